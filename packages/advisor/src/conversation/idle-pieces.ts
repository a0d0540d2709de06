import { MONTH_PATTERN } from "../dates/date-words.ts";
import { phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";

/** With these a piece says something of its own, or what was not meant. */
const TELLS = new RegExp(
  `\\b(?:not|instead|rather|add|delete|remove|undo|goals?|debts?|assets?|income|salary|earn|expenses|spend|spending|save|sold|bought|paid|owe|own|only if|if|might|would|monthly|weekly|yearly|annually|biweekly|${COST_WORDS}|${MONTH_PATTERN})\\b`,
);

/**
 * A correction without what is remarked beside its figure: "4,200, flipped the numbers", "it's 31, my fingers slipped".
 * A piece goes that has no figure and names nothing; where no piece has a figure, all of them stay.
 */
export function withoutIdlePieces(sentences: readonly Token[][], knownWords: ReadonlySet<string>): Token[][] {
  const pieces = sentences.map(piecesOf);
  const hasFigure = (piece: readonly Token[]) => piece.some(({ slot }) => slot !== null);
  if (!pieces.flat().some(hasFigure)) return [...sentences];
  const tells = (piece: readonly Token[]) =>
    hasFigure(piece) ||
    TELLS.test(phraseOf([...piece]).text) ||
    piece.some(({ text }) => knownWords.has(text) || isEntryWord(text));
  return pieces.map((each) => each.filter(tells).flat());
}

/** The parts of a sentence, each with the comma before it. */
function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.slot === null && token.text === ",") pieces.push([]);
    pieces.at(-1)?.push(token);
  }
  return pieces;
}
