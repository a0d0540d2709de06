import { type Asset, type Change, type Documents, roundToCents } from "@seven-figures/domain";
import { salePrice, speaksOfSale } from "../events/ask-after-sale.ts";
import { loansOn } from "../matching/loans-on.ts";
import { saidIn } from "../reader/doubts.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import type { Conversation, Shown } from "./conversation.ts";
import { isSource } from "./said-otherwise.ts";
import { OTHER_SOURCE } from "./sales/placing-words.ts";
import { namesIn } from "./shown-in.ts";
import { mentionOf, statementId } from "./told-things.ts";

/** Money that a sale brought and that was put nowhere yet. */
export interface InHand {
  amount: number;
  /** How many messages ago it came. */
  age: number;
  /** The words of what was sold: "canoe money". */
  of?: string[];
  /** The debt that stood on what was sold, where it is surely one. */
  loan?: string;
  /** What it was at first, in dollars. */
  whole?: number;
  /** What the thing stood at, in dollars. */
  worth?: number;
  /** Its price was not told yet: the amount says nothing. */
  isUntold?: true;
  /** Whether the message before paid a debt off with it. */
  hasCleared?: boolean;
  /** What was sold, where that is only asked yet. */
  unsure?: string[];
  /** Where all of a price goes that was not told yet, less what else was paid with it, in dollars. */
  goes?: { statement: EntryStatement; less: number };
}

