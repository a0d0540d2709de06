import { type ItemRef, keyOf, select } from "@seven-figures/domain";
import { entries, refOf } from "./build.ts";
import { type ChainParts, piecesWithin, wordsBetween } from "./chain-parts.ts";
import type { Step } from "./chain-step.ts";
import { StepList } from "./chain-step-list.ts";
import { BRINGS, COUNTS, GOES_TO, ITS_LOAN, PAYS_FROM, REST, SELLS, shareIn } from "./chain-words.ts";
import { THEIR_LOANS } from "./left-after-asked.ts";
import type { Piece, PieceOf } from "./pieces.ts";
import { ASSETS_FIRST, DEBTS_FIRST, type Scope } from "./scope.ts";

/** By which a message is told to be of money from what goes. */
const GIVES_UP =
  /\b(?:sells?|sold|buyer|buys?|bought|offer\w*|goes|go|gone|takes?|renounc\w*|redeem\w*|carried off|trade\w*|empt(?:y|ied)|scrap\w*|out of|from|using|back)\b/;
/** And of debts that are done with. */
const DONE_WITH =
  /\b(?:pa(?:y|ys|id|ying)|clear\w*|settl\w*|kill\w*|clos(?:e|ed|es|ing)|squar\w*|extinguish\w*|redeem\w*|finish\w*|wip\w*|gone|dead|off|went|go|follows|give|gave|cover\w*|into|towards?|on|to)\b/;
/** What makes it another question, or no supposition of one way that money goes. */
const ANOTHER =
  /\b(?:keep(?:ing)? the|not|never|instead|without|except|or|whether|which|better|worth it|should i|rather|if not|minus|per|each|every (?:month|week|year)|a month|monthly|a week|weekly|how long|how many|when|interest|percent of|gifts?|presents?|for (?:free|nothing)|donat\w*)\b/;
/** The change: what is left of it. */
const CHANGE = /\b(?:the change|what is over|whatever is over|lands|remaining money|remains)\b/;
const INTO =
  /\b(?:to|into|in|onto|on|at|against|towards?|lands in|goes to|go to|left to)(?: (?:the|my|our|that|this))* $/;
/** "The rest", where an entry is called so. */
const REST_ALONE = /^(?:the )?rest$/;
const PLURAL = /\b(?:both|all|every|each)\b|s $/;
/** "The licence and the Skoda". */
const LISTED = /^(?:and |, |& |also |the |my |our )+$/;
const HIS = /^(?:his |her |their |the |with )?$/;
const LOAN_WORD = /\b(?:loan|loans|mortgage|note|finance|credit|card|debt|kredit|bill|tab)\b/;

/**
 * What a message supposes of money step by step, where its words are none that are known: what is owned and named first goes, or pays
 * where it is an account, debts are cleared, and the rest goes where it is said to; null where a message may be of something else.
 */
export function stepsByRole({ telling }: ChainParts, scope: Scope): Step[] | null {
  const said = telling.map(({ from, to }) => wordsBetween(from, to, scope)).join(" ");
  if (!GIVES_UP.test(said) || !DONE_WITH.test(said) || ANOTHER.test(said)) return null;
  const reader = new RoleReader(scope);
  for (const part of telling) if (!reader.readPart(part)) return null;
  // a sum that an account pays on a debt is no chain
  return reader.steps.some(({ kind }) => kind === "sold" || kind === "brought" || kind === "cleared")
    ? reader.steps
    : null;
}

