// npm run train:topics [-- --held]: learns which topic of the answers a general question is for, by wording and by what its words mean,
// from the lines of authors that are not held out and the lessons' own words, prints how held-out authors are heard; without --held
// writes packages/advisor/weights/topics.json
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { APP_TOPICS } from "../src/answers/app/app-topics.ts";
import { LESSON_TOPICS, LESSONS } from "../src/answers/lessons/lessons.ts";
import { topicFeatures, topicWords } from "../src/topics/topic-features.ts";
import { run } from "./fetch-vectors.ts";
import { findPython } from "./find-python.ts";
import { type Line, readLines } from "./lines.ts";
import { packedSoftmax, probabilities, trainSoftmax } from "./softmax.ts";
import { linesOfPart } from "./split-authors.ts";
import { topicsOfLabel } from "./topics-of-lines.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const WEIGHTS = fileURLToPath(new URL("../weights/", import.meta.url));
const CACHE = join(import.meta.dirname, "../../../.cache/advisor-training");
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
  words: readonly string[];
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
  return [{ words: topicWords(said), topic }];
}

/** What the lessons and topics say of themselves: their questions and texts, sentence by sentence. */
function ownRows(): Row[] {
  const texts = LESSONS.flatMap(({ id, ask, gist, again }) =>
    [ask, ...`${gist} ${again}`.split(/(?<=[.!?]) /)].map((text) => ({ id, text })),
  );
  const phrasings = [...LESSON_TOPICS, ...APP_TOPICS].flatMap(({ id, phrasings: all }) =>
    all.map((text) => ({ id, text: text.replace(/-\S.*/, "").replace(/[|,_]/g, " ") })),
  );
  return [...texts, ...phrasings].map(({ id, text }) => ({ words: topicWords(text), topic: id }));
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
const featured = rows.map(({ words, topic }) => ({ features: [...topicFeatures(words)], topic }));
for (const { features, topic } of featured)
  for (const each of features) counts.set(each, (counts.get(each) ?? 0) + (topic === NONE ? 0.5 : 1));
const places = new Map(
  [...counts].filter(([, count]) => count >= FEWEST).map(([feature], at): [number, number] => [feature, at]),
);
const placed = (features: Iterable<number>) =>
  Uint32Array.from([...features].flatMap((each) => places.get(each) ?? []));
const weights = trainSoftmax(
  featured.map(({ features, topic }) => ({ features: placed(features), label: topics.indexOf(topic) })),
  { featureCount: places.size, classCount: topics.length, epochs: 20, rate: 0.12, seed: 1 },
);
process.stdout.write(`${rows.length} examples, ${places.size} features, ${topics.length - 1} topics\n`);
const network = trainNetwork();
if (!process.argv.includes("--held")) write();

/** The packed network, once it has told how it and the wording together hear authors that are held out. */
function trainNetwork(): object {
  const found = findPython();
  if ("missing" in found) throw new Error(found.missing);
  const held = rowsOf("held").filter(({ topic }) => topics.includes(topic));
  const byWording = ({ words, topic }: Row) => {
    const shares = probabilities(weights, placed(topicFeatures(words)), new Float64Array(topics.length));
    return [words, topic, [...shares]];
  };
  mkdirSync(CACHE, { recursive: true });
  const [data, out] = ["topics.json", "topic-network.json"].map((name) => join(CACHE, name)) as [string, string];
  const train = rows.map(({ words, topic }) => [words, topic]);
  writeFileSync(data, JSON.stringify({ topics, train, held: held.map(byWording) }));
  run(found.python, [join(import.meta.dirname, "train_topics.py"), data, join(WEIGHTS, "reader.json"), out]);
  return JSON.parse(readFileSync(out, "utf8"));
}

function write(): void {
  const text = JSON.stringify({
    topics: topics.join(" "),
    wording: packedSoftmax(places, weights, topics.length),
    network,
  });
  writeFileSync(join(WEIGHTS, "topics.json"), `${text}\n`);
  process.stdout.write(`${(text.length / 1e6).toFixed(2)} MB\n`);
}
