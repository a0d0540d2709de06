import type { CalendarDate, Documents } from "@seven-figures/domain";
import type { Modality } from "../language/modality.ts";
import type { Phrase } from "../language/phrase.ts";
import type { EntryAction, GoalAddStatement, GoalEdit, Mention, Statement, Unwritten } from "./statement.ts";

/** What reading a message goes by: what is stored, and what was understood of the message so far. */
export interface Reading {
  documents: Documents;
  today: CalendarDate;
  /** The sentence that is read, as rules match it. */
  heard: string;
  /** The sentence before it. */
  before: string;
  /** Words of the names of stored assets and debts. */
  knownWords: ReadonlySet<string>;
  statements: Statement[];
  unwritten: Unwritten[];
  /** The last thing done to an asset or debt, for clauses that leave it out ("and the motorcycle"). */
  lastVerb: "have" | "owe" | "remove" | "pay-off" | null;
  /** What "it" stands for, and what "all of it" does. */
  lastMention: Mention | null;
  /** What the loan just told of was taken for: "the mortgage on my cabin", before "it's worth 200k". */
  lastThing: Mention | null;
  lastAmount: number | null;
  /** What was last done, for "... and 200 on the Amex". */
  lastAction: EntryAction | null;
  /** How often money comes, said in a clause of its own: "payday is the 1st and the 15th". */
  openPeriod: number | null;
  /** How many hours a week are worked, said in a clause of its own. */
  openHours: number | null;
  /** Whether a raise or a new job was spoken of: "got a raise, I'm at 72k now". */
  newPay: boolean;
  /** Whether work beside the main job is spoken of. */
  besides: boolean;
  /** How often all amounts of the sentence come, said once for them: "each month I earn 4,100 and spend 2,900". */
  sharedPeriod: number | null;
  /** The list that changes were announced to, and how many statements there were then: "some changes to my skills:". */
  listAnnounced: { list: "skills" | "interests"; at: number } | null;
  /** The goal last spoken of, for "that goal". */
  goalInMind: Mention | null;
  /** Whether the sentence asks for a change of a stored goal, so that its other clauses tell to what. */
  goalRequest: boolean;
  /** What the last amount said of a goal did, for "... and 200 in the boat fund". */
  lastGoalEdit: GoalEdit | null;
  /** A wish for something that may become a goal where one is asked for. */
  wish: GoalAddStatement | null;
  /** A goal was asked for that is still to be named, or several: "I have two new goals." */
  goalsAnnounced: { many: boolean } | null;
  /** Which sentence of the message a new goal was last spoken of in. */
  goalSentence: number | null;
  /** Whether what follows is a list of assets or debts ("debts are: ..."). */
  heading: "asset" | "debt" | null;
}

/** One part of a sentence, and how it is meant. */
export interface Spoken {
  phrase: Phrase;
  modality: Modality;
}

/**
 * Reads some statements out of a run of clauses; `from` and `to` are the tokens that they account for. Null where
 * there is nothing for this reader.
 */
export type RunReader = (run: Phrase, reading: Reading) => { statements: Statement[]; from: number; to: number } | null;

/** Reads one clause; null leaves it to the next reader, an empty list says that nothing of it is to be stored. */
export type ClauseReader = (clause: Spoken, reading: Reading) => Statement[] | null;

/** What a message was read as. */
export interface ReadMessage {
  statements: Statement[];
  unwritten: Unwritten[];
  /** The sentences that ask something, as the person wrote them. */
  questions: { text: string; amounts: number[] }[];
  /** Clauses said as facts or commands that no reader understood. */
  unread: string[];
}
