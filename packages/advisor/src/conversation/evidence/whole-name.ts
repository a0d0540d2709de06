import type { ItemRef } from "@seven-figures/domain";
import { sameWord } from "../../matching/same-word.ts";
import { storedName } from "../../matching/stored-name.ts";
import { nameWordsOf } from "../../statements/read-mention.ts";
import { type Check, type Evidence, OF_SEVERAL } from "./evidence.ts";
import { setTo, toldSums } from "./moved-sum.ts";

/**
 * "Trailer finance now 4,800" is of the debt of that very name, not of the trailer: where the whole name of one thing is said,
 * another that bears only a word of it is not meant.
 */
export const wholeNameIsMeant: Check = (evidence) => {
  const [told, ...more] = toldSums(evidence);
  if (!told?.isWhole || told.side === "goal" || more.length > 0 || evidence.changes.length > 1) return null;
  const [meant, ...others] = namedWhole(evidence).filter(({ id }) => id !== told.id);
  if (!meant || others.length > 0 || !isWithin(told.id, meant.id, evidence)) return null;
  const side = meant.side === "assets" ? "asset" : "debt";
  return { question: OF_SEVERAL, others: [setTo({ ...told, id: meant.id, side }, evidence.documents)], isSure: true };
};

/** The assets and debts whose names of two words or more are said from end to end. */
function namedWhole({ said, documents: { financials } }: Evidence): ItemRef[] {
  const words = said.map(({ text, slot }) => (slot === null ? text : ""));
  const isSaid = (name: string) => {
    const own = nameWordsOf(name);
    return own.length > 1 && words.some((_, at) => own.every((word, step) => sameWord(words[at + step] ?? "", word)));
  };
  const refs = (side: "assets" | "debts") =>
    (financials[side] ?? []).flatMap(({ id, name }) => (isSaid(name) ? [{ side, id }] : []));
  return [...refs("assets"), ...refs("debts")];
}

/** Whether all that a message says of one thing's name stands in the other's. */
function isWithin(id: string, other: string, { said, documents }: Evidence): boolean {
  const of = (each: string) => nameWordsOf(storedName(each, documents) ?? "");
  const isSaid = (word: string) => said.some(({ text, slot }) => slot === null && sameWord(text, word));
  return of(id)
    .filter(isSaid)
    .every((word) => of(other).some((each) => sameWord(each, word)));
}
