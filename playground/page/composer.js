// The line at the bottom: plain text, or a slash command with its options, completed as one types.

import { byId, h, icon } from "./dom.js";
import { upload } from "./dialogs.js";
import { sorry, t } from "./texts.js";

const BOOLEAN = 5;
const FILE = 11;
const CHANNELS = 7;
const PAUSE = 120;

export class Composer {
  constructor(world) {
    this.world = world;
    this.form = byId("composer");
    this.command = null;
    this.suggestions = [];
    this.active = -1;
    this.list = h("ul", { class: "suggestions", id: "suggestions", role: "listbox", hidden: true });
    this.line = h("div", { class: "line" });
    this.send = h("button", { class: "icon-button send", type: "submit" }, icon("send"));
    this.problem = h("p", { class: "failure", role: "alert", hidden: true });
    this.form.append(this.list, this.problem, h("div", { class: "box" }, this.line, this.send));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.form.addEventListener("keydown", (event) => this.key(event));
    this.plain();
  }

  // plain text

  plain(text = "", focus = false) {
    this.command = null;
    this.text = h("textarea", {
      id: "text",
      rows: "1",
      maxlength: "2000",
      placeholder: this.placeholder(),
      "aria-label": this.placeholder(),
      "aria-controls": "suggestions",
      "aria-autocomplete": "list",
      role: "combobox",
      "aria-expanded": "false",
    });
    this.text.value = text;
    this.text.addEventListener("input", () => this.typed());
    this.line.replaceChildren(this.text);
    this.send.setAttribute("aria-label", t("send"));
    this.say("");
    this.offer([]);
    this.grow();
    if (focus) this.text.focus();
  }

  placeholder() {
    return t("write");
  }

  // The commands or the language may have changed while someone types: what is typed stays as it is.
  refresh() {
    this.text.placeholder = this.placeholder();
    this.text.setAttribute("aria-label", this.placeholder());
    this.send.setAttribute("aria-label", t(this.command ? "run" : "send"));
    if (!this.command && this.text.value.startsWith("/")) this.typed();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }

  typed() {
    this.say("");
    this.grow();
    const typed = this.text.value;
    if (!typed.startsWith("/")) return this.offer([]);
    const words = typed.slice(1).toLowerCase();
    const found = this.world.commands.filter((leaf) => leaf.label.startsWith(words) || leaf.path.startsWith(words));
    const looser = this.world.commands.filter(
      (leaf) =>
        !found.includes(leaf) && (leaf.label.includes(words.trim()) || leaf.description.toLowerCase().includes(words.trim())),
    );
    const exact = this.world.commands.find((leaf) => words.startsWith(`${leaf.label} `) || words.startsWith(`${leaf.path} `));
    if (exact && exact.options.length) return this.choose(exact);
    const all = [...found, ...looser].slice(0, 25);
    this.offer(
      all.map((leaf) => ({
        label: `/${leaf.label}`,
        description: leaf.description,
        hint: leaf.options
          .filter((one) => one.required)
          .map((one) => one.label)
          .join(" "),
        take: () => this.choose(leaf),
      })),
      all.length ? "" : t("no_commands"),
    );
    if (all.length) this.point(0);
  }

  // a command

  typeCommand(path) {
    const leaf = this.world.commands.find((one) => one.path === path || one.label === path);
    if (leaf) this.choose(leaf);
    else this.plain(`/${path}`, true);
  }

  choose(leaf) {
    this.command = leaf;
    this.values = new Map();
    this.offer([]);
    this.say("");
    this.shown = leaf.options.filter((one) => one.required);
    this.drawCommand(this.shown[0]?.name);
  }

