// node make-examples.ts OUT FILLS SEED FILE... [--train|--held] [--documents] [--show]: lines with slots -> messages with tokens
// and what they tell, one JSON a line. Fills of 1 give every line once and alone.
import { writeFileSync } from "node:fs";
import { CONTEXT_END } from "../src/reader/context-tokens.ts";
import { isYear } from "../src/reader/message-things.ts";
import { type ReaderToken, readerTokens } from "../src/reader/reader-tokens.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { alignTokens } from "./align-tokens.ts";
import { Chance } from "./chance.ts";
import { compactToken } from "./compact-token.ts";
import { fillLine, type Span, tokensBefore } from "./fill-line.ts";
import { type GoldAct, goldMeaning } from "./gold-acts.ts";
import { isTelling, type Line, readLines } from "./lines.ts";
import { documentsFor } from "./sample-documents.ts";
import { SampleState } from "./sample-state.ts";
import { linesOfPart } from "./split-authors.ts";

const args = process.argv.slice(2);
const [out = "", fillsGiven = "1", seedGiven = "1", ...files] = args.filter((arg) => !arg.startsWith("--"));
const part = args.includes("--train") ? "train" : args.includes("--held") ? "held" : "all";
const chance = new Chance(Number(seedGiven));
const lines = linesOfPart(files.flatMap(readLines), part);
/** Every line once and alone, to measure with. */
const isSingle = Number(fillsGiven) === 1;
const byAuthor = Map.groupBy(lines, ({ author }) => author);
const faults = new Map<string, number>();
const kept = new Map<string, number>();
const samples: string[] = [];

const LEADS = [
  "ok so ",
  "hey ",
  "btw ",
  "so ",
  "um ",
  "hi, ",
  "quick update: ",
  "update: ",
  "just fyi ",
  "alright ",
  "oh and ",
  "also ",
  "right, ",
  "fyi ",
  "yo ",
  "Hello. ",
];
const TAILS = [" lol", " thanks", " :)", " fyi", " ok?", " finally", " ugh", " please", " cheers", "!!", "..."];
const JOINTS = [". ", ". ", ". ", ", ", ", ", " and ", " and ", "\n", "; ", " ", ". also "];

function fault(why: string, message: string): null {
  faults.set(why, (faults.get(why) ?? 0) + 1);
  if (samples.length < 60 && (faults.get(why) ?? 0) <= 4) samples.push(`${why}: ${message}`);
  return null;
}

interface Filled {
  line: Line;
  spans: Span[];
  from: number;
  to: number;
}

/** How often a message that does not lean on anything stands behind something that was told or shown. */
const ASIDE_BEFORE = 0.3;

/** What the first of the lines leans on; else, now and then, what its author told or asked at another time. */
function beforeOf(line: Line, leaned: ReaderToken[], state: SampleState, used: Set<object>): ReaderToken[] {
  if (leaned.length > 0 || line.before || line.kind === "missing" || isSingle || !chance.is(ASIDE_BEFORE))
    return leaned;
  const others = (byAuthor.get(line.author) ?? []).filter(
    (other) => other !== line && other.kind === "tell" && !other.before,
  );
  if (others.length === 0) return [];
  const told = chance.pick(others).meanings.filter(isTelling);
  if (chance.is(0.7)) return tokensBefore({ how: "told", of: told.slice(0, 2) }, state, used, chance);
  const slots = told.flatMap((meaning) => meaning.match(/\{(?:asset|debt|goal)\d?\}/g) ?? []).slice(0, 2);
  return tokensBefore({ how: "shown", of: [...new Set(slots)] }, state, used, chance);
}

/** Several lines as one message of one person, and the tokens of what went before it. */
function written(group: readonly Line[], state: SampleState): { text: string; parts: Filled[]; before: ReaderToken[] } {
  const used = new Set<object>();
  let leaned: ReaderToken[] = [];
  let text = chance.is(0.12) ? chance.pick(LEADS) : "";
  const parts = group.map((line, at) => {
    if (at > 0) text += /[.!?]\s*$/.test(text) ? " " : chance.pick(JOINTS);
    const filled = fillLine(line, state, used, chance, group.length === 1 && !line.before ? pointing() : null);
    leaned = [...leaned, ...filled.before];
    const from = text.length;
    text += filled.text;
    return {
      line,
      from,
      to: text.length,
      spans: filled.spans.map((span) => ({ ...span, from: span.from + from, to: span.to + from })),
    };
  });
  if (chance.is(0.08)) text += chance.pick(TAILS);
  const how = chance.next();
  if (how < 0.35) text = text.toLowerCase();
  else if (how < 0.4) text = text.toUpperCase();
  else if (how < 0.6) text = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  if (chance.is(0.25)) text = text.replace(/[.!]$/, "");
  const [first] = group;
  return { text, parts, before: first ? beforeOf(first, leaned, state, used) : [] };
}

/** Now and then the first thing stored is only pointed at, mostly as what was spoken of before. */
function pointing(): "told" | "shown" | "said" | null {
  if (isSingle || !chance.is(0.14)) return null;
  return chance.pick(["told", "told", "shown", "said"]);
}

const SLOTS_OF: Record<string, string[]> = {
  money: ["money", "count"],
  x: ["money", "count", "percent"],
  rate: ["percent", "count", "money"],
  percent: ["percent", "count", "money"],
  count: ["count", "money"],
  date: ["date", "count", "money"],
  year: ["count", "money", "date"],
  period: ["period"],
};

