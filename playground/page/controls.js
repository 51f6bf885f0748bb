// Buttons and select menus inside messages.

import { h, icon } from "./dom.js";
import { t } from "./texts.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

export function emoji(one) {
  if (!one) return null;
  return one.id
    ? h("img", { class: "emoji", src: `/emojis/${one.id}.png`, alt: "" })
    : h("span", { class: "emoji-text" }, one.name);
}

export function button(one, message, world) {
  const style = STYLES[one.style] ?? "secondary";
  const face = [emoji(one.emoji), one.label ? h("span", {}, one.label) : null];
  if (style === "link")
    return h("a", { class: "button link", href: one.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("link"));
  const busy = world.busy.has(`${message.id}:${one.custom_id}`);
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}${busy ? " busy" : ""}`,
      disabled: Boolean(one.disabled),
      "aria-busy": busy ? "true" : undefined,
      "aria-label": one.label ? undefined : one.emoji?.name,
      data: { customId: one.custom_id },
      onclick: () => world.use(message, one.custom_id, "click", {}),
    },
    face,
  );
}

// What a select offers: its own options, or the people, roles and channels of the place.
export function choices(one, world) {
  if (one.type === 3 || one.options) return one.options.map((option) => ({ ...option, emoji: option.emoji }));
  const people = world.look.people.map((person) => ({ label: person.name, value: person.id }));
  const bot = { label: world.bot.name, value: world.bot.id };
  const roles = world.look.servers.flatMap((server) => server.roles.map((role) => ({ label: role.name, value: role.id })));
  const channels = world.look.servers.flatMap((server) =>
    server.channels
      .flatMap((channel) => [channel, ...channel.threads])
      .map((place) => ({ label: `#${place.name}`, value: place.id })),
  );
  return { 5: [...people, bot], 6: roles, 7: [...people, bot, ...roles], 8: channels }[one.type] ?? [];
}

export function select(one, message, world) {
  const key = `${message.id}:${one.custom_id}`;
  return listbox(one, choices(one, world), {
    busy: world.busy.has(key),
    onChoose: (values) => world.use(message, one.custom_id, "select", { values }),
  });
}

let count = 0;

// A select menu that shows descriptions: a button that unfolds a list; arrows, Home, End, Enter and Escape work.
export function listbox(one, options, { busy = false, onChoose, instant = true }) {
  const most = one.max_values ?? 1;
  const least = one.min_values ?? 1;
  const many = most > 1 || least === 0;
  const presets = options.filter((option) => option.default).map((option) => option.value);
  let chosen = new Set(presets);
  const name = `list-${++count}`;
  const caption = h("span", { class: "caption" });
  const face = h(
    "button",
    {
      type: "button",
      class: `select${busy ? " busy" : ""}`,
      disabled: Boolean(one.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": name,
      data: { customId: one.custom_id },
    },
    caption,
    icon("down"),
  );
  const list = h("ul", {
    class: "options",
    id: name,
    role: "listbox",
    tabindex: "-1",
    hidden: true,
    "aria-multiselectable": many ? "true" : undefined,
  });
  const confirm = h("button", { type: "button", class: "button primary", hidden: true, onclick: () => finish() }, t("confirm"));
  let active = 0;

  const describe = () => {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    caption.textContent = labels.length ? labels.join(", ") : (one.placeholder ?? t("choose"));
    caption.classList.toggle("unset", !labels.length);
    confirm.disabled = chosen.size < least;
  };
  const items = options.map((option, at) => {
    const item = h(
      "li",
      { id: `${name}-${at}`, role: "option", class: "option", "aria-selected": "false", data: { value: option.value } },
      many ? h("span", { class: "tick" }, icon("check")) : null,
      emoji(option.emoji),
      h(
        "span",
        { class: "option-text" },
        h("span", {}, option.label),
        option.description ? h("small", {}, option.description) : null,
      ),
    );
    item.addEventListener("click", () => pick(at));
    item.addEventListener("pointermove", () => point(at));
    return item;
  });
  list.append(...items);

  function point(at) {
    active = Math.max(0, Math.min(at, items.length - 1));
    items.forEach((item, place) => item.classList.toggle("active", place === active));
    list.setAttribute("aria-activedescendant", items[active]?.id ?? "");
  }
  function show(open) {
    list.hidden = !open;
    confirm.hidden = !(open && many && instant);
    face.setAttribute("aria-expanded", String(open));
    if (open) {
      point(
        Math.max(
          0,
          options.findIndex((option) => chosen.has(option.value)),
        ),
      );
      items.forEach((item, at) => item.setAttribute("aria-selected", String(chosen.has(options[at].value))));
      list.focus({ preventScroll: true });
      list.scrollIntoView({ block: "nearest" });
    }
  }
  function pick(at) {
    const { value } = options[at];
    if (!many) chosen = new Set([value]);
    else if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    items.forEach((item, place) => item.setAttribute("aria-selected", String(chosen.has(options[place].value))));
    describe();
    if (!many) {
      show(false);
      face.focus();
      onChoose([...chosen]);
    } else if (!instant) onChoose([...chosen]);
  }
  function finish() {
    show(false);
    face.focus();
    onChoose(options.map((option) => option.value).filter((value) => chosen.has(value)));
  }
  face.addEventListener("click", () => show(list.hidden));
  face.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      show(true);
    }
  });
  list.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 };
    if (event.key in moves) point(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") pick(active);
    else if (event.key === "Escape") {
      show(false);
      face.focus();
    } else if (event.key.length === 1) {
      const found = options.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found >= 0) point(found);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
    items[active]?.scrollIntoView({ block: "nearest" });
  });
  describe();
  return h("div", { class: "select-box" }, face, list, confirm);
}
