// Builds elements; text always goes in as text, never as HTML.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SHAPES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  hash: "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 5v7a4 4 0 0 0 4 4h10M15 12l4 4-4 4",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  restart: "M20 5v5h-5M20 10a8 8 0 1 0 1 5",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  check: "M5 13l4 4L19 7",
  link: "M14 4h6v6M20 4l-9 9M19 14v6H4V5h6",
  send: "M4 12l16-8-6 16-3-7z",
  reply: "M10 6L4 12l6 6M4 12h10a6 6 0 0 1 6 6",
  archive: "M4 5h16v4H4zM6 9v10h12V9M10 13h4",
  dots: "M6 12h.01M12 12h.01M18 12h.01",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

// Draw something anew without taking the keyboard away from whoever is in it.
export function keepingFocus(container, draw) {
  const { id, dataset } = container.contains(document.activeElement) ? document.activeElement : { dataset: {} };
  const [key] = ["place", "person"].filter((one) => dataset[one]);
  const selector = id ? `#${CSS.escape(id)}` : key ? `[data-${key}="${CSS.escape(dataset[key])}"]` : null;
  draw();
  if (selector) container.querySelector(selector)?.focus({ preventScroll: true });
}

export const byId = (id) => document.getElementById(id);

// Each person has an ink of their own, in the order in which they came; the bot always has the same.
const inks = new Map();

export function setInks(look) {
  inks.clear();
  look.people.forEach((one, at) => inks.set(one.id, (at % 6) + 1));
}

export function avatar(id, name, kind = "") {
  return h(
    "span",
    { class: `avatar ink-${inks.get(id) ?? 0} ${kind}`, "aria-hidden": "true" },
    [...name][0]?.toUpperCase() ?? "?",
  );
}
