// The way of a card from the hand into the orchard: which one is lifted and how it is turned, the place aimed at, and the obstacles there.
// Taking a card and turning it are actions that can be undone; after each of them the server sends the legal choices.

import type { Choice, Said } from "../../../wire";
import type { BoardProps } from "../..";
import type { Point } from "../../shared/stage/camera";
import type { Effect, Face, Laid, Place, Player, Preview, View } from "../shapes";
import { effect, faceText, placesIn, placeText, same } from "../view";
import { cellOf, type Direction, middle, nearest, placeNear, sameFace, step, turned } from "./layout";

export interface Target {
  choice: Choice<Preview>;
  effect: Effect;
  /** The point to aim at, in cells. */
  at: Point;
  /** The card concerned, where it lies or would lie. */
  laid: Laid;
}

const CARD = /^\d/;
/** The farthest from the middle of a place, in cells, that still aims at it. */
const NEAR = 0.75;
const PATIENCE = 180;
/** After this long without an answer the board returns to the server's last state. */
const LONGEST = 5000;

export class Laying {
  /** The desired card and turn, null for none, until the server has followed. */
  private wish: Face | null | undefined = $state.raw(undefined);
  /** Whether an answer is due. */
  private sent = false;
  private waiting = 0;
  private aimedAction: number | null = $state(null);
  /** Whether the aim stays when the mouse moves on. */
  fixed = $state(false);
  /** Where the card may not lie, and why. */
  wrong: Laid | null = $state.raw(null);
  reason: Said | null = $state.raw(null);
  /** The cells of the orchard that the reason names. */
  clashes: Place[] = $derived.by(() => {
    const cells = this.wrong ? (this.me()?.orchard.cells ?? []) : [];
    return placesIn(this.reason).filter((place) => cells.some((cell) => same(cell, place)));
  });
  private asked = 0;
  private timer = 0;

  constructor(
    private props: () => Pick<BoardProps<View, Preview>, "decision" | "choose" | "undo" | "reason">,
    private me: () => Player | null,
  ) {}

  /** The choices of cards, while it is time to choose one. */
  faces = $derived.by(() => this.choices.filter(({ text }) => CARD.test(text)));

  /** Empty while another turn of the card is desired than the one that they belong to. */
  targets: Target[] = $derived.by(() =>
    (this.wish === undefined ? this.choices : [])
      .filter(({ text }) => !CARD.test(text))
      .flatMap((choice) => {
        const done = effect(choice);
        if (!done) return [];
        const laid = { card: done.card, turn: done.turn, x: done.x, y: done.y };
        if (choice.text[0] === "(") return { choice, effect: done, at: middle(laid), laid };
        const cell = cellOf(laid, Number(choice.text.slice(1)));
        return { choice, effect: done, at: { x: cell.x + 0.5, y: 0.5 - cell.y }, laid };
      }),
  );

  aimed: Target | null = $derived.by(
    () => this.targets.find(({ choice }) => choice.action === this.aimedAction) ?? null,
  );

  /** Whether something scarce is to be shared out now. */
  serving = $derived.by(() => this.me()?.phase === "serve" && this.targets.length > 0);

  lifted: Face | null = $derived.by(() => (this.wish === undefined ? (this.me()?.chosen ?? null) : this.wish));

  private get choices(): Choice<Preview>[] {
    return this.props().decision?.choices ?? [];
  }

  /** Must be called whenever the decision has changed. */
  answered(): void {
    clearTimeout(this.waiting);
    this.sent = false;
    this.follow();
  }

  /** Goes on towards the desired turn. */
  private follow(): void {
    const { wish } = this;
    if (this.sent || wish === undefined || !this.props().decision) return;
    const chosen = this.me()?.chosen ?? null;
    if (wish === chosen || sameFace(wish, chosen)) this.wish = undefined;
    else if (chosen) this.send(() => this.props().undo());
    else if (wish) this.take(wish);
  }

  private send(what: () => void): void {
    this.sent = true;
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => {
      this.sent = false;
      this.wish = undefined;
    }, LONGEST);
    what();
  }

  /** Turns it until it fits somewhere. */
  private take(wish: Face): void {
    const { choose, reason } = this.props();
    const ways = [0, 1, 2, 3].map((quarters) => ({ ...wish, turn: turned(wish.turn, quarters) }));
    const found = ways.find((face) => this.faces.some(({ text }) => text === faceText(face)));
    if (found?.turn !== wish.turn) void reason(faceText(wish)).then((found) => (this.reason = found));
    this.wish = found;
    const choice = found && this.faces.find(({ text }) => text === faceText(found));
    if (choice) this.send(() => choose(choice));
  }

  lift(face: Face): void {
    if (this.serving || !this.props().decision) return;
    this.letGo();
    this.wish = face;
    this.follow();
  }

  /** Lifts a card from the hand, or puts it back. */
  toggle(card: number): void {
    if (this.lifted?.card === card) this.putBack();
    else this.lift({ card, turn: 0 });
  }

  putBack(): void {
    this.letGo();
    this.wish = null;
    this.follow();
  }

  turn(quarters: number): void {
    const face = this.lifted;
    if (face) this.lift({ card: face.card, turn: turned(face.turn, quarters) });
  }

  letGo(): void {
    this.aimedAction = null;
    this.fixed = false;
    this.wrong = null;
    this.reason = null;
    clearTimeout(this.timer);
    this.asked += 1;
  }

  aim(target: Target, fixed: boolean): void {
    this.letGo();
    this.aimedAction = target.choice.action;
    this.fixed = fixed;
  }

  /** Aims at the target at a point, or at a place where the card may not lie. */
  point(point: Point | null, fixed: boolean): void {
    if (!this.targets.length || point === null) return this.letGo();
    const found = nearest(
      this.targets.map(({ at }) => at),
      point,
      this.serving ? 0.5 : NEAR,
    );
    if (found !== null) return this.aim(this.targets[found]!, fixed);
    if (this.serving) return this.letGo();
    const face = this.me()?.chosen;
    if (!face) return;
    const laid = { ...face, ...placeNear(point, face.turn) };
    if (!same(laid, this.wrong)) this.object(laid);
  }

  private object(laid: Laid): void {
    this.letGo();
    this.wrong = laid;
    const asked = this.asked;
    this.timer = window.setTimeout(() => {
      void this.props()
        .reason(placeText(laid))
        .then((reason) => {
          if (asked === this.asked) this.reason = reason;
        });
    }, PATIENCE);
  }

  move(direction: Direction): void {
    const { targets, aimed } = this;
    if (!targets.length) return;
    const points = targets.map(({ at }) => at);
    const to = aimed ? step(points, targets.indexOf(aimed), direction) : this.best();
    this.aim(targets[to]!, true);
  }

  /** The first target for keyboard users: the one closest to the middle. */
  private best(): number {
    const points = this.targets.map(({ at }) => at);
    const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
    return nearest(points, { x: sum.x / points.length, y: sum.y / points.length })!;
  }

  /** Lays the card, or gives something scarce, at the aim. */
  confirm(): void {
    const target = this.aimed;
    if (!target) return;
    this.letGo();
    this.props().choose(target.choice, true);
  }
}
