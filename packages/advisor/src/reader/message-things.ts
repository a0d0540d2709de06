import type { CalendarDate, Documents } from "@seven-figures/domain";
import { type KnownEntry, knownEntries, matchEntries } from "../matching/match-entries.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { EntryStatement, Mention, Side, Statement } from "../statements/statement.ts";
import type { ContextThing } from "./context-tokens.ts";
import type { ReadAct } from "./read-acts.ts";
import type { ReaderToken } from "./reader-tokens.ts";
import type { SpokenOf } from "./spoken-of.ts";
import { mentionAt, titleAt } from "./words-of-act.ts";

/** Whether a bare number can be a year to come. */
export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 2024 && value <= 2100;
}

/** What the tokens of a message stand for, and what it has spoken of so far. */
export class MessageThings {
  readonly tokens: readonly ReaderToken[];
  readonly documents: Documents;
  /** What the first tokens stand for. */
  readonly #context: readonly ContextThing[];
  #last: SpokenOf | null;

  constructor(
    tokens: readonly ReaderToken[],
    documents: Documents,
    last: SpokenOf | null,
    context: readonly ContextThing[] = [],
  ) {
    this.tokens = tokens;
    this.documents = documents;
    this.#context = context;
    this.#last = last;
  }

  valueAt(at: number | undefined): number | null {
    const slot = at === undefined ? null : this.tokens[at]?.slot;
    return slot && "value" in slot ? slot.value : null;
  }

  dateAt(at: number | undefined): CalendarDate | null {
    const slot = at === undefined ? null : this.tokens[at]?.slot;
    if (slot?.kind === "date") return slot.date;
    return slot && "value" in slot && isYear(slot.value) ? `${slot.value}-12-31` : null;
  }

  /** The words of an act in a role as a title; empty where it has none. */
  titleOf({ roles }: ReadAct, role: "name" | "new-name"): string {
    const at = roles[role] ?? [];
    const said = at.filter((each) => each > this.#context.length);
    return said.length > 0 ? titleAt(this.tokens, said) : (this.#before(at)?.mention.name ?? "");
  }

  /** The last thing told before, told again of another. */
  toldAgain(act: ReadAct): Statement[] {
    const told = this.#context.findLast(
      ({ statement }) => statement?.kind === "entry" || statement?.kind === "goal-edit",
    );
    const mention = this.mentionOf(act, null);
    if (!told?.statement || mention.words.length === 0 || !("mention" in told.statement)) return [];
    const { target: _, ...rest } = told.statement as Extract<Statement, { kind: "entry" | "goal-edit" }>;
    if (told.verb === "set" && this.#isOfOtherSide(told, mention)) return [];
    const end = rest.kind === "entry" && rest.amount !== null ? this.#otherEnd(told, mention) : null;
    if (end) return [{ kind: "entry", action: end, mention, amount: (rest as EntryStatement).amount, rate: null }];
    return [{ ...rest, mention } as Statement];
  }

  /** Whether a stored thing is an account where a debt was told of, or the other way round: what one stands at is not the other's. */
  #isOfOtherSide({ mark }: ContextThing, mention: Mention): boolean {
    const side = this.stored(mention, null)?.side;
    return side !== undefined && (mark === "A" || mark === "D") && (side === "asset") !== (mark === "A");
  }

  /** "It came out of Ally", of what was paid or bought: what is done with the account at the other end of it. */
  #otherEnd({ verb, mark }: ContextThing, mention: Mention): EntryStatement["action"] | null {
    const side = this.stored(mention, null)?.side;
    const isTold = this.#context.some((each) => each.verb === "take" || each.verb === "add");
    if (!side || isTold) return null;
    if (verb === "new" && mark === "D") return side === "asset" ? "put" : null;
    if (verb === "new") return side === "asset" ? "subtract" : "charge";
    return (verb === "pay" || verb === "charge") && side === "asset" ? "subtract" : null;
  }

  /** What went before that an act is about. */
  #before(at: readonly number[]): SpokenOf | null {
    return at.flatMap((each) => this.#context[each]?.spokenOf ?? [])[0] ?? null;
  }

