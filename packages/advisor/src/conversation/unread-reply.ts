import { answerForeign, isUnknownLanguage } from "../answers/languages/answer-foreign.ts";
import { unreadable } from "../language/prepare.ts";
import { UNREADABLE } from "../replies/describe-unwritten.ts";
import type { AdvisorOutput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { saying } from "./outcomes.ts";

/** The answer to what is not read at all: another language, markup, a pasted text. */
export function unreadReply(typed: string, text: string, conversation: Conversation): AdvisorOutput | null {
  const foreign = answerForeign(typed, conversation.memory);
  if (foreign) {
    const { message, quickReplies, memory } = foreign;
    return saying({ ...conversation, offered: [], memory }, { message, quickReplies });
  }
  const obstacle = isUnknownLanguage(typed) ? "other-language" : unreadable(text);
  return obstacle && saying({ ...conversation, offered: [] }, { message: UNREADABLE[obstacle] });
}
