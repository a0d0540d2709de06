import { type Rewriting, rewriting } from "../rewrite.ts";

const INTO =
  "(?:put|added|deposited|stuck|dropped|threw|stashed|parked) (?<m>(?:another |an extra )?M) (?:more )?(?:in|into|to) (?<what>(?:(?!(?:M|,|from|out) )\\S+ ){1,4}?)";
const OWN_PLACE =
  "(?<from>(?:my|our|the) (?!pay|paycheck|bonus|salary|sale|raise|side|job|refund|tips)(?!M )\\S+(?: (?!M )\\S+){0,3} ?)$";

const ENDED_BY_IT =
  "wip(?:ed?|ing) out|knock(?:ed)? out|kill(?:ed)?(?: off)?|squash(?:ed)?|crush(?:ed)?|eliminated?|snuff(?:ed)? out|polish(?:ed)? off|finish(?:ed)? off|zero(?:ed)? out|bury|buried|clear(?:ed)? out|end(?:ed)?|erased?";

/** Money moved between one's own, said the way that rules know. */
export const TRANSFERS_TOLD: Rewriting[] = [
  rewriting(
    `^(?:and |so |but )*(?:(?:i|we) )?(?!(?:will|would|should|could|want|need|plan) )[a-z]+ (?<m>M) (?:from|out of|of) (?<from>(?:my |our |the )?(?:(?!(?:to|and|M|,) )[a-z0-9&'-]+ ){1,4}?)(?:(?:to|and|and that|which) )?(?:${ENDED_BY_IT}) (?<owed>(?:my |our |the )?(?:(?!(?:with|and|M|,|by)\\b)[a-z0-9&'-]+(?![a-z0-9&'-]) ?){1,5}?)(?: with (?:it|that))?$`,
    "withdrew {m} from {from} and paid off {owed}",
  ),
  // "I put 1,500 in Marcus, came out of my Chase checking"
  rewriting(
    `\\b${INTO}(?:[,:] |and )+(?:it |that |which |the money |all |it all )*(?:came|comes|taken|pulled|drawn) (?:straight )?(?:out of|from) ${OWN_PLACE}`,
    "moved {m} from {from} to {what}",
  ),
  rewriting(`\\b${INTO}(?:straight )?(?:out of|from) ${OWN_PLACE}`, "moved {m} from {from} to {what}"),
  // "1,500 from checking to Marcus"
  rewriting(
    "^(?:and |so |another )*(?<m>M) (?:went |moved )?from (?<from>(?:my |our |the )?(?!(?:my |our |the )?(?:pay|paycheck|bonus|salary|sale|job|mom|dad|bank)\\b)(?:(?!(?:M|to|into|for|,) )\\S+ ){1,4}?)(?:over )?(?:to|into) (?<what>(?!pay\\b|help\\b|cover\\b|buy\\b|get\\b|me\\b|us\\b|M\\b)(?!M|,|for|because)\\S+(?: (?!M|,|for|because)\\S+){0,3} ?)$",
    "moved {m} from {from} to {what}",
  ),
  // "Used 1,000 of the Ally money on a new fridge"
  rewriting(
    "\\b(?:used|spent|blew|burned) (?<m>M) (?:worth )?(?:of|from|out of) (?<what>(?:my|our|the) (?:(?!M )[a-z0-9'-]+ ){0,3}?(?:money|savings|cash|fund|account)) (?=(?:on|for|to)\\b)",
    "took {m} out of {what}",
  ),
  // "8,200 is what's in my savings over at Marcus"
  rewriting(
    "^(?:and |so )*(?<m>M) is what (?:is|i have|we have|i have got|we have got|i keep|sits|is sitting)(?: (?:sitting|left|saved|now))* (?=(?:in|at)\\b)",
    "i have {m}",
  ),
  // "My 401k (Vanguard) has grown to ..."
  rewriting("(?<=^(?:my|our|the) (?:[a-z0-9-]+ ){1,3})\\( (?<keeper>[a-z]+(?: [a-z]+)?) \\)(?= )", "at {keeper}"),
];
