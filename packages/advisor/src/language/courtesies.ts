/**
 * What somebody says to the answer before, ahead of what they want: "Makes sense. What if I did 300 a month?", "thank you, dear. You
 * may take the walking goal off". Taken with the rest it makes another message of it.
 */
const SAYS = [
  "(?:ok(?:ay)? |oh |ah |well |great |many )?(?:thanks?|thank you|thx|ty|cheers)(?: (?:so much|a lot|a bunch|a million|very much|again|dear|love|mate|man|sir|ma'?am|kindly|buddy|friend|hun|hon|for that|for (?:the|your) (?:help|answer|info)))*",
  "(?:ok(?:ay)? |oh |ah |yeah |that |it )?makes (?:total |perfect |a lot of )?sense(?: (?:to me|thanks|now))?",
  "(?:ok(?:ay)? |oh |ah )?(?:good|nice|great|interesting|useful|helpful|handy) to know",
  "(?:ok(?:ay)? |oh |ah )?(?:fair enough|got it|gotcha|i see|noted|understood|fair|wow|whoa|phew|sweet|brilliant|lovely|awesome|neat|interesting|good point|good news|that helps?|that'?s? (?:great|good|helpful|doable|fair|useful|interesting|nice|a relief)(?: maybe| i guess| actually| to know)?)(?: (?:thanks|thank you|dear|mate|man|lol))*",
].join("|");
/** Said before something else, where nothing is open that it would drop. */
const DROPS =
  /^\W*(?:(?:ok|okay|oh|ah|well|ugh) )?(?:forget (?:it|that|about it)|never ?mind|nvm|whatever)\s*[.!;,]+\s+(?=\S)/i;
const LEAD_IN = new RegExp(`^\\W*(?:${SAYS})(?:\\s+(?:lol|haha+|then))?\\s*[.!;,\\n]+\\s+(?=\\S)`, "i");
/** The shortest rest that is wanted by itself. */
const FEWEST_WORDS = 3;

/** "Paid Klarna 45 x": kisses. */
const KISSES = /(?<=[\w.!?)])\s+x{1,4}\s*$/i;

/** "..., if you need to know where from". */
const ASIDE =
  /,?\s+(?:if (?:you|u) (?:need|want|must|have) (?:to )?know\b[^.?!]*|if (?:that|it) (?:matters|helps)|for what it'?s worth|fyi|btw|by the way)\W*$/i;
/** "A buck fifty", which nobody keeps books of: a hundred and fifty. */
const BUCK = /\b(?:a|one) buck (?=(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/gi;

/** "The pickup's gone, loan and all": with its loan, and no others. */
const AND_ALL = /\b(loan|note|finance|mortgage|debt) and all(?=\s*(?:$|[.,;!)]))/gi;
/** "Bro 20750?? i said 11550": what was answered, said again in wonder. */
const WONDERS =
  /^\W*(?:(?:bro|dude|man|what|wait|no|huh|uh|sorry|um)\W+){0,2}\$?\d[\d.,]*k?\s*\?{2,}\s+(?=(?:no\W+)?i (?:said|told|meant|wrote)\b)/i;

/** "Is it bad that it's negative at 20": years, and no sum. */
const AT_AGE =
  /\b((?:negative|broke|behind|in debt|poor|bad|normal|okay|ok)(?: [\w']+){0,4} at) (?=(?:1[4-9]|[2-8]\d)\W*$)/i;

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [KISSES, ""],
  [ASIDE, ""],
  [BUCK, "one "],
  [AND_ALL, "with its $1"],
  [WONDERS, ""],
  [AT_AGE, "$1 age "],
];

/**
 * A message as it is meant: without what it says to the answer before it, without kisses and asides, with slang and ages in plain
 * words. What only says something to that answer stays whole; `isOpen`: whether a question is, which "never mind" drops.
 */
export function withoutCourtesies(said: string, isOpen: boolean): string {
  const message = PLAIN.reduce((text, [turn, plain]) => text.replace(turn, plain), said);
  const rest = (isOpen ? message : message.replace(DROPS, "")).replace(LEAD_IN, "");
  return rest.split(/\s+/).filter((word) => /\w/.test(word)).length >= FEWEST_WORDS ? rest : message;
}
