import { TRADED } from "../../lexicon/traded.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";
import { BEGIN } from "./valuations.ts";

const TYPE = "(?:real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)";

const WINDFALL =
  "(?:refund|bonus|rebate|gift|inheritance|winnings|reimbursement|settlement|dividend|dividends|stimulus|cash back|cashback|rebates|deposit|check)";
const ARRIVED =
  "(?:(?:just|finally|also|B|got|was|has been) )*(?:landed|went|hit|arrived|deposited|came|dropped|posted|cleared|added|credited|paid)(?: B)?(?: straight| directly| right)?(?: (?:in|into|to|on|at))?";

const OFF_ACCOUNT =
  "(?:about |another )*(?<m>M) (?:off|from)(?: of)? (?=(?:my|the|our) (?:[a-z0-9&'-]+ ){0,4}?(?:savings|checking|fund|account|ira|roth|401k|brokerage|cd|portfolio)\\b)";

/** Money that moves, said with the verbs that rules know. */
export const FLOWS: Rewriting[] = [
  rewriting(`\\b(?:knocked|took|shaved|deducted|subtracted) ${OFF_ACCOUNT}`, "withdrew {m} from"),
  rewriting(`\\b(?:knock|take|shave|deduct|subtract) ${OFF_ACCOUNT}`, "take {m} from"),
  rewriting(
    "^(?:and |so )*(?:my|the|our) (?:boss|manager|company|employer|work|job) (?:finally )?(?:came through|said yes|gave in|agreed)(?: ,| :| with)* (?=M\\b)(?<said>M(?: T)?)(?: starting.*| from .*)?$",
    "i got a raise , {said}",
  ),
  rewriting("(?<=\\b(?:is|are|at|about) )more (?=M\\b(?! than))", ""),
  rewriting(
    "^(?:and |but |so )*(?:i|we) (?:was|were|am|are) (?:way |totally |a bit |a little )?(?:wrong|off|mistaken) (?:about|on|with) (?:my|our) (?<what>(?:T )?(?:income|salary|pay|spending|expenses|budget)) ,(?: and| so| but)? (?:it|they|that) (?:is|are) (?=(?:about |around )*M\\b)",
    "my {what} is",
  ),
  rewriting(
    "\\b(?:i|we) (?:have )?(?:saved(?: up)?|stashed(?: away)?|put away|set aside|scraped together|built up) (?<m>M) ,(?: and| so)? (?:it|that|which) (?:is|sits|is all|is sitting|is now) in (?=(?:a|an|my|our|the) )",
    "i have {m} in",
  ),
  rewriting(
    `\\b(?:sold|cashed in|cashed out|redeemed|unloaded|liquidated|trimmed|offloaded|dumped)(?: off| about)* (?<m>M)(?: worth)?(?: of| from| out of| in) (?=${TRADED}\\b)`,
    "withdrew {m} from",
  ),
  rewriting(
    "\\b(?:swapped|traded|exchanged|converted|flipped|moved|shifted|rolled|transferred) (?<m>M)(?: worth)? of (?=(?:my|our|the) .+ (?:into|to|for|over to) (?:my|our|the)\\b)",
    "moved {m} from",
  ),
  rewriting(
    "\\b(?<verb>deposited|put|added|stuck|stashed|dropped|threw|tucked) (?:the |all |our |my )*(?<m>M)(?: (?:i|we) (?:got|made|earned))? (?:from|at|off) (?:the|my|our|a|that) (?:[a-z-]+ )?(?:sale|raffle|poker game|refund|bonus|overtime|gig|wedding|birthday|fundraiser|lottery|settlement|insurance|insurance check|tips) (?=(?:in|into|to)\\b)",
    "{verb} {m}",
  ),
  rewriting(
    "^(?:the |my |our )?(?<thing>.+?) (?:got|has|has got|was given) a new name (?:[,:] ?)?(?:and |so )*(?:it is (?:now )?(?:called )?|now it is |now )?(?=\\S)",
    "rename {thing} to",
  ),
  rewriting(
    "^for (?<thing>(?:the|my|our) [^,M]+?) ,? ?(?:use|put|make it|go with|it should be|it is|enter|write) (?<m>M)(?: instead)?$",
    "set {thing} to {m}",
  ),
  rewriting(
    "^(?:small |quick )?(?:correction|update|change|fix|adjustment) (?:on|for|to) (?<thing>(?:the|my|our) [^,:M]+?) (?::|,) (?:it is |it should be |make it |now )*(?<m>M)$",
    "set {thing} to {m}",
  ),
  rewriting("\\b(?:has |have )?(?:gone|went) (?<way>up|down) in value by(?= (?:about )?M\\b)", "went {way} by"),
  rewriting(
    "\\b(?:has |have )?appreciated(?: in value)?(?: by)?(?: another| an extra| an additional)? (?=M\\b)",
    "went up by",
  ),
  rewriting(
    "\\b(?:has |have )?depreciated(?: in value)?(?: by)?(?: another| an extra| an additional)? (?=M\\b)",
    "went down by",
  ),
  rewriting(
    "^(?:another |about )?(?<m>M) (?:more )?(?:came|went|was taken|got taken|was pulled|got pulled|was withdrawn)(?: out)? (?:of|from) (?=[a-z])",
    "i withdrew {m} from",
  ),
  rewriting("\\btopped (?:off|up) (?<what>[^,M]+?) with (?<m>M) from (?=[a-z])", "moved {m} to {what} from"),
  rewriting(
    "\\b(?:paid (?:cash|in full|outright) for|bought) (?:a|an|another) (?<m>M) (?<thing>[a-z-]+(?: [a-z-]+)?)$",
    "bought a {thing} for {m}",
  ),
  rewriting(
    "(?<=\\b(?:statement|account|balance|report|email|letter|app)) (?:that|which) (?:came|arrived|i got|i received|we got)(?: (?!(?:shows|says|reads|is|M)\\b)\\S+){0,5}(?= (?:shows|says|reads|is)\\b)",
    "",
  ),
  rewriting(
    "\\b(?:should|ought to|needs to|has to) be (?:in |under |listed (?:as|under) )?(?=(?:real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)(?: (?:asset|account|type))?(?: (?:not|,|instead|rather).*)?$)",
    "is",
  ),
  rewriting(
    "^(?<thing>.+?) is not (?:a |an )?(?:real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)(?: account)? ,? ?(?:but )?(?:it is |they are |that is )?(?:a |an )?(?<type>(?:real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other))(?: account| asset)?$",
    "{thing} is {type}",
  ),
  rewriting(
    "^(?<thing>.+?) (?:is|was|got|has been|ended up|went in) (?:filed |listed |entered |put |down |saved |recorded )?(?:as|under) (?:a |an )?(?:real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other) ,? ?(?:but )?(?:it is |that is |its |is |it should be |should be )(?:really |actually )?(?:a |an )?(?<type>(?:real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other))(?: account| asset)?$",
    "{thing} is {type}",
  ),
  rewriting("(?<=[a-z0-9] )(?<!^(?:it|that|this|and|but|so) )should (?:be |read |show )?(?=M$)", "is"),
  rewriting(
    "\\b(?:i|we) (?:want|would like) (?<thing>(?:the|my|our|that) .+?) to be (?:called|named|renamed)(?: to)? (?=\\S)",
    "rename {thing} to",
  ),
  rewriting(
    `\\b(?:i|we) (?:want|would like) (?<thing>(?:the|my|our|that) .+?) to (?:show up|appear|show|be listed|be shown|display) as (?!(?:a |an )?${TYPE}\\b)(?=\\S)`,
    "rename {thing} to",
  ),
  rewriting(
    `^(?<thing>[^,M]+?) (?:is|are) (?:a|an|my|our|just|really) [^,]+? ,? ?(?:so |and )*(?:please )?(?:put|move|file|list|make|mark|set) (?:it|that|them) (?:under|in|into|as|to|with) (?:a |an )?(?<type>${TYPE})$`,
    "{thing} is {type}",
  ),
  rewriting(
    "\\b(?:change|update|edit|switch) the (?:label|name|title) (?:on|for) (?<thing>.+?) (?:to|into) (?=\\S)",
    "rename {thing} to",
  ),
  rewriting(
    "\\b(?:overwrite|replace) (?<thing>(?:the |my |our )?.+?)(?: (?:value|balance|amount))? (?:with|by) (?<m>M)$",
    "set {thing} to {m}",
  ),
  rewriting(
    "\\b(?:i|we) (?:am|are) (?:now )?(?:left with|down to|sitting on|up to) (?<m>M) (?=(?:in|at|on) )",
    "i have {m}",
  ),
  rewriting(
    "\\b(?:has|have|had) (?:grown|gone up|increased|risen|climbed)(?: by)? (?:about )?(?<m>M)(?! to)\\b",
    "went up by {m}",
  ),
  rewriting(
    "\\b(?:has|have|had) (?:shrunk|gone down|decreased|fallen|dropped|declined)(?: by)? (?:about )?(?<m>M)(?! to)\\b",
    "went down by {m}",
  ),
  rewriting(
    "\\b(?:put|chipped|kicked|threw|paid) in (?=(?:another |an extra |an additional |about )*M (?:more )?(?:to|into|in)\\b)",
    "put",
  ),
  rewriting(
    " ,? ?(?:of )?which (?:i|we) (?:then )?(?<verb>put|stuck|deposited|added|moved|stashed|threw|dropped|tucked)(?: it| that)? (?=(?:in|into|to)\\b)",
    " , i {verb} it",
  ),
  rewriting(
    "\\b(?:spent|used|blew|burned) (?<m>M)(?: worth)? of (?=(?:my|our|the) (?:\\w+ ){0,3}(?:savings|account|checking|fund|money market|cash|cd|ira|401k)\\b)",
    "withdrew {m} from",
  ),
  rewriting(
    "(?<=\\bM )(?:made its way|found its way|was put|got put|got moved|was moved|ended up) (?=(?:in|into|to)\\b)",
    "went",
  ),
  rewriting(
    "\\b(?:drain|drained|siphoned|siphoned off|grabbed|scooped|skimmed|yanked|scraped) (?<m>M) (?=(?:out of|from|off)\\b)",
    "withdrew {m}",
  ),
  rewriting(
    "(?<=\\b(?:cd|cds|savings|checking|account|market|ira|fund|certificate|deposit)(?: account)?) (?:at|with|in|from|through) (?:our|my|the|a)(?: local| neighborhood)? (?:credit union|bank)(?= |$)",
    "",
  ),
  rewriting("(?<= )(?:free and clear|give or take(?: a bit)?|or so|more or less)(?= ,| |$)", ""),
  rewriting(
    " since (?:i|we) last \\w+(?: \\w+){0,2} ?$| (?:from|since|compared to|vs) last (?:month|week|year|quarter|time)$",
    "",
  ),
  rewriting("\\btime share\\b", "timeshare"),
  rewriting("(?<=\\b(?:a|an|my|our|the|this|that|another) )used (?=[a-z])", "pre-owned"),
  rewriting(
    "^(?:(?:here (?:are|is)|these are|my|our|the) )*(?<side>assets|debts|accounts) (?:are|is)? ?(?:as follows|the following|these|listed below)(?: ,| :)?(?= )",
    "{side} :",
  ),
  rewriting(
    "\\b(?:i|we) (?:had|have|gave(?: you)?|put(?: in| down)?|entered|typed|told you|listed) the wrong (?:number|amount|value|balance|figure|total)s?(?: in| down)? (?:for|on|of) (?<thing>(?:the|my|our|that) [^,M]+)",
    "update {thing}",
  ),
  rewriting(
    "^(?:and |but |so )*(?:it |that |this )?should (?:be|read|say|show|have been|have read|have said) (?:at )?(?<m>M)$",
    "it is {m}",
  ),
  rewriting(
    "\\b(?:moved|transferred|shifted|shuffled|slid|pushed|rolled|wired|swept|switched|zelled|sent|put|took|pulled)(?: over)? (?<m>M)(?: over| back| straight)* (?=(?:out of|from|off) .+ (?:into|onto|to (?!(?:pay|cover|buy|get|fix|put|clear|help|make|fund|use|take|go|send|settle|repair|replace|my account)\\b)))",
    "moved {m}",
  ),
  rewriting(
    "\\b(?:moved|transferred|shifted|shuffled|slid|pushed|rolled|wired|swept|switched|zelled)(?: over)? (?<m>M) (?:over|back|straight)(?= (?:to|into)\\b)",
    "moved {m}",
  ),
  rewriting(
    "^(?:i|we) would (?:rather|prefer to|like to|love to) (?=(?:call|rename|name) )|^let us (?=(?:call|rename|name) )",
    "",
  ),
  rewriting("\\b(?<who>i|we) (?:am|are) having (?<m>M)", "{who} have {m}"),
  rewriting(
    "\\b(?:spent|used|blew) (?<m>M)(?: of it| of that)? (?:out of|from|in) (?=(?:my|the|our)\\b)",
    "withdrew {m} from",
  ),
  rewriting(
    "\\b(?:took|pulled|take|pull|drew|withdrew|moved|cashed) out (?:another |about )?(?<m>M)(?: more)? (?=(?:of|from)\\b)",
    "withdrew {m}",
  ),
  rewriting(
    `${BEGIN}(?:(?:my|our|the|a) )?(?:[a-z'-]+ ){0,4}?${WINDFALL}(?: (?:check|money|payment|from [a-z]+))*(?: ,)?(?: (?:of|for|was|all))? (?<m>M)(?: and| ,| it)* ${ARRIVED} (?=(?!B|D|T)[a-z])`,
    "i deposited {m} into",
  ),
  rewriting(
    `${BEGIN}(?:my|our|the|a) (?<m>M) (?:[a-z-]+ ){0,3}?${WINDFALL}(?: (?:check|money|payment|from [a-z]+))* ${ARRIVED} (?=(?!B|D|T)[a-z])`,
    "i deposited {m} into",
  ),
  rewriting(
    "\\b(?:dropped|put|threw|deposited|stuck|tossed|placed|popped|funded it with|seeded it with|started it(?: off)? with) (?<m>M)(?: in)?(?: to (?:start(?: it)?(?: off)?|open it|get it (?:started|going)|begin|kick it off)| as (?:a |an |the |my )?(?:opening|initial|starting|first) (?:deposit|balance|amount))",
    "put {m} in it",
  ),
  rewriting(
    "(?:and |, )?(?:my|the|our) (?:very )?(?:first|initial|opening|starting) (?:deposit|balance|contribution) (?:was|is|of) (?<m>M)",
    ", i put {m} in it",
  ),
  rewriting(
    "\\bput (?<m>M) (?:from|out of) (?<from>(?:my|the|our) (?:[a-z0-9&'-]+ ){0,4}?(?:savings|checking|fund|account|ira|brokerage|cd|roth|401k|market|crypto|bitcoin|portfolio)) (?:in|into|to|towards?) (?=(?:my|the|our)\\b)",
    "moved {m} from {from} into",
  ),
  rewriting("(?<=\\bM .*) (?:after that|since then|on top of (?:that|it)|as well as that)$", ""),
  rewriting(" , this one(?: is)? (?=(?:at|with|through)\\b)", " "),
];
