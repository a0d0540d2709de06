import type { ItemRef, Side } from "@seven-figures/domain";
import { select } from "@seven-figures/domain";
import { isThing } from "../matching/loans-on.ts";
import { all, entries, refOf } from "./build.ts";
import { type ChainParts, piecesWithin, wordsBetween } from "./chain-parts.ts";
import type { Step } from "./chain-step.ts";
import { StepList } from "./chain-step-list.ts";
import {
  ACTS,
  BRINGS,
  BUYS,
  CLEARS,
  COUNTS,
  FALLS,
  GIVES_BACK,
  GOES_TO,
  GROWS,
  IS_CLEARED,
  IS_SOLD,
  IT_GOES,
  ITS_LOAN,
  MANY,
  PAYS_FROM,
  PAYS_TO,
  REDUCES,
  REST,
  RISES,
  SELLS,
  shareIn,
  WITH_IT,
} from "./chain-words.ts";
import { loansOf, THEIR_LOANS } from "./left-after-asked.ts";
import type { Piece, PieceOf } from "./pieces.ts";
import { ASSETS_FIRST, DEBTS_FIRST, type Scope } from "./scope.ts";

/** What a message supposes of money step by step; null where some of it can't be told. */
export function chainSteps({ telling, of }: ChainParts, scope: Scope): Step[] | null {
  const reader = new StepReader(scope);
  if (of) reader.mention(of);
  for (const part of telling) if (!reader.readPart(part)) return null;
  return reader.steps;
}

const TARGETS: readonly Side[] = ["goals", "debts", "assets"];

