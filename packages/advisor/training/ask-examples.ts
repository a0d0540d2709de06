import type { Documents, Query } from "@seven-figures/domain";
import { queryOfNotation } from "../src/queries/notation.ts";
import type { SlotValue } from "../src/queries/notation-quantities.ts";
import { meaningsIn } from "../src/queries/parse-question.ts";
import { type Laid, layOut } from "../src/queries/pieces.ts";
import { type Candidate, type QuestionItems, questionItems } from "../src/queries/question-items.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { alignTokens } from "./align-tokens.ts";
import { Chance } from "./chance.ts";
import { type FilledLine, fillLine, type Span } from "./fill-line.ts";
import type { Line } from "./lines.ts";
import { documentsFor } from "./sample-documents.ts";
import { SampleState } from "./sample-state.ts";

/** A line of `lines` filled, with what it is asked of. */
export interface AskExample {
  line: Line;
  message: string;
  documents: Documents;
  laid: Laid;
  asked: QuestionItems;
  /** What the line means: a query for each meaning, null where the notation says what has no place. */
  wanted: (Query | null)[];
  /** The same as the parser is to write it, tokens parted by blanks ("until-zero @3"); null where a slot is not among the candidates. */
  target: string | null;
}

/** A line filled once, the same for the same seed; a year's figures and rates go with it so that questions have an answer. */
export function askExample(line: Line, seed: number): AskExample {
  const chance = new Chance(seed);
  const state = new SampleState(chance);
  const filled = fillLine(line, state, new Set(), chance);
  const message = chance.is(0.3) ? filled.text.toLowerCase() : filled.text;
  const documents = withFigures(documentsFor(state));
  const laid = layOut(readerTokens(message, documents, CORPUS_TODAY), message, documents, CORPUS_TODAY);
  const asked = questionItems(laid, documents, CORPUS_TODAY);
  const slots = placedSlots(filled, message, laid, asked);
  const scene = { documents, slots: new Map([...slots].map(([name, { value }]) => [untyped(name), value])) };
  const meanings = meaningsIn(plain(line.meanings.join(" ; ")));
  return {
    line,
    message,
    documents,
    laid,
    asked,
    wanted: meanings.map((meaning) => queryOfNotation(meaning.replace(/\{[^}]+\}/g, untyped), scene)),
    target: targetOf(line.meanings.map(plain), slots),
  };
}

/** "{debt:mortgage}" and its name without the type. */
const untyped = (slot: string) => slot.replace(/:[\w-]+/, "");

/** Of something new only its type counts. */
function plain(meaning: string): string {
  return meaning.replace(/\{new-(?:asset|debt)(?::([\w-]+))?\}/g, (_, type = "other") => type);
}

function withFigures(documents: Documents): Documents {
  const { financials } = documents;
  const debts = financials.debts?.map((debt, index) => ({ ...debt, interestRate: 3 + ((index * 7) % 23) })) ?? null;
  const financialInfo = { annualIncome: 61_200, annualExpenses: 48_600, currentSavings: null };
  return { ...documents, financials: { ...financials, debts, financialInfo } };
}

interface Placed {
  value: SlotValue;
  /** Which candidate stands for it. */
  candidate: number | null;
}

/** The slots of a filled line: what was made for them, and the candidates that were found where they stand. */
function placedSlots(filled: FilledLine, message: string, laid: Laid, asked: QuestionItems): Map<string, Placed> {
  const places = alignTokens(message, laid.tokens);
  const overlaps = ({ from, to }: Span, candidate: Candidate) =>
    places.slice(candidate.from, candidate.to).some((place) => place && place.from < to && place.to > from);
  return new Map(
    filled.spans.map((span): [string, Placed] => {
      const found = asked.candidates.flatMap((each, at) => (overlaps(span, each) ? [{ each, at }] : []));
      const item = itemOf(span, filled);
      if (item) {
        const fitting = found.find(({ each }) => each.value.items?.length === 1 && each.value.items[0]?.id === item.id);
        return [span.slot, { value: { items: [item] }, candidate: fitting?.at ?? null }];
      }
      const wanted = span.kind === "x" ? "money" : span.kind;
      const exact = found.find(({ each }) => each.slot === wanted);
      const other = found.find(({ each }) => OTHER_SLOTS[wanted]?.includes(each.slot));
      const fitting = exact ?? other;
      const number = span.value === undefined ? {} : { number: span.value };
      const isRight =
        span.value === undefined ||
        fitting?.each.value.number === undefined ||
        fitting.each.value.number === span.value;
      return [
        span.slot,
        { value: { ...fitting?.each.value, ...number }, candidate: isRight ? (fitting?.at ?? null) : null },
      ];
    }),
  );
}

/** What a slot may also be read as. */
const OTHER_SLOTS: Record<string, string[]> = {
  date: ["span"],
  span: ["date"],
  year: ["date"],
  age: ["count"],
  rate: ["percent"],
  percent: ["rate"],
};

function itemOf({ slot, kind }: Span, { things }: FilledLine) {
  const thing = things.get(slot);
  const side = { asset: "assets", debt: "debts", goal: "goals" }[kind] as "assets" | "debts" | "goals" | undefined;
  return side && thing && typeof thing !== "string" && "id" in thing ? { side, id: thing.id } : null;
}

/** Meanings that are for the topics and the talk: nothing is to be computed. */
const NOTHING =
  /^(?:lesson|about-app|talk|plan|suggest-goals|undo|redo|nothing|missing|yes|no|choose|never-mind|explain|on-track|which-first|pace)\b|^value (?:likelihood)/;

export function asksNothing({ meanings, kind }: Line): boolean {
  return kind === "tell" || meanings.every((meaning) => NOTHING.test(meaning));
}

function targetOf(meanings: readonly string[], slots: ReadonlyMap<string, Placed>): string | null {
  const written = meanings.map((meaning) => {
    let isWhole = true;
    const text = meaning.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const at = slots.get(name)?.candidate ?? null;
      if (at === null) isWhole = false;
      return `@${at}`;
    });
    return isWhole ? text : null;
  });
  return written.includes(null) ? null : written.join(" ; ").replace(/(?<=\S),/g, " ,");
}
