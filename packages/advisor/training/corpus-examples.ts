// node corpus-examples.ts OUT FILE...: one-turn conversations -> messages with tokens and what they tell, found from what the data became
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { type Case, CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";
import { type Fields, Finding, type Listed, type Named, Unclear } from "./act-finding.ts";
import { compactToken } from "./compact-token.ts";
import { findEntryActs } from "./find-entry-acts.ts";
import { findGoalActs } from "./find-goal-acts.ts";
import { findBasicsActs, findInfoActs, findNameActs, findTargetActs } from "./find-profile-acts.ts";

const DATA_KEYS = [
  "assets",
  "debts",
  "goals",
  "financialInfo",
  "financialGoal",
  "basicInfo",
  "skills",
  "interests",
  "assetsConfirmedEmpty",
  "debtsConfirmedEmpty",
];
const LONGEST_MESSAGE = 600;

const [out = "", ...files] = process.argv.slice(2);
const why = new Map<string, number>();
const rows: string[] = [];

/** Finds all that a message told. The order matters: a value belongs to the first act that is looked for. */
function findActs(finding: Finding, expect: Fields): void {
  findTargetActs(finding, (expect.financialGoal ?? {}) as Fields);
  findBasicsActs(finding, (expect.basicInfo ?? {}) as Fields);
  findNameActs(finding, "skill", (expect.skills ?? {}) as Named);
  findNameActs(finding, "interest", (expect.interests ?? {}) as Named);
  if (expect.assetsConfirmedEmpty) finding.whole.push("none-assets");
  if (expect.debtsConfirmedEmpty) finding.whole.push("none-debts");
  findEntryActs(finding, "assets", (expect.assets ?? {}) as Listed);
  findEntryActs(finding, "debts", (expect.debts ?? {}) as Listed);
  findInfoActs(finding, (expect.financialInfo ?? {}) as Fields);
  findGoalActs(finding, (expect.goals ?? {}) as Listed);
  if (new Set(finding.acts.map(([head]) => head)).size < finding.acts.length) throw new Unclear("two on one word");
}

/** Whether all was found; why not is counted, to show what the corpus cannot teach. */
function isClear(finding: Finding, expect: Fields): boolean {
  try {
    findActs(finding, expect);
    return true;
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    why.set(error.message, (why.get(error.message) ?? 0) + 1);
    return false;
  }
}

/** Adds the example of a case, unless it has several turns, is too long or is unclear. */
function addExample(file: string, testCase: Case): void {
  const [turn] = testCase.turns;
  if (testCase.turns.length !== 1 || !turn || turn.say.length > LONGEST_MESSAGE) return;
  const documents = documentsOf(testCase);
  const tokens = readerTokens(turn.say, documents, CORPUS_TODAY);
  const expect = testCase.expect as Fields;
  const finding = new Finding(tokens, documents);
  if (!isClear(finding, expect)) return;
  const kind = DATA_KEYS.some((key) => key in expect) ? "tell" : "?";
  rows.push(
    JSON.stringify({
      id: rows.length,
      message: turn.say,
      lines: [`${basename(file)}:${testCase.id}`],
      author: basename(file),
      tokens: tokens.map(compactToken),
      acts: finding.acts,
      whole: finding.whole,
      kinds: tokens.map(() => kind),
    }),
  );
}

for (const file of files)
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) addExample(file, JSON.parse(line));
writeFileSync(out, `${rows.join("\n")}\n`);
process.stdout.write(
  `${rows.length} examples; ${[...why].map(([reason, count]) => `${reason} ${count}`).join(", ")}\n`,
);
