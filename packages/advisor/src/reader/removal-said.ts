import type { Change } from "@seven-figures/domain";
import { anyOf } from "../language/any-of.ts";

/** What a debt goes by. */
const SETTLED = anyOf(`
  satisf\\w+, paid, pays?, cleared?, settled?, forgiv\\w+, wip\\w+, kill\\w*, retired?, done, finish\\w*, over, gone, clos\\w+, zero\\w*, nil,
  nothing, off, remov\\w+, delet\\w+, drop\\w*, scrap\\w*, cancel\\w*, eras\\w+, strike, expunge, rid, bye, history, no (?:longer|more),
  any ?more, consolidat\\w+, refinanc\\w+, discharg\\w+, written, squared, sorted, last, final, free, 0, \\w+n't
`);
/** What a thing or an account goes by. */
const PARTED = anyOf(`
  sold, sell, sale, flog\\w*, offload\\w*, unload\\w*, clos\\w+, gone, went, remov\\w+, delet\\w+, drop\\w*, scrap\\w*, cancel\\w*, eras\\w+,
  strike, expunge, take, took, taken, rid, bye, history, no (?:longer|more), any ?more, gave, given?, donat\\w+, lost, lose, stol\\w+,
  wreck\\w*, total+ed, wrote, written, cash\\w*, liquidat\\w+, emptied, empty, drain\\w*, transferr?\\w*, moved?, roll\\w*, merg\\w+,
  consolidat\\w+, trad\\w+, swap\\w*, burn\\w*, dead, died, broke, kaput, out, pulled, withdrew, end\\w*, finish\\w*, done, never,
  not (?:have|own|mine), new (?:owner|home), parted, let (?:it|the|her|him) go, bought, buyer, off, used, spent, \\w+n't (?:have|own)
`);

/** What is said of a step or a piece of work: ticked off, finished, done. */
const TICKED = /\b(?:tick|check|cross|mark)(?:ed|s|ing)? (?:\w+ ){0,6}?(?:off|done|completed?|finished)\b/gi;
const FINISHED = /\bfinish\w*|\bdone\b(?! with)/gi;

/** A message without what it says was done: "the roof of the barn is finished, tick it off" takes no barn off the list. */
export function withoutWorkDone(message: string): string {
  return message.replace(TICKED, " ").replace(FINISHED, " ");
}

/** Whether any word of a message says that something goes, as changes that only take things off would have it; true for all others. */
export function isRemovalSaid(changes: readonly Change[], message: string): boolean {
  const plain = message.replace(/’/g, "'");
  return changes.every(({ kind }) => {
    if (kind === "delete-debt") return SETTLED.test(plain);
    return kind !== "delete-asset" || PARTED.test(withoutWorkDone(plain));
  });
}
