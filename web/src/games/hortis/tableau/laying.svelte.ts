// How a card gets from the hand into the orchard: which one is lifted and how it is turned, what is aimed at, and what is
// in the way. Taking a card and turning it are actions that can be taken back; the server says after each what is legal.

import type { Choice, Said } from "../../../wire";
import type { BoardProps } from "../..";
import type { Point } from "../../shared/stage/camera";
import type { Effect, Face, Laid, Place, Player, Preview, View } from "../shapes";
import { effect, faceText, placesIn, placeText, same } from "../view";
import { cellOf, type Direction, middle, nearest, placeNear, sameFace, step, turned } from "./layout";

export interface Target {
  choice: Choice<Preview>;
  effect: Effect;
  /** Where it is pointed at, in cells. */
  at: Point;
  /** The card it is about, where it would lie or lies. */
  laid: Laid;
}

const CARD = /^\d/;
/** How far from the middle of a place, in cells, it is still meant. */
const NEAR = 0.75;
const PATIENCE = 180;
/** After so long without an answer the board shows what the server last said. */
const LONGEST = 5000;

export class Laying {
  /** The card and turn that are wished for, null for none, until the server has followed. */
  private wish: Face | null | undefined = $state.raw(undefined);
  /** Whether something was sent that has not been answered yet. */
  private sent = false;
  private waiting = 0;
  private aimedAction: number | null = $state(null);
  /** Whether the aim stays where it is when the mouse moves on. */
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

  /** The choices of cards, while one is asked for. */
  faces = $derived.by(() => this.choices.filter(({ text }) => CARD.test(text)));

  /** None while another turn of the card is wished for than the one they are about. */
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

  /** Whether something scarce is shared out now. */
  serving = $derived.by(() => this.me()?.phase === "serve" && this.targets.length > 0);

  lifted: Face | null = $derived.by(() => (this.wish === undefined ? (this.me()?.chosen ?? null) : this.wish));

  private get choices(): Choice<Preview>[] {
    return this.props().decision?.choices ?? [];
  }

  /** To be called whenever the decision has changed. */
  answered(): void {
    clearTimeout(this.waiting);
    this.sent = false;
    this.follow();
  }

  /** Goes on towards the wish. */
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

  /** Turned on until it fits somewhere. */
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

  /** Lifts a card of the hand, or puts it back. */
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

  /** What a point means: a target, or a place where the card may not lie. */
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

  /** Where somebody who comes with the keyboard begins: in the middle of all. */
  private best(): number {
    const points = this.targets.map(({ at }) => at);
    const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
    return nearest(points, { x: sum.x / points.length, y: sum.y / points.length })!;
  }

  /** Lays the card, or gives what is scarce, where it is aimed at. */
  confirm(): void {
    const target = this.aimed;
    if (!target) return;
    this.letGo();
    this.props().choose(target.choice, true);
  }
}
