import type { Documents } from "@seven-figures/domain";
import { isButton } from "../answer-question.ts";
import { LESSONS } from "../lessons/lessons.ts";
import type { OwnWords } from "../lessons/own/own.ts";
import { OWN } from "../lessons/own-figures.ts";
import { wordsOf } from "../match/normalise.ts";
import { type PersonFacts, personFacts } from "../person/person-facts.ts";
import { recall } from "../recall.ts";
import type { Draft } from "../topic.ts";
import type { Answer, AnswerContext } from "../types.ts";
import { paragraphs } from "../words/sentences.ts";
import type { Term } from "./term.ts";
import { differenceAsked, termAsked } from "./term-asked.ts";
import { termNamed } from "./terms.ts";

/** What a word of the field means, or what sets two apart, where a question asks for nothing else; null for any other text. */
export function explainTerm(text: string, { documents, today, memory }: AnswerContext): Answer | null {
  const terms = isButton(text) ? [] : termsAsked(text, documents);
  if (terms.length === 0) return null;
  const id = `term-${terms.map(({ names }) => names.split(" / ")[0]).join("-")}`;
  return recall({ id, draft: draftOf(terms, personFacts(documents, today)) }, memory);
}

function termsAsked(text: string, documents: Documents): Term[] {
  const difference = differenceAsked(text);
  if (difference) {
    const one = difference.one.map(termNamed).find((term) => term !== null);
    const other = termNamed(difference.other);
    return one && other && one !== other ? [one, other] : [];
  }
  const asked = termAsked(text);
  const term = asked && termNamed(asked.name);
  return term && !term.isLesson && (asked.isMeaning || !isStored(asked.name, documents)) ? [term] : [];
}

function isStored(name: string, { financials, goals }: Documents): boolean {
  const names = [...(financials.assets ?? []), ...(financials.debts ?? [])].map((entry) => entry.name);
  return [...names, ...goals.intermediateGoals.map(({ title }) => title)].some(
    (stored) => wordsOf(stored).join(" ") === name,
  );
}

/** What the first of the terms that has something to say of the person says. */
function ownWords(terms: readonly Term[], facts: PersonFacts): OwnWords | null {
  for (const { own } of terms) {
    const words = own ? OWN[own].tell(facts) : null;
    if (words) return words;
  }
  return null;
}

function draftOf(terms: readonly Term[], facts: PersonFacts): Draft {
  const own = ownWords(terms, facts);
  const asks = terms.flatMap(({ lesson }) => LESSONS.find(({ id }) => id === lesson)?.ask ?? []);
  return {
    message: paragraphs(...terms.map(({ is, so }) => `${is} ${so}`), own && `**For you**: ${own.words}`),
    again: terms.map(({ is }) => is).join(" "),
    deeper: own ? `**For you**: ${own.words}` : "",
    used: own?.used,
    quickReplies: [...new Set(asks)],
    isGeneral: true,
  };
}
