import { type CalendarDate, dateAfterMonths, dateParts, firstUnpaidMonth, monthlyGap } from "@seven-figures/domain";
import type { PersonFacts } from "../answers/person/person-facts.ts";
import { dollars, monthAndYear } from "../answers/words/figures.ts";
import { named } from "../answers/words/sentences.ts";

/** From this age on most people have stopped working. */
const LATE_AGE = 68;
const NEAR_RETIREMENT_FROM = 55;
const ADULT = 18;
const CHILDREN =
  /\b(kids?|child(?:ren)?|daughter|son|baby|babies|529|resp|junior isa|college fund|school fees|nursery|daycare)\b/i;
const PRIVATE_LOAN = /\b(private|sofi|earnest|refinanced?|sallie mae)\b/i;

/** Whole years on a day. */
function ageOn(birthday: CalendarDate, day: CalendarDate): number {
  const [born, on] = [dateParts(birthday), dateParts(day)];
  const isBefore = on.month < born.month || (on.month === born.month && on.day < born.day);
  return on.year - born.year - (isBefore ? 1 : 0);
}

/** What someone's stage of life asks of a plan, as far as it is known, each a sentence or two; the weightiest first. */
export function lifeStageWords(facts: PersonFacts): string[] {
  return [retired(facts), age(facts), irregularPay(facts), federalLoan(facts), children(facts)].filter(
    (words) => words !== null,
  );
}

function retired({ path, today, documents }: PersonFacts): string | null {
  if (documents.profile.basicInfo.employmentStatus !== "Retired" || !path) return null;
  const drawn = monthlyGap(path.schedule);
  if (drawn === 0) return "**Retired:** your income covers what you spend, so nothing has to be sold.";
  const month = firstUnpaidMonth(path.schedule);
  const end = month === null ? null : dateAfterMonths(today, month);
  return `**Retired:** you draw ${dollars(drawn)} a month from savings; by this schedule they last ${end ? `until ${monthAndYear(end)}` : "for longer than a century"}. Hold a year or two of it in cash.`;
}

function age({ documents, outlook, today }: PersonFacts): string | null {
  const { birthday, employmentStatus } = documents.profile.basicInfo;
  if (!birthday || birthday > today) return null;
  const now = ageOn(birthday, today);
  if (now < ADULT) return `**At ${now}:** most accounts need an adult's signature beside yours until you are ${ADULT}.`;
  const arrival = outlook.arrival?.kind === "in" ? dateAfterMonths(today, outlook.arrival.months) : null;
  const then = arrival && ageOn(birthday, arrival);
  if (employmentStatus === "Retired") return null;
  if (then !== null && then >= LATE_AGE) {
    return `**Your age:** you would be ${then} then, when most people have stopped working, and the schedule supposes that you earn until then. A smaller target, or more each month now, is safer.`;
  }
  if (now >= NEAR_RETIREMENT_FROM) {
    return `**Near retirement:** at ${now}, what you need within ten years should not all be in stocks, and the emergency fund comes before any risk. Ask your pension providers for a forecast now.`;
  }
  return then === null ? null : `**Your age:** ${now} now, ${then} when the target is there.`;
}

function irregularPay({ documents, monthlyExpenses }: PersonFacts): string | null {
  const { employmentStatus } = documents.profile.basicInfo;
  if (employmentStatus !== "Freelancer" && employmentStatus !== "Entrepreneur") return null;
  const six = monthlyExpenses ? ` (${dollars(monthlyExpenses * 6)})` : "";
  return `**Irregular pay:** the schedule counts an even twelfth of the year. Set tax aside first, pay yourself the same each month, and fill all six months${six} before anything is invested.`;
}

function federalLoan({ country, debts }: PersonFacts): string | null {
  if (country !== "US") return null;
  const loan = debts.find(({ type, name }) => type === "student-loan" && !PRIVATE_LOAN.test(name));
  if (!loan) return null;
  return `**${named(loan.name)}:** if it is federal, compare income-driven plans and forgiveness at studentaid.gov before paying extra; refinancing gives both up.`;
}

function children({ assets, goals, documents }: PersonFacts): string | null {
  const known = [
    ...assets.flatMap(({ name, description }) => [name, description]),
    ...goals.map(({ title }) => title),
    ...documents.skills.interests,
  ];
  if (!known.some((text) => CHILDREN.test(text))) return null;
  return "**Children:** life and disability cover and a will with a guardian come before investing for them; your own retirement comes before their studies.";
}
