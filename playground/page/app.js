// The page as a whole: what it knows, what it draws, what it does with news.

import { Composer } from "./composer.js";
import { openModal } from "./dialogs.js";
import { byId, icon, setInks } from "./dom.js";
import { Log } from "./log.js";
import { relative } from "./markdown.js";
import { dots } from "./message.js";
import { drawBot, drawHeading, drawPeople, drawSidebar } from "./sidebar.js";
import { language, sorry, speak, t } from "./texts.js";
import { Wire } from "./wire.js";

const MODAL = 9;
const TYPING_SECONDS = 10;

class World {
  look = null;
  channel = "";
  messages = new Map();
  more = false;
  menu = [];
  commands = [];
  busy = new Set();
  failures = new Map();
  local = [];
  firstUnread = null;
  restarting = false;
  #typing = 0;
  #lookTimer = 0;

  constructor() {
    const asked = new URLSearchParams(location.hash.slice(1));
    this.key = asked.get("key") ?? "";
    this.wanted = { person: asked.get("person"), channel: asked.get("channel") };
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.wire = new Wire({
      key: this.key,
      onNews: (news) => this.hear(news),
      onOpen: () =>
        this.arrive().catch((error) => {
          if (error.code !== "offline") throw error; // lost again: the next connection arrives anew
        }),
      onLost: () => this.notice(t("offline"), true),
      onWrongKey: () => this.notice(t("wrong_key"), true),
    });
  }

  get you() {
    return this.look?.you;
  }
  get bot() {
    return this.look.bot;
  }
  get me() {
    return this.look.people.find((one) => one.id === this.you);
  }

  nameOf(id) {
    if (id === this.bot.id) return this.bot.name;
    return this.look.people.find((one) => one.id === id)?.name ?? "?";
  }

  place(id) {
    if (!this.look) return null;
    if (id === this.look.direct.id) return { ...this.look.direct, direct: true };
    for (const server of this.look.servers) {
      for (const channel of server.channels) {
        if (channel.id === id) return channel;
        const thread = channel.threads.find((one) => one.id === id);
        if (thread) return { ...thread, parent: channel };
      }
    }
    return null;
  }

  // arriving, changing person, changing place

  async arrive() {
    this.notice("");
    const person = this.you ?? this.wanted.person;
    try {
      this.look = person ? await this.wire.ask("be", { person }) : await this.wire.ask("look");
    } catch {
      this.look = await this.wire.ask("look");
    }
    await this.settle(this.channel || this.wanted.channel);
  }

  async be(person) {
    if (person === this.you) return;
    const here = this.channel;
    const direct = here === this.look.direct.id;
    this.look = await this.wire.ask("be", { person });
    await this.settle(direct ? this.look.direct.id : here);
  }

  async settle(channel) {
    speak(this.me.locale);
    byId("skip").textContent = t("skip");
    const fallback = this.look.servers[0]?.channels[0]?.id ?? this.look.direct.id;
    this.local = [];
    this.busy.clear();
    this.failures.clear();
    await this.go(this.place(channel) ? channel : fallback);
  }

  async go(channel) {
    if (!this.place(channel)) await this.refresh();
    if (!this.place(channel)) return this.notice(t("e_no_such_channel"));
    const moved = channel !== this.channel;
    this.channel = channel;
    this.drawer(false);
    history.replaceState(null, "", `#${new URLSearchParams({ key: this.key, person: this.you, channel })}`);
    const unread = this.look.unread[channel]?.[0] ?? 0;
    const [page, commands] = await Promise.all([this.wire.ask("messages", { channel }), this.wire.ask("commands", { channel })]);
    if (channel !== this.channel) return;
    this.messages = new Map(page.messages.map((one) => [one.id, one]));
    this.more = page.more;
    this.menu = page.menu;
    this.commands = commands;
    if (moved) this.local = [];
    const others = page.messages.filter((one) => one.author.id !== this.you);
    this.firstUnread = unread && unread < others.length ? others.at(-unread).id : null;
    this.markRead();
    this.drawFrame();
    this.log.draw(true);
    if (moved) this.composer.plain("", matchMedia("(pointer: fine)").matches);
    else this.composer.refresh();
    this.stopTyping();
  }

  async refresh() {
    this.look = await this.wire.ask("look");
    if (this.me.locale !== language()) {
      speak(this.me.locale);
      this.log.draw();
    }
    this.commands = await this.wire.ask("commands", { channel: this.channel }).catch(() => []);
    this.markRead();
    this.drawFrame();
    this.composer.refresh();
  }

  markRead() {
    if (document.hidden || !this.look.unread[this.channel]) return;
    delete this.look.unread[this.channel];
    this.wire.ask("read", { channel: this.channel }).catch(() => {});
  }

  // doing

  async act(what, details, message) {
    try {
      return await this.wire.ask(what, details);
    } catch (error) {
      if (message) this.fail(message, error);
      else this.notice(sorry(error));
    }
  }

