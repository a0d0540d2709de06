// node rank-questions.ts: fits how the readings of a question are weighed on the questions of held-out authors, which the parser was not
// trained on; prints how many are read as they mean by five folds, and writes packages/advisor/weights/question-ranking.json
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readQuestions } from "../src/queries/read-question.ts";
import { questionCandidates, SIGNS } from "../src/queries/weigh-questions.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { type AskExample, askExample } from "./ask-examples.ts";
import { readLines } from "./lines.ts";
import { isAsMeant } from "./same-outcome.ts";
import { linesOfPart } from "./split-authors.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const OUT = fileURLToPath(new URL("../weights/question-ranking.json", import.meta.url));
const ROUNDS = 800;
const RATE = 0.3;
const DECAY = 0.01;
const FOLDS = 5;

interface Choice {
  signs: readonly (readonly number[])[];
  right: boolean[];
}

function choiceOf(example: AskExample): Choice {
  const { laid, message, documents } = example;
  const candidates = questionCandidates(readQuestions(laid.tokens, message, documents, CORPUS_TODAY));
  return {
    signs: candidates.map(({ signs }) => signs),
    right: candidates.map(({ questions }) =>
      isAsMeant(
        example,
        questions.map(({ query }) => query),
      ),
    ),
  };
}

const weightOf = (signs: readonly number[], weights: Float64Array) =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);

function isRead({ signs, right }: Choice, weights: Float64Array): boolean {
  const all = signs.map((each) => weightOf(each, weights));
  return right[all.indexOf(Math.max(...all))] === true;
}

/** Softmax over the candidates of each question, by gradient ascent with decay towards 0. */
function fitted(choices: readonly Choice[]): Float64Array {
  const telling = choices.filter(({ right }) => right.includes(true) && right.includes(false));
  let weights = new Float64Array(SIGNS.length);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(SIGNS.length);
    for (const choice of telling) addSlope(slope, choice, weights);
    weights = weights.map((weight, sign) => weight + RATE * ((slope[sign] ?? 0) / telling.length - DECAY * weight));
  }
  return weights;
}

/** How the likelihood that a right reading is chosen grows with each weight. */
function addSlope(slope: Float64Array, { signs, right }: Choice, weights: Float64Array): void {
  const raised = signs.map((each) => Math.exp(weightOf(each, weights)));
  const whole = raised.reduce((sum, each) => sum + each, 0);
  const good = raised.reduce((sum, each, at) => sum + (right[at] ? each : 0), 0);
  for (const [at, each] of raised.entries()) {
    const pull = (right[at] ? each / good : 0) - each / whole;
    for (const [sign, amount] of (signs[at] ?? []).entries()) slope[sign] = (slope[sign] ?? 0) + pull * amount;
  }
}

const files = readdirSync(FOLDER).filter((name) => /^asks-.*\.txt$/.test(name));
const lines = linesOfPart(
  files.flatMap((name) => readLines(FOLDER + name)),
  "held",
);
const choices = lines.map((line, at) => choiceOf(askExample(line, at + 1)));
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(choices.filter((_each, at) => at % FOLDS !== fold));
  return choices.filter((each, at) => at % FOLDS === fold && isRead(each, weights)).length;
});
const read = folds.reduce((sum, each) => sum + each, 0);
const best = choices.filter(({ right }) => right.includes(true)).length;
const weights = fitted(choices);
console.log(
  `${read} of ${choices.length} read as they mean by ${FOLDS} folds; ${best} have a right reading among them`,
);
for (const [at, sign] of SIGNS.entries()) console.log(`${(weights[at] ?? 0).toFixed(2)}  ${sign}`);
writeFileSync(OUT, `${JSON.stringify([...weights].map((each) => Math.round(each * 1000) / 1000))}\n`);
