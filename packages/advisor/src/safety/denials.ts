import { plainlyFolded } from "./plainly-folded.ts";
import { asksOfFigures, isOfMoney } from "./talk-of-money.ts";

/** What a message that says that nobody is in danger leaves: what else it says, and how it said so. */
interface Denial {
  /** Whether the alarm is called a mistake, rather than over. */
  isMistake: boolean;
  /** Whether it says that it was understood wrongly. */
  isCorrected: boolean;
  /** Whether it asks or tells something of money. */
  isOfMoney: boolean;
  /** What may still tell of danger: the message without its denials, folded; as it is where it has none. */
  others: string;
  /** What is to be answered; empty where nothing is. */
  rest: string;
}

const PART = /(?<=[.!?;,])\s+|\n+/;

/** Denials of danger, in folded words. */
const NOT_IN_DANGER: readonly RegExp[] = [
  /\b(?:i )?(?:am|is|was|be) (?:\w+ )?(?:not|never) (?:\w+ )?(?:suicidal|at risk|being (?:abused|hurt))\b/,
  /\b(?:i )?(?:am|is|was|be) (?:\w+ )?not (?:\w+ )?in (?:any |real )?(?:a )?(?:danger|crisis)\b/,
  /^(?:and |but |just )?(?:not|never) (?:\w+ )?(?:suicidal|at risk|in (?:any |real |a )?(?:danger|crisis))\b/,
  /\bi (?:do|would|will|am) (?:not|never) (?:going to |want to )?(?:kill|hurt|harm) myself\b/,
  /\bi would never (?:do that|kill|hurt|harm)(?: to)? myself\b/,
  /\bi (?:am not going|am not trying|have no wish|never wanted|do not plan) to (?:die|be dead)\b/,
  /\b(?:nobody|no one|noone|nobodys)(?: is| has)? (?:abus\w+|hurt\w*|hit\w*|threaten\w*|controll?\w*|beat\w*) me\b/,
  /\b(?:nobody|no one|noone)(?: has| have| is| was| got| been| ever)* (?:stole\w*|robbed|scamm\w+|rob)\b/,
  /\bi (?:did|have|was|am) not (?:\w+ )?(?:lose|lost|robbed|scammed|gambling|evicted|fired|sacked)\b/,
  /\b(?:there is |i am in )?no (?:danger|crisis|abuse|emergency)(?: here| at all)?\b/,
  /\b(?:this|it|that) is not (?:an? )?(?:crisis|emergency|abuse|suicid\w+|cry for help)\b/,
  /\bi do not need (?:a |any |the |your |that )?(?:help ?lines?|hotlines?|crisis \w+|988|samaritans)\b/,
];
const IN_ORDER =
  /^((?:\w+ ){0,4}?)i am (?:(?:all|really|just|perfectly|doing|totally) )?(?:fine|ok|okay|good|alright|all right)\b(.*)$/;
const AFTER_IN_ORDER =
  /^(?: (?:stop\w*|mate|man|thanks?|thank you|lol|really|honestly|promise|already|now|leave it|it|that|with))*$/;
const STOPPED = /^(?:please |just |oh |ok )?stop(?: (?:it|that|this|now|please|asking|with (?:the|that).*))*$/;
/** The alarm is called wrong, or what was meant is said again. */
const MISTAKEN: readonly RegExp[] = [
  /\bi (?:just |only |simply )?(?:meant|mean)\b(?! (?:it|what|every|to (?:die|do it|end)))/,
  /\bi (?:just |only |simply )?(?:asked|was (?:asking|talking|speaking)|am (?:asking|talking))\b(?!.*\bhelp\b)/,
  /\b(?:you|u) (?:got|have|took|read|get) (?:it |me |that )(?:all )?wrong\b|\bwrong end of the stick\b/,
  /\bi (?:did|have) not (?:really |actually )?(?:take|taken|took|swallow\w*) (?:any|anything|them|all)\b/,
  /\bi (?:just |only )?(?:was (?:just |only )?saying|said|say) (?:hi|hello|hey|good morning|good evening)\b/,
  /\b(?:what (?:are )?you are? (?:on|talking|going on) about|being (?:so |a bit )?dramatic|good heavens)\b/,
  /\b(?:misunderst\w+|misread|misheard)\b|\bnot what i (?:said|meant|asked|mean)\b|\b(?:false alarm|figure of speech)\b/,
];
/** Moving on, which ends only what was faintly heard. */
const MOVES_ON =
  /\b(?:can|could|shall) we (?:please |just |maybe |now )*(?:talk about|get back to|go back to|move on to|go on with|stick to|focus on|do) (?:just |only )?(?:my |the |our )?(?:money|finances|budget|numbers|figures|accounts?)\b/;
