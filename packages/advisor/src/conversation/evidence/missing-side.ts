import type { Asset, Change, Documents } from "@seven-figures/domain";
import { keepsMoney } from "../../matching/keeps-money.ts";
import { isSameAmount } from "../../vetoes/derive-amount.ts";
import type { Figure } from "../../vetoes/figures.ts";
import type { RecentWrite, Shown } from "../conversation.ts";
import type { Named } from "../shown-in.ts";
import { toldOf } from "../told-things.ts";
import { type Check, type Evidence, OF_SEVERAL, type Reading } from "./evidence.ts";
import { standingAt, type ToldSum, toldSums } from "./moved-sum.ts";

/** No movement of now, or one that is put right by others. */
const NO_MOVE =
  /\?|\b(?:if|should|could|would|might|will|want|going to|gonna|plan|not|never|no|untouched|instead|wrong|meant|mean|leave|left|still|was|each)\b|n['\u2019]t\b/i;
const FROM = /^(?:from|of|via|with|using|same|through)$/;
const INTO = /^(?:to|into|in|onto)$/;
/** What may stand between these and a name. */
const BETWEEN = /^(?:the|my|our|same|that|of|straight|back|over)$/;
const AS_BEFORE = /^(?:again|as|always|usual|well|too|likewise|this|time|\W+)$/;
/** "From there", right after money came in somewhere. */
const FROM_THERE = /\b(?:from|out of) (?:there|it|that|that account|the same(?: (?:account|place|one))?)\b/i;

/** Where a movement is only half told: what is named as its other side, or pointed at, and does not change. */
export const bothSidesMove: Check = (evidence) => {
  const { changes, message, sums, documents } = evidence;
  const moved = changes.length === 1 && !NO_MOVE.test(message) ? movedIn(evidence) : null;
  if (!moved || sums.length !== 1) return null;
  const other = otherSide(moved, evidence);
  if (!other) return null;
  const amount = other.into ? other.asset.value + moved.sum.value : other.asset.value - moved.sum.value;
  const side = standingAt({ id: other.asset.id, side: "asset", sum: moved.sum }, amount, other.into, documents);
  if (!side) return null;
  const own = moved.isGone ? "pay-off" : moved.isOut ? "subtract" : moved.side === "debt" ? "pay" : "add";
  const told = moved.side === "goal" ? [] : [toldOf(moved, own, moved.isGone ? null : moved.sum.value, documents)];
  const both: Reading = { changes: [...changes, ...side.changes], statements: [...told, ...side.statements] };
  return { question: OF_SEVERAL, others: [both], isSure: true };
};

/** An entry that money came to or left. */
interface Moved {
  id: string;
  side: Shown["side"];
  sum: Figure;
  isOut: boolean;
  isGone: boolean;
}

function movedIn(evidence: Evidence): Moved | null {
  const [change] = evidence.changes;
  if (change?.kind === "delete-debt") {
    const debt = evidence.documents.financials.debts?.find(({ id }) => id === change.id);
    const sum = evidence.sums.find(({ value }) => debt && isSameAmount(value, debt.balance));
    return sum ? { id: change.id, side: "debt", sum, isOut: false, isGone: true } : null;
  }
  const [told] = toldSums(evidence);
  if (!told || told.isWhole || told.from !== told.stored || isCharged(told)) return null;
  return { ...told, isOut: told.side !== "debt" && told.value < told.stored, isGone: false };
}

/** What a debt grows by comes from no account. */
function isCharged({ side, value, stored }: ToldSum): boolean {
  return side === "debt" && value > stored;
}

function otherSide(moved: Moved, evidence: Evidence): { asset: Asset; into: boolean } | null {
  const others = evidence.named.filter(({ things }) => !things.some(({ id }) => id === moved.id));
  const [name, ...more] = others;
  const asset = name && more.length === 0 ? oneAsset(name, evidence.documents) : undefined;
  if (asset && name) {
    const into = wayOf(name, asset, moved, evidence);
    return into === null ? null : { asset, into };
  }
  const pointed =
    others.length === 0 && !moved.isOut && FROM_THERE.test(evidence.message) ? lastFilled(evidence) : undefined;
  return pointed && pointed.id !== moved.id ? { asset: pointed, into: false } : null;
}

function oneAsset({ things }: Named, { financials }: Documents): Asset | undefined {
  const [thing, ...others] = things;
  return others.length === 0 && thing?.side === "asset"
    ? financials.assets?.find(({ id }) => id === thing.id)
    : undefined;
}

/** Whether money went into what is named or came from it; null where nothing tells. */
function wayOf({ from }: Named, asset: Asset, { isOut, side, id }: Moved, { said, named }: Evidence): boolean | null {
  const isPart = (at: number) => said[at]?.slot === null && /[ADad]/.test([...(said[at]?.marks ?? [])].join(""));
  let end = from;
  while (isPart(end)) end += 1;
  let lead = from - 1;
  while (lead >= 0 && BETWEEN.test(said[lead]?.text ?? "") && !FROM.test(said[lead]?.text ?? "")) lead -= 1;
  const before = said[lead]?.text ?? "";
  // "the loan of the oven" is no money out of it
  if (before === "of" && said[lead - 1]?.text !== "out" && !keepsMoney(asset)) return null;
  if (isOut) return INTO.test(before) ? true : null;
  if (FROM.test(before) || (before === "," && isLast(said.slice(end).map(({ text }) => text)))) return false;
  const own = named.find(({ things }) => things.some((thing) => thing.id === id))?.from ?? -1;
  const next = said.slice(end, own < 0 ? end : own).map(({ text }) => text);
  const isOnward = own > from && next.length > 0 && next.length < 4 && INTO.test(next[0] ?? "");
  return isOnward && side === "asset" ? false : null;
}

function isLast(rest: readonly string[]): boolean {
  return rest.every((word) => AS_BEFORE.test(word));
}

/** The account that one of the last writes put money into. */
function lastFilled({ before, documents }: Evidence): Asset | undefined {
  const filled = (before.recent ?? []).slice(-2).toReversed().flatMap(filledBy);
  return documents.financials.assets?.find(({ id, type }) => id === filled[0] && type === "savings");
}

function filledBy({ changes, inverse }: RecentWrite): string[] {
  const valueIn = (all: readonly Change[], id: string) =>
    all
      .flatMap((change) => (change.kind === "edit-asset" && change.id === id ? [change.fields.value ?? 0] : []))
      .at(-1);
  return changes.flatMap((change) => {
    if (change.kind !== "edit-asset") return [];
    const was = valueIn(inverse, change.id);
    return was !== undefined && (change.fields.value ?? 0) > was ? [change.id] : [];
  });
}
