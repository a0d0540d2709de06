import { LENDERS } from "../lexicon/brands.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import type { Reading } from "./reading.ts";
import type { Side } from "./statement.ts";

const OWING =
  /\b(?:owe|owed|owing|owes|debts?|loan|loans|mortgage|heloc|balance on|balance (?:\w+ ){0,3}(?:card|visa|amex)|left to pay|outstanding|borrowed|took out|in debt|apr|overdraft|pay back|credit card|bill|bills)\b/;
export const HAVING =
  /\b(?:have|has|got|own|owns|hold|worth|valued|invested|sitting in|in my|in our|there is|inherited|bought|saved in|deposited|left me|mine|opened)\b/;

type Context = Pick<Reading, "heading" | "lastVerb">;

/** Whether something is owed or owned: by what it is called, then by how it is spoken of. */
export function sideOf(words: readonly string[], text: string, context: Context): Side | null {
  const { kinds: asDebt, others } = kindsOf(words, "debt");
  const asAsset = kindsOf(asDebt.some(({ broad }) => !broad) ? others : words, "asset").kinds;
  if (
    /\b(?:owe|owed|owing|owes)\b|\bM (?:still )?(?:left|remaining|to go|outstanding|owed) (?:to pay )?on\b/.test(text)
  )
    return "debt";
  if (context.lastVerb === "owe" && /^(?:and |another |about )*M (?:on|to)\b/.test(text)) return "debt";
  if (asDebt.some(({ broad }) => !broad) && asAsset.length === 0) return "debt";
  if (asDebt.length > 0 && (asAsset.length === 0 || words.some((word) => SAYS_DEBT.test(word)))) return "debt";
  if (BEARS_INTEREST.test(text) && asAsset.length > 0 && asAsset.every(({ kind }) => BOUGHT_ON_CREDIT.test(kind)))
    return "debt";
  if (asAsset.length > 0)
    return context.heading ?? (/\b(?:left to pay|outstanding|took out a)\b/.test(text) ? "debt" : "asset");
  if (words.some((word) => FAMILY.has(word)) && OWING.test(text)) return "debt";
  if (words.some((word) => LENDERS.has(word))) return "debt";
  return sideSaid(text, context) ?? sideOfBrand(words);
}

/** "Car: 18,200 at 7.1%": a thing bears no interest, what is owed on it does. */
const BEARS_INTEREST =
  /\bM (?:(?:still|is|left|remaining|to go|outstanding|owed|owing) )*(?:,|-)? ?(?:at |@ |with (?:a |an )?)?P\b|\bapr\b/;
const BOUGHT_ON_CREDIT = /^(?:car|house|condo|home|motorcycle|boat|rv|jet-ski|property|truck)$/;
const SAYS_DEBT = /^(?:loan|loans|card|cards|debt|mortgage|bill|finance|note|lease|overdraft)$/;

/** Monzo only keeps money; with Chase it could be either. */
function sideOfBrand(words: readonly string[]): Side | null {
  return kindsOf(words, "asset").brand ? "asset" : null;
}

export function sideSaid(text: string, { heading, lastVerb }: Context): Side | null {
  if (heading) return heading;
  if (/\bassets?\b/.test(text)) return "asset";
  if (OWING.test(text) && !/\bworth\b/.test(text)) return "debt";
  if (HAVING.test(text)) return "asset";
  if (lastVerb === "owe") return "debt";
  return lastVerb === "have" ? "asset" : null;
}