/** With one of these it is no plain denial. */
const NOT_PLAIN =
  /\b(?:yet|for now|right now|at the moment|tonight|today|while|until|unless|as long as|if|maybe|guess|think|mostly)\b/;
const NOT_WELL = /\bnot (?:\w+ )?(?:fine|ok|okay|good|alright|all right|safe|well)\b/;
const COURTESIES = new Set(
  (
    "i am is just only so a bit sad mad angry tired annoyed upset grieving safe thank thanks you please mate lol haha ha " +
    "no nope nah omg oh good heavens goodness gosh what sorry wow whoa ok okay stop hey for gods sake jesus christ god bloody hell honestly really man oh do not worry"
  ).split(" "),
);

interface Part {
  said: string;
  folded: string;
  without: string;
  kind: "danger" | "fine" | "mistake" | "courtesy" | "other";
}

/** A plain denial of danger in a message; null where it has none. */
export function denialIn(message: string, isFaint = false): Denial | null {
  const parts = message.split(PART).flatMap((said) => partOf(said, isFaint) ?? []);
  const denying = parts.filter(({ kind }) => kind !== "other" && kind !== "courtesy");
  if (denying.length === 0 || denying.some(({ folded }) => NOT_PLAIN.test(folded))) return null;
  if (parts.some(({ folded }) => NOT_WELL.test(folded))) return null;
  const rest = parts.filter(({ kind, said }) => kind === "other" || isOfBooks(said));
  const ofMoney = rest.some(({ said }) => isOfBooks(said));
  const isMistake = denying.some(({ kind }) => kind !== "fine");
  if (!isMistake && !ofMoney && rest.length > 0) return null;
  const isCorrected = denying.some(({ kind }) => kind === "mistake");
  return {
    isMistake,
    isCorrected,
    isOfMoney: ofMoney,
    others: denying.every(({ kind }) => kind === "mistake") ? message : parts.map(({ without }) => without).join(". "),
    rest: ofMoney || isCorrected ? rest.map(({ said }) => said).join(" ") : "",
  };
}

function isOfBooks(said: string): boolean {
  return asksOfFigures(said) || isOfMoney(said);
}

function partOf(said: string, isFaint: boolean): Part | null {
  const folded = plainlyFolded(said)
    .filter((word) => word !== ".")
    .join(" ");
  if (folded === "") return null;
  const without = NOT_IN_DANGER.reduce((text, denial) => text.replace(denial, " "), folded).trim();
  if (without !== folded) return { said, folded, without, kind: "danger" };
  if (isInOrder(folded)) return { said, folded, without: "", kind: "fine" };
  if (MISTAKEN.some((one) => one.test(folded)) || (isFaint && MOVES_ON.test(folded)))
    return { said, folded, without, kind: "mistake" };
  return {
    said,
    folded,
    without,
    kind: isCourtesy(folded) || STOPPED.test(folded) ? "courtesy" : "other",
  };
}

function isInOrder(folded: string): boolean {
  const found = IN_ORDER.exec(folded);
  return found !== null && isCourtesy(found[1] ?? "") && AFTER_IN_ORDER.test(found[2] ?? "");
}

function isCourtesy(folded: string): boolean {
  return folded
    .trim()
    .split(" ")
    .every((word) => word === "" || COURTESIES.has(word));
}
