// One message: who, when, what, with all its components.

import { button, select } from "./controls.js";
import { avatar, h, icon } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { gallery, picture } from "./pictures.js";
import { language, t } from "./texts.js";

const PRIVATE = 1 << 6;
const LOADING = 1 << 7;
const TOKEN_SECONDS = 15 * 60;
const THREAD_CREATED = 18;

export const isPrivate = (message) => Boolean(message.flags & PRIVATE);
export const isThinking = (message) => Boolean(message.flags & LOADING);

export function renderMessage(message, previous, world) {
  if (message.type === THREAD_CREATED) return threadLine(message, world);
  const name = world.nameOf(message.author.id);
  const origin = originOf(message, world);
  const joined = previous && !origin && continues(previous, message);
  const item = h("li", {
    class: `message${joined ? " joined" : ""}${isPrivate(message) ? " private" : ""}${mentionsYou(message, world) ? " for-you" : ""}`,
    data: { id: message.id },
  });
  if (origin) item.append(origin);
  const head = h(
    "div",
    { class: "head" },
    h("span", { class: "author" }, name),
    message.author.bot ? h("span", { class: "tag" }, t("app")) : null,
    clock(message.timestamp),
  );
  const body = h("div", { class: "body" }, content(message, world));
  item.append(joined ? h("span", { class: "avatar-gap" }) : avatar(message.author.id, name, message.author.bot ? "square" : ""));
  item.append(h("div", { class: "column" }, joined ? null : head, body, footer(message, world)));
  if (world.menu.length && !isPrivate(message)) item.append(menu(message, world));
  return item;
}

function threadLine(message, world) {
  const thread = message.message_reference?.channel_id;
  const open = h("button", { type: "button", class: "mention", onclick: () => world.go(thread) }, message.content);
  return h(
    "li",
    { class: "message system", data: { id: message.id } },
    icon("thread"),
    h("span", {}, t("thread_started", { name: world.nameOf(message.author.id) }), " ", open),
  );
}

const mentionsYou = (message, world) => message.mentions.some((one) => one.id === world.you);

function continues(previous, message) {
  const near = new Date(message.timestamp) - new Date(previous.timestamp) < 5 * 60 * 1000;
  return (
    near &&
    previous.author.id === message.author.id &&
    previous.type !== THREAD_CREATED &&
    isPrivate(previous) === isPrivate(message)
  );
}

function originOf(message, world) {
  if (message.interaction) {
    const user = message.interaction.user;
    return h(
      "div",
      { class: "origin" },
      icon("reply"),
      avatar(user.id, world.nameOf(user.id), "tiny"),
      h("span", {}, t("used", { name: world.nameOf(user.id) })),
      h("code", { class: "command" }, `/${message.interaction.name}`),
    );
  }
  const target = message.message_reference?.message_id;
  if (!target) return null;
  const source = world.messages.get(target);
  const jump = () =>
    document.querySelector(`[data-id="${CSS.escape(target)}"]`)?.scrollIntoView({ block: "center", behavior: "smooth" });
  const author = source?.author.id;
  return h(
    "div",
    { class: "origin" },
    icon("reply"),
    author ? avatar(author, world.nameOf(author), source.author.bot ? "tiny square" : "tiny") : null,
    author ? h("span", {}, world.nameOf(author)) : null,
    // The style cuts it where the room ends.
    h("button", { type: "button", class: "jump", onclick: jump, title: t("replying") }, source ? plain(source, world) : "…"),
  );
}

