import { BRANDS } from "../../lexicon/brands.ts";
import { VALUERS } from "../../lexicon/valuers.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";

/** Where a clause begins. */
export const BEGIN = "(?<=^|(?:^| )(?:,|:|and|but|so|or|because|since|though|that|now) )";
const VALUER = `(?:(?:the|a|an|my|our|some|one|this|another|local) )*(?:(?!i |we |my |our |it |is )[a-z&'-]+ ){0,2}?(?:${VALUERS})(?: (?:'s|friend|guy|lady|person|people|office|website|site|app|of mine|estimate|folks|down the (?:road|street)|(?:in|at|from|around) (?:the |my |our |this )?(?!M )[a-z]+))*`;
const KEEPING = [
  ...BRANDS.map((brand) => brand.toLowerCase()),
  "(?:my|our|the|a) (?:local )?(?:bank|credit union)",
].join("|");
const SAYS =
  "(?:(?:just|now|recently|also|always|even|has|have|had) )*(?:says|say|said|saying|tells (?:me|us)|told (?:me|us)|thinks|think|thought|reckons|figures|figured|estimates|estimated|claims|claimed|believes|guesses|guessed|seems to think|swears|confirmed)(?: that)?";
const VALUES =
  "(?:(?:just|now|recently|also|has|have|had|would|B) )*(?:appraised|reappraised|appraises|assessed|reassessed|assesses|valued|revalued|values|value|estimated|estimates|estimate|priced|prices|price|pegs|pegged|puts|put|insured|insures)";
const THING =
  "(?<thing>it|them|her|him|(?:the|my|our|this|that) (?:(?!(?:M|i|we|for|at|is|was|are|and|,|which|who|has|have|had) )\\S+ ){0,5}?(?!(?:M|i|we|for|at|is|was|are|and|which|has|have)\\b)[a-z0-9'-]+)";
const ABOUT =
  "(?:(?:about|around|roughly|maybe|probably|approximately|nearly|almost|at least|over|easily|only|like|some|somewhere|a|an) )*";

/** "We split rent, my half is 900". */
const SPLIT_COSTS =
  "rent|bills?|utilities|tab|check|dinner|lunch|groceries|costs?|insurance|electric|electricity|internet|split|payments?|airbnb|trip|gift|gas";

/** Done at a price, which need not be what a thing is worth. */
const NOT_VALUED =
  "sold|sells|bought|lists?|listed|offers?|offered|got|gets|wants|wanted|has|had|was|is|started|starts|bid|bids|opened|sent|kept|left|refinanced|financed|capped|fixed|locked|closed|rented|rents|leased|advertised";

