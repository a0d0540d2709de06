import type { CalendarDate, Documents } from "@seven-figures/domain";
import { withPlainMarks } from "../language/plain-marks.ts";
import { setQuotationsApart } from "../language/quotations.ts";
import { recognise } from "../language/read-message.ts";
import { rememberedLast } from "../language/remembered.ts";
import type { Token } from "../language/token.ts";
import { tokenise } from "../language/tokenise.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { alike } from "../matching/match-goals.ts";
import { wordsNear } from "../matching/words-near.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { nameWordsOf, wordsOf } from "../statements/read-mention.ts";
import { withSmallNumbers } from "./small-numbers.ts";

/**
 * What a word has to do with what is stored or known, one letter each: `A` `D` `G` `S` it is in the name of a stored asset,
 * debt, goal or step; `a` `d` it names the kind of a stored asset or debt; `K` `I` a stored skill or interest; `x` `y` it names
 * a kind of asset or debt at all; `b` a company; `e` a word of entries; `C` it was written with a capital.
 */
const TOKEN_MARKS = ["A", "a", "D", "d", "G", "S", "K", "I", "x", "y", "b", "e", "C"] as const;
export type TokenMark = (typeof TOKEN_MARKS)[number];

export interface ReaderToken extends Token {
  marks: ReadonlySet<TokenMark>;
}

/** Plain quotes, dashes and blanks, nothing left out and nothing said in other words. */
export function plainText(message: string): string {
  return withPlainMarks(message)
    .replace(/[\u2013\u2014\u2015]|(?<=\s)-(?=\s)/g, " , ")
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, "")
    .replace(/\p{Extended_Pictographic}[\uFE0F\u200D]*/gu, " ")
    .replace(/\.{2,}|\u2026/g, " . ")
    .replace(/[\t\f\v\u00A0]+/g, " ")
    .replace(/\r\n?/g, "\n")
    .trim();
}

/** Words that stand in so many titles that they tell none from another. */
const COMMON_IN_TITLES = new Set(
  "goal goals fund save saving savings buy pay off learn get new project step up money plan be more make".split(" "),
);
const SAYS_NOTHING = new Set(
  "a an the my our of for to and in on at with from by is it i we this that me 's".split(" "),
);

/** A message is read by several; beside it the one before it, and the two as one, and its pieces one by one. */
const MOST_REMEMBERED = 12;

/** The tokens of a message, with their amounts, dates and periods recognised and what they have to do with what is stored. */
export const readerTokens: (message: string, documents: Documents, today: CalendarDate) => readonly ReaderToken[] =
  rememberedLast(MOST_REMEMBERED, tokensAnew);

function tokensAnew(message: string, documents: Documents, today: CalendarDate): readonly ReaderToken[] {
  const { text, quotations } = setQuotationsApart(plainText(message));
  const tokens = withSmallNumbers(recognise(tokenise(text, quotations, knownWordsOf(documents)), today, () => false));
  const marksOf = markerOf(documents, new Set(tokens.flatMap(({ text, slot }) => (slot === null ? [text] : []))));
  return tokens.map((token) => ({ ...token, marks: marksOf(token) }));
}

/** Tells the marks of the tokens of a message, whose words are `said`. */
function markerOf(
  { financials, goals, skills }: Documents,
  said: ReadonlySet<string>,
): (token: Token) => Set<TokenMark> {
  const names = (list: readonly { name: string }[] | null) => (list ?? []).map(({ name }) => nameWordsOf(name));
  const [assets, debts] = [names(financials.assets), names(financials.debts)];
  const titles = goals.intermediateGoals.map(({ title }) => wordsOf(title));
  const steps = goals.intermediateGoals.flatMap(({ submilestones }) =>
    submilestones.map(({ title }) => wordsOf(title)),
  );
  const inAssets = wordsNear(said, assets.flat());
  const inDebts = wordsNear(said, debts.flat());
  const inSkills = wordsNear(said, skills.skills.flatMap(wordsOf));
  const inInterests = wordsNear(said, skills.interests.flatMap(wordsOf));
  const titleWords = new Set(titles.flat());
  const stepWords = new Set(steps.flat());
  const assetTypes = new Set((financials.assets ?? []).map(({ type }) => type as string));
  const debtTypes = new Set((financials.debts ?? []).map(({ type }) => type as string));
  const seen = new Map<string, Set<TokenMark>>();

  function marksOfWord(word: string): Set<TokenMark> {
    if (SAYS_NOTHING.has(word) || !/\p{L}/u.test(word)) return new Set();
    const assetKinds = kindsOf([word], "asset").kinds;
    const debtKinds = kindsOf([word], "debt").kinds;
    const [isInAsset, isInDebt] = [inAssets.has(word), inDebts.has(word)];
    const isLike = (words: ReadonlySet<string>) =>
      !COMMON_IN_TITLES.has(word) && (words.has(word) || [...words].some((each) => alike(word, each)));
    return marksThatHold([
      ["A", isInAsset],
      ["a", !isInAsset && assetKinds.some(({ type }) => assetTypes.has(type))],
      ["D", isInDebt],
      ["d", !isInDebt && debtKinds.some(({ type }) => debtTypes.has(type))],
      ["G", isLike(titleWords)],
      ["S", isLike(stepWords)],
      ["K", inSkills.has(word)],
      ["I", inInterests.has(word)],
      ["x", assetKinds.length > 0],
      ["y", debtKinds.length > 0],
      ["b", BRAND_WORDS.has(word)],
      ["e", isEntryWord(word)],
    ]);
  }

  function marksOfQuotation(quoted: string): Set<TokenMark> {
    const said = wordsOf(quoted).join(" ");
    const isOne = (lists: readonly (readonly string[])[]) => lists.some((words) => words.join(" ") === said);
    return marksThatHold([
      ["A", isOne(assets)],
      ["D", isOne(debts)],
      ["G", isOne(titles)],
      ["S", isOne(steps)],
    ]);
  }

  return (token) => {
    if (token.slot?.kind === "quote") return marksOfQuotation(token.slot.text);
    if (token.slot !== null) return new Set();
    const known = seen.get(token.text) ?? marksOfWord(token.text);
    seen.set(token.text, known);
    return /^\p{Lu}/u.test(token.raw) ? new Set([...known, "C" as const]) : known;
  };
}

/** The marks that hold, in the order they are given. */
function marksThatHold(marks: readonly (readonly [mark: TokenMark, holds: boolean])[]): Set<TokenMark> {
  return new Set(marks.flatMap(([mark, holds]) => (holds ? [mark] : [])));
}

/** The words of tokens, one blank between. */
export function textOf(tokens: readonly ReaderToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** Money and plain numbers of a message, which may be money too. */
export function sumsIn(tokens: readonly ReaderToken[]): number[] {
  return tokens.flatMap(({ slot }) => (slot?.kind === "money" || slot?.kind === "count" ? [slot.value] : []));
}
