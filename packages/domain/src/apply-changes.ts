import type * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import type { Change } from "./changes.ts";
import type { Documents } from "./documents.ts";
import { check, type FieldError } from "./field-rules.ts";
import { assetSchema, debtPaymentsSchema, debtSchema, financialInfoSchema } from "./financials.ts";
import { goalSchema } from "./goals.ts";
import { ADVISOR_LIMITS } from "./limits.ts";
import { toldFigureSchema, toldListSchema, withTold } from "./past.ts";
import { basicInfoSchema, targetSchema } from "./profile.ts";
import { addName, includesName, interestListSchema, removeName, skillListSchema } from "./skills.ts";

/** Why a change was not carried out. */
export type Refusal =
  | { reason: "limit-reached"; limit: number; of: "assets" | "debts" | "goals" }
  | { reason: "not-found" }
  | { reason: "invalid"; errors: FieldError[] };

export interface AppliedChanges {
  documents: Documents;
  applied: Change[];
  refused: { change: Change; refusal: Refusal }[];
}

/**
 * Carries out an advisor's changes one after the other, each by the rules of the entity it touches and within the
 * advisor's limits. One that breaks a rule is left out and named; the others apply. Pure: the documents given stay as
 * they are. Goals that change get `now` as their `updatedAt`.
 */
export function applyChanges(documents: Documents, changes: readonly Change[], now: Instant): AppliedChanges {
  const result: AppliedChanges = { documents, applied: [], refused: [] };
  for (const change of changes) {
    const outcome = applyChange(result.documents, change, now);
    if ("refusal" in outcome) result.refused.push({ change, refusal: outcome.refusal });
    else {
      result.documents = outcome.documents;
      result.applied.push(change);
    }
  }
  return result;
}

type Outcome = { documents: Documents } | { refusal: Refusal };

function applyChange(documents: Documents, change: Change, now: Instant): Outcome {
  const { financials, goals, profile, skills, scenarios } = documents;
  const withFinancials = (fields: Partial<Documents["financials"]>): Outcome => ({
    documents: { ...documents, financials: { ...financials, ...fields } },
  });
  const withGoals = (intermediateGoals: Documents["goals"]["intermediateGoals"]): Outcome => ({
    documents: { ...documents, goals: { ...goals, intermediateGoals } },
  });
  switch (change.kind) {
    case "set-financial-info":
      return checked(financialInfoSchema, { ...financials.financialInfo, ...change.fields }, (financialInfo) =>
        withFinancials({ financialInfo }),
      );
    case "add-asset":
      return added("assets", financials.assets, change.asset, assetSchema, (assets) => withFinancials({ assets }));
    case "edit-asset":
      return edited(financials.assets, change, assetSchema, (assets) => withFinancials({ assets }));
    case "delete-asset":
      return deleted(financials.assets, change.id, (assets) => withFinancials({ assets }));
    case "confirm-no-assets":
      return withFinancials({ assets: [] });
    case "add-debt":
      return added("debts", financials.debts, change.debt, debtSchema, (debts) => withFinancials({ debts }));
    case "edit-debt":
      return edited(financials.debts, change, debtSchema, (debts) => withFinancials({ debts }));
    case "delete-debt":
      return deleted(financials.debts, change.id, (debts) => withFinancials({ debts }));
    case "confirm-no-debts":
      return withFinancials({ debts: [] });
    case "set-debt-payments":
      return checked(debtPaymentsSchema, change.debtPayments, (debtPayments) => withFinancials({ debtPayments }));
    case "add-goal": {
      const goal = { ...change.goal, createdAt: now, updatedAt: now };
      return added("goals", goals.intermediateGoals, goal, goalSchema, withGoals);
    }
    case "edit-goal": {
      const stamped = { id: change.id, fields: { ...change.fields, updatedAt: now } };
      return edited(goals.intermediateGoals, stamped, goalSchema, withGoals);
    }
    case "delete-goal":
      return deleted(goals.intermediateGoals, change.id, withGoals);
    case "set-basic-info":
      return checked(basicInfoSchema, { ...profile.basicInfo, ...change.fields }, (basicInfo) => ({
        documents: { ...documents, profile: { ...profile, basicInfo } },
      }));
    case "set-financial-goal":
      return checked(targetSchema, { ...profile.financialGoal, ...change.fields }, (financialGoal) => ({
        documents: { ...documents, profile: { ...profile, financialGoal } },
      }));
    case "add-names":
    case "remove-names": {
      const isThere = (name: string) => includesName(skills[change.list], name);
      if (change.kind === "remove-names" && !change.names.some(isThere)) return { refusal: { reason: "not-found" } };
      const merge = change.kind === "add-names" ? addName : removeName;
      const names = change.names.reduce<string[]>(merge, skills[change.list]);
      const schema = change.list === "skills" ? skillListSchema : interestListSchema;
      return checked(schema, names, (list) => ({
        documents: { ...documents, skills: { ...skills, [change.list]: list } },
      }));
    }
    case "tell-past":
      return checked(toldFigureSchema, change.figure, (figure) =>
        checked(toldListSchema, withTold(documents.past.told, figure), (told) => ({
          documents: { ...documents, past: { ...documents.past, told } },
        })),
      );
    case "delete-scenario":
      return deleted(scenarios.scenarios, change.id, (list) => ({
        documents: { ...documents, scenarios: { ...scenarios, scenarios: list } },
      }));
  }
}

function checked<Value>(schema: z.ZodMiniType<Value>, input: unknown, store: (value: Value) => Outcome): Outcome {
  const result = check(schema, input);
  return "errors" in result ? { refusal: { reason: "invalid", errors: result.errors } } : store(result.value);
}

function added<Entry extends { id: string }>(
  of: keyof typeof ADVISOR_LIMITS,
  entries: Entry[] | null,
  entry: Entry,
  schema: z.ZodMiniType<Entry>,
  store: (entries: Entry[]) => Outcome,
): Outcome {
  const limit = ADVISOR_LIMITS[of];
  if ((entries ?? []).length >= limit) return { refusal: { reason: "limit-reached", limit, of } };
  if (entries?.some(({ id }) => id === entry.id)) {
    return { refusal: { reason: "invalid", errors: [{ path: "id", message: "Two entries have the same id" }] } };
  }
  return checked(schema, entry, (value) => store([...(entries ?? []), value]));
}

function edited<Entry extends { id: string }>(
  entries: Entry[] | null,
  { id, fields }: { id: string; fields: object },
  schema: z.ZodMiniType<Entry>,
  store: (entries: Entry[]) => Outcome,
): Outcome {
  const entry = entries?.find((candidate) => candidate.id === id);
  if (!entries || !entry) return { refusal: { reason: "not-found" } };
  return checked(schema, { ...entry, ...fields, id }, (value) =>
    store(entries.map((candidate) => (candidate.id === id ? value : candidate))),
  );
}

function deleted<Entry extends { id: string }>(
  entries: Entry[] | null,
  id: string,
  store: (entries: Entry[]) => Outcome,
): Outcome {
  if (!entries?.some((entry) => entry.id === id)) return { refusal: { reason: "not-found" } };
  return store(entries.filter((entry) => entry.id !== id));
}
