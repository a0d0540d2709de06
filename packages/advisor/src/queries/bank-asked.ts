import { type ItemRef, type Query, type Side, select } from "@seven-figures/domain";
import { nameWordsOf } from "../statements/read-mention.ts";
import { entries, per, sumOf, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { WEAK_NAME_WORDS } from "./group-words.ts";
import { ASSETS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const TOGETHER =
  /\b(?:everything|all|total|sum|together|altogether|all up|all in|all told|add|combined|in all|both|between them|tally|(?:two|three|four) (?:\S+ ){1,3}(?:accounts?|cards?|loans?|cds?|funds?|pots?))\b/;
const HOLDS = /\b(?:held|holding|holds?|sat|kept|keep|got|have|saving|savings|saved)\b/;
const OWES = /\b(?:ow(?:e|es|ed|ing)|borrow(?:ed|ing)?|debts?|loans?|lone|cards?|mortgages?|liabilit(?:y|ies))\b/;
const OWED = /\b(?:ow(?:e|es|ed|ing))\b/;
const WHICH =
  /\bwhich\b.*\b(?:more|most|less|least|higher|highest|lower|lowest|worse|worst|bigger|biggest|better|best|cheaper|dearer)\b/;
const NET = /\bnet (?:position|balance|standing)\b|\bnet (?:with|at)\b/;
const APART =
  /\b(?:more|less|minus|net|difference|gap|apart|than|versus|vs|against|exceeds?|outweighs?|ahead|cover(?:s|ed)?)\b|(?<=\w) ?[-\u2013\u2212] ?(?=\w)/;
const INTEREST = /\binterest\b(?! rate)/;
const LEFT_OUT = /\bnot (?:counting )?(?:the |my )?\w+/g;
/** A shorter word must be the name itself: "ING", "TD". */
const LEAST_LETTERS = 4;

/**
 * All that is with one bank, kept, owed or both, and the interest of it: "how much is Barclays holding for me, and what do I owe
 * them"; null where the name is of one entry alone, or nothing says that all of it is meant.
 */
export function bankAsked(scope: Scope): Query[] | null {
  const typed = scope.laid.typed.replace(LEFT_OUT, "");
  const isOfInterest = INTEREST.test(typed);
  if (scope.pieces.some(({ kind }) => kind === "money" || kind === "percent" || (kind === "period" && !isOfInterest)))
    return null;
  const isNet = NET.test(typed);
  const [owes, holds] = [OWES.test(typed) || isNet, HOLDS.test(typed) || isNet];
  if ((!TOGETHER.test(typed) && !holds && !OWED.test(typed)) || WHICH.test(typed)) return null;
  const names = namesIn(scope);
  const bank = scope.laid.tokens.map(({ text }) => text).find((word) => isBank(word, names));
  if (bank === undefined) return null;
  const own = bearing(bank, names);
  const sides: Side[] = owes && !holds ? ["debts"] : owes ? ["assets", "debts"] : ["assets"];
  const isApart = sides.length === 2 && (isNet || APART.test(typed));
  const sums = sides.map((side) =>
    ofKinds(
      own.filter((item) => item.side === side),
      scope,
      isApart,
    ),
  );
  const isOfOne = sums.every((items) => items.length < 2);
  if (isOfOne || namesOther(own, scope)) return null;
  const [held, owed] = sums;
  if (held && owed && held.length * owed.length > 0 && isApart) return apartOf(held, owed, typed);
  const interest = isOfInterest ? sums.flat().filter(({ side }) => side === "debts") : [];
  return [
    ...sums.filter((items) => items.length > 0).map((items) => value(sumOf(entries(...items)))),
    ...(interest.length > 0 ? [value(per(sumOf(entries(...interest), "interest"), periodIn(scope)))] : []),
  ];
}

/** "How much more do I owe TD than I have there?": both, and what they are apart. */
function apartOf(held: readonly ItemRef[], owed: readonly ItemRef[], typed: string): Query[] {
  const [kept, due] = [sumOf(entries(...held)), sumOf(entries(...owed))];
  const isOwedFirst = typed.search(OWED) < typed.search(HOLDS) || /\bdo i owe\b.*\bthan\b/.test(typed);
  const [from, less] = isOwedFirst ? [due, kept] : [kept, due];
  return [value(kept), value(due), { kind: "compare", left: from, right: less, as: "difference" }];
}

/** "The two Chase cards", "all I owe TD without the line": those of the kinds that are said, less what is left out. */
function ofKinds(items: readonly ItemRef[], scope: Scope, isApart: boolean): ItemRef[] {
  const { included, excluded: all } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const excluded = isApart ? all.filter(({ isNamed }) => isNamed) : all;
  const idsIn = (things: typeof included) =>
    new Set(
      things.flatMap(({ selection }) => select(selection, scope.documents)).map(({ side, id }) => `${side} ${id}`),
    );
  const key = ({ side, id }: ItemRef) => `${side} ${id}`;
  const left = idsIn(excluded);
  const kinds = idsIn(included.filter(({ selection }) => selection.kind === "type"));
  const counted = items.filter((item) => !left.has(key(item)));
  const ofKind = counted.filter((item) => kinds.has(key(item)));
  const isOneKind = included.every(({ isNamed, selection }) => selection.kind === "type" || isNamed);
  return ofKind.length > 1 && isOneKind ? ofKind : counted;
}

interface Name {
  item: ItemRef;
  first: string;
}

function namesIn({ documents }: Scope): Name[] {
  return (["assets", "debts"] as const).flatMap((side) =>
    (documents.financials[side] ?? []).map(({ id, name }) => ({
      item: { side, id },
      first: nameWordsOf(name).find((word) => !WEAK_NAME_WORDS.has(word)) ?? "",
    })),
  );
}

/** A word that two or more names of one side begin with. */
function isBank(word: string, names: readonly Name[]): boolean {
  if (word.length < 2 || WEAK_NAME_WORDS.has(word)) return false;
  const items = bearing(word, names);
  return items.length > 1 && items.some(({ side }, at) => items.findIndex((other) => other.side === side) !== at);
}

function bearing(word: string, names: readonly Name[]): ItemRef[] {
  const stem = word.replace(/s$/, "");
  const isOf = ({ first }: Name) => (word.length < LEAST_LETTERS ? first === word : first.startsWith(stem));
  return names.filter(isOf).map(({ item }) => item);
}

/** Whether an entry is named that is none of the bank's. */
function namesOther(own: readonly ItemRef[], scope: Scope): boolean {
  const keys = new Set(own.map(({ side, id }) => `${side} ${id}`));
  return scope.pieces.some(
    (piece) =>
      piece.kind === "named" &&
      !Object.values(piece.sides).some((items) => items.some(({ side, id }) => keys.has(`${side} ${id}`))),
  );
}
