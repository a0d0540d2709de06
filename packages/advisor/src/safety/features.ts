import { featureHash } from "../hashed-softmax.ts";
import { BREAK, NUMBER } from "./fold-message.ts";
import { classesOf, stem } from "./word-classes.ts";

const NEGATIONS: ReadonlySet<string> = new Set(["not", "no", "never", "nothing", "nobody", "without", "none"]);
/** How many words a negation reaches. */
const NEGATED = 3;
/** More words than that are read in part: cost stays linear and small. */
const MOST_WORDS = 700;
const LONGEST_COUNTED = 6;

type Add = (kind: string, text: string) => void;

/** What the trained part looks at in folded words: words, pairs and threes, pieces of words, classes and their pairs. */
export function featuresOf(folded: readonly string[], marks: readonly string[]): Set<number> {
  const features = new Set<number>();
  const add: Add = (kind, text) => features.add(featureHash(kind, text));
  const words = folded.slice(0, MOST_WORDS);
  const stems = words.map(stem);
  const negated = areNegated(words);
  for (const [at, word] of words.entries()) {
    if (word === BREAK) continue;
    add("w", word);
    addGroups(stems, at, add);
    addPieces(word, add);
    if (negated[at]) add("!", stems[at] ?? "");
  }
  addClasses(words, negated, add);
  for (const mark of marks) add("p", mark);
  add("#", words.includes(NUMBER) ? "number" : "no number");
  add("#", `length ${Math.min(LONGEST_COUNTED, Math.floor(Math.log2(1 + words.length)))}`);
  add("#", stems[0] ?? "");
  return features;
}

function areNegated(words: readonly string[]): boolean[] {
  let until = -1;
  return words.map((word, at) => {
    if (word === BREAK) until = -1;
    const negated = at <= until;
    if (NEGATIONS.has(word)) until = at + NEGATED;
    return negated;
  });
}

/** The word at a place, with those that follow it. */
function addGroups(stems: readonly string[], at: number, add: Add): void {
  const [own = "", next = BREAK, third = BREAK] = stems.slice(at, at + 3);
  add("s", own);
  if (third !== BREAK) add("_", `${own} ${third}`);
  if (next === BREAK) return;
  add("2", `${own} ${next}`);
  if (third !== BREAK) add("3", `${own} ${next} ${third}`);
}

/** Four letters at a time, with the word's ends. */
function addPieces(word: string, add: Add): void {
  if (word.length < 4 || word.length > 20) return;
  const ended = `<${word}>`;
  for (let at = 0; at + 4 <= ended.length; at++) add("4", ended.slice(at, at + 4));
}

/** Which classes there are, which follow each other, and which stand in one message. */
function addClasses(words: readonly string[], negated: readonly boolean[], add: Add): void {
  const classes = new Set<string>();
  let before: readonly string[] = [];
  for (const [at, word] of words.entries()) {
    const here = classesOf(word);
    if (here.length === 0) continue;
    const isNegated = negated[at] && !NEGATIONS.has(word);
    for (const name of here) {
      classes.add(isNegated ? `!${name}` : name);
      for (const earlier of before) add(">", `${earlier} ${name}`);
    }
    before = here;
  }
  const names = [...classes].sort();
  for (const [at, name] of names.entries()) {
    add("c", name);
    for (const other of names.slice(at + 1)) add("&", `${name} ${other}`);
  }
}
