import { growthKindOf } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import { rate } from "./figures.ts";

/** What a projection supposes, said with every answer that uses one. */
export function assumedGrowth(facts: PersonFacts): string {
  const { riskTolerance } = facts.documents.profile.financialGoal;
  const mix = riskTolerance
    ? `${riskTolerance === "aggressive" ? "an" : "a"} ${riskTolerance} mix`
    : "a moderate mix, since your risk tolerance isn't set";
  const { invested, cash, home, vehicle } = facts.growth;
  const held = new Set(facts.assets.map(growthKindOf));
  const rates = [
    `${rate(invested)} growth a year on what is invested (${mix})`,
    `${rate(cash)} on cash`,
    held.has("home") ? `${rate(home)} on homes` : null,
    held.has("vehicle") ? `cars lose ${rate(-vehicle)}` : null,
  ].filter((words) => words !== null);
  return `Assumed: ${rates.join(", ")}, before inflation and taxes. An estimate, not a promise.`;
}
