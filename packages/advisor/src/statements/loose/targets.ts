import { type Phrase, phraseOf, slotsOf } from "../../language/phrase.ts";
import { isEntryWord } from "../../lexicon/entry-words.ts";
import { goalMention } from "../goal-mention.ts";
import type { Reading, RunReader } from "../reading.ts";
import type { Statement, TargetStatement } from "../statement.ts";
import { isTargetOfOther } from "../target-of-goal.ts";
import { withoutContrast } from "../without-contrast.ts";

/** The overall target, or the net worth that one is after, whatever verb goes with it. */
const TARGET =
  /\b(?:my|our|the) (?:(?:overall|net worth|main|big|total|financial|wealth|ultimate|new|final|own) )*target\b(?! (?:date|price|store|gift|card|audience|weight|market|salary|redcard|year))|\bnet worth (?:that |which )?(?:i|we) (?:am |are |have been )?(?:want|crave|seek|desire|target|pursue|dream|hope|wish|aim|(?:want|crav|seek|desir|target|pursu|dream|hop|wish|aim|shoot|striv|gunn|chas|ey|work|go|push)ing|after|strive|covet|envision)\b|\b(?:my|our|the) (?:net worth|financial) (?:goal|aim|ambition)\b/;
/** What is no target: how far off it is, what is had or done with money, and what is only thought. */
const NO_TARGET =
  /\b(?:away|short|behind|left|far|close|closer|towards?|almost|nearly|ahead|past|beyond|halfway|saved|invested|so far|still|than|if|would|could|might|was|were|been|never|not|sold|sell|bought|buy|paid|pay|earn|make (?!it|that|this)|made|owe|owed|have|had|got|own|inherited|won|lost|save|income|salary|spend|spent|someone|people|sales|his|her|their|boss|he|she|hit|reached|passed|crossed|felt|feels|seems|against|small|tiny|huge|doubt|doubts|mock\w*|laugh\w*|criticiz\w*|says|said|thinks|claims|they|advisor|planner|revenue|way to|mark|step|each|every)\b|\b[PTR]\b/;
/** "The net worth I see is 600,000": what is had or reckoned, and nothing to write. */
const SEEN =
  /\bnet worth (?:that |which )?(?:i|we) (?:am |are )?(?:see|seeing|show|showing|calculate|calculated|calculating|project|projected|projecting|estimate|estimated|estimating|count|counted|find|found|compute|computed|figure|figured)\b/;
/** Less than this is no net worth to aim at. */
const SMALLEST = 50_000;

/** "850,000 is enough, call that my net worth target": one large amount beside the overall target, in any words. */
export const readTargetLoosely: RunReader = (run, reading) => {
  if (addsYear(run, reading)) return { statements: [], from: 0, to: run.tokens.length };
  if (SEEN.test(run.text)) return { statements: [], from: 0, to: run.tokens.length };
  const phrase = withoutContrast(run);
  const { text, tokens } = phrase;
  const [money, ...others] = slotsOf(tokens, "money");
  const plain = text.replace(/\bnot [MN](?= |$)/, "");
  if (!money || others.length > 0 || money.value < SMALLEST || !TARGET.test(text) || NO_TARGET.test(plain)) return null;
  if (tokens.some(({ text: word, slot }) => !slot && isOfEntry(word, reading))) return null;
  if (isTargetOfOther(phrase, reading) || goalMention(tokens, reading)) return null;
  const year = yearOf(phrase);
  const statement: TargetStatement = { kind: "target", amount: { to: money.value }, year: year ? { to: year } : null };
  return { statements: [statement], from: 0, to: run.tokens.length };
};

const POINTS =
  /(?:^|[,:] |\band |\bso )(?:please |can you |you can |let us |then )*(?!(?:is|are|was|hit|reach|reached|track|see|show)\b)[a-z]+ (?:(?:that|it|this) (?:(?:in )?as |be |to be |to )?)?(?:my|our|the) (?:overall |net worth |main |new )*target(?: accordingly| please| now| to match| to that| there)*$/;

/** A whole sentence that ends in "... call that my target", whatever its first part looks like by itself. */
export function readPointedTarget(whole: Phrase, reading: Reading): Statement[] | null {
  return POINTS.test(whole.text) ? (readTargetLoosely(whole, reading)?.statements ?? null) : null;
}

function isOfEntry(word: string, { knownWords }: Reading): boolean {
  return word !== "net" && word !== "worth" && (isEntryWord(word) || knownWords.has(word));
}

function yearOf({ tokens }: Phrase): number | null {
  const date = slotsOf(tokens, "date").at(-1);
  return date ? Number(date.date.slice(0, 4)) : null;
}

/** "..., to be reached by 2052", "..., and I want it by 2041": of the target that was just set. */
const BY_THEN =
  /^(?:(?!not |never |would |could |might |my |our |for )[a-z]+ ){0,6}(?:(?:by|before|in|for) )?(?:the (?:end|start) of )?D$/;

export function addsYear(run: Phrase, reading: Reading): boolean {
  const last = reading.statements.at(-1);
  const said = phraseOf(run.tokens.slice(run.tokens.findIndex(({ text }) => !/^(?:,|and|but|so)$/.test(text))));
  const year = yearOf(said);
  if (last?.kind !== "target" || last.year || !last.amount || !year || !BY_THEN.test(said.text)) return false;
  if (said.tokens.some(({ text, slot }) => !slot && isOfEntry(text, reading)) || goalMention(said.tokens, reading))
    return false;
  last.year = { to: year };
  return true;
}