  /** What an act is about; what was spoken of last where it is only pointed at. */
  mentionOf({ roles, head, label }: ReadAct, side: Side | null, role: "name" | "beside" = "name"): Mention {
    const at = roles[role] ?? [];
    const pointed = this.#before(at);
    const said = pointed ? at.filter((each) => each > this.#context.length) : at;
    const mention = mentionAt(this.tokens, said, head, side);
    const before = pointed && (this.#otherShown(pointed, head) ?? pointed);
    const notThat = role === "name" ? this.#notThat(mention, before, head, side) : null;
    if (notThat) return notThat;
    if (before && mention.words.length === 0) {
      if (role === "name") this.#last = before;
      return { ...before.mention, side: before.mention.side ?? side };
    }
    const isUnnamed = mention.words.length === 0 && !mention.name;
    // what is new is not what was spoken of
    if (isUnnamed && !label.startsWith("new-") && this.#last && role === "name" && this.#lastFits(side))
      return { ...this.#last.mention, isNew: false, indefinite: false, side: this.#last.mention.side ?? side };
    const other = mention.words.includes("other") ? this.#other(mention, side) : null;
    if (other) return other;
    if (role === "name" && mention.words.length > 0) this.#last = { mention, isGoal: label.startsWith("goal") };
    return mention;
  }

  /** Whether what was spoken of last can be what a debt's act, or an asset's, points at. */
  #lastFits(side: Side | null): boolean {
    const last = this.#last?.mention.side ?? null;
    return side === null || last === null || last === side;
  }

  /** From the amount before an act to the amount after it: where its words stand. */
  #span(head: number): [from: number, to: number] {
    const start = this.#context.length + (this.#context.length > 0 ? 1 : 0);
    const isAmount = ({ slot }: ReaderToken) => slot?.kind === "money";
    const from = this.tokens.findLastIndex((token, at) => at >= start && at < head && isAmount(token));
    const to = this.tokens.findIndex((token, at) => at > head && isAmount(token));
    return [Math.max(start, from + 1), to < 0 ? this.tokens.length : to];
  }

  /** Whether the words beside an act speak of the other one. */
  #saysOther(head: number): boolean {
    const [from, to] = this.#span(head);
    return this.tokens.slice(from, to).some(({ text }) => text === "other");
  }

  /** What is meant in place of what went before. */
  #notThat(mention: Mention, before: SpokenOf | null, head: number, side: Side | null): Mention | null {
    const other = this.#otherThan(before?.mention ?? mention, head, side);
    if (other || !before || before.isGoal || mention.words.length > 0) return other;
    const beside = this.#namedBeside(before.mention, head, side);
    if (beside) this.#last = { mention: beside, isGoal: false };
    return beside;
  }

  /** "150 went into Kofi's as well": what is named beside an act, where it was taken for what went before. */
  #namedBeside(before: Mention, head: number, side: Side | null): Mention | null {
    const [from, to] = this.#span(head);
    const at = this.tokens.flatMap(({ slot, marks }, index) =>
      index >= from && index < to && slot === null && (marks.has("A") || marks.has("D")) ? [index] : [],
    );
    if (at.length === 0) return null;
    const mention = mentionAt(this.tokens, at, head, side);
    const found = this.stored(mention, side ?? before.side);
    return found && found.entry.id !== this.stored(before, before.side)?.entry.id
      ? { ...mention, side: found.side }
      : null;
  }

  /** "Other card, paid 500", where the one that was just spoken of was taken for it. */
  #otherThan(mention: Mention, head: number, side: Side | null): Mention | null {
    const last = this.#last ?? this.#context.findLast(({ spokenOf }) => spokenOf)?.spokenOf ?? null;
    if (!last || last.isGoal || !this.#saysOther(head)) return null;
    const [same, taken] = [this.stored(last.mention, last.mention.side), this.stored(mention, side)];
    if (!same || same.entry.id !== taken?.entry.id) return null;
    this.#last = last;
    return this.#other({ ...mention, words: ["other"] }, side);
  }

  /** Of two that went before, the one that the message has not spoken of yet, where it says "the other one". */
  #otherShown({ mention }: SpokenOf, head: number): SpokenOf | null {
    const [one, two, ...more] = this.#context.flatMap(({ spokenOf }) => spokenOf ?? []);
    if (!this.#saysOther(head) || !one || !two || more.length > 0) return null;
    const known = this.#last && this.stored(this.#last.mention, null)?.entry.name;
    return [one, two].find((each) => each.mention.name !== (known ?? mention.name)) ?? null;
  }

  /** "The other one", "the other card": the one entry of that kind and side that was not spoken of just before. */
  #other(mention: Mention, side: Side | null): Mention | null {
    const before = this.#last && this.stored(this.#last.mention, this.#last.mention.side);
    if (!before) return null;
    const words = mention.words.filter((word) => !/^(?:other|one|the|account|debt|asset)$/.test(word));
    const isSuch = (known: KnownEntry) =>
      words.length > 0
        ? matchEntries({ ...mention, words, name: "" }, [known]).length > 0
        : known.entry.type === before.entry.type;
    const [found, ...more] = knownEntries(this.documents, side ?? before.side).filter(
      (known) => known.entry.id !== before.entry.id && isSuch(known),
    );
    if (!found || more.length > 0) return null;
    const { name } = found.entry;
    return { ...mention, words: wordsOf(name), name, side: found.side, pronoun: false, exact: false };
  }

  /** The one entry that is stored under a name; null where none is, or several fit. */
  stored(mention: Mention, side: Side | null): KnownEntry | null {
    if (mention.words.length === 0) return null;
    const [found, ...others] = matchEntries({ ...mention, side: null }, knownEntries(this.documents, side));
    return found && others.length === 0 ? found : null;
  }

  /** How often a year, as told at a token; an hour's pay with the weekly hours that are told beside it. */
  timesAYear(at: number | undefined): number | null {
    const slot = at === undefined ? null : this.tokens[at]?.slot;
    if (slot?.kind === "hours") return slot.perWeek * 52;
    if (slot?.kind !== "period") return null;
    const hours = this.tokens.find((token) => token.slot?.kind === "hours")?.slot;
    return slot.timesAYear === 2080 && hours?.kind === "hours" ? hours.perWeek * 52 : slot.timesAYear;
  }

  /** The period that stands right beside an amount, with no other amount between. */
  periodBeside(head: number): number | undefined {
    for (const step of [1, 2, 3, -1, -2]) {
      const slot = this.tokens[head + step]?.slot;
      if (slot?.kind === "period") return head + step;
      if (slot && "value" in slot) return undefined;
    }
    return undefined;
  }
}
