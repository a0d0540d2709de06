import type { CalendarDate, Documents } from "@seven-figures/domain";
import { type KnownEntry, knownEntries, matchEntries } from "../matching/match-entries.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { Mention, Side } from "../statements/statement.ts";
import type { ReadAct } from "./read-acts.ts";
import type { ReaderToken } from "./reader-tokens.ts";
import type { SpokenOf } from "./spoken-of.ts";
import { mentionAt, titleAt } from "./words-of-act.ts";

/** What the tokens of a message stand for, and what it has spoken of so far. */
export class MessageThings {
  readonly tokens: readonly ReaderToken[];
  readonly documents: Documents;
  #last: SpokenOf | null;

  constructor(tokens: readonly ReaderToken[], documents: Documents, last: SpokenOf | null) {
    this.tokens = tokens;
    this.documents = documents;
    this.#last = last;
  }

  valueAt(at: number | undefined): number | null {
    const slot = at === undefined ? null : this.tokens[at]?.slot;
    return slot && "value" in slot ? slot.value : null;
  }

  dateAt(at: number | undefined): CalendarDate | null {
    const slot = at === undefined ? null : this.tokens[at]?.slot;
    return slot?.kind === "date" ? slot.date : null;
  }

  /** The words of an act in a role as a title; empty where it has none. */
  titleOf({ roles }: ReadAct, role: "name" | "new-name"): string {
    return titleAt(this.tokens, roles[role] ?? []);
  }

  /** What an act is about; what was spoken of last where it is only pointed at. */
  mentionOf({ roles, head, label }: ReadAct, side: Side | null, role: "name" | "beside" = "name"): Mention {
    const mention = mentionAt(this.tokens, roles[role] ?? [], head, side);
    if (mention.words.length === 0 && !mention.name && this.#last && role === "name")
      return { ...this.#last.mention, isNew: false, indefinite: false, side: this.#last.mention.side ?? side };
    const other = mention.words.includes("other") ? this.#other(mention, side) : null;
    if (other) return other;
    if (role === "name" && mention.words.length > 0) this.#last = { mention, isGoal: label.startsWith("goal") };
    return mention;
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
