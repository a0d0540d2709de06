import type { Documents, ItemRef } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Named } from "./name-finder.ts";

const KIND = /^(?:loan|card|account|fund|pot|policy|plan|note|line)$/;
const LETTER = /^(?:[a-h]|[1-9])$/;

/** "Loan A" of somebody who has a Federal loan A and a Federal loan B. */
export function namedByLetter(tokens: readonly ReaderToken[], documents: Documents): Named[] {
  return tokens.flatMap((token, at): Named[] => {
    const letter = tokens[at + 1]?.slot ? tokens[at + 1]?.raw : tokens[at + 1]?.text;
    if (!letter || !KIND.test(token.text) || !LETTER.test(letter)) return [];
    const said = new RegExp(`\\b${token.text} ${letter}$`, "i");
    const [item, ...others] = endingIn(said, documents);
    if (!item || others.length > 0) return [];
    return [{ from: at, to: at + 2, sides: { [item.side]: [item] }, text: `${token.text} ${letter}` }];
  });
}

function endingIn(said: RegExp, { financials, goals }: Documents): ItemRef[] {
  const named = [
    ...(financials.assets ?? []).map(({ id, name }) => ({ side: "assets" as const, id, name })),
    ...(financials.debts ?? []).map(({ id, name }) => ({ side: "debts" as const, id, name })),
    ...goals.intermediateGoals.map(({ id, title }) => ({ side: "goals" as const, id, name: title })),
  ];
  return named.filter(({ name }) => said.test(name.trim())).map(({ side, id }) => ({ side, id }));
}
