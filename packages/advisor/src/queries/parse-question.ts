import type { CalendarDate, Documents, Query, Scene } from "@seven-figures/domain";
import storedAfter from "../../weights/follow-ups.json" with { type: "json" };
import stored from "../../weights/questions.json" with { type: "json" };
import { ASKED } from "./asked.ts";
import { askedIn } from "./asked-in-notation.ts";
import { queryOfNotation } from "./notation.ts";
import { isLeftAside, isSaid, notationAsSaid } from "./notation-as-said.ts";
import type { Laid } from "./pieces.ts";
import { afterQueries } from "./question-context.ts";
import { type Candidate, type QuestionItems, questionItems } from "./question-items.ts";
import { QuestionNetwork, type StoredParser, type WrittenTokens } from "./question-network.ts";
import { figuresKey } from "./same-figure.ts";

/** A way to understand a message: what it asks, nothing where nothing is to be computed, and how likely that is (0 to 1). */
export interface Parsed {
  questions: { query: Query; notation: string }[];
  probability: number;
  /** Whether it supposes nothing, asks with an amount, a date or the like of the message, and leaves no amount out. */
  asksWith?: boolean;
}

/** Amounts are seldom said for nothing. */
const MUST_COUNT: ReadonlySet<string> = new Set(["money", "rate"]);
/** What is told of things, where it is not asked with. */
const TELLS: ReadonlySet<string> = new Set(["money", "rate", "percent", "count", "date", "span"]);
/** How much less likely a reading is for each amount that it leaves out. */
const LEFT_OUT = 0.3;
/** Things of one's own that are named. */
const NAMES: ReadonlySet<string> = new Set(["asset", "debt", "goal"]);
/** The same for each of these. */
const NAME_LEFT_OUT = 0.3;

/** From here on what the parser writes is taken for what is asked, whatever else a message resembles. */
const SURELY = 0.9;

/** What the parser surely writes of a message: questions that leave out no name and no amount; null where it is not sure. */
export function surelyParsed([first]: readonly Parsed[]): Parsed | null {
  return first && first.questions.length > 0 && first.probability >= SURELY ? first : null;
}

let network: QuestionNetwork | undefined;
/** One trained with the questions answered before. */
let networkAfter: QuestionNetwork | undefined;

/** What is known of a message: as the parser reads it, and what it made of that. */
interface Known {
  scene: { documents: Documents; asked: QuestionItems };
  parsed?: Parsed[];
  surely?: Parsed | null;
  /** What was parsed after certain questions, by these as text. */
  after?: { queries: string; parsed: Parsed[] };
}

/** What was parsed of the same data: a reply reads its message several times, and the questions in it one by one. */
let known: { documents: Documents; today: CalendarDate; ofMessage: Map<string, Known> } | undefined;
const MOST_KNOWN = 16;

function knownOf(laid: Laid, documents: Documents, today: CalendarDate): Known {
  const message = laid.tokens.map(({ raw, text }) => raw || text).join(" ");
  if (known?.documents !== documents || known.today !== today || known.ofMessage.size >= MOST_KNOWN)
    known = { documents, today, ofMessage: new Map() };
  const before = known.ofMessage.get(message);
  if (before) return before;
  const ofMessage: Known = { scene: { documents, asked: questionItems(laid, documents, today) } };
  known.ofMessage.set(message, ofMessage);
  return ofMessage;
}

/** What the trained parser makes of a question, the likeliest first; only what can be computed. */
export function parseQuestion(laid: Laid, documents: Documents, today: CalendarDate): Parsed[] {
  return readyToParse(laid, documents, today)();
}

/** {@link parseQuestion} of what is laid out now, whatever is added to it until it is wanted. */
export function readyToParse(laid: Laid, documents: Documents, today: CalendarDate): () => Parsed[] {
  const ofMessage = knownOf(laid, documents, today);
  return () => {
    network ??= new QuestionNetwork(stored as unknown as StoredParser);
    ofMessage.parsed ??= withSameFigures(parsedBy(network, ofMessage.scene), { documents, today });
    return ofMessage.parsed;
  };
}

/** Each with the probability of all that come to the same figures: what is meant may be written in several ways. */
function withSameFigures(parsed: readonly Parsed[], scene: Scene): Parsed[] {
  const byFigures = new Map<string, Parsed>();
  for (const [at, each] of parsed.entries()) {
    const key = figuresKey(each.questions, scene) ?? `number ${at}`;
    const likelier = byFigures.get(key);
    byFigures.set(key, likelier ? { ...likelier, probability: likelier.probability + each.probability } : each);
  }
  return [...byFigures.values()].toSorted((a, b) => b.probability - a.probability);
}

function parsedBy(parser: QuestionNetwork, scene: Known["scene"]): Parsed[] {
  return parser
    .write(scene.asked)
    .flatMap((each) => meantBy(each, scene) ?? [])
    .toSorted((a, b) => b.probability - a.probability);
}

