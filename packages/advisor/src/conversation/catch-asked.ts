import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { type Conversation, lasting } from "./conversation.ts";
import { sayingBeside } from "./outcomes.ts";

const CATCH =
  "(?:catch(?:es)?|downsides?|down sides?|risks?|drawbacks?|disadvantages?|cons|snags?|trade[- ]?offs?|bad (?:side|part|bit|news)|small print|fine print)";
/** "Whats the catch", "ok, any downsides?": of what was just told. */
const ASKS = new RegExp(
  `^\\W*(?:(?:ok|okay|so|and|but|hm+|well|oh|alright|nice|cool|wait)\\W+)*(?:what(?:'?s|\u2019s| is| are|s)? the ${CATCH}|(?:is|are) there(?: any| a| some)? ${CATCH}|any ${CATCH}|where(?:'?s|s| is) the ${CATCH}|what (?:could|can) go wrong|what(?:'?s|s| is) wrong with (?:it|that))\\b(?: (?:tho|though|then|here|with (?:it|that|this|them)|to (?:it|that|this)|of (?:it|that|this)))*\\W*$`,
  "i",
);
const CAUTION =
  /\b(?:catch(?:es)?|but|risks?|risky|only (?:if|where|when)|fees?|penalt\w+|unless|however|loses?|lost|can change|can fall|falls?|cannot|jumps?|charge[sd]?|taxed|can raise|swings?|locked|at stake|gives? (?:that|those|them) up|not for certain|hurts?|dearer|sued)\b/i;
/** What a thing is, and no warning of it. */
const DEFINES = /^An? \S+(?: \S+){0,3} (?:is|are|buys|means|lets)\b/;
const MOST = 4;
const LONGEST = 700;

/** What an answer warns of, as its own sentences; none where it warns of nothing. */
export function cautionsIn(reply: string): string | undefined {
  const paragraphs = reply.split("\n\n").filter((part) => !/^\*\*(?:For you|In the|It depends)/.test(part));
  const sentences = paragraphs
    .flatMap((part) => part.split(/(?<=[.!?])\s+/))
    .filter((part) => CAUTION.test(part) && !DEFINES.test(part));
  const plain = sentences.find((part) => /^The catch(?:es)?\b/.test(part));
  const words = plain ? sentences.slice(sentences.indexOf(plain)) : sentences;
  const said = words.slice(0, MOST).join(" ");
  return said === "" || said.length > LONGEST ? undefined : said;
}

/** "What's the catch", of what was just explained or advised; null where nothing was, or it warns of nothing. */
export function catchAsked(input: AdvisorInput, opened: Conversation): AdvisorOutput | null {
  const { cautions } = opened;
  if (!cautions || !ASKS.test(input.message)) return null;
  const message = /^The catch/.test(cautions)
    ? cautions
    : `Mind this: ${cautions.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return sayingBeside(lasting(opened), { message });
}
