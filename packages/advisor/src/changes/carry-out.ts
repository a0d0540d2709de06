import { type Documents, formatDollars } from "@seven-figures/domain";
import { stateOf } from "../conversation/answer-choose.ts";
import type { Statement } from "../statements/statement.ts";
import { judgeChanges } from "../vetoes/judge-changes.ts";
import type { Finding } from "../vetoes/veto.ts";
import { type CarriedOut, type Order, resolveStatements, type Step } from "./resolve-statements.ts";

/** What a message's statements are carried out on, and the message. */
export interface Told extends Order {
  /** As typed. */
  message: string;
  /** Amounts that count as said: of the question that is answered, of what was last written. */
  known: readonly number[];
}

/**
 * Carries out statements, and leaves out what must not be stored: what the vetoes have against it is told or asked. The
 * rest is resolved again without it.
 */
export function carryOut(statements: readonly Statement[], told: Told): CarriedOut {
  const { steps, ...done } = resolveStatements(statements, told);
  const agreed = new Set(told.agreed);
  const changes = done.changes.filter((change) => !agreed.has(change));
  const findings = judgeChanges({ ...told, changes });
  if (findings.length === 0) return done;
  const against = (step: Step) =>
    findings.filter((finding) => finding.changes.some((each) => step.changes.includes(each)));
  const held = steps.filter((step) => against(step).length > 0);
  const { steps: _, ...rest } = resolveStatements(
    statements.filter((statement) => !held.some((step) => step.statement === statement)),
    told,
  );
  for (const finding of findings) {
    const about = held.filter((step) => against(step).includes(finding)).map(({ statement }) => statement);
    tell(rest, finding, about, told.documents);
  }
  return rest;
}

/** A finding in the answer: its reason, or its question with what an answer completes. */
function tell(done: CarriedOut, finding: Finding, about: readonly Statement[], documents: Documents): void {
  if ("refused" in finding) {
    if (!done.reasons.includes(finding.refused)) done.reasons.push(finding.refused);
    return;
  }
  const { ask: question, options } = finding;
  const [statement] = about;
  const instead = statement && about.length === 1 ? withoutAmount(statement) : null;
  if (options.length > 0) {
    const quickReplies = options.map(({ reply }) => reply);
    const seen = stateOf(options, documents);
    done.asks.push({ need: "choose", options, seen, ...(instead ? { instead } : {}), question, quickReplies, age: 0 });
  } else if (instead) {
    const quickReplies = (finding.suggested ?? []).map(formatDollars);
    done.asks.push({ need: "amount", statement: instead, question, quickReplies, age: 0 });
  } else done.wonders.push(question);
}

/** A statement whose amount is to be told; null where it has none that could be. */
function withoutAmount(statement: Statement): Statement | null {
  if (statement.kind === "entry") return { ...statement, amount: null };
  if (statement.kind === "goal-add") return { ...statement, targetAmount: null };
  return statement.kind === "yearly" ? { ...statement, amount: 0 } : null;
}
