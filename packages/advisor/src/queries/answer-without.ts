import { TALK_TOPICS } from "../answers/talk/talk-topics.ts";
import { listed } from "../answers/words/sentences.ts";
import type { FigureAnswer } from "./answer-figures.ts";
import { isGeneral } from "./asks-of-figures.ts";
import { followedUp, type LastAsked } from "./follow-up.ts";
import type { Scope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { absentName, notKept } from "./unknown-names.ts";
import { ASKS_WHY, whyWords } from "./why.ts";
import { surelyAskedOf } from "./worked-asked.ts";

/** What is answered without a figure: null where that is left to the topics, undefined where figures are asked. */
export function answerWithout(
  message: string,
  whole: Scope,
  last: LastAsked | null,
  { isOwn, topic }: { isOwn: boolean; topic: string | null },
): FigureAnswer | null | undefined {
  const isWhole = asksOfNamed(whole);
  if (!isWhole && !isOwn && isLeftToTopics(whole, last)) return null;
  const missed = isWhole ? null : notKept(whole.laid);
  if (missed) return { message: missed, quickReplies: ["What do I spend a month?", "What is my net worth?"], last };
  if (last && asksWhy(whole, last, topic)) return { message: whyWords(last.queries, whole), quickReplies: [], last };
  const absent = absentName(message, whole.laid);
  return absent ? notOnRecord([absent], last) : undefined;
}

/** Whether it is asked why the figures told last are so. */
function asksWhy({ text }: Scope, { queries }: LastAsked, topic: string | null): boolean {
  return queries.length > 0 && isOfFigures(topic) && ASKS_WHY.test(text);
}

/** Whether a message asks in general, and nothing that is surely asked of the person's own or goes on from an answer. */
function isLeftToTopics(whole: Scope, last: LastAsked | null): boolean {
  return isGeneral(whole) && surelyAsked(whole) === null && !(last && followedUp(whole, last));
}

/** Whether the parser surely reads all of a message as a question that names something of the person's own. */
function asksOfNamed({ laid, pieces, documents, today }: Scope): boolean {
  return pieces.some(({ kind }) => kind === "named") && surelyAskedOf(laid, documents, today) !== null;
}

/** Whether figures were told last, or small talk since: a topic that was told after them is what "why" means. */
function isOfFigures(topic: string | null): boolean {
  return topic === null || TALK_TOPICS.some(({ id }) => id === topic.split("|")[0]);
}

/** What is asked of is not there. */
export function notOnRecord(asked: readonly string[], last: LastAsked | null): FigureAnswer {
  const names = asked.map((name) => name.replace(/ balance$/i, ""));
  const what = listed(names);
  return {
    message: `I have no ${what} on record. Tell me what it stands at and I will note it.`,
    quickReplies: ["What do I own?", "What do I owe?", "Show my goals"],
    last,
    ...(names.length === 1 && names[0] ? { unknown: names[0] } : {}),
  };
}