// All text of a message on one line, as it reads: names for mentions, no signs of markup, hidden things hidden.
function plain(message, world) {
  const texts = [message.content];
  const walk = (parts) =>
    parts.forEach((one) => {
      if (one.type === 10) texts.push(one.content);
      walk(one.components ?? []);
    });
  walk(message.components);
  const lines = texts.join("\n").split("\n");
  const line = h(
    "span",
    {},
    lines.map((one) => [inline(one.replace(/^ *(#{1,3}|-#|>|[-*]|\d+\.) +/, ""), world), " "]),
  );
  line.querySelectorAll(".spoiler").forEach((one) => one.replaceWith("▇▇▇"));
  line.querySelectorAll("img").forEach((one) => one.replaceWith(one.alt));
  return line.textContent.replace(/\s+/g, " ").trim() || "…";
}

function clock(stamp) {
  const when = new Date(stamp);
  const short = new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(when);
  return h(
    "time",
    { datetime: stamp, title: new Intl.DateTimeFormat(language(), { dateStyle: "full", timeStyle: "medium" }).format(when) },
    short,
  );
}

function content(message, world) {
  if (isThinking(message)) {
    const tooLong = Date.now() - new Date(message.timestamp) > TOKEN_SECONDS * 1000;
    if (tooLong) return [h("p", { class: "failure" }, t("thought_too_long"))];
    return [h("p", { class: "thinking", role: "status" }, dots(), t("thinking", { bot: world.bot.name }))];
  }
  const parts = [h("div", { class: "markdown" }, message.content ? markdown(message.content, world) : [])];
  if (message.edited_timestamp && message.content) parts[0].append(h("span", { class: "edited" }, `(${t("edited")})`));
  parts.push(message.embeds.map((embed) => embedBox(embed, world)));
  const shown = message.flags & (1 << 15) ? [] : message.attachments;
  const images = shown.filter(isImage);
  if (images.length) parts.push(gallery(images.map((one) => ({ media: one, description: one.description }))));
  parts.push(shown.filter((one) => !isImage(one)).map((one) => fileLine(one.url, one.filename)));
  parts.push(message.components.map((one) => component(one, message, world)));
  return parts;
}

export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function footer(message, world) {
  const lines = [];
  if (isPrivate(message)) {
    const away = h(
      "button",
      { type: "button", class: "text-button", onclick: () => world.act("dismiss", { message: message.id }) },
      t("dismiss"),
    );
    lines.push(h("p", { class: "only-you" }, icon("eye"), t("only_you"), isThinking(message) ? null : [" · ", away]));
  }
  const failure = world.failures.get(message.id);
  if (failure) lines.push(h("p", { class: "failure", role: "alert" }, failure));
  return lines;
}

function menu(message, world) {
  const list = h(
    "div",
    { class: "menu-list", hidden: true },
    world.menu.map((name) =>
      h(
        "button",
        {
          type: "button",
          onclick: () => {
            list.hidden = true;
            world.act("menu", { message: message.id, name }, message.id);
          },
        },
        name,
      ),
    ),
  );
  const open = h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": t("apps"),
      onclick: () => {
        list.hidden = !list.hidden;
      },
    },
    icon("dots"),
  );
  return h("div", { class: "menu" }, open, list);
}

// components

function component(one, message, world) {
  const children = () => (one.components ?? []).map((child) => component(child, message, world));
  switch (one.type) {
    case 1:
      return h("div", { class: "row" }, children());
    case 2:
      return button(one, message, world);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(one, message, world);
    case 9:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, children()),
        component(one.accessory, message, world),
      );
    case 10:
      return h("div", { class: "markdown" }, markdown(one.content, world));
    case 11:
      return h("div", { class: "thumbnail" }, picture(one.media, one.description, one.spoiler));
    case 12:
      return gallery(one.items);
    case 13:
      return fileLine(one.file.url, one.name ?? one.file.url.split("?")[0].split("/").at(-1));
    case 14:
      return h("hr", { class: `${one.divider === false ? "invisible" : ""} spacing-${one.spacing ?? 1}` });
    case 17:
      return container(one, children());
    default:
      return null;
  }
}

function container(one, children) {
  const box = h("div", { class: "container" }, children);
  if (one.accent_color !== null && one.accent_color !== undefined)
    box.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  return box;
}

const isImage = (file) => file.content_type?.startsWith("image/") && file.content_type !== "image/svg+xml";

const fileLine = (url, name) => h("a", { class: "file", href: url, download: name }, icon("archive"), name);

function embedBox(embed, world) {
  const box = h(
    "div",
    { class: "container embed" },
    embed.author ? h("p", { class: "small" }, embed.author.name) : null,
    embed.title ? h("h3", {}, inline(embed.title, world)) : null,
    embed.description ? h("div", { class: "markdown" }, markdown(embed.description, world)) : null,
    embed.fields?.length
      ? h(
          "dl",
          {},
          embed.fields.map((field) =>
            h(
              "div",
              { class: field.inline ? "inline" : "" },
              h("dt", {}, inline(field.name, world)),
              h("dd", {}, markdown(field.value, world)),
            ),
          ),
        )
      : null,
    embed.footer ? h("p", { class: "small" }, embed.footer.text) : null,
  );
  if (embed.color) box.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}
