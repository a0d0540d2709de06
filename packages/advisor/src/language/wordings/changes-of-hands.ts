import { FAMILY } from "../../lexicon/entry-kinds.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";
import { BEGIN } from "./valuations.ts";

const GIVER = [...FAMILY].join("|");

const GONE_THING =
  "(?<thing>(?:the|my|our|that) (?:(?!(?:i|we|is|was|has|have|are|that|which|who|and|,|M|had|got|just|of|next|across|opposite|down) )\\S+ ){0,4}?(?!(?:is|was|has|just|got|i|we)\\b)[a-z0-9'-]+)";

/** Something given is had from then on; money, loans and advice are no thing. */
export const GIFTS: Rewriting[] = [
  rewriting(
    `${BEGIN}(?:my|our) (?:[a-z]+ ){0,2}?(?:${GIVER})(?: [a-z]+)? (?:gave|gifted|handed down|passed down|willed|bequeathed|left)(?: me| us)?(?: with| me| us)? (?:her|his|their|a|an|the|some) (?!M\\b|.*\\b(?:loan|money|cash|check|gift|advance|credit|ride|advice|break|hand|hard time|hug|lift|call)\\b)(?=[a-z])`,
    "i inherited a",
  ),
  rewriting(
    "^(?<lead>.*\\b)traded(?: in)? (?<old>(?:the|my|our|that) .+?) for (?:a|an|another|our|my)(?: brand)?(?: new| used| newer)? (?<new>(?:[a-z0-9'-]+ ){1,4}?)(?:,? ?(?:that is|which is|it is))? ?(?:worth|valued at) (?<m>M)",
    "{lead} got rid of {old} and i have a {new} worth {m}",
  ),
];

/** Ways in which something goes, said as "got rid of". */
export const LOSSES: Rewriting[] = [
  rewriting("\\blet go of (?=(?:the|my|our|that) )", "got rid of"),
  rewriting(
    "^my (?:ex|ex-wife|ex-husband|ex wife|ex husband) (?:got|kept|took|gets) (?<thing>(?:the|my|our) (?:(?!M )\\S+ ){1,4}?)in the (?:divorce|settlement|split)$",
    "i got rid of {thing}",
  ),
  rewriting(
    `${BEGIN}(?:someone|somebody|thieves|a thief|some (?:jerk|idiot|kid|guy)|(?:a|the|some) (?:tree|fire|storm|hurricane|flood|tornado|drunk driver)) (?:stole|totaled|totalled|wrecked|destroyed|crushed|took out|swiped|ran off with|made off with) (?<thing>(?:my|our|the) [^,]+?)(?= so\\b| and\\b| ,| B\\b| D\\b|$)`,
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
    `${BEGIN}(?<thing>(?:the|my|our|that) (?:(?!(?:i|we|is|was|has|are|that|which|who|and|,|M|had|have|got|just|never|not|of|next|across|opposite|down) )\\S+ ){0,4}(?!(?:is|was|has|just|got|never|not|i|we)\\b)[a-z0-9'-]+)(?: has)? (?:sold|closed escrow)(?= (?:B|D|last|this|to|on|yesterday|today|finally|in|at|after|quickly|fast|,)|$)(?: .*)?$`,
    "i sold {thing}",
  ),
  rewriting(
    `${BEGIN}(?:i|we) let (?<thing>(?:the|my|our|that) [^,M]+?) go(?: B| D| last \\w+)?(?= ,| and|$)`,
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
  rewriting(" , (?:all of (?:it|them)|every last one|the whole (?:thing|lot)|lock stock and barrel)$", ""),
];
