import { type Phrase, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import type { GoalEdit } from "./statement.ts";
import { withoutContrast } from "./without-contrast.ts";

/** Ways of moving money somewhere, of having it, and of changing what is aimed at. All rules below use these. */
const PUT =
  "put|puts|putting|add|added|adding|threw|throw|thrown|tossed|toss|stuck|stick|chucked|chuck|dropped|drop|popped|pop|socked|sock|stashed|stash|moved|move|moving|transferred|transfer|sent|send|deposited|deposit|contributed|contribute|kicked|chipped|chip|pitched|pitch|applied|dumped|dump|poured|funneled|tucked|tuck|squirreled|squirrelled|slipped|slid|shoved|shove|went|goes|paid|pay|set aside|put away|put aside|put by|banked|bank|allocated|topped up|top up|topped|top|gave|saved|stuffed|plopped|earmarked|diverted|rolled|sank|invested|swept|parked|into|loaded|log|logged|record|boosted|boost|fed|scraped|scrounged|directed";
const TAKE =
  "took|take|taken|taking|withdrew|withdraw|withdrawn|pulled|pull|used|use|spent|spend|borrowed|borrow|drew|grabbed|grab|dipped|dip|raided|raid|removed|remove|moved|move|transferred|transfer|lost|blew|swiped|siphoned|subtract|deduct|subtracted|deducted|had to take|cashed";
const UP =
  "raise|raised|raising|increase|increased|bump|bumped|up|upped|hike|hiked|boost|boosted|lift|lifted|add|added|tack|tacked|extend|grow|put|stick|throw|jack|crank";
const DOWN =
  "lower|lowered|reduce|reduced|cut|drop|dropped|decrease|decreased|trim|trimmed|shrink|knock|knocked|shave|shaved|lop|chop|slash|take|scale|down|less|bring|dial|pare";
const CHANGE = `${UP}|${DOWN}|make|set|change|adjust|move|edit|update|correct|fix|revise|switch|want|would like|need|should`;
const TARGET =
  /\b(?:target|goal (?:'s )?(?:amount|total|number|figure)|(?:goal|target) amount|price tag|amount (?:needed|for|of|on)|cost of|aim)\b/;
/** What is in the pot, not what is aimed at. */
const IN_THE_POT =
  /\b(?:savings|saved|saved up|put away|put aside|set aside|current amount|what (?:i|we) have|what i have saved|balance|progress|far)\b/;
const WHOLE = /\b(?:far|total|in total|altogether|in all|all told|overall|all together|up to|now have|have)\b/;
const MORE = /\b(?:another|more|extra|additional|further)\b/;

/** What an amount said of a goal does: its target or what is in it, set, raised, lowered or what is left to save. */
export function amountEdit(phrase: Phrase, isGoal: (token: Token) => boolean, asked: boolean): GoalEdit | null {
  const plain = withoutContrast(phrase);
  const amounts = slotsOf(plain.tokens, "money");
  const amount = amounts.at(-1)?.value;
  if (amount === undefined || MEASURED.test(plain.text) || HOLDS_NO_LONGER.test(plain.text)) return null;
  const said: Said = {
    text: plain.text,
    place: placeOf(plain, isGoal),
    target: TARGET.test(plain.text),
    pot: IN_THE_POT.test(plain.text),
    asked: asked && amounts.length === 1,
  };
  return RULES.find(({ when }) => when(said))?.does(amount) ?? null;
}

/** "The kiln needs to reach 1,200 degrees", "it set me back 60": nothing that is aimed at. */
const MEASURED =
  /\bM (?:degrees?|miles|km|steps|pages|words|people|members|hours|minutes|reps|calories|rpm|volts|watts|feet|meters|inches)\b|\b(?:set|sets|setting) (?:me|us|you) back\b/;
/** "The goal isn't 18k any more": to what it has changed comes next. */
export const HOLDS_NO_LONGER = /\bnot M any (?:more|longer)$/;

/** "Only 350 left to save", "another 5k to reach the target". */
export function isLeft(text: string): boolean {
  return (
    /\bM (?:more )?(?:left to (?:save|go|put)|to go\b|short of|short$|still to (?:save|go)|away from)/.test(text) ||
    /\b(?:need|only|just|another|lack|missing)\b.* M (?:more )?to (?:reach|hit|finish|complete|fill|meet|get to) /.test(
      text,
    )
  );
}

/** The preposition with which the goal is spoken of: money goes in, comes out, or is what is aimed at. */
function placeOf({ tokens }: Phrase, isGoal: (token: Token) => boolean): "in" | "out" | null {
  const at = tokens.findIndex(isGoal);
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    const word = tokens[before]?.text ?? "";
    if (/^(?:from|off)$/.test(word) || (word === "of" && /^(?:out|M)$/.test(tokens[before - 1]?.text ?? "")))
      return "out";
    if (/^(?:in|into|to|toward|towards|for|at|on|onto)$/.test(word)) return "in";
    if (tokens[before]?.slot) return null;
  }
  return null;
}

interface Said {
  text: string;
  /** Whether money is said to go into the goal or to come out of it. */
  place: "in" | "out" | null;
  /** Whether what is aimed at is named ("the target of ..."), or what is in the pot. */
  target: boolean;
  pot: boolean;
  /** Whether the sentence asks for the goal to be changed. */
  asked: boolean;
}

interface AmountRule {
  when: (said: Said) => boolean;
  does: (amount: number) => GoalEdit | null;
}

const has = (words: string, then = "") => new RegExp(`\\b(?:${words})\\b${then}`);
const aim = (by: 1 | -1) => (amount: number) => ({ target: { by: by * amount } });
const aimAt = (amount: number) => ({ target: { to: amount } });
const holds = (amount: number) => ({ current: { to: amount } });
const goesIn = (amount: number) => ({ current: { by: amount } });
const comesOut = (amount: number) => ({ current: { by: -amount } });

const DOWN_BY = has(DOWN, ".*\\b(?:by M|M off|M (?:from|out of|less|lower)|down M)|\\bM (?:less|lower|off)");
const TACKS_ON = has("tack|tacked|add|put|stick|throw", ".* M (?:more )?(?:on|onto|to|in|into)\\b");
const UP_BY = has(UP, ".*\\b(?:by|another|an extra) (?:another |an extra )?M|\\bM (?:more|higher)\\b");
const CHANGED_BY = has(CHANGE, ".*\\bby (?:another |an extra )?M\\b");
const HAS_GROWN = /\b(?:have|has|is|are|went) (?:\w+ )?(?:grown|gone|risen|up|increased)\b/;
const KNOCKED_OFF = has("knock|knocked|shave|shaved|lop|trim|slash|chop", ".* M off\\b");
const COSTS =
  /\b(?:needs? (?:to be |about )?M|(?:should|ought to) (?:really |now |only )?be M|(?:going to|will|now|only|gonna) (?:need|cost|be|run|run me|take)s? (?:us |me )?M|costs? (?:us |me )?(?:only |more like )?M|goal (?:is|was|to|from)(?: now)? M|(?:is|are) now M|M (?:is|will be|would be|should be|ought to be) (?:enough|plenty|fine|sufficient|what we need)|M (?:will|should|would) (?:do|be enough|suffice|cover it)|to be (?:only )?M|requires? M)\b/;
const HAS_TO_GO =
  /\b(?:needs?|has|have|ought|should) (?:to )?(?:(?:go|come|move|be raised|be lowered|be bumped|increase|drop|get raised) )+(?:up |down |all the way )?(?:to|at) M\b/;
/** "The pot needs to hit 18,500", "has to top out at 12k": what it is to come to, whatever the verb. */
const HAS_TO_REACH =
  /\b(?:needs?|has|have|ought|must|wants|should)(?: to)? (?:really |now |actually )?(?:[a-z]+ ){1,2}?(?:(?:to|at|out at|in at|up to|up at) )?M(?= |$)(?! (?:more|left|away|in|into|from|out|degrees|miles|off|less|by|to go|still|a|per)\b)/;
const WENT_TO = /\b(?:went|gone|jumped|rose|fell|dropped|came|come|climbed) (?:up |down |in |back )*(?:to|at) M\b/;
const STANDS_AT =
  /\b(?:hit|reached|reach|got|get|up|made it|are|am|is|sits|stands) (?:now )?(?:up |down )?(?:to |at )?M\b/;
const TELLS = has("raise|lower|increase|reduce|bump|change|set|make|cut|drop|adjust");
const PUT_IN = has(PUT, ".* M (?:more |of it |extra |bucks )?(?:in|into|towards?|for|at|on|onto)\\b");
const CHANGED_TO = has(CHANGE, ".*\\b(?:to|at|be|down to|up to|into|of) M\\b");
const MADE = has(
  "make|set|change|adjust",
  " (?:the |my |our |that |it |this )?(?:[a-z'-]+ ){0,6}M(?: instead| now| total)?$",
);
const BEGINS_PUTTING = has(
  `^(?:please |can you |could you |i |we |just |have |and |also )*(?:${PUT})`,
  " (?:another )?M\\b.*\\b(?:to|in|into|toward|towards|on) ",
);
const SAVED =
  /\b(?:saved|saved up|put away|put aside|set aside|put by|stashed|banked|squirreled|squirrelled|scraped together|socked away|tucked away|built up|accumulated)\b/;
const TAKEN = has(`${TAKE}|M (?:out|back out)|came`);
const OUT =
  /\bout(?: of (?:it|that))?\b|\bfrom (?:it|that)\b|\b(?:dip|dipped|raid|raided|tapped|tap|broke) (?:into |in )/;
const INTO_IT = /\b(?:in|into|to|towards?|for|at|on|onto) (?:it|that|this)\b|\bM in$/;
const GREW =
  /\b(?:(?:grown|grew|gone up|went up|risen|increased|up|rose|bumped) (?:\w+ )*(?:by |another )?M|up by M)\b/;
const HAVING =
  /\b(?:have|has|had|got|with) (?:now |about |all |the |full |whole )*M\b|\bM (?:saved|put away|put aside|set aside|stashed|in it|far)\b/;
const AT_PRESENT =
  /\b(?:saved|far|in it|away|aside|stashed|in there|now)\b|\b(?:goal|fund|it|has) (?:now )?(?:has |at |with )*M\b/;
const AT =
  /\b(?:at|up to|hit|hits|reached|crossed|passed|topped|stands at|sits at|sitting at|currently|got to|made it to|down to|to|holds|has|is now|shows) (?:the |the full |about )?M\b(?! (?:to|in|into|towards?|for|on) )/;
const AT_FOR =
  /^(?:and |so |now |(?:i|we|it) (?:am|are|is) )*(?:now |up )*(?:at|up to) (?:about )?M (?:now )?(?:for|on|with|toward|towards) (?:the|my|our) |^(?:and |so |now )*(?:i|we) (?:am|are) (?:now |about |already )*M (?:in|into|deep into|along on|towards?) /;
const REACHED = /\b(?:hit|reached|crossed|passed|got to|are at|am at|is at|up to) (?:the |the full |about )?M\b/;

/** The first that fits wins. To teach the advisor a way of saying something of a goal's amounts, widen or add a rule. */
const RULES: AmountRule[] = [
  { when: ({ text }) => isLeft(text), does: (amount) => ({ current: { left: amount } }) },
  { when: ({ text, asked, pot }) => asked && !pot && WENT_TO.test(text), does: aimAt },
  // -- what is aimed at
  { when: ({ text, target }) => target && DOWN_BY.test(text), does: aim(-1) },
  {
    when: ({ text, target }) => target && TACKS_ON.test(text) && !/\btowards?\b/.test(text),
    does: aim(1),
  },
  { when: ({ text, target }) => target && UP_BY.test(text) && !/\btowards?\b/.test(text), does: aim(1) },
  {
    when: ({ text, pot }) =>
      !pot &&
      CHANGED_BY.test(text) &&
      !HAS_GROWN.test(text) &&
      has(DOWN, ".*\\bby M").test(text) &&
      !has("raise|increase|bump").test(text),
    does: aim(-1),
  },
  { when: ({ text, pot }) => !pot && CHANGED_BY.test(text) && !HAS_GROWN.test(text), does: aim(1) },
  { when: ({ text, pot }) => !pot && KNOCKED_OFF.test(text), does: aim(-1) },
  { when: ({ text, target }) => target && !PUT_IN.test(text), does: aimAt },
  {
    when: ({ text, pot }) =>
      !pot &&
      (COSTS.test(text) ||
        HAS_TO_GO.test(text) ||
        (HAS_TO_REACH.test(text) &&
          !PUT_IN.test(text) &&
          !/\b(?:pay|put|add|save|spend|take|find|earn|make|come up with|been|have|had|got)\b/.test(text))),
    does: aimAt,
  },
  {
    when: ({ text, place, pot, target }) =>
      (target || !pot) &&
      !isStanding(text) &&
      !(place === "in" && PUT_IN.test(text)) &&
      (CHANGED_TO.test(text) || (MADE.test(text) && !/\bM (?:in|into|for|towards?)\b/.test(text))),
    does: aimAt,
  },
  // -- what is in the pot
  {
    when: ({ text }) =>
      BEGINS_PUTTING.test(text) &&
      !WHOLE.test(text.replace(/\bto what (?:i|we) have\b/, "")) &&
      !/\b(?:saved|set aside|put away|put aside|put by|stashed|banked)\b M/.test(text),
    does: goesIn,
  },
  {
    when: ({ text, place }) =>
      (place === "out" || OUT.test(text)) && !(place === "in" && !OUT.test(text)) && TAKEN.test(text),
    does: comesOut,
  },
  { when: ({ text }) => /\b(?:(?:down|fell|shrunk|shrank) (?:by )?|dropped by )M\b/.test(text), does: comesOut },
  { when: ({ text }) => GREW.test(text) && !/\bup to M\b/.test(text), does: goesIn },
  { when: ({ text }) => has(UP, ".* by (?:another )?M").test(text), does: goesIn },
  { when: ({ text }) => has("lower|lowered|reduce|reduced|cut|drop|decrease", ".* by M").test(text), does: comesOut },
  {
    when: ({ text, place }) =>
      MORE.test(text) &&
      !/\b(?:far|total|altogether|in all)\b/.test(text) &&
      (has(PUT).test(text) || place === "in" || /: another M$/.test(text)),
    does: goesIn,
  },
  {
    when: ({ text, place }) =>
      HAVING.test(text) &&
      (place === "in" || AT_PRESENT.test(text)) &&
      !has("added|add|put in|threw|tossed").test(text),
    does: holds,
  },
  { when: ({ text }) => AT.test(text) && !has("add|added|put|threw").test(text), does: holds },
  { when: ({ text }) => REACHED.test(text) || AT_FOR.test(text), does: holds },
  {
    when: ({ text }) =>
      SAVED.test(text) &&
      (WHOLE.test(text) || /\b(?:have|has) (?:\w+ )?(?:saved|put|set|stashed|banked|built|got)\b/.test(text)),
    does: holds,
  },
  { when: ({ text }) => SAVED.test(text), does: (amount) => ({ current: { saved: amount } }) },
  {
    when: ({ text, place }) =>
      (place === "in" || INTO_IT.test(text)) && has(PUT).test(text) && WHOLE.test(text) && !/\bput in\b/.test(text),
    does: holds,
  },
  { when: ({ text, place }) => (place === "in" || INTO_IT.test(text)) && has(PUT).test(text), does: goesIn },
  { when: ({ asked, pot }) => asked && !pot, does: aimAt },
];

/** "Is down to 250", "reached 5k": how it stands, unless one is told to bring it there. */
function isStanding(text: string): boolean {
  return STANDS_AT.test(text) && !TELLS.test(text);
}
