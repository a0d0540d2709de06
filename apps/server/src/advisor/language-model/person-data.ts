import type { AdvisorInput } from "@seven-figures/advisor";
import type { Goal } from "@seven-figures/domain";
import { cashFigures, worthFigures } from "./tools/figures.ts";

/** Characters of JSON, about 10,000 tokens: beyond it, texts and then entries are left out. */
const LONGEST_DATA = 40_000;
const MOST_ENTRIES = 50;

/** How much of long lists is told. */
interface Detail {
  texts: boolean;
  steps: boolean;
  entries: number;
}

const DETAILS: readonly Detail[] = [
  { texts: true, steps: true, entries: Number.POSITIVE_INFINITY },
  { texts: false, steps: true, entries: Number.POSITIVE_INFINITY },
  { texts: false, steps: false, entries: MOST_ENTRIES },
];

/** What a model is told about the person, in as much detail as fits. The e-mail address is not among it. */
export function personData(input: AdvisorInput, proposed: readonly Goal[]): object {
  const [full, ...shorter] = DETAILS.map((detail) => () => dataOf(input, proposed, detail));
  let data = full?.() ?? {};
  for (const shorten of shorter) {
    if (JSON.stringify(data).length <= LONGEST_DATA) break;
    data = shorten();
  }
  return data;
}

function dataOf({ documents, today }: AdvisorInput, proposed: readonly Goal[], detail: Detail): object {
  const { profile, financials, goals, skills } = documents;
  const { email: _, ...basicInfo } = profile.basicInfo;
  const entries = <Entry extends { description: string }>(list: readonly Entry[]) =>
    list.slice(0, detail.entries).map((entry) => (detail.texts ? entry : { ...entry, description: undefined }));
  const goalData = ({ createdAt: _created, updatedAt: _updated, submilestones, ...goal }: Goal) => ({
    ...goal,
    submilestones: detail.steps ? entries(submilestones) : `${submilestones.length} steps`,
  });
  return {
    today,
    profile: {
      ...basicInfo,
      educationHistory: profile.educationHistory.slice(0, detail.entries),
      experience: entries(profile.experience),
    },
    target: profile.financialGoal,
    financialInfo: financials.financialInfo,
    assets: financials.assets ? entries(financials.assets) : "never entered",
    debts: financials.debts ? entries(financials.debts) : "never entered",
    counts: {
      assets: financials.assets?.length ?? 0,
      debts: financials.debts?.length ?? 0,
      goals: goals.intermediateGoals.length,
    },
    figures: { ...worthFigures(documents), ...cashFigures(documents) },
    goals: entries(goals.intermediateGoals.map(goalData)),
    skills: skills.skills.slice(0, detail.entries),
    interests: skills.interests.slice(0, detail.entries),
    proposedGoals: proposed.map(({ id, title }) => ({ id, title })),
  };
}
