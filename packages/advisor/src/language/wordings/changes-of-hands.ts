import { FAMILY } from "../../lexicon/entry-kinds.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";
import { BEGIN } from "./valuations.ts";

const GIVER = [...FAMILY].join("|");

/** What someone does with a thing that stays theirs. */
const ON_LOAN =
  "lent|lends|loaned|rents?|rented|leases?|leased|offered|offers|promised|promises|showed|shows|recommended|mentioned|described|explained|compared|complained|will|would|could|might|should|may|wants|wanted|is|was|has|owes|owed|never|not|said|talked|paid|pays|preferred|introduced|proposed|suggested";

const GONE_THING =
  "(?<thing>(?:the|my|our|that) (?:(?!(?:i|we|is|was|has|have|are|that|which|who|and|,|M|had|got|just|of|next|across|opposite|down) )\\S+ ){0,4}?(?!(?:is|was|has|just|got|i|we)\\b)[a-z0-9'-]+)";

/** Something given is had from then on; money, loans and advice are no thing. */
export const GIFTS: Rewriting[] = [
  rewriting(
    `${BEGIN}(?:my |our )?(?:late |great |old |dear )*(?:[a-z]+ )?(?:${GIVER}) 's (?:old )?(?<thing>(?!(?:is|house is)\\b)(?:[a-z0-9'-]+ ){1,4}?)(?:now )?(?:belongs to (?:me|us)|came to (?:me|us)|went to (?:me|us)|passed to (?:me|us)|was left to (?:me|us)|was passed (?:on|down) to (?:me|us)|is (?:mine|ours)|is in (?:my|our) name)(?: now)?(?: (?:when|after|since|once) (?:(?!M )[a-z'-]+ ){0,5}[a-z'-]+)?(?= ,| and\\b|$)`,
    "i inherited a {thing}",
  ),
  rewriting(
    `${BEGIN}(?:my |our )?(?:[a-z]+ ){0,2}?(?:${GIVER}) (?:signed over|deeded|signed|transferred|turned over|handed over) (?:her|his|their|the) (?<thing>(?!M\\b)(?:[a-z0-9'-]+ ){1,4}?)(?:over )?to (?:me|us)(?= |$)`,
    "i inherited a {thing}",
  ),
  rewriting(
    `${BEGIN}(?:(?:my|our) (?:[a-z-]+ ){1,3}?|(?:${GIVER}) )(?!(?:${ON_LOAN})\\b)[a-z]+ (?:her|his|their) (?<thing>(?!(?:M|own)\\b)(?:(?!(?:to|and|,|M) )[a-z0-9'-]+ ){1,6}?)(?:(?:over|down|on|along) )?to (?:me|us)(?= |$)`,
    "i inherited a {thing}",
  ),
  rewriting(
    `${BEGIN}(?:my |our )(?:[a-z]+ ){0,2}?(?:${GIVER}) (?:got|talked|convinced|made|persuaded) (?:me|us) (?:to|into) (?:buy|buying|get|getting|invest in|investing in) (?=(?:some|a|an)\\b)`,
    "i have",
  ),
  rewriting(
    "(?<=\\b(?:inherited|have|bought) (?:a|an|some) .*) (?:back T|back in the day|way back|years ago|B)(?= and\\b| ,)",
    "",
  ),
  rewriting(
    "(?<=\\binherited (?:a|an|some) (?:[a-z0-9'-]+ ){1,4})(?:before|when|after|because|since) (?:he|she|they) (?:(?!M )[a-z'-]+ ){1,6}(?=, .*\\bM\\b)",
    "",
  ),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?(?:(?:just|finally|recently) )*closed on (?=(?:a|an|another|our first|my first|our new|my new)\\b)`,
    "i bought",
  ),
  rewriting(
    "(?<=\\b(?:bought|purchased) (?:a|an|another|some|our|my) [^,M]+) ,? ?(?:and |i |we |for which i )*paid (?<m>M)(?: (?:cash|in cash|outright|even|flat|for (?:it|that|them)))*$",
    "for {m}",
  ),
  rewriting(
    `${BEGIN}(?:my|our) (?:[a-z]+ ){0,2}?(?:${GIVER})(?: [a-z]+)? (?:gave|gifted|handed down|passed down|willed|bequeathed|left)(?: me| us)?(?: with| me| us)? (?:her|his|their|a|an|the|some) (?!M\\b|.*\\b(?:loan|money|cash|check|gift|advance|credit|ride|advice|break|hand|hard time|hug|lift|call)\\b)(?=[a-z])`,
    "i inherited a",
  ),
  rewriting(
    "^(?<lead>.*\\b)traded(?: in)? (?<old>(?:the|my|our|that) .+?) for (?:a|an|another|our|my)(?: brand)?(?: new| used| newer)? (?<new>(?:[a-z0-9'-]+ ){1,4}?)(?:,? ?(?:that is|which is|it is))? ?(?:worth|valued at) (?<m>M)",
    "{lead} got rid of {old} and i have a {new} worth {m}",
  ),
];

const BUYER =
  "(?:someone|somebody|some (?:guy|lady|kid|dude|fella|family|couple|woman|man)|(?:a|an|the|this) (?:[a-z]+ ){0,2}?(?:guy|lady|kid|dude|fella|fellow|family|couple|woman|man|buyer|dealer|dealership|collector|coworker|friend|neighbor|neighbour)|(?:my|our) (?:[a-z]+ )?(?:neighbor|neighbour|coworker|buddy|friend|brother|sister|cousin|uncle|nephew|dad|mom|boss|landlord)|carmax|carvana)(?: (?:from|on|off|off of|at|down) (?:the |my )?[a-z]+(?: [a-z]+)?)?";

/** Ways in which something goes, said as "got rid of". */
export const LOSSES: Rewriting[] = [
  rewriting(
    `${BEGIN}${BUYER} (?:just |finally |actually )?(?:bought|purchased|took) (?<thing>(?:the|my|our) (?:(?!M |,|and |for |an? |some )[a-z0-9'-]+ ){1,4}?)(?:off of|off|from) (?:me|us)(?= |$)`,
    "i sold {thing}",
  ),
  rewriting(
    `${BEGIN}${BUYER} (?:just |finally |actually )?(?:bought|purchased) (?<thing>(?:my|our) (?:(?!M |,|and |for |an? |some )[a-z0-9'-]+(?![a-z0-9'-]) ?){1,4}?)(?= for| B| D|,| ,| and|$)`,
    "i sold {thing}",
  ),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?lost (?<thing>(?:my|our|the) (?!(?:[a-z]+ )*card\\b)(?!(?:job|gig|position|mind|temper|wallet|keys|phone|hope|interest|weight|money|dad|mom|father|mother|husband|wife|dog|cat|way|time|bet|game|password|main|only|second|side)\\b)(?:(?!(?:M|in|to|at|on) )[a-z0-9'-]+ ){1,3}?)(?:at|on|in|while|during|somewhere|swimming|camping|when|overboard)(?!(?: \\S+)* M\\b)(?: .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?(?:(?:had to|just|finally) )*(?:pawned(?: off)?|pawn|hocked|got out of|bailed on|junked) (?=(?!debt\\b|bed\\b|the hospital\\b|a\\b|M\\b)[a-z])(?<thing>(?:(?!(?:completely|entirely|altogether|for|at|to|with|,|and|M)\\b)[^ ]+(?: |$))+)(?:(?:completely|entirely|altogether|for good)(?: |$))?`,
    "i got rid of {thing}",
  ),
  rewriting(
    "^(?:please |can you |could you |and |so )*take (?<thing>(?:the|my|our) (?:(?!M )[a-z0-9'-]+ ){1,4}?)out(?: of (?:there|here|my (?:list|assets)|the list))?(?= ,|$)(?: .*)?$",
    "remove {thing}",
  ),
  rewriting(
    `${BEGIN}${GONE_THING} (?:is not|are not|is no longer) (?:mine|ours|my problem|in my name)(?: any (?:more|longer)| now)?(?: .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?:my|our) (?:[a-z-]+ ){0,2}?(?:${GIVER}|ex-wife|ex-husband|buddy|neighbor) (?:has|owns|took|got|kept) (?<thing>(?:the|my|our) (?:(?!M )[a-z0-9'-]+ ){1,4}?)(?:now )?(?:, |and |so )*it is (?:not|no longer) (?:mine|ours)(?: any (?:more|longer)| now)?(?: .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?(?:(?:just|finally) )*(?:dumped|redeemed|cashed in|cashed out|unloaded|sold off|liquidated) (?:all (?:of )?|every last |the rest of |the last of )(?=(?:my|our|the)\\b)`,
    "i sold all",
  ),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?traded (?<thing>(?:the|my|our|that) [^,M]+?) in(?= B| D| ,| for| at| on|$)`,
    "i got rid of {thing}",
  ),
  rewriting("\\blet go of (?=(?:the|my|our|that) )", "got rid of"),
  rewriting(
    "^my (?:ex|ex-wife|ex-husband|ex wife|ex husband) (?:got|kept|took|gets) (?<thing>(?:the|my|our) (?:(?!M )\\S+ ){1,4}?)in the (?:divorce|settlement|split)$",
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?:someone|somebody|thieves|hackers|scammers|a thief|the (?:bank|lender|repo man|police|finance company)|some (?:jerk|idiot|kid|guy)|(?:a|the|some) (?:tree|fire|storm|hurricane|flood|tornado|drunk driver)) (?:stole|emptied|drained|repossessed|seized|took back|took away|foreclosed on|totaled|totalled|wrecked|destroyed|crushed|took out|swiped|ran off with|made off with) (?<thing>(?:my|our|the) [^,]+?)(?= so\\b| and\\b| ,| B\\b| D\\b|$)`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?<thing>(?:the|my|our|that) (?:(?!i |we |is |was |M )\\S+ ){1,5}?)(?:now )?(?:(?:belongs to|is owned by)(?! me\\b| us\\b)|(?:was|got|is being|has been|is) foreclosed(?: on)?)(?: .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?(?:signed|handed|turned|deeded) (?<thing>(?!over)(?:the|my|our|that) [^,M]+?) over(?: to .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    "^(?:(?:i|we) )?(?:do|did) not (?:have|own|hold)(?: got)? (?<thing>(?:the|that|my|our|a|an) .+?) any (?:more|longer)$",
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?<thing>(?:the|my|our|that) (?:(?!(?:i|we|is|was|has|are|that|which|who|and|,|M|had|have|got|just|never|not|of|next|across|opposite|down) )\\S+ ){0,4}(?!(?:is|was|has|just|got|never|not|almost|nearly|i|we)\\b)[a-z0-9'-]+)(?: has)? (?:sold|closed escrow)(?= (?:B|D|last|this|to|on|yesterday|today|finally|in|at|after|quickly|fast|,)|$)(?: .*)?$`,
    "i sold {thing}",
  ),
  rewriting(
    `${BEGIN}(?:i|we) let (?<thing>(?:the|my|our|that) [^,M]+?) go(?: B| D| last \\w+| to .*| for .*)?(?= ,| and|$)`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}${GONE_THING} (?:(?:just|has|have|got|was|is) )*(?:(?:sank|sunk)(?! (?:to|by|about|like|another)\\b)|burned down|burnt down|burned up|went up in flames|blew up|(?:does|do) not exist any (?:more|longer)|is no longer (?:mine|ours|with us)|no longer exists)(?: .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}${GONE_THING} (?:was|got|has been|have been)(?: just)? (?:totaled|totalled|wrecked|stolen|destroyed|crushed|repossessed)(?: .*)?$`,
    "i got rid of {thing}",
  ),
  rewriting(
    "\\b(?:i |we )?lost (?<thing>(?:the|my|our) (?:(?!M )\\S+ ){1,4}?)(?:in|to) (?:the|a|my|our) (?:divorce|fire|flood|storm|hurricane|separation|bet|theft|settlement|foreclosure)\\b",
    "i got rid of {thing}",
  ),
  rewriting(`${BEGIN}(?:it|they) (?:is|are) (?:no longer|not) (?:mine|ours)(?: any more)?$`, "i got rid of it"),
  rewriting(
    `${BEGIN}(?:(?:i|we) )?(?:got|received|made|pocketed|cleared) (?<m>M) (?:(?:in )?cash )?(?:for|from|off) (?:(?<a>(?:the|my|our) (?:(?!(?:M|i|we|that|,) )[a-z0-9'-]+ ){1,4}?)(?:(?:that |which )?(?:i|we) sold|(?:when|after) (?:i|we) sold it)|selling (?<b>(?:the|my|our) (?:(?!(?:M|,|and) )[a-z0-9'-]+(?![a-z0-9'-]) ?){1,4}))(?= and| ,|$)`,
    "i sold {a} {b} for {m}",
  ),
  rewriting(
    "\\b(?:am|are) (?:now |finally )*out of (?=(?:the|my|our) (?:[a-z]+ )?(?:timeshare|condo|property|rental|partnership|business)$)",
    "got rid of",
  ),
  rewriting(" , (?:all of (?:it|them)|every last one|the whole (?:thing|lot)|lock stock and barrel)$", ""),
];
