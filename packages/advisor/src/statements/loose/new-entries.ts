import { type Phrase, slotsOf } from "../../language/phrase.ts";
import { kindsOf } from "../../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../../matching/match-entries.ts";
import { entry } from "../entry-statement.ts";
import { readMention } from "../read-mention.ts";
import type { Reading } from "../reading.ts";
import type { Mention, Side, Statement } from "../statement.ts";
import { NOT_LOOSE } from "./entry-frames.ts";

/** Beside a debt: that it is still to be paid. A rate says as much. */
const STILL_OWED =
  /\b(?:M (?:still |is still |of it is still |is )?(?:left|to go|remaining|outstanding|owing|due|on it)|owe|owes|owed|owing|outstanding|in debt|wants? (?:about )?M (?:from|off|out of) (?:me|us)|after (?:me|us) for M)\b|\bP\b/;
/** Beside something owned: that the amount is what it holds or is worth. */
const HELD =
  /\b(?:M (?:is )?(?:all )?(?:in (?:it|there)|inside|sitting|tucked|stashed|parked|stuffed|saved|put (?:by|away|aside)|squirrelled|squirreled|to my name|is worth|of (?:mine|ours|my money)|[a-z]+ing (?:in|at|with|inside|under|on)|[a-z]+s (?:in|inside|under) (?:my|our)|(?:worth )?of \w+ is in (?:my|our) possession)|(?:worth|valued at|holds?|holding|contains?|has|have|got|sitting on|with|park|store|stash) (?:about |around |roughly |some )*M|value of (?:my|our) [^:]*: M$|(?:tucked|stashed|parked|sitting|stored|hidden|saved|invested|squirrelled|squirreled) (?:away )?(?:in|at|with|inside|under))\b/;
/** "Bitcoin is worth 90,000" is in the news; somebody has to have it. */
const OWNED =
  /\b(?:i|we|my|our|mine|me|us|there is|in (?:it|there)|inside|tucked|stashed|parked|sitting|stuffed|hidden|squirrelled|squirreled|saved)\b/;
/** Money on the move, or a thing that is talked of for another reason: no balance and no value. */
const NO_STANDING =
  /\b(?:paid|payments?|pay (?!off|down)|sent|spent|charged|put (?!by|away|aside)|added|moved|transferred|took (?!out)|sold|sell|selling|buy|bought|purchase\w*|closed|cancel\w*|approved|apply|applied|pre-?approved|lend|lent|loaned|won|lost|earn\w*|make|makes|made|gave|gift\w*|donat\w*|refinanc\w*|consolidat\w*|co-?signed|stole\w*|raise|fund for|saving for|save for|score|points|down payment)\b/;

/**
 * Something of a kind that we know, not stored yet, with one amount in a clause that no rule understood: "Nationwide
 * mortgage, currently 243,500, locked in at 4.39%". Null unless its words say that so much is owed or held.
 */
export function readNewLoosely({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  const amounts = slotsOf(tokens, "money");
  const rates = slotsOf(tokens, "percent");
  const [money] = amounts;
  if (!money || amounts.length > 1 || rates.length > 1 || /\b[RTHDQ]\b/.test(text)) return null;
  if (NO_STANDING.test(text)) return null;
  const mention = readMention(tokens, reading.knownWords);
  if (mention.words.length === 0 || mention.words.length > 5 || mention.many || mention.pronoun) return null;
  if (matchEntries(mention, knownEntries(reading.documents, null)).length > 0) return null;
  const side = lentFor(mention, text) ? "debt" : sideOfNew(mention, text);
  if (!side || NOT_LOOSE.test(side === "debt" ? text.replace(OWED_WORDS, "") : text)) return null;
  const meant = lentFor(mention, text) ?? { ...mention, side };
  reading.lastMention = meant;
  reading.lastAmount = money.value;
  return [entry("set", meant, money.value, side === "debt" ? (rates[0]?.value ?? null) : null)];
}

/** Of a debt these only say how it is owed. */
const OWED_WORDS = /\b(?:interest|wants?|due|fixed|car|no choice)\b/g;

const LEFT = /\bM (?:still |is still |of (?:it|that) |is |are )*(?:left|to go|remaining|outstanding|owing|owed)\b/;
const ON_CREDIT = /\b(?:financ\w*|apr|lenders?|dealer\w*|on credit|credit union|P)\b/;

/** "Financed a Tacoma, 28,450 to go, APR 7.15": the loan that such a thing was taken on. */
function lentFor(mention: Mention, text: string): Mention | null {
  const [kind, ...others] = kindsOf(mention.words, "asset").kinds;
  const isBig = kind && others.length === 0 && /^(?:car|motorcycle|boat|rv|house|condo|cabin|land)$/.test(kind.kind);
  if (!isBig || kindsOf(mention.words, "debt").kinds.length > 0 || !LEFT.test(text) || !ON_CREDIT.test(text))
    return null;
  const lent = kind.type === "real-estate" ? "mortgage" : "loan";
  return { ...mention, words: [...mention.words, lent], name: `${mention.name} ${lent}`, side: "debt" };
}

function sideOfNew({ words }: Mention, text: string): Side | null {
  const [debt, asset] = [kindsOf(words, "debt"), kindsOf(words, "asset")];
  const isNamed = debt.others.length > 0;
  const isDebt = debt.kinds.some(({ broad }) => !broad || isNamed);
  if (isDebt && asset.kinds.every(({ kind }) => kind === "car" || kind === "house"))
    return STILL_OWED.test(text) ? "debt" : null;
  const isAsset = debt.kinds.length === 0 && (asset.brand !== null || asset.kinds.some(({ broad }) => !broad));
  return isAsset && HELD.test(text) && OWNED.test(text) && !STILL_OWED.test(text) ? "asset" : null;
}
