import type { Documents, Query } from "@seven-figures/domain";
import { queryOfNotation } from "../src/queries/notation.ts";
import type { SlotValue } from "../src/queries/notation-slots.ts";
import { meaningsIn } from "../src/queries/parse-question.ts";
import { type Laid, layOut } from "../src/queries/pieces.ts";
import { afterQueries } from "../src/queries/question-context.ts";
import { type Candidate, type QuestionItems, questionItems } from "../src/queries/question-items.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { alignTokens } from "./align-tokens.ts";
import { Chance } from "./chance.ts";
import { type FilledLine, fillLine, type Span } from "./fill-line.ts";
import { baseOf, type Line, slotsIn } from "./lines.ts";
import { plainSlot } from "./plain-slots.ts";
import { documentsFor } from "./sample-documents.ts";
import { SampleState } from "./sample-state.ts";

/** A line of `lines` filled, with what it is asked of. */
export interface AskExample {
  line: Line;
  message: string;
  documents: Documents;
  laid: Laid;
  asked: QuestionItems;
  /** What was asked and answered before it. */
  answered: Query[];
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
  const said = questionItems(laid, documents, CORPUS_TODAY);
  const places: Places = { message, laid, documents, chance };
  const inBracket = line.before?.how === "answered" ? line.before.of : [];
  const before = slotsBefore(inBracket, filled, places);
  const answered = queriesOf(inBracket, before, documents);
  const asked = answered.length > 0 ? afterQueries(said, answered, documents, CORPUS_TODAY) : said;
  const slots = new Map([...placedBefore(before, asked), ...placedSlots(filled, message, laid, asked)]);
  return {
    line,
    message,
    documents,
    laid,
    asked,
    answered,
    wanted: wantedBy(line.meanings, slots, documents),
    target: targetOf(line.meanings.map(plain), slots),
  };
}

interface Places {
  message: string;
  laid: Laid;
  documents: Documents;
  chance: Chance;
}

/** Meanings as queries, null where the notation says what has no place. */
function wantedBy(
  meanings: readonly string[],
  slots: ReadonlyMap<string, Placed>,
  documents: Documents,
): (Query | null)[] {
  const scene = { documents, slots: new Map([...slots].map(([name, { value }]) => [untyped(name), value])) };
  return meaningsIn(plain(meanings.join(" ; "))).map((meaning) =>
    queryOfNotation(meaning.replace(/\{[^}]+\}/g, untyped), scene),
  );
}

function queriesOf(meanings: readonly string[], values: ReadonlyMap<string, SlotValue>, documents: Documents): Query[] {
  const slots = new Map([...values].map(([name, value]): [string, Placed] => [name, { value, candidate: null }]));
  return meanings.length === 0 ? [] : wantedBy(meanings, slots, documents).filter((query) => query !== null);
}

/** What the slots of `[answered ...]` stand for: the things of the line, and amounts, times and the like that nobody said here. */
function slotsBefore(
  meanings: readonly string[],
  filled: FilledLine,
  { documents, chance }: Places,
): Map<string, SlotValue> {
  const line: Line = { id: "", author: "", voice: "", text: "", before: null, meanings: [...meanings], kind: "ask" };
  return new Map(
    meanings.flatMap(slotsIn).flatMap((slot): [string, SlotValue][] => {
      const item = itemOf({ slot, kind: baseOf(slot), from: -1, to: -1 }, filled);
      if (item) return [[slot, { items: [item] }]];
      const base = wantedOf(baseOf(slot));
      const { text, value } = plainSlot(base, { line, slot, given: undefined, before: "", chance });
      const [found] = questionItems(
        layOut(readerTokens(text, documents, CORPUS_TODAY), text, documents, CORPUS_TODAY),
        documents,
        CORPUS_TODAY,
      ).candidates.filter((each) => each.slot === base || OTHER_SLOTS[base]?.includes(each.slot));
      const number = value === undefined ? {} : { number: value };
      return found ? [[slot, { ...found.value, ...number }]] : [];
    }),
  );
}

/** Which of the candidates before the message stands for a slot of `[answered ...]`. */
function placedBefore(values: ReadonlyMap<string, SlotValue>, { candidates }: QuestionItems): Map<string, Placed> {
  const isSame = (one: SlotValue, other: SlotValue): boolean => {
    const [item] = one.items ?? [];
    if (item) return other.items?.length === 1 && other.items[0]?.id === item.id;
    if (one.past !== undefined && one.past === other.past) return true;
    if (one.months !== undefined)
      return other.months !== undefined && Math.round(one.months) === Math.round(other.months);
    if (one.timesAYear !== undefined) return other.timesAYear === one.timesAYear;
    return one.number !== undefined && one.number === other.number;
  };
  return new Map(
    [...values].map(([slot, value]): [string, Placed] => {
      const base = wantedOf(baseOf(slot));
      const fitting = candidates.findIndex(
        (each) =>
          each.to === 0 && (each.slot === base || OTHER_SLOTS[base]?.includes(each.slot)) && isSame(value, each.value),
      );
      return [slot, { value, candidate: fitting < 0 ? null : fitting }];
    }),
  );
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
    filled.spans
      .filter(({ before }) => before === undefined)
      .map((span): [string, Placed] => {
        const found = asked.candidates.flatMap((each, at) => (overlaps(span, each) ? [{ each, at }] : []));
        const item = itemOf(span, filled);
        if (item) {
          const fitting = found.find(
            ({ each }) => each.value.items?.length === 1 && each.value.items[0]?.id === item.id,
          );
          return [span.slot, { value: { items: [item] }, candidate: fitting?.at ?? null }];
        }
        const wanted = wantedOf(span.kind);
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

/** What a slot is read as; a number that means nothing for the data is a sum. */
const wantedOf = (base: string) => (base === "x" ? "money" : base);

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
