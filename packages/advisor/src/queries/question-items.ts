import {
  addMonths,
  type CalendarDate,
  type Documents,
  type ItemRef,
  type Selection,
  select,
} from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { alike } from "../matching/match-goals.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { NO_MENTION, wordsOf } from "../statements/read-mention.ts";
import type { SlotValue } from "./notation-slots.ts";
import { overAndGone } from "./past-days.ts";
import { type Laid, monthsUntil, type Piece, type PieceOf } from "./pieces.ts";

/** What the parser of questions reads one after another: a word, or a piece with what it is. */
export interface QuestionItem {
  words: string[];
  /** What it is, in names that the weights know: "kind:money", "group:debts credit-card", "mark:x". */
  features: string[];
}

/** What a slot of the notation may stand for, and the item that says it. */
export interface Candidate {
  item: number;
  /** The tokens of the piece that it is. */
  from: number;
  to: number;
  /** The name of the slot without its number: "debt", "money". */
  slot: string;
  value: SlotValue;
}

export interface QuestionItems {
  items: QuestionItem[];
  candidates: Candidate[];
}

const MOST_ITEMS = 90;
const MOST_CANDIDATES = 24;
/** Pieces of these kinds are one item, whatever they are called; the words of groups and measures are read. */
const WHOLE: ReadonlySet<Piece["kind"]> = new Set([
  "named",
  "money",
  "percent",
  "count",
  "period",
  "date",
  "span",
  "range",
]);

/** A laid out question as the parser reads it. Longer questions are read in part. */
export function questionItems(laid: Laid, documents: Documents, today: CalendarDate): QuestionItems {
  const runs = runsIn(laid).slice(0, MOST_ITEMS);
  const items = runs.map(({ from, to, piece }): QuestionItem => {
    const tokens = laid.tokens.slice(from, to);
    const features = piece ? featuresOf(piece, documents) : [];
    const own = isWhole(piece) ? [`kind:${piece?.kind}`] : tokens.flatMap(featuresOfToken);
    return { words: wordsIn(tokens), features: [...own, ...features] };
  });
  const candidates = runs.flatMap(({ from, piece }, item): Candidate[] => {
    const token = laid.tokens[from];
    const ofPiece = piece?.from === from ? slotsOf(piece, documents, today) : [];
    const ofWord = token && !isWhole(piece) ? oneMeant(token, documents) : [];
    return [
      ...ofPiece.map(([slot, value]) => ({ item, from, to: piece?.to ?? from + 1, slot, value })),
      ...ofWord.map(([slot, value]) => ({ item, from, to: from + 1, slot, value })),
    ];
  });
  return { items, candidates: candidates.slice(0, MOST_CANDIDATES) };
}

/** Tokens that are one item, with the piece that they are or are part of. */
interface Run {
  from: number;
  to: number;
  piece: Piece | undefined;
}

function runsIn({ tokens, pieces }: Laid): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from = runs.at(-1)?.to ?? tokens.length) {
    const piece = pieces.find((each) => each.from <= from && from < each.to);
    runs.push({ from, to: piece && isWhole(piece) ? piece.to : from + 1, piece });
  }
  return runs;
}

function isWhole(piece: Piece | undefined): boolean {
  return piece !== undefined && WHOLE.has(piece.kind);
}

function wordsIn(tokens: readonly ReaderToken[]): string[] {
  return tokens.flatMap(({ slot, text }) => (slot === null && text.trim() !== "" ? [text] : []));
}

function featuresOfToken({ slot, text, marks }: ReaderToken): string[] {
  const kind = slot === null ? (/[\p{L}\p{N}]/u.test(text) ? [] : ["kind:sign"]) : [`slot:${slot.kind}`];
  return [...kind, ...[...marks].filter((mark) => mark !== "C").map((mark) => `mark:${mark}`)];
}

