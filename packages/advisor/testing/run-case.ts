import {
  type Asset,
  applyChanges,
  type BasicInfo,
  type CalendarDate,
  check,
  type Debt,
  type Documents,
  type FinancialInfo,
  fieldChanges,
  goalSchema,
  newDocuments,
  newProfile,
  revertChange,
  type Target,
  touchedThings,
} from "@seven-figures/domain";
import { describeUndo, respond } from "../src/index.ts";
import type { LearnedReader } from "../src/reader/learned-reader.ts";
import type { AdvisorReply, UndoOutcome } from "../src/types.ts";
import { dataDifferences, type Expectation, findDifferences } from "./check-expectation.ts";

/** One conversation of the corpus: the data before it, what is said, what must come of it. */
export interface Case {
  id: string;
  tags: string[];
  /** The day on which it is said, where that is another one than {@link CORPUS_TODAY}. */
  today?: CalendarDate;
  state?: {
    financialInfo?: Partial<FinancialInfo>;
    assets?: Partial<Asset>[] | null;
    debts?: Partial<Debt>[] | null;
    goals?: { id: string; [field: string]: unknown }[];
    skills?: { skills?: string[]; interests?: string[] };
    financialGoal?: Partial<Target>;
    basicInfo?: Partial<BasicInfo>;
  };
  turns: { say: string; expect?: Expectation }[];
  expect: Expectation;
}

export interface CaseResult {
  testCase: Case;
  differences: string[];
  /** Whether data changed that should not have, or to something else than was said. */
  wroteWrongly: boolean;
  /** Whether data became what the expectation does not allow; a change that is only missing does not count. */
  wroteUnsaid: boolean;
  transcript: string[];
  /** What the last answer offers as buttons. */
  quickReplies: string[];
}

export const CORPUS_TODAY: CalendarDate = "2026-11-20";
const NOW = "2026-11-20T09:00:00.000Z";

export function documentsOf({ state = {} }: Pick<Case, "state">): Documents {
  const profile = newProfile({ name: "Sam Rivera", email: "sam@example.com" }, CORPUS_TODAY, NOW);
  const documents = newDocuments(
    {
      ...profile,
      basicInfo: { ...profile.basicInfo, country: "US", employmentStatus: "Employed", ...state.basicInfo },
      financialGoal: { ...profile.financialGoal, ...state.financialGoal },
    },
    NOW,
  );
  const info = { ...documents.financials.financialInfo, ...state.financialInfo };
  const goals = (state.goals ?? []).map((goal) => {
    const checked = check(goalSchema, { createdAt: NOW, updatedAt: NOW, ...goal });
    if ("errors" in checked) throw new Error(`bad goal in corpus: ${JSON.stringify(checked.errors)}`);
    return checked.value;
  });
  const full = <Entry>(list: Partial<Entry>[] | null | undefined, defaults: object) =>
    list?.map((entry) => ({ ...defaults, ...entry }) as Entry) ?? null;
  return {
    ...documents,
    financials: {
      ...documents.financials,
      financialInfo: info,
      assets: full<Asset>(state.assets, { description: "" }),
      debts: full<Debt>(state.debts, { description: "", interestRate: null }),
    },
    goals: { ...documents.goals, intermediateGoals: goals },
    skills: { ...documents.skills, skills: state.skills?.skills ?? [], interests: state.skills?.interests ?? [] },
  };
}

/** Runs a conversation as the server would: changes applied, undo taken from a log of changes. */
export function runCase(testCase: Case, reader?: LearnedReader): CaseResult {
  const before = documentsOf(testCase);
  const { today = CORPUS_TODAY } = testCase;
  const session: Session = {
    documents: before,
    today,
    conversation: null,
    log: [],
    ids: 0,
    ...(reader ? { reader } : {}),
  };
  const result: CaseResult = {
    testCase,
    differences: [],
    wroteWrongly: false,
    wroteUnsaid: false,
    transcript: [],
    quickReplies: [],
  };
  for (const [at, turn] of testCase.turns.entries()) {
    const reply = takeTurn(session, turn.say, result);
    result.quickReplies = reply.quickReplies;
    result.transcript.push(`> ${turn.say}`, `< ${reply.message.replaceAll("\n", "\n  ")}`);
    const isLast = at === testCase.turns.length - 1;
    for (const expect of [...(turn.expect ? [turn.expect] : []), ...(isLast ? [testCase.expect] : [])]) {
      result.differences.push(...findDifferences(expect, before, session.documents, reply, today));
      const differencesOf = (wanted: Expectation) => dataDifferences(wanted, before, session.documents, today);
      const [missed, changed] = [differencesOf(expect), differencesOf({})];
      if (missed.length > 0 && changed.length > 0) result.wroteWrongly = true;
      if (missed.some((each) => isWrongWrite(each, changed))) result.wroteUnsaid = true;
    }
  }
  return result;
}

function isWrongWrite(missed: string, changed: readonly string[]): boolean {
  if (/unexpected "| became | is gone$|null changed/.test(missed)) return true;
  const added = /^(\w+): expected added (\[.*\]), got (\[.*\])$/.exec(missed);
  if (added) return JSON.parse(added[3] ?? "[]").length > 0;
  const path = /^(.+?): expected /.exec(missed)?.[1];
  return path !== undefined && changed.some((each) => each.startsWith(`${path}: `));
}

interface Session {
  documents: Documents;
  today: CalendarDate;
  conversation: unknown;
  log: { before: Documents; after: Documents }[];
  ids: number;
  reader?: LearnedReader;
}

function takeTurn(session: Session, message: string, result: CaseResult): AdvisorReply {
  const { documents, conversation } = session;
  const newId = (prefix: string) => `${prefix}-${++session.ids}`;
  const { reader, today } = session;
  const output = respond({
    documents,
    conversation,
    message,
    today,
    newId,
    ...(reader ? { reader } : {}),
  });
  session.conversation = JSON.parse(JSON.stringify(output.conversation));
  if (output.undo) {
    const { outcome, documents: restored } = undoLast(documents, session.log.pop());
    session.documents = restored ?? documents;
    return { ...output.reply, message: describeUndo(outcome) };
  }
  if (output.changes.length === 0) return output.reply;
  const applied = applyChanges(documents, output.changes, NOW);
  if (applied.refused.length > 0) result.differences.push(`refused: ${JSON.stringify(applied.refused)}`);
  session.log.push({ before: documents, after: applied.documents });
  session.documents = applied.documents;
  return output.reply;
}

function undoLast(
  documents: Documents,
  last: { before: Documents; after: Documents } | undefined,
): { outcome: UndoOutcome; documents: Documents | null } {
  if (!last) return { outcome: { undone: false, reason: "nothing-to-undo" }, documents: null };
  const reverted = revertChange(documents, last.before, last.after);
  if ("refused" in reverted)
    return {
      outcome: {
        undone: false,
        reason: "later-edits",
        things: touchedThings(last.before, last.after, reverted.paths),
      },
      documents: null,
    };
  return {
    outcome: { undone: true, fields: fieldChanges(documents, reverted.documents) },
    documents: reverted.documents,
  };
}