/** What someone is said to have thought of a thing's value becomes what it is worth. */
export const VALUATIONS: Rewriting[] = [
  rewriting(
    `^(?:and |so |but )*${VALUER} 's (?=(?:(?:new|latest|current|updated|own) )*(?:number|estimate|figure|value|valuation|appraisal) (?:for|on|of) (?:the|my|our)\\b)`,
    "the",
  ),
  rewriting("(?<=\\bM)(?: ,)? (?:please )?use that(?: one| number| figure)?(?: please| instead)?$", ""),
  rewriting("\\bwhat (?:i|we) (?:hold|have|own)(?: there| of it)? is (?=(?:now )?worth\\b)", "it is"),
  rewriting(
    "\\b(?:her|his|their|the) (?<what>(?:(?!M )[a-z-]+ ){0,2}?[a-z-]+) (?:belongs to (?:me|us)|is (?:now )?(?:mine|ours)|came to (?:me|us)|passed to (?:me|us)|went to (?:me|us))(?: now)?(?= ,| and|$)",
    "i own a {what}",
  ),
  rewriting(" (?:that|which) (?:nobody|no one)(?: (?!(?:M|P|owes?) )\\S+){1,9}?(?= ,| and)", ""),
  rewriting(
    "(?<=\\b(?:the|my|our) (?!.*\\b(?:income|salary|pay|wages?|expenses|spending)\\b).*\\b(?:is|are|at|to|worth) M(?: now| today)?)(?: ,)? (?:since|because|ever since|after) (?!(?:tax|taxes|D)\\b)(?:(?!(?:M|P|and|so|but) )\\S+ )*?(?!(?:M|P)$)\\S+$",
    "",
  ),
  rewriting(
    `${BEGIN}(?:someone|somebody|some guy|a (?:guy|lady|woman|man)|the (?:guy|lady|people|folks)) (?:at|from|down at) (?:the |my )?(?:${VALUERS}|coin shop|pawnshop) (?:${SAYS}|decided) (?=(?:it|they|the|my|our|this|that)\\b.*\\bM\\b)`,
    "",
  ),
  rewriting(
    `${BEGIN}(?:a|an|the|my|our|some|one|another) (?:[a-z'-]+ ){1,4}?(?:(?!(?:${NOT_VALUED})\\b)[a-z]+(?:ed|s|t|d)|has) (?:it|her|him|them|that|this) (?:in )?at ${ABOUT}(?<m>M)(?= |$)`,
    "it is worth {m}",
  ),
  rewriting(
    "^(?:it is |it was |they are )?(?:now |currently )*(?:insured|appraised|valued|assessed) (?:for|at) (?:about )?(?<m>M)$",
    "it is worth {m}",
  ),
  rewriting(
    `${BEGIN}(?:had )?${VALUER} (?:walked through|looked at|looked over|came (?:out |by |over )*(?:to (?:look at|see) )?|come (?:out |by |over )*(?:to )?(?:look at|see)|checked out|had a look at|inspected|saw|toured) ${THING}(?: B)?(?: and| ,)+ (?:(?:he|she|they) )?${SAYS} (?:(?:it is|it would be|they are) )?(?:worth )?(?<m>M)`,
    "{thing} is worth {m}",
  ),
  rewriting(
    "\\b(?<thing>(?:(?:my|our|the) )?(?:[a-z0-9&'-]+ ){1,4}?)statement (?:just )?(?:arrived|came|came in|is in|showed up|got here)(?: B)?(?: and| ,| :)+ (?:it (?:says|shows|is at) |i am at |says |shows )?(?<m>M)(?: as of (?:B|D))?$",
    "{thing} is at {m}",
  ),
  rewriting("(?<=\\bM) as of (?:B|D)$", ""),
  rewriting("\\b(?:is|are) (?:only |just |maybe |still )*good for (?=(?:about )?M\\b)", "is worth"),
  rewriting("(?<=\\bis worth M) any more\\b", ""),
  rewriting(
    "(?<=\\b(?:tanked|crashed|dropped|soared|mooned|plunged|dipped|rallied|rebounded|fell|slid|tumbled|sank|jumped|took off|took a (?:hit|beating|dive)) (?:,|and|so)+ )(?:i|we) (?:am|are) (?:now )?(?=(?:down|up|back|at) (?:up |down )?(?:to |at )?(?:about )?M$)",
    "it is",
  ),
  rewriting(
    `^(?<keeper>${KEEPING}) (?:says|shows|reports|tells me|has it that) (?:i|we) (?:have|am at|are at) (?<m>M)`,
    "{keeper} is at {m}",
  ),
  rewriting(
    "^the bank (?:'s|has|is holding|holds)(?: got)? (?<m>M) of (?:mine|ours|my money) (?=(?:in|at)\\b)",
    "i have {m}",
  ),
  rewriting(
    "(?:,|and) (?:(?:it|that) )?(?:carries|comes with|bears|still has|has) (?:a|an) (?<what>mortgage|loan|lien|note)(?: balance)? (?:of|for) (?<m>M)",
    "with a {what} of {m} on it",
  ),
  rewriting(
    " in (?:pretty |very |really |such |that )?(?:great|good|bad|rough|poor|terrible|decent|mint|perfect|awful|fair|excellent) (?:shape|condition|nick)\\b",
    "",
  ),
  rewriting(
    "(?<=\\b(?:mortgage|loan|note|heloc|lien) (?:for|on|against) (?<thing>(?:my|our|the) (?:(?!M |P |,)[a-z0-9'-]+ ){1,4}?)(?:.*\\bM\\b.*)?), which is (?=(?:now |currently )*(?:worth|valued))",
    ", {thing} is",
  ),
  rewriting("\\bis been\\b", "has been"),
  rewriting("(?<=\\bM) at the close(?: of business)?\\b| at (?:today 's|yesterday 's|the) close\\b", ""),
  rewriting(
    `(?<=\\b(?:${VALUERS})\\b.*(?:,|and|but|so) )(?:he|she|they) ${SAYS} (?=(?:it|they|the|my|our|this|that)\\b.*\\bM\\b)`,
    "",
  ),
  rewriting(
    "(?<=\\b(?:horse|pony|mare|gelding|dog|cow|bull|boat|truck|car|bike|van|rv|camper|sailboat|motorcycle)\\b.* )(?:she|he) is (?=worth (?:about )?M\\b)",
    "it is",
  ),
  rewriting(
    "\\b(?:is|are) (?:not|no longer) (?<worth>worth |at )?M(?: any more)? ,? ?(?:but )?(?:it is |they are |now )*(?:worth )?(?:more (?:like )?|closer to |only |about |now |rather )*(?<m>M)(?: now)?$",
    "is {worth} {m}",
  ),
  rewriting(
    "(?<=^.+ (?:,|and|but) )(?:my|the|our) (?:stash|pile|holdings|position|haul|hoard|balance there|bags?|stack) (?:is|are) (?=(?:only |now |still )*(?:worth |at )?M\\b)",
    "it is",
  ),
  rewriting(
    "(?<=\\b(?:an?|my|our|the|this) (?:old |former )?(?:[a-z0-9&'-]+ ){1,4})(?:(?:that|which) (?:i|we) (?:had|got|opened|built up|have had) )?from (?:back )?(?:when (?:i|we) (?:was|were|worked|taught|used to work|lived) (?:(?!(?:still|now|has|is|holds|had) )[a-z'-]+ ){0,5}|(?:my|an|our|a) (?:old|last|previous|former|first) (?:job|employer|company|gig|workplace|place) )(?=(?:still |now |also |it |that |, )*(?:has|is|holds|sits|stands|with|worth|at)\\b)",
    "",
  ),
  rewriting(
    `(?<=\\b(?:a|an|my|our|the|some|those|these) (?:[a-z0-9&'-]+ ){1,5})(?:, |and )+(?:it is|they are|that is|which is|this one is) (?:all )?(?:(?:held|kept|parked|sitting|over) )*(?<at>at|with|through|from) (?:a place called )?(?<keeper>${KEEPING})(?= ,| and| but|$)`,
    "{at} {keeper}",
  ),
  rewriting(
    `(?<=\\b(?:a|an|my|our) (?:[a-z0-9&'-]+ ){1,5})(?<amount>[:,] M)(?: ,| and)* (?:it is|that is|this one is) (?<at>at|with) (?<keeper>${KEEPING})$`,
    "{at} {keeper} {amount}",
  ),
  rewriting("\\bone of those (?=[a-z-]+ (?:[a-z-]+ )*accounts?\\b)", "a"),
  rewriting("(?<=\\ba (?:[a-z-]+ )*)accounts(?= (?:at|with|through|from|,|with)\\b|$)", "account"),
  rewriting(
    "(?:, )?(?:against|on) which (?:there )?(?:stands|sits|is|rests|i owe|we owe|i have|we have|there is) (?:a|an|the) (?<what>mortgage|loan|lien|note)(?: of| for)? (?<m>M)",
    "with a {what} of {m} on it",
  ),
  rewriting(
    "(?<=\\b(?:bought|purchased|got) (?:a|an|another|our|my) .*\\bM .*)(?:and |, )+(?:(?:we|i) )?(?:put (?:some|M|P|a bit|some money|a little|the rest)(?: of it)? down(?: on it)? (?:and |, )+)?(?:(?:we|i) )?(?:borrowed|financed|mortgaged|took (?:out )?a (?:loan|mortgage) (?:of|for))(?: the (?:rest|remaining|other))?(?: ,)? (?<m>M)",
    ", i owe {m} on it",
  ),
  rewriting(" , it is N (?:acres?|square feet|hectares|bedrooms?|years old)(?: ,| and)*(?= )", " , it is"),
  rewriting(
    " ,? ?(?:i|we) (?:would )?(?:guess|say|think|reckon|imagine|suppose|believe)(?: ,)? (?=(?:about |around |roughly )?M\\b)",
    " ",
  ),
  rewriting("^at (?:[a-z]+ 's |current |market |B |D )*(?:prices?|rates?|values?)(?: ,)? (?=(?:that|it|this) is)", ""),
  rewriting(
    `${BEGIN}${VALUER} ${SAYS} (?:i|we) (?:could|can|would|should) (?:get|ask|sell) (?<m>M) for ${THING}$`,
    "{thing} is worth {m}",
  ),
  rewriting(`(?<=\\bM(?: any more| now| today)?) ,? ?(?:says|said|according to|per) ${VALUER}$`, ""),
  rewriting("\\b(?:got|was|has been|just got) (?:re-?)?(?:appraised|assessed|valued)(?: B)? : (?=M\\b)", "is worth"),
  rewriting(`${BEGIN}mine (?:is|are) (?=(?:now )?(?:worth|at|up to|down to) (?:about )?M\\b)`, "it is"),
  rewriting("\\bin the amount of (?=M\\b)", "of"),
  rewriting("\\bis not worth (?:but|hardly) (?=(?:about |maybe )?M\\b)", "is worth"),
  rewriting("\\b(?:turns|turned) out to be (?:only )?(?=worth )", "is"),
  rewriting(`${BEGIN}(?:i )?(?:according to|per|based on|going by|judging by) ${VALUER}(?: ,)?(?= .*\\bM\\b)`, ""),
  rewriting(
    `${BEGIN}${VALUER} ${SAYS} (?=(?:it|they|its|the|my|our|this|that|these|those|(?:i|we) (?:could|can|would) (?:get|sell))\\b.*\\bM\\b)`,
    "",
  ),
  rewriting(
    `${BEGIN}${VALUER} (?:now |currently |just )*(?:${VALUES} ${THING}(?: (?:listed|valued|priced|down|in))? (?:at|for|to be worth|as worth|as|around)|(?:(?:has|have|had|'s) got|got|has|have|had|shows|lists|listed|is showing) ${THING.replace("?<thing>", "?<other>")}(?: (?:listed|valued|priced|pegged|down|in))* at) ${ABOUT}(?<m>M)`,
    "{thing} {other} is worth {m}",
  ),
  rewriting(`(?:, )?(?:which|that) ${VALUER} ${VALUES}(?: it)? (?:at|for) ${ABOUT}(?<m>M)`, "worth {m}"),
  rewriting(
    `(?:, )?(?:which|that) (?:is|was|has been|just|got|just got)(?: [a-z]+ly| just| now| last| B)* (?:re)?(?:valued|appraised|assessed|estimated|insured|priced)(?: by ${VALUER})? (?:at|for) ${ABOUT}(?<m>M)`,
    "worth {m}",
  ),
  rewriting(
    `\\b(?:(?:i|we) )?(?:had|got|have had) ${THING} (?:re-?)?(?:appraised|assessed|valued|looked at|evaluated)(?: by ${VALUER})?(?: B)?(?: ,| and)? (?:(?:it|they) )?(?:at|for|came (?:back|in|out) at|came (?:back|in|out) to) ${ABOUT}(?<m>M)`,
    "{thing} is worth {m}",
  ),
  rewriting(
    `^(?:(?:i|we) )?(?:had|got|have had) ${THING} (?:re-?)?(?:appraised|assessed|valued)(?: B)?$`,
    "i have {thing}",
  ),
  rewriting(
    `(?<!\\b(?:if|taxes) )\\b(?:(?:was|is|are|were|got|has been|have been|gets|had been)(?: B| now| newly| officially)* )(?:re-?)?(?:appraised|assessed|valued|revalued|reappraised|reassessed)(?: B)?(?: by ${VALUER})?(?: B)? (?:at|for) ${ABOUT}(?<m>M)(?!(?: \\w+){0,2} D\\b)`,
    "is worth {m}",
  ),
  rewriting(
    `(?<=(?:^| )(?:it|they|these|those|she|he|(?:my|our|the|this|that) (?!new |bigger |nicer )(?:(?!i |we |M |, )\\S+ ){0,4}\\S+) )(?:all |altogether |together )?(?:came (?:back|in|out) (?:at|to)|appraised (?:at|for)|reappraised (?:at|for)|(?:would|could|should)(?: [a-z]+ly| still)* (?:go|sell) for|(?:would|could|should)(?: [a-z]+ly| still)* (?:fetch|bring(?: in| me)?|be worth|get me)) ${ABOUT}(?<m>M)(?! (?:with|after|once|when|in)\\b)`,
    "is worth {m}",
  ),
  rewriting(
    "^(?<lead>(?:and |but |so |altogether |together |all told |in total |, )*)(?:she|he|they|these|those) (?:is|are) (?=(?:worth |valued )?(?:at )?M\\b)",
    "it is",
  ),
  rewriting(
    `(?<!\\b(?:${SPLIT_COSTS})\\b.*)${BEGIN}(?:my|our) (?:share|portion|stake|half|cut|part)(?: of (?:it|that))? (?:is|would be)(?: worth)? ${ABOUT}(?<m>M)`,
    "it is worth {m}",
  ),
  rewriting(
    `${BEGIN}(?:(?:the|its|current|latest|cash|account|market|surrender|estimated|online|total|last|as of|real|actual|correct|right|new) )*(?:balance|value|number|figure|amount|total|valuation|price)(?: (?:there|inside|on it|of it now|of it|in it|in there|on there|now|today|at present|as of(?: (?:this \\w+|now|D|B|today|yesterday|last \\w+))?|D|B))*(?: (?:is|was|:|shows|reads|says|of|now|currently|at|comes to|came to|stands at|=|,))* (?<m>M)$`,
    "it is {m}",
  ),
  rewriting(
    `${BEGIN}(?:the )?(?:${VALUER}) (?:(?:now|currently|just|also) )*(?:${SAYS}|shows|reads|value|values|price|prices it|pegs it|estimate|has it|puts it)(?: (?:at|is|:|of))* ${ABOUT}(?<m>M)$`,
    "it is {m}",
  ),
  rewriting(
    `${BEGIN}${VALUER} (?:(?:now|just|recently|has|have) )*(?:knocked|dropped|lowered|raised|bumped|marked|moved|adjusted|revised) ${THING} (?:down |up |back )*to ${ABOUT}(?<m>M)`,
    "{thing} is worth {m}",
  ),
  rewriting(
    `${BEGIN}(?:i|we) (?:(?:would|will|might) )?(?:put|say|guess|value|estimate|call|price|peg)(?: (?:it|that|them))?(?: (?:is|are))?(?: (?:worth|at))? ${ABOUT}(?<m>M)$`,
    "it is worth {m}",
  ),
  rewriting(
    "^(?:and |but |so )*(?:i|we) have (?<m>M) worth(?: of (?:it|that|them))?$|(?<=, )(?:i|we) have (?<n>M) worth(?: of (?:it|that|them))?$",
    "it is worth {m} {n}",
  ),
  rewriting(
    "^last (?:time )?(?:i|we) (?:looked|checked|saw|heard)(?: ,)? (?:it|they) (?:was|were) (?=(?:worth |at )*M\\b)",
    "it is",
  ),
  rewriting(
    `${BEGIN}(?:there (?:is|are) )?(?:only )?(?<m>M) (?:remains?|remaining)(?: in (?:it|there))?$`,
    "it is {m}",
  ),
];
