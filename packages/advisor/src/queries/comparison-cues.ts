import { ANY, type Cue, cue, ENTRY, SOME } from "./cue.ts";

const WHICH = "(?:which|what|whose|who|the)(?: of (?:the|my|these|those|them))?(?: (?:two|three|four|one))?";
const MOST = "(?:most|biggest|largest|highest|greatest|fattest|heaviest|top|maximum|max|single biggest)";
const LEAST = "(?:least|smallest|lowest|littlest|tiniest|lightest|minimum|min|fewest)";
const RATE = "(?:rate|apr|percent|percentage|rate-wise|percentage-wise|%|interest rate|<interest> rate)";

/** What speaks for comparing, counting and ordering. */
export const COMPARISON_CUES: readonly Cue[] = [
  cue(
    "share",
    `(?:share|slice|portion|proportion|chunk|fraction|percent|percentage|how many percent|what %|%|allocation|piece|concentration|how big a (?:chunk|part|slice))(?: \\S+){0,9} (?:of|in|is|sit|tied|near)`,
    4,
  ),
  cue("share", `${ENTRY}(?: \\S+){0,3} (?:as|is|what) (?:a )?(?:%|percent|percentage|share|slice)`, 5),
  cue("ratio", "(?:every|each) (?:dollar|pound|euro|buck|check)(?: \\S+){0,12} (?:out|goe|go|spent|door)", 9),
  cue("ratio", "how many time|time what", 9),
  cue("ratio", "ratio|time what|stack up|multiple|fold|times over|twice|double my|half of", 4),
  cue(
    "ratio",
    `how many (?!month|year|day|<|goal|debt|card|step)(?:\\S+ ){1,7}(?:to|would|til|until|till|stand|buy|for|of|is|pay)`,
    3,
  ),
  cue("ratio", `${ENTRY} (?:over|/) (?:\\S+ )?${ENTRY}`, 6),
  cue(
    "difference",
    `difference|gap|spread|delta|subtract|how much (?:more|bigger|less|over)|by how much|what amount|minus|less|take away|after <d> take`,
    3,
  ),
  cue("difference", `${ANY} (?:minus|less|-|take away) (?:\\S+ ){0,3}${ANY}`, 5),
  cue(
    "more",
    `(?:more|bigger|larger|higher|greater|heavier|less|smaller|mair|exceed|exceeding|exceed|surpass|beat|above|below|outweigh|crossing|cross) (?:\\S+ ){0,8}(?:than|or|<money|<count)`,
    4,
  ),
  cue(
    "more",
    `(?:is|are|do|doe|did|am|have|has|si) (?:\\S+ ){0,8}(?:more|bigger|larger|higher|greater|less|smaller|worth more|exceed|surpass|beat|above|below|outweigh|past|crossing)`,
    3,
  ),
  cue(
    "more",
    `(?:which|what) is (?:more|bigger|larger|biggest)(?: \\S+){0,14} or |(?:did|have|am) i (?:hit|pass|reach|crossed|over) <money>`,
    5,
  ),
  cue("more", `^(?:\\S+ ){0,4}${ANY} (?:vs|versus|or|against) (?:\\S+ ){0,2}${ANY}`, 2),
  cue(
    "enough",
    `enough|suffice|sufficient|(?:cover|clear|kill|handle|solo|afford) (?:\\S+ ){0,5}(?:${ANY}|<money>)|big enough|pay off (?:\\S+ ){0,5}(?:from|with|outta|out)`,
    4,
  ),
  cue(
    "enough",
    `(?:would|could|can|will|is|doe|do) (?:\\S+ ){0,4}${ANY} (?:\\S+ ){0,4}(?:cover|clear|pay|kill|buy|handle|settle|wipe)`,
    4,
  ),
  cue("enough", `have (?:i|we) got (?:<money>|that|enough)|do i have <money>|half <T1>|half a year`, 9),
  cue("more", `(?:which|who|whose)(?: \\S+){0,7} (?:more|most|bigger|larger|higher|dearer)(?: \\S+){0,9} (?:or|vs)`, 8),
  cue("more", `${ANY} (?:vs|versus|or) (?:\\S+ ){0,2}${ANY}(?: \\S+){0,4} (?:more|most|bigger|larger|higher)`, 8),
  cue("more", `${ANY}(?: \\S+){0,3} or (?:\\S+ ){0,4}${ANY}(?: \\S+){0,4} by how much`, 9),
  cue("equal", "same|equal|match exactly|cancel out|identical", 4),
  cue(
    "count",
    `(?:how many|hwo mayn|number of|count|# of|tally of|ow many|many)(?: \\S+){0,3} (?:${SOME}|one|people|step)`,
    5,
  ),
  cue(
    "list",
    `(?:list|name|call(?: them)? out|enumerate|who all|which ones|which one are|tell name|any of|what all|anything|show me all|one at a time)(?: \\S+){0,6}`,
    3,
  ),
  cue(
    "list",
    `(?:any|which|what)(?: \\S+){0,3} ${SOME}(?: \\S+){0,5} (?:<(?:money|percent)(?:over|under)>|over|under|above|below|due)`,
    5,
  ),
  cue(
    "rank",
    "rank|how done|ranking|sort|(?<!that )order|leaderboard|descending|ascending|worst to|first to last|top (?:two|three|<count>)|biggest (?:two|three|<count>)|high to low|low to high|least first|most first",
    6,
  ),
  cue(
    "largest-amount",
    `${WHICH}(?: \\S+){0,5} ${MOST}|${MOST}(?: \\S+){0,3} (?:${SOME}|thing|account|pot|one|debt|asset)|(?:most|second|third|next)(?: biggest| largest| highest)`,
    4,
  ),
  cue(
    "largest-rate",
    `(?:${MOST}|worst|dearest|steepest|nastiest|meanest|ugliest)(?: \\S+){0,3} ${RATE}|${RATE}(?: \\S+){0,4} ${MOST}|worst rate|dear one|most expensive|(?:who|which)(?: \\S+){0,5} (?:charging|robbing|bleeding|gouging)(?: \\S+){0,3} most`,
    7,
  ),
  cue(
    "largest-interest",
    `${WHICH}(?: \\S+){0,6} (?:${MOST}|mair|maist)(?: in)? <interest>|(?:biggest|most|worst)(?: \\S+){0,4} <interest>(?: wise)?|<interest> wise`,
    6,
  ),
  cue("largest-percent", `(?:closest|nearest|furthest along|most done|most complete)(?: \\S+){0,4}`, 4),
  cue("smallest-amount", `${LEAST}(?: \\S+){0,4}|worth the least|owe(?:s|d)?(?: \\S+)? the least|runt|got less`, 4),
  cue("smallest-rate", `(?:${LEAST}|cheapest|best)(?: \\S+){0,4} ${RATE}|cheapest (?:debt|loan|money|${ANY})`, 7),
  cue("smallest-percent", `(?:farthest|furthest|least done|least complete)(?: \\S+){0,4}`, 4),
  cue("average", "average|avg|(?<!i )(?<!they )mean(?! only| the)|typical(?: size)?|on average", 6),
  cue(
    "average-rate",
    `(?:average|avg|mean|weighted|weighting|blended)(?: \\S+){0,8} (?:rate|apr|percent|max)|(?:rate)(?: \\S+){0,4} (?:average|avg|mean)|average <interest>`,
    9,
  ),
  cue(
    "is",
    `(?:is that right|am i right|right \\?|correct|true|is it|check that|confirm|agree|off \\?|really|has she it right|i reckon|reckon|swear|says|said|claim|think|thought)(?: \\S+){0,12} (?:<money>|<percent>)|(?:<money>|<percent>)(?: \\S+){0,10} (?:right|correct|true|is it|confirm|agree|off|that so|isnt it|is not it)`,
    4,
  ),
  cue(
    "rank-of",
    `(?:where|what place|which place|pecking order|is <[ad]+> the)(?: \\S+){0,8} (?:come|rank|sit|place|heaviest|order|biggest)`,
    3,
  ),
  cue(
    "which-first",
    `(?:which|what|who|where)(?: \\S+){0,4} (?:first|clear faster|attack|knock out|tackle|start with|prioriti[sz]e|pay first|pay off first)`,
    6,
  ),
  cue("largest-rate", "highest (?:<interest>|rate)|(?:who|which|what)(?: \\S+){0,6} highest <interest>", 9),
  cue("list", `what (?:are|all) (?:all )?(?:my|our|the)? ?${SOME}(?: \\?)*$`, 9),
  cue(
    "largest-percent",
    "which <all:goals>(?: \\S+){0,3} (?:closest|nearest)|closest to (?:being )?(?:done|finished|complete)|which goal",
    8,
  ),
  cue("smallest-amount", "what is (?:my|the) (?:smallest|least|lowest) <", 6),
  cue("share", "how much of my (?:wealth|money|net worth|stuff)(?: \\S+)? is <?", 8),
  cue("difference", "difference|gap|spread", 6),
  cue("list", "<percent(?:over|under)>", 5),
  cue("difference", "how much more and i got <money>|more and i got <money>", 8),
  cue(
    "more",
    "<all:debts> more than|owe more than|more than (?:i|we) (?:own|got|have|owe|make|earn)|(?:am|are) (?:i|we) (?:still )?(?:over|past|above) <money\\w*>",
    9,
  ),
  cue("enough", "(?:is|are) there enough|got enough|have enough|would that (?:kill|clear|cover|pay)", 9),
];
