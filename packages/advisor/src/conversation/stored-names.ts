import type { Documents } from "@seven-figures/domain";

/** A word of a stored name or title. */
export interface NameWord {
  /** As it is stored. */
  word: string;
  lower: string;
  /** The word after it, as it is stored; empty at the end of the name. */
  next: string;
  /** Its place among all words of all names. */
  at: number;
  /** The number of the name. */
  name: number;
}

/** So many letters of a word's beginning are looked up at least. */
const BEGINNING = 3;

/** The names and titles of what is stored, looked up by their words: each word of a message asks, of up to 200 long names. */
export class StoredNames {
  readonly #names: readonly (readonly string[])[];
  readonly #words: readonly NameWord[];
  readonly #spelt: Map<string, NameWord[]>;
  /** These two are made when first asked for: of many messages no word is looked up so. */
  #byLetter: Map<string, NameWord[]> | undefined;
  #byBeginning: Map<string, NameWord[]> | undefined;
  readonly #initials: readonly string[];
  readonly #allInitials: string;

  constructor(titles: readonly string[]) {
    this.#names = titles.map((title) => title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""));
    let count = 0;
    this.#words = this.#names.flatMap((words, name) =>
      words.map((word, at) => ({
        word,
        lower: word.toLowerCase(),
        next: words[at + 1] ?? "",
        at: count++,
        name,
      })),
    );
    this.#spelt = Map.groupBy(this.#words, ({ lower }) => lower);
    this.#initials = this.#names.map(initialsOf);
    this.#allInitials = this.#initials.join(" ");
  }

  /** Whether a name has this word, which is in lower case as all that are looked up. */
  bears(word: string): boolean {
    return this.#spelt.has(word);
  }

  spelt(word: string): readonly NameWord[] {
    return this.#spelt.get(word) ?? [];
  }

  beginningWith(letter: string): readonly NameWord[] {
    this.#byLetter ??= Map.groupBy(this.#words, ({ lower }) => lower[0] ?? "");
    return this.#byLetter.get(letter) ?? [];
  }

  /** The first word of each name of which two letters and more are left out, by the name's number. `beginning` has three letters or more. */
  begunWith(beginning: string): Map<number, string> {
    this.#byBeginning ??= Map.groupBy(this.#words, ({ lower }) => lower.slice(0, BEGINNING));
    const begun = new Map<number, string>();
    for (const { word, lower, name } of this.#byBeginning.get(beginning.slice(0, BEGINNING)) ?? [])
      if (!begun.has(name) && word.length > beginning.length + 1 && lower.startsWith(beginning)) begun.set(name, word);
    return begun;
  }

  /** The words in each name that begin with these letters, one after the other, by the name's number. */
  withInitials(letters: string): [name: number, words: string][] {
    if (!this.#allInitials.includes(letters)) return [];
    return this.#names.flatMap((words, name): [number, string][] => {
      if (!this.#initials[name]?.includes(letters)) return [];
      const from = words.findIndex((_, at) => initialsOf(words.slice(at)).startsWith(letters));
      return from < 0 ? [] : [[name, words.slice(from, from + letters.length).join(" ")]];
    });
  }
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word[0]?.toLowerCase() ?? "").join("");
}

export function storedNames({ financials, goals }: Documents): StoredNames {
  return new StoredNames([
    ...[...(financials.assets ?? []), ...(financials.debts ?? [])].map(({ name }) => name),
    ...goals.intermediateGoals.map(({ title }) => title),
  ]);
}
