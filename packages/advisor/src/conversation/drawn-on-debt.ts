import type { Documents } from "@seven-figures/domain";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { Statement } from "../statements/statement.ts";
import type { Shown } from "./conversation.ts";
import { unknownWords } from "./sales/placing-words.ts";
import { namesIn } from "./shown-in.ts";
import { wordsBesideEntries } from "./token-pieces.ts";
import { toldOf } from "./told-things.ts";

const NOT_SO =
  /\?|\b(?:if|should|could|would|might|may|will|want|going to|gonna|plan|maybe|not|never|tomorrow|next|later|paid back|limit|rate|his|their|for him|for them)\b|n['’]t\b|%/i;
const DRAWS = /^(?:drew|draw|drawn|pulled|took|taken|borrowed|withdrew|dipped|tapped)$/;
const PUTS = /^(?:paid|put|knocked|sent|threw|chucked|moved|transferred|cleared|settled|used)$/;
const OUT_OF = /^(?:on|from|of|against|into|off|down)$/;
const INTO = /^(?:in|into|inside|to|onto|hit)$/;
const ONTO = /^(?:on|onto|to|off|towards?|against|at|into)$/;
const WENT = /\b(?:went|goes|gone|put|moved|sent|paid|used|thrown|shifted|transferred)\b/;
const LEAD = 4;
const MOST_UNKNOWN = 2;
const BESIDE =
  "drew draw drawn pulled borrowed withdrew dipped tapped more another down line loan came come he she what what's".split(
    " ",
  );

/**
 * Which way money went between a debt and an account: "pulled another 4,000 on the SBA loan, it went in the checking" raises
 * the loan and fills the account; "5k of what's in savings went onto the loan" lowers both. What was read, where the words
 * leave any doubt.
 */
export function drawnOnDebt(
  weighed: Weighed,
  message: string,
  said: readonly ReaderToken[],
  documents: Documents,
): Weighed {
  const sum = onlySum(said);
  if (sum === null || NOT_SO.test(message) || tellsMore(said)) return weighed;
  const statements = drawn(said, sum, documents) ?? paidOutOf(said, sum, documents);
  return statements ? { statements, asks: [], tellsOnly: true } : weighed;
}

function drawn(said: readonly ReaderToken[], sum: number, documents: Documents): Statement[] | null {
  const pair = pairIn(said, documents);
  if (!pair || pair.debtAt > pair.accountAt) return null;
  const verb = said.slice(0, pair.debtAt).findLast(({ text }) => DRAWS.test(text) || PUTS.test(text));
  if (!verb || !DRAWS.test(verb.text)) return null;
  if (!leadsWith(said, pair.debtAt, OUT_OF) || !leadsWith(said, pair.accountAt, INTO)) return null;
  return [toldOf(pair.debt, "charge", sum, documents), toldOf(pair.account, "put", sum, documents)];
}

/** "5k of what is in savings went onto the loan". */
function paidOutOf(said: readonly ReaderToken[], sum: number, documents: Documents): Statement[] | null {
  const pair = pairIn(said, documents);
  if (!pair || pair.accountAt > pair.debtAt) return null;
  const before = textOf(said.slice(0, pair.accountAt)).toLowerCase();
  const between = textOf(said.slice(pair.accountAt, pair.debtAt)).toLowerCase();
  if (!/\bof (?:what (?:is|was) in|the money in|that in)(?: my| the| our)?$/.test(before)) return null;
  if (!WENT.test(between) || !leadsWith(said, pair.debtAt, ONTO)) return null;
  return [toldOf(pair.account, "subtract", sum, documents), toldOf(pair.debt, "pay", sum, documents)];
}

/** The one debt and the one account that are named, and where. */
function pairIn(said: readonly ReaderToken[], documents: Documents) {
  const named = namesIn(said, documents).filter(({ by }) => by !== "goal");
  const places = named.flatMap(({ from, things: [thing, ...others] }) =>
    thing && others.length === 0 ? [{ from, thing }] : [],
  );
  const debts = places.filter(({ thing }) => thing.side === "debt");
  const accounts = places.filter(({ thing }) => thing.side === "asset" && holdsMoney(thing, documents));
  const [debt, account] = [debts[0], accounts[0]];
  if (!debt || !account || named.length !== 2) return null;
  return { debt: debt.thing, debtAt: debt.from, account: account.thing, accountAt: account.from };
}

function holdsMoney({ id }: Shown, { financials }: Documents): boolean {
  return financials.assets?.some((asset) => asset.id === id && asset.type !== "other") ?? false;
}

function leadsWith(said: readonly ReaderToken[], from: number, way: RegExp): boolean {
  return said.slice(Math.max(0, from - LEAD), from).some(({ text }) => way.test(text));
}

function tellsMore(said: readonly ReaderToken[]): boolean {
  return unknownWords(wordsBesideEntries(said).toLowerCase(), BESIDE) > MOST_UNKNOWN;
}

function onlySum(said: readonly ReaderToken[]): number | null {
  const [sum, ...others] = said.flatMap(({ slot }) =>
    slot && slot.kind !== "date" && slot.kind !== "past" ? [slot] : [],
  );
  return sum?.kind === "money" && others.length === 0 ? sum.value : null;
}
