import { phraseOf } from "./phrase.ts";
import { rewrite, rewriting } from "./rewrite.ts";
import type { Sentence } from "./sentences.ts";
import { GIFTS, LOSSES } from "./wordings/changes-of-hands.ts";
import { FLOWS } from "./wordings/flows.ts";
import { VALUATIONS } from "./wordings/valuations.ts";

/** Lead-ins and asides that say only that something was not said yet. */
const ASIDES = [
  "^(?:believe it or not|for what it is worth|full disclosure|fun fact|heads up|quick update|update|small update|one more thing|another thing|oh and|to be (?:honest|fair)|as (?:a heads up|you know|it happens)|in case you (?:did not know|missed it|are wondering)|just so you know|so you know|i should mention|i should (?:also )?(?:say|add)(?= (?:that|i|we|my|our)\\b)|you should know|good news|bad news|great news|sad news|i am (?:happy|sad|sorry|pleased|glad|excited|embarrassed|proud) to (?:say|report|announce)|i am afraid|it turns out|turns out|as it turns out|long story short)(?: ,| :| that)*",
  "^(?:(?:i|we) )?(?:have not|do not think i|am not sure i|did not|never|not sure if i|forgot to|neglected to|failed to)(?: (?:have|ever))? (?:tell|told|mention|mentioned|say|said|list|listed|add|added|include|included)(?: (?:you|this|it))?(?: (?:yet|before|earlier|so far))?(?: (?:but|about|that|,))+(?= )",
  "^what (?:you|i) (?:do not|did not|have not|never)(?: \\w+){1,4} (?:is|was)(?: that)?(?= )",
  " (?:,? ?)(?:that|which) (?:i|we) (?:have not|had not|never|forgot to|did not)(?: yet)? (?:tell|told|mention|mentioned|list|listed|add|added|include|included|enter|entered)(?: (?:you|to you))?(?: about)?(?: (?:it|this))?(?: (?:yet|before|earlier|so far|here))*",
  " (?:,? ?)(?:that|which) (?:is|was) not (?:on (?:here|file|the list|my list|your list)|listed|in (?:here|there|your list))(?: yet)?",
];

/** "A cool twenty grand", "a total of 900". */
const EMPHASIS =
  "(?<= |^)(?:a )?(?:cool|whopping|solid|decent|tidy|measly|paltry|mere|grand total of|total of|sum of|whole) (?=M\\b)";

/** Why or when, told before the thing itself: "when the furnace died I had to ...". */
const OCCASION =
  /^(?:so |and |but )*(?:when|after|once|because|since|as soon as) (?!(?:i|we) (?:was|were|had|worked|lived)\b)(?<told>(?:(?!(?:M|P|R|T|,|Q|sold|closed|paid|bought|inherited|opened|retire|retired) )\S+ ){2,9}?)(?:, )?(?=(?:i|we) (?!had (?!to\b)|used to|owed|owned|made|earned|will|would|want|plan|am|are))/;
const AFTER_DOING =
  /^(?:so |and |but )*(?:after|since|from) (?<doing>[a-z]+ing) (?:(?!(?:M|P|R|T|,|Q) )\S+ ){1,6}?(?:, )?(?=(?:i|we) )/;
const HAS_HAPPENED =
  /\b(?:\w+ed|came|went|died|got|broke|burst|fell|hit|gave|quit|lost|was|were|left|ran|blew|had|sprang|caught|tore|froze)\b/;

const WORDINGS = [...VALUATIONS, ...GIFTS, ...LOSSES, ...FLOWS];

/** What is not said as a fact is left in its own words. */
const SUPPOSED = /\b(?:if|wish|unless|should (?:i|we)|would (?:i|we)|imagine|suppose|what|how|might)\b/;

/** What is said of assets, in the words that rules know: values, gifts, losses, money that came or went. */
export function withPlainWording(sentence: Sentence): Sentence {
  const asides = rewrite(sentence.tokens, ASIDE_REWRITINGS);
  const { text } = phraseOf(asides);
  if (sentence.asks || SUPPOSED.test(text)) return sentence;
  const occasion = OCCASION.exec(text) ?? AFTER_DOING.exec(text);
  const tokens =
    occasion && (occasion.groups?.doing || HAS_HAPPENED.test(occasion.groups?.told ?? ""))
      ? asides.slice(occasion[0].trim().split(" ").length)
      : asides;
  return { ...sentence, tokens: rewrite(tokens, WORDINGS) };
}

const ASIDE_REWRITINGS = [...ASIDES, EMPHASIS].map((from) => rewriting(from, ""));
