import { sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { money, strong } from "../../shown.ts";
import type { Verdict, Wanted } from "../verdict.ts";

const SUPPOSES = anyOf("if, suppose, supposing, imagine, assum\\w+, say, what about, how about", "");
const BILLS = [
  "rent(?! (?:from|out|income)), mortgage payment, council tax, hoa, insurance, premiums?",
  "phone, mobile, internet, broadband, cable, netflix, streaming, subscriptions?, gym",
  "electric\\w*, power, heating, water, gas, petrol, fuel, utilit\\w+, commut\\w+, car payment",
  "daycare, childcare, child support, alimony, tuition, school fees?, groceries, food",
];
const SIDE_PAYS = [
  "pension, stipend, tips, overtime, lodger, tenant, commission, child benefit, tutoring",
  "side (?:job|gig|work|business|hustle), second job, gig, freelanc\\w*",
];
const BILL = anyOf(BILLS.join(", "), "g");
const SIDE_PAY = anyOf(SIDE_PAYS.join(", "), "g");
/** Between what is paid and its new amount: "bill becomes", "goes up to". */
const OF_IT = "(?:(?:bills?|costs?|payments?|money|income|alone) )*";
const IS = "(?:becomes?|is|are|was|were|comes to|turns into|would be|\\w+ (?:up |down )?to)";
const BECOMES = new RegExp(`^ ${OF_IT}${IS} `);
const AMOUNT = /^(?:only |just |about |around )?[MN](?: |$)/;
const MORE_OR_LESS = /^(?:T |an? month |per month )*(?:more|less|higher|lower|cheaper|dearer|pricier|extra|up|down)\b/;
/** With the old amount the difference is known. */
const OLD = /\b(?:from|instead of|rather than|not|used to (?:be|pay)) (?:the )?[$£€]?\d|\b\d[\d,.]* (?:now|today)\b/;

/** "If my rent goes to 1,300 a month, what is left over?": what one bill is now is not kept, so its old amount is asked for. */
export function oneBillSet({ typed, laid, facts }: Wanted): Verdict | null {
  if (!SUPPOSES.test(typed)) return null;
  const found = setIn(laid.text);
  if (!found || OLD.test(typed)) return null;
  const all = found.isPay ? facts.income : facts.expenses;
  const what = found.isPay ? "what you earn" : "what you spend";
  const kept = all === null ? `I keep only ${what} in all` : `I keep only ${what} in all, ${money(all)} a year`;
  return {
    message: sentences(
      `${kept}, and not ${strong(`what the ${found.name} is of it today`)}.`,
      `Tell me by how much it goes up or down, such as "if the ${found.name} is 100 ${found.isPay ? "more" : "less"} a month", and I can work that out.`,
      "Nothing is changed.",
    ),
    quickReplies: [],
    debts: [],
    assets: [],
  };
}

/** What is paid or earned, that a new amount is said of; null where none is. */
function setIn(text: string): { name: string; isPay: boolean } | null {
  for (const [words, isPay] of [
    [BILL, false],
    [SIDE_PAY, true],
  ] as const)
    for (const { 0: name, index } of text.matchAll(words)) {
      const rest = text.slice(index + name.length);
      const [becomes = ""] = BECOMES.exec(rest) ?? [];
      const [amount] = becomes === "" ? [] : (AMOUNT.exec(rest.slice(becomes.length)) ?? []);
      const after = rest.slice(becomes.length + (amount?.length ?? 0));
      if (amount !== undefined && !MORE_OR_LESS.test(after))
        return { name: /^ bill /.test(becomes) ? `${name} bill` : name, isPay };
    }
  return null;
}
