import { type Phrase, slotsOf } from "../language/phrase.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { entry } from "./entry-statement.ts";
import { readMention } from "./read-mention.ts";
import { isPointing } from "./read-pointed.ts";
import type { Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";

const SAYS_RATE =
  /\b(?:rate|apr|interest)\b|\b(?:refinanced|remortgaged|renegotiated)\b|\b(?:is|are|at) (?:now )?(?:fixed|variable) at\b/;
/** What is earned, offered or moved by so much, and rates of nobody in particular. */
const NO_RATE_OF_OWN =
  /\b(?:by P|earns?|earning|pays me|yields?|returns?|raise|tax rate|rates|savings rate|inflation|cash back|cashback|rewards?|fed|offers?|offered|paid off|if)\b/;

/** "They cut the interest on my Visa down to 19.9%": a new rate, however it came about. */
export function readRate({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  const percents = slotsOf(tokens, "percent");
  if (percents.length === 0 || /\b[MRT]\b/.test(text)) return null;
  if (!SAYS_RATE.test(text) || NO_RATE_OF_OWN.test(text) || isPointing(text)) return null;
  const mention = readMention(tokens, reading.knownWords, "debt");
  const isNamed =
    mention.words.some((word) => reading.knownWords.has(word)) || kindsOf(mention.words, "debt").kinds.length > 0;
  const rate = rateSaid(
    text,
    percents.map(({ value }) => value),
  );
  if (rate === null) return null;
  if (isNamed) {
    reading.lastMention = mention;
    return [entry("rate", mention, null, rate)];
  }
  const last = reading.lastMention;
  return BY_LENDER.test(text) && last?.side === "debt" ? [entry("rate", { ...last, pronoun: true }, null, rate)] : null;
}

/** Who sets a rate, where the debt was named before. */
const BY_LENDER =
  /\b(?:they|it|the bank|my bank|the company|the lender|my lender|the servicer|credit union|card company)\b/;

/** "From 6% to 5.2%" and "5.2%, was 6%": the one that holds now. */
function rateSaid(text: string, values: readonly number[]): number | null {
  const said = [...text.matchAll(/(?:(\w+) )?(?:(\w+) )?P\b/g)];
  const now = said.findIndex(([, first = "", second = ""]) => !/^(?:from|was|were)$/.test(second || first));
  return values.length > 2 || now < 0 ? null : (values[now] ?? null);
}