/** Goes through the pieces of a message, each with the words before and after it. */
class StepReader {
  readonly #list = new StepList();
  readonly #scope: Scope;
  /** What is named of what grows, until it is told by how much. */
  #growing: ItemRef[] = [];
  /** What was named last without a step of it. */
  #spokenOf: ItemRef | null = null;
  /** Where the words begin that speak of the next piece. */
  #after = 0;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Whether all of a part could be understood; one that tells no step is chatter. */
  readPart(part: { from: number; to: number }): boolean {
    this.#after = part.from;
    const pieces = piecesWithin(part, this.#scope);
    const said = wordsBetween(part.from, part.to, this.#scope);
    const isChatter = pieces.every(({ kind }) => kind !== "money") && !ACTS.some((pattern) => pattern.test(said));
    if (this.#spokenOf && IT_GOES.test(said)) this.#list.sell([this.#spokenOf], shareIn(said));
    for (const [at, piece] of pieces.entries()) {
      if (piece.from < this.#after) continue;
      const next = pieces[at + 1];
      if (this.#payTo(piece, next)) continue;
      const until = next?.from ?? part.to;
      if (!this.#readPiece(piece, wordsBetween(piece.to, until, this.#scope), said) && !isChatter) return false;
      this.#after = piece.to;
    }
    const rest = wordsBetween(this.#after, part.to, this.#scope);
    this.#noteLoans(rest);
    if (pieces.length === 0 && SELLS.test(said) && this.#spokenOf) this.#list.sell([this.#spokenOf], shareIn(said));
    if (WITH_IT.test(said) && this.#spokenOf && this.#list.unpaid().length > 0) this.#list.payFrom(this.#spokenOf, "");
    return this.#list.settleAmount(said);
  }

  /** "I pay Mom 500": so much of what is owed, and not all of it. */
  #payTo(piece: Piece, amount: Piece | undefined): boolean {
    const said = wordsBetween(this.#after, piece.from, this.#scope);
    if (piece.kind !== "named" || amount?.kind !== "money" || amount.from !== piece.to || !PAYS_TO.test(said))
      return false;
    const items = itemsOf(piece, DEBTS_FIRST, false);
    if (this.#list.amount !== null || this.#list.hasRest || items[0]?.side !== "debts") return false;
    this.#list.amount = amount.value;
    this.#after = amount.to;
    return this.#list.target(items);
  }

  get steps(): Step[] {
    return this.#list.steps;
  }

  /** Names what is spoken of before the steps begin. */
  mention(part: { from: number; to: number }): void {
    for (const piece of piecesWithin(part, this.#scope))
      if (piece.kind === "named") this.#note(itemsOf(piece, ASSETS_FIRST, false));
  }

  #note([item]: readonly ItemRef[]): boolean {
    if (item) this.#spokenOf = item;
    return item !== undefined;
  }

  #noteLoans(said: string): void {
    if (ITS_LOAN.test(said) || THEIR_LOANS.test(said)) this.#list.steps.push({ kind: "loans" });
  }

  #readPiece(piece: Piece, later: string, clause: string): boolean {
    const said = wordsBetween(this.#after, piece.from, this.#scope);
    this.#noteLoans(wordsBetween(this.#after, piece.to, this.#scope));
    if (piece.kind === "money") return this.#readAmount(piece, said);
    if (piece.kind === "percent") return this.#readPercent(piece, said, clause);
    if (piece.kind === "count" || piece.kind === "date") return true;
    if (piece.kind === "measure") return REST.test(wordsBetween(piece.from, piece.to, this.#scope));
    this.#list.hasRest ||= REST.test(said);
    if (piece.kind === "group") return this.#readGroup(piece, said, later);
    if (piece.kind !== "named") return false;
    if (GROWS.test(clause) && !CLEARS.test(clause)) {
      const items = itemsOf(piece, ASSETS_FIRST, MANY.test(said));
      this.#growing.push(...items);
      return this.#note(items);
    }
    return this.#readNamed(piece, said, later);
  }

  /** All of what is left, or by how much something grows. */
  #readPercent({ value }: PieceOf<"percent">, said: string, clause: string): boolean {
    if (value === 100) this.#list.hasRest = true;
    const items = this.#growing.length > 0 || !this.#spokenOf ? this.#growing : [this.#spokenOf];
    const sign = signOf(said) || signOf(clause);
    this.#growing = [];
    if (value === 100 || items.length === 0 || sign === 0) return value === 100;
    for (const item of items) this.#list.steps.push({ kind: "grown", item, percent: sign * value });
    return true;
  }

  /** An amount is the price of what was just sold, or is yet to go somewhere. */
  #readAmount({ value }: PieceOf<"money">, said: string): boolean {
    const last = this.#list.steps.at(-1);
    if (last?.kind === "sold" && last.price === null && /\b(?:for|at|fetches) $/.test(said)) {
      last.price = value;
      return true;
    }
    const isFree = this.#list.amount === null;
    this.#list.hasRest ||= REST.test(said);
    if (isFree && BRINGS.test(said)) this.#list.steps.push({ kind: "brought", amount: value });
    else this.#list.amount = value;
    return isFree;
  }

  /** "All four loans", "both cards": those that are cleared. */
  #readGroup(piece: PieceOf<"group">, said: string, later: string): boolean {
    const { documents } = this.#scope;
    const word = wordsBetween(piece.from, piece.to, this.#scope);
    if (REST.test(word) || ITS_LOAN.test(`${said}${word}`)) {
      this.#list.hasRest ||= REST.test(word);
      return true;
    }
    const found = select(piece.selection, documents).filter(({ side }) => side === "debts");
    const [only, ...others] = found;
    const isTarget = GOES_TO.test(said) && (this.#list.hasRest || this.#list.amount !== null);
    if (only && others.length === 0 && isTarget) return this.#list.target([refOf(only)]);
    const clears = CLEARS.test(said) || IS_CLEARED.test(later) || this.#goesOn(said);
    if (!clears || found.length === 0) {
      const [item, ...more] = select(piece.selection, documents);
      if (item && more.length === 0) this.#note([refOf(item)]);
      return true;
    }
    const count = COUNTS.find(([pattern]) => pattern.test(said))?.[1] ?? (piece.isMany ? null : 1);
    const every = select(all("debts"), documents);
    const items = count === null || count === found.length ? found : count === every.length ? every : [];
    return items.length > 0 && this.#list.clear(items.map(refOf));
  }

  #readNamed(piece: PieceOf<"named">, said: string, later: string): boolean {
    const isTarget =
      (GOES_TO.test(said) || /\bgives? $/.test(said)) && (this.#list.hasRest || this.#list.amount !== null);
    if (isTarget || REDUCES.test(said)) return this.#list.target(itemsOf(piece, TARGETS, false));
    const clears = (CLEARS.test(said) || IS_CLEARED.test(later) || GIVES_BACK.test(later)) && !PAYS_FROM.test(said);
    const sells = SELLS.test(said) || IS_SOLD.test(later) || BUYS.test(said);
    const items = itemsOf(piece, clears && !sells ? DEBTS_FIRST : ASSETS_FIRST, MANY.test(said));
    const [item] = items;
    if (!item || item.side === "goals" || this.#isSaidAgain(item, said)) return item !== undefined;
    if (item.side === "assets") return this.#readAsset(items, said, later, sells);
    if (sells && !clears) return this.#sellThingOf(item, piece);
    return (clears || this.#goesOn(said)) && this.#list.clear(items, shareIn(said));
  }

  #readAsset(items: ItemRef[], said: string, later: string, sells: boolean): boolean {
    this.#note(items);
    const isGone = sells || items.some((item) => this.#isThingGone(item, said));
    if (isGone) return this.#list.sell(items, shareIn(said) * shareIn(later));
    const [item] = items;
    if (item && PAYS_FROM.test(said)) return this.#list.payFrom(item, said);
    return this.#goesOn(said) && this.#list.sell(items, 1);
  }

  /** "The credit union savings there in Antrim": two words for one. */
  #isSaidAgain({ id }: ItemRef, said: string): boolean {
    const last = this.#list.steps.at(-1);
    const isNamed = last?.kind === "sold" && last.items.some((each) => each.id === id);
    return isNamed && ![SELLS, CLEARS, PAYS_FROM].some((pattern) => pattern.test(said));
  }

  /** "The boat goes", where only its loan bears the name. */
  #sellThingOf(loan: ItemRef, { text }: PieceOf<"named">): boolean {
    const { documents } = this.#scope;
    const things = select(all("assets"), documents).filter(
      (item) => item.name.toLowerCase().includes(text) || loansOf(item, documents).some(({ id }) => id === loan.id),
    );
    const [thing, ...others] = things;
    return thing !== undefined && others.length === 0 && this.#list.sell([refOf(thing)], 1);
  }

  /** "And", "&", ",": a list of what goes the same way. */
  #goesOn(said: string): boolean {
    return (
      this.#list.steps.length > 0 &&
      /^(?:[,&+\n]|and|plus|also|then|the|my|our|little|as|well|with|that|it|this|them|off|too|'s| )*$/.test(said)
    );
  }

  /** "With the jewelry", "from the oil": no account pays, so that it is sold for it. */
  #isThingGone(item: ItemRef, said: string): boolean {
    const [asset] = select(entries(item), this.#scope.documents);
    return PAYS_FROM.test(said) && shareIn(said) === 1 && asset !== undefined && isThing(asset.type);
  }
}

/** Whether words tell of a rise (1), a fall (-1) or neither. */
function signOf(said: string): number {
  return FALLS.test(said) ? -1 : RISES.test(said) ? 1 : 0;
}

/** The entries that a piece names, on the first side that it may be of; none where it is not clear which. */
function itemsOf({ sides }: PieceOf<"named">, order: readonly Side[], isMany: boolean): ItemRef[] {
  const side = order.find((each) => sides[each]);
  const items = (side && sides[side]) ?? [];
  return isMany || items.length === 1 ? items : [];
}
