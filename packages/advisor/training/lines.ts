import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** A sentence with slots and what it means, in the notation of `lines/README.md`. */
export interface Line {
  id: string;
  /** Who wrote it, as `file:number`: data is split by this, never by line. */
  author: string;
  /** The author's name, up to the first comma; none before the first author of a file. */
  voice: string;
  text: string;
  /** What the advisor wrote, showed or asked just before, where the line leans on it. */
  before: Before | null;
  meanings: string[];
  kind: LineKind;
}

/** `[told set {debt} {x} ; add {asset} {x2}]`, `[shown {debt} {debt2}]`, `[asked new-asset {new-asset:other}]`, `[answered until-zero {debt} at {money}]`. */
export interface Before {
  how: "told" | "shown" | "asked" | "answered";
  /** Meanings that were told, asked for or answered; of what was shown, its slots. */
  of: string[];
}

export const LINE_KINDS = [
  "tell",
  "nothing",
  "missing",
  "ask",
  "order",
  "talk",
  "danger",
  "lesson",
  "about",
  "suppose",
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const TELLS =
  /^(?:set|add|take|move|gone|new-asset|new-debt|rename|retype|half|third|quarter|double|pay|charge|rate|move-debt|income|expenses|income-(?:also|up|down)|expenses-(?:up|down)|goal-[a-z-]+|step-[a-z-]+|skill-(?:new|gone)|interest-(?:new|gone)|target|target-year|risk|strategy|timeframe|job|place|employment|none|name|current-savings)(?= |$)/;

/** What mends or takes back what was written before. */
const MENDS = /^(?:fix|undo|redo)(?= |$)/;

export function isMending(meaning: string): boolean {
  return MENDS.test(meaning);
}

export function isTelling(meaning: string): boolean {
  return TELLS.test(meaning);
}

/** The names of the slots in a sentence or a meaning, without what is given to stand there: `asset2`, `new-debt:other`. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, slot = ""]) => slot.split("=")[0] ?? "");
}

/** What a slot is of, without digit and type: `asset`, `new-debt`, `money`. */
export function baseOf(slot: string): string {
  return (slot.split(":")[0] ?? "").replace(/\d+$/, "");
}

/** The same, whether it is stored or new: `debt`. */
export function thingOf(slot: string): string {
  return baseOf(slot).replace("new-", "");
}

function kindOf(meanings: readonly string[]): LineKind {
  if (meanings.some((meaning) => /^talk (?:danger|trouble)/.test(meaning))) return "danger";
  if (meanings.some((meaning) => isTelling(meaning) || meaning.startsWith("fix "))) return "tell";
  const [first = ""] = meanings;
  const word = first.split(" ")[0] ?? "";
  if (word === "nothing" || word === "missing" || word === "talk" || word === "lesson") return word;
  if (word === "about-app") return "about";
  if (/^(?:undo|redo|yes|no|choose|never-mind|plan|suggest-goals)$/.test(word)) return "order";
  return word === "if" || word === "either" ? "suppose" : "ask";
}

/** What stands in brackets before a message: what was told, shown, asked or answered. */
export const BEFORE = /^\[(told|shown|asked|answered) ([^\]]*)\]\s*/;

/** A line as it is written; nothing where it is a comment or has no meaning. */
export function lineOf(written: string, id = "line", author = "", voice = ""): Line | null {
  const arrow = written.lastIndexOf("=>");
  if (written.startsWith("#") || arrow < 0) return null;
  const whole = written.slice(0, arrow).trim();
  const bracket = BEFORE.exec(whole);
  const text = bracket ? whole.slice(bracket[0].length) : whole;
  const before = bracket
    ? { how: bracket[1] as Before["how"], of: beforeIn(bracket[1] ?? "", bracket[2] ?? "") }
    : null;
  const meanings = written
    .slice(arrow + 2)
    .split(" ; ")
    .map((each) => each.trim())
    .filter(Boolean);
  return text === "" || meanings.length === 0
    ? null
    : { id, author, voice, text, before, meanings, kind: kindOf(meanings) };
}

function beforeIn(how: string, said: string): string[] {
  const parts = how === "shown" ? (said.match(/\{[^}]+\}/g) ?? []) : said.split(" ; ");
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The lines of a file; a comment that begins with "person", "voice" or "again" begins another author. */
export function readLines(path: string): Line[] {
  const file = basename(path);
  let author = 0;
  let voice = "";
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((written, at) => {
      if (/^#\s*(?:person|voice|again)\b/i.test(written)) {
        author += 1;
        voice = (written.trim().split(":").at(-1) ?? "").trim().split(",")[0] ?? "";
      }
      return lineOf(written, `${file}:${at + 1}`, `${file}:${author}`, voice) ?? [];
    });
}
