// Around the conversation: who you are, where you can go, how the bot is.

import { avatar, byId, h, icon, keepingFocus } from "./dom.js";
import { NAMES, t } from "./texts.js";

export function drawPeople(world) {
  const { people, you } = world.look;
  byId("people").setAttribute("aria-label", t("people"));
  const faces = people.map((one, at) => {
    const calls = one.id === you ? 0 : one.calls;
    return h(
      "button",
      {
        type: "button",
        class: `person${one.id === you ? " current" : ""}`,
        "aria-pressed": String(one.id === you),
        title: `${one.name} · ${NAMES[one.locale] ?? one.locale} · Alt+${at + 1}`,
        data: { person: one.id },
        onclick: () => world.be(one.id),
      },
      avatar(one.id, one.name),
      h("span", { class: "person-name" }, one.name),
      h("small", { class: "person-language" }, one.locale.split("-")[0]),
      calls ? h("span", { class: "badge call", "aria-label": t("calls", { n: calls }) }, String(calls)) : null,
    );
  });
  keepingFocus(byId("people"), () => byId("people").replaceChildren(...faces));
}

export function drawBot(world) {
  const { bot } = world.look;
  const state = h(
    "span",
    { class: `state${bot.connected ? " on" : ""}`, title: t(bot.connected ? "bot_on" : "bot_off", { bot: bot.name }) },
    h("span", { class: "hidden-text" }, t(bot.connected ? "bot_on" : "bot_off", { bot: bot.name })),
  );
  const restart = h(
    "button",
    {
      type: "button",
      class: `icon-button restart${world.restarting ? " busy" : ""}`,
      disabled: world.restarting,
      "aria-label": world.restarting ? t("restarting") : t("restart"),
      title: t("restart"),
      onclick: () => world.restart(),
    },
    icon("restart"),
  );
  byId("bot").replaceChildren(h("span", { class: "bot-name" }, bot.name), state, ...(bot.restartable ? [restart] : []));
}

export function drawSidebar(world) {
  const { look } = world;
  const parts = look.servers.map((server) =>
    h(
      "section",
      {},
      h("h2", {}, server.name),
      h(
        "ul",
        { class: "places" },
        server.channels.map((channel) => h("li", {}, place(channel, "hash", world), threads(channel, world))),
      ),
    ),
  );
  parts.push(
    h(
      "section",
      {},
      h("h2", {}, t("direct")),
      h("ul", { class: "places" }, h("li", {}, place({ ...look.direct }, "mail", world))),
    ),
  );
  byId("sidebar").setAttribute("aria-label", t("channels"));
  const scrolled = byId("sidebar").firstElementChild?.scrollTop ?? 0;
  keepingFocus(byId("sidebar"), () => byId("sidebar").replaceChildren(h("div", { class: "sidebar-scroll" }, parts), you(world)));
  byId("sidebar").firstElementChild.scrollTop = scrolled;
}

function threads(channel, world) {
  const awake = channel.threads.filter((one) => !one.archived || one.id === world.channel);
  const asleep = channel.threads.filter((one) => !awake.includes(one));
  if (!channel.threads.length) return null;
  const list = (some) => some.map((one) => h("li", {}, place(one, one.private ? "lock" : "thread", world)));
  return [
    h("ul", { class: "threads" }, list(awake)),
    asleep.length
      ? h(
          "details",
          { class: "asleep" },
          h("summary", {}, `${t("archived")} (${asleep.length})`),
          h("ul", { class: "threads" }, list(asleep)),
        )
      : null,
  ];
}

function place(one, picture, world) {
  const [count, mentions] = world.look.unread[one.id] ?? [0, 0];
  const calls = one.id === world.look.direct.id ? count : mentions;
  const current = one.id === world.channel;
  const badge =
    !count || current
      ? null
      : calls
        ? h("span", { class: "badge call", "aria-label": t("calls", { n: calls }) }, String(calls))
        : h("span", { class: "badge", "aria-label": t("unread", { n: count }) }, String(count));
  return h(
    "button",
    {
      type: "button",
      class: `place${current ? " current" : ""}${count && !current ? " unread" : ""}`,
      "aria-current": current ? "page" : undefined,
      data: { place: one.id },
      onclick: () => world.go(one.id),
    },
    icon(picture),
    h("span", { class: "place-name" }, one.name),
    badge,
  );
}

function you(world) {
  const me = world.me;
  const language = h(
    "select",
    { id: "language", onchange: (event) => world.act("speak", { locale: event.target.value }) },
    world.look.locales.map((one) => h("option", { value: one, selected: one === me.locale }, NAMES[one] ?? one)),
  );
  const closed = h("input", {
    id: "closed",
    type: "checkbox",
    role: "switch",
    checked: me.closed,
    onchange: (event) => world.act("close", { closed: event.target.checked }),
  });
  return h(
    "section",
    { class: "you" },
    h("div", { class: "you-name" }, avatar(me.id, me.name), h("strong", {}, me.name)),
    h("div", { class: "setting" }, h("label", { for: "language" }, t("language")), language),
    h(
      "div",
      { class: "setting" },
      h("label", { for: "closed", title: t("closed_hint", { name: me.name }) }, t("closed")),
      closed,
    ),
  );
}

export function drawHeading(world) {
  const here = world.place(world.channel);
  byId("heading").replaceChildren(
    ...(here
      ? [
          icon(here.direct ? "mail" : here.parent ? (here.private ? "lock" : "thread") : "hash"),
          h("h1", {}, here.name),
          here.parent
            ? h("button", { type: "button", class: "mention", onclick: () => world.go(here.parent.id) }, `#${here.parent.name}`)
            : null,
          here.archived ? h("span", { class: "tag" }, t("archived")) : null,
          here.topic ? h("p", {}, here.topic) : null,
        ].filter(Boolean)
      : []),
  );
}
