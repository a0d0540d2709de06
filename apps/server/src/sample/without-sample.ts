import type { Documents, Goal, Goals } from "@seven-figures/domain";
import { sameJson } from "@seven-figures/domain";

/**
 * What a visitor made: the documents without whatever in them is still as the sample has it. `blank` is what stands
 * where nothing is left.
 */
export function withoutSample(current: Documents, sample: Documents, blank: Documents): Documents {
  const { profile, financials, skills } = current;
  return {
    profile: {
      ...blank.profile,
      basicInfo: changedFields(profile.basicInfo, sample.profile.basicInfo, blank.profile.basicInfo),
      educationHistory: newEntries(profile.educationHistory, sample.profile.educationHistory),
      experience: newEntries(profile.experience, sample.profile.experience),
      financialGoal: changedFields(profile.financialGoal, sample.profile.financialGoal, blank.profile.financialGoal),
    },
    financials: {
      ...blank.financials,
      financialInfo: changedFields(
        financials.financialInfo,
        sample.financials.financialInfo,
        blank.financials.financialInfo,
      ),
      assets: newOrNull(financials.assets, sample.financials.assets),
      debts: newOrNull(financials.debts, sample.financials.debts),
    },
    goals: { ...blank.goals, intermediateGoals: newGoals(current.goals, sample.goals) },
    skills: {
      ...blank.skills,
      skills: newEntries(skills.skills, sample.skills.skills),
      interests: newEntries(skills.interests, sample.skills.interests),
    },
    // Check-ins were made of the sample's balances: they go with them.
    scenarios: { ...blank.scenarios, scenarios: current.scenarios.scenarios },
    past: { ...blank.past, told: newEntries(current.past.told, sample.past.told) },
  };
}

/** Field by field: what was changed stays, the rest is blank. */
function changedFields<Fields extends object>(current: Fields, sample: Fields, blank: Fields): Fields {
  const entries = Object.entries(current).map(([key, value]) => {
    const name = key as keyof Fields;
    return [key, sameJson(value, sample[name]) ? blank[name] : value];
  });
  return Object.fromEntries(entries) as Fields;
}

function newEntries<Entry>(current: readonly Entry[], sample: readonly Entry[]): Entry[] {
  return current.filter((entry) => !sample.some((other) => sameJson(entry, other)));
}

/** A list of which nothing is left was never entered. */
function newOrNull<Entry>(current: readonly Entry[] | null, sample: readonly Entry[] | null): Entry[] | null {
  const entries = newEntries(current ?? [], sample ?? []);
  return entries.length > 0 ? entries : null;
}

/** When a goal was stored says nothing of what it is. */
function newGoals(current: Goals, sample: Goals): Goal[] {
  const unstamped = ({ createdAt: _made, updatedAt: _changed, ...goal }: Goal) => goal;
  const known = sample.intermediateGoals.map(unstamped);
  return current.intermediateGoals.filter((goal) => !known.some((other) => sameJson(unstamped(goal), other)));
}
