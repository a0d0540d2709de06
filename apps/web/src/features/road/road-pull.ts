import type { RoadLevers } from "@seven-figures/domain";

/** How long levers rest before the whole page follows, milliseconds. */
const REST = 200;

/** Levers by where they are pulled to. */
export type Places = Readonly<Partial<RoadLevers>>;

/** What a pull leads to. */
export interface PullWork<Drawn> {
  /** What is to be drawn with some levers moved; called every other frame at most. */
  draw: (places: Places) => Drawn;
  /** The levers rest: all that hangs on them is to follow. */
  settle: (places: Places) => void;
}

/**
 * Levers under the finger. Where they stand is told at once and what that leads to every other frame, to the few pieces that
 * listen; the page as a whole follows when they rest. Between the two, what is pulled stands over what the page holds.
 */
export class RoadPull<Drawn> {
  work: PullWork<Drawn> | null = null;
  /** Null while none is pulled. */
  places: Places | null = null;
  /** Null until the first frame of a pull. */
  drawn: Drawn | null = null;
  private frame: number | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Moves a lever on. */
  readonly slide = (moved: Places): void => {
    this.places = { ...this.places, ...moved };
    this.tell();
    this.drawSoon();
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.places && this.work?.settle(this.places), REST);
  };

  /** Draws once more, as something else of what is drawn is known by now: worked out in one frame, shown in the next. */
  drawSoon(): void {
    this.frame ??= requestAnimationFrame(() => {
      const drawn = this.places && this.work ? this.work.draw(this.places) : null;
      const { places } = this;
      this.frame = requestAnimationFrame(() => {
        this.frame = undefined;
        if (!drawn) return;
        this.drawn = drawn;
        this.tell();
        if (this.places !== places) this.drawSoon();
      });
    });
  }

  /** The page has followed: what it holds is shown again, unless a lever was moved on meanwhile. */
  followed(levers: RoadLevers): void {
    const places = Object.entries(this.places ?? {});
    if (places.every(([lever, place]) => levers[lever as keyof RoadLevers] === place)) this.take();
  }

  /** Ends the pull; gives how far it came. */
  take(): Places {
    const { places } = this;
    clearTimeout(this.rest);
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    this.places = null;
    this.drawn = null;
    if (places) this.tell();
    return places ?? {};
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
