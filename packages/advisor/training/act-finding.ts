import type { Documents } from "@seven-figures/domain";
import { alike } from "../src/matching/match-goals.ts";
import type { ReaderToken } from "../src/reader/reader-tokens.ts";
import { wordsOf } from "../src/statements/read-mention.ts";

/** A weight of 0 says that what belongs to the act is not known to the word. */
export type Act = [head: number, label: string, roles: Record<string, number[]>, weight?: 0];

export type Fields = Record<string, unknown>;

/** What a case expects of a list of names. */
export interface Named {
  added?: string[];
  removed?: string[];
}

/** What a case expects of a list of entries, goals or steps. */
export interface Listed {
  added?: Fields[];
  edited?: Fields[];
  removed?: string[];
}

/** Thrown when a message does not show where it tells what is expected of it: a doubtful example is worse than none. */
export class Unclear extends Error {}

export const SUM_KINDS: readonly string[] = ["money", "count"];
export const RATE_KINDS: readonly string[] = ["percent", "count"];

type IsSame = (said: string, word: string) => boolean;

/** A name that is new is in no document, so no other spelling of it is known. */
export const isToTheLetter: IsSame = (said, word) => said === word;

/** The words of a name that is expected, given to the letter or as a pattern of it. */
export function nameSaid(fields: Fields, key: string): string[] {
  const given = fields[key] ?? fields[`${key}~`];
  if (typeof given !== "string") return [];
  return (
    given
      .toLowerCase()
      .replace(/\\[a-z]|\(\?[:=!<]+/g, " ")
      .match(/[a-z0-9&']{2,}/g) ?? []
  );
}

/** The stored thing an id stands for; one that is not stored cannot be found in the words. */
export function storedOf<Stored extends { id: string }>(stored: readonly Stored[], id: unknown): Stored {
  const found = stored.find((each) => each.id === id);
  if (!found) throw new Unclear("id");
  return found;
}

/** The acts found so far in one message, and the means to find where its tokens tell a value or a name. */
export class Finding {
  readonly acts: Act[] = [];
  readonly whole: string[] = [];
  readonly tokens: readonly ReaderToken[];
  readonly documents: Documents;

  constructor(tokens: readonly ReaderToken[], documents: Documents) {
    this.tokens = tokens;
    this.documents = documents;
  }

  /** Where a name is looked for when nothing says which side of the message it is on. */
  get middle(): number {
    return this.tokens.length / 2;
  }

  /** The first token of a value that no act has yet. */
  value(wanted: number, kinds: readonly string[] = SUM_KINDS): number | null {
    const at = this.tokens.findIndex(
      ({ slot }, index) =>
        slot !== null &&
        kinds.includes(slot.kind) &&
        "value" in slot &&
        Math.abs(slot.value - wanted) < 0.006 * Math.max(1, Math.abs(wanted)) &&
        !this.acts.some(([head]) => head === index),
    );
    return at < 0 ? null : at;
  }

  /** The token of a value without which the example is unclear, for the reason given. */
  neededValue(wanted: number, reason: string, kinds: readonly string[] = SUM_KINDS): number {
    const at = this.value(wanted, kinds);
    if (at === null) throw new Unclear(reason);
    return at;
  }

  /** The first token of a date; below zero where there is none. */
  date(): number {
    return this.tokens.findIndex(({ slot }) => slot?.kind === "date");
  }

  /** The run of words of a name that stands nearest to a token. */
  name(words: readonly string[], near: number, isSame: IsSame): number[] {
    const hits = this.tokens.flatMap(({ text, slot }, at) =>
      slot === null && text.length > 1 && words.some((word) => isSame(text, word)) ? [at] : [],
    );
    const quoted = this.tokens.findIndex(
      ({ slot }) => slot?.kind === "quote" && wordsOf(slot.text).join(" ") === words.join(" "),
    );
    if (quoted >= 0) return [quoted];
    if (hits.length === 0) throw new Unclear("name");
    const distance = (run: readonly number[]) => Math.min(...run.map((at) => Math.abs(at - near))) - 3 * run.length;
    return runsOf(hits).toSorted((a, b) => distance(a) - distance(b))[0] ?? [];
  }

  /** Adds an act whose head is the last word of its name, as no value heads it. */
  addByName(label: string, name: number[], weight?: 0): void {
    const act: Act = [name.at(-1) ?? 0, label, { name }];
    if (weight !== undefined) act.push(weight);
    this.acts.push(act);
  }

  /** Adds an act on a stored goal or step that is told by its title alone. */
  addByTitle(label: string, words: readonly string[]): void {
    this.addByName(label, this.name(words, this.middle, alike));
  }
}

/** Tokens that follow one another, with at most one other between two of them, which then belongs to the run. */
function runsOf(hits: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const at of hits) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && at - last <= 2)
      runs.at(-1)?.push(...Array.from({ length: at - last }, (_, step) => last + 1 + step));
    else runs.push([at]);
  }
  return runs;
}
