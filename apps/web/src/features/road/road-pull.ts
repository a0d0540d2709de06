import type { RoadLevers } from "@seven-figures/domain";

/** How long levers rest before the whole page follows, milliseconds. */
const REST = 200;

/** Levers by where they are pulled to. */
export type Places = Readonly<Partial<RoadLevers>>;

/** What a pull leads to. */
export interface PullWork<Drawn> {
  /** What is to be drawn with some levers moved; called once a frame at most. */
  draw: (places: Places) => Drawn;
  /** The levers rest: all that hangs on them is to follow. */
  settle: (places: Places) => void;
}

/**
 * Levers under the finger. Where they stand is told at once and what that leads to once a frame, to the few pieces that
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

  /** Draws once more in the next frame: something else of what is drawn is known by now. */
  drawSoon(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      if (!this.places || !this.work) return;
      this.drawn = this.work.draw(this.places);
      this.tell();
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
