// The conversation as a list: messages, days, what is new, commands under way; it stays at the end unless one scrolls away.

import { byId, h, icon } from "./dom.js";
import { dots, isPrivate, renderMessage } from "./message.js";
import { language, t } from "./texts.js";

const PICTURE_PATIENCE = 600;

export class Log {
  #turns = new Map();

  constructor(world) {
    this.world = world;
    byId("newer").append(icon("down"));
    byId("newer").addEventListener("click", () => this.toEnd());
    // Pictures and windows that change their height must not push the newest message out of sight.
    let wasAtEnd = true;
    byId("scroll").addEventListener(
      "scroll",
      () => {
        wasAtEnd = this.atEnd();
        if (wasAtEnd) byId("newer").hidden = true;
      },
      { passive: true },
    );
    new ResizeObserver(() => wasAtEnd && this.toEnd()).observe(byId("log"));
  }

  draw(toEnd = false) {
    this.#turns.clear();
    const stay = this.atEnd();
    const log = byId("log");
    const items = [];
    if (this.world.more)
      items.push(
        h(
          "li",
          { class: "earlier" },
          h("button", { type: "button", class: "button secondary", onclick: () => this.earlier() }, t("earlier")),
        ),
      );
    let previous = null;
    let day = "";
    for (const message of [...this.world.messages.values()]) {
      const today = new Date(message.timestamp).toDateString();
      if (today !== day) {
        items.push(h("li", { class: "day" }, h("span", {}, dayName(message.timestamp))));
        previous = null;
      }
      day = today;
      if (message.id === this.world.firstUnread) {
        items.push(h("li", { class: "news" }, h("span", {}, t("news_line"))));
        previous = null;
      }
      items.push(renderMessage(message, previous, this.world));
      previous = message;
    }
    if (!this.world.messages.size)
      items.push(
        h(
          "li",
          { class: "empty" },
          icon(this.world.place(this.world.channel)?.direct ? "mail" : "hash"),
          h("h2", {}, t("empty_title")),
          h("p", {}, t("empty")),
          h("p", {}, t("empty_people")),
        ),
      );
    log.replaceChildren(...items);
    this.drawLocal();
    if (toEnd || stay) this.toEnd();
  }

  append(message) {
    const log = byId("log");
    const stay = this.atEnd() || message.author.id === this.world.you || isPrivate(message);
    if (this.world.messages.size === 1) return this.draw(true);
    const previous = [...this.world.messages.values()].at(-2);
    if (new Date(previous.timestamp).toDateString() !== new Date(message.timestamp).toDateString()) return this.draw(stay);
    const item = renderMessage(message, previous, this.world);
    const line = log.querySelector(".local");
    line ? line.before(item) : log.append(item);
    if (stay) this.toEnd();
    else byId("newer").hidden = false;
  }

  async redraw(id, focusOn) {
    const find = () => byId("log").querySelector(`[data-id="${CSS.escape(id)}"]`);
    const message = this.world.messages.get(id);
    const old = find();
    if (!message || !old) return;
    const turn = (this.#turns.get(id) ?? 0) + 1;
    this.#turns.set(id, turn);
    const all = [...this.world.messages.values()];
    const joined = old.classList.contains("joined");
    const fresh = renderMessage(message, joined ? all[all.indexOf(message) - 1] : null, this.world);
    await picturesReady(old, fresh);
    const current = find();
    // Whoever asked later draws the newer state.
    if (!current || this.#turns.get(id) !== turn) return;
    const stay = this.atEnd();
    const place = focusWithin(current);
    current.replaceWith(fresh);
    restoreFocus(fresh, place, focusOn);
    if (stay) this.toEnd();
  }

  drawLocal(toEnd = false) {
    const log = byId("log");
    log.querySelectorAll(".local").forEach((one) => one.remove());
    for (const line of this.world.local.filter((one) => one.channel === this.world.channel)) {
      const words = line.failed ? h("span", { class: "failure" }, line.failed) : h("span", { class: "thinking" }, dots());
      const away = line.failed
        ? h(
            "button",
            {
              type: "button",
              class: "text-button",
              onclick: () => {
                this.world.local = this.world.local.filter((one) => one !== line);
                this.drawLocal();
              },
            },
            t("dismiss"),
          )
        : null;
      log.append(
        h(
          "li",
          { class: "local", role: line.failed ? "alert" : undefined },
          h("code", { class: "command" }, `/${line.label}`),
          words,
          away,
        ),
      );
    }
    if (toEnd) this.toEnd();
  }

  async earlier() {
    const first = this.world.messages.keys().next().value;
    const scroll = byId("scroll");
    const below = scroll.scrollHeight - scroll.scrollTop;
    const page = await this.world.act("messages", { channel: this.world.channel, before: first });
    if (!page) return;
    this.world.messages = new Map([...page.messages.map((one) => [one.id, one]), ...this.world.messages]);
    this.world.more = page.more;
    this.draw();
    scroll.scrollTop = scroll.scrollHeight - below;
  }

  atEnd() {
    const scroll = byId("scroll");
    return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 120;
  }

  toEnd() {
    const scroll = byId("scroll");
    scroll.scrollTop = scroll.scrollHeight;
    byId("newer").hidden = true;
  }
}

function dayName(stamp) {
  const when = new Date(stamp);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(when).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return t("today");
  if (days === 1) return t("yesterday");
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(when);
}

// A board must not flicker: the same picture is kept, a new one is fetched before the old one goes.
async function picturesReady(old, fresh) {
  const known = new Map([...old.querySelectorAll("img")].map((one) => [one.src, one]));
  const missing = [];
  for (const image of fresh.querySelectorAll("img")) {
    image.loading = "eager";
    if (known.has(image.src)) image.replaceWith(known.get(image.src).cloneNode());
    else missing.push(image.decode().catch(() => {}));
  }
  if (missing.length) await Promise.race([Promise.all(missing), new Promise((done) => setTimeout(done, PICTURE_PATIENCE))]);
}

const controlsOf = (item) => [...item.querySelectorAll("[data-custom-id]")];

function focusWithin(item) {
  const at = controlsOf(item).indexOf(document.activeElement);
  return at < 0 ? null : { at, customId: document.activeElement.dataset.customId };
}

// Back to the same control; when it is gone, to the one that stands in its place.
function restoreFocus(item, place, focusOn) {
  if (!place && (!focusOn || document.activeElement !== document.body)) return;
  const controls = controlsOf(item);
  const same = controls.find((one) => one.dataset.customId === (place?.customId ?? focusOn));
  (same ?? controls[place?.at])?.focus({ preventScroll: true });
}
