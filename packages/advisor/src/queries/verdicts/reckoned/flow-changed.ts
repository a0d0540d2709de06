import { sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { piecesOf } from "../../pieces.ts";
import { money, strong } from "../../shown.ts";
import { dollarsWritten, type Verdict, type Wanted } from "../verdict.ts";

const COST = anyOf(
  "rents?(?! (?:from|out|income))(?<!collect rent), child ?support, alimony, premiums?, insurance, tuition, daycare, childcare, fees?, bills?, utilities, electric\\w*, groceries, car payment, mortgage payment, hoa, council tax, dues, subscription, internet, phone, gas, petrol",
);
const EARNED = anyOf(
  "tenants?, renters?, lodgers?, rental, wages?, salary, hours, shifts?, overtime, income, pension, client, contract, gig, commission, side job, social security",
);
const GONE =
  /\b(?:gone|lost|losing|lose|moved out|moving out|left|leaving|less|cut|down|stopped|dried up|ended|drop\w*)\b/;
const ASKS = anyOf(
  "how (?:bad|much (?:less|worse|more)|screwed|cooked|rough|does that), what(?:'?s| does| will| would| is) (?:that|it|this) (?:do|mean|to|leave|make|cost), can (?:i|we) (?:still )?(?:manage|afford|swing|do|save|put|keep|make it), where does (?:that|this) leave, am i (?:ok|okay|fine|screwed|cooked)",
  "",
);
const PAIR = /\b(?:instead of|from|was|used to be|been|rather than|to|not)\b/;
const WISHES = /\b(?:can|could) (?:i|we)\b/;
const MORE_LESS = /\b(more|less|extra|higher|lower|gone|lost|losing|up|down)\b/;
const NUMBER = /(?<![\w.,])[$£€]?(\d[\d,]*(?:\.\d+)?)(k?)\b(?! ?(?:%|percent|years?|hours?|hrs?|days?|weeks?))/g;
const LEAST = 10;

/** "Rent goes to 625 from 575, can I still manage 200 a month": what a changed cost or income leaves; nothing of it is written. */
export function flowChanged(wanted: Wanted): Verdict | null {
  const { typed, laid, facts } = wanted;
  const change = changeIn(typed);
  if (!ASKS.test(typed) || change === null || facts.monthlySurplus === null) return null;
  const { monthly, wish } = change;
  const before = facts.monthlySurplus;
  const after = before + monthly;
  const unit = piecesOf(laid.pieces, "period").length;
  if (unit === 0 && !/\bmonthly\b/.test(typed)) return null;
  const head =
    wish === null
      ? `That leaves you ${strong(`${money(Math.abs(monthly))} a month ${monthly < 0 ? "worse" : "better"} off`)}, ${money(Math.abs(monthly) * 12)} a year.`
      : after >= wish
        ? `${strong("Yes")}: the ${money(wish)} a month fits, and ${money(after - wish)} is left.`
        : `${strong("Not in full")}: ${money(wish)} a month is ${money(wish - after)} more than is left.`;
  const message = sentences(
    head,
    `You had ${money(before)} a month left over; with that it is ${strong(money(after))}${after < 0 ? ", so something has to give or come out of savings" : ""}.`,
    after < 0 && `Your cash of ${money(facts.liquid)} bridges it for ${Math.floor(facts.liquid / -after)} months.`,
    "Nothing is noted yet: say so once it holds.",
  );
  const notes = notesOf(monthly, wanted);
  return { message, quickReplies: notes, debts: [], assets: [], notes };
}

/** By how much a month is better or worse, and what is wished to be paid out of it. */
function changeIn(typed: string): { monthly: number; wish: number | null } | null {
  const isCost = COST.test(typed);
  if (isCost === EARNED.test(typed)) return null;
  const wishedFrom = WISHES.exec(typed)?.index ?? typed.length;
  const said = [...typed.matchAll(NUMBER)].map(({ index, 1: digits = "", 2: k }) => ({
    at: index,
    value: dollarsWritten(digits, k),
  }));
  const sums = said.filter(({ value }) => value >= LEAST);
  const wish = sums.find(({ at }) => at > wishedFrom)?.value ?? null;
  const [one, other, ...more] = sums.filter(({ at }) => at < wishedFrom || wish === null);
  if (!one || more.length > 0) return null;
  if (!other) return alone(one.value, isCost, typed, wish);
  const before = typed.slice(0, one.at);
  const between = typed.slice(one.at, other.at);
  // "from 575 to 625", "was 500, now 550"; else "625 from 575"
  const isForward =
    /\b(?:from|was|been)\W*(?:[$£€])?$/.test(before) || /\bnow\b/.test(between.replace(/^\S+ (?:a \w+ )?now\b/, ""));
  if (!isForward && !PAIR.test(between)) return null;
  const rise = isForward ? other.value - one.value : one.value - other.value;
  return { monthly: isCost ? -rise : rise, wish };
}

function alone(sum: number, isCost: boolean, typed: string, wish: number | null) {
  if (!isCost && !GONE.test(typed)) return null;
  const word = MORE_LESS.exec(typed)?.[1];
  if (isCost && word === undefined) return null;
  const isLess = /^(?:less|lower|gone|lost|losing|down)$/.test(word ?? "gone");
  const isBetter = isCost ? isLess : !isLess && !GONE.test(typed);
  return { monthly: isBetter ? sum : -sum, wish };
}

/** What would write it. */
function notesOf(monthly: number, { typed, facts }: Wanted): string[] {
  const { income, expenses } = facts;
  if (COST.test(typed)) return expenses === null ? [] : [`I spend ${money(expenses - monthly * 12)} a year`];
  return income === null ? [] : [`I make ${money(income + monthly * 12)} a year`];
}
