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
/** "..., thanks", "... lol": said after something else; without a mark before them, "thanks" may be of a name. */
const ENDS_WITH =
  /(?<![\s,.;!\u2013\u2014-])(?<!\b(?:no|nope|nah|ok|okay|yes|yeah|many|but|say|called|named|titled)[\s,.!]*)(?:\s*[,.;!\u2013\u2014-]+\s*(?:(?:thanks?|thank (?:you|u)|thx|tysm|ty|cheers|ta)(?:,? (?:so much|a lot|a bunch|a million|very much|again|in advance|dear|love|mate|man|sir|ma'?am|kindly|buddy|friend|hun|hon|x+|lol))*|lol|lmao|haha+)|\s+(?:thx|tysm|ty|lol|lmao|haha+))[\s.!)]*$/i;
/** "Hi! ...", "Good morning. ...", "Hello\n\n...". */
const GREETS =
  /^\W*(?:hi|hiya|hello|hey|heya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|g'?day)(?: (?:there|again|all|everyone|folks|friend|mate|advisor|dear|love|team|lovely))*\s*[.!,;:\n\u2013\u2014-]+\s*(?=\S)/i;
/** Greeted is whoever only comes with a life; what tells or asks something of figures is read without it. */
const SAYS_SOMETHING =
  /\d(?!\d*\s*(?:yrs?|years?|kids|children)\b)|[?$\u00A3\u20AC]|^(?:please )?(?:add|create|make|start|remove|delete|drop|mark|change|set|put|rename|update|note|log|record|show|tell|take|move|raise|lower)\b/i;
/** "Just so you know, ...", "Quick update: ...", "like I said, ...". */
const ANNOUNCES =
  /^\W*(?:(?:oh|ok|okay|hey|so|and) )?(?:just )?(?:(?:just )?so (?:you|u|ya) know|fyi|for the record|(?:a )?(?:quick|small|little|short) (?:update|note|one|thing)|update|heads[ -]up|(?:like|as) i (?:said|told you|mentioned)(?: (?:before|earlier|above))?|as (?:mentioned|said)|(?:i )?forgot to (?:say|mention|tell you)|one more thing|another thing)\s*[:,.!\u2013\u2014-]+\s*(?=\S)/i;
/** "...\n\nBest,\nMaria": the lines at the end of a letter. */
const CLOSES =
  /^\s*(?:(?:all the |very )?best(?: wishes)?|(?:kind |warm |best )?regards|cheers|many thanks|thanks|thank you|sincerely|yours(?: truly| sincerely)?|love|take care|bye)[\s,.!]*$/i;
const NAME = /^\s*\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*){0,2}[\s.!]*$/u;
/** "I paid 40 on it, ok?", "... Does that make sense?": the message itself asks nothing by it. */
const MAKES_SURE =
  /(?<![\s,.!])\s*[,.!]+\s*(?:ok(?:ay)?|k|got (?:it|that)|(?:does|did) (?:that|it|this) (?:all )?make(?:s)? (?:any )?sense|(?:do|did) (?:you|u) (?:get|understand|follow)(?: (?:that|me|it))?|you with me|(?:you )?know what i mean)\s*\?+\s*$/i;
/** What may be asked by it after all. */
const UNDECIDED =
  /^\W*(?:(?:so|and|ok|okay|well|hi|hey)\W+)*(?:is|are|am|was|would|should|shall|can|could|do|does|will|what|how|if|the plan|my plan|(?:i|we)(?: am|'m|'re| are)? (?:plan\w*|think\w*|want\w*|would|could|might|will)|thinking|planning|\p{L}+ing)\b/iu;

/** "Right, so ...", "Yes, ...": said to nothing, where nothing is asked. */
const SPEAKS_UP =
  /^\W*(?:(?:yes|yeah|yep|yup|sure)[,.!]+\s+|(?:right|alright|ok|okay|well|look|listen|so),? so,?\s+|(?:right|alright|look|listen|anyway|anyways|so anyway)[,.!]+\s+)(?=[\p{L}\d$\u00A3\u20AC"'])/iu;
/** "No no, I mean ...", where nothing was said before that it is said against. "No house, we rent" is no such "no". */
const SPEAKS_AGAINST =
  /^\W*(?:(?:(?:no|nope|nah)\s*[,.!]+\s*)+(?:(?:no|nope|nah)\s+)?|(?:no|nope|nah)(?:\s+(?:no|nope|nah))+[\s,.!]+|(?:no|nope|nah)\s+(?=i mean|sorry|wait))(?:(?:sorry|wait)[\s,.!]+)*(?:i mean(?:t)?(?: to say)?\b(?! (?:that|the|it|this|not)\b)[\s,:]*)?(?=[\p{L}\d$\u00A3\u20AC"'])/iu;
/** "Um ...", "hey ...", "btw ...": before whatever comes. */
const HESITATES =
  /^\W*(?:(?:um+|uh+|uhm+|erm?|hmm*|hey|btw|by the way|lol|haha+)\b[\s,.!:\u2026]*)+(?=[\p{L}\d$\u00A3\u20AC"'])/iu;
/** "Also, ...", "sorry, ...", where nothing was said before that it goes on from. */
const GOES_ON =
  /^\W*(?:(?:also|sorry|well|(?:oh )?and)\s*[,.!:]+\s+|oh and\s+|(?:oh|actually|anyway|ok|okay|so)[,.!]*\s+(?=(?:i|i'm|i've|we|my|our|the|add|remove|paid|got|just)\b))(?=[\p{L}\d$\u00A3\u20AC"'])/iu;
/** "No, I mean can the app keep pots apart?": a question puts nothing right. */
const ASKS =
  /^(?:can|could|does|do|is|are|how|which|why|when|where|who|should|will|would|what(?!(?:'?s| was| is)? (?:i|we) (?:paid|said|meant|put|wrote|told))) /i;
/** The shortest rest that is wanted by itself. */
const FEWEST_WORDS = 3;

/** "Paid Klarna 45 x": kisses. */
const KISSES = /(?<=[\w.!?)])\s+x{1,4}\s*$/i;

/** "..., if you need to know where from". */
const ASIDE =
  /(?<![\s,]),?\s+(?:if (?:you|u) (?:need|want|must|have) (?:to )?know\b[^.?!]*|if (?:that|it) (?:matters|helps)|for what it'?s worth|fyi|btw|by the way)\W*$/i;
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

/** "I take 2 500 from it", as it is written in most of Europe; a day, a count or a model before a sum is no part of it. */
const SPACED =
  /(?<=\b(?:pay|paid|pays|take|took|put|add|added|owe|owed|have|had|got|is|was|at|worth|for|save|saved|saving|earn|make|spend|spent|cost|costs|about|around|only|exactly|for|of) |^|[$\u00A3\u20AC:=] ?)([1-9]\d{0,2}) (\d{3})(?: (\d{3}))?\b(?![.,]?\d| \d| *(?:%|percent|and \d|times|x\b|-?dollar (?:bills?|notes?|instal\w+|payments?)|instal\w+|bills?\b|notes?\b))/gi;

/** "Dude no lol, Cash App is 535", "No dear, ...": whom it is said to; the "no" stays. */
const SAID_TO =
  /^(\W*(?:(?:no|nah|nope|yes|yeah|yep|ok|okay|oh|well)[\s,.!]+)?)(?:(?:(?:dude|bro+|bruh+|bruv|fam|homie|lol|lmao|omg|smh)\b[\s,.!]*|(?:man|mate|dear|love|honey|hun|darling|girl|sis|buddy|my friend)\s*[,!]+\s*))+(?=(?:no|nah|nope)\b|\S+ \S+ \S)(?!\?)/i;
const SAID_TO_AFTER_NO =
  /^(\W*(?:no|nah|nope))(?:\s+(?:lol|lmao|dude|bro|bruh|dear|love|hun|mate|man))+\s*[,.!]*\s+(?=\S+ \S+ \S)/i;

/** "R18 500": rand. */
const RAND = /(?<![\p{L}\d])R ?(\d{1,3}(?:[ ,]\d{3})+|\d{3,})(?![\d\p{L}])/gu;

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [KISSES, ""],
  [ASIDE, ""],
  [BUCK, "one "],
  [AND_ALL, "with its $1"],
  [WONDERS, ""],
  [SAID_TO_AFTER_NO, "$1, "],
  [SAID_TO, "$1"],
  [AT_AGE, "$1 age "],
  [RAND, "$1 rand"],
  [SPACED, "$1$2$3"],
];

/** What a message may be said to: a question that is open, a write or an answer that it may be said against, or nothing. */
interface SaidTo {
  isOpen: boolean;
  isGoingOn: boolean;
  /** Whether words name something of the person's own. */
  isThing: (words: string) => boolean;
}

/**
 * A message as it is meant: without what it says to the answer before it, without thanks, kisses and asides, with slang and ages in
 * plain words. What only says something to that answer stays whole. "Never mind" drops a question, "yes" answers one and "no" puts
 * right what went before; where there is nothing of the kind, they only begin a message.
 */
export function withoutCourtesies(said: string, { isOpen, isGoingOn, isThing }: SaidTo): string {
  const plain = PLAIN.reduce((text, [turn, word]) => text.replace(turn, word), said);
  const unsigned = withoutSignature(plain);
  const told = UNDECIDED.test(unsigned) ? unsigned : restOf(unsigned, MAKES_SURE);
  const framed = [ENDS_WITH, ANNOUNCES, LEAD_IN].reduce(restOf, told);
  const ungreeted = restOf(framed, GREETS);
  const message = SAYS_SOMETHING.test(ungreeted) || isThing(ungreeted) ? ungreeted : framed;
  if (isOpen) return message;
  const isAgainst = isGoingOn && !ASKS.test(withoutNo(message));
  return [DROPS, HESITATES, ANNOUNCES, SPEAKS_UP, ...(isAgainst ? [] : [SPEAKS_AGAINST, GOES_ON])].reduce(
    restOf,
    message,
  );
}

/** What is said against an answer and by itself tells something: what it tells. */
export function withoutNo(message: string): string {
  return restOf(message, SPEAKS_AGAINST);
}

/** Without the closing words of a letter and the name under them. */
function withoutSignature(text: string): string {
  const lines = text.trimEnd().split("\n");
  const isSigned = NAME.test(lines.at(-1) ?? "") && CLOSES.test(lines.at(-2) ?? "");
  const rest = lines.slice(0, isSigned ? -2 : CLOSES.test(lines.at(-1) ?? "") ? -1 : lines.length).join("\n");
  return wordsOf(rest) >= FEWEST_WORDS ? rest.trimEnd() : text;
}

function restOf(text: string, words: RegExp): string {
  const rest = text.replace(words, "");
  return wordsOf(rest) >= FEWEST_WORDS ? rest : text;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
