import type { LearnedReader } from "../src/reader/learned-reader.ts";
import { type Turn, talk } from "../testing/talk.ts";
import type { LeaningTalk } from "./leaning-talk.ts";
import { type Figures, figuresOf, printOf } from "./meant-figures.ts";
import type { Outcome } from "./outcome-of-line.ts";

/** What comes of a talk against what it means; null where its first message is not stored as it is meant, which measures nothing. */
export function outcomeOfTalk(
  { documents, messages, told, meant }: LeaningTalk,
  reader: LearnedReader,
): { outcome: Outcome; turns: Turn[] } | null {
  const isStored = (turn: Turn | undefined, figures: Figures) =>
    turn !== undefined && printOf(figuresOf(turn.documents, documents)) === printOf(figures);
  const turns = talk(documents, messages, null, reader);
  const [first, second] = turns;
  if (!isStored(first, told)) return null;
  const ended = (outcome: Outcome) => ({ outcome, turns });
  if (isStored(second, meant)) return ended("right");
  if (!isStored(second, told)) return ended("wrong");
  const taps = second?.quickReplies.slice(0, 3) ?? [];
  const isTap = taps.some((tap) => isStored(talk(documents, [...messages, tap], null, reader).at(-1), meant));
  return ended(isTap ? "tap" : "asked");
}
