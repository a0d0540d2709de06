import { type Debt, type Documents, roundToCents } from "@seven-figures/domain";
import type { EntryStatement } from "../../statements/statement.ts";
import type { Shown } from "../conversation.ts";
import { mentionOf } from "../told-things.ts";
import type { Clause } from "./clauses.ts";
import {
  BUYS,
  CLEARS,
  MENDS,
  NOT_DONE,
  OTHER_SOURCE,
  PAYS,
  POINTS,
  SPENT,
  STANDS,
  STAYS,
  unknownAfter,
  unknownWords,
} from "./placing-words.ts";
import { inThousands } from "./scale.ts";
import type { Shape } from "./shape.ts";

/** Money that can be placed: what a sale brought, infinite where its price was not told. */
export interface Hand {
  amount: number;
  /** What there was at first: of that is a half. */
  whole: number;
  /** Words of what was sold. */
  of: readonly string[];
  /** The debt that stood on it. */
  loan?: string;
  /** Whether the message before paid something off with it. */
  hasCleared?: boolean;
}

/** What a message says of money in hand. */
export interface Placed {
  statements: EntryStatement[];
  /** How much of it is accounted for now. */
  used: number;
  /** What takes all that is left of a price that was never told. */
  waiting: EntryStatement | null;
  /** Whether what became of the loan is told. */
  isLoanTold: boolean;
}

type Step =
  | { does: "into"; thing: Shown }
  | { does: "clear" | "pay"; thing: Shown; owed: number }
  | { does: "spend" | "stay" | "nothing" };

interface Planned {
  clause: Clause;
  step: Step;
}

/**
 * Where clauses say that money in hand went, down to the last sum and name in them; null where one of them says anything else, so
 * that the message is to be read as any other. `isFresh`: it was just asked for, or just came.
 */
export function placeMoney(
  clauses: readonly Clause[],
  shape: Shape,
  hand: Hand,
  isFresh: boolean,
  documents: Documents,
): Placed | null {
  const text = clauses.map((clause) => clause.text).join(" , ");
  if (MENDS.test(text) || ASKS.test(text)) return null;
  const isOfSold = hand.of.some((word) => word.length > 2 && text.split(" ").includes(word));
  if (!isFresh && !isOfSold && !POINTS.test(text)) return null;
  const merged = withLooseSums(clauses);
  const planned: Planned[] = [];
  for (const clause of merged) {
    const step = stepOf(clause, planned.at(-1), { shape, hand, documents, isOnly: merged.length === 1 });
    if (!step) return null;
    const isSaid = "thing" in step && clause.sum === null && clause.share === null && isPlanned(planned, step.thing);
    planned.push({ clause, step: isSaid ? { does: "nothing" } : step });
  }
  return carriedOut(planned, shape, hand, documents);
}

/** "950 to Sears, the card's done": said once already. */
function isPlanned(planned: readonly Planned[], { side, id }: Shown): boolean {
  return side === "debt" && planned.some(({ step }) => "thing" in step && step.thing.id === id);
}

/** A sum beside no place belongs to the place before it that has none, or to the one after: "loan paid, ten even", "3000, into Pine". */
function withLooseSums(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const isOfBefore =
      before !== undefined && isLoose(clause) && isDebt(before) && before.sum === null && before.share === null;
    const isBefore =
      before !== undefined && isLoose(before) && clause.places.length > 0 && clause.sum === null && !clause.share;
    const isRest =
      before !== undefined && /^(?:i|we) (?:got|had|have) REST$/.test(before.text) && clause.places.length > 0;
    if (before && (isOfBefore || isBefore || isRest)) merged.splice(-1, 1, joinedClause(before, clause));
    else merged.push(clause);
  }
  return merged;
}

function isLoose({ text, sum, places }: Clause): boolean {
  return sum !== null && places.length === 0 && unknownWords(text) === 0 && !/\b(?:gone|kept|cash)\b/.test(text);
}

function isDebt({ places }: Clause): boolean {
  return places.length === 1 && /^(?:D|LOAN)/.test(places[0] ?? "");
}

function joinedClause(first: Clause, second: Clause): Clause {
  return {
    text: `${first.text} ${second.text}`,
    sum: first.sum ?? second.sum,
    share: first.share ?? second.share,
    places: [...first.places, ...second.places],
  };
}

interface Around {
  shape: Shape;
  hand: Hand;
  documents: Documents;
  isOnly: boolean;
}

function stepOf(clause: Clause, before: Planned | undefined, around: Around): Step | null {
  const { text, places, sum, share } = clause;
  const isQuantity = sum !== null || share !== null;
  if ((text.match(/\bM\d+/g) ?? []).length > 1 || places.length > 1) return null;
  const [place] = places;
  if (place === undefined && !isQuantity) return BUYS.test(text) || SAYS_NONE.test(text) ? null : { does: "nothing" };
  if (place !== undefined && /^(?:D|LOAN)/.test(place) && !isQuantity && STAYS.test(text)) return { does: "stay" };
  if (NOT_DONE.test(text) || STANDS.test(text)) return null;
  if (OTHER_SOURCE.test(text) && !(place === undefined && GIVES.test(text))) return null;
  if (place === undefined) return spending(clause, around.shape);
  if (/^[TU]|^SOMETHING/.test(place) || BUYS.test(text)) return null;
  return /^[AB]/.test(place) ? into(clause, place, before, around) : paying(clause, place, before, around);
}

