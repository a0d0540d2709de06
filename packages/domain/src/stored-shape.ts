import type { DocumentKind, Documents } from "./documents.ts";
import type { Asset, Debt, FinancialInfo, Financials } from "./financials.ts";
import type { Goal, Goals, Submilestone } from "./goals.ts";
import type { BasicInfo, EducationEntry, ExperienceEntry, FinancialGoal, Profile } from "./profile.ts";
import type { Skills } from "./skills.ts";

/**
 * Which fields a stored document has by now: a field that is added to an entity has to be added here, or the types do
 * not hold. Values were checked on their way in.
 */

/** The names of all fields that are never left out. */
type Fields<Value> = { [Key in keyof Value as undefined extends Value[Key] ? never : Key]: true };

type Json = Record<string, unknown>;
type Shape = (value: unknown) => boolean;

const financialInfo: Fields<FinancialInfo> = { annualIncome: true, annualExpenses: true, currentSavings: true };
const asset: Fields<Asset> = { id: true, name: true, type: true, value: true, description: true };
const debt: Fields<Debt> = { id: true, name: true, type: true, balance: true, interestRate: true, description: true };
const financials: Fields<Financials> = {
  financialInfo: true,
  assets: true,
  debts: true,
  createdAt: true,
  updatedAt: true,
};
const step: Fields<Submilestone> = {
  id: true,
  title: true,
  description: true,
  targetAmount: true,
  targetDate: true,
  completed: true,
  order: true,
};
const goal: Fields<Goal> = {
  id: true,
  title: true,
  type: true,
  targetAmount: true,
  currentAmount: true,
  progress: true,
  targetDate: true,
  status: true,
  description: true,
  category: true,
  submilestones: true,
  createdAt: true,
  updatedAt: true,
};
const goals: Fields<Goals> = { intermediateGoals: true, createdAt: true, updatedAt: true };
const basicInfo: Fields<BasicInfo> = {
  name: true,
  email: true,
  birthday: true,
  location: true,
  occupation: true,
  country: true,
  employmentStatus: true,
};
const education: Fields<EducationEntry> = { school: true, field: true, graduationYear: true };
const experience: Fields<ExperienceEntry> = {
  company: true,
  position: true,
  startYear: true,
  endYear: true,
  description: true,
};
const financialGoal: Fields<FinancialGoal> = {
  targetAmount: true,
  targetYear: true,
  timeframe: true,
  riskTolerance: true,
  primaryStrategy: true,
};
const profile: Fields<Profile> = {
  basicInfo: true,
  educationHistory: true,
  experience: true,
  financialGoal: true,
  createdAt: true,
  updatedAt: true,
};
const skills: Fields<Skills> = { skills: true, interests: true, createdAt: true, updatedAt: true };

const isName: Shape = (value) => typeof value === "string";
const isFinancialInfo = record(financialInfo);
const isAssetList = orNull(list(record(asset)));
const isDebtList = orNull(list(record(debt)));
const isFinancials = record(financials);
const isStepList = list(record(step));
const hasGoalFields = record(goal);
const isGoalList = list((value) => hasGoalFields(value) && isStepList((value as Json).submilestones));
const isGoals = record(goals);
const isBasicInfo = record(basicInfo);
const isEducation = list(record(education));
const isExperience = list(record(experience));
const isFinancialGoal = record(financialGoal);
const isProfile = record(profile);
const isNameList = list(isName);
const isSkills = record(skills);

const SHAPES: { [Kind in DocumentKind]: (value: Json) => boolean } = {
  profile: (value) =>
    isProfile(value) &&
    isBasicInfo(value.basicInfo) &&
    isEducation(value.educationHistory) &&
    isExperience(value.experience) &&
    isFinancialGoal(value.financialGoal),
  financials: (value) =>
    isFinancials(value) && isFinancialInfo(value.financialInfo) && isAssetList(value.assets) && isDebtList(value.debts),
  goals: (value) => isGoals(value) && isGoalList(value.intermediateGoals),
  skills: (value) => isSkills(value) && isNameList(value.skills) && isNameList(value.interests),
};

/** Whether a value has all fields that documents of a kind are stored with today; what stands in them is not looked at. */
export function hasStoredShape<Kind extends DocumentKind>(kind: Kind, value: unknown): value is Documents[Kind] {
  return isJson(value) && SHAPES[kind](value);
}

function record(fields: Readonly<Record<string, true>>): Shape {
  const names = Object.keys(fields);
  return (value) => {
    if (!isJson(value)) return false;
    for (const name of names) if (value[name] === undefined) return false;
    return true;
  };
}

function list(isEntry: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(isEntry);
}

function orNull(isValue: Shape): Shape {
  return (value) => value === null || isValue(value);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
