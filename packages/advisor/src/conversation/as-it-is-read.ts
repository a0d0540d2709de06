import { withoutCourtesies } from "../language/courtesies.ts";
import { withFiguresMended, withFrontedInPlace } from "../language/restarts.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { inPlainEnglish } from "./other-englishes.ts";
import { namedIn } from "./shown-in.ts";

/** A message in plain English, without what only frames it, and with what it takes back and what it begins with where they belong. */
export function asItIsRead({ message, documents, today }: AdvisorInput, before: Conversation): string {
  const isThing = (name: string) => namedIn(readerTokens(name, documents, today), documents).length > 0;
  const { pending, offered, last, answered } = before;
  const isOpen = pending.length + offered.length > 0;
  const plain = withoutCourtesies(message, { isOpen, isGoingOn: last !== null || answered === true, isThing });
  return withFrontedInPlace(withFiguresMended(inPlainEnglish(plain)), isThing);
}
