// Lets move what moved between two pictures of the table. It compares what the drawing says of each: how many coins a
// purse holds, how many cards a hand, where the lamp stands, what is said. It knows no rule, and no card that is hidden.

import { Pacing } from "./pacing.js";

const TIME = 240;
const FAR = 300;
const APART = 40;
const COINS = 4;
const EASE = "cubic-bezier(.2, .7, .3, 1)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing is to move by itself. */
const still = () => calm.matches || document.documentElement.dataset.motion === "still";

export class Motion {
  #place;
  #pacing;
  #was = null;
  #next = 0;
  #moving = [];

  /** A choice that presses itself is told to `press`. */
  constructor(place, press) {
    this.#place = place;
    this.#pacing = new Pacing(place, press, still);
  }

  /** End at once what still moves, and note how the table looks before it changes. */
  begin() {
    cancelAnimationFrame(this.#next);
    for (const animation of this.#moving.splice(0)) end(animation);
    this.#was = still() ? null : look(this.#place);
  }

  /** Let move what has changed since, in the frame that shows it: a press is never kept waiting. */
  play() {
    const was = this.#was;
    if (was) this.#next = requestAnimationFrame(() => this.#compare(was, look(this.#place)));
    this.#pacing.begin();
  }

  #compare(was, is) {
    if (is?.stage.dataset.n !== was.n) return;
    this.#speak(was, is);
    this.#light(was, is);
    for (const [seat, hand] of is.hands) if (was.hands.has(seat)) this.#deal(was.hands.get(seat), hand, is);
    this.#pay(was, is);
    for (const chip of is.stage.querySelectorAll("[data-delta]")) this.#move(chip, [{ opacity: 0 }], { delay: TIME / 2 });
  }

  /** The bubble grows from whoever speaks. */
  #speak(was, is) {
    if (!is.said || is.said.dataset.said === was.words) return;
    const [bubble, speaker] = [box(is.said), is.hands.get(is.said.dataset.said.split(" ")[0])?.box];
    const from = speaker ? `${centre(speaker).x - bubble.x}px ${centre(speaker).y - bubble.y}px` : "center";
    const grown = { transformOrigin: from, transform: "none" };
    this.#move(is.said, [{ ...grown, transform: "scale(.9)", opacity: 0.4 }, grown], { duration: 160 });
  }

