import type { CalendarDate, Documents } from "@seven-figures/domain";
import type { AdvisorReply } from "../src/types.ts";
import { type Json, type ListExpectation, listDifferences, recordDifferences } from "./compare-values.ts";

/** What a conversation is expected to leave, as the corpus states it. What it does not mention must not have changed. */
export interface Expectation {
  assets?: ListExpectation;
  debts?: ListExpectation;
  goals?: ListExpectation;
  assetsConfirmedEmpty?: true;
  debtsConfirmedEmpty?: true;
  financialInfo?: Json;
  financialGoal?: Json;
  basicInfo?: Json;
  skills?: { added?: string[]; removed?: string[] };
  interests?: { added?: string[]; removed?: string[] };
  clarifies?: boolean;
  suggestsGoals?: true;
  reply?: string[];
  replyNot?: string[];
}

/** What differs from what is expected: of the data, and of the reply. The first kind is a wrong or a missing write. */
export function findDifferences(
  expect: Expectation,
  before: Documents,
  after: Documents,
  reply: AdvisorReply,
  today: CalendarDate,
): string[] {
  return [...dataDifferences(expect, before, after, today), ...replyDifferences(expect, reply)];
}

export function dataDifferences(
  expect: Expectation,
  before: Documents,
  after: Documents,
  today: CalendarDate,
): string[] {
  const lists = (["assets", "debts"] as const).flatMap((list) => {
    const [was, is] = [before.financials[list], after.financials[list]];
    if (expect[`${list}ConfirmedEmpty`]) return is?.length === 0 ? [] : [`${list}: not confirmed empty`];
    const differences = listDifferences(list, was, is, expect[list] ?? {}, today);
    return !expect[list] && (was === null) !== (is === null) ? [...differences, `${list}: null changed`] : differences;
  });
  return [
    ...lists,
    ...listDifferences(
      "goals",
      before.goals.intermediateGoals,
      after.goals.intermediateGoals,
      expect.goals ?? {},
      today,
    ),
    ...recordDifferences(
      "financialInfo",
      { ...before.financials.financialInfo },
      { ...after.financials.financialInfo },
      expect.financialInfo ?? {},
      today,
    ),
    ...recordDifferences(
      "financialGoal",
      { ...before.profile.financialGoal },
      { ...after.profile.financialGoal },
      expect.financialGoal ?? {},
      today,
    ),
    ...recordDifferences(
      "basicInfo",
      { ...before.profile.basicInfo },
      { ...after.profile.basicInfo },
      expect.basicInfo ?? {},
      today,
    ),
    ...(["skills", "interests"] as const).flatMap((list) =>
      nameDifferences(list, before.skills[list], after.skills[list], expect[list] ?? {}),
    ),
  ];
}

function nameDifferences(
  list: string,
  before: string[],
  after: string[],
  { added = [], removed = [] }: { added?: string[]; removed?: string[] },
): string[] {
  const lower = (names: string[]) => names.map((name) => name.trim().toLowerCase());
  const [was, is, gained, lost] = [lower(before), lower(after), lower(added), lower(removed)];
  return [
    ...gained.filter((name) => !is.includes(name)).map((name) => `${list}: "${name}" was not added`),
    ...lost.filter((name) => is.includes(name)).map((name) => `${list}: "${name}" is still there`),
    ...was.filter((name) => !is.includes(name) && !lost.includes(name)).map((name) => `${list}: "${name}" is gone`),
    ...is
      .filter((name) => !was.includes(name) && !gained.includes(name))
      .map((name) => `${list}: unexpected "${name}"`),
  ];
}

function replyDifferences(expect: Expectation, reply: AdvisorReply): string[] {
  const text = [reply.message, ...reply.clarificationQuestions].join("\n");
  const differences: string[] = [];
  if (expect.clarifies !== undefined && expect.clarifies !== reply.needsClarification)
    differences.push(expect.clarifies ? "did not ask" : "asked");
  if (expect.suggestsGoals && !(reply.isGoalSuggestion && reply.suggestedGoals.length > 0))
    differences.push("suggested no goals");
  for (const pattern of expect.reply ?? [])
    if (!new RegExp(pattern, "i").test(text)) differences.push(`reply lacks /${pattern}/`);
  for (const pattern of expect.replyNot ?? [])
    if (new RegExp(pattern, "i").test(text)) differences.push(`reply has /${pattern}/`);
  return differences;
}
