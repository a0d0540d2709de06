import { dollars } from "../../answers/words/figures.ts";
import { asPattern } from "../../language/as-pattern.ts";
import type { PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal } from "./proposal.ts";

/** Earning more, from the skills, the occupation and the employment in the profile. */
export function incomeGoals({ facts }: PlanOutlook): Proposal[] {
  const { basicInfo } = facts.documents.profile;
  const inMonths = (months: number) => monthsAhead(facts.today, months);
  const tenth = facts.income ? facts.income / 10 : null;
  const worth = tenth ? `A tenth more income is ${dollars(tenth)} a year` : "More income works faster than any cut";
  switch (basicInfo.employmentStatus) {
    case "Retired":
      return [];
    case "Unemployed":
      return [
        {
          id: "plan-find-work",
          title: "Find work that fits",
          type: "project",
          why: "A regular income is what every other step rests on.",
          date: inMonths(6),
          start: { title: "An evening for the application papers set" },
          steps: [
            { title: "Application papers up to date", date: inMonths(1) },
            { title: "Ten applications sent", date: inMonths(2) },
            { title: "Five talks with people in the field", date: inMonths(3) },
          ],
          subject: /\b(job|work|employment)\b/i,
        },
      ];
    default:
      return [skillOrRaise()];
  }

  function skillOrRaise(): Proposal {
    const skill = facts.documents.skills.skills[0]?.slice(0, 100);
    if (!skill) {
      return {
        id: "plan-pay-review",
        title: "Ask for a pay review",
        type: "networking",
        why: `${worth}, and asking costs nothing.`,
        date: inMonths(6),
        start: { title: "First result with a figure written down" },
        steps: [
          { title: "Market pay looked up", date: inMonths(1) },
          { title: "Three results with figures written down", date: inMonths(2) },
          { title: "Talk with my manager held", date: inMonths(4) },
        ],
        subject: /raise|pay review|promotion|salary/i,
      };
    }
    return {
      id: "plan-skill",
      title: `Turn ${skill} into income`,
      type: "skill",
      why: `${worth}; ${skill} is the nearest lever in your profile.`,
      date: inMonths(9),
      start: { title: "Three courses or certificates compared" },
      steps: [
        { title: "Course or certificate chosen", date: inMonths(1) },
        { title: "Finished, with something to show", date: inMonths(6) },
        { title: "Raise asked for, or first paid order", date: inMonths(9) },
      ],
      subject: new RegExp(`raise|side (income|hustle)|${asPattern(skill)}`, "i"),
    };
  }
}
