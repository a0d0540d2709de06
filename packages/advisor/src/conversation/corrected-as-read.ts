import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import { phraseOf } from "../language/phrase.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import type { MessageThings } from "../reader/message-things.ts";
import type { ReadAct } from "../reader/read-acts.ts";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import type { Mention, Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { Conversation, LastWrite, RecentWrite, Shown } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { correctStatement } from "./correct-statement.ts";
import { doneOtherwise, withName } from "./done-otherwise.ts";
import { amountOf } from "./said-otherwise.ts";
import { namedIn } from "./shown-in.ts";
import { idsOf } from "./take-back.ts";
import { toldAgain } from "./told-again.ts";
import { mentionOf } from "./told-things.ts";

/** What says that it was another one. */
const OTHER =
  /\b(?:wrong|sorry|oops|whoops|no|nope|nah|naw|not|meant?|typo|wait|actually|mistake|scratch|correction|mali|pala|och|aiya|hang on|hold on|other|instead|rather|backwards|swap|mixed|muddled|should|supposed|was|it's|fix|change|switch|move|amend|says?|kindly)\b|n't\b/i;

/** So likely a figure puts right what the message right before wrote, without a word that says so: "breathing out... 800". */
const SURE_ALONE = 0.85;

/** What says where money went, of something that was sold. */
const MONEY_WENT = /^(?!.*\b(?:not|meant)\b).*\b(?:spent|put|used)\b.* (?:on|into)\b/i;

/** What puts right what was written. */
export type Corrected =
  /** Something written before: these changes lead there. */
  { what: "change"; changes: Change[] } | { what: "correct"; correction: Correction };

/** How the trained reader takes a message to put right what was written; null where it does not. */
export function correctedAsRead(
  act: ReadAct | undefined,
  sure: readonly string[],
  learned: LearnedReading,
  things: MessageThings,
  { last, recent = [], since = 0 }: Conversation,
  documents: Documents,
  today: CalendarDate,
): Corrected | null {
  const says = tokensSaid(learned);
  const isSure = act?.label === "fix" && since === 0 && act.probability >= SURE_ALONE;
  if (act?.label.startsWith("fix") && (says.includes("?") || !(isSure || OTHER.test(says)))) return null;
  // "no, spent it on the Camry", after a sale: where its money went, and no other thing that was sold
  const isOfSale = since === 0 && last?.changes.some(({ kind }) => kind === "delete-asset");
  if (act?.label === "fix-name" && isOfSale && MONEY_WENT.test(says)) return null;
  if (act?.label === "fix-name") {
    const earlier = last && since === 0 ? recent.slice(0, -1) : recent;
    const changes = toldOfAnother(things.mentionOf(act, null), learned, earlier, documents, today);
    if (changes) return { what: "change", changes };
  }
  // after other things were spoken of, what puts it right has a figure or a name
  const said = learned.tokens.slice(learned.start);
  if (!last || (since > 0 && !said.some(({ slot }) => slot !== null) && namedIn(said, documents).length === 0))
    return null;
  const correction = correctionAsRead(act, sure, said, last, things, documents);
  return correction && correction.changes.length > 0 ? { what: "correct", correction } : null;
}

function tokensSaid({ tokens, start }: LearnedReading): string {
  return tokens
    .slice(start)
    .map(({ raw }) => raw)
    .join(" ");
}

/** "Not the Harley, I meant the Ford", of what was written before the last: taken back there, told again of the other. */
function toldOfAnother(
  mention: Mention,
  { tokens }: LearnedReading,
  recent: readonly RecentWrite[],
  documents: Documents,
  today: CalendarDate,
): Change[] | null {
  const meant = idsOf(mention, [], documents);
  const others = namedIn(tokens, documents).filter(({ id }) => !meant.has(id));
  for (const { id, side } of others) {
    const told = recent
      .flatMap(({ statements }) => statements)
      .findLast((each) => each.kind === "entry" && isOf(each.mention, id, side, documents));
    const moved = told && withName(told, mention, documents);
    const changes = moved && toldAgain(id, told, moved, recent, documents, today);
    if (changes) return changes;
  }
  return null;
}

function isOf(mention: Mention, id: string, side: Shown["side"], documents: Documents): boolean {
  return (
    side !== "goal" &&
    matchEntries({ ...mention, side: null }, knownEntries(documents, side)).some(({ entry }) => entry.id === id)
  );
}

/** What was written last as a message puts it right, however surely, or as it is offered; null where it puts nothing right. */
export function correctionAsRead(
  act: ReadAct | undefined,
  sure: readonly string[],
  said: readonly ReaderToken[],
  last: LastWrite,
  things: MessageThings,
  documents: Documents,
  isOffered = false,
): Correction | null {
  const otherAmount = withOtherAmount(said, last, documents);
  if (otherAmount) return otherAmount;
  const base = { ...documents, ...last.before };
  const how = sure.find((label) => label.startsWith("fix-"))?.slice("fix-".length);
  const mends = (statement: Statement): Statement | null => {
    if (act?.label === "fix") return withValue(statement, act, last, things, documents);
    if (act?.label === "fix-name") return withName(statement, things.mentionOf(act, null), base);
    return how ? doneOtherwise(statement, how, documents) : null;
  };
  const mendable = last.statements.filter((statement) => mends(statement) !== null);
  const named = act?.label === "fix-name" && ofWhatIsNamed(mendable, things.mentionOf(act, null), said, base);
  const meant = named || mendable.at(-1);
  if (!meant) return null;
  // what went from one to another has one figure on both sides
  const isBoth = isOffered && act?.label === "fix" && transferIn(last.statements) !== null;
  return replayed(
    last,
    last.statements.map((each) => (each === meant || isBoth ? (mends(each) ?? each) : each)),
    documents,
  );
}

/** What was written last, told of each of the things that the name of another one may be for. */
export function correctionsByName(
  act: ReadAct,
  said: readonly ReaderToken[],
  last: LastWrite,
  things: MessageThings,
  documents: Documents,
): Correction[] {
  const base = { ...documents, ...last.before };
  const name = things.mentionOf(act, null);
  const meant = matchEntries({ ...name, side: null }, knownEntries(base, null));
  return meant.flatMap(({ entry, side }) => {
    const mention = mentionOf({ side, id: entry.id }, base);
    const moved = last.statements.map((statement) => withName(statement, mention, base));
    const mendable = last.statements.filter((_, at) => moved[at] !== null);
    const told = ofWhatIsNamed(mendable, mention, said, base) ?? mendable.at(-1);
    const statements = last.statements.map((each, at) => (each === told ? (moved[at] ?? each) : each));
    return told ? (replayed(last, statements, documents) ?? []) : [];
  });
}

/**
 * Of several that were told, the one that another name is for: "not the savings, it was my checking" is for what was told of
 * the savings, and an account stands in place of an account.
 */
function ofWhatIsNamed(
  told: readonly Statement[],
  name: Mention,
  said: readonly ReaderToken[],
  documents: Documents,
): Statement | undefined {
  const meant = matchEntries({ ...name, side: null }, knownEntries(documents, null));
  const named = namedIn(said, documents).filter(({ id }) => !meant.some(({ entry }) => entry.id === id));
  const entryOf = (statement: Statement) =>
    statement.kind === "entry"
      ? matchEntries({ ...statement.mention, side: null }, knownEntries(documents, statement.mention.side))[0]
      : undefined;
  const isNamed = (statement: Statement) => named.some(({ id }) => id === entryOf(statement)?.entry.id);
  const isOfItsSide = (statement: Statement) => meant.some(({ side }) => side === entryOf(statement)?.side);
  return told.findLast(isNamed) ?? told.findLast(isOfItsSide);
}

function withValue(
  statement: Statement,
  act: ReadAct,
  last: LastWrite,
  { tokens }: MessageThings,
  documents: Documents,
): Statement | null {
  const value = tokens[act.head];
  const period = tokens.find(({ slot }) => slot?.kind === "period");
  if (!value) return null;
  const said = period && statement.kind === "yearly" && period !== value ? [value, period] : [value];
  return correctStatement(statement, phraseOf(said), { ...documents, ...last.before });
}

/** "7,100, not 6,100": of what was told last, the one that was told with the figure that is denied. */
export function withOtherAmount(
  said: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): Correction | null {
  const amounts = said.flatMap(({ slot }, at) => (slot?.kind === "money" ? [{ value: slot.value, at }] : []));
  const denied = amounts.find(
    ({ at }) => said[at - 1]?.text === "not" || textOf(said.slice(at - 2, at)) === "instead of",
  );
  const [meant, ...others] = amounts.filter((amount) => amount !== denied);
  const figure = meant && said[meant.at];
  if (!denied || !figure || others.length > 0) return null;
  const base = { ...documents, ...last.before };
  const isDenied = (statement: Statement) => amountOf(statement) === denied.value;
  if (last.statements.filter(isDenied).length !== 1) return null;
  const statements = last.statements.map((statement) => {
    if (!isDenied(statement)) return statement;
    return "amount" in statement
      ? ({ ...statement, amount: meant.value } as Statement)
      : (correctStatement(statement, phraseOf([figure]), base) ?? statement);
  });
  return replayed(last, statements, documents);
}
