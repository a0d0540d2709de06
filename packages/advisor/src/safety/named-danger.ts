import type { Concern } from "./concern.ts";
import { OF_CARD, OF_JOB } from "./named-trouble.ts";
import { saysOne, wholeWords } from "./words-from.ts";

/** What speaks of death, of harm, of being gone or of giving up oneself, plainly or in a picture. */
const OF_LIFE = wholeWords([
  "die|dies|died|dying|dead|death\\w*|deceased|kill\\w*|suicid\\w*|corpse|grave\\w*|funeral|coffin|casket|obituary|hymns",
  "bur(?:y|ied|ial|ying)|heaven|god|lord|ghosts?|widow\\w*|drown\\w*|froze|accident\\w*|vanish\\w*|disappear\\w*|depart\\w*",
  "good ?byes?|farewell\\w*|absen\\w+|exit|curtain|erased?|delete me|(?:i|me|be|all|for good|already) (?:\\w+ )?gone",
  "without me|after me|rid of me|shot of me|miss me|if i (?:\\w+ )?(?:went|go|left|crash\\w*)|already left|left there",
  "(?:not|never|no longer|nobody) (?:\\w+ ){0,3}(?:here|around|seeing|need\\w*|notice)|(?:being|not) about",
  "live|lives|living|alive|life|exist\\w*|breath\\w*|wake\\w*|waking|woken?|world|planet|earth|person|born",
  "future|tonight|(?:another|every|each) (?:day|morning|night)|my (?:turn|time)|the (?:day|date|spot) picked|picked the day",
  "myself|hurt\\w*|harm\\w*|cut my|cutting|blade|razor|rope|noose|bridge|cliff|trains?|river|gun|knife|sea|ice",
  "pills?|tablets|overdos\\w*|jump\\w*|hang|hanging|lorries|pointless|hope\\w*|hoping|burden|worthless|useless",
  "(?:no|the|any|not|a) point|point (?:in|of)|eyes|missed|conclude\\w*|hit by|pain|spent|not (?:\\w+ ){4}(?:here|see)",
  "reasons?|nothing (?:left|keeping|to|at all)|feel nothing|nobody|no one|noone|alone|lonely|empty|numb|dark\\w*|peace\\w*",
  "(?:it|go|be) quiet|for ?ever|for good|any ?more|had enough|enough of|(?:go|carry|going|carrying) on|keep going",
  "cope|coping|(?:give|gave|giving|given) (?:\\w+ ){0,2}(?:up|away)|end(?:ed|ing)? (?:it|this|of me)|the end|finished",
  "finish me|be over|done (?:with|for)|(?:i am|me|am) done|last (?:day|night|message|time|trick|one)|one last|final",
  "insurance|policy|payout|passwords?|labell?ed|notes?|wrote|written|rehomed|who gets|better off|better (?:if|without|dead)",
  "thoughts|think things|trouble you|forgive\\w*|envy|envied|decided|disappointed|ready (?:for|to go)|lucky them",
]);

/** What asks about money or worries about it. */
const OF_MONEY = wholeWords([
  "how (?:many|much|long|far|do|am|are|is|would|near)|what (?:do|is|are|would|am|does|i|we)|(?:remind|tell|show|give) me",
  "should (?:i|we)|(?:can|could|shall|will|do) (?:i|we)|is (?:it|that|this|the|my|our)|am i|are we|get ahead|worth",
  "can not (?:\\w+ ){0,2}(?:pay|afford|cover|manage|save)|bills?|debts?|rent|mortgage|overdraft|loans?|broke|behind|skint",
  "money|balance|cards?|visa|jobs?|work\\w*|pay|paid|owes?|owed|owing|savings?|hours|wages|spend\\w*|budget|plan|pension",
]);

const OF_FOOD = wholeWords([
  "eat|eats|ate|eating|eaten|feed|feeding|fed|food|foods|hungry|hunger|starv\\w*|meals?|fridge|cupboards?|pantry|formula",
  "groceries|grocery|supper|dinner|lunch|breakfast|tea|bread|rice|noodles|ramen|soup|broth|milk|beans|toast|flour|roti",
  "crackers|cereal|pasta|potatoes|water|stomach|belly|full|fast|pie|parcel|stamps|snap|canteen|chop|garri|nappies|diapers",
]);

const NAMING: Partial<Readonly<Record<Concern, (text: string) => boolean>>> = {
  "self-harm": (text) => saysOne(OF_LIFE, text) || !saysOne(OF_MONEY, text),
  hunger: (text) => saysOne(OF_FOOD, text),
  job: (text) => saysOne(OF_JOB, text),
  card: (text) => saysOne(OF_CARD, text),
};

/** Whether a message has a word of the danger that the trained parts read in it; money worries alone have none. */
export function isNamed(concern: Concern, text: string): boolean {
  return NAMING[concern]?.(text) ?? true;
}

/** Whether what is read as a wish to die has a word of life or death at all. */
export function isOfLife(concern: Concern, text: string): boolean {
  return concern !== "self-harm" || saysOne(OF_LIFE, text);
}

/** Who shall own or inherit: a house, a deed, an account with two names. */
const OF_ESTATE = wholeWords([
  "names? (?:on|to|off) (?:the|my|our|both|his|her)|(?:on|to) the (?:deed|title)|deeds?|probate|inherit\\w*|beneficiar\\w*",
  "squabbl\\w*|fight over|who gets (?:\\w+ ){1,4}if (?:i|we)",
  "estate|power of attorney|executors?|heirs?|on death|joint (?:owner\\w*|account|tenan\\w+)|sign (?:\\w+ ){0,3}over",
  "(?:a|the|my|our|living|family) (?:trust|will)|wills|step ?up|gift (?:\\w+ ){0,3}(?:house|home|flat|land)|transfer the",
  "(?:want|make|made|keep|have|so) (?:\\w+ ){0,4}(?:easy|easier|simple|simpler|fair|tidy) (?:\\w+ ){0,2}(?:for|on)",
  "(?:leave|leaving|pass|passing|goes?|give) (?:\\w+ ){0,5}(?:to|for) (?:the|my|our) (?:kids|child\\w*|son|daughter|oldest)",
]);
/** Of whoever has a day, a reason or a burden in mind it is no mere estate. */
const BEYOND_ESTATE = wholeWords([
  "tonight|tomorrow|today|soon|shortly|this (?:week|weekend|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|any ?more",
  "better off|without me|worth|burden|myself|tired|done|pointless?|hope\\w*|notes?|pills|gun|rope|suicid\\w*|kill\\w*",
  "on purpose|own (?:hand|act|will)|not (?:sick|ill|here|around)|insurance|policy|payout|forgive|sorry|quick|ready|debts?",
  "last|cheaper|conclude\\w*|creditors|never|behind me|when i go|hit|coming with|not (?:\\w+ ){0,5}(?:here|around|see)",
  "everyone|everybody|nobody|envy|if i (?:was|were) gone|they would",
  "rid of|happier|(?:do|can) not (?:\\w+ )?(?:cope|take|go on|want)|goodbyes?|hurts?|hate",
]);

/** Whether somebody settles who owns or inherits what after them, with no word of wanting to go. */
export function isSettlingEstate(text: string): boolean {
  return saysOne(OF_ESTATE, text) && !saysOne(BEYOND_ESTATE, text);
}
