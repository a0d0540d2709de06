import { withoutOwner } from "../language/fold-word.ts";
import { singular } from "../language/singular.ts";
import { MOST_CUT, SHORTEST_CLIPPED, sameWord } from "./same-word.ts";

const BASE = 31;
/** Shorter words allow no slip. */
const SHORTEST_WITH_SLIP = 5;

/**
 * Those of the said words that are the same as some stored word, as `sameWord` takes it, slips included. Two words with at most
 * one slip between them share a form with one letter left out (Garbe, SymSpell, 2012), so that the cost is linear in the letters.
 */
export function wordsNear(said: ReadonlySet<string>, stored: Iterable<string>): Set<string> {
  const byForm = new Map<number, string[]>();
  for (const word of said) for (const form of formsOf(word)) listedUnder(byForm, form).push(word);
  const near = new Set<string>();
  for (const word of new Set(stored))
    for (const form of formsOf(word))
      for (const each of byForm.get(form) ?? []) if (!near.has(each) && sameWord(each, word)) near.add(each);
  return near;
}

/** The words of a name by their forms, made once for all that is compared with it. */
type NameForms = ReadonlyMap<number, readonly string[]>;

export function nameForms(words: Iterable<string>): NameForms {
  const byForm = new Map<number, string[]>();
  for (const word of new Set(words)) for (const form of formsOf(word)) listedUnder(byForm, form).push(word);
  return byForm;
}

/** The same of each of many names: nothing where a name has none of the said words. */
export function namesNear(said: ReadonlySet<string>, names: readonly NameForms[]): (ReadonlySet<string> | undefined)[] {
  const near = new Array<Set<string> | undefined>(names.length);
  for (const word of said) {
    const forms = formsOf(word);
    for (const [at, byForm] of names.entries()) {
      if (!bears(byForm, word, forms)) continue;
      near[at] ??= new Set();
      near[at].add(word);
    }
  }
  return near;
}

function bears(byForm: NameForms, word: string, forms: readonly number[]): boolean {
  for (const form of forms) if (byForm.get(form)?.some((each) => sameWord(word, each))) return true;
  return false;
}

function listedUnder<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Hashes of a word, of what is left of it without each of its letters, and of its endings that it may be clipped to. */
function formsOf(word: string): number[] {
  const letters = singular(withoutOwner(word));
  const prefixes = [0];
  const powers = [1];
  for (let at = 0; at < letters.length; at++) {
    prefixes.push((Math.imul(prefixes[at] as number, BASE) + letters.charCodeAt(at)) | 0);
    powers.push(Math.imul(powers[at] as number, BASE));
  }
  const whole = prefixes[letters.length] as number;
  if (letters.length < SHORTEST_WITH_SLIP) return [whole];
  const forms = new Set([whole]);
  for (let at = 0; at < letters.length; at++) {
    const rest = letters.length - at - 1;
    const suffix = whole - Math.imul(prefixes[at + 1] as number, powers[rest] as number);
    forms.add((Math.imul(prefixes[at] as number, powers[rest] as number) + suffix) | 0);
  }
  for (let cut = 1; cut <= MOST_CUT && letters.length - cut >= SHORTEST_CLIPPED; cut++)
    forms.add((whole - Math.imul(prefixes[cut] as number, powers[letters.length - cut] as number)) | 0);
  return [...forms];
}
