// node score-asked.ts [--held|--train] [--show]: questions of the lines that come to the same as what they mean, by evaluation
import { fileURLToPath } from "node:url";
import { evaluateQuery, type Query } from "@seven-figures/domain";
import { CORPUS_TODAY } from "../src/corpus/run-case.ts";
import { monthsUntil, piecesOf } from "../src/queries/pieces.ts";
import { readQuestions } from "../src/queries/read-question.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { askExample } from "./ask-examples.ts";
import { goldQuery } from "./gold-queries.ts";
import { readLines } from "./lines.ts";
import { linesOfPart } from "./split-authors.ts";

const args = process.argv.slice(2);
const part = args.includes("--held") ? "held" : args.includes("--train") ? "train" : "all";
const lines = linesOfPart(readLines(fileURLToPath(new URL("./lines/asks-1.txt", import.meta.url))), part);
let [right, all, outside] = [0, 0, 0];

for (const [at, line] of lines.entries()) {
  const example = askExample(line, at + 1);
  const { laid, message, filled } = example;
  const { financials } = example.documents;
  const debts = financials.debts?.map((debt, index) => ({ ...debt, interestRate: 3 + ((index * 7) % 23) })) ?? null;
  const financialInfo = { annualIncome: 61_200, annualExpenses: 48_600, currentSavings: null };
  const documents = { ...example.documents, financials: { ...financials, debts, financialInfo } };
  const scene = { documents, today: CORPUS_TODAY };
  const gold = {
    filled,
    documents,
    months: [
      ...piecesOf(laid.pieces, "span").map(({ months }) => months),
      ...piecesOf(laid.pieces, "date").map(({ date }) => monthsUntil(date, CORPUS_TODAY)),
    ],
    dates: piecesOf(laid.pieces, "date").map(({ date }) => date),
    periods: piecesOf(laid.pieces, "period").map(({ timesAYear }) => timesAYear),
  };
  const supposition = /^(if .*? : )/.exec(line.meanings[0] ?? "")?.[1] ?? "";
  const wanted = line.meanings.map((meaning, index) =>
    goldQuery(index > 0 && supposition ? supposition + meaning : meaning, gold),
  );
  const outcomeOf = (query: Query) =>
    JSON.stringify(evaluateQuery(query, scene), (key, each: unknown) => {
      if (key === "query" || key === "items" || key === "before" || key === "leftOut") return undefined;
      return typeof each === "number" ? Math.round(each * 100) / 100 : each;
    }).replace(/\d{4}-\d\d-\d\d/g, "day");
  const read = readQuestions(
    readerTokens(message, documents, CORPUS_TODAY),
    message,
    documents,
    CORPUS_TODAY,
  ).questions;
  all += 1;
  if (wanted.some((query) => query === null)) outside += 1;
  const kindsOf = (queries: readonly Query[]) =>
    queries.map((query) => (query.kind === "suppose" ? query.query.kind : query.kind));
  const unordered = (outcome: string) =>
    outcome.replace(/"left":(\{[^}]*\}),"right":(\{[^}]*\}),"difference":-?/, (_, left: string, right: string) =>
      [left, right].toSorted().join(),
    );
  const same = (query: Query, other: Query) =>
    unordered(outcomeOf(query)) === unordered(outcomeOf(other)) && kindsOf([query])[0] === kindsOf([other])[0];
  const isRight =
    wanted.every((query) => query !== null && read.some((each) => same(each.query, query))) &&
    read.length <= wanted.length + 1;
  if (isRight) right += 1;
  else if (args.includes("--show"))
    process.stdout.write(
      `\n${message}\n  => ${line.meanings.join(" ; ")}\n  ${read
        .map(({ asked, query }) => `${asked} ${JSON.stringify(query)}`)
        .join("\n  ")
        .slice(0, 400)}\n`,
    );
}
process.stdout.write(
  `${part}: ${right} of ${all} exact (${((100 * right) / all).toFixed(1)} %); ${outside} mean what has no value here\n`,
);
