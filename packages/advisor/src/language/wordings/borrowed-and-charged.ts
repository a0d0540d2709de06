import { type Rewriting, rewriting } from "../rewrite.ts";

const VEHICLE =
  "motorcycle|motorbike|car|truck|van|boat|rv|camper|bike|jeep|scooter|minivan|suv|trailer|tractor|jet ski|honda|toyota|ford|kia|subaru|mazda|nissan|hyundai|tesla|tacoma|civic|corolla";
const ON_IT = "(?:and |that |it |which |i |put |went |is |was |all |straight |charged )*(?:on|onto)";
/** What was bought, with nothing else said of it: "a new couch", "groceries". */
const BOUGHT =
  "(?:(?:bought |got |ordered )?(?:a|an|another|some|one more|the)(?: new)?|new|brand new)(?! (?:one|balance|card|debt|loan|statement|total|charge|limit|mortgage|line)\\b) (?:(?!(?:one|balance|card|debt|payment|paid|owe|owed|loan|statement|total|limit|left|refund|credit|down|up|off|is|was|at)\\b)[a-z'-]+ ){1,4}?|(?:groceries|lunch|dinner|breakfast|brunch|drinks|gas|petrol|flights|tickets|tires|tyres|shoes|gifts|presents|furniture|clothes|takeout|supplies|meds|prescriptions) ";
const CARD =
  "(?<what>(?:(?:the|my|our) )?(?:[a-z']+ ){0,2}?(?:visa|amex|mastercard|discover|card|sapphire|redcard|freedom|capital one|venture|quicksilver|barclaycard))";

/** Things bought on credit: what they are said to stand at is owed. */
export const FINANCED_THINGS: Rewriting[] = [
  rewriting(
    "^(?:so |and |but )*(?:my|our|the) (?<what>[a-z-]+(?: [a-z-]+)?) (?:is|'s|was|got) financed (?:through|with|by|at) (?<who>[a-z]+(?: [a-z]+)?)(?: ,| and| with| for| at| still| i| owe| have| there| is)* (?<amount>M)(?: left| remaining| to go| outstanding| owed| still owed)?",
    "i owe {amount} on a {who} {what} loan",
  ),
];

/** Money borrowed and charged, said the way that rules know. */
export const BORROWED_AND_CHARGED: Rewriting[] = [
  rewriting(
    `^(?:so |and |but )*(?:(?:i|we) )?(?!(?:paid|saved|got|have|owe|earned|won|made) )[a-z]+ (?<amount>M)(?: worth)? (?:in|of) (?!(?:savings|cash|it|that|my|our|the|extra|principal|interest|payments?|tips|winnings|bonus|overtime) )(?:[a-z-]+ ){1,3}(?:on|onto) ${CARD}(?=$| ,)`,
    "i charged {amount} on {what}",
  ),
  rewriting(
    `^(?:so |and |but |another )*(?<amount>M) (?:in|of|worth of) (?:[a-z-]+ ){1,3}(?:on|onto) ${CARD}$`,
    "i charged {amount} on {what}",
  ),
  // "New couch, 900 bucks on the amex"
  rewriting(
    `^(?:so |and |but |also |oh |today |bought |got |ordered )*(?:${BOUGHT})(?:[,:] |for |at |- )?(?<amount>M) (?:straight |all )?(?:on|onto|to) ${CARD}(?= |$)`,
    "i charged {amount} on {what}",
  ),
  rewriting(
    "^(?:so |and |but |a |the |my |got )*(?<what>(?:hospital|medical|dental|dentist|vet|er|doctor|tax|ambulance|surgery) bill) (?:of|for) (?<amount>M)(?= (?:from|for|after)\\b|$)",
    "i owe {amount} on the {what}",
  ),
  rewriting(
    `^(?:so |and |but )*(?:for (?:my|our|the|a) (?:[a-z-]+ ){1,3}?,? ?)?(?:i|we) (?:have )?(?:borrowed|took out) (?:about )?(?<amount>M)(?: [BD])? as (?=(?:a|an|my) (?:[a-z-]+ ){1,3}?loan\\b)`,
    "i owe {amount} on",
  ),
  rewriting(
    `\\b(?:a|an|my|our|the) loan (?:for|on|against) (?:my|our|the|a|an) (?<what>(?:[a-z-]+ )?(?:${VEHICLE}))\\b`,
    "a {what} loan",
  ),
  rewriting(
    "\\b(?:i|we) (?:am|are) (?:still |now |about )*(?<amount>M) (?:in the (?:hole|red)|in debt|behind) (?=(?:on|to|with) )",
    "i owe {amount}",
  ),
  rewriting(
    "^(?:so |and |but )*(?:i|we) (?:am|are) (?:back )?in debt(?: now)? (?::|,|with|for) (?=M (?:on|to) )",
    "i owe",
  ),
  rewriting(
    "^(?:so |and |but )*(?:i am |we are )?still paying (?:for|off) (?<front>(?:my|our|the|a) (?:[a-z-]+ ){1,3}?), (?=M on )",
    "i owe",
  ),
  rewriting(
    "^(?:so |and |but )*(?<who>(?:my |our |the )?[a-z]+(?: [a-z]+)?) (?:gave|approved|lent|issued|granted) (?:me|us) (?:for )?(?<what>(?:a|an) (?:[a-z]+ ){0,2}?(?:loan|card|line of credit|credit line|mortgage)) (?:for|of|,|at|with|worth) (?=M\\b)",
    "i have {what} from {who} ,",
  ),
  rewriting(
    "^(?<before>.*?)\\b(?<who>(?!i |we |it |they |he |she )[a-z]+(?: [a-z]+)?) (?:still )?has (?:me|us) (?:down )?(?:at|for) (?<amount>M)(?=$| and| ,)",
    "{before} i owe {amount} to {who}",
  ),
  rewriting(
    "(?<=\\b(?:heloc|line|credit|loan|card) ,? ?(?:and |i |we |already |have )*)(?:drew|drawn|used) (?<amount>M) (?:on|from|of) it\\b",
    "i owe {amount} on it",
  ),
  rewriting(
    "\\b(?:took|pulled|drew|got)(?: out)? (?<amount>another M|M more|an extra M|an additional M)(?: out)? (?:on|from|of|out of) (?<what>(?:the|my|our) (?:heloc|home equity line|line of credit|credit line|overdraft))\\b",
    "charged {amount} on {what}",
  ),
  rewriting(
    `^(?:so |and |but )*(?:(?!(?:M|i|we|balance|payment) )\\S+ ){1,5}?(?:cost|was|were|came to|ran|set) (?:me |us )?(?:back )?(?:about )?(?<amount>M) ,? ?${ON_IT} ${CARD}$`,
    "i charged {amount} on {what}",
  ),
  rewriting(
    `(?:^|(?<= , ))(?:(?:so|and|but) )*(?:(?:a|an|the|my|our) )?(?:(?!(?:M|i|we|paid|payment|extra|bonus|refund|from|check|,) )[a-z'-]+ ){0,4}?(?:(?:of|for) )?(?<amount>(?:another )?M)(?: more)? (?:went|got put|was put|ended up|is going) (?:straight |right )?(?:on|onto) ${CARD}`,
    "i charged {amount} on {what}",
  ),
];
