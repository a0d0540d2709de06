/** Whether a message does nothing but ask, by its own words: whatever it names is asked with, and nothing of it is told. */

/** What stands before a question and says nothing. */
const LEADS =
  "(?:(?:hi|hey|heya|hello|ok|okay|so|and|n|but|please|pls|plz|kindly|well|oi|yo|um|uh|hm+|then|now|right|alright|also|dear|sirs?|q|question|quick (?:one|q|question)|good (?:day|morning|evening))\\W+)*";
const ASKS_FIRST = new RegExp(
  `^\\W*${LEADS}(?:what|whats|wats|wat|how|hows|which|when|where|who|whose|(?:(?:can|could|would|will) you )?(?:please )?(?:state|give me (?:the|my|our|a|all|both|total|sum)|tell me|show me|quote|work out|calculate|compute|tally|add up|tot up|(?:subtract|deduct)\\b(?!.*\\d)|remind me|let me know)|(?:put|line up|sort|rank|order|list|arrange) (?:the|my|our|all|every)\\b.*\\b(?:order|rank\\w*|by|from|first)|(?:is|are|am|do|does|did) (?:i|we|my|our|the|it|that|there|those|they))\\b`,
  "i",
);
const ASKS_LATER = /[,:.] *(?:and |so |then )?(?:what|how|which|when)\b|\b(?:what|how much|how many|how long|which)\b/i;
/** Somebody who says what was done, what stands now, or what is to be done. */
const TELLS =
  /\b(?:i|we|he|she|they)(?:'ve|'d|ve)? (?:just |also |already |now |have |had |has )*(?:paid|put|sold|bought|moved|transferred|sent|added|took|spent|saved|withdrew|closed|received|opened|borrowed|inherited|quit|stopped|started|finished|(?:have|has|had|owe|own|earn|make|got|need|want) (?:about |around |only )?[$£€]?\d)\b|\b(?:is|are|was|were|stands?|sits?) (?:now\b|at [$£€]?\d|worth [$£€]?\d|[$£€]?\d)|\bnow at\b|\b(?:set|change|update|correct|delete|remove|rename|record|log|note|mark|undo|create|goal of)\b/i;