/** The same of a message that follows on the answers to some questions, whose entries and amounts it may be about. */
export function parseAfter(laid: Laid, documents: Documents, today: CalendarDate, before: readonly Query[]): Parsed[] {
  const ofMessage = knownOf(laid, documents, today);
  const queries = JSON.stringify(before);
  if (ofMessage.after?.queries === queries) return ofMessage.after.parsed;
  networkAfter ??= new QuestionNetwork(storedAfter as unknown as StoredParser);
  const asked = afterQueries(ofMessage.scene.asked, before, documents, today);
  const parsed = parsedBy(networkAfter, { documents, asked });
  ofMessage.after = { queries, parsed };
  return parsed;
}

/** {@link surelyParsed} of what the trained parser makes of a question, without all else that it may make of it. */
export function parseSurely(laid: Laid, documents: Documents, today: CalendarDate): Parsed | null {
  const ofMessage = knownOf(laid, documents, today);
  if (ofMessage.parsed) return surelyParsed(ofMessage.parsed);
  if (ofMessage.surely !== undefined) return ofMessage.surely;
  network ??= new QuestionNetwork(stored as unknown as StoredParser);
  const written = network.writeSurely(ofMessage.scene.asked, SURELY);
  const meant = written && meantBy(written, ofMessage.scene);
  ofMessage.surely = meant && surelyParsed([meant]);
  return ofMessage.surely;
}

/** From here on all other ways together are less likely than any that counts as asked. */
const LIKELIEST = 0.6;

/** Whether anything may be asked: the likeliest that the parser writes of most messages is that nothing is, and that is soon written. */
export function mayAsk(laid: Laid, documents: Documents, today: CalendarDate): boolean {
  const { scene } = knownOf(laid, documents, today);
  network ??= new QuestionNetwork(stored as unknown as StoredParser);
  return network.writeSurely(scene.asked, LIKELIEST)?.tokens.join() !== "none";
}

/** What was written, as questions; null where it can't be computed. */
function meantBy({ tokens, probability }: WrittenTokens, { documents, asked }: Known["scene"]): Parsed | null {
  const slots = new Map(asked.candidates.map(({ slot, value }, at) => [`${slot}${at}`, value]));
  const written = tokens
    .map((token) => token.replace(/^@(\d+)$/, (_, at: string) => `{${asked.candidates[Number(at)]?.slot}${at}}`))
    .join(" ")
    .replaceAll(" ,", ",");
  const notation = notationAsSaid(written, asked);
  if (notation === null) return null;
  const meanings = notation === "none" ? [] : meaningsIn(notation);
  const questions = meanings.flatMap((meaning) => {
    const query = queryOfNotation(meaning, { slots, documents });
    return query ? [{ query, notation: meaning }] : [];
  });
  if (questions.length < meanings.length) return null;
  const used = asked.candidates.filter((_, at) => tokens.includes(`@${at}`));
  const isUsed = (item: number) =>
    asked.candidates.some((each) => each.item === item && used.some((other) => isSameThing(each, other)));
  const said = asked.candidates.filter(isSaid);
  const left = said.filter(({ item, slot }) => MUST_COUNT.has(slot) && !isUsed(item));
  const names = said.filter(({ slot, item }) => NAMES.has(slot) && !isUsed(item) && !isLeftAside(item, asked));
  const likely =
    probability *
    LEFT_OUT ** new Set(left.map(({ item }) => item)).size *
    NAME_LEFT_OUT ** new Set(names.map(({ item }) => item)).size;
  const isSupposed = meanings.some((meaning) => meaning.startsWith("if "));
  const asksWith =
    !isSupposed &&
    meanings.length > 0 &&
    left.length === 0 &&
    said.some(({ slot, item }) => TELLS.has(slot) && isUsed(item));
  return { questions, probability: likely, asksWith };
}

/** Whether two candidates are one, or name the same entries; a sum said now is that of the question before, and one said twice is two. */
function isSameThing(one: Candidate, other: Candidate): boolean {
  if (one === other) return true;
  const { items, number } = one.value;
  if (items) return JSON.stringify(items) === JSON.stringify(other.value.items);
  const isOfBefore = !isSaid(one) || !isSaid(other);
  return isOfBefore && number !== undefined && one.slot === other.slot && number === other.value.number;
}

/** How likely each of {@link ASKED} is by what the parser wrote. */
export function parsedShares(parsed: readonly Parsed[]): Float64Array {
  const shares = new Float64Array(ASKED.length);
  for (const { questions, probability } of parsed) {
    const asked = questions.length === 0 ? ["none" as const] : questions.map(({ notation }) => askedIn(notation));
    for (const at of new Set(asked.flatMap((each) => (each ? [ASKED.indexOf(each)] : []))))
      shares[at] = (shares[at] ?? 0) + probability;
  }
  return shares;
}

/** Each question of a notation; what is supposed holds for those after it. */
export function meaningsIn(notation: string): string[] {
  let supposition = "";
  return notation.split(" ; ").map((meaning) => {
    const own = /^(if .*? : )/.exec(meaning)?.[1];
    supposition = own ?? supposition;
    return own ? meaning : supposition + meaning;
  });
}
