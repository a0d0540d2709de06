import { type Phrase, slotsOf } from "../language/phrase.ts";
import { BRAND_WORDS, LENDERS } from "../lexicon/brands.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { entry } from "./entry-statement.ts";
import { readMention } from "./read-mention.ts";
import { POINTING_WORDS } from "./read-pointed.ts";
import type { Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";

/** Words beside the pointing ones with which it is told at which rate one borrows. */
const LENDING_WORDS: ReadonlySet<string> = new Set(
  `credit union bank lender dealer dealership servicer issuer company finance financing federal paying pay gave gives give giving put puts
   sticking stuck sticks locked lock hit hits slapped hammering killing killer because you got ouch which roughly through from thanks terms lucky luckily good great bad decent nice terrible awful sweet`.split(
    /\s+/,
  ),
);

/** Who or what sets it, and that it is set: "they've got me at", "I'm paying", "locked in at". */
const SETS_RATE =
  /\b(?:has|have|got|gave|gives?|giving|put|puts|charges?|charging|charged|want|wants|sticking|stuck|sticks|hit|hits|slapped) (?:me |us |it |my rate |the rate |with |in |at |a |an |rate |of )*P\b|\b(?:am|are|still|i|we) (?:pay|paying|locked in|stuck|getting charged|on) (?:at |with |them |a |about )*P\b|^(?:at |and |, )*(?:locked in|stuck|fixed) (?:at|with) P\b|\b(?:rate|interest|apr)\b/;
const NO_RATE_OF_OWN =
  /\b(?:earn|earns|earning|yields?|returns?|pays me|paying me|pays us|paying us|offer|offers|offered|raise|by P|off|back|down|bonus|tip|tax|taxes)\b/;

/** "Credit union has me at 7.9%", "I'm paying 7.9%": the rate of the debt that was just told or spoken of. */
export function readLenderRate({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  const [percent, ...others] = slotsOf(tokens, "percent");
  if (!percent || others.length > 0 || /\b[MRTDN]\b/.test(text) || !SETS_RATE.test(text) || NO_RATE_OF_OWN.test(text))
    return null;
  const words = tokens
    .filter(({ slot, text: word }) => slot === null && /\p{L}/u.test(word))
    .map((token) => token.text);
  if (!words.every(tellsOfLending) || words.every((word) => POINTING_WORDS.has(word)) || namesOther(tokens, reading))
    return null;
  const open = reading.statements.findLast((statement) => statement.kind === "entry");
  if (open?.kind === "entry" && open.action === "set" && open.mention.side === "debt" && open.rate === null) {
    open.rate = percent.value;
    return [];
  }
  const last = reading.lastMention;
  return last?.side === "debt" ? [entry("rate", { ...last, pronoun: true }, null, percent.value)] : null;
}

function tellsOfLending(word: string): boolean {
  return POINTING_WORDS.has(word) || LENDING_WORDS.has(word) || BRAND_WORDS.has(word) || LENDERS.has(word);
}

/** "Citi has me at 26%", where a Citi card is stored: its own rate, whatever was spoken of before. */
function namesOther(tokens: Phrase["tokens"], { knownWords, documents, lastMention }: Reading): boolean {
  if (!tokens.some(({ text }) => knownWords.has(text))) return false;
  const named = matchEntries(readMention(tokens, knownWords, "debt"), knownEntries(documents, "debt"));
  const last = lastMention ? matchEntries(lastMention, knownEntries(documents, "debt")) : [];
  return named.length > 0 && !named.some((each) => last.some(({ entry }) => entry.id === each.entry.id));
}
