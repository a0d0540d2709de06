// node train-topics.ts [--held]: learns which topic of the answers a general question is for, from the lines of authors that are not held
// out and the lessons' own words, prints how held-out authors are heard; without --held writes packages/advisor/weights/topics.json
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { APP_TOPICS } from "../src/answers/app/app-topics.ts";
import { LESSON_TOPICS, LESSONS } from "../src/answers/lessons/lessons.ts";
import { topicFeatures } from "../src/answers/match/topic-features.ts";
import { type Line, readLines } from "./lines.ts";
import { packedSoftmax, probabilities, trainSoftmax } from "./softmax.ts";
import { linesOfPart } from "./split-authors.ts";
import { topicsOfLabel } from "./topics-of-lines.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const OUT = new URL("../weights/topics.json", import.meta.url);
const NONE = "none";
const FEWEST = 6;
/** Lines that are no general question, so many for each that is one; the nearest to such, of the same files, all. */
const OTHERS = 1.2;
const FILLED: Readonly<Record<string, string>> = {
  money: "$500",
  asset: "ally savings",
  debt: "visa",
  goal: "norway trip",
  period: "a month",
  date: "june 2028",
  span: "two years",
};

interface Row {
  features: number[];
  topic: string;
}

const TOPIC_IDS: ReadonlySet<string> = new Set([...LESSON_TOPICS, ...APP_TOPICS].map(({ id }) => id));
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
const lines = files.flatMap((name) => readLines(FOLDER + name)).filter(({ kind }) => kind !== "danger");
const isGeneral = ({ kind }: Line) => kind === "lesson" || kind === "about";

function rowOf(line: Line): Row[] {
  const { text, meanings } = line;
  const topic = isGeneral(line) ? (topicsOfLabel(meanings[0] ?? "")[0] ?? "") : NONE;
  if (topic !== NONE && !TOPIC_IDS.has(topic)) return [];
  const said = text.replace(
    /\{([a-z-]+)\d*(?::[^}=]*)?(?:=([^}]*))?\}/g,
    (_, slot, given) => given ?? FILLED[slot] ?? "5",
  );
  return [{ features: [...topicFeatures(said)], topic }];
}

/** What the lessons and topics say of themselves: their questions and texts, sentence by sentence. */
function ownRows(): Row[] {
  const texts = LESSONS.flatMap(({ id, ask, gist, again }) =>
    [ask, ...`${gist} ${again}`.split(/(?<=[.!?]) /)].map((text) => ({ id, text })),
  );
  const phrasings = [...LESSON_TOPICS, ...APP_TOPICS].flatMap(({ id, phrasings: all }) =>
    all.map((text) => ({ id, text: text.replace(/-\S.*/, "").replace(/[|,_]/g, " ") })),
  );
  return [...texts, ...phrasings].map(({ id, text }) => ({ features: [...topicFeatures(text)], topic: id }));
}

function rowsOf(part: "train" | "held"): Row[] {
  const ofPart = linesOfPart(lines, part);
  const general = ofPart.filter(isGeneral);
  const others = ofPart.filter((line) => !isGeneral(line));
  const near = others.filter(({ id }) => id.startsWith("lessons-"));
  const far = others.filter((line) => !near.includes(line));
  const step = Math.max(1, far.length / (OTHERS * general.length));
  const some = Array.from({ length: Math.floor(far.length / step) }, (_, at) => far[Math.floor(at * step)] as Line);
  return [...general, ...near, ...some].flatMap(rowOf);
}

const train = rowsOf("train");
const topics = [NONE, ...new Set(train.map(({ topic }) => topic).filter((topic) => topic !== NONE))].toSorted((a, b) =>
  a === NONE ? -1 : b === NONE ? 1 : a < b ? -1 : 1,
);
const rows = [...train, ...ownRows().filter(({ topic }) => topics.includes(topic))];
const counts = new Map<number, number>();
for (const { features, topic } of rows)
  for (const each of features) counts.set(each, (counts.get(each) ?? 0) + (topic === NONE ? 0.5 : 1));
const places = new Map(
  [...counts].filter(([, count]) => count >= FEWEST).map(([feature], at): [number, number] => [feature, at]),
);
const placed = (features: readonly number[]) =>
  Uint32Array.from(features.flatMap((feature) => places.get(feature) ?? []));
const weights = trainSoftmax(
  rows.map(({ features, topic }) => ({ features: placed(features), label: topics.indexOf(topic) })),
  { featureCount: places.size, classCount: topics.length, epochs: 20, rate: 0.12, seed: 1 },
);
process.stdout.write(`${rows.length} examples, ${places.size} features, ${topics.length - 1} topics\n`);
report();
if (!process.argv.includes("--held")) write();

function report(): void {
  const held = rowsOf("held").map(({ features, topic }) => {
    const shares = probabilities(weights, placed(features), new Float64Array(topics.length));
    const best = shares.slice(1).indexOf(Math.max(...shares.slice(1))) + 1;
    return { topic, none: shares[0] ?? 0, isRight: topics[best] === topic };
  });
  const general = held.filter(({ topic }) => topic !== NONE);
  const others = held.filter(({ topic }) => topic === NONE);
  const share = (some: readonly unknown[], of: readonly unknown[]) =>
    `${((100 * some.length) / of.length).toFixed(1)} %`;
  process.stdout.write(
    `held-out authors: of ${general.length} the topic is the first ${share(
      general.filter(({ isRight }) => isRight),
      general,
    )}\n`,
  );
  for (const below of [0.2, 0.4, 0.6, 0.8, 0.9, 0.95]) {
    const taken = general.filter(({ none }) => none < below);
    process.stdout.write(
      `  none below ${below}: right ${share(
        taken.filter(({ isRight }) => isRight),
        general,
      )}, another topic ${share(
        taken.filter(({ isRight }) => !isRight),
        general,
      )}; of ${others.length} others taken for one ${share(
        others.filter(({ none }) => none < below),
        others,
      )}\n`,
    );
  }
}

function write(): void {
  const text = JSON.stringify({ topics: topics.join(" "), ...packedSoftmax(places, weights, topics.length) });
  writeFileSync(OUT, `${text}\n`);
  process.stdout.write(`${(text.length / 1e6).toFixed(2)} MB\n`);
}
