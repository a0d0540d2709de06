import { featureHash, HASH_MASK } from "../hashed-softmax.ts";
import { classesOf } from "./question-classes.ts";

/** What the trained part looks at: signs, pairs, threes, pairs over a gap, classes of words and their pairs, what there is how often. */
export function questionFeatures(signs: readonly string[]): Set<number> {
  const features = new Set<number>();
  const add: Add = (kind, text) => features.add(featureHash(kind, text) & HASH_MASK);
  for (const [at, sign] of signs.entries()) {
    const [next, third] = [signs[at + 1], signs[at + 2]];
    add("1", sign);
    if (next !== undefined) add("2", `${sign} ${next}`);
    if (third !== undefined) {
      add("3", `${sign} ${next} ${third}`);
      add("_", `${sign} ${third}`);
    }
    if (sign.length >= 5 && !sign.startsWith("<")) add("s", sign.slice(0, 4));
  }
  addClasses(signs, add);
  add("^", signs.slice(0, 1).join(" "));
  add("^2", signs.slice(0, 2).join(" "));
  add("$", signs.at(-1) ?? "");
  add("#", String(Math.min(signs.length, 8)));
  return features;
}

type Add = (kind: string, text: string) => void;

/** Which classes there are how often, which follow each other, and which stand in one question. */
function addClasses(signs: readonly string[], add: Add): void {
  const classes = signs.map((sign) => (sign.startsWith("<") ? [sign] : classesOf(sign)));
  const counts = new Map<string, number>();
  for (const [at, here] of classes.entries()) {
    for (const one of here) {
      counts.set(one, (counts.get(one) ?? 0) + 1);
      for (const step of [1, 2, 3]) for (const other of classes[at + step] ?? []) add(`>${step}`, `${one} ${other}`);
    }
  }
  const names = [...counts.keys()].toSorted();
  for (const [at, name] of names.entries()) {
    add("c", `${name} ${Math.min(counts.get(name) ?? 1, 3)}`);
    for (const other of names.slice(at + 1, at + 16)) add("&", `${name} ${other}`);
  }
}