const GIVES = /^(?:i |we |and |but )*(?:gave|paid|lost)\b/;
const ASKS = /\?|^(?:is|are|was|does|did|do|should|can|could|which|who|has)\b/;
const SAYS_NONE = /\b(?:undo|nothing|nowhere|forget|stolen|lost)\b/;
const ACCOUNTS = /\b(?:accounts?|savings|checking|bank|fund|pot|isa|ira|401k|brokerage|card|loan|mortgage|offset)\b/;

function spending({ text, sum, share }: Clause, { strange }: Shape): Step | null {
  if (/\b(?:came home|came back|left over|mine|netted|walked away)\b/.test(text)) return { does: "nothing" };
  if (text.split(" ").some((word) => strange.has(word)) || ACCOUNTS.test(text)) return null;
  if (sum === null && share === "all" && !SPENT.test(text)) return { does: "nothing" };
  if (/\b(?:still|left)\b/.test(text) && /\b(?:hand|cash|have|got)\b/.test(text)) return { does: "nothing" };
  return SPENT.test(text) ? { does: "spend" } : null;
}

const PREPOSITION =
  /\b(?:in|into|to|onto|at|with|on|inside|for|hit|over to) (?:(?:the|my|our|me|her|his|their|your|that) ){0,2}$/;

function into(
  clause: Clause,
  place: string,
  before: Planned | undefined,
  { shape, hand, isOnly }: Around,
): Step | null {
  const thing = shape.things[Number(place.slice(1))];
  const [head = "", tail = ""] = clause.text.split(place);
  const isLed = PREPOSITION.test(head);
  const isBare = head.trim() === "" || /^(?:M\d+|REST|ALL|HALF)? ?(?:the |my )?$/.test(head);
  if (!thing || /\bfrom|out of\b/.test(head)) return null;
  if (unknownWords(head, hand.of) > (isLed ? 1 : 0) || unknownAfter(tail) > 0) return null;
  if (!isLed && !isBare && !/\b(?:got|gets|hit) |^(?:\w+ )*(?:is|was) /.test(`${clause.text} `)) return null;
  const isGoingOn = before?.clause.share === "half" || isOnly || POINTS.test(clause.text) || isLed;
  return clause.sum !== null || clause.share !== null || isGoingOn ? { does: "into", thing } : null;
}

function paying(clause: Clause, place: string, before: Planned | undefined, around: Around): Step | null {
  const { shape, hand } = around;
  const debt = debtMeant(clause, place, around);
  if (!debt) return null;
  const { text, sum, share } = clause;
  const isAbout =
    unknownWords(text, [...hand.of, ...DEBT_WORDS]) <= 1 && !FROM_ELSEWHERE.test(text.split(place)[1] ?? "");
  const isPutThere = /\b(?:put|stuck|threw|chucked) (?:it|that|them)\b/.test(text);
  if (!isAbout || (isPutThere && isOfOther(before))) return null;
  const step = { thing: { side: "debt" as const, id: debt.id }, owed: debt.balance };
  if (share === null && isCleared(clause, before, hand)) {
    const said = sum === null ? debt.balance : inThousands(shape.sums[sum], debt.balance);
    const isMostOfIt = said > debt.balance * 0.75 && said < debt.balance * 1.25;
    return { does: isMostOfIt ? "clear" : "pay", ...step };
  }
  const isAllOfIt = sum === null && share === null && !around.isOnly && GOES.test(text);
  // "got 8,800, went straight on the loan and the rest in checking": as much of it as is owed
  if (isAllOfIt) return { does: hand.amount >= debt.balance ? "clear" : "pay", ...step };
  return isPaid(clause, around) ? { does: "pay", ...step } : null;
}

function isPaid({ text, sum, share }: Clause, { isOnly }: Around): boolean {
  const says = PAYS.test(text) || /^(?:(?:M\d+|D\d+|LOAN\d*|HALF|REST|ALL|the|my) ?)+$/.test(text);
  return says && (sum !== null || share !== null || POINTS.test(text) || (isOnly && WENT.test(text)));
}

const FROM_ELSEWHERE = /\bfrom\b(?! (?:it|that|this|there|the (?:money|cash|sale|proceeds)|REST|ALL)\b)/;

/** "Went on the Deere note", in answer to where the money went: all of it. */
const WENT = /^(?:\w+ ){0,2}?(?:went|goes|straight|on|onto|to|towards?|off)\b/;

/** "Went straight on the loan", of the money that was just told of. */
const GOES =
  /^(?:(?:which|it|that|all) )*(?:went|goes|gone) (?:straight |right |directly )?(?:on|onto|to|into|towards?|off)\b/;

