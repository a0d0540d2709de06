import type { Instant } from "./calendar-date.ts";
import { emptyFinancials, type Financials } from "./financials.ts";
import { emptyGoals, type Goals } from "./goals.ts";
import { emptyPast, type Past } from "./past.ts";
import type { Profile } from "./profile.ts";
import { emptyScenarios, type Scenarios } from "./scenarios.ts";
import { emptySkills, type Skills } from "./skills.ts";

/** Everything that a person keeps: one document of each kind. */
export interface Documents {
  profile: Profile;
  financials: Financials;
  goals: Goals;
  skills: Skills;
  past: Past;
  scenarios: Scenarios;
}

export type DocumentKind = keyof Documents;
export const DOCUMENT_KINDS = [
  "profile",
  "financials",
  "goals",
  "skills",
  "past",
  "scenarios",
] as const satisfies readonly DocumentKind[];

/** The documents of someone who has entered nothing but a profile. */
export function newDocuments(profile: Profile, now: Instant): Documents {
  return {
    profile,
    financials: emptyFinancials(now),
    goals: emptyGoals(now),
    skills: emptySkills(now),
    past: emptyPast(now),
    scenarios: emptyScenarios(now),
  };
}
