import { type Documents, roundToCents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite, Shown } from "./conversation.ts";
import { withName } from "./done-otherwise.ts";
import { figuresIn } from "./said-otherwise.ts";
import { namesIn } from "./shown-in.ts";
import { mentionOf, statementId } from "./told-things.ts";

const SAME = /^(?:\W|and|also|oh|yes|yeah|ok|okay|please|then|plus|do|did|now)*(?:the )?(?:same|ditto|likewise)\b/;
/** What is still to come, or only wished for, goes on from nothing. */
const LATER =
  /\b(?:will|tomorrow|next|going to|gonna|should|could|would|plan|hope|want|some ?day|one day|soon|later|if|not|never)\b/;
/** So many messages ago something was written that is still gone on from. */
const LONGEST_SINCE = 1;

/**
 * What goes on from what was just written without saying it again: "same for the Freedom", "and today the other half". Null where the message does not.
 */
export function goesOn(
  message: string,
  tokens: readonly ReaderToken[],
  { last, since = 0 }: Conversation,
  documents: Documents,
): Statement[] | null {
  const text = message.toLowerCase();
  if (message.includes("?")) return null;
  if (!last || since > LONGEST_SINCE || LATER.test(text) || tokens.some(({ slot }) => slot?.kind === "percent"))
    return null;
  const base = { ...documents, ...last.before };
  const at = last.statements.findLastIndex((statement) => statementId(statement, base) !== null);
  const statement = last.statements[at];
  const further = ofTheSame(statement, text, tokens, last, base);
  if (further) return further;
  const named = namesIn(tokens, documents).filter(({ by }) => by !== "kind");
  const things = named.flatMap((each) => each.things.filter(({ id }) => id !== statementId(statement, base)));
  const [thing, ...others] = things.filter(({ id }, index) => things.findIndex((each) => each.id === id) === index);
  if (!statement || !thing || others.length > 0) return null;
  const amounts = figuresIn(tokens);
  if (amounts.some((amount) => !("amount" in statement) || amount !== statement.amount)) return null;
  if (SAME.test(text)) return sameFor(at, thing, last, documents);
  const times = TIMES.find(([pattern]) => pattern.test(text))?.[1];
  if (times !== undefined && amounts.length === 0 && !text.includes("?"))
    return timesFor(at, times, thing, last, documents);
  return null;
}

const OTHER_HALF =
  /\b(?:the )?other half\b|\bthe (?:rest|remainder|remaining half) (?:of it|of that|too|as well|today|now)\b/;
/** "My other half is happy", "the other half is my wife's". */
const OF_OTHERS = /\bmy other half\b|\b(?:half|rest|remainder) (?:of (?:it|that) )?(?:is|are|was|belongs|stays)\b/;
const MAKE_IT = /^(?:\W|and|also|oh|please|then|ok|okay)*(?:make|set|bump|raise|lower|change) (?:it|that)\b/;

/** "And today the other half" of a debt; "and make it 5k", of a goal that got another date. */
function ofTheSame(
  statement: Statement | undefined,
  text: string,
  tokens: readonly ReaderToken[],
  { statements }: LastWrite,
  base: Documents,
): Statement[] | null {
  if (!statement || statements.length > 1) return null;
  if (
    statement.kind === "entry" &&
    OTHER_HALF.test(text) &&
    !OF_OTHERS.test(text) &&
    namesIn(tokens, base).length === 0
  ) {
    const owed = base.financials.debts?.find(({ id }) => id === statementId(statement, base))?.balance;
    const isHalf = /^(?:pay|pay-share|set)$/.test(statement.action) && owed !== undefined;
    return isHalf ? [{ ...statement, action: "pay-off", amount: null }] : null;
  }
  const [money, ...others] = tokens.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  if (statement.kind !== "goal-edit" || !MAKE_IT.test(text) || money === undefined || others.length > 0) return null;
  return statement.edit.targetDate === undefined ? null : [{ ...statement, edit: { target: { to: money } } }];
}

const THAT = "(?:of )?(?:that|it|as much|the amount|what (?:\\w+ ){1,3}got)\\b";
const TIMES: readonly [RegExp, number][] = [
  [new RegExp(`\\bhalf ${THAT}`), 1 / 2],
  [new RegExp(`\\b(?:twice|double|2x) ${THAT}`), 2],
  [new RegExp(`\\b(?:three times|triple) ${THAT}`), 3],
  [new RegExp(`\\ba third ${THAT}`), 1 / 3],
  [new RegExp(`\\ba quarter ${THAT}`), 1 / 4],
];

/** "The tax office got half that", of what was just paid somewhere else. */
function timesFor(
  at: number,
  times: number,
  thing: Shown,
  { statements }: LastWrite,
  documents: Documents,
): Statement[] | null {
  const statement = statements[at];
  if (statement?.kind !== "entry" || statement.amount === null || statements.length > 1) return null;
  const action = thing.side === "debt" ? "pay" : "put";
  if (thing.side === "goal" || !/^(?:pay|put|add)$/.test(statement.action)) return null;
  const amount = roundToCents(statement.amount * times);
  return [{ kind: "entry", action, mention: mentionOf(thing, documents), amount, rate: null }];
}

/** The same told of another; what it came from stays. */
function sameFor(at: number, thing: Shown, { statements }: LastWrite, documents: Documents): Statement[] | null {
  const statement = statements[at];
  const isKept = (each: Statement) => each.kind === "entry" && each.action === "subtract";
  if (!statement || statements.some((each, index) => index !== at && !isKept(each))) return null;
  const moved = withName(statement, mentionOf(thing, documents), documents);
  return moved && statements.map((each, index) => (index === at ? moved : each));
}
