import type { Concern } from "./concern.ts";
import { NUMBER } from "./fold-message.ts";
import { isSettlingEstate } from "./named-danger.ts";
import { findPatterns } from "./unmistakable.ts";

/** Supposed, long past, or told with the figure that it left: then it is about the figures. */
const SUPPOSED_OR_FIGURED =
  /\b(?:if (?:i|we)|in case|what if|suppose|hypothetical|until they|years ago|last year|back in|since then|used to|income|salary|unemployed|employment|zero|how long would|0 (?:a|an|per|load|yearly|weekly|monthly|hourly|week|month|year))\b/;
/** Just now: then the person comes first, whatever figure is told with it. */
const JUST_NOW =
  /\b(?:today|just now|tonight|this (?:morning|afternoon|evening|arvo)|an hour ago|minutes ago|as of|effective|at noon|at lunch|tomorrow|on the spot|just (?:got|been|fired|laid|lost|told|called))\b/;
/** Said as a fact of the books: no person is asked for. */
const STATED =
  /\b(?:unemployed|no income|without (?:an )?income|(?:income|salary) (?:is|will be|so|drops?|goes|went))\b/;
const SUPPOSED =
  /\b(?:if (?:i|we)|in case|what if|suppose|hypothetical|how long would|years ago|last year|back in|used to)\b/;
/** Long over, as it is told. */
const LONG_PAST =
  /\b(?:years? (?:ago|back|clean|sober|later)|decades? ago|(?<!(?:let|get|lets|move|moved) (?:me |us )?)back in (?:the )?0?|that was 0|since then|as a (?:kid|child|boy|girl)|when i was (?:a |0|young|little)|in 0 (?:but|and|we|he|she|it|now)|(?:clean|sober|recovered|grand|fine|sound|safe) now)\b/;
const STILL =
  /\b(?:again|still|tonight|today|right now|these days|lately|keep|keeps|anymore|any more|this (?:week|morning|month)|cannot|can not|want to|going to|scared|afraid|help|he found|she found|came back|comes back)\b/;

const ASKS = /\b(?:what|where|how|help|do i|should i|please)\b/;

const COINS = /\b(?:bitcoin|ethereum|crypto|eth|btc|solana)\b/;
const KEEPS_BOOKS =
  /\b(?:make me a plan|(?:can|does|will) my [a-z]+ see (?:this|it)|no longer own|valued at|(?:is|are|its) worth|worth (?:around |about )?0|0 percent|interest rate|net worth|add (?:a|it|that)|set (?:it|my|the)|off my (?:debts|assets)|undo (?:that|it|this|please|the|just|all|both|everything|my)|(?:ought to|should i) sell (?:it|the|my)|own 0|own (?:two|three|four|five))\b/;

/** How to live on what comes, and whether it lasts: the commonest questions there are. */
const ASKS_OF_MONEY =
  /\b(?:(?:how|should|can|could) (?:\w+ ){0,3}(?:budget|retire|stop working)|pack it in at 0|outlive (?:my|our|the) (?:money|savings|pension)|(?:my|our|the) (?:money|savings) (?:will )?last|(?:bad|good|dumb) idea)\b/;

/** Afraid of what is owed, of a figure or of what is to come: no person is feared. */
const FEARS_FIGURES =
  /\b(?:afraid|scared|frightened|terrified|fearful|frightens|scares|terrifies)(?: \w+){0,5} (?:debts?|bills?|loans?|cards?|mortgages?|interest|overdraft|numbers?|figures?|balances?|totals?|money|markets?|statements?|retir\w+|rent|rates?|tax|taxes|future|amounts?|owe|owing|owed|spending|inflation|prices?|pension|budget|credit|student|fees?|poor|broke|0)\b/;
/** Whether the money lasts: nobody keeps it from them. */
const OUTLIVES = /\boutlive (?:my|our|the) (?:money|savings|pension)\b/;
const OF_A_PERSON =
  /\b(?:he|she|him|her|his|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mum|mom|son|brother|uncle|boss|man|men|landlord|sharks?|lenders?|collectors?|bailiffs?|gang|police|hurts?|hits?|hit|threat\w*)\b/;

const FEAR = /\b(?:afraid|scared|frightened|terrified|fearful|frightens|scares|terrifies)\b/g;
/** Of those who may as well be spoken of without any harm: what is told is that they keep somebody from the money. */
const KEPT_BY_SOMEBODY =
  /\b(?:they|family|folks|relatives|people|parents?|laws?|inlaws?|spouse|step\w+|guardian|carer|sister|daughter|mother|mam|aunt\w*|gran\w*|cousin|employer|sponsor|agent|madam|roommate|flatmate)(?: \w+){0,4} (?:take|takes|took|taking|taken|keep\w*|kept|lock\w*|let|lets|letting|allow\w*|control\w*|hold\w*|held|hide|hides|hid|confiscat\w*|ma[dk]es?|forc\w*|check\w*|watch\w*)(?: \w+){0,2} (?:my|me|our|us|the|all)\b|\bhand\w* over my\b/;

