import type { DocumentKind } from "@seven-figures/domain";
import type { JsonText } from "./json-text.ts";

interface Kept {
  mark: string;
  answer: JsonText;
}

type KeptOfPerson = Partial<Record<DocumentKind, Kept>>;

/** Characters in each half; one that is longer is not kept. */
const MOST_LENGTH = 2 ** 21;
const LONGEST = 2 ** 16;
const HALF_LIFE_MS = 10 * 60 * 1000;

/**
 * Answers of whole documents, each under the mark of the state that it shows: whoever knows from the database that this
 * is still the state need neither read nor write it out again. Where there is no room, those that were not used for
 * longest go, half of them at once, and so do those that nobody asks for any more.
 */
export class KeptAnswers {
  #newer = new Map<string, KeptOfPerson>();
  #older = new Map<string, KeptOfPerson>();
  #length = 0;
  #begunAt = 0;

  /** The person's answer of that very state. */
  find(userId: string, kind: DocumentKind, mark: string, now: number): JsonText | undefined {
    const newer = this.#newer.get(userId)?.[kind];
    const kept = newer ?? this.#older.get(userId)?.[kind];
    if (kept?.mark !== mark) return undefined;
    if (!newer) this.keep(userId, kind, mark, kept.answer, now);
    return kept.answer;
  }

  keep(userId: string, kind: DocumentKind, mark: string, answer: JsonText, now: number): void {
    const { length } = answer.sent;
    if (length > LONGEST) return;
    if (this.#length + length > MOST_LENGTH || now - this.#begunAt > HALF_LIFE_MS) this.#turn(now);
    const known = this.#newer.get(userId);
    this.#length += length - (known?.[kind]?.answer.sent.length ?? 0);
    if (known) known[kind] = { mark, answer };
    else this.#newer.set(userId, { [kind]: { mark, answer } });
  }

  /** Drops all of one person's. */
  forget(userId: string): void {
    for (const kept of Object.values(this.#newer.get(userId) ?? {})) this.#length -= kept.answer.sent.length;
    this.#newer.delete(userId);
    this.#older.delete(userId);
  }

  #turn(now: number): void {
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#length = 0;
    this.#begunAt = now;
  }
}
