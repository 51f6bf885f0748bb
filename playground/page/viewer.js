// A picture over the whole window: zoomed by wheel, pinch or keys, moved by drag, with arrows to the message's other pictures.

import { h, icon } from "./dom.js";
import { t } from "./texts.js";

const LARGEST = 4; // times its own size
const PRESS = 5; // CSS pixels that a press may move without being a drag
const KEY_STEP = 80;
const KEY_ZOOM = 1.4;

const picturesOf = (message) => [...(message?.querySelectorAll(".picture:not(.covered)") ?? [])];
const within = (value, least, most) => Math.min(Math.max(value, least), most);

// Opens the picture in this frame; closing puts the keyboard back on the picture that was seen last.
export function view(frame) {
  const message = frame.closest(".message");
  const frames = picturesOf(message);
  const viewer = new Viewer(
    frames.map((one) => one.querySelector("img")),
    frames.indexOf(frame),
  );
  viewer.dialog.addEventListener("close", () => {
    viewer.dialog.remove();
    // The message may have been drawn anew meanwhile.
    const now = document.querySelector(`.message[data-id="${CSS.escape(message.dataset.id)}"]`);
    picturesOf(now)[viewer.at]?.focus();
  });
  document.body.append(viewer.dialog);
  viewer.dialog.showModal();
  viewer.show(viewer.at);
}

class Viewer {
  #pointers = new Map();
  #travelled = 0;
  #pressedImage = false;
  #scale = 1;
  #x = 0; // of the picture's middle, from the middle of the stage
  #y = 0;

  constructor(images, at) {
    this.images = images;
    this.at = at;
    this.image = h("img", { draggable: "false" });
    this.stage = h("div", { class: "stage" }, this.image);
    this.caption = h("p", { class: "alt-text", role: "status" });
    const several = images.length > 1;
    this.dialog = h(
      "dialog",
      { class: "lightbox" },
      this.#button("close", t("close"), () => this.dialog.close()),
      several ? this.#button("left", t("previous_picture"), () => this.show(this.at - 1)) : null,
      several ? this.#button("right", t("next_picture"), () => this.show(this.at + 1)) : null,
      this.stage,
      this.caption,
    );
    this.image.addEventListener("load", () => this.#fit());
    new ResizeObserver(() => this.#fit()).observe(this.stage);
    this.#listen();
  }

  #button(sign, name, press) {
    return h("button", { type: "button", class: `icon-button ${sign}`, "aria-label": name, onclick: press }, icon(sign));
  }

  show(at) {
    this.at = (at + this.images.length) % this.images.length;
    const { src, alt } = this.images[this.at];
    this.image.src = src;
    this.image.alt = alt;
    this.dialog.setAttribute("aria-label", alt);
    const place = this.images.length > 1 ? t("picture_of", { n: this.at + 1, all: this.images.length }) : "";
    this.caption.replaceChildren(place ? h("span", { class: "place-of" }, place) : "", alt);
    this.#fit();
  }

  // the picture in its own pixels

  get #width() {
    return Number(this.images[this.at].getAttribute("width")) || this.image.naturalWidth;
  }
  get #height() {
    return Number(this.images[this.at].getAttribute("height")) || this.image.naturalHeight;
  }
  // As large as the window allows, but not beyond its own size.
  get #smallest() {
    return Math.min(1, this.stage.clientWidth / this.#width, this.stage.clientHeight / this.#height) || 1;
  }

  #fit() {
    this.#scale = this.#smallest;
    this.#moveTo(0, 0);
  }

  #moveTo(x, y) {
    const [width, height] = [this.#width * this.#scale, this.#height * this.#scale];
    const roomX = Math.max(0, (width - this.stage.clientWidth) / 2);
    const roomY = Math.max(0, (height - this.stage.clientHeight) / 2);
    this.#x = within(x, -roomX, roomX);
    this.#y = within(y, -roomY, roomY);
    this.image.style.width = `${width}px`;
    this.image.style.height = `${height}px`;
    this.image.style.translate = `calc(-50% + ${this.#x}px) calc(-50% + ${this.#y}px)`;
    this.dialog.classList.toggle("zoomed", this.#scale > this.#smallest * 1.01);
  }

  // What is at this point of the window stays there.
  #zoom(factor, clientX, clientY) {
    const box = this.stage.getBoundingClientRect();
    const x = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
    const y = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
    const next = within(this.#scale * factor, this.#smallest, LARGEST);
    const grown = next / this.#scale;
    this.#scale = next;
    this.#moveTo(x - (x - this.#x) * grown, y - (y - this.#y) * grown);
  }

  // what people do

  #listen() {
    this.stage.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const speed = (event.deltaMode ? 0.04 : 0.0025) * (event.ctrlKey ? 4 : 1); // lines or pixels; a pinch on a touchpad
        this.#zoom(Math.exp(-event.deltaY * speed), event.clientX, event.clientY);
      },
      { passive: false },
    );
    this.stage.addEventListener("pointerdown", (event) => this.#press(event));
    this.stage.addEventListener("pointermove", (event) => this.#drag(event));
    this.stage.addEventListener("pointerup", (event) => this.#release(event));
    this.stage.addEventListener("pointercancel", (event) => this.#pointers.delete(event.pointerId));
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
  }

  #press(event) {
    if (event.button) return;
    if (!this.#pointers.size) {
      this.#travelled = 0;
      this.#pressedImage = event.target === this.image;
    }
    this.stage.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #drag(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    const before = this.#grip();
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = this.#grip();
    this.#travelled += Math.abs(after.x - before.x) + Math.abs(after.y - before.y) + Math.abs(after.wide - before.wide);
    this.#moveTo(this.#x + after.x - before.x, this.#y + after.y - before.y);
    if (before.wide && after.wide) this.#zoom(after.wide / before.wide, after.x, after.y);
  }

  // The middle of the fingers, and how far they are apart.
  #grip() {
    const [one, other = one] = [...this.#pointers.values()];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, wide: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  #release(event) {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size || this.#travelled > PRESS) return;
    if (!this.#pressedImage) this.dialog.close();
    else if (this.dialog.classList.contains("zoomed")) this.#fit();
    else this.#zoom(this.#scale < 1 ? 1 / this.#scale : 2, event.clientX, event.clientY);
  }

  #key(event) {
    const aside = event.shiftKey ? { ArrowLeft: KEY_STEP, ArrowRight: -KEY_STEP }[event.key] : undefined;
    const action = {
      ArrowLeft: () => (aside ? this.#moveTo(this.#x + aside, this.#y) : this.show(this.at - 1)),
      ArrowRight: () => (aside ? this.#moveTo(this.#x + aside, this.#y) : this.show(this.at + 1)),
      ArrowUp: () => this.#moveTo(this.#x, this.#y + KEY_STEP),
      ArrowDown: () => this.#moveTo(this.#x, this.#y - KEY_STEP),
      "+": () => this.#zoom(KEY_ZOOM),
      "=": () => this.#zoom(KEY_ZOOM),
      "-": () => this.#zoom(1 / KEY_ZOOM),
      0: () => this.#fit(),
    }[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  }
}
