import type { Documents } from "@seven-figures/domain";
import type { Statement } from "../statements/statement.ts";
import type { ContextThing } from "./context-tokens.ts";
import { entryStatements } from "./entry-acts.ts";
import { goalStatements, stepStatements } from "./goal-acts.ts";
import { MessageThings } from "./message-things.ts";
import { profileStatements, wholeStatements, yearlyStatements } from "./profile-acts.ts";
import type { ReadAct, Reading } from "./read-acts.ts";
import type { ReaderToken } from "./reader-tokens.ts";
import type { SpokenOf } from "./spoken-of.ts";
import { weightOf, withOneOutcome } from "./weight-of-act.ts";

/** Statements that stand or fall together, with the models' probability for them. */
export interface ToldFact {
  statements: Statement[];
  probability: number;
  /** Whether what it is about was told or shown before, and is only pointed at here. */
  leans?: boolean;
}

/** The facts that acts stand for; an act that lacks a piece stands for none. */
export function factsOfActs(
  reading: Reading,
  tokens: readonly ReaderToken[],
  documents: Documents,
  spokenOf: SpokenOf | null,
  context: readonly ContextThing[] = [],
): ToldFact[] {
  const things = new MessageThings(tokens, documents, spokenOf, context);
  const ofActs = withOneOutcome(reading.acts).map((act) => ({
    statements: statementsOf(act, things),
    probability: weightOf(act, reading, tokens, documents),
    leans: (act.roles.name ?? []).some((at) => at < context.length),
  }));
  const ofWhole = reading.whole.map(({ label, probability }) => ({
    statements: wholeStatements(label, things),
    probability,
  }));
  return [...ofActs, ...ofWhole].filter(({ statements }) => statements.length > 0);
}

function statementsOf(act: ReadAct, things: MessageThings): Statement[] {
  if (act.label === "again") return things.toldAgain(act);
  const [family = ""] = act.label.split(/[-:]/);
  if (family === "goal") return goalStatements(act, things);
  if (family === "step") return stepStatements(act, things);
  if (family === "income" || family === "expenses") return yearlyStatements(act, things);
  if (/^(?:skill|interest|target|current|job|place)$/.test(family)) return profileStatements(act, things);
  return entryStatements(act, things);
}
