import type { PersonFacts } from "../person/person-facts.ts";
import { rate } from "./figures.ts";

/** What a projection supposes, said with every answer that uses one. */
export function assumedGrowth(facts: PersonFacts): string {
  const { riskTolerance } = facts.documents.profile.financialGoal;
  const mix = riskTolerance
    ? `${riskTolerance === "aggressive" ? "an" : "a"} ${riskTolerance} mix`
    : "a moderate mix, since your risk tolerance isn't set";
  return `Assumed: ${rate(facts.assumption.annualReturn)} growth a year (${mix}), before inflation and taxes. An estimate, not a promise.`;
}
