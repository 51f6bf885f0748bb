// The form that a bot opens over the page.

import { choices, listbox } from "./controls.js";
import { byId, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { sorry, t } from "./texts.js";

function open(dialog) {
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.showModal();
}

export function openModal(interaction, modal, world) {
  document.querySelector("dialog.form")?.close();
  const values = {};
  const names = {};
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const fields = modal.components.map((one) => top(one, values, names, world));
  const send = h("button", { class: "button primary" }, t("submit"));
  const form = h(
    "form",
    { class: "form-body", novalidate: true },
    fields,
    problem,
    h(
      "div",
      { class: "form-foot" },
      h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, t("cancel")),
      send,
    ),
  );
  const dialog = h(
    "dialog",
    { class: "form", "aria-labelledby": "form-title" },
    h("h2", { id: "form-title" }, modal.title),
    form,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    send.classList.add("busy");
    try {
      await world.wire.ask("submit", { interaction, values });
      dialog.close();
    } catch (error) {
      problem.hidden = false;
      problem.textContent = sorry(error, names);
    }
    send.disabled = false;
    send.classList.remove("busy");
  });
  open(dialog);
  dialog.addEventListener("close", () => byId("text")?.focus());
  dialog.querySelector("input, textarea, button.select")?.focus();
}

let count = 0;

function top(one, values, names, world) {
  if (one.type === 10) return h("div", { class: "markdown" }, markdown(one.content, world));
  const inner = one.type === 18 ? one.component : one.components[0];
  const label = one.label ?? inner.label;
  const id = `field-${++count}`;
  names[inner.custom_id] = label;
  const needed = inner.required !== false && inner.type !== 23;
  const control = field(inner, id, values, world);
  const group = [21, 22].includes(inner.type) || [3, 5, 6, 7, 8].includes(inner.type);
  const caption = h(
    group ? "span" : "label",
    { class: "field-label", id: `${id}-label`, for: group ? undefined : id },
    label,
    needed ? h("span", { class: "needed", title: t("required") }, " *") : null,
  );
  return h(
    "div",
    { class: "field", role: group ? "group" : undefined, "aria-labelledby": group ? `${id}-label` : undefined },
    caption,
    one.description ? h("small", {}, one.description) : null,
    control,
  );
}

function field(inner, id, values, world) {
  const name = inner.custom_id;
  const keep = (value) => {
    values[name] = value;
  };
  if (inner.type === 4) {
    const input = h(inner.style === 2 ? "textarea" : "input", {
      id,
      class: "input",
      placeholder: inner.placeholder ?? "",
      minlength: inner.min_length,
      maxlength: inner.max_length ?? 4000,
      rows: inner.style === 2 ? "4" : undefined,
    });
    input.value = inner.value ?? "";
    input.addEventListener("input", () => keep(input.value));
    return input;
  }
  if (inner.type === 23) {
    const box = h("input", { id, type: "checkbox", checked: Boolean(inner.default) });
    box.addEventListener("change", () => keep(box.checked));
    return box;
  }
  if (inner.type === 21 || inner.type === 22)
    return h(
      "div",
      { class: "marks" },
      inner.options.map((option) => mark(inner, option, id, keep)),
    );
  if (inner.type === 19) return files(inner, id, keep, world);
  return listbox(inner, choices(inner, world), { onChoose: keep, instant: false });
}

function mark(inner, option, id, keep) {
  const box = h("input", {
    type: inner.type === 21 ? "radio" : "checkbox",
    name: id,
    value: option.value,
    checked: Boolean(option.default),
  });
  box.addEventListener("change", () => {
    if (inner.type === 21) return keep(option.value);
    keep([...box.closest(".marks").querySelectorAll("input:checked")].map((one) => one.value));
  });
  return h(
    "label",
    { class: "mark" },
    box,
    h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
  );
}

function files(inner, id, keep, world) {
  const input = h("input", { id, type: "file", multiple: (inner.max_values ?? 1) > 1 });
  input.addEventListener("change", async () =>
    keep((await Promise.all([...input.files].map((file) => upload(file, world)))).map((one) => one.id)),
  );
  return input;
}

// The file's bytes go to the server; what comes back stands for them in an option or a form.
export async function upload(file, world) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return world.wire.ask("upload", { name: file.name, data: btoa(text), channel: world.channel });
}