/** "And did the same for the Visa", "yeah yes, both paid off", "what's left is four hundred": told without a subject. */
const TOLD_SHORT =
  /\b(?:(?:both|all) (?:of (?:em|them) )?(?:are )?(?:paid|gone|cleared|sold|done|closed)|did (?:the|that|it|both)\b|(?:is|are|'s) (?:about |around |only )?(?:(?:\w+ )?(?:hundred|thousand|grand)|\d))/i;
const SUPPOSES = /\b(?:if|suppose|supposing|say|imagine|pretend|assum\w+|hypothetical\w*|were)\b/i;
/** "What I owe on it: 500": it answers itself. */
const ANSWERED = /[:=\u2013-]\s*[$\u00a3\u20ac]?\d[\d,.]*k?\W*$/i;
const AMOUNT =
  /(?<![\w.])(?!40[13]|457\b|529)[$£€]?\d[\d,.]*(?:k|m)?\b(?! ?(?:%|percent|months?|years?|weeks?|days?|times|mos?\b|of|loans?|cards?|debts?|accounts?|k\b))/i;

/** What somebody asks for who asks in a few words and no sentence: "equity house and flat", "TD: held less owed". */
const NOUNS =
  /\b(?:net ?worth|net value|value of|worth of|remainder|proceeds|equity|totals?|combined|altogether|together|tally|added up|put together|sum|difference|diff|gap|delta|ratio|share|proportion|percent(?:age)?|pct|average|avg|mean|balances?|interest|rates?|apr|remaining|needed|req'?d|required|shortfall|owe|owed|owing|held|missing|left ?over|surplus|funded|duration|how long|months? (?:to|until|till|left)|time to|payoff|cost|excl\w*|incl\w*|without)\b|\b(?:monthly|weekly|(?:per|a|each|every) (?:month|week))\b.*\b(?:until|till|by|before|to) (?:the |its |that )?(?:due )?(?:date|deadline)\b|%(?! ?\d)|\bw\/o?\b/i;
/** "Violin plus Acme shares minus the Visa": a sum that nobody says they have. */
const ADDED_UP = /^(?!.*\b(?:i|we|i'?ve|have|own|also|an?|new)\b).*\w (?:plus|minus) \w/i;
const VERBS =
  /\b(?:paid|pay|pays|paying|put|puts|got|sold|sell|bought|buy|moved?|transferr?\w*|sent|send|adds?|added|took|take|takes|spent|saved|save|is|are|was|were|has|had|gone|cancel\w*|finished|completed|done|started|opened?|closed?|won|lost|gave|give|went|goes|rose|fell|gain\w*|grew|climb\w*|charg\w*|drop\w*|dropped|hit|reached|cleared|settled|new|now|today|yesterday|just|became|becomes|set|change|changed|update|updated|correct|delete|remove|rename|record|log|note|mark|undo|create|want|wanna|wish|make|made|earn|earns|don'?t|not|no|never|goal|please add|instead|actually|meant|sorry)\b/i;
const PAID_OVER =
  /\bduration\b|\bhow long\b|\bhow many (?:months|years)\b|\bmonths? (?:to|until|till|left)\b|\btime (?:to|till|until)\b|\bhw long\b/i;
const SUMS =
  /\b(?:add(?:s|ed)? (?:up|together)|put together|not (?:counting|including)|to (?:hit|make|reach) (?:it|that|the date)|to be (?:done|ready|there|full))\b/gi;
/** "Sell the boat, clear the Visa: remainder". */
const ENDS_ASKING =
  /[:;,\u2013-]\s*(?:(?:the|and|cash|what'?s|what is|new) )*(?:remainder|rest|left(?: ?over)?|result|net worth|total|balance|difference|interest|duration)(?: (?:then|after|of it|in it|left))*\W*$/i;
const LONGEST_NOUNS = 16;

/** "What percent of the way to my one million target am I", "state the total of my cards": questions from end to end. */
export function asksOnly(message: string): boolean {
  const said = message.replace(/[\u2018\u2019]/g, "'");
  if (((TELLS.test(said) || TOLD_SHORT.test(said)) && !SUPPOSES.test(said)) || ANSWERED.test(said)) return false;
  if (asksInNouns(said) || ENDS_ASKING.test(said)) return true;
  const sentences = said.split(/(?<=[?!;\n])|(?<=\.)(?=\s)/).filter((part) => /\w/.test(part));
  const asking = sentences.filter((part) => ASKS_FIRST.test(part) || ASKS_LATER.test(part));
  return (
    asking.length > 0 && sentences.every((part) => !(AMOUNT.test(part) || NUMBER_WORDS.test(part)) || isAskedWith(part))
  );
}

/** Whether the amounts of a sentence stand behind the word that asks. */
function isAskedWith(sentence: string): boolean {
  if (ASKS_FIRST.test(sentence)) return true;
  const asks = /\b(?:what|how (?:much|many|long)|which)\b/i.exec(sentence)?.index ?? -1;
  const amount = AMOUNT.exec(sentence)?.index ?? -1;
  return asks >= 0 && asks < amount;
}

/** "Gained 5 percent", "charging me 24%": a rate is told, and none asked. */
const SAID_PERCENT = /\d ?(?:%|percent|per cent|pct)/i;

const NUMBER_WORDS =
  /\b(?:(?:ten|eleven|twelve|fif|twen|thir|for|six|seven|eigh|nine)(?:ty|teen)|hundred|thousand|grand|bucks|dollars|quid|pounds|euros)\b/i;
/** "I owe some money on a Visa" tells it. */
const OWES = /^\W*(?:i|we) (?:still )?owe\b/i;

/** "HVAC pct complete", "owed minus held", "sofi at 300/mo. duration?" */
export function asksInNouns(message: string): boolean {
  const words = message.match(/[\p{L}\p{N}%/$]+/gu)?.length ?? 0;
  if (words > LONGEST_NOUNS || VERBS.test(message.replace(SUMS, ""))) return false;
  if (PAID_OVER.test(message)) return true;
  if (SAID_PERCENT.test(message) || NUMBER_WORDS.test(message) || OWES.test(message)) return false;
  return (
    (NOUNS.test(message) || ADDED_UP.test(message)) &&
    !AMOUNT.test(message.replace(/^\s*(?:[-*]|\d+[.)]|q:)/gim, " ").replace(/\s\d+[.)] /g, " "))
  );
}
