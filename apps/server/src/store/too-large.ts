import type { DocumentKind } from "@seven-figures/domain";

/** A document would be larger than documents may be: nothing is written. */
export class TooLarge extends Error {
  readonly kind: DocumentKind;
  readonly mostBytes: number;

  constructor(kind: DocumentKind, mostBytes: number) {
    super(`The ${kind} would be too large`);
    this.name = "TooLarge";
    this.kind = kind;
    this.mostBytes = mostBytes;
  }
}
