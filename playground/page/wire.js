// The WebSocket to the server: questions with answers, news, and a way back when the connection is lost.

const WRONG_KEY = 4401;

export class Refused extends Error {
  constructor({ code, field, figure }) {
    super(code);
    Object.assign(this, { code, field, figure });
  }
}

export class Wire {
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #pause = 250;

  constructor({ key, onNews, onOpen, onLost, onWrongKey }) {
    Object.assign(this, { key, onNews, onOpen, onLost, onWrongKey });
    this.#connect();
  }

  #connect() {
    const query = new URLSearchParams({ key: this.key, languages: navigator.languages });
    const socket = new WebSocket(`ws://${location.host}/page/socket?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.onOpen();
    };
    socket.onmessage = (frame) => {
      const words = JSON.parse(frame.data);
      if (words.event) return this.onNews(words);
      const waiting = this.#waiting.get(words.re);
      this.#waiting.delete(words.re);
      if (waiting) words.error ? waiting.reject(new Refused(words.error)) : waiting.resolve(words.ok);
    };
    socket.onclose = ({ code }) => {
      for (const { reject } of this.#waiting.values()) reject(new Refused({ code: "offline" }));
      this.#waiting.clear();
      if (code === WRONG_KEY) return this.onWrongKey();
      this.onLost();
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 4000);
    };
  }

  ask(what, details = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused({ code: "offline" }));
    const id = ++this.#number;
    this.#socket.send(JSON.stringify({ id, do: what, ...details }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
}
