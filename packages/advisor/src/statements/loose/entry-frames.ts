import type { EntryAction, Side } from "../statement.ts";

/**
 * What can be told of an asset or a debt that is known, by the shape of a sentence alone: the verb may be any. `X`
 * stands for the entry and the words around its name, `M` for the amount. Read by {@link ./entries.ts} after all
 * rules. To let the advisor see a shape, add a line here.
 */
export interface LooseFrame {
  action: EntryAction;
  side: Side;
  /** Only of accounts, whose value is money that is put in and taken out. */
  ofAccounts?: boolean;
  shape: RegExp;
}

const LEAD = "^(?:(?:and|so|then|also|but|well|plus|just|today|i|we|have|had|my|our|the|,|B) )*";
/** One word that may be a verb, with what goes with it. */
const DID =
  "(?!(?:got|received|earned|won|made|owe|need|have|had|is|are|was|want|spent|spend|lost|charged|borrowed|a|an|the|of|at|by|with|from|to|in|on|for|another|about|up|down|only|over) |[a-z-]+ing )[a-z-]+(?: (?:away|aside|over|across|back|in|up|down|out|myself|ourselves|off))?";
const AMOUNT =
  "(?:(?:another|an extra|an additional|about|around|some|the|a|roughly) )*M(?: (?:more|extra|of it|of that|of mine))?";
const ABOUT = "(?:(?:about|around|roughly|now|only|just|at|a|an|whole) )*";
/** Words of a statement of state between a name and its amount. */
const STATE =
  "(?:(?!(?:a|an|new|my|our|i|we|you|for|with|on|in(?! at)|into|of|by|from|was|were|had|used|and|or|but|not|never|paid|sold|bought|gave|took|put|which|that) )[a-z'-]+ ){1,6}?";

const OVER = "(?:(?:straight|right|over|on|out|up|down|back|off|in) )?";
/** "Forked over 120 for the card": with these particles money is given away. */
const HANDED =
  "(?!(?:saved|set|put|budgeted|earmarked|racked|rang|ran|made|took|lined|picked|came|found|laid|got|need|owe) )[a-z]+ (?:up|over|out)";
/** Done with a card, these make its balance higher. */
const CHARGES =
  "rang|rung|racked|ran|run|loaded|piled|stacked|slapped|tacked|blew|splurged|swiped|burned|burnt|heaped|dinged|rolled";
/** Done by an account, these make it smaller. */
const GIVES =
  "coughed|spat|surrendered|lost|shed|dropped|bled|leaked|sacrificed|released|parted|forfeited|fell|shrank|slipped|dipped|slid|owes|needs|wants|charged|cost";
/** Interest an account paid is income, nothing taken from it. */
const YIELDS = "paid|earned|gave|yielded";

const frame = (action: EntryAction, side: Side, shape: string, ofAccounts = false): LooseFrame => ({
  action,
  side,
  shape: new RegExp(`${LEAD}${shape}(?= |$)`),
  ofAccounts,
});

