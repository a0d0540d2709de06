import { evaluateQuery, type ItemRef, type Quantity, type Query, type Selection, select } from "@seven-figures/domain";
import { sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { all, distinct, entries, measureOf, per, refOf, sumOf } from "../../build.ts";
import { ITS_LOAN } from "../../chain-words.ts";
import { loansOf, THEIR_LOANS } from "../../left-after-asked.ts";
import { nameOfQuantity, nounOf } from "../../nouns.ts";
import { partSaid } from "../../part-said.ts";
import { piecesOf } from "../../pieces.ts";
import { ASSETS_FIRST, partitioned, type Scope, type Thing, textBefore, thingsIn, wholeScope } from "../../scope.ts";
import { capital, money, strong } from "../../shown.ts";
import { STATES, TELLS, type Verdict, WANTS_ADVICE, type Wanted, WORTH } from "../verdict.ts";

const COVERS =
  "cover\\w*, clear\\w*, pay, pays, paying, paid, kill\\w*, wip(?:e|es|ed|ing), settl\\w+, eras\\w+, finish\\w*, squar\\w+, zero, knock\\w* (?:out|off), see(?:s|ing)? off, sort out, get rid, be rid, shift, retire, meet, fund, fill\\w*, complete, reach\\w*, stretch\\w*, do it, take care of";
const CLEARS = anyOf(COVERS, "");
const ENOUGH = anyOf("enough, suffic\\w+, able to, sufficient", "");
const YES_OR_NO =
  /(?:^|[,.;:?!]|\b(?:and|so|then|there|say|which|if .{3,60}))\s*(?:please )?(?:can|could|would|wid|will|does|do|is|are|may|might)\b(?! (?:you|it take|be the))|\b(?:can|could|would|will|does|do|are|is) (?:i|we|it|that|they|this|these|those|both)\b|\b(?:i|we|it|that|they) (?:can|could|would|will)\b/;
const HOW_FAR = anyOf(
  "short, shortage, shortfall, left, left over, over, remain\\w*, margin, difference, spare, to spare, extra, surplus, lack\\w*, missing",
  "",
);
const OTHER = anyOf(
  "how long, when, interest, rates?, should, which (?:one|debt|card|loan|of), instead, or rather, keep, equity, worth, net worth, richer, poorer, better off, worse off, a month, per month, each month, monthly, every month, a week, weekly, by (?:june|july|may|next), how many (?:years|payments), how much (?:of|more) (?:each|a), refinanc\\w*, consolidat\\w*",
  "",
);
/** "If I sold": nothing is done yet. */
const SUPPOSED = /\b(?:if|say|suppose|supposing|once|when|after|and) (?:i|we)(?: just| then)? \w+/g;
const OF_MONTHS = /\b(?:spend\w*|expenses?|outgoings?|costs?|bills|living|burn)\b/;

interface Said {
  assets: readonly Thing[];
  debts: readonly Thing[];
  goals: readonly Thing[];
}

interface Pair {
  means: Quantity;
  needs: Quantity;
}

/**
 * Whether what somebody owns covers debts, a goal, or so many months of spending, and by how much: "would the ISA be enough for both
 * cards", "if I sold the bike could I clear the Visa", "is half of the saver enough". Null where that is not asked.
 */
export function enoughOfOwn(wanted: Wanted): Verdict | null {
  const { typed, laid, facts } = wanted;
  if (!isAsked(typed) || TELLS.test(typed.replace(SUPPOSED, "")) || STATES.test(typed) || isAdvice(typed)) return null;
  if (laid.pieces.some(({ kind }) => /^(?:money|period|range)$/.test(kind))) return null;
  const { documents, today } = facts;
  const pair = pairIn(wholeScope(laid, documents, today), typed);
  if (!pair) return null;
  const { means, needs } = pair;
  const query: Query = { kind: "compare", left: means, right: needs, as: "enough" };
  const outcome = evaluateQuery(query, { documents, today });
  if (outcome.kind !== "comparison") return null;
  const { left, right, difference } = outcome;
  const has = `${capital(nameOfQuantity(means, documents))} ${isMany(means, wanted) ? "come to" : "is"} ${money(left.value)}`;
  const rest =
    Math.abs(difference) < 0.005
      ? "so it is just enough"
      : difference > 0
        ? `so ${strong(money(difference))} would be left`
        : `so ${strong(money(-difference))} would be missing`;
  const message = sentences(
    `**${difference >= -0.005 ? "Yes" : "No"}**: ${needsWords(needs, right.value, wanted)}.`,
    `${has}, ${rest}.`,
  );
  return { message, quickReplies: [], debts: [], assets: [], of: { queries: [query], items: itemsOf(means, needs) } };
}

function isAsked(typed: string): boolean {
  const isCovering = CLEARS.test(typed) || ENOUGH.test(typed);
  if (!isCovering || /\b(?:can|could|will|would) you\b(?! (?:tell|say|work))/.test(typed)) return false;
  return ENOUGH.test(typed) || YES_OR_NO.test(typed) || (HOW_FAR.test(typed) && /\?\W*$/.test(typed));
}

function isAdvice(typed: string): boolean {
  const said = typed.replace(/\bdo i\b(?= have)|\b(?:everyone|everybody|people|you|one|they) should\b/g, "");
  return WANTS_ADVICE.test(said) || WORTH.test(said) || OTHER.test(said);
}

/** What pays and what is to be paid; null where either is not told, or something else is named. */
function pairIn(scope: Scope, typed: string): Pair | null {
  const things = thingsIn(scope, ASSETS_FIRST).filter(
    ({ from, to }) => to - from > 1 || !VERBS.test(wordAt(from, scope)),
  );
  const { included, excluded } = partitioned(things, scope);
  if (excluded.length > 0) return null;
  const ofSide = (side: Thing["side"]) => included.filter((each) => each.side === side);
  const [assets, debts, goals] = [ofSide("assets"), ofSide("debts"), ofSide("goals")];
  if (assets.length === 0 || assets.some(({ selection }) => selection.kind === "all")) return null;
  const needs = needsIn({ assets, debts, goals }, scope, typed);
  return needs && { means: meansIn(assets, scope), needs };
}

/** "Cash out", "owe", "left": what is done, and nothing that is owned. */
const VERBS = /^(?:cash|lot)$/;

function wordAt(at: number, { laid }: Scope): string {
  return laid.tokens[at]?.text ?? "";
}

function meansIn(assets: readonly Thing[], scope: Scope): Quantity {
  const [first] = assets;
  const of = sumOf(selectionOf(assets, scope));
  const factor = first && assets.length === 1 ? partSaid(textBefore(first.from, scope)) : null;
  return factor === null ? of : { kind: "times", of, factor };
}

function needsIn({ assets, debts, goals }: Said, scope: Scope, typed: string): Quantity | null {
  const [span, ...more] = piecesOf(scope.pieces, "span");
  if (span && more.length === 0 && debts.length + goals.length === 0 && OF_MONTHS.test(typed))
    return { kind: "times", of: per(measureOf("expenses"), 12), factor: span.months };
  if (span || (debts.length > 0 && goals.length > 0)) return null;
  if (goals.length > 0) return sumOf(selectionOf(goals, scope), "remaining");
  const isOnIt =
    (ITS_LOAN.test(typed) || THEIR_LOANS.test(typed)) && debts.every(({ selection }) => selection.kind === "all");
  const loans = isOnIt ? refsOf(assets, scope).flatMap((asset) => loansOf(asset, scope.documents)) : [];
  if (loans.length > 0) return sumOf(entries(...distinct(loans)));
  return debts.length > 0 ? sumOf(debtsMeant(debts, scope)) : null;
}

function debtsMeant(debts: readonly Thing[], scope: Scope): Selection {
  return debts.every(({ selection }) => selection.kind === "all") ? all("debts") : selectionOf(debts, scope);
}

function selectionOf(things: readonly Thing[], scope: Scope): Selection {
  return entries(...refsOf(things, scope));
}

function refsOf(things: readonly Thing[], { documents }: Scope): ItemRef[] {
  const chosen = things.filter(({ selection }) => selection.kind !== "all");
  return distinct(chosen.flatMap(({ selection }) => select(selection, documents).map(refOf)));
}

function isMany(of: Quantity, { facts }: Wanted): boolean {
  return of.kind === "sum" && select(of.of, facts.documents).length > 1;
}

function needsWords(needs: Quantity, sum: number, { facts }: Wanted): string {
  const { documents } = facts;
  if (needs.kind === "times") return `${Number(needs.factor.toFixed(1))} months of spending take ${money(sum)}`;
  if (needs.kind !== "sum") return `${money(sum)} is needed`;
  const noun = nounOf(needs.of, documents);
  if (needs.field === "remaining")
    return `${noun} still ${select(needs.of, documents).length > 1 ? "lack" : "lacks"} ${money(sum)}`;
  return `${capital(noun)} ${select(needs.of, documents).length > 1 && needs.of.kind !== "all" ? "come" : "comes"} to ${money(sum)}`;
}

function itemsOf(...quantities: readonly Quantity[]) {
  return quantities.flatMap((each) => {
    const of = each.kind === "times" ? each.of : each;
    return of.kind === "sum" && of.of.kind === "entries" ? of.of.items : [];
  });
}
