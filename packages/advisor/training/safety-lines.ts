/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { CLASSES, type MessageClass } from "../src/safety/concern.ts";
import { BEFORE } from "./lines.ts";

export interface Line {
  text: string;
  label: MessageClass;
  /** Who wrote it: lines of one author are never on both sides of a split. */
  author: string;
}

const FOLDER = new URL("./", import.meta.url);

/** How the authors of the lines called the kinds. */
const KINDS: Record<string, MessageClass> = {
  "danger-partner-control": "control",
  "trouble-card-given-away": "card",
  "trouble-stolen-wallet": "card",
  "trouble-identity-theft": "identity",
  "trouble-unknown-charge": "charges",
  "trouble-job-lost": "job",
  "trouble-car-died": "car",
};

/** What a slot of a line may hold; which of them is decided by the line's place, so that it is always the same. */
const FILLERS: Record<string, readonly string[]> = {
  asset: ["my Ally savings", "the Vanguard account", "checking", "the 401k", "my car", "the house", "Coinbase"],
  debt: ["the Visa", "my car loan", "the student loan", "Amex", "the mortgage", "the Discover card"],
  goal: ["the Japan trip", "the emergency fund", "the house goal", "learn Spanish", "the wedding fund"],
  step: ["book the flights", "the first 1,000", "call the bank"],
  money: ["450", "$1,200", "3k", "$85", "12,500", "two hundred", "$27.40"],
  rate: ["6.5%", "22.9 percent", "4%"],
  percent: ["10%", "40 percent"],
  count: ["3", "12"],
  period: ["a month", "a week", "yearly", "an hour"],
  hours: ["30"],
  date: ["June 2028", "next March", "the end of the year"],
  year: ["2031", "2040"],
  age: ["55", "62"],
  skill: ["Python", "welding"],
  interest: ["hiking", "photography"],
  job: ["nurse", "electrician"],
  place: ["Denver", "Leeds"],
  person: ["my brother", "Maria"],
  x: ["300", "2019", "1,500", "40"],
  "new-asset": ["a Fidelity account", "a boat"],
  "new-debt": ["a Capital One card", "a loan from my uncle"],
  "new-goal": ["a new roof", "learning the guitar"],
  "new-step": ["save the first 2,000"],
  "new-name": ["Rainy day"],
};

function filled(text: string, seed: number): string {
  return text.replace(/\{([a-z-]+)\d*(?::[^}]*)?\}/g, (_, slot: string) => {
    const fillers = FILLERS[slot] ?? ["that"];
    return fillers[(seed + slot.length) % fillers.length] ?? "that";
  });
}

function labelOf(meaning: string): MessageClass {
  const said = /talk ((?:danger|trouble)-[a-z-]+)/.exec(meaning)?.[1];
  if (said) {
    const kind = KINDS[said] ?? said.replace(/^(?:danger|trouble)-/, "");
    if (!(CLASSES as readonly string[]).includes(kind)) throw new Error(`no such kind: ${said}`);
    return kind as MessageClass;
  }
  return /talk near-danger/.test(meaning) ? "near-danger" : "ordinary";
}

/** Lines `text => meaning`; a comment that names a voice or a person starts a new author. */
function linesOf(file: string, text: string): Line[] {
  let author = `${file}:0`;
  return text.split("\n").flatMap((line, at): Line[] => {
    if (/^# *(?:voice|person|author)\b/.test(line)) author = `${file}:${line}`;
    else if (/^# ?-+ *[\w-]+/.test(line)) author = `${file}:${line}`;
    const [said, meaning] = line.split(" => ");
    if (line.startsWith("#") || !said || !meaning) return [];
    const near = /-1\.txt$/.test(file) && author.includes("near-danger");
    return [{ text: filled(said.replace(BEFORE, ""), at), label: near ? "near-danger" : labelOf(meaning), author }];
  });
}

function read(folder: string): Line[] {
  return readdirSync(new URL(folder, FOLDER))
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => linesOf(name, readFileSync(new URL(folder + name, FOLDER), "utf8")));
}

/** What people told who keep their books, in conversations that have been looked at, and is a concern all the same. */
const CONCERNS_SEEN = /\beviction notice\b|\bman from Microsoft\b/i;

/** Every message of the conversations that the advisor must get right, and of those that have been looked at: ordinary ones. */
function corpusLines(): Line[] {
  const texts = new Set<string>();
  return ["../corpus/", "./seen/"]
    .flatMap((folder) => conversationLines(new URL(folder, FOLDER)))
    .filter(({ text }) => !CONCERNS_SEEN.test(text) && !texts.has(text) && texts.add(text));
}

function conversationLines(folder: URL): Line[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .flatMap((line): Line[] => {
          const { id, tags, turns } = JSON.parse(line) as { id: string; tags: string[]; turns: { say: string }[] };
          if (tags.includes("safety")) return [];
          return turns.map(({ say }) => ({
            text: say,
            label: "ordinary",
            author: `${name}:${id.replace(/\d+$/, "")}`,
          }));
        }),
    );
}

export function safetyLines(): { concerns: Line[]; lines: Line[]; corpus: Line[] } {
  return { concerns: read("safety/"), lines: read("lines/"), corpus: corpusLines() };
}
