import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { EntryStatement } from "../statements/statement.ts";
import type { Shown } from "./conversation.ts";
import { namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const BETWEEN = /^(?:,|;|\.|and|is|at|now|:|=|-|\/|\n|my|the|also|then)$/;
const MOVED = /^(?:moved|transferred|shifted|sent|wired|moving)$/;
const LITTLE = /^(?:i|we|just|and|my|the|of|about|today|yesterday|,|\.|!|ok|so|also|then|over)$/;

/** "Harbor 5200 pine 2200", "moved 700 harbor to pine": names and sums with hardly a word beside them. */
export function namedPairs(weighed: Weighed, said: readonly ReaderToken[], documents: Documents): Weighed {
  const statements = balances(said, documents) ?? transfer(said, documents);
  return statements ? { statements, asks: [], tellsOnly: true } : weighed;
}

/** What the tokens are, one after the other: one stored entry by its name, a sum, or a word. */
function partsOf(said: readonly ReaderToken[], documents: Documents): (Shown | number | string)[] {
  const names = namesIn(said, documents).filter(({ by }) => by !== "kind");
  const parts: (Shown | number | string)[] = [];
  let inName = false;
  for (const [at, { slot, text, marks }] of said.entries()) {
    const name = names.find(({ from }) => from === at);
    const [thing, ...others] = name?.things ?? [];
    const isOfName: boolean = inName && slot === null && /[ADG]/.test([...marks].join(""));
    if (name && thing && others.length === 0) parts.push(thing);
    else if (!isOfName) parts.push(slot?.kind === "money" || slot?.kind === "count" ? slot.value : text || "?");
    inName = name !== undefined || isOfName;
  }
  return parts;
}

function balances(said: readonly ReaderToken[], documents: Documents): EntryStatement[] | null {
  const parts = partsOf(said, documents).filter((part) => typeof part !== "string" || !BETWEEN.test(part));
  if (parts.length < 4 || parts.length % 2 > 0) return null;
  const told: EntryStatement[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [thing, amount] = parts.slice(at, at + 2);
    if (typeof thing !== "object" || thing.side === "goal" || typeof amount !== "number") return null;
    told.push(toldOf(thing, "set", amount, documents));
  }
  return new Set(told.map(({ target }) => target)).size === told.length ? told : null;
}

function transfer(said: readonly ReaderToken[], documents: Documents): EntryStatement[] | null {
  const parts = partsOf(said, documents).filter((part) => typeof part !== "string" || !LITTLE.test(part));
  const [verb, amount, from, way, to, ...others] = parts;
  if (typeof verb !== "string" || !MOVED.test(verb) || typeof amount !== "number" || others.length > 0) return null;
  if (typeof from !== "object" || from.side !== "asset" || typeof to !== "object" || to.side === "goal") return null;
  if ((way !== "to" && way !== "into") || from.id === to.id) return null;
  const action = to.side === "debt" ? "pay" : "put";
  return [toldOf(from, "subtract", amount, documents), toldOf(to, action, amount, documents)];
}