  async use(message, customId, what, details) {
    const key = `${message.id}:${customId}`;
    if (this.busy.has(key)) return;
    this.busy.add(key);
    this.failures.delete(message.id);
    this.log.redraw(message.id);
    try {
      const answer = await this.wire.ask(what, { message: message.id, custom_id: customId, ...details });
      if (answer.callback === MODAL) openModal(answer.interaction, answer.modal, this);
    } catch (error) {
      this.fail(message.id, error);
    }
    this.busy.delete(key);
    this.log.redraw(message.id, customId);
  }

  fail(message, error) {
    this.failures.set(message, error.code === "failed" ? t("failed") : sorry(error));
    this.log.redraw(message);
  }

  async slash(leaf, options) {
    const line = { label: leaf.label, channel: this.channel, failed: null };
    this.local.push(line);
    this.log.drawLocal(true);
    try {
      const answer = await this.wire.ask("slash", { channel: this.channel, path: leaf.path, options });
      this.local = this.local.filter((one) => one !== line);
      if (answer.callback === MODAL) openModal(answer.interaction, answer.modal, this);
    } catch (error) {
      if (error.code !== "failed") this.local = this.local.filter((one) => one !== line);
      line.failed = t("no_answer");
      throw error;
    } finally {
      this.log.drawLocal(true);
    }
  }

  typeCommand(path) {
    this.composer.typeCommand(path);
  }

  async restart() {
    this.restarting = true;
    drawBot(this);
    const done = await this.act("restart", {});
    this.restarting = false;
    await this.refresh();
    if (done !== undefined) this.notice(t("restarted"));
  }

  // hearing

  hear(news) {
    if (!this.look) return;
    const action = {
      message: () => this.hearMessage(news),
      gone: () => this.hearGone(news),
      nudge: () => this.hearNudge(news),
      typing: () => news.channel === this.channel && this.showTyping(),
      bot: () => {
        this.bot.connected = news.connected;
        drawBot(this);
      },
      look: () => {
        clearTimeout(this.#lookTimer);
        this.#lookTimer = setTimeout(() => this.refresh().catch(() => {}), 60);
      },
    }[news.event];
    action?.();
  }

  hearMessage({ message, new: fresh }) {
    if (message.channel_id !== this.channel) {
      if (fresh && message.author.id !== this.you) {
        const [count, mentions] = this.look.unread[message.channel_id] ?? [0, 0];
        this.look.unread[message.channel_id] = [count + 1, mentions + message.mentions.some((one) => one.id === this.you)];
        this.place(message.channel_id) ? drawSidebar(this) : this.refresh();
      }
      return;
    }
    const known = this.messages.has(message.id);
    if (!known && !fresh) return;
    this.messages.set(message.id, message);
    if (known) this.log.redraw(message.id);
    else {
      if (message.author.id === this.bot.id) this.stopTyping();
      this.log.append(message);
      if (!document.hidden) this.wire.ask("read", { channel: this.channel }).catch(() => {});
      else this.look.unread[this.channel] = [1, 0];
    }
  }

  hearGone({ message }) {
    if (!this.messages.delete(message)) return;
    this.log.draw();
  }

  hearNudge({ person, mention }) {
    const other = this.look.people.find((one) => one.id === person);
    if (!other || !mention) return;
    other.calls += 1;
    drawPeople(this);
  }

  showTyping() {
    clearTimeout(this.#typing);
    byId("typing").replaceChildren(dots(), t("typing", { bot: this.bot.name }));
    this.#typing = setTimeout(() => this.stopTyping(), TYPING_SECONDS * 1000);
  }

  stopTyping() {
    clearTimeout(this.#typing);
    byId("typing").replaceChildren();
  }

  // drawing

  drawFrame() {
    setInks(this.look);
    byId("drawer-button").setAttribute("aria-label", t("menu"));
    byId("newer").setAttribute("aria-label", t("newer"));
    drawPeople(this);
    drawBot(this);
    drawSidebar(this);
    drawHeading(this);
  }

  drawer(open) {
    document.body.classList.toggle("drawer-open", open);
    byId("veil").hidden = !open;
    byId("drawer-button").setAttribute("aria-expanded", String(open));
    if (open) byId("sidebar").querySelector(".place.current, .place")?.focus();
  }

  notice(text, stays = false) {
    const box = byId("notice");
    box.textContent = text;
    box.hidden = !text;
    clearTimeout(this.noticeTimer);
    if (text && !stays)
      this.noticeTimer = setTimeout(() => {
        box.hidden = true;
      }, 5000);
  }
}

const world = new World();

byId("drawer-button").append(icon("menu"));
byId("drawer-button").addEventListener("click", () => world.drawer(!document.body.classList.contains("drawer-open")));
byId("veil").addEventListener("click", () => world.drawer(false));
document.addEventListener("visibilitychange", () => world.look && world.markRead());
document.addEventListener("keydown", (event) => {
  if (event.altKey && /^[1-9]$/.test(event.key) && world.look?.people[event.key - 1]) {
    event.preventDefault();
    world.be(world.look.people[event.key - 1].id);
  } else if (event.key === "Escape" && document.body.classList.contains("drawer-open")) world.drawer(false);
  else if (event.key === "/" && document.activeElement === document.body) byId("text")?.focus();
});
setInterval(
  () =>
    document.querySelectorAll("[data-relative]").forEach((one) => {
      one.textContent = relative(Number(one.dataset.relative));
    }),
  15000,
);
