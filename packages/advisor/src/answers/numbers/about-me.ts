import { COUNTRY_OPTIONS, labelOf } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { counted, dollars } from "../words/figures.ts";
import { bullets, listed, named, paragraphs } from "../words/sentences.ts";

/** What stands in the profile and in the rest, in short. */
export function answerAboutMe({ facts }: Asked): Draft {
  const { profile, skills, financials } = facts.documents;
  const { basicInfo } = profile;
  const savings = financials.financialInfo.currentSavings;
  const names = (list: readonly string[]) => listed(list.slice(0, 6).map(named));
  return {
    message: paragraphs(
      "This is what I know:",
      bullets([
        basicInfo.name && `Name: ${named(basicInfo.name)}`,
        basicInfo.country && `Country: ${labelOf(COUNTRY_OPTIONS, basicInfo.country)}`,
        basicInfo.location && `Place: ${named(basicInfo.location)}`,
        (basicInfo.occupation || basicInfo.employmentStatus) &&
          `Work: ${[basicInfo.occupation && named(basicInfo.occupation), basicInfo.employmentStatus].filter(Boolean).join(", ")}`,
        skills.skills.length > 0 && `Skills: ${names(skills.skills)}`,
        skills.interests.length > 0 && `Interests: ${names(skills.interests)}`,
        `Target: ${dollars(facts.target)} by ${facts.targetYear}`,
        facts.income !== null && `Income: ${dollars(facts.income)} a year`,
        facts.expenses !== null && `Expenses: ${dollars(facts.expenses)} a year`,
        savings !== null && `Current Savings box: ${dollars(savings)}`,
        `${counted(facts.assets.length, "asset")}, ${counted(facts.debts.length, "debt")}, ${counted(facts.goals.length, "goal")}`,
      ]),
    ),
    again: "Nothing beyond what you entered or told me.",
    deeper: "All of it can be changed on the Profile and Financials pages, or by telling me.",
    used: { savings },
    quickReplies: ["What's my net worth?", "Is my data safe?"],
  };
}
