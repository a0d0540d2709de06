import type { PersonFacts } from "../person/person-facts.ts";
import type { Draft } from "../topic.ts";
import { listed } from "../words/sentences.ts";

type Piece = "income" | "expenses" | "assets" | "debts";

const HOW_TO_SAY: Record<Piece, string> = {
  income: "what you earn in a year",
  expenses: "what you spend in a month",
  assets: "what you own, such as savings, a pension or a home",
  debts: "what you owe, with the rates if you have them at hand",
};

/** Asks for what an answer needs and the person has not told yet; null where nothing is missing. */
export function askFor(facts: PersonFacts, pieces: readonly Piece[], purpose: string): Draft | null {
  const missing = pieces.filter((piece) => isMissing(facts, piece));
  if (missing.length === 0) return null;
  const asks = listed(missing.map((piece) => HOW_TO_SAY[piece]));
  return {
    message: `To ${purpose}, I still need to know ${asks}. Tell me in your own words and I'll work it out from there.`,
    again: `That still waits for ${asks}.`,
    deeper: "A rough figure is enough to begin with; you can correct it at any time, here or on the financials page.",
    quickReplies: ["What can you do?", "Is my data safe?"],
  };
}

function isMissing(facts: PersonFacts, piece: Piece): boolean {
  if (piece === "assets") return !facts.assetsKnown && !facts.debtsKnown;
  if (piece === "debts") return !facts.debtsKnown;
  return facts[piece] === null;
}
