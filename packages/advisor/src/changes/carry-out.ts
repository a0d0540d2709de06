import { applyChanges, type Change, type Documents, formatDollars } from "@seven-figures/domain";
import { stateOf } from "../conversation/answer-choose.ts";
import type { Pending } from "../conversation/conversation.ts";
import { askAfterSale, type SaleQuestion } from "../events/ask-after-sale.ts";
import { payFrom } from "../events/pay-from.ts";
import { proposeExpenses } from "../events/propose-expenses.ts";
import type { Token } from "../language/token.ts";
import type { Statement } from "../statements/statement.ts";
import { judgeChanges } from "../vetoes/judge-changes.ts";
import { isPutIn } from "../vetoes/put-or-set.ts";
import type { Finding, Option } from "../vetoes/veto.ts";
import { idsOf } from "./document-differences.ts";
import { withHintedDebts } from "./hinted-debt.ts";
import { type CarriedOut, type Order, resolveStatements, type Step } from "./resolve-statements.ts";

/** What a message's statements are carried out on, and the message. */
export interface Told extends Order {
  /** As typed. */
  message: string;
  /** Amounts that count as said: of the question that is answered, of what was last written. */
  known: readonly number[];
  /** The id of the one thing that was spoken of in the answer before, where it was just one. */
  shown?: string | undefined;
  /** Its words, as far as they answer no question. */
  sentences: readonly (readonly Token[])[];
  /** What is to be asked after a sale, where that is known already; null for nothing. */
  saleQuestion?: SaleQuestion | null;
}

/**
 * Carries out statements, and leaves out what must not be stored: what the vetoes have against it is told or asked. The
 * rest is resolved again without it. What an event leaves open is completed, or asked about.
 */
export function carryOut(heard: readonly Statement[], told: Told): CarriedOut {
  const statements = withHintedDebts(heard, told);
  const first = resolveStatements(statements, told);
  const findings = findingsOn(first, told);
  const against = (step: Step) =>
    findings.filter((finding) => finding.changes.some((each) => step.changes.includes(each)));
  const held = first.steps.filter((step) => against(step).length > 0);
  const allowed = statements.filter((statement) => !held.some((step) => step.statement === statement));
  const { steps: _, ...done } = findings.length === 0 ? first : resolveStatements(allowed, told);
  done.asks = done.asks.map((ask) => asPut(ask, told.message));
  for (const finding of findings) {
    const about = held.filter((step) => against(step).includes(finding)).map(({ statement }) => statement);
    tell(done, withRest(finding, done, first.documents), about);
  }
  const isOpen = findings.some(({ veto }) => veto === "sale-in-doubt");
  completeEvents(done, isOpen ? { ...told, saleQuestion: null } : told);
  return done;
}

/** "Put 5000 on Wells Fargo": whichever is meant, it is paid on it or put into it. */
function asPut(ask: Pending, message: string): Pending {
  if (ask.need !== "which" || ask.statement.kind !== "entry") return ask;
  const { action, amount } = ask.statement;
  const isPut = action === "set" && amount !== null && isPutIn(message, amount);
  return isPut ? { ...ask, statement: { ...ask.statement, action: "put" } } : ask;
}

function findingsOn({ changes: all }: CarriedOut, told: Told): Finding[] {
  const agreed = new Set(told.agreed);
  const changes = all.filter((change) => !agreed.has(change));
  const other = payFrom(told.sentences, told.documents, changes);
  const unpaid = changes.filter(({ kind }) => /^(?:edit-debt|delete-debt|add-asset)$/.test(kind));
  return [
    ...(other && "refused" in other ? [{ veto: "half-move" as const, changes: unpaid, ...other }] : []),
    ...judgeChanges({ ...told, changes }).filter(
      ({ veto }) => told.saleQuestion === undefined || !/^(?:tenfold|asked-or-doubted)$/.test(veto),
    ),
  ];
}

/** The other side of a payment, and what is asked after a sale and after a list of costs. */
function completeEvents(done: CarriedOut, told: Told): void {
  const { message, documents, sentences } = told;
  const other = payFrom(sentences, documents, done.changes);
  if (other && "changes" in other) {
    const result = applyChanges(done.documents, other.changes, `${told.today}T00:00:00.000Z`);
    done.documents = result.documents;
    done.changes.push(...result.applied);
  }
  const sale =
    told.saleQuestion === undefined
      ? askAfterSale(message, documents, done.documents, done.changes)
      : told.saleQuestion;
  if (sale) done.asks.push({ ...choosing(sale, done.documents), byTheWay: true });
  const isSpendingTold = done.changes.some(
    (change) => change.kind === "set-financial-info" && change.fields.annualExpenses !== undefined,
  );
  const proposal = isSpendingTold || done.asks.length > 0 ? null : proposeExpenses(message, done.documents);
  if (proposal) done.asks.push(choosing(proposal, done.documents));
}

/** A question with answers to choose from, each of which carries what it does. */
export function choosing(
  { question, options }: { question: string; options: Option[] },
  documents: Documents,
): Extract<Pending, { need: "choose" }> {
  const quickReplies = options.filter(({ unoffered }) => !unoffered).map(({ reply }) => reply);
  return { need: "choose", options, seen: stateOf(options, documents), question, quickReplies, age: 0 };
}

/**
 * An answer says where something stands once all of the message is carried out: "my £500 bonus went into Ally, and I moved 200 of it on"
 * writes the 200 before the bonus is asked about.
 */
function withRest(finding: Finding, done: Pick<CarriedOut, "changes">, whole: Documents): Finding {
  if ("refused" in finding) return finding;
  const written = new Set(done.changes.flatMap(idsOf));
  const { assets, debts } = whole.financials;
  const inTheEnd = (change: Change): Change => {
    if (change.kind === "edit-asset" && change.fields.value !== undefined && written.has(change.id)) {
      const value = assets?.find(({ id }) => id === change.id)?.value ?? change.fields.value;
      return { ...change, fields: { ...change.fields, value } };
    }
    if (change.kind === "edit-debt" && change.fields.balance !== undefined && written.has(change.id)) {
      const balance = debts?.find(({ id }) => id === change.id)?.balance ?? change.fields.balance;
      return { ...change, fields: { ...change.fields, balance } };
    }
    return change;
  };
  return { ...finding, options: finding.options.map((each) => ({ ...each, changes: each.changes.map(inTheEnd) })) };
}

/** A finding in the answer: its reason, or its question with what an answer completes. */
function tell(done: CarriedOut, finding: Finding, about: readonly Statement[]): void {
  if ("refused" in finding) {
    if (!done.reasons.includes(finding.refused)) done.reasons.push(finding.refused);
    return;
  }
  const { ask: question, options, isWhole } = finding;
  const [statement] = about;
  const instead = statement && !isWhole && about.length === 1 ? withoutAmount(statement) : null;
  if (options.length > 0) {
    done.asks.push({ ...choosing({ question, options }, done.documents), ...(instead ? { instead } : {}) });
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
