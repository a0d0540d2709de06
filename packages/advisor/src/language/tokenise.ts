import { BRANDS } from "../lexicon/brands.ts";
import { isEnglish } from "./english-words.ts";
import { foldAccents } from "./fold-word.ts";
import { mendSpelling } from "./mend-spelling.ts";
import { quotationOf } from "./quotations.ts";
import { FILLERS, SPOKEN_FORMS } from "./spoken-forms.ts";
import type { Token } from "./token.ts";

/** Numbers with their marks, words (with inner apostrophes and hyphens), quotation marks set apart, punctuation. */
const PIECE =
  /\u27E6\d+\u27E7|\bs&p(?:\s?500)?\b|40[13]\s?\([kb]\)|457\s?\(b\)|\b\d{1,2}:\d{2}(?:\s?[ap]\.?m\b\.?)?|w\/(?:o(?!\p{L}))?|p\.\s?a\.?(?=[\s,;:!?)]|$)|(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:\.\d+)?\p{L}*|\.\d+\p{L}*|'(?:cause|til)\b|(?<=\d\p{L}?)'s\b|\p{L}[\p{L}\d]*(?:['-][\p{L}\d]+)*'?|\n|[^\s\p{L}\d]/giu;

/** "23 500", as it is written where a comma parts the cents: after what leads to one figure, and no longer row of them. */
const SPACED =
  /(?<=^|[:=$\u00A3\u20AC] ?|\b(?:is|are|at|now|to|of|worth|about|around|roughly|nearly|almost|owe|balance|earn|make|spend|saved|has) )\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![\d\p{L}]|[.,/-]\d{3}| ?\d| ?-?(?:dollar|euro|pound)\b)/giu;

/** "1 500,50": a space parts the thousands and a comma the cents. */
const CENTS_AFTER_SPACES = /(?<![\d.,] ?)\d{1,3}(?:[ \u00A0\u202F]\d{3})+,\d{2}(?![\d.,]*\d)/g;
/** "Harbor 4 000": nothing else has three noughts by themselves. "4'000": so in Switzerland. */
const ROUND =
  /(?<![\d.,])\d{1,3}(?:[ \u00A0\u202F]000)+(?![\d\p{L}]|[.,]\d)|(?<![\d.,])\d{1,3}(?:'\d{3})+(?![\d\p{L}])/gu;
/** "1.450,50" and "1200,50": points part the thousands and a comma the cents. */
const CENTS_AFTER_COMMA = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+|\d{4,}),\d{1,2}(?![\d.,]*\d)/g;
/** "5,2k", "1,25 million", "€12,50": a comma before fewer than three figures parts none that count thousands. */
const DECIMAL_COMMA =
  /(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s?(?:k|m|mil|mio|mill|million|thousand|grand|euros?|\u20AC|%|per ?cent|pct)(?![\p{L}\d]))|(?<=\u20AC\s?)(\d{1,3}),(\d{2})(?![\d.,]*\d)/giu;
/** "Paid 120,50 on the card": two figures after a comma are cents, unless a list goes on, or a day of a month is told. */
const LONE_CENTS =
  /(?<![\d.,/])(?<!\bon )(\d{1,3}),(\d{2})(?![\d.,/]*\d)(?!\s*(?:,|and|or|&|-|to)\s*[$\u00A3\u20AC]?\d)/g;

/** A text with its figures as they are written in English: commas between thousands, a point before cents. */
function inEnglishFigures(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])(?:usd|us\$)\s?(?=\d)/giu, "$")
    .replace(CENTS_AFTER_SPACES, (figure) => figure.replace(/\s/g, "").replace(",", "."))
    .replace(SPACED, (figure) => figure.replace(/\s/g, ","))
    .replace(ROUND, (figure) => figure.replace(/[\s']/g, ","))
    .replace(CENTS_AFTER_COMMA, (figure) => figure.replaceAll(".", "").replace(",", "."))
    .replace(DECIMAL_COMMA, (_, ...[whole, part, euros, cents]) => `${whole ?? euros}.${part ?? cents}`)
    .replace(LONE_CENTS, "$1.$2");
}

/** Words and marks of a text, spelling mended, short forms written out, words without meaning dropped. */
export function tokenise(
  text: string,
  quotations: readonly string[],
  protectedWords: Pick<ReadonlySet<string>, "has">,
): Token[] {
  const pieces = [...inEnglishFigures(text).matchAll(PIECE)].map(([piece], at, all) =>
    /^so$/i.test(piece) && concludes(all[at - 1]?.[0] ?? ".", all[at + 1]?.[0] ?? "") ? "," : piece,
  );
  const tokens = pieces.flatMap((piece, at) =>
    isJoiningSo(pieces, at)
      ? [{ text: ",", raw: piece, slot: null }]
      : tokensOf(piece, quotations, isProper(piece, at) ? ANY_WORD : protectedWords),
  );
  return tokens
    .map((token, at) =>
      token.text === "'s" && IS_AFTER.test(tokens[at + 1]?.text ?? "") ? { ...token, text: "is", raw: "is" } : token,
    )
    .flatMap((token, at, all) =>
      token.text === "its" &&
      /^(?:worth|at|about|around|now|only|like|still|down|up|just|roughly|almost|nearly|close)$/.test(
        all[at + 1]?.text ?? "",
      )
        ? spread(["it", "is"], token.raw)
        : [token],
    );
}

/** "We got a cheaper quote so our bills are 300 less": here "so" begins the next statement; elsewhere it says nothing. */
function isJoiningSo(pieces: readonly string[], at: number): boolean {
  return (
    pieces[at]?.toLowerCase() === "so" &&
    /^[\p{L}\d]/u.test(pieces[at - 1] ?? "") &&
    !/^(?:or|and|but|say|said|told|think|hope|guess|do|did|not)$/i.test(pieces[at - 1] ?? "") &&
    /^(?:i|we|my|our|i'm|im|i've|we're|we've|now|that's|it's|should|what|how|can|could|do|does|is|which|when|will|would)$/i.test(
      pieces[at + 1] ?? "",
    )
  );
}

const TELLING =
  /^(?:please|can|could|add|set|change|update|delete|remove|rename|record|mark|move|push|raise|lower|increase|reduce|tick|check|cross|drop|clear|cancel|scrap|ditch|extend|postpone|delay|bring|get|lose|forget|adjust|correct|fix|edit|make|pull|put|take|bump|knock|cut)$/i;

/** "We got a cheaper quote so lower the goal": what is told to do begins a statement of its own. */
function concludes(before: string, after: string): boolean {
  return /[\p{L}\p{N}]$/u.test(before) && TELLING.test(after);
}

/** A capital inside a sentence begins a name: never mended. */
function isProper(piece: string, at: number): boolean {
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(piece);
}

const ANY_WORD = { has: () => true };

/** Before these, "'s" is short for "is" and shows no owner. */
const IS_AFTER =
  /^(?:down|up|at|worth|only|now|paid|gone|all|zero|about|around|roughly|been|sitting|done|finished|in|too|still|also|not|\d.*|\$|finally|just|almost|to)$/;

function tokensOf(
  piece: string,
  quotations: readonly string[],
  protectedWords: Pick<ReadonlySet<string>, "has">,
): Token[] {
  const quotation = quotationOf(piece);
  if (quotation !== null) {
    const quoted = quotations[quotation] ?? "";
    return [{ text: "Q", raw: quoted, slot: { kind: "quote", text: quoted } }];
  }
  if (piece === "\n") return [{ text: "\n", raw: "\n", slot: null }];
  const word = foldAccents(piece.toLowerCase()).replace(/\s/g, "").replace(/'$/, "");
  if (/^s&p/.test(word)) return [{ text: "s&p", raw: piece, slot: null }];
  if (/^\p{L}/u.test(word)) return wordTokens(word, piece, protectedWords);
  return [{ text: SPOKEN_FORMS[word] ?? word, raw: piece, slot: null }];
}

function wordTokens(word: string, raw: string, protectedWords: Pick<ReadonlySet<string>, "has">): Token[] {
  const form = (Object.hasOwn(SPOKEN_FORMS, word) ? SPOKEN_FORMS[word] : undefined) ?? BRANDS_IN_ONE.get(word);
  if (form) return spread(form.split(" "), raw);
  if (word.endsWith("'s") && word.length > 2) {
    const owner = word.slice(0, -2);
    return [...wordTokens(owner, raw.slice(0, -2), protectedWords), { text: "'s", raw: "'s", slot: null }];
  }
  if (raw.endsWith("'") && word.endsWith("s") && !/^(?:dollar|buck|pound|euro)s$/.test(word))
    return [...wordTokens(word, word, protectedWords), { text: "'s", raw: "'", slot: null }];
  const mended = protectedWords.has(word) ? word : mendSpelling(withoutDrawl(word));
  if (FILLERS.has(mended)) return [];
  const again = mended === word || !Object.hasOwn(SPOKEN_FORMS, mended) ? undefined : SPOKEN_FORMS[mended];
  return again ? spread(again.split(" "), raw) : [{ text: mended, raw: mended === word ? raw : mended, slot: null }];
}

/** "yayyy", "sooo", "pleeease": a letter held, where it is a word without. */
function withoutDrawl(word: string): string {
  if (!/(\p{L})\1\1/u.test(word)) return word;
  const shorter = ["$1", "$1$1"].map((letters) => word.replace(/(\p{L})\1{2,}/gu, letters));
  return shorter.find((each) => FILLERS.has(each) || Object.hasOwn(SPOKEN_FORMS, each) || isEnglish(each)) ?? word;
}

/** "bestbuy", "cashapp": names of two words, written as one. */
const BRANDS_IN_ONE = new Map(
  BRANDS.map((brand) => brand.toLowerCase())
    .filter((brand) => / /.test(brand))
    .map((brand) => [brand.replaceAll(" ", ""), brand]),
);

/** Several words for one that was written: the first carries what the person wrote. */
function spread(words: string[], raw: string): Token[] {
  return words.filter((word) => !FILLERS.has(word)).map((text, at) => ({ text, raw: at === 0 ? raw : "", slot: null }));
}
