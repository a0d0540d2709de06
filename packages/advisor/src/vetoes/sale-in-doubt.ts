import type { Change, Documents } from "@seven-figures/domain";
import { asPattern } from "../language/as-pattern.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { bold } from "../replies/describe-changes.ts";
import { nameOfChange } from "./name-of-change.ts";
import type { Case, Finding, Veto } from "./veto.ts";

const SELLS =
  /\b(?:sold|sells?|selling|sale|flogg(?:ed|ing)|offload(?:ed|ing)|auctioned|traded in|parted with|got rid of)\b/i;
/** Words that stand for a sale where something goes. */
const CHANGES_HANDS =
  /\b(?:sold|sells?|selling|sale|flogg(?:ed|ing)|offload(?:ed|ing)|auctioned|traded in|parted with|got rid of|took|takes?|bought|buys?|gone)\b/i;

/** A sale that was thought, hoped, dreamt or guessed. */
const THOUGHT =
  /\b(?:hopefully|fingers crossed|supposedly|allegedly|probably|maybe|perhaps|possibly|may have|might have|could have|could've|would have|would've|should have|should've|(?:i|we)(?:'m| am| are|'re)? ?(?:think|thinking|guess|guessing|reckon|suppose|believe|hope|hoping|assume|assuming|wish|dreamt|dreamed)|(?:he|she|wife|husband|mum|mom|dad|everyone|everybody|they) (?:thinks?|reckons?|believes?|hopes?)|(?:dream(?:t|ed)|imagine|pretend|wish(?:ed|ing)?) (?:that )?(?:i|we)(?:'d| had| have|'ve)?|thinking|(?:almost|nearly|very nearly|just about|came close to|was about to|were about to) (?:\w+ )?(?:sold|sell|selling|flogged|offloaded|traded|got rid))\b/i;
/** A buyer was found, or looked for, and no more. */
const OFFERED =
  /\b(?:offer(?:s|ed|ing)?|wants? to (?:buy|take)|interested in|(?:up|put(?: \w+){1,3}) for sale|listed)\b/i;
const WENT_THROUGH =
  /\b(?:accept(?:ed)?|said yes|agreed|sold|took (?:it|his|her|their|that|the offer|[$£€]?\d)|went (?:for|with)|gone)\b/i;
const FELL_THROUGH =
  /\b(?:fell through|backed out|pulled out|(?:cheque|check|payment) bounced|changed (?:his|her|their) minds?)\b/i;
/** "Sold the kayak for 900, right?" */
const TAG =
  /^(?!.*\b(?:what|how|when|where|who|why|which|can|could|would|will|please|is|are|am|do|does|did|should)\b).*(?:\?\s*$)|,\s*(?:right|yeah|yes|correct|no|is ?n[o']?t it|did ?n[o']?t (?:i|we))\s*\?\s*$/i;
const EXPRESSLY = /\bbelieve it or not\b|\bwould(?:n'?t)? (?:you )?(?:have )?(?:thought|believe\w*|guess\w*)\b/gi;

/** After a long time it was done all the same. */
const AT_LAST = /\b(?:finally|at last|ended up|in the end|but (?:i|we) sold)\b/i;

/** Whether a sale that a message speaks of may not have been: thought, hoped, asked, offered, or fallen through. */
export function isSaleInDoubt(message: string, sale: RegExp = CHANGES_HANDS): boolean {
  const said = message.replace(/’/g, "'").replace(EXPRESSLY, " ");
  if (!CHANGES_HANDS.test(said)) return false;
  if (FELL_THROUGH.test(said) || TAG.test(said)) return true;
  const isOffered = sale.test(said) && OFFERED.test(said) && !WENT_THROUGH.test(said);
  return isOffered || said.split(/[.!?;\n]+/).some((sentence) => isThought(sentence, sale));
}

function isThought(sentence: string, sale: RegExp): boolean {
  const at = THOUGHT.exec(sentence);
  if (!at || AT_LAST.test(sentence)) return false;
  const [thought = ""] = sentence.slice(at.index).split(/,\s*(?=(?:i|we|just|sold|so|but|and)\b)/i);
  const isOfNext = SOLD.test(sentence.slice(0, at.index)) && !SOLD.test(thought);
  return sale.test(thought) && !isOfNext;
}

const SOLD = /\bsold\b/i;

/** What belongs to a thing or is about it, and is not the thing. */
const PARTS =
  "paddles?|trailers?|racks?|bench|stools?|lessons?|tuners?|cases?|covers?|t[iy]res?|wheels|rims|seats?|engine|motor|parts?|stand|straps?|box|manual|insurance|plates|stereo|battery|charger|accessories|gear|stuff|books?|bits|helmet|loan|mortgage|finance|debt|tickets?|magazines?";
const BACK = "(?!\\s+(?:new|good|lovely|better|forever|loving)*\\s*(?:home|owners?)\\b)";

/** Whether something is said of a thing that it comes back from, or of what belongs to it. */
export function isKept(name: string, message: string): boolean {
  const whole = message.replace(/’/g, "'");
  const words = name.toLowerCase().split(/\s+/).map(asPattern);
  const thing = `(?:${[...new Set([words.join("\\s+"), words.at(-1)])].join("|")})`;
  // "sold the van and cleared the van loan": the loan on it says nothing of the van
  const besideLoans = whole.replace(new RegExp(`\\b${thing}(?:'s)? (?:loan|mortgage|finance|debt)\\b`, "gi"), "loan");
  const said = new RegExp(words.join("|"), "i").test(besideLoans) ? besideLoans : whole;
  if (!new RegExp(thing, "i").test(said)) return false;
  const rest = PARTS.split("|").filter((part) => !new RegExp(`\\b(?:${part})\\b`, "i").test(name));
  return [
    `\\b(?:gave|giving|given|give) (?:the |my |our )?(?:\\w+ )?${thing} (?:an?|another|some)\\b${BACK}`,
    `(?:^|[.,;!] |\\b(?:i|we|and|just|then) )(?:took|take|taking) (?:the |my |our )(?:\\w+ )?${thing} (?:off[ -]?road(?:ing)?|out|to|for an?|down|along|a?round)\\b`,
    `\\b${thing}(?:'s| is| has|) gone (?:up|down|to (?:the|a) (?:shop|garage|mechanic|dealer|workshop|yard)|in for|into (?:the|storage)|for (?:an? )?(?:repairs?|service))\\b`,
    `\\bsold on (?:the |my |our |this |that )(?:\\w+ )?${thing}\\b`,
    `\\b${thing}(?:'s)? (?!(?:and|with|plus) )(?:\\w+ )?(?:${rest.join("|")})\\b(?! (?:and|with) (?:the |my )?${thing})`,
    `(?<!\\blate )\\b(?:${[...FAMILY].join("|")})'s (?:\\w+ )?${thing}\\b`,
    `\\b(?:his|her|their|someone's|somebody's) (?:\\w+ )?${thing}\\b`,
    `\\b(?:pictures?|photos?|prints?|paintings?|drawings?|models?|videos?|copy|copies|posters?) of (?:the |my |our |a )(?:\\w+ )?${thing}\\b`,
    `\\b${thing}(?:'s| is| was| are| were| got| has)? sold out\\b`,
    `\\b(?:bought|got|purchased) (?:the |my |our |that |this )(?:\\w+ )?${thing}\\b.*\\b(?:ago|back in|last year|years? back)\\b`,
    `\\b${thing} (?:shop|store|dealer|club|guy|company) sold (?:me|us)\\b`,
    `\\b(?:took|taken|has|had) (?:the |my |our )?(?:\\w+ )?${thing} (?:to be|for (?:an? |\\S+ )(?:\\w+ )?(?:days?|weeks?|months?|hours?|rides?|spin|trip|drive))\\b`,
    `\\b(?:saw|seen|same|similar|identical|idea of|another|someone's) (?:\\w+ ){0,2}${thing}\\b`,
    `\\ban? (?:\\w+ )?${thing} (?:just )?like (?:mine|ours|that)\\b`,
    `\\b${thing} sells for\\b`,
  ].some((pattern) => new RegExp(pattern, "i").test(said));
}

const FEELS =
  "happy|unhappy|angry|sad|mad|upset|nice|kind|great|good|bad|awful|terrible|annoying|rude|friendly|helpful|slow|boring|fun|open|busy|ok|okay|fine|closed (?:on|at|until|till|for the (?:day|night|weekend|holidays?)|today|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)";

/** Whether all that is said of something stored is how it is: "Sears is angry", "the tax office is closed on Mondays". */
function isOnlyDescribed(name: string, message: string): boolean {
  const words = name.toLowerCase().split(/\s+/).map(asPattern);
  const thing = `(?:${[...new Set([words.join("\\s+"), words[0], words.at(-1)])].join("|")})`;
  const how = `(?:so |very |really |pretty |quite |too |all |being )*(?:${FEELS})`;
  return new RegExp(`\\b${thing}(?:'s| is| was| are| were| seems?) ${how}\\W*(?:\\w+)?\\W*$`, "i").test(message);
}

/** A price so far above what a thing stands at is asked about first. */
const TIMES = 8;
const LEAST_WORTH = 100;
const PRICE_BEFORE =
  /\b(?:for|got|fetched|made|brought)(?: (?:me|us|about|around|roughly|just|only|over|nearly|almost|a))*[ $]*$/i;

function isDear(worth: number, { figures, message }: Case): boolean {
  const prices = figures.filter((each) => each.role === "money" && !each.quoted && PRICE_BEFORE.test(each.before));
  return SELLS.test(message) && worth >= LEAST_WORTH && prices.some(({ value }) => value > worth * TIMES);
}

/** Nothing goes, and no money comes of it, where a message leaves it open whether it was sold. */
export const onlyWhatWasSoldGoes: Veto = (of) => {
  const { message, documents } = of;
  const changes = of.changes.filter(({ kind }) => /-(?:asset|debt)$/.test(kind));
  const gone = changes.flatMap((change) => (change.kind === "delete-asset" ? [thingOf(change.id, documents)] : []));
  const isOpen =
    isSaleInDoubt(message, gone.length > 0 ? CHANGES_HANDS : SELLS) ||
    goneNames(of).some((name) => isOnlyDescribed(name, message)) ||
    gone.some((thing) => isKept(thing?.name ?? "", message)) ||
    (gone.length === 1 && isDear(gone[0]?.value ?? 0, of));
  return changes.length > 0 && isOpen ? [askFirst(changes, documents)] : [];
};

function goneNames({ changes, documents }: Case): string[] {
  return changes.flatMap((change) =>
    change.kind === "delete-asset" || change.kind === "delete-debt" ? [nameOfChange(change, documents)] : [],
  );
}

function thingOf(id: string, { financials }: Documents) {
  return financials.assets?.find((asset) => asset.id === id);
}

function askFirst(changes: readonly Change[], documents: Documents): Finding {
  const names = changes.map((change) => `**${bold(nameOfChange(change, documents))}**`).join(", ");
  return {
    veto: "sale-in-doubt",
    changes,
    ask: `Nothing is changed yet: I am not sure that this is done. Shall I note it for ${names}?`,
    options: [
      { reply: "Yes, it is done", changes: [...changes], yes: true },
      { reply: "No, leave it as it is", changes: [] },
    ],
    isWhole: true,
  };
}
