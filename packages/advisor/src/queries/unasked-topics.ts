import { isOffered } from "../answers/answer-question.ts";
import { LESSON_TOPICS } from "../answers/lessons/lessons.ts";
import { asksAtAll } from "../answers/match/asks-at-all.ts";
import { TALK_TOPICS } from "../answers/talk/talk-topics.ts";
import type { Answer, AnswerContext } from "../answers/types.ts";
import { isAsking } from "./asks-of-figures.ts";
import { namesAsked } from "./nearest.ts";

/** The topics of small talk. */
export const TALK_IDS: ReadonlySet<string> = new Set(TALK_TOPICS.map(({ id }) => id));
const LESSON_IDS: ReadonlySet<string> = new Set(LESSON_TOPICS.map(({ id }) => id));

export function isLesson({ memory }: Answer): boolean {
  return LESSON_IDS.has(memory.last?.split("|")[0] ?? "");
}

/** Whether a message names something stored. */
export function namesStored(text: string, context: AnswerContext): boolean {
  return namesAsked(text, context).length > 0;
}

const TELLS =
  /\b(?:is|are|was|were|can|will|has|have|had|does|belongs?|stays?|goes|went|needs?|isn'?t|aren'?t|won'?t|wants?)\b/i;

/** An answer, but none from a topic where a message tells something of what is stored and asks nothing: "Marcus is joint with my wife". */
export function whereAsked(answer: Answer | null, text: string, context: AnswerContext): Answer | null {
  if (!answer || TALK_IDS.has(answer.memory.last?.split("|")[0] ?? "") || isOffered(text)) return answer;
  const tellsOnly = TELLS.test(text) && !asksAtAll(text) && !isAsking(text);
  return tellsOnly && namesStored(text, context) ? null : answer;
}
