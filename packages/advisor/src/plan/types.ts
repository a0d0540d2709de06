import type { CalendarDate, Documents, Goal } from "@seven-figures/domain";
import type { Option } from "../vetoes/veto.ts";

export interface PlanContext {
  documents: Documents;
  today: CalendarDate;
  /** Makes an id that no entry has yet; the prefix says what for. */
  newId: (prefix: string) => string;
}

/** What a plan asks beside what it says, with the answers to offer. */
export interface PlanQuestion {
  question: string;
  options: Option[];
}

/**
 * A plan in words with the goals it proposes, none of them stored; or, with neither income nor assets known, what to
 * ask first. A proposed goal whose id the person has already is an update of that goal.
 */
export type PlanResult =
  | {
      ready: true;
      message: string;
      suggestedGoals: Goal[];
      /** Whether expenses hold the debts' payments, where that is not known yet; null where it is, or does not matter. */
      question: PlanQuestion | null;
    }
  | { ready: false; message: string; questions: string[] };