const LONGEST = 3;
const REST =
  /\b(?:the |my )?(?:rest|remainder|leftovers?|proceeds|difference)\b|\bwhat(?: is| was|'s|s)? (?:i got for (?:it|that|them)|left(?: over| of it)?)\b|\b(?:all of it|all (?=(?:on|onto|to|into|in|toward|towards)\b)|the whole lot|the lot|it all|the money|every penny|the full amount|that money)\b/;
/** "Put it on the card", with nothing before it that may be meant by "it" but what was sold. */
const PUT_IT =
  /^(.*?)\b(?:put|stuck|threw|used|chucked|sent|knocked) (?:it|that) (?:straight |right |directly )?(?:on|onto|to|toward|towards|against)\b/;
const BEFORE_IT =
  /^(?:\W|\b(?:i|we|have|ve|just|ok|okay|so|and|then|thanks|thank you|ta|cheers|yes|yeah|yep|no|oh|well|all|please|actually|sorry)\b)*$|^(?!.*\b(?:bought|needed|got|new|ordered)\b).*\b(?:sold|flogged|offloaded)\b/;
/** What is what is left over, whatever is done with it; of "the money" something has to be done. */
const LEFT_OVER = /^(?:rest|remainder|leftovers?|proceeds|difference|left|got)$/;
const GOES =
  /^(?:is|are|was|put|stuck|went|goes|gone|popped|chucked|deposited|into|landed|sits?|sitting|sat|moved|banked|dropped|straight|all)$/;
/** Words with which money is put somewhere. */
const INTO =
  /\b(?:put|stuck|went|goes|gone|popped|chucked|deposited|into|landed|sitting|is in|with the|straight to|goes to|transferred|moved|banked|dropped)\b/;
/** Only what is left over, after something else took its part. */
const REMAINS = /\b(?:rest|remainder|leftovers?|difference)\b|\bwhat(?: is| was|'s|s)? left\b/;
const PUTS = /\b(?:put|paid|pays?|cleared?|threw|chucked|settled|knocked|went|wiped|killed|used|off|on)\b/;
const NOW = /\b(?:now at|(?:down|dropped|fell|up) to|at \$?\d|is now|total|balance|altogether|stands at|up to)\b/;

const LATER = /\b(?:tomorrow|will|going to|gonna|next (?:week|month|year))\b|'ll\b/i;

/** What is in hand after a message: what a sale brought, less what was put somewhere since. */
export function inHandAfter(
  message: string,
  before: InHand | undefined,
  documents: Documents,
  { changes, statements }: { changes: readonly Change[]; statements: readonly Statement[] },
): InHand | undefined {
  const price = salePrice(message, documents, changes);
  const sold = soldIn(changes, documents);
  if (price !== null) return handOf(sold, price, documents);
  if (sold.length === 1 && speaksOfSale(message)) return handOf(sold, null, documents);
  if (!before) return undefined;
  if (before.isUntold) return before.age < LONGEST ? { ...before, age: before.age + 1 } : undefined;
  const left =
    before.amount - putSomewhere(statements, null, documents) - paidByPronoun(statements, changes, documents);
  return left > 0 && before.age < LONGEST ? { ...before, amount: left, age: before.age + 1 } : undefined;
}

/** What was taken off that is no account. */
function soldIn(changes: readonly Change[], { financials }: Documents): Asset[] {
  const gone = changes.flatMap((change) => (change.kind === "delete-asset" ? [change.id] : []));
  return (financials.assets ?? []).filter(({ id, type }) => gone.includes(id) && type !== "savings");
}

/** What the sale of things puts in hand, all that is known of it; `price` null where it was not told. */
export function handOf(things: readonly Asset[], price: number | null, { financials }: Documents): InHand {
  const [thing, ...others] = things;
  const loans = thing && others.length === 0 ? loansOn(thing, financials.assets ?? [], financials.debts ?? []) : [];
  const [loan] = loans;
  return {
    amount: price ?? 0,
    age: 0,
    of: things.flatMap(({ name }) => name.toLowerCase().split(/\s+/)),
    worth: things.reduce((all, { value }) => all + value, 0),
    ...(price === null ? { isUntold: true as const } : {}),
    ...(loan && loans.length === 1 ? { loan: loan.id } : {}),
  };
}

function putSomewhere(statements: readonly Statement[], except: string | null, documents: Documents): number {
  return statements
    .filter((each) => each.kind === "entry" && /^(?:put|add|pay|pay-off)$/.test(each.action))
    .filter((each) => except === null || statementId(each, documents) !== except)
    .reduce(
      (sum, each) => sum + (owedOf(each, documents) ?? saidIn([each]).reduce((all, amount) => all + amount, 0)),
      0,
    );
}

/** "Clear that out of it": what was owed on a debt that only a pronoun names. */
function paidByPronoun(statements: readonly Statement[], changes: readonly Change[], documents: Documents): number {
  const gone = changes.flatMap((change) => (change.kind === "delete-debt" ? [change.id] : []));
  const counted = statements.map((each) => (owedOf(each, documents) === null ? null : statementId(each, documents)));
  return (documents.financials.debts ?? [])
    .filter(({ id }) => gone.includes(id) && !counted.includes(id))
    .reduce((sum, { balance }) => sum + balance, 0);
}

/** What was owed on a debt that is paid off. */
function owedOf(statement: Statement, documents: Documents): number | null {
  if (statement.kind !== "entry" || statement.action !== "pay-off") return null;
  const id = statementId(statement, documents);
  return documents.financials.debts?.find((debt) => debt.id === id)?.balance ?? null;
}

/** What a message brings and tells the use of as well: "sold it for 8,500, all on the car loan". */
export function priceInHand(
  statements: readonly Statement[],
  tokens: readonly ReaderToken[],
  documents: Documents,
): InHand | undefined {
  const isSale =
    tokens.some(({ text }) => /^(?:sold|sell|sale|flogged|offloaded)$/.test(text)) &&
    statements.some((each) => each.kind === "entry" && each.action === "remove");
  const amounts = tokens.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const [amount, ...others] = amounts;
  const spent = putSomewhere(statements, null, documents);
  return isSale && amount !== undefined && others.length === 0 && spent === 0 ? { amount, age: 0 } : undefined;
}

/**
 * What can be in hand: what a sale brought, or, where its price was not told, whatever is said right after it. Nothing where
 * an answer has put it somewhere.
 */
export function moneyInHand({ inHand, last, since = 0 }: Conversation, isAnswered: boolean): InHand | undefined {
  if (isAnswered) return undefined;
  const isSold = since === 0 && last?.changes.some(({ kind }) => kind === "delete-asset");
  if (inHand?.unsure !== undefined) return undefined;
  if (inHand?.isUntold) return { ...inHand, amount: Number.POSITIVE_INFINITY };
  return inHand ?? (isSold ? { amount: Number.POSITIVE_INFINITY, age: 0 } : undefined);
}

/**
 * What a message that goes on from a sale tells, with the money in hand: "rest is in the offset" is put in there, and what
 * "went to Kraken" comes on top of what is there. The statements as they are where nothing is in hand.
 */
export function withInHand(
  statements: readonly Statement[],
  message: string,
  tokens: readonly ReaderToken[],
  inHand: InHand | undefined,
  documents: Documents,
): Statement[] {
  if (!inHand || isPlainQuestion(message) || LATER.test(message) || OTHER_SOURCE.test(message.toLowerCase()))
    return [...statements];
  const text = message.toLowerCase();
  const added = statements.map((each) =>
    isPutIn(each, text, inHand, documents) ? { ...each, action: "put" as const } : each,
  );
  const cleared = beforeTheRest(text, tokens, added, inHand, documents);
  if (cleared) return cleared;
  const halves = halvesIn(text, tokens, inHand, documents);
  if (halves) return halves;
  const rest = restIn(text, tokens, inHand, documents);
  if (!rest) return added;
  const id = rest.things[0]?.id ?? null;
  if (added.some((each) => statementId(each, documents) === id && isMoreThan(inHand.amount, each))) return added;
  const others = added.filter((each) => statementId(each, documents) !== id);
  const amount = inHand.amount - putSomewhere(added, id, documents) - unplaced(tokens, added, inHand, documents);
  const [thing] = rest.things;
  if (!thing || thing.side === "goal" || amount <= 0 || !Number.isFinite(amount)) return added;
  const action = thing.side === "asset" ? "put" : "pay";
  return [...others, { kind: "entry", action, mention: mentionOf(thing, documents), amount, rate: null }];
}

/** "Got paid, 2500 into Wells, all of it": other money, as it is more than is in hand. */
function isMoreThan(amount: number, statement: Statement): boolean {
  return statement.kind === "entry" && /^(?:put|add|pay)$/.test(statement.action) && (statement.amount ?? 0) > amount;
}

/** What else is told of beside the rest, and was not put anywhere yet. */
function unplaced(
  tokens: readonly ReaderToken[],
  statements: readonly Statement[],
  { amount }: InHand,
  documents: Documents,
): number {
  const placed = [...saidIn(statements), ...statements.map((each) => owedOf(each, documents))];
  return tokens
    .flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []))
    .filter((value) => value < amount && !placed.includes(value))
    .reduce((sum, value) => sum + value, 0);
}

