import type { PersonFacts } from "../person/person-facts.ts";

/** The person's risk tolerance in words, or what stands in for it. */
export function statedMix(facts: PersonFacts): string {
  const { riskTolerance } = facts.documents.profile.financialGoal;
  return riskTolerance ? `your ${riskTolerance} risk tolerance` : "a moderate risk tolerance";
}
