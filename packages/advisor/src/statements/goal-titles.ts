import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { tidyName } from "./tidy-name.ts";

const DROPPED_TAIL =
  /(?: ?\b(?:please|as a goal|as well|too|instead|by|in|at|on|with|and|but|for|to|of|let us|say|preferably|ideally|hopefully|maybe|this year|next year|one day|some ?day|somehow|together|if possible|at some point|it|due|deadline|worth|done|finished|completed?|ready|within|over|all up|all in|in total|total|out of it|before|the end|sometime|target(?: date)?|goal)| [,:)(=-])+$/;

/** "... by the time I'm done with school": says when, and names nothing. */
const WHEN = / (?:by the time|before (?:i|we|my|our|the)|when (?:i|we|my|our|the)|so (?:that )?(?:i|we)|because)\b.*$/;

const AIM =
  /\bto (buy|get|pay for|fund|go|travel|visit|take|start|replace|renovate|remodel|move|afford|cover|open|build|fix|launch|remodel|repair|redo|adopt|attend)\b (.+)$/;

/** What is saved for: "for a trip to Japan", "an emergency fund of M". */
export function financialTitle(body: Token[], amount: number | null): string {
  const quoted = body.find((token) => token.slot?.kind === "quote");
  if (quoted) return quoted.raw;
  const plain = untimed(
    body.filter((token) => token.slot === null || token.slot.kind === "count" || token.slot.kind === "quote"),
  );
  const text = phraseOf(plain).text;
  const purpose = /\b(?:for|towards?) (?!it\b|that\b|this\b|now\b|a total\b)(.+)$/.exec(text);
  const aim = AIM.exec(text);
  const from = purpose ? text.length - (purpose[1]?.length ?? 0) : aim ? (aim.index ?? 0) + 3 : leadLength(text);
  const words = trimmed(tokensFrom(plain, from));
  if (words.length > 0) return tidyName(words);
  return amount === null
    ? ""
    : `Save ${new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount)}`;
}

function untimed(tokens: Token[]): Token[] {
  const { text } = phraseOf(tokens);
  const when = WHEN.exec(text);
  return when ? tokens.slice(0, text.slice(0, when.index).split(" ").length) : tokens;
}

/** Words of saving and articles with which what is saved for begins. */
function leadLength(text: string): number {
  return (
    /^(?:(?:to|save|saving|saved|up|have|get|put|away|aside|together|by|set|build|build up|accumulate|reach|hit|grow|stash|raise|a|an|my|our|the|in|into|of|savings?(?= (?:of|for))|total|at|least|start|need|fund(?= (?:a|an|my|our))|some|money|cash|new(?= goal)|,|:)(?: |$))+/.exec(
      text,
    )?.[0].length ?? 0
  );
}

/** The tokens from a character of their joined texts on. */
export function tokensFrom(tokens: Token[], character: number): Token[] {
  let at = 0;
  return tokens.filter((token) => {
    const start = at;
    at += token.text.length + 1;
    return start >= character;
  });
}

function trimmed(tokens: Token[]): Token[] {
  const lead =
    /^(?:(?:a|an|my|our|the|some|,|:|-|to|for|of|myself|ourselves|that|it|this|up|saved|please)(?: |$))+/.exec(
      phraseOf(tokens).text,
    )?.[0].length ?? 0;
  const rest = lead > 0 ? tokensFrom(tokens, lead) : tokens;
  const { text }: Phrase = phraseOf(rest);
  const tail = DROPPED_TAIL.exec(text);
  const kept = tail ? rest.slice(0, text.slice(0, tail.index).trim().split(" ").filter(Boolean).length) : rest;
  return kept.filter((token) => token.text !== "'s" || token.raw !== "");
}

/** A goal's title as it was said: "learn Spanish" is "Learn Spanish". */
export function plainTitle(body: Token[]): string {
  const quoted = body.find((token) => token.slot?.kind === "quote");
  if (quoted) return quoted.raw;
  return tidyName(trimmed(body.filter((token) => token.raw !== "" || token.slot === null))).slice(0, 200);
}
