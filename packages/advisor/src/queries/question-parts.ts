/** Cuts a message that asks several things one after the other. */

const ASK =
  "(?:(?:also|then|so) )?(?:what|whats|what's|wats|how (?:much|many|long|far|big|does|is|are|do)|hows|which|when|where|who|for how|in how|is (?:it|that|there)|do i|does it|will it|(?:its|their)(?! (?:own )?(?:mortgages?|loans?|notes?|debts?)\\W*$))\\b";
const FIGURE =
  "(?:the |its |my |their |your )?(?:(?:total|yearly|annual|monthly|combined|current|average|overall) )*(?:rates?|apr|interest|balances?|equity|share|percent(?:age)?|net worth|savings rate|(?:sum|total|value|difference|gap) (?:of|between|in))\\b";
/** "... and by how much", "... and how much": of the question before it. */
const NO_OWN =
  "(?!(?:by )?(?:how (?:much|many)(?: more| less| percent\\w*| points?| percentage points)*|what|which|how much (?:is|was) (?:it|that)|what (?:is|was) (?:it|that)|(?:what is|what's|whats) the (?:difference|gap)(?: in (?:\\$|dollars|money|total)| between (?:them|the two|these|those))?)\\W*(?:$|[?.!]))";
/** Before a comma alone something must be asked already: "Visa and Amex together, what do I owe" asks once. */
const ASKED =
  /\b(?:what|whats|how|which|when|who|total|sum|difference|gap|net|rates?|interest|equity|balance|percent\w*|share|left|state|tell|show)\b|[?%]/i;
const AND = "(?:and|&|n|an|plus|\\+|then)";
const CUTS: readonly RegExp[] = [
  /(?<=[?!;])\s+(?=\S)|(?<=[\p{L}\d]\.)\s+(?=\S)|\n+/gu,
  new RegExp(`(?:\\s*,)?\\s+${AND}\\s+(?=${NO_OWN}${ASK})`, "gi"),
  new RegExp(`\\s*,\\s*(?=${NO_OWN}${ASK})`, "gi"),
  new RegExp(`(?:\\s*,)?\\s+${AND}\\s+(?=${FIGURE})`, "gi"),
  /\s*(?:,|\band\b)\s*(?=\S+(?:'s|s') (?:part|share|rate|interest|balance|percent\w*|equity)\b)/gi,
  /\s*(?:\/|,|\band\b|&)\s*(?=(?:what |then )?(?:w\/o|without|excl\w*|not counting|ex)\b)/gi,
];
const BULLET = /^\s*(?:[-*\u2022]\s+|\(?(?:\d{1,2}|[a-e])[.)]\s*|q:\s*)/i;
const NUMBERED = /\s+(?=[1-5]\)\s)/g;
const LETTERED = /\((?:[a-e]|i{1,3})\)\s*/g;
/** "Two figures, please: my net worth, and the part of it in the pension": how many questions come. */
const ANNOUNCES =
  /^[^.?!:\d]{0,40}?\b(?:two|three|2|3|a couple of) (?:quick |little |small )?(?:figures?|things|questions?|matters|numbers|sums|ones)\b(?:,? (?:please|pls|for me|to know))?\s*[:,.;-]?\s*/i;
const OF_ANNOUNCED =
  /[\s,;]+(?:(?:and|then|also|no|hang on|wait)[\s,]+)*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?)[\s,:]+(?=\S)|\s*[,;]\s+and\s+(?=(?:the|my|our|what|how|which)\b)/gi;
/** Without a mark before it, the last "and" of a message. */
const LAST_AND = /\s+and\s+(?=(?:the|my|our|what|how|which)\b)(?!.*\s+and\s+(?:the|my|our|what|how|which)\b)/i;
/** "What I owe, what the truck is worth, and ...". */
const LISTED = /\s*,\s+(?=(?:what|how|which|the|my)\b)/gi;
const CUT = "\u0001";
const MOST = 5;
/** Longer messages tell more than they ask. */
const LONGEST = 400;

/** The parts of a message that may each ask something, in their order; `fine`: cut inside sentences too. */
export function questionParts(message: string, fine: boolean): string[] {
  if (message.length > LONGEST) return [message];
  const announced = ANNOUNCES.exec(message)?.[0] ?? "";
  const rest = ` ${message.slice(announced.length)}`;
  const marked = (announced === "" ? message : cutAsAnnounced(rest, /three|3/i.test(announced)))
    .replace(LETTERED, "")
    .replace(NUMBERED, "\n")
    .replace(/(?<=\S)\s*:\s*\n/g, ":\n");
  const cuts = fine ? CUTS : CUTS.slice(0, 1);
  const parts = cuts
    .reduce((text, pattern) => text.replace(pattern, CUT), marked)
    .split(CUT)
    .reduce<string[]>(joinedToAsked, [])
    .map((part) => part.replace(BULLET, "").trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const [first = "", ...others] = parts;
  const headed =
    first.endsWith(":") && others.length > 0 ? others.map((part) => `${first.slice(0, -1)} ${part}`) : parts;
  return headed.length <= MOST ? headed : [message];
}

function cutAsAnnounced(text: string, isOfThree: boolean): string {
  const cut = text.replace(OF_ANNOUNCED, CUT);
  const all = isOfThree ? cut.replace(LISTED, CUT) : cut;
  return all.includes(CUT) ? all : all.replace(LAST_AND, CUT);
}

/** What is cut off before anything was asked stays with what comes after it. */
function joinedToAsked(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  if (before === undefined || ASKED.test(before) || /[.!:;\n]$/.test(before)) return [...parts, part];
  return [...parts.slice(0, -1), `${before}, ${part}`];
}