class RoleReader {
  readonly #list = new StepList();
  readonly #scope: Scope;
  readonly #seen = new Set<string>();
  #after = 0;
  /** How much is meant of what is named next, from 0 to 1: "20 percent of the cows". */
  #part = 1;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  get steps(): Step[] {
    return this.#list.steps;
  }

  readPart(part: { from: number; to: number }): boolean {
    this.#after = part.from;
    for (const piece of piecesWithin(part, this.#scope)) {
      if (piece.from < this.#after) continue;
      const said = wordsBetween(this.#after, piece.from, this.#scope);
      this.#note(said);
      if (!this.#read(piece, said)) return false;
      this.#after = Math.max(this.#after, piece.to);
    }
    this.#note(wordsBetween(this.#after, part.to, this.#scope));
    return true;
  }

  #note(said: string): void {
    this.#list.hasRest ||= REST.test(said) || CHANGE.test(said);
    if (ITS_LOAN.test(said) || THEIR_LOANS.test(said)) this.#list.steps.push({ kind: "loans" });
  }

  #read(piece: Piece, said: string): boolean {
    if (piece.kind === "money") return this.#readAmount(piece.value, said);
    if (piece.kind === "percent") return piece.value === 100 || this.#share(piece);
    if (piece.kind === "group") return this.#readGroup(piece, said);
    if (piece.kind === "named") return this.#readNamed(piece, said);
    return piece.kind === "count" || piece.kind === "measure";
  }

  #share({ value, to }: PieceOf<"percent">): boolean {
    this.#part = value / 100;
    return value > 0 && value < 100 && /^of\b/.test(wordsBetween(to, to + 1, this.#scope));
  }

  #readAmount(amount: number, said: string): boolean {
    if (this.#list.amount !== null) return false;
    if (this.#list.steps.length === 0 && BRINGS.test(said)) this.#list.steps.push({ kind: "brought", amount });
    else this.#list.amount = amount;
    return true;
  }

  #readGroup(piece: PieceOf<"group">, said: string): boolean {
    const word = wordsBetween(piece.from, piece.to, this.#scope);
    if (REST.test(word) || ITS_LOAN.test(`${said}${word}`)) {
      this.#note(`${said}${word}`);
      return true;
    }
    const found = select(piece.selection, this.#scope.documents).map(refOf);
    const [only, ...others] = found;
    if (only && others.length === 0) return this.#readItem(only, said);
    const owed = found.filter(({ side }) => side === "debts");
    const count = COUNTS.find(([pattern]) => pattern.test(said))?.[1];
    // "the two loans of them": which ones is told by their names
    const isAll = (count === undefined ? PLURAL.test(`${said}${word}`) : count === owed.length) && owed.length > 0;
    return !isAll || this.#clear(owed);
  }

  #readNamed(piece: PieceOf<"named">, said: string): boolean {
    if (REST_ALONE.test(piece.text)) {
      this.#list.hasRest = true;
      return true;
    }
    const item = this.#itemOf(piece, said);
    return item !== undefined && this.#readItem(item, said) && this.#paySum(piece, item);
  }

  #readItem(item: ItemRef, said: string): boolean {
    if (this.#seen.has(keyOf(item))) return true;
    const isInto = GOES_TO.test(said) || INTO.test(said);
    if (isInto && (this.#list.hasRest || this.#list.amount !== null) && this.#list.steps.length > 0)
      return this.#list.target([item]);
    this.#seen.add(keyOf(item));
    if (item.side === "debts") return this.#payDebt(item);
    return item.side === "assets" && this.#readAsset(item, said);
  }

  /** "And I give Dad his 900": so much of what is owed. */
  #paySum({ to }: PieceOf<"named">, item: ItemRef): boolean {
    const next = this.#scope.laid.pieces.find((piece) => piece.from >= to);
    const last = this.#list.steps.at(-1);
    const isHis = next?.kind === "money" && HIS.test(wordsBetween(to, next.from, this.#scope));
    if (!isHis || last?.kind !== "cleared" || last.items.every(({ id }) => id !== item.id)) return true;
    this.#list.steps.splice(-1, 1, { kind: "paid", item, amount: next.value, from: last.from });
    this.#after = next.to;
    return true;
  }

  #payDebt(item: ItemRef): boolean {
    if (this.#list.amount !== null) return this.#list.target([item]);
    return this.#clear([item]);
  }

  #clear(items: ItemRef[]): boolean {
    const fresh = items.filter(
      (item) =>
        !this.#list.steps.some((step) => step.kind === "cleared" && step.items.some(({ id }) => id === item.id)),
    );
    for (const item of fresh) this.#seen.add(keyOf(item));
    return fresh.length === 0 || this.#list.clear(fresh);
  }

  /** A thing goes, an account pays; what is named after the debts is where the rest goes. */
  #readAsset(item: ItemRef, said: string): boolean {
    const [stored] = select(entries(item), this.#scope.documents);
    const isSold = stored !== undefined && (stored.type !== "savings" || SELLS.test(said));
    const share = this.#part * shareIn(said);
    this.#part = 1;
    if (isSold) return this.#list.sell([item], share);
    if (this.#list.amount !== null && !PAYS_FROM.test(said)) return false;
    return this.#list.payFrom(item, said);
  }

  /** The entry that is meant, a debt where a word says so or once there is money; undefined where several may be. */
  #itemOf({ sides, from, to }: PieceOf<"named">, said: string): ItemRef | undefined {
    const isOwed = LOAN_WORD.test(wordsBetween(from, to + 1, this.#scope));
    const goesOn = this.#list.steps.at(-1)?.kind === "sold" && LISTED.test(said);
    const gives = !goesOn && this.#list.steps.some(({ kind }) => kind === "sold" || kind === "brought");
    const order = isOwed || (gives && !INTO.test(said)) ? DEBTS_FIRST : ASSETS_FIRST;
    const side = order.find((each) => sides[each]);
    const [item, ...more] = (side && sides[side]) ?? [];
    return more.length === 0 ? item : undefined;
  }
}
