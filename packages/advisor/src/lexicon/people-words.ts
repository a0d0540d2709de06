import { FAMILY } from "./entry-kinds.ts";

/** Someone else, as the one a sentence is about. */
const PERSON = `${[...FAMILY].join("|")}|friends|mates|neighbors|neighbours|kids|children|brothers|sisters|cousins|colleagues|coworkers|roommates|spouse|fiance|fiancee|hubby|wifey|girlfriend|boyfriend|bf|gf|client|manager|in-laws|grandparents|stepdad|stepmom|best friend|husband|he|she|average (?!(?:rate|interest|balance|apr|loan|cost|price)s?\\b)\\w+|typical \\w+|(?:household(?! (?:income|spending|expenses|budget|costs|bills|salary))|family(?! (?:income|spending|expenses|budget|costs|bills))|couple|person|worker|millennial|retiree|homeowner)s?|americans|canadians|australians|most people|people my age|others|someone|somebody|everyone|people|kid|child|teenager|stepson|stepdaughter|boss|buddy|coworkers|sister-in-law|brother-in-law|mother-in-law|father-in-law|godfather|godmother`;

/** "sons-in-law", "step-brother", "great-aunt": families grow. */
const KIN =
  "(?:step-?|grand-?|great-?|half-?|god-?|ex-)?(?:son|daughter|brother|sister|mother|father|mom|mum|dad|child|children|kid|kids|aunt|uncle|niece|nephew|parents?|cousin|twin)s?(?:-in-laws?| in laws?)?";

/** Anyone known by what they do or are. */
const ANYONE =
  "(?:guy|lady|woman|man|girl|gal|fella|dude|accountant|realtor|dentist|doctor|lawyer|barber|trainer|teacher|pastor|professor|supervisor|ceo|nanny|babysitter|mechanic|therapist|classmate|teammate|bestie|bff|ex-wife|ex-husband|ex-boyfriend|ex-girlfriend|fiancé|fiancée|roomie|twin|daughters|sons|wives|nurse|intern|stranger|celebrity|youtuber|influencer|hairdresser|plumber|contractor|electrician|secretary|in-law)";

export const OTHERS_SUBJECT = new RegExp(
  `^(?:and |but |also |plus |while |because |so |,|now |the |though )*(?:(?:one|some|both|two|most|all|a couple|a few|none|neither|each|every one) of )?(?:my |our |a |the |his |her |their |some )?(?:older |younger |little |big |best |late |oldest |youngest |ex |ex-|new |own )*(?:(?:${KIN}|${ANYONE})(?! (?:loans?|plus|debts?|bills?|card|fund|account|savings|support|care|benefits?)\\b)|${PERSON})(?: (?:of mine|of ours|at (?:work|church|school|the gym|my work|the office)|across the street|next door|down the street|i know|we know|here|there|from work|from church|in my \\w+|in our \\w+|over there))?(?: ,)?(?: [a-z]+(?= 's| makes| earns| has| owes| owns| owe| have| make))?(?! 's (?:loan|debt|money) (?:is|was|has been|got) (?:now |all |fully |completely )*(?:paid|settled|cleared|repaid)\\b)(?: 's)? (?!(?:[a-z]+ )?(?:is|are|has been|have been|got) (?:now |all |fully |completely )*(?:paid|settled|cleared)\\b|and (?:i|me|myself)\\b|M(?: ,|$)|, M\\b(?! T)|(?:says|said|told me|tells me|claims) (?:that )?(?:i|we) (?:still |now )*owe\\b|(?:[a-z]+ )?(?:cost|gave|left|lent|loaned|paid|gifted|handed|sent|bought|promoted|bumped|raised|cut|put|moved|fronted|spotted) (?:me|us)\\b|and\\b)`,
);
export const OTHERS_POSSESSIVE = new RegExp(
  `^(?:the |a )?(?:my |our )(?:${KIN}|${ANYONE}|${PERSON}) 's\\b|^(?:his|her|their)\\b`,
);
/** "My wife and I", "we": the person's own, held together. */
export const JOINT = /\b(?:and (?:i|me|myself)|i and my|we|jointly|(?:my|our) (?:household|family))\b/;
