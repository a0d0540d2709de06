import { type Debt, dateParts } from "@seven-figures/domain";
import { costlyDebts } from "../person/debt-outlook.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Draft, Topic } from "../topic.ts";
import { rate } from "../words/figures.ts";
import { named, paragraphs, sentences } from "../words/sentences.ts";
import { countryAccounts } from "./country-accounts.ts";
import { figureWords, mayExceed } from "./figure-words.ts";
import type { Lesson } from "./lesson.ts";
import type { OwnWords } from "./own/own.ts";
import { OWN } from "./own-figures.ts";
import { YEARLY_FIGURES, type YearlyFigure } from "./yearly-figures.ts";

/** A lesson has to explain as much of what a question is about. */
const LEAST_SHARE = 0.6;

/** Amounts of the person are kept in one currency, limits of their country stand in its own. */
const OWN_CURRENCY = "Your own figures above are in US dollars.";

const SPLIT = "Your cash may be above that limit if it is all at one bank: keep less than that at each.";

/** A lesson as a topic that answers. */
export function lessonTopic(lesson: Lesson): Topic {
  return {
    id: lesson.id,
    ask: lesson.ask,
    phrasings: lesson.about.split(" / "),
    beside: lesson.beside,
    leastShare: LEAST_SHARE,
    onlyAsked: !lesson.isTold,
    answer: ({ facts }) => teach(lesson, facts),
  };
}

/** Gist, the person's own figures or what is needed for them, what it depends on, and what holds in their country. */
export function teach(lesson: Lesson, facts: PersonFacts): Draft {
  const own = ownWords(lesson, facts);
  const dated = figuresFor(lesson, facts);
  const local = localWords(lesson, facts);
  const missing = lesson.own && !own ? OWN[lesson.own].missing : "";
  const there = sentences(
    local,
    ...dated.map((id) => figureWords(id, dateParts(facts.today).year)),
    dated.some((id) => mayExceed(facts.liquid, id)) && SPLIT,
    own?.words.includes("$") && dated.some(isInOtherCurrency) && OWN_CURRENCY,
  );
  return {
    message: paragraphs(
      inCountry(lesson.gist, facts),
      own ? `**For you**: ${own.words}` : missing,
      `**It depends on** ${inCountry(lesson.depends, facts)}.`,
      there && `**In ${countryAccounts(facts.country).country}**: ${there}`,
    ),
    again: inCountry(lesson.again, facts),
    deeper: missing,
    used: [own?.used, dated.map((id) => YEARLY_FIGURES[id])],
    quickReplies: lesson.next,
    isGeneral: true,
  };
}

function ownWords({ own, afterDebts }: Lesson, facts: PersonFacts): OwnWords | null {
  const told = own ? OWN[own].tell(facts) : null;
  const [first] = afterDebts ? costlyDebts(facts) : [];
  return told && first ? { ...told, words: `${told.words} ${before(first)}` } : told;
}

function before({ name, interestRate }: Debt): string {
  const at = interestRate === null ? "" : ` at ${rate(interestRate)}`;
  return `Paying off ${named(name)}${at} usually comes first.`;
}

/** What holds in the person's country; null where that is not known, or there is nothing of its own. */
function localWords({ by }: Lesson, facts: PersonFacts): string | null {
  const { country } = facts;
  if (!by || !country) return null;
  const words = by[country] ?? by.else;
  const said = words && country === "OTHER" ? withoutSource(words) : words;
  return said ? inCountry(said, facts) : null;
}

/** Without the clauses that name a country's source: for a country that is not known it would be "your tax authority". */
function withoutSource(words: string): string {
  const clauses = words.split(/(?<=[;.]) /).filter((clause) => !clause.includes("{source}"));
  return clauses.join(" ").replace(/;$/, ".");
}

function figuresFor({ figures = [] }: Lesson, { country }: PersonFacts): YearlyFigure[] {
  return figures.filter((id) => YEARLY_FIGURES[id].country === country);
}

function isInOtherCurrency(id: YearlyFigure): boolean {
  const { country, says } = YEARLY_FIGURES[id];
  return country !== "US" && /[$£€¥]|CHF|SEK|NOK/.test(says);
}

function inCountry(text: string, { country }: PersonFacts): string {
  const accounts = countryAccounts(country);
  return text.replace(/\{(order|source|deposits|credit|country)\}/g, (_, key: string) =>
    String(accounts[key as keyof typeof accounts]),
  );
}
