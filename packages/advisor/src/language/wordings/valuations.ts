import { VALUERS } from "../../lexicon/valuers.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";

/** Where a clause begins. */
export const BEGIN = "(?<=^|(?:^| )(?:,|:|and|but|so|or|because|since|though|that|now) )";
const VALUER = `(?:(?:the|a|an|my|our|some|one|this|another|local) )*(?:(?!i |we |my |our |it |is )[a-z&'-]+ ){0,2}?(?:${VALUERS})(?: (?:'s|friend|guy|lady|person|people|office|website|site|app|of mine|estimate|folks|down the (?:road|street)|(?:in|at|from|around) (?:the |my |our |this )?(?!M )[a-z]+))*`;
const SAYS =
  "(?:(?:just|now|recently|also|always|even|has|have|had) )*(?:says|say|said|saying|tells (?:me|us)|told (?:me|us)|thinks|think|thought|reckons|figures|figured|estimates|estimated|claims|claimed|believes|guesses|guessed|seems to think|swears|confirmed)(?: that)?";
const VALUES =
  "(?:(?:just|now|recently|also|has|have|had|would|B) )*(?:appraised|reappraised|appraises|assessed|reassessed|assesses|valued|revalued|values|value|estimated|estimates|estimate|priced|prices|price|pegs|pegged|puts|put|insured|insures)";
const THING =
  "(?<thing>it|them|(?:the|my|our|this|that) (?:(?!(?:M|i|we|for|at|is|was|are|and|,|which|who|has|have|had) )\\S+ ){0,5}?(?!(?:M|i|we|for|at|is|was|are|and|which|has|have)\\b)[a-z0-9'-]+)";
const ABOUT =
  "(?:(?:about|around|roughly|maybe|probably|approximately|nearly|almost|at least|over|easily|only|like|some|somewhere|a|an) )*";

/** What someone is said to have thought of a thing's value becomes what it is worth. */
export const VALUATIONS: Rewriting[] = [
  rewriting(
    " ,? ?(?:i|we) (?:would )?(?:guess|say|think|reckon|imagine|suppose|believe)(?: ,)? (?=(?:about |around |roughly )?M\\b)",
    " ",
  ),
  rewriting("^at (?:[a-z]+ 's |current |market |B |D )*(?:prices?|rates?|values?)(?: ,)? (?=(?:that|it|this) is)", ""),
  rewriting(
    `${BEGIN}${VALUER} ${SAYS} (?:i|we) (?:could|can|would|should) (?:get|ask|sell) (?<m>M) for ${THING}$`,
    "{thing} is worth {m}",
  ),
  rewriting(`(?<=\\bM) ,? ?(?:says|said|according to|per) ${VALUER}$`, ""),
  rewriting("\\b(?:turns|turned) out to be (?:only )?(?=worth )", "is"),
  rewriting(`${BEGIN}(?:i )?(?:according to|per|based on|going by|judging by) ${VALUER}(?: ,)?(?= .*\\bM\\b)`, ""),
  rewriting(
    `${BEGIN}${VALUER} ${SAYS} (?=(?:it|they|its|the|my|our|this|that|these|those|(?:i|we) (?:could|can|would) (?:get|sell))\\b.*\\bM\\b)`,
    "",
  ),
  rewriting(
    `${BEGIN}${VALUER} (?:now |currently |just )*(?:${VALUES} ${THING}(?: (?:listed|valued|priced|down|in))? (?:at|for|to be worth|as worth|as|around)|(?:has|have|had|shows|lists|listed|is showing) ${THING.replace("?<thing>", "?<other>")}(?: (?:listed|valued|priced|pegged|down|in))* at) ${ABOUT}(?<m>M)`,
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
    `${BEGIN}(?:my|our) (?:share|portion|stake|half|cut|part)(?: of (?:it|that))? (?:is|would be)(?: worth)? ${ABOUT}(?<m>M)`,
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
