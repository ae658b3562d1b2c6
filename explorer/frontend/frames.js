// The pages that were drawn elsewhere, each put together from parts that several of them share.

import { parse } from "./morph.js";

const PAUSE = 100; // Milliseconds: first what was pressed is painted.

export class Frames {
  #frames = [];
  #parts = [];
  #at = 0;

  take(frames, parts) {
    this.#frames = frames;
    this.#parts = parts;
  }

  /** Open the frame at that place. Meanwhile the next one is read, so that a step there only has to draw. */
  open(at) {
    this.#at = at;
    setTimeout(() => this.#frames[at + 1]?.parts.forEach((part) => parse(this.#parts[part])), PAUSE);
  }

  get at() { return this.#at; }

  get address() { return this.#frames[this.#at].address; }

  get live() { return this.#frames[this.#at].live; }

  /** The markup of each part of the open frame. */
  get markup() { return this.#frames[this.#at].parts.map((part) => this.#parts[part]); }

  /** The address of the frame at that place; undefined where there is none. */
  addressOf(at) { return this.#frames[at]?.address; }

  /** The place of the frame with this address; -1 where there is none. */
  find(address) { return this.#frames.findIndex((frame) => frame.address === address); }
}