  /** The lamp glides from the old seat to the new one. */
  #light(was, is) {
    if (!is.lamp || !was.lampBox || is.lampBox.x === was.lampBox.x) return;
    this.#move(is.lamp, [{ transformOrigin: "0 0", transform: between(was.lampBox, is.lampBox, true) }], { pseudoElement: "::before" });
  }

  /** Cards come from the deck and go back to it; a lost card turns over. Of hidden cards only the number is known. */
  #deal(was, hand, { stage, deck }) {
    const turned = beyond(hand.lost, was.lost);
    const more = hand.cards.length - was.cards.length;
    if (was.lost.length > hand.lost.length) return;
    for (const card of turned) this.#turn(card, stage, deck);
    if (!deck) return;
    const from = box(deck);
    if (more > 0) {
      beyond(hand.cards, was.cards)
        .slice(-more)
        .forEach((card, at) => this.#move(card, [{ transform: between(from, box(card)) }], { duration: FAR, delay: at * 2 * APART }));
    }
    for (let left = -more - turned.length; left > 0; left--) {
      const back = this.#lay(deck.cloneNode(true), stage, from);
      this.#move(back, [{ transform: between(hand.box, from) }, { offset: 0.8, opacity: 1 }, { opacity: 0 }], { duration: FAR });
    }
  }

  #turn(card, stage, deck) {
    const half = TIME * 0.6;
    if (deck) {
      const back = this.#lay(deck.cloneNode(true), stage, box(card));
      this.#move(back, [{ transform: "none" }, { transform: "scaleX(0)" }], { duration: half, easing: "ease-in" });
    }
    const upright = "rotate(-90deg)";
    const shown = [{ transform: `${upright} scaleY(0)`, opacity: 1 }, { transform: upright, offset: 0.5 }, { transform: "none" }];
    this.#move(card, shown, { delay: half, duration: half * 1.4 });
  }

  /** Coins go from purse to purse where one has what the other lacks, else between a purse and the middle of the table. */
  #pay(was, is) {
    const changed = [...is.purses].flatMap(([key, purse]) => {
      const more = purse.coins - (was.purses.get(key)?.coins ?? purse.coins);
      return more ? [{ more, box: purse.box }] : [];
    });
    const [one, other] = changed;
    if (changed.length === 2 && one.more === -other.more) {
      const [from, to] = one.more < 0 ? [one, other] : [other, one];
      return this.#fly(to.more, from.box, to.box, is.stage);
    }
    const middle = box(is.stage);
    for (const { more, box: purse } of changed) {
      if (more > 0) this.#fly(more, middle, purse, is.stage);
      else this.#fly(-more, purse, middle, is.stage);
    }
  }

  #fly(coins, from, to, stage) {
    for (let at = 0; at < Math.min(coins, COINS); at++) {
      const coin = document.createElement("i");
      coin.className = "coin";
      const frames = [{ transform: between(from, to), opacity: 1 }, { offset: 0.85, opacity: 1 }, { transform: "none", opacity: 0 }];
      this.#move(this.#lay(coin, stage, to), frames, { duration: FAR - COINS * APART + 80, delay: at * APART });
    }
  }

  /** Put a thing in the air over the middle of a place; it goes when it has moved. */
  #lay(thing, stage, over) {
    const [table, { x, y }] = [box(stage), centre(over)];
    thing.classList.add("flying");
    thing.setAttribute("aria-hidden", "true");
    thing.style.cssText = `left:${x - table.x}px;top:${y - table.y}px`;
    stage.append(thing);
    return thing;
  }

  #move(element, frames, how) {
    const animation = element.animate(frames, { duration: TIME, easing: EASE, fill: "backwards", ...how });
    animation.onfinish = () => end(animation);
    this.#moving.push(animation);
  }
}

/** Whatever moved is where it belongs, and what only flew is gone. */
function end(animation) {
  animation.cancel();
  if (animation.effect.target.classList.contains("flying")) animation.effect.target.remove();
}

const box = (element) => element.getBoundingClientRect();
const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** What a picture of the table tells, and where. */
function look(place) {
  const stage = place.querySelector("[data-n]");
  if (!stage) return null;
  const all = (name) => [...stage.querySelectorAll(`[data-${name}]`)];
  const lamps = all("lamp");
  const lamp = lamps.length === 1 ? lamps[0] : null;
  const said = all("said")[0];
  const hands = all("hand").map((hand) => [
    hand.dataset.hand,
    { box: box(hand), cards: named(hand, "card"), lost: named(hand, "lost") },
  ]);
  return {
    stage,
    n: stage.dataset.n,
    lamp,
    lampBox: lamp && box(lamp),
    said,
    words: said?.dataset.said,
    deck: stage.querySelector("[data-deck] .card"),
    hands: new Map(hands),
    purses: new Map(all("purse").map((purse) => [purse.dataset.purse, { coins: Number(purse.dataset.coins), box: box(purse) }])),
  };
}

const named = (hand, kind) => [...hand.querySelectorAll(`[data-${kind}]`)].map((card) => ({ card, name: card.dataset[kind] }));

/** Those of `now` that were not there before, told apart by the name on them; of equal ones the last. */
function beyond(now, before) {
  const known = before.map(({ name }) => name);
  return now.flatMap(({ card, name }) => {
    const at = known.indexOf(name);
    if (at < 0) return [card];
    known.splice(at, 1);
    return [];
  });
}

/** The transform that puts what lies at `to` where `from` is. */
function between(from, to, stretched = false) {
  if (stretched) return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const [start, end] = [centre(from), centre(to)];
  return `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
}
