import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import type { Pending } from "../conversation/conversation.ts";

/** What a statement comes to, given what is stored. */
export type Resolution =
  | { changes: Change[] }
  | {
      ask:
        | Omit<Extract<Pending, { need: "amount" }>, "age">
        | Omit<Extract<Pending, { need: "period" }>, "age">
        | Omit<Extract<Pending, { need: "base" }>, "age">
        | Omit<Extract<Pending, { need: "figure" }>, "age">
        | Omit<Extract<Pending, { need: "side" }>, "age">
        | Omit<Extract<Pending, { need: "which" }>, "age">;
    }
  /** Asked for with nothing kept open. */
  | { wonder: string }
  /** Against a rule: the reason. */
  | { refused: string }
  /** Nothing to change: what is so already, and of which entry where it is one. */
  | { noted: string; of?: string };

export interface Resolving {
  /** As they stand after the statements before this one. */
  documents: Documents;
  today: CalendarDate;
  newId: (prefix: string) => string;
  /** Entries that this very message added: another fact of it never means them. */
  added: ReadonlySet<string>;
}
