import { withoutCourtesies } from "../language/courtesies.ts";
import { withHalvesCounted } from "../language/halves-counted.ts";
import { withOrderMarks } from "../language/order-marks.ts";
import { withFiguresMended, withFrontedInPlace } from "../language/restarts.ts";
import { withCentsTold } from "../numbers/cents-told.ts";
import { withNumbersOnce } from "../numbers/said-twice.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { withoutOnlyWrong } from "./left-alone.ts";
import { inPlainEnglish } from "./other-englishes.ts";
import { namedIn } from "./shown-in.ts";
import { withoutChatter } from "./without-chatter.ts";

/** Whether anything was asked or proposed that a "yes" or "no" may answer. */
export function isOpen({ pending, offered }: Pick<Conversation, "pending" | "offered">): boolean {
  return pending.length + offered.length > 0;
}

/** A message in plain English, without what only frames it, and with what it takes back and what it begins with where they belong. */
export function asItIsRead(input: AdvisorInput, before: Conversation): string {
  const { message, documents, today } = input;
  const isThing = (name: string) => namedIn(readerTokens(name, documents, today), documents).length > 0;
  const { last, answered } = before;
  const plain = withoutCourtesies(withOrderMarks(message), {
    isOpen: isOpen(before),
    isGoingOn: last !== null || answered === true,
    isThing,
  });
  const told = isOpen(before) ? plain : withoutChatter(plain, input);
  const right = withNumbersOnce(withCentsTold(inPlainEnglish(last ? withoutOnlyWrong(told) : told)));
  return withFrontedInPlace(withHalvesCounted(withFiguresMended(right)), isThing);
}