function featuresOf(piece: Piece, documents: Documents): string[] {
  switch (piece.kind) {
    case "named":
      return Object.entries(piece.sides).flatMap(([side, items]) => [
        `side:${side}`,
        ...(items.length > 1 ? [`many:${side}`] : typesOf(items, documents).map((type) => `type:${type}`)),
      ]);
    case "group":
      return [`group:${nameOf(piece.selection)}`, ...(piece.isMany ? [] : ["group:one"])];
    case "measure":
      return [`measure:${piece.measure}`];
    case "money":
    case "percent":
      return piece.bound ? [`bound:${piece.bound}`] : [];
    case "period":
      return [`period:${piece.timesAYear}`];
    default:
      return [];
  }
}

function typesOf(items: readonly ItemRef[], documents: Documents): string[] {
  return select({ kind: "entries", items: [...items] }, documents).map(({ type }) => type);
}

function nameOf(selection: Selection): string {
  switch (selection.kind) {
    case "all":
      return selection.side;
    case "type":
      return `${selection.side} ${selection.types.join(" ")}`;
    default:
      return selection.kind;
  }
}

const KIND_MARKS = { asset: ["A", "a"], debt: ["D", "d"] } as const;

/** Entries meant by one word that may also be a common one ("the loan", "bill"), where it fits one of a side alone. */
function oneMeant({ text, slot, marks }: ReaderToken, documents: Documents): [slot: string, value: SlotValue][] {
  if (slot !== null) return [];
  const mention = { ...NO_MENTION, words: [text], name: text };
  const entries = (["asset", "debt"] as const).flatMap((side) => {
    if (!KIND_MARKS[side].some((mark) => marks.has(mark))) return [];
    const fitting = matchEntries(mention, knownEntries(documents, side));
    return onlyOne(
      side,
      fitting.map(({ entry }) => ({ side: `${side}s` as const, id: entry.id })),
    );
  });
  const goals = marks.has("G") ? documents.goals.intermediateGoals : [];
  const titled = goals.filter(({ title }) => wordsOf(title).some((word) => alike(text, word)));
  return [
    ...entries,
    ...onlyOne(
      "goal",
      titled.map(({ id }) => ({ side: "goals" as const, id })),
    ),
  ];
}

function onlyOne(slot: string, items: ItemRef[]): [slot: string, value: SlotValue][] {
  return items.length === 1 ? [[slot, { items }]] : [];
}

/** What a slot of the notation is called that stands for an entry of a side. */
export const SLOT_OF = { assets: "asset", debts: "debt", goals: "goal" } as const;

/** The slots that a piece may stand for. A rate is a percent, and a count may be a sum. */
function slotsOf(piece: Piece, documents: Documents, today: CalendarDate): [slot: string, value: SlotValue][] {
  switch (piece.kind) {
    case "named":
      return Object.entries(piece.sides).map(([side, items]) => [SLOT_OF[side as keyof typeof SLOT_OF], { items }]);
    case "group": {
      const items = select(piece.selection, documents).map(({ side, id }) => ({ side, id }));
      const [first] = items;
      const isOfOne = piece.selection.kind === "type" && (items.length === 1 || !piece.isMany);
      return first && isOfOne ? [[SLOT_OF[first.side], { items }]] : [];
    }
    case "money":
      return [["money", limitOf(piece)]];
    case "count":
      return [
        ["count", { number: piece.value }],
        ["money", { number: piece.value }],
      ];
    case "percent":
      return [
        ["rate", limitOf(piece)],
        ["percent", limitOf(piece)],
      ];
    case "period":
      return [["period", { timesAYear: piece.timesAYear }]];
    case "date":
      return [
        ["date", { date: piece.date, past: overAndGone(piece.date, today), months: monthsUntil(piece.date, today) }],
      ];
    case "span":
      return [["span", { months: piece.months, past: addMonths(today, -Math.round(piece.months)) }]];
    default:
      return [];
  }
}

function limitOf({ value, bound }: PieceOf<"money"> | PieceOf<"percent">): SlotValue {
  return bound ? { number: value, bound } : { number: value };
}
