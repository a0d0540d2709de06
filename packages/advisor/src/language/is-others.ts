import { isEntryWord } from "../lexicon/entry-words.ts";
import { JOINT, OTHERS_POSSESSIVE, OTHERS_SUBJECT } from "../lexicon/people-words.ts";

/** "Elon owes 3k": the verb says that it is someone else, whoever it is. */
const THIRD_PERSON = /^(?!.*\b(?:i|we|my|our|me|us|it|that|which)\b).*\b(?:owes|earns|makes M|spends) /;

/** "My landlord's cousin makes 140k": earning, spending and owing is done by people, unless the word says otherwise. */
const SOMEONE =
  /^(?:and |but |also |plus |, |so |now )*(?:my|our|the|this|that|a|an|some|one) (?:[a-z'-]+ ){0,4}?(?<who>[a-z'-]+) (?:[a-z]+ly |also |still |only |now |recently )?(?:owes|earns|makes|spends|saves|(?:has|just) (?:saved|bought|inherited)|has saved) /;
const EARNS_FOR_ONE =
  /^(?:job|gig|hustle|work|employer|career|position|role|channel|blog|podcast|freelancing|consulting|tutoring|pension|annuity|household|family|money|which|that|it|one|side|airbnb|office|income|salary|pay|contract|hospital|school|practice|firm|staffing|app|page|site|website|book|art|music|writing|selling|driving|uber|doordash|lyft|etsy|ebay|youtube|team|shift|shifts)$/;
/** "I have a friend who makes 250k". */
const WHO =
  /\bwho (?:[a-z]+ )?(?:(?:earns|makes|owes|owns|has|had|spends|saves|is|was|bought|inherited|paid|sold|retired|cleared|got|put|puts|pulls|brings|lives|took|just)|(?:earn|make|owe|own|have|spend|save) M)\b(?! (?:me|us)\b)/;

/** "People on Reddit my age have 250k saved". */
const AROUND_US =
  /^(?!(?:and |but |so )*(?:i|we|my|our|it|there)\b).*\b(?:on (?:reddit|twitter|facebook|tiktok|youtube|instagram|tv|the (?:news|radio|internet))|next door|(?:down|across|up) the (?:street|road|hall|block)|(?:my|our|that|this) (?:age|generation))\b.*\b(?:have|has|had|make|makes|made|owe|owes|own|owns|earn|earns|spend|bought|sold|is|are|went|goes|sells|cost|costs)\b/;

/** "Condos here go for 260k": what such things cost, whoever has them. */
const MARKET =
  /^(?!.*\b(?:i|we|my|our|mine|it|mortgage|loan)\b).*\b(?:go|goes|going|sell|sells|selling|start|starts|rent|rents|list|lists|retail|retails) (?:for|at) (?:about |around |over |under )?[MR]\b/;

/** "Mortgage rates went up to 7.1%": everyone's, while the rate on the mortgage is one's own. */
const MARKET_RATES =
  /^(?!.*\b(?:i|we|my|our|mine)\b)(?:and |but |so |now |average |current |fixed |the |a |T )*(?:[a-z-]+ ){0,2}?(?:rates|yields|inflation|cpi|fed) (?:[a-z]+ ){0,4}?(?:at |to |by |over |above |around )*P\b/;

/** "Condos in my building are going for 230k". */
const SUCH_THINGS =
  /^(?:and |but |so )*(?:(?!my|our|the|these|those)[a-z-]+ )?(?:houses|homes|condos|apartments|places|properties|units|duplexes|townhouses|lots|cars|trucks|boats|ones|rentals)\b(?: (?!M)\S+){0,6}? (?:go|going|sell|selling|list|listed|listing|start|rent|renting)\b.*\bM\b/;

/** "Gold is 2,400 an ounce", "the bank has a car loan at 5%", "Honda has 0.9% financing on a 30k CR-V": for anyone. */
const FOR_ANYONE =
  /\bM (?:an (?:ounce|oz|acre)|(?:per|a) (?:ounce|oz|share|coin|token|gram|barrel|acre))\b|^(?:and |but |so )*(?:(?:the|my|our|a) )?(?:[a-z]+ )?(?:bank|credit union|lender|dealer|dealership|broker)s? (?:has|have|is running|is advertising|advertises?|offers?) (?:a|an|some) |\b(?:P|zero|no interest|interest-free|special|cheap) (?:apr |percent )?financing\b(?!.*\b(?:i|we|my|our)\b)/;

/** "Upstart advertises 10.4%", "their loans average 9%": said to whoever asks. */
const TO_ANYONE_AT_ALL = [
  /^(?!.*\b(?:i|we|my|our|mine|me|us)\b).*\b(?:(?:advertis\w+|touts?|touted) (?:.* )?|averages? (?:about |around )?)P\b/,
  /\bP (?:to|for) (?:new|most|all|everyone|anyone|first-time|its|their|qualified)\b/,
];

function isAboutSomeone(text: string): boolean {
  if (
    SUCH_THINGS.test(text) ||
    WHO.test(text) ||
    AROUND_US.test(text) ||
    MARKET.test(text) ||
    MARKET_RATES.test(text) ||
    FOR_ANYONE.test(text) ||
    TO_ANYONE_AT_ALL.some((pattern) => pattern.test(text))
  )
    return true;
  const who = SOMEONE.exec(text)?.groups?.who;
  return who !== undefined && !EARNS_FOR_ONE.test(who) && !isEntryWord(who) && !JOINT.test(text);
}

/** "My boss lopped 2,000 off my salary": done by someone else, to one's own pay. */
const TO_MY_PAY =
  /^(?:and |but |so )*(?:(?:my|our|the) )?(?:new )?(?:boss|bosses|manager|supervisor|employer|ceo) (?:just |has |finally )*(?!(?:said|says|told|tells|thinks|wants|wanted|knows|asked|asks|plans|promised|mentioned|hinted|is|was|will) )[a-z]+(?: (?:another|about|M|T|P|up|down|off|out|of|back|from))* (?:my|our) (?:\w+ )?(?:pay|salary|wages?|income|rate)\b(?!.*\b(?:he|she|his|her|their)\b)/;

/** Whether a clause speaks of someone else's money. */
export function isOthers(text: string): boolean {
  if (TO_MY_PAY.test(text)) return false;
  return (
    OTHERS_POSSESSIVE.test(text) ||
    (OTHERS_SUBJECT.test(text) && !JOINT.test(text.replace(/^(?:and |but |so )*our (?!household|family)/, ""))) ||
    THIRD_PERSON.test(text) ||
    isAboutSomeone(text) ||
    /\bowes? (?:me|us)\b|\b(?:i|we) (?:am|are) (?:still |also )*owed\b/.test(text)
  );
}