  drawCommand(focus) {
    const leaf = this.command;
    const rest = leaf.options.filter((one) => !this.shown.includes(one));
    const away = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": t("cancel"), onclick: () => this.plain("", true) },
      icon("close"),
    );
    this.line.replaceChildren(
      h("span", { class: "command-name" }, `/${leaf.label}`),
      ...this.shown.map((option) => this.optionField(option)),
      ...rest.map((option) =>
        h(
          "button",
          {
            type: "button",
            class: "add-option",
            title: option.description,
            "aria-label": `${t("optional")}: ${option.label}`,
            onclick: () => {
              this.shown.push(option);
              this.drawCommand(option.name);
            },
          },
          `+ ${option.label}`,
        ),
      ),
      away,
    );
    this.send.setAttribute("aria-label", t("run"));
    const target = focus ? this.line.querySelector(`[data-option="${CSS.escape(focus)}"]`) : this.send;
    target?.focus();
  }

  optionField(option) {
    const name = option.name;
    if (option.type === FILE) {
      const input = h("input", { type: "file", class: "option-input", data: { option: name }, "aria-label": option.label });
      input.addEventListener("change", async () =>
        this.values.set(name, { value: (await upload(input.files[0], this.world)).id }),
      );
      return h("label", { class: "option-field" }, h("span", {}, option.label), input);
    }
    const input = h("input", {
      class: "option-input",
      type: "text",
      inputmode: option.type === 4 ? "numeric" : undefined,
      data: { option: name },
      "aria-label": `${option.label}: ${option.description}`,
      "aria-controls": "suggestions",
      role: "combobox",
      "aria-expanded": "false",
      size: "8",
    });
    input.value = this.values.get(name)?.label ?? "";
    const look = () => {
      this.say("");
      input.size = Math.max(8, Math.min(input.value.length + 1, 30));
      this.complete(option, input);
    };
    input.addEventListener("input", () => {
      this.values.set(name, { label: input.value, value: input.value, typed: true });
      if (!input.value) this.values.delete(name);
      look();
    });
    input.addEventListener("focus", look);
    return h(
      "label",
      { class: `option-field${option.required ? " required" : ""}` },
      h("span", { title: option.description }, option.label),
      input,
    );
  }

  fixed(option) {
    const { look } = this.world;
    if (option.choices.length) return option.choices.map((one) => ({ label: one.name, value: one.value }));
    if (option.type === BOOLEAN)
      return [
        { label: t("yes"), value: true },
        { label: t("no"), value: false },
      ];
    const people = look.people.map((one) => ({ label: one.name, value: one.id }));
    const roles = look.servers.flatMap((one) => one.roles.map((role) => ({ label: role.name, value: role.id })));
    if (option.type === 6) return people;
    if (option.type === 8) return roles;
    if (option.type === 9) return [...people, ...roles];
    if (option.type === CHANNELS)
      return look.servers
        .flatMap((one) => one.channels.flatMap((place) => [place, ...place.threads]))
        .map((one) => ({ label: `#${one.name}`, value: one.id }));
    return null;
  }

  complete(option, input) {
    clearTimeout(this.timer);
    const take = (choice) => {
      this.values.set(option.name, { label: String(choice.label), value: choice.value });
      input.value = choice.label;
      this.offer([]);
      this.next(option);
    };
    const fixed = this.fixed(option);
    if (fixed) {
      const typed = input.value.toLowerCase();
      const known = fixed.some((one) => one.label.toLowerCase() === typed);
      const found = fixed.filter((one) => known || one.label.toLowerCase().includes(typed)).slice(0, 25);
      this.offer(
        found.map((one) => ({ ...one, take: () => take(one) })),
        found.length ? option.description : t("no_matches"),
      );
      if (input.value && !known && found.length) this.point(0);
      return;
    }
    if (!option.autocomplete) return this.offer([], option.description);
    this.offer([], t("loading"));
    const ticket = (this.ticket = {});
    this.timer = setTimeout(async () => {
      const options = Object.fromEntries([...this.values].map(([name, one]) => [name, one.value]));
      options[option.name] = input.value;
      try {
        const found = await this.world.wire.ask("autocomplete", {
          channel: this.world.channel,
          path: this.command.path,
          focused: option.name,
          options,
        });
        if (this.ticket !== ticket || document.activeElement !== input) return;
        this.offer(
          found.map((one) => ({ label: one.name, value: one.value, take: () => take({ label: one.name, value: one.value }) })),
          found.length ? option.description : t("no_matches"),
        );
        if (found.length && input.value) this.point(0);
      } catch (error) {
        if (this.ticket === ticket) this.offer([], sorry(error));
      }
    }, PAUSE);
  }

  // On to the next option that still needs a value, or to the button that runs the command.
  next(option) {
    const waiting = this.shown.slice(this.shown.indexOf(option) + 1).find((one) => !this.values.has(one.name));
    if (waiting) this.line.querySelector(`[data-option="${CSS.escape(waiting.name)}"]`).focus();
    else this.send.focus();
  }

  // suggestions

  offer(suggestions, caption = "") {
    this.suggestions = suggestions;
    this.active = -1;
    const items = suggestions.map((one, at) => {
      const item = h(
        "li",
        { id: `suggestion-${at}`, role: "option", "aria-selected": "false", class: "suggestion" },
        h("span", { class: "suggestion-label" }, one.label, one.hint ? h("em", {}, ` ${one.hint}`) : null),
        one.description ? h("small", {}, one.description) : null,
      );
      item.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        one.take();
      });
      return item;
    });
    this.list.replaceChildren(
      ...(caption ? [h("li", { class: "suggestion-caption", role: "presentation" }, caption)] : []),
      ...items,
    );
    this.list.hidden = !items.length && !caption;
    this.line
      .querySelectorAll("[role=combobox]")
      .forEach((one) => one.setAttribute("aria-expanded", String(Boolean(items.length))));
  }

  point(at) {
    this.active = (at + this.suggestions.length) % this.suggestions.length;
    const items = [...this.list.querySelectorAll(".suggestion")];
    items.forEach((item, place) => item.setAttribute("aria-selected", String(place === this.active)));
    items[this.active].scrollIntoView({ block: "nearest" });
    document.activeElement?.setAttribute("aria-activedescendant", `suggestion-${this.active}`);
  }

  key(event) {
    const typing = event.target === this.text || event.target.classList.contains("option-input");
    const open = typing && this.suggestions.length;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.point(this.active + (event.key === "ArrowDown" ? 1 : this.active < 0 ? 0 : -1));
    } else if (open && this.active >= 0 && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      this.suggestions[this.active].take();
    } else if (typing && event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.form.requestSubmit();
    } else if (event.key === "Escape") {
      if (open) this.offer([]);
      else if (this.command) this.plain("", true);
    } else if (
      event.key === "Backspace" &&
      event.target.value === "" &&
      this.command &&
      event.target === this.line.querySelector(".option-input")
    ) {
      event.preventDefault();
      this.plain(`/${this.command.label}`, true);
    }
  }

  async submit() {
    const { world } = this;
    if (!this.command) {
      const text = this.text.value;
      if (!text.trim()) return;
      if (text.startsWith("/") && this.suggestions.length) return this.suggestions[Math.max(this.active, 0)].take();
      try {
        await world.wire.ask("say", { channel: world.channel, text });
        this.plain("", true);
      } catch (error) {
        this.say(sorry(error));
      }
      return;
    }
    const leaf = this.command;
    const names = Object.fromEntries(leaf.options.map((one) => [one.name, one.label]));
    const options = {};
    for (const [name, one] of this.values) {
      const option = leaf.options.find((other) => other.name === name);
      const fixed = this.fixed(option);
      const match = one.typed && fixed ? fixed.find((choice) => choice.label.toLowerCase() === one.label.toLowerCase()) : null;
      options[name] = match ? match.value : one.value;
    }
    const missing = leaf.options.find((one) => one.required && options[one.name] === undefined);
    if (missing) {
      this.say(t("e_required", { field: missing.label }));
      return this.line.querySelector(`[data-option="${CSS.escape(missing.name)}"]`)?.focus();
    }
    const kept = this.values;
    this.plain("", true);
    try {
      await world.slash(leaf, options);
    } catch (error) {
      if (error.code === "failed") return;
      this.command = leaf;
      this.values = kept;
      this.shown = leaf.options.filter((one) => one.required || kept.has(one.name));
      this.drawCommand(error.field);
      this.say(sorry(error, names));
    }
  }

  say(text) {
    this.problem.textContent = text;
    this.problem.hidden = !text;
  }
}
