import type { CalendarDate, Documents, Query } from "@seven-figures/domain";
import { select } from "@seven-figures/domain";
import { personFacts } from "../../answers/person/person-facts.ts";
import { readerTokens } from "../../reader/reader-tokens.ts";
import { entries, refOf, sumOf, value } from "../build.ts";
import type { LastAsked } from "../follow-up.ts";
import { layOut, type Piece } from "../pieces.ts";
import { adviceOn, advised, mayWantAdvice } from "./advised/advised.ts";
import { afterBuying } from "./after-buying.ts";
import { assetGrows } from "./asset-grows.ts";
import { billOrDebt } from "./bill-or-debt.ts";
import { canCarry } from "./can-carry.ts";
import { cardOrPlan } from "./card-or-plan.ts";
import { debtOrSaving } from "./debt-or-saving.ts";
import { emptying } from "./emptying.ts";
import { enoughForDebts } from "./enough-for-debts.ts";
import { savedFromNothing } from "./from-nothing.ts";
import { goalReckoned } from "./goal-reckoned.ts";
import { holdOrSell } from "./hold-or-sell.ts";
import { inAndOut } from "./in-and-out.ts";
import { moneyComing } from "./money-coming.ts";
import { moneyLasts } from "./money-lasts.ts";
import { otherRate } from "./other-rate.ts";
import { RECKONED } from "./reckoned/reckoned.ts";
import { saidSum } from "./said-sum.ts";
import { settlement } from "./settlement.ts";
import { thatByPeriod } from "./that-by-period.ts";
import type { Before, Verdict, Wanted } from "./verdict.ts";
import { whereFrom } from "./where-from.ts";
import { whichDebtFirst } from "./which-debt-first.ts";
import { whyThisFirst } from "./why-this-first.ts";
import { zeroReached } from "./zero-reached.ts";

/** What is said to a message that wants a verdict or a small sum, and what was then asked last. */
interface GivenVerdict {
  message: string;
  quickReplies: string[];
  last: LastAsked | null;
  notes?: readonly string[];
}

const READERS = [
  ...[otherRate, advised],
  ...RECKONED,
  ...[assetGrows, moneyLasts, zeroReached],
  ...[thatByPeriod, whereFrom, settlement, cardOrPlan, billOrDebt, whyThisFirst, whichDebtFirst, emptying],
  ...[holdOrSell, debtOrSaving, enoughForDebts, goalReckoned, moneyComing, afterBuying, inAndOut],
  ...[savedFromNothing, saidSum, canCarry],
];

/** Longer messages tell more than they ask. */
const LONGEST = 260;
/** Who asks for advice tells what it is about first. */
const LONGEST_ADVICE = 420;

/** A verdict on the person's own figures, or a sum on said numbers; null where a message wants neither. Nothing of it is told. */
export function giveVerdict(
  message: string,
  documents: Documents,
  today: CalendarDate,
  before: Before,
): GivenVerdict | null {
  if (message.length > LONGEST_ADVICE) return null;
  const { last } = before;
  const wanted = wantedIn(message, documents, today, before);
  const readers = message.length > LONGEST ? [advised] : READERS;
  const verdict = readers.reduce<Verdict | null>((found, read) => found ?? read(wanted), null);
  if (!verdict) return null;
  const { of } = verdict;
  if (of) return { ...verdict, last: { ...of, ranked: null } };
  const debts = verdict.debts.map(({ id }) => ({ side: "debts" as const, id }));
  const assets = verdict.assets.map(({ id }) => ({ side: "assets" as const, id }));
  const items = [...debts, ...assets];
  if (items.length === 0) return { ...verdict, last };
  const [first] = debts;
  const queries: Query[] = first ? [value(sumOf(entries(first), "interest"))] : [];
  return { ...verdict, last: { queries, ranked: null, items } };
}

const NOTHING_BEFORE: Before = { last: null, shown: null, payment: null, asked: [], isAnswering: false };

/** Advice that is asked for beside what a message tells, or beside a figure that it asks. */
export function adviceBeside(message: string, documents: Documents, today: CalendarDate): string | null {
  if (message.length > LONGEST_ADVICE || !mayWantAdvice(message)) return null;
  return adviceOn(wantedIn(message, documents, today, NOTHING_BEFORE))?.message ?? null;
}

function wantedIn(message: string, documents: Documents, today: CalendarDate, before: Before): Wanted {
  const { last, shown } = before;
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const facts = personFacts(documents, today);
  const pieces = laid.pieces.filter(({ from, to }) => to - from > 1 || laid.tokens[from]?.text !== "cash");
  const named = new Set(pieces.flatMap((piece) => idsIn(piece, documents)));
  const isNamed = ({ id }: { id: string }) => named.has(id);
  return {
    message,
    typed: laid.typed,
    before,
    laid,
    debts: facts.debts.filter(isNamed),
    assets: facts.assets.filter(isNamed),
    spoken: shown ? [{ side: "goals", id: shown }] : last ? spokenOf(last, documents) : [],
    facts,
  };
}

/** The one entry that a name means, or all of a kind; of all debts at once the topics speak. */
function idsIn(piece: Piece, documents: Documents): string[] {
  if (piece.kind === "group" && piece.selection.kind === "all") return [];
  if (piece.kind === "group") return select(piece.selection, documents).map(({ id }) => id);
  if (piece.kind !== "named") return [];
  const found = [...(piece.sides.debts ?? []), ...(piece.sides.assets ?? [])];
  return found.length === 1 ? found.map(({ id }) => id) : [];
}

/** What the last answer was of; all of a list where it told one. */
function spokenOf({ queries: [query], items }: LastAsked, documents: Documents): LastAsked["items"] {
  return query?.kind === "list" ? select(query.of, documents).map(refOf) : items;
}
