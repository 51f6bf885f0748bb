// Discord's markdown as elements: headings, lists, quotes, code, emphasis, mentions, times, emoji. No HTML is ever parsed.

import { h } from "./dom.js";
import { language, t } from "./texts.js";

const INLINE = new RegExp(
  [
    "(?<escape>\\\\[\\\\*_~`|>#\\-\\[\\]()<])",
    "`(?<code>[^`\\n]+)`",
    "\\*\\*\\*(?<both>[^\\n]+?)\\*\\*\\*",
    "\\*\\*(?<bold>[^\\n]+?)\\*\\*",
    "__(?<under>[^\\n]+?)__",
    "~~(?<gone>[^\\n]+?)~~",
    "\\|\\|(?<spoiler>[^\\n]+?)\\|\\|",
    "\\*(?<italic>[^\\s*][^*\\n]*?)\\*",
    "(?<![A-Za-z0-9])_(?<italic2>[^\\s_][^_\\n]*?)_(?![A-Za-z0-9])",
    "\\[(?<label>[^\\]\\n]+)\\]\\(<?(?<href>https?://[^\\s)>]+)>?\\)",
    "<@!?(?<person>\\d+)>",
    "<#(?<channel>\\d+)>",
    "</(?<command>[^:>\\n]+):\\d+>",
    "<t:(?<time>-?\\d+)(?::(?<style>[tTdDfFR]))?>",
    "<a?:(?<emoji>\\w+):(?<emojiId>\\d+)>",
    "(?<url>https?://[^\\s<>]+[^\\s<>.,;:!?)\\]])",
  ].join("|"),
  "g",
);

export function markdown(text, world) {
  const blocks = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length)
      blocks.push(
        h(
          "p",
          {},
          plain.flatMap((line, at) => (at ? [h("br"), ...inline(line, world)] : inline(line, world))),
        ),
      );
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (line.startsWith("```")) {
      flush();
      let end = lines.findIndex((other, place) => place > at && other.trimEnd().endsWith("```"));
      const closedHere = line.length > 6 && line.trimEnd().endsWith("```");
      if (closedHere) end = at;
      if (end === -1) end = lines.length - 1;
      const body = closedHere ? line.slice(3, -3) : [...lines.slice(at + 1, end), lines[end].replace(/```\s*$/, "")].join("\n");
      blocks.push(h("pre", { tabindex: "0" }, h("code", {}, body.replace(/\n$/, ""))));
      at = end;
      continue;
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    const item = /^( *)(?:[-*]|(\d+)\.) +(.+)$/.exec(line);
    const quote = /^> ?(.*)$/.exec(line);
    if (heading) {
      flush();
      blocks.push(h(`h${heading[1].length + 1}`, {}, inline(heading[2], world)));
    } else if (small) {
      flush();
      blocks.push(h("p", { class: "small" }, inline(small[1], world)));
    } else if (item) {
      flush();
      const kind = item[2] ? "ol" : "ul";
      let list = blocks.at(-1);
      if (list?.tagName !== kind.toUpperCase() || !list.open) {
        list = h(kind, item[2] ? { start: item[2] } : {});
        list.open = true;
        blocks.push(list);
      }
      list.append(h("li", { class: item[1].length >= 2 ? "deeper" : undefined }, inline(item[3], world)));
      continue;
    } else if (quote) {
      flush();
      let block = blocks.at(-1);
      if (block?.tagName !== "BLOCKQUOTE" || !block.open) {
        block = h("blockquote");
        block.open = true;
        blocks.push(block);
      } else block.append(h("br"));
      block.append(...inline(quote[1], world));
      continue;
    } else if (line.trim() === "") {
      flush();
    } else plain.push(line);
    if (blocks.at(-1)) blocks.at(-1).open = false;
  }
  flush();
  return blocks;
}

export function inline(text, world) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    parts.push(element(match[0], match.groups, world));
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function element(whole, found, world) {
  if (found.escape) return found.escape.slice(1);
  if (found.code) return h("code", {}, found.code);
  if (found.both) return h("strong", {}, h("em", {}, inline(found.both, world)));
  if (found.bold) return h("strong", {}, inline(found.bold, world));
  if (found.under) return h("u", {}, inline(found.under, world));
  if (found.gone) return h("s", {}, inline(found.gone, world));
  if (found.italic ?? found.italic2) return h("em", {}, inline(found.italic ?? found.italic2, world));
  if (found.spoiler) return spoiler(inline(found.spoiler, world));
  if (found.label) return link(found.href, inline(found.label, world));
  if (found.url) return link(found.url, found.url);
  if (found.person)
    return h("span", { class: `mention${found.person === world.you ? " mention-you" : ""}` }, `@${world.nameOf(found.person)}`);
  if (found.channel) return channel(found.channel, world);
  if (found.command)
    return h(
      "button",
      { type: "button", class: "mention", onclick: () => world.typeCommand(found.command) },
      `/${found.command}`,
    );
  if (found.time) return moment(Number(found.time), found.style ?? "f") ?? whole;
  if (found.emoji) return h("img", { class: "emoji", src: `/emojis/${found.emojiId}.png`, alt: `:${found.emoji}:` });
  return whole;
}

const link = (href, label) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, label);

function spoiler(children) {
  const cover = h("button", { type: "button", class: "spoiler", "aria-label": t("spoiler") }, h("span", {}, children));
  cover.addEventListener("click", () => cover.replaceWith(h("span", { class: "spoiler-open" }, children)));
  return cover;
}

function channel(id, world) {
  const place = world.place(id);
  return h("button", { type: "button", class: "mention", onclick: () => place && world.go(id) }, `#${place?.name ?? id}`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

// Null when no calendar holds the time: formatting it would throw.
function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  if (Number.isNaN(when.getTime())) return null;
  const exact = new Intl.DateTimeFormat(language(), STYLES.F).format(when);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(language(), STYLES[style]).format(when);
  return h(
    "time",
    { datetime: when.toISOString(), title: exact, class: "moment", data: style === "R" ? { relative: seconds } : {} },
    text,
  );
}

export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const units = [
    ["year", 31557600],
    ["month", 2629800],
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ];
  const [unit, size] = units.find(([, length]) => Math.abs(away) >= length) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / size), unit);
}