function isCleared({ text, sum }: Clause, before: Planned | undefined, hand: Hand): boolean {
  const wasCleared = before ? before.step.does === "clear" : hand.hasCleared === true;
  const isAlso = /\b(?:too|as well|also)\b/.test(text) && wasCleared;
  return isAlso || (sum === null && /\bpaid\b/.test(text)) || CLEARS.test(text);
}

/** "The dentist was steep, put that on the card": it is that which was put there. */
function isOfOther(before: Planned | undefined): boolean {
  return before?.step.does === "nothing" && unknownWords(before.clause.text) > 1;
}

const DEBT_WORDS =
  "payoff settled closed killed wiped killed finished care sorted clear clears cleared gone full knocked rid zeroed retired balance principal extra squared".split(
    " ",
  );

/** The debt of a clause: the one that is named; by its kind alone the one on what was sold, or the one that stands at the sum said. */
function debtMeant({ sum }: Clause, place: string, { shape, hand, documents }: Around): Debt | null {
  const debts = documents.financials.debts ?? [];
  const number = place.replace(/^\D+/, "");
  const named = number === "" ? undefined : debts.find(({ id }) => id === shape.things[Number(number)]?.id);
  if (place.startsWith("D")) return named ?? null;
  const own = debts.find(({ id }) => id === hand.loan);
  if (own || named) return named ?? own ?? null;
  const alike = sum === null ? [] : debts.filter(({ balance }) => inThousands(shape.sums[sum], balance) === balance);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

function carriedOut(planned: readonly Planned[], shape: Shape, hand: Hand, documents: Documents): Placed | null {
  const known = planned.map((each) => fixedSum(each, shape, hand, planned.length === 1));
  if (known.some((sum) => sum === "unclear")) return null;
  const sums = known as (number | null)[];
  const used = sums.reduce<number>((all, sum) => all + (sum ?? 0), 0);
  const left = roundToCents(hand.amount - used);
  const [last, ...others] = planned.filter(({ step }, at) => sums[at] === null && takes(step));
  const isOverpaid = planned.some(({ step }, at) => step.does === "pay" && (sums[at] ?? 0) > step.owed * 1.25);
  const isLoanTold = planned.some(
    ({ step }) => step.does === "stay" || ("thing" in step && step.thing.id === hand.loan),
  );
  const isMore = left < 0 && (last !== undefined || planned.some(({ step }) => takes(step) && step.does !== "into"));
  if (isOverpaid || isMore || others.length > 0 || (last && left === 0)) return null;
  if (!isLoanTold && !planned.some(({ step }) => takes(step))) return null;
  if (last && !Number.isFinite(hand.amount)) return withoutPrice(planned, last, sums, isLoanTold, documents);
  const statements = planned.flatMap((each, at) => statementOf(each, sums[at] ?? left, documents));
  const rest = last?.step.does === "pay" ? Math.min(left, last.step.owed) : left;
  return { statements, used: last ? used + rest : used, waiting: null, isLoanTold };
}

function takes({ does }: Step): boolean {
  return does !== "nothing" && does !== "stay";
}

/** All of a price that was not told: into an account it goes once it is. */
function withoutPrice(
  planned: readonly Planned[],
  last: Planned,
  sums: readonly (number | null)[],
  isLoanTold: boolean,
  documents: Documents,
): Placed | null {
  const others = planned.filter((each) => each !== last);
  const statements = others.flatMap((each) => statementOf(each, sums[planned.indexOf(each)] ?? 0, documents));
  const [waiting] = last.step.does === "into" ? statementOf(last, 0, documents) : [];
  const used = sums.reduce<number>((all, sum) => all + (sum ?? 0), 0);
  return waiting ? { statements, used, waiting: { ...waiting, amount: null }, isLoanTold } : null;
}

/** How much a step takes; null for all that the others leave. */
function fixedSum({ clause, step }: Planned, shape: Shape, hand: Hand, isOnly: boolean): number | null | "unclear" {
  if (step.does === "nothing" || step.does === "stay") return null;
  const { sum, share } = clause;
  if (sum !== null) {
    if (step.does === "spend" && shape.sums[sum]?.value === hand.amount && !isOnly) return null;
    const measure = step.does === "clear" ? step.owed : hand.amount;
    return inThousands(shape.sums[sum], measure);
  }
  if (share === "half") return Number.isFinite(hand.amount) ? roundToCents(hand.whole / 2) : "unclear";
  return step.does === "clear" ? step.owed : null;
}

function statementOf({ step }: Planned, amount: number, documents: Documents): EntryStatement[] {
  if (!("thing" in step)) return [];
  const entry = { kind: "entry" as const, mention: mentionOf(step.thing, documents), rate: null };
  if (step.does === "into") return [{ ...entry, action: "put", amount }];
  const isAll = step.does === "clear" || amount >= step.owed;
  return [isAll ? { ...entry, action: "pay-off", amount: null } : { ...entry, action: "pay", amount }];
}
