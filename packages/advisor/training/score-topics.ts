// node score-topics.ts LINES... [--show]: how many lines about lessons, the app and small talk are answered by the topic meant
import { readFileSync } from "node:fs";
import { ADA, TODAY } from "../src/answers/examples/people.ts";
import { respond } from "../src/index.ts";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { topicsOfLabel } from "./topics-of-lines.ts";

const reader = new LearnedReader(JSON.parse(readFileSync(new URL("../weights/reader.json", import.meta.url), "utf8")));
const files = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const SLOTS: Record<string, string> = {
  money: "$500",
  x: "6",
  percent: "5%",
  rate: "4.5%",
  year: "2019",
  age: "40",
  asset: "Ally savings",
  debt: "Visa",
  goal: "trip",
  person: "Sam",
  period: "a month",
};

interface Count {
  right: number;
  other: number;
  none: number;
}

const counts = new Map<string, Count>();
for (const line of files.flatMap((file) => readFileSync(file, "utf8").split("\n"))) {
  const [, text = "", label = ""] = /^(.*\S) => ((?:lesson|about-app|talk) [^;]+)$/.exec(line) ?? [];
  const family = label.split(" ")[0] ?? "";
  if (text === "" || /danger|trouble/.test(label)) continue;
  const message = text.replace(/\{(\w+)\}/g, (_, slot: string) => SLOTS[slot] ?? slot);
  const { conversation, reply, changes } = respond({
    documents: ADA,
    conversation: null,
    message,
    today: TODAY,
    newId: (prefix) => `${prefix}-1`,
    reader,
  });
  const { last } = (conversation as { memory: { last: string | null } }).memory;
  const count = counts.get(family) ?? { right: 0, other: 0, none: 0 };
  const outcome = last === null ? "none" : topicsOfLabel(label).includes(last.split("|")[0] ?? "") ? "right" : "other";
  count[outcome] += 1;
  counts.set(family, count);
  if (outcome !== "right" && process.argv.includes("--show"))
    process.stdout.write(
      `${outcome} [${label}] ${message}\n      ${last ?? ""}: ${reply.message.slice(0, 90).replaceAll("\n", " ")} ${JSON.stringify(reply.quickReplies)}${changes.length > 0 ? " WRITES" : ""}\n`,
    );
}
for (const [family, { right, other, none }] of counts)
  process.stdout.write(`${family}: right ${right}, another topic ${other}, none ${none} of ${right + other + none}\n`);
