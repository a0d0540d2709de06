import type { Side } from "../statement.ts";

/** What people do to a debt in the end. */
const ENDED =
  "slayed|slew|slain|vanquished|conquered|snuffed out|polished off|extinguished|annihilated|obliterated|squashed|smashed|crushed|demolished|terminated|eradicated|buried|torched|exterminated|pulverized|defeated|beat|beaten|dispatched|mopped up|squared up|squared away|put paid to|vaporized|decimated|dismantled|evicted|banished|bulldozed|finished off|closed the book on|closed out|shook off|shaken off|said farewell to|waved goodbye to|drove a stake through|kicked";
const STATE =
  "dead|buried|extinct|kaput|toast|a goner|ancient history|a thing of the past|out of (?:my|our) (?:hair|life|lives)|off (?:my|our) (?:back|plate|shoulders)|in the (?:rear-?view|rear view|past|grave)|a (?:distant )?memory|six feet under|over and done|over and done with|done and dusted|finito";
const WENT =
  "bit the dust|(?:has )?met its (?:end|maker|doom)|kicked the bucket|(?:has )?breathed its last|went poof|croaked|(?:has )?gave up the ghost|(?:has )?went to debt heaven";
/** With these beside it a debt is paid, whatever is said to have become of it. */
const PAID_UP =
  "paid (?:it )?(?:back |off )?in full|paid every (?:single )?(?:penny|cent|dollar|dime)|every (?:single )?(?:penny|cent|dollar|dime) (?:of it )?paid|(?:last|final) payment (?:just |has |finally )*(?:cleared|made|sent|went through|posted|done)|paid in full";
const GIVEN_AWAY =
  "parted (?:ways )?with|auctioned(?: off)?|pawned(?: off)?|hocked|rehomed|let go of|bade farewell to|signed over|handed over|found a (?:buyer|new owner|new home) for|waved goodbye to|hawked|disposed of|dispensed with|divested(?: myself| ourselves)? of";
const NEW_OWNER =
  "(?:(?:has |finally |just )*(?:found|got|has|went to|moved to|belongs to|is with|drove off with|left with|is off to|goes to)) (?:a|an|its|his|her|some|another|someone|somebody|the)(?: (?:new|else|lucky|happy|different|loving|good|next))* (?:owner|home|family|hands|buyer|driveway|'s)";

const LEAD = "^(?:(?:and|so|then|but|well|today|i|we|have|had|officially|finally|my|our|the|,) )*";

const frame = (side: Side, shape: string) => ({ side, shape: new RegExp(`${LEAD}${shape}(?= |$)`) });

/** That a stored entry is gone, by the shape of a clause; `X` stands for its name. To let the advisor see a way, add it. */
export const GONE_FRAMES: { side: Side; shape: RegExp }[] = [
  frame("debt", `(?:${ENDED}) X`),
  frame(
    "debt",
    `(?:put|laid|kicked|sent|left) X (?:to (?:bed|rest|the curb|the grave)|behind (?:me|us)|in the (?:dust|grave|past)|packing)`,
  ),
  frame(
    "debt",
    `X (?:is|are|has been|was|got|'s) (?:[a-z]+ly |now |all |as good as )*(?:${STATE}|${ENDED})(?: and (?:${STATE}))?`,
  ),
  frame("debt", `X (?:${WENT})`),
  frame("debt", `X ?(?:: |, )?(?:${STATE})`),
  frame("debt", `wiped X (?:off the (?:map|books|slate)|out)`),
  frame("debt", `(?:(?:that|this|here) is )?the end of X`),
  frame("debt", `X (?:got|received|has|had) (?:its|the|my|our) (?:very )?(?:last|final) payment`),
  frame("debt", `(?:sayonara|goodbye|bye|adios|so long|farewell) X ?,? (?:${PAID_UP})`),
  frame("debt", `(?:[a-z]+ ){0,2}X .*\\b(?:${PAID_UP})`),
  frame("asset", `(?:${GIVEN_AWAY}) X`),
  frame("asset", `X (?:now )?(?:${NEW_OWNER}|(?:now )?[a-z]+ in (?:someone|somebody) else 's [a-z]+)`),
  frame(
    "asset",
    `(?:[a-z]+ ){1,4}(?:drove|walked|rode|went|ran|rolled) (?:off|away|home|out) with X , (?:and )?(?:it|that) is (?:his|hers|theirs)`,
  ),
  frame("asset", `(?:[a-z]+ ){1,4}took X off (?:of )?(?:my|our) hands`),
  frame("asset", `(?:pulled the plug on|wound down|axed|shuttered|sunset|dissolved|terminated|killed) X`),
  frame(
    "asset",
    `X (?:account )?(?:: |, )?(?:is |got |has been )*(?:closed|shuttered|axed|wound down|dissolved|terminated)(?: for good| down)?`,
  ),
  frame(
    "asset",
    `X (?:was|got|has been|is|'s been|is been) (?:[a-z]+ly )?(?:auctioned(?: off)?|pawned(?: off)?|rehomed|hocked|hawked|disposed of|parted with)`,
  ),
];

/** With these in it the end has not come, or not for all of it. */
export const NOT_GONE =
  /\b(?:yet|still|half|part|some|most|more|as good as|trying|try|like|love|to be|soon|rates?|apr|points|rewards|temporarily|application|statement|bill for|reminder|almost|nearly)\b/;

/** Going on like this, something else was done with it: "buried the Visa in a drawer", "closed for maintenance". */
export const NOT_ENDED =
  /^ (?:in (?!full|the end)|with |around|to (?:the|me)\b|for (?!good|ever)|me\b|near|is\b|are\b|apps?\b|ads?\b|as |up\b|at (?!last|long last)|on the (?:app|phone))/;