/**
 * "Put it on the Capital One, rest to checking": what is named first is cleared with it, and what is left goes where
 * the rest does.
 */
function beforeTheRest(
  text: string,
  tokens: readonly ReaderToken[],
  statements: readonly Statement[],
  inHand: InHand,
  documents: Documents,
): Statement[] | null {
  const rest = restIn(text, tokens, inHand, documents);
  const to = rest?.things[0];
  if (!rest || !to || to.side === "goal" || !REMAINS.test(text) || tokens.some(({ slot }) => slot?.kind === "money"))
    return null;
  const before = namesIn(tokens, documents).filter(({ from, things }) => from < rest.from && things.length === 1);
  const [paid, ...others] = before.flatMap(({ things }) => things);
  if (!paid || paid.side === "goal" || others.length > 0 || !PUTS.test(text)) return null;
  const amount = documents.financials.debts?.find(({ id }) => id === paid.id)?.balance;
  const left = amount === undefined ? 0 : roundToCents(inHand.amount - amount);
  if (amount === undefined || left <= 0 || !Number.isFinite(left)) return null;
  const ids = [paid.id, to.id];
  return [
    ...statements.filter((each) => !ids.includes(statementId(each, documents) ?? "")),
    { ...putIn(paid, documents), amount },
    { ...putIn(to, documents), amount: left },
  ];
}

function putIn(thing: Shown, documents: Documents): Omit<EntryStatement, "amount"> {
  return {
    kind: "entry",
    action: thing.side === "asset" ? "put" : "pay",
    mention: mentionOf(thing, documents),
    rate: null,
  };
}

/** "Half of it on the Sysco, the other half is in business checking". */
function halvesIn(
  text: string,
  tokens: readonly ReaderToken[],
  { amount }: InHand,
  documents: Documents,
): Statement[] | null {
  const named = namesIn(tokens, documents).filter(({ things }) => things.length === 1);
  const halves = tokens.filter((token) => token.text === "half").length;
  if (halves !== 2 || named.length !== 2 || !Number.isFinite(amount) || text.includes("?")) return null;
  return named.flatMap(({ things: [thing] }): Statement[] =>
    thing && thing.side !== "goal"
      ? [
          {
            kind: "entry",
            action: thing.side === "asset" ? "put" : "pay",
            mention: mentionOf(thing, documents),
            amount: amount / 2,
            rate: null,
          },
        ]
      : [],
  );
}

function isPutIn(
  statement: Statement,
  text: string,
  { amount }: InHand,
  documents: Documents,
): statement is EntryStatement {
  if (statement.kind !== "entry" || statement.action !== "set" || statement.amount === null) return false;
  const isThere = statementId(statement, documents) !== null && statement.mention.side !== "debt";
  return isThere && statement.amount <= amount && INTO.test(text) && !NOW.test(text);
}

/** What "the rest" is put in: the one thing that is named after it, in its part of the message. */
function restIn(text: string, tokens: readonly ReaderToken[], { of = [] }: InHand, documents: Documents) {
  const isOfSold = of.some((word) => text.includes(`${word} money`));
  const before = PUT_IT.exec(text)?.[1];
  const isPut = before !== undefined && BEFORE_IT.test(before);
  if (!(REST.test(text) || isPut || isOfSold) || text.includes("?")) return null;
  const at = tokens.findIndex(({ text: word }) =>
    /^(?:rest|remainder|leftovers?|proceeds|difference|got|left|all|lot|money|penny|amount)$/.test(word),
  );
  const [named] = namesIn(tokens, documents).filter(({ from, things }) => from > at && things.length === 1);
  if (!named || isSource(tokens, named.from)) return null;
  const words = tokens.slice(0, named.from).map((token) => token.text);
  return LEFT_OVER.test(words[at] ?? "") || words.some((word) => GOES.test(word)) ? named : null;
}
