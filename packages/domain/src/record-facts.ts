import type { DocumentKind, Documents } from "./documents.ts";
import {
  ASSET_FIELDS,
  BASIC_INFO_FIELDS,
  CHECK_IN_FIELDS,
  DEBT_FIELDS,
  EDUCATION_FIELDS,
  EXPERIENCE_FIELDS,
  FINANCIAL_INFO_FIELDS,
  type FieldFacts,
  GOAL_FIELDS,
  SCENARIO_FIELDS,
  STEP_FIELDS,
  TARGET_FIELDS,
  TOLD_FIELDS,
} from "./field-facts.ts";
import type { FieldPath } from "./field-path.ts";

type Fields = Readonly<Record<string, FieldFacts>>;

/** A part of a document: one record, or a list of them. */
interface RecordFacts {
  /** In the person's words. */
  name: string;
  /** Of the record, or of each entry; a list of names has none. */
  fields?: Fields;
  /** Whether there is one only, so that a field of it needs no name beside it. */
  isSingle?: boolean;
}

type Parts<Kind extends DocumentKind> = {
  readonly [Key in Exclude<keyof Documents[Kind], "createdAt" | "updatedAt">]-?: RecordFacts;
};

const STEPS = "submilestones";

/** Every part of every document. */
const RECORDS: { readonly [Kind in DocumentKind]: Parts<Kind> } = {
  profile: {
    basicInfo: { name: "Profile", fields: BASIC_INFO_FIELDS, isSingle: true },
    financialGoal: { name: "Your target", fields: TARGET_FIELDS, isSingle: true },
    educationHistory: { name: "Education history", fields: EDUCATION_FIELDS },
    experience: { name: "Work experience", fields: EXPERIENCE_FIELDS },
  },
  financials: {
    financialInfo: { name: "Income and expenses", fields: FINANCIAL_INFO_FIELDS, isSingle: true },
    assets: { name: "Assets", fields: ASSET_FIELDS },
    debts: { name: "Debts", fields: DEBT_FIELDS },
    debtPayments: { name: "Debt payments" },
  },
  goals: { intermediateGoals: { name: "Goals", fields: GOAL_FIELDS } },
  skills: { skills: { name: "Skills" }, interests: { name: "Interests" } },
  past: {
    told: { name: "Earlier figures", fields: TOLD_FIELDS },
    checkIns: { name: "Check-ins", fields: CHECK_IN_FIELDS },
  },
  scenarios: { scenarios: { name: "Scenarios", fields: SCENARIO_FIELDS } },
};

/** The fields of all records of a document. */
export function fieldsOfDocument(kind: DocumentKind): readonly Fields[] {
  const ofParts = Object.values<RecordFacts>(RECORDS[kind]).map(({ fields = {} }) => fields);
  return kind === "goals" ? [...ofParts, STEP_FIELDS] : ofParts;
}

/** What a part of a document is, by its path or that of something in it. */
export function recordAt([document = "", key = ""]: FieldPath): RecordFacts | undefined {
  const parts: Readonly<Record<string, RecordFacts>> | undefined = isKind(document) ? RECORDS[document] : undefined;
  return parts?.[key];
}

/** The facts of the field that stands at a path; undefined for an entry as a whole. */
export function fieldAt(path: FieldPath): FieldFacts | undefined {
  const fields: Fields | undefined = path[3] === STEPS ? STEP_FIELDS : recordAt(path)?.fields;
  return fields?.[path.at(-1) ?? ""];
}

function isKind(document: string): document is DocumentKind {
  return Object.hasOwn(RECORDS, document);
}
