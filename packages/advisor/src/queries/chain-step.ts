import type { ItemRef } from "@seven-figures/domain";

/** One step of what money would do. `from`: the account that pays; without one it is what was brought. */
export type Step =
  /** Of things, all or a share from 0 to 1, at a price in dollars or at what they stand at. */
  | { kind: "sold"; items: ItemRef[]; share: number; price: number | null }
  /** Money that nothing stored brings. */
  | { kind: "brought"; amount: number }
  /** Debts, or a share of them. */
  | { kind: "cleared"; items: ItemRef[]; share: number; from: ItemRef | null }
  /** The loans on what was sold. */
  | { kind: "loans" }
  | { kind: "paid"; item: ItemRef; amount: number; from: ItemRef | null }
  /** To nothing that is stored. */
  | { kind: "spent"; amount: number; from: ItemRef | null }
  | { kind: "rest"; item: ItemRef }
  /** By a percentage, less than 0 where it falls. */
  | { kind: "grown"; item: ItemRef; percent: number };
