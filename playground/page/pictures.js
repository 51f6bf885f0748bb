// Pictures in a message, in the boxes that Discord's client gives them.

import { h } from "./dom.js";
import { t } from "./texts.js";
import { view } from "./viewer.js";

const WIDEST = 550;
const HIGHEST = 350;

export function gallery(items) {
  const kind = items.length > 4 ? "many" : items.length;
  return h(
    "div",
    { class: `gallery gallery-${kind}` },
    items.map((item) => picture(item.media, item.description, item.spoiler)),
  );
}

export function picture(media, description, hidden) {
  const image = h("img", { src: media.url, alt: description ?? t("picture"), loading: "lazy", decoding: "async" });
  const frame = h(
    "button",
    {
      type: "button",
      class: `picture${hidden ? " covered" : ""}`,
      "aria-label": `${t("enlarge")}: ${description ?? t("picture")}`,
    },
    image,
    description ? h("span", { class: "alt-tag", "aria-hidden": "true" }, "ALT") : null,
  );
  const { width, height } = media;
  if (width && height) {
    image.width = width;
    image.height = height;
    frame.classList.add("sized");
    frame.style.setProperty("--own", `${width}px`);
    frame.style.setProperty("--fit", `${Math.min(width, WIDEST, (HIGHEST * width) / height)}px`);
    frame.style.setProperty("--ratio", `${width} / ${height}`);
  }
  frame.addEventListener("click", () => {
    if (frame.classList.contains("covered")) frame.classList.remove("covered");
    else view(frame);
  });
  return frame;
}
