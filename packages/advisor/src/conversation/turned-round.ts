import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { transferIn } from "../statements/transfer.ts";
import type { LastWrite } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { withName } from "./done-otherwise.ts";
import { MISTAKEN, MORE, valuesIn } from "./said-otherwise.ts";
import { namesIn } from "./shown-in.ts";
import { statementId } from "./told-things.ts";

const TURNED = /\b(?:invers\w+|opposite|reverse|other way|wrong way|backwards?|contrary)\b/i;
/** "Then I moved it back from Pine": a second movement. */
const ONCE_MORE = /\b(?:back|again|later|today|tomorrow|yesterday|this morning)\b/i;

/**
 * "No, the inverse! From Pine to Harbor", after money was moved from Harbor to Pine: it went the other way, so that both sides
 * change by twice as much. Null where it is another movement, or the message names anything besides.
 */
export function turnedRound(
  message: string,
  said: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): Correction | null {
  const transfer = transferIn(last.statements);
  if (!transfer || transfer.to.action === "pay") return null;
  const text = message.toLowerCase();
  const isWrong = TURNED.test(text) || MISTAKEN.test(text);
  if (!isWrong || message.includes("?") || MORE.test(text) || ONCE_MORE.test(text)) return null;
  const { from, to } = transfer;
  if (valuesIn(said).some((value) => value !== from.amount)) return null;
  const base = { ...documents, ...last.before };
  const ends = namesIn(said, base).filter(({ things }) => things.length > 0);
  const [source, place] = [
    ends.filter((each) => isFrom(said, each.from)),
    ends.filter((each) => !isFrom(said, each.from)),
  ];
  const is = (named: typeof ends, id: string | null) =>
    named.length === 1 && named[0]?.things.length === 1 && named[0].things[0]?.id === id;
  if (!is(source, statementId(to, base)) || !is(place, statementId(from, base))) return null;
  const [taken, given] = [withName(from, to.mention, base), withName(to, from.mention, base)];
  if (!taken || !given) return null;
  const statements = last.statements.map((each) => (each === from ? taken : each === to ? given : each));
  const correction = replayed(last, statements, documents);
  return correction && correction.changes.length > 0 ? correction : null;
}

/** Whether the word that leads to a name says that money came from there. */
function isFrom(said: readonly ReaderToken[], at: number): boolean {
  const lead = said.slice(0, at).findLast(({ text }) => !/^(?:the|my|our)$/.test(text))?.text ?? "";
  return lead === "from" || (lead === "of" && said[at - 2]?.text === "out");
}