/** Whether more than fear tells of somebody who keeps the person from the money. */
function isKeptByAnother(text: string): boolean {
  const others = text.replace(FEAR, "").split(" ").filter(Boolean);
  return OF_A_PERSON.test(text) || KEPT_BY_SOMEBODY.test(text) || findPatterns(others).certain === "control";
}

function isJobOfTheBooks(text: string): boolean {
  if (!SUPPOSED_OR_FIGURED.test(text)) return false;
  return SUPPOSED.test(text) || STATED.test(text) || !JUST_NOW.test(text);
}

/** Whether a trouble is told for the figures that stand beside it, so that it is no call for help. */
export function isAboutFigures(concern: Concern, text: string): boolean {
  if (concern === "job") return isJobOfTheBooks(text);
  if (concern === "self-harm") return isSettlingEstate(text);
  if (concern === "car" || concern === "home-damage") return ` ${text} `.includes(` ${NUMBER} `) && !ASKS.test(text);
  if (concern === "control") return (FEARS_FIGURES.test(text) || OUTLIVES.test(text)) && !isKeptByAnother(text);
  if (concern === "card") return COINS.test(text) && !/\b(?:password|login|code|seed)\b/.test(text);
  return false;
}

/** Whether a message plainly keeps the books or asks for them: then it takes more than a guess to read danger into it. */
export function isPlainlyOfMoney(text: string): boolean {
  return KEEPS_BOOKS.test(text) || ASKS_OF_MONEY.test(text);
}

/** Whether what is told is long over: then no pattern decides alone. */
export function isLongPast(text: string): boolean {
  return LONG_PAST.test(text) && !STILL.test(text);
}

const KIN = "wife|husband|partner|mother|father|mum|mom|dad|son|daughter|brother|sister";
const CLOSE = `(?:${KIN}|spouse)s?`;
const DIED = new RegExp(`\\bmy (?:\\w+ )?(${KIN}) (?:\\w+ )?(?:died|passed)\\b`);
const SORROWS: readonly RegExp[] = [
  new RegExp(
    `\\b${CLOSE} (?:\\w+ ){0,3}(?:died|passed|passed away|is gone|cancer|chemo|stroke|illness|funeral|hospital)\\b`,
  ),
  new RegExp(`\\b${CLOSE} (?:\\w+ ){0,8}(?:since|before|when|after|until) (?:he|she) (?:has )?(?:died|passed)\\b`),
  new RegExp(`\\b(?:lost|buried) my (?:\\w+ )?${CLOSE}\\b|\\b(?:widow|widower|widowed)\\b`),
];
const BESIDE_FIGURES =
  /\b(?:what (?:i|we) (?:have|owe|own)|affairs in order|estate|probate|bills?|0|accounts?|pension|finances|worth|bank|books|papers|paperwork|(?:any|every)thing is)\b/;
const DESPAIRS: readonly RegExp[] = [
  /\b(?:without (?:her|him|them)|anymore|any more|go on|point|join|follow|be with|tired|end it|myself|pills)\b/,
  /\b(?:live|living|life|nothing left|can ?not (?:cope|take|do|go|sleep|eat)|hurt|die|dying|alone|hits?|scared|afraid)\b/,
  /\b(?:phone|gift|transfer|wire|codes?|crypto|man|stranger|evict\w*|food|eat|hungry|power|shut|landlord)\b/,
  /\b(?:gambl\w*|bet\w*|kill\w*|threat\w*|forc\w*|control\w*|hurts?|violent|lose (?:him|her|everything))\b/,
];

/** Whether a death or an illness is told beside what has to be settled for it: then it is grief, and no danger. */
export function isSorrowBesideFigures(text: string): boolean {
  return SORROWS.some((one) => one.test(text)) && BESIDE_FIGURES.test(text) && !isOfDespair(text);
}

/** Whether there are words that go with danger, whatever else is told. */
export function isOfDespair(text: string): boolean {
  return DESPAIRS.some((one) => one.test(text));
}

/** Whose death is told; null where none is, or where it is long past. */
export function bereavedOf(text: string): string | null {
  return isLongPast(text) ? null : (DIED.exec(text)?.[1] ?? null);
}
