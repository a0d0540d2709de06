import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import { phraseOf } from "../language/phrase.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { Conversation, RecentWrite, Shown } from "./conversation.ts";
import { correctStatement } from "./correct-statement.ts";
import { withName } from "./done-otherwise.ts";
import {
  amountOf,
  DOES,
  IS_BALANCE,
  isFigure,
  isSource,
  MEANT,
  MISTAKEN,
  MORE,
  onSide,
  ownsUp,
  type Said,
  saidToMend,
  sideOf,
  tellsOnTop,
  valuesIn,
} from "./said-otherwise.ts";
import { toldAgain } from "./told-again.ts";
import { mentionOf, statementId } from "./told-things.ts";

/**
 * What is put right of what was written before the last message: "wait, Camry was 600, not 500". What was written there is taken
 * back, as long as it stands, and told again as it was meant.
 */
export function putRightEarlier(
  message: string,
  tokens: readonly ReaderToken[],
  { recent = [] }: Conversation,
  documents: Documents,
  today: CalendarDate,
): Change[] | null {
  const said = saidToMend(message, tokens, documents);
  const elsewhere = earlierOfAnother(said, recent, documents, today);
  if (elsewhere) return elsewhere;
  const [figure, ...others] = said.kept.filter(isFigure);
  if (!figure || others.length > 0 || tellsOnTop(said.text) || IS_BALANCE.test(said.text)) return null;
  const denied = valuesIn(said.denied);
  if (denied.length === 0 && !(MISTAKEN.test(said.text) && !DOES.test(said.text)) && !MEANT.test(said.text))
    return null;
  const ids = said.named.flatMap(({ things }) => things.map(({ id }) => id));
  const isDenied = (statement: Statement) => denied.includes(amountOf(statement) ?? Number.NaN);
  const isNamed = (statement: Statement) => ids.includes(statementId(statement, documents) ?? "");
  const earlier = recent.slice(0, -1).flatMap(({ statements }) => statements);
  const told =
    ids.length > 0
      ? (earlier.findLast(isNamed) ?? earlier.findLast((each) => isDenied(each) && sharesName(each, said, documents)))
      : earlier.findLast((each) => statementId(each, documents) !== null && isDenied(each));
  const mended = told && correctStatement(told, phraseOf([figure]), documents);
  const id = told && statementId(told, documents);
  return id && mended ? toldAgain(id, told, mended, recent, documents, today) : null;
}

/** Whether something named goes by a word that the thing told of goes by too. */
function sharesName(statement: Statement, { named }: Said, documents: Documents): boolean {
  const id = statementId(statement, documents);
  const words = (side: Shown["side"], each: string) => mentionOf({ side, id: each }, documents).words;
  const own = id === null ? [] : words(sideOf(id, documents), id);
  return named.some(({ things }) =>
    things.some((thing) => words(thing.side, thing.id).some((word) => own.includes(word))),
  );
}

const SAID_OF_IT = /\b(?:(?:it|that) (?:was|is)|i (?:mean|meant)|should (?:be|have been))\b/;

/** "It was the blue one, the 150": an amount that was told before the last message, and another thing that it was of. */
function earlierOfAnother(
  { text, kept, named }: Said,
  recent: readonly RecentWrite[],
  documents: Documents,
  today: CalendarDate,
): Change[] | null {
  const [value, ...more] = valuesIn(kept);
  const things = named.filter(({ from }) => !isSource(kept, from)).flatMap((each) => each.things);
  if (value === undefined || more.length > 0 || things.length === 0 || MORE.test(text)) return null;
  if (!(SAID_OF_IT.test(text) || (ownsUp(text) && /\bwas\b/.test(text)))) return null;
  const isOfIt = (statement: Statement) => amountOf(statement) === value && statementId(statement, documents) !== null;
  if (recent.at(-1)?.statements.some(isOfIt)) return null;
  const told = recent
    .slice(0, -1)
    .flatMap(({ statements }) => statements)
    .findLast(isOfIt);
  const own = told && statementId(told, documents);
  if (!told || !own || things.some(({ id }) => id === own)) return null;
  const [meant, ...others] = onSide(things, sideOf(own, documents));
  const moved = meant && others.length === 0 ? withName(told, mentionOf(meant, documents), documents) : null;
  return moved && toldAgain(own, told, moved, recent, documents, today);
}
