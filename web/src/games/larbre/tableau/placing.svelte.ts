// The piece that I am about to place, and where it may go.

import type { Choice } from "../../../wire";
import type { BoardProps } from "../..";
import type { Piece, Preview, View } from "../shapes";
import { placement } from "../view";

export class Placing {
  private wanted: Piece | null = $state(null);
  /** Whether all pieces are placed one after the other, each by its first choice. */
  private byItself = false;

  constructor(private props: () => Pick<BoardProps<View, Preview>, "decision" | "choose"> & { view: View }) {}

  private choices: Choice<Preview>[] = $derived.by(() =>
    (this.props().decision?.choices ?? []).filter(({ preview }) => preview.piece !== undefined),
  );

  /** The pieces that can be placed now. */
  pieces = $derived.by(() => [...new Set(this.choices.flatMap(({ preview }) => preview.piece ?? []))]);

  /** The piece that goes on a tip when I point at it. */
  piece: Piece | null = $derived.by(() =>
    this.wanted && this.pieces.includes(this.wanted) ? this.wanted : (this.pieces[0] ?? null),
  );

  /** The tips where it may go. */
  open: number[] = $derived.by(() => {
    const piece = this.piece;
    return piece ? this.tips((takes) => takes.includes(piece)) : [];
  });

  /** The tips that are free for the growing type, before anything is placed. */
  room: number[] = $derived.by(() => {
    const { decision, view } = this.props();
    return decision && view.growing && !this.piece ? this.tips((takes) => takes.length > 0) : [];
  });

  take(piece: Piece): void {
    this.wanted = piece;
  }

  place(tip: number): void {
    const { view, choose } = this.props();
    const choice = this.piece && placement(this.choices, view.twigs, this.piece, tip);
    if (choice) choose(choice);
  }

  placeForMe(): void {
    this.byItself = true;
    this.goOn();
  }

  /** The next question has come. */
  answered(): void {
    if (this.byItself) this.goOn();
  }

  private goOn(): void {
    const { decision, view, choose } = this.props();
    const next = this.choices.find(({ preview }) => preview.piece === this.piece);
    if (!decision || view.phase !== "grow" || !next) this.byItself = false;
    else {
      if (next.commits) this.byItself = false;
      choose(next);
    }
  }

  private tips(wanted: (takes: string[]) => boolean): number[] {
    return this.props()
      .view.twigs.filter(({ takes }) => wanted(takes))
      .map(({ twig }) => twig);
  }
}