function example(group: readonly Line[], number: number): object | null {
  const state = new SampleState(chance);
  const { text, parts, before } = written(group, state);
  const documents = documentsFor(state);
  const said = readerTokens(text, documents, CORPUS_TODAY);
  const places = alignTokens(text, said);
  const tokens = before.length > 0 ? [...before, CONTEXT_END, ...said] : said;
  const start = tokens.length - said.length;
  const over = (span: { from: number; to: number; before?: number }): number[] =>
    span.before === undefined
      ? said.flatMap((_, at) => {
          const place = places[at];
          return place && place.from < span.to && place.to > span.from ? [at + start] : [];
        })
      : [span.before];
  const acts: [head: number, label: string, roles: Record<string, number[]>][] = [];
  const whole: string[] = [];
  const kinds: string[] = tokens.map(() => "");
  for (const filled of parts) {
    for (const at of over(filled)) kinds[at] = filled.line.kind;
    const meaning = goldMeaning(filled.line, filled.spans);
    if (!meaning)
      return fault(
        `notation ${filled.line.meanings.find((each) => each)?.split(" ")[0]}`,
        `${filled.line.id} ${filled.line.meanings.join(" ; ")}`,
      );
    whole.push(...meaning.whole);
    for (const act of meaning.acts) {
      const placed = placedAct(act, tokens, over, text);
      if (placed === null) return null;
      if (acts.some(([head]) => head === placed[0])) return fault("two acts on one word", text);
      acts.push(placed);
    }
  }
  for (const { id } of group) kept.set(id, (kept.get(id) ?? 0) + 1);
  return {
    id: number,
    message: text,
    lines: group.map(({ id }) => id),
    author: group[0]?.author,
    ...(args.includes("--documents") ? { documents } : {}),
    tokens: tokens.map(compactToken),
    acts,
    whole,
    kinds: kinds.map((kind, at) =>
      at < start ? "?" : kind || kinds.slice(0, at).findLast(Boolean) || kinds.find(Boolean) || "talk",
    ),
    ...(before.length > 0 ? { before: start } : {}),
  };
}

type Over = (span: Span) => number[];

/** The token within a span that holds its amount or date. */
function valueAt(span: Span, tokens: readonly ReaderToken[], over: Over): number | undefined {
  return over(span).find((at) => {
    const slot = tokens[at]?.slot;
    if (!slot || !(SLOTS_OF[span.kind] ?? []).includes(slot.kind)) return false;
    if (slot.kind === "date" || slot.kind === "period") return true;
    if (span.kind === "date") return "value" in slot && isYear(slot.value);
    if (span.value === undefined) return true;
    return "value" in slot && Math.abs(Math.abs(slot.value) - span.value) < 0.006 * Math.max(1, span.value);
  });
}

const IN_NO_NAME = ["money", "percent", "date", "period"];

/** The tokens that play a role in an act; a word why there are none. */
function roleAt(role: string, span: Span, tokens: readonly ReaderToken[], over: Over): number[] | string {
  const at = over(span);
  if (role === "name" || role === "new-name" || role === "beside") {
    if (at.length === 0) return "name not found";
    return at.some((each) => IN_NO_NAME.includes(tokens[each]?.slot?.kind ?? "")) ? "amount in a name" : at;
  }
  const one =
    role === "period" ? at.find((each) => tokens[each]?.slot?.kind === "period") : valueAt(span, tokens, over);
  return one === undefined ? `value of ${role}` : [one];
}

function placedAct(
  act: GoldAct,
  tokens: readonly ReaderToken[],
  over: Over,
  text: string,
): [number, string, Record<string, number[]>] | null {
  const isName = !(act.head.kind in SLOTS_OF);
  const head = isName ? over(act.head).at(-1) : valueAt(act.head, tokens, over);
  const around = ({ from, to }: Span) => text.slice(Math.max(0, from - 12), to + 10);
  if (head === undefined) return fault(`head ${act.head.kind}`, around(act.head));
  const roles: Record<string, number[]> = {};
  for (const [role, span] of Object.entries(act.roles)) {
    const at = roleAt(role, span, tokens, over);
    if (typeof at === "string") return fault(at, around(span));
    roles[role] = at;
  }
  return [head, act.label, roles];
}

/** The line alone, or with others of its author: two facts, or a fact beside what is none. */
function groupFor(line: Line): Line[] {
  if (line.before) return [line];
  const mine = (byAuthor.get(line.author) ?? [line]).filter(({ before }) => before === null);
  const tells = mine.filter(({ kind }) => kind === "tell");
  const others = mine.filter(({ kind }) => kind === "nothing" || kind === "missing" || kind === "ask");
  const how = chance.next();
  if (how < 0.62) return [line];
  if (how < 0.8 && tells.length > 0) return chance.is(0.5) ? [line, chance.pick(tells)] : [chance.pick(tells), line];
  if (how < 0.9 && others.length > 0) return chance.is(0.5) ? [line, chance.pick(others)] : [chance.pick(others), line];
  return tells.length > 1 ? [line, chance.pick(tells), chance.pick(tells)] : [line];
}

const examples: string[] = [];
for (const line of lines) {
  const isFact = line.kind === "tell" || line.kind === "nothing";
  for (let left = isFact ? Number(fillsGiven) : Math.ceil(Number(fillsGiven) / 3); left > 0; left--) {
    const made = example(isSingle ? [line] : groupFor(line), examples.length);
    if (made) examples.push(JSON.stringify(made));
  }
}
writeFileSync(out, `${examples.join("\n")}\n`);
const never = lines.filter(({ id }) => !kept.has(id));
process.stdout.write(
  `${lines.length} lines of ${byAuthor.size} authors, ${examples.length} examples, ${never.length} lines never placed\n`,
);
process.stdout.write(
  `${[...faults]
    .toSorted((a, b) => b[1] - a[1])
    .map(([why, count]) => `${why}: ${count}`)
    .join(" | ")}\n`,
);
if (args.includes("--show")) process.stdout.write(`${samples.join("\n")}\n`);
