import { formatLikelihood, targetLikelihood, targetVerdict } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import { counted, dollars, monthAndYear } from "./figures.ts";
import { listed, sentences } from "./sentences.ts";

/** What the target year asks for each month, with growth and without in one breath; null where it asks for nothing. */
export function askedEachMonth({ requiredMonthly: required, plainMonthly }: PersonFacts): string | null {
  if (required.kind !== "monthly") return null;
  return `${dollars(required.amount)} a month with growth (${dollars(plainMonthly)} without)`;
}

/** How likely the target year is, as the dashboard says it; `chance` is the figure in it, in percent. */
export function likelihoodWords({ outlook }: PersonFacts): { words: string | null; chance: number | null } {
  const chance = targetLikelihood(outlook);
  if (chance === null) return { words: null, chance };
  const words = `Likelihood by ${outlook.targetYear}: **${formatLikelihood(chance)}**.`;
  return { words, chance: Math.round(chance * 100) };
}

const TO_TELL = { income: "what you earn in a year", expenses: "what you spend in a month" };

/** The plain verdict that a plan opens with: on time or how late, and what closes the gap. */
export function verdictWords(facts: PersonFacts): string {
  const { outlook, target, targetYear } = facts;
  const verdict = targetVerdict(outlook);
  const { words: likelihood } = likelihoodWords(facts);
  const reach = (date: Parameters<typeof monthAndYear>[0]) =>
    `At today's pace you reach ${dollars(target)} in **${monthAndYear(date)}**`;
  switch (verdict.kind) {
    case "reached":
      return "**You are there.** What counts now is keeping it, and choosing what comes next.";
    case "unknown":
      return `**No date yet.** Tell me ${listed(verdict.missing.map((piece) => TO_TELL[piece]))}, and I'll say when you reach ${dollars(target)} and whether that is in time for ${targetYear}.`;
    case "on-time":
      return sentences(
        `**On time.** ${reach(verdict.date)}${verdict.yearsEarly > 0 ? `, ${counted(verdict.yearsEarly, "year")} before ${targetYear}` : `, in time for ${targetYear}`}.`,
        likelihood,
      );
    case "late":
      return sentences(
        `**${counted(verdict.yearsLate, "year")} late.** ${reach(verdict.date)} instead of ${targetYear}.`,
        closesGap(facts),
        likelihood,
      );
    case "out-of-reach":
      return sentences(
        `**Out of reach at today's pace.** With what is left over now, ${dollars(target)} has no date.`,
        closesGap(facts),
      );
  }
}

function closesGap({ requiredMonthly: required, monthlySurplus, targetYear }: PersonFacts): string | null {
  if (required.kind === "no-time-left") {
    return `No full year is left until ${targetYear}: a later target year closes the gap.`;
  }
  if (required.kind === "none-needed" || monthlySurplus === null) return null;
  return `**${dollars(required.amount - monthlySurplus)} a month more** closes the gap to ${targetYear}.`;
}
