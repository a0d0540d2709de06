import { sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { money, strong } from "../../shown.ts";
import { percentsIn, regularIn } from "../advised/subject.ts";
import { TELLS, type Verdict, type Wanted } from "../verdict.ts";

const RISES = anyOf(
  "(?:going|goes|go|gone|bumped|moving) up, rises?, rising, increas\\w+, raises?, cola, cost of living, bump, adjust\\w+",
);
const FALLS = /\b(?:going down|goes down|falls?|drop\w*|cut\w*|decreas\w+|less)\b/;
const ASKS = anyOf(
  "what (?:will|would|does|is) (?:that|it|this) (?:make|do|bring|put|mean), what (?:will|would)(?: be)? my (?:new )?income, what(?:'?s| is| will| would) my (?:new )?(?:income|pay|salary)(?: be)?(?: then)?, how much (?:will|would) (?:i|we) (?:make|get|have|bring in|be making)",
);
const TO_COME = anyOf(
  "going, will, would, if, next, starting, from, in (?:january|february|march|april|may|june|july|august|september|october|november|december), soon, supposed to",
);

/** "Social Security goes up 2.8 percent in January, it is 1,840 a month, what will that make my income": that part alone grows. */
export function partRaised(wanted: Wanted): Verdict | null {
  const { typed, facts } = wanted;
  const isRise = RISES.test(typed);
  if (isRise === FALLS.test(typed) || !ASKS.test(typed) || !TO_COME.test(typed) || TELLS.test(typed)) return null;
  const [percent, ...more] = percentsIn(typed);
  if (percent === undefined || more.length > 0 || facts.income === null) return null;
  const part = regularIn(wanted);
  const yearly = part ? part.sum * part.timesAYear : facts.income;
  if (yearly > facts.income) return null;
  const change = ((isRise ? 1 : -1) * (yearly * percent)) / 100;
  const income = facts.income + change;
  const message = sentences(
    `About ${strong(`${money(income)} a year`)}, ${money(income / 12)} a month: ${percent}% ${part ? `of ${money(yearly)}` : "of it"} is ${money(Math.abs(change))} a year ${isRise ? "more" : "less"}, ${money(Math.abs(change) / 12)} a month.`,
    `Today it is ${money(facts.income)}. Nothing is noted yet: say so once it holds.`,
  );
  const note = `I make ${money(Math.round(income))} a year`;
  return { message, quickReplies: [note], debts: [], assets: [], notes: [note] };
}