export const LOOSE_FRAMES: LooseFrame[] = [
  // "Slipped another 150 into Alliant", "squeezed 40 more out of the savings"
  frame("add", "asset", `${DID} ${AMOUNT} ${OVER}(?:into|onto|to) X`, true),
  frame("add", "asset", `X (?:got|received|took in|has) ${AMOUNT} (?:from|out of) (?:me|us)`, true),
  frame(
    "charge",
    "debt",
    `(?:to )?(?:charged?|put|sti?uck|stick|threw|throw|booked?) (?!M )(?:[a-z-]+ ){1,4}(?:to|on|onto) X(?: ,)?(?: (?:for|at|it was|that was|:))* ${AMOUNT}`,
  ),
  frame("add", "asset", `${AMOUNT} (?:[a-z]+ ){1,2}(?:into|onto) X`, true),
  frame("add", "asset", `${HANDED} ${AMOUNT} (?:for|to) X`, true),
  frame("add", "asset", `${DID} X (?:with )?(?:another|an extra|an additional) M(?: more)?`, true),
  frame("add", "asset", `X (?!(?:${GIVES}|${YIELDS}) )[a-z]+(?: up| down| in)? (?:another|an extra) M`, true),
  frame("subtract", "asset", `X (?:${GIVES})(?: up| out| away| with)? ${AMOUNT}`, true),
  frame("subtract", "asset", `${DID} ${AMOUNT} (?:out of|from|off) X`, true),
  frame("pay", "debt", `${AMOUNT} (?:towards?|against|off) X`),
  // "Shovelled 300 at the Visa", "made my payment to Aidvantage, 212", "the Honda payment of 310 went through"
  frame("pay", "debt", `${DID} ${AMOUNT} ${OVER}(?:to|towards?|against|at|into|off) X`),
  frame("pay", "debt", `${HANDED} ${AMOUNT} (?:for|to|on) X`),
  frame("pay", "debt", `(?!(?:${CHARGES}|loaded|saddled|filled|burdened|maxed) )${DID} X with ${AMOUNT}`),
  frame("charge", "debt", `(?:${CHARGES})(?: up| down)? ${AMOUNT} (?:on|onto|to|against|in) X`),
  frame(
    "charge",
    "debt",
    `(?:the |another |about )*M (?:more )?(?:crept|snuck|sneaked|slipped|landed|ended up) (?:on|onto) X`,
  ),
  frame(
    "charge",
    "debt",
    `X (?:took|swallowed|absorbed|ate|caught|got) (?:a|an|another) M (?:hit|purchase|charge|(?:[a-z]+ ){0,2}?(?:dress|dinner|bill|order|trip))`,
  ),
  frame(
    "charge",
    "debt",
    `(?:bought|ordered|grabbed|purchased|picked up) (?:[a-z'-]+ ){1,5}?,? ?(?:for |at |, )?M ,? ?(?:with|on|using) X`,
  ),
  frame(
    "pay",
    "debt",
    `(?:made|sent|mailed|submitted|did|got|knocked out|took care of|completed|cleared|finished) (?:(?:my|our|the|a|this|an|extra|regular|usual|monthly|first|last|second|november|big|small|full) )*(?:payment|installment|instalment) (?:in )?(?:to|on|for|towards?|with) X(?: ,)?(?: (?:of|for|it was|that was|which was|worth|at|:))* ${AMOUNT}`,
  ),
  frame(
    "pay",
    "debt",
    `X (?:payment|installment|instalment)(?: (?:of|for|,|:))* ${AMOUNT} (?:has )?(?:[a-z]+ )?(?:went|cleared|posted|made|sent|done|paid|processed|came out|left|is done|is in|is made)(?: (?:through|out|in|off))?`,
  ),
  frame(
    "pay",
    "debt",
    `X (?:payment|installment|instalment) (?:has )?(?:[a-z]+ )?(?:went|cleared|posted|made|sent|done|paid|processed|came out|is done|is in|is made)(?: (?:through|out|in|off))?(?: ,)?(?: (?:for|of|it was|that was|:))* ${AMOUNT}`,
  ),
  // "I whittled the overdraft down by 180", "rang up 340 more on the store card"
  frame("pay", "debt", `${DID} X (?:down |lower )?by ${AMOUNT}`),
  frame("subtract", "asset", `${DID} X (?:down |lower )by ${AMOUNT}`, true),
  frame("charge", "debt", `${DID} X (?:up |higher )by ${AMOUNT}`),
  frame("add", "asset", `${DID} X (?:up |higher )by ${AMOUNT}`, true),
  // "The new valuation on the bungalow came back: 512k"
  ...(["asset", "debt"] as const).map((side) =>
    frame(
      "set",
      side,
      `(?:(?:new|latest|current|updated|fresh|a) )*(?:valuation|value|balance|appraisal|estimate|figure|total|statement|number) (?:on|of|for|from|in|at) X (?:(?!(?:by|from|not|for) )[a-z]+ ){0,3}(?:(?:at|as|is|to|:|,|now) )*M`,
    ),
  ),
  // "Rollover IRA ended the week at 63,870", "the Visa clocks in at 900", "Affirm balance is 0 now"
  ...(["asset", "debt"] as const).flatMap((side) => [
    frame("set", side, `X ${STATE}(?:at|to|around|near|=) ${ABOUT}M`),
    frame("set", side, `X (?:is|are) (?:now |still )*[a-z]+ing ${ABOUT}M`),
    frame("set", side, `${DID} X (?:all the way |finally )?(?:down|up)(?: all the way)? to ${ABOUT}M`),
    frame("set", side, `X (?:now |currently )?(?:is|are|reads|says|shows|=|:) ${ABOUT}M`),
  ]),
  frame("set", "debt", `M (?:is )?(?:still )?(?:left|to go|remaining|outstanding|owing) (?:on|with|to|of) X`),
];

/** Harmless in what is remarked after the frame, where they tell when, who or what for: "before the kids noticed". */
export const REMARKED =
  /\b(?:before|then|when|was|were|once|he|she|his|her|their|him|soon|later|next|rent|tires|roof|repairs?|insurance|bonus|tax|taxes|dividends|people|someone|somebody|bought|sold|ago|almost|nearly)\b/g;

/** With these in it an amount beside a name may be something else, or not so. */
export const NOT_LOOSE =
  /\b(?:costs?|priced?|prices|fees?|repairs?|fix|fixing|tires?|roof|insurance|premiums?|tax|taxes|limit|bonus|dividends?|interest|rent|rented|if|would|could|should|might|may|can|will|shall|goals?|target|income|salary|expenses|spending|budget|minimum|due|late|missed|offers?|offered|quoted?|asking|plans?|planning|wants?|needs?|hopes?|wish|average|someone|somebody|people|he|she|his|her|their|him|usually|typically|normally|every|each|per|monthly|weekly|yearly|annual|used|was|were|once|until|ago|never|not|no|nothing|without|unless|before|instead|than|miles|claim|deductible|payout|refund|refunded|worth of|going|gonna|thinking|tempted|considering|almost|nearly|pretend|say|imagine|then|when|tomorrow|tonight|soon|later|next)\b/;

/** With these in it money did not move or was only talked of, or the amount is a price, a limit or a distance. */
export const NOT_MOVED =
  /\b(?:scheduled?|queued?|pending|pledged?|promised?|committed|commit|allocated?|allot(?:ted)?|assigned?|skip(?:ped)?|propos(?:e|ed)|suggest(?:ed)?|recommend(?:ed)?|try|tried|simulated?|model(?:ed|led)?|compared?|prefer(?:red)?|laughed|disputed?|negotiated?|redeemed|pencill?ed|projected?|donated?|scored|support|failed?|bounced|reject(?:ed)?|cancell?(?:ed)?|reversed?|refused?|forgot|forgotten|declined?|neglected|unable|reminded|reminder|autopay|auto-pay|postponed|delayed|estimated|requested|expected|(?<!\bstatement )closed at|closes at|finished (?:off )?the day|finished off|trad(?:ing|es)|odometer|mileage|pushing|tops out|maxe[sd]|insures?|cut me off|in my head)\b/;
