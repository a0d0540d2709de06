import { dollars } from "../words/figures.ts";
import { listed, named } from "../words/sentences.ts";
import { countryAccounts } from "./country-accounts.ts";
import type { Lesson } from "./lesson.ts";

/** Earning, learning, and the tax on it. */
export const WORK_LESSONS: readonly Lesson[] = [
  {
    id: "negotiate-pay",
    phrasings: [
      "ask|asking|tell boss|manager|employer money|raise|more|pay",

      "negotiate|negotiating|negotiation salary|pay|raise|offer|job",
      "ask for a? raise|promotion",
      "how get raise|promotion|higher_salary|better_paid|paid_more",
      "negotiate my pay",
    ],
    gist: "Pay is negotiated with facts: what the work is worth elsewhere, and what you brought.",
    points: [
      "Collect figures for your job and region from several sources.",
      "List three results with numbers: money earned or saved, time, quality.",
      "Name your figure first, a little above your aim, then wait.",
      "If it is no: ask what would make it yes, and by when.",
    ],
    yours: ({ income }) =>
      income
        ? `**For you**: every percent on ${dollars(income)} comes back each year, and so does what it becomes when invested.`
        : null,
    again: "Market figures, results, one clear number.",
    deeper:
      "The best time is after a success or before a budget is made, and the strongest argument is another offer that you would take.",
    next: ["How can I earn more?", "What is lifestyle inflation?"],
  },
  {
    id: "side-income",
    phrasings: [
      "ways|ideas|how|tips make|earn extra|more cash|money|bucks|income",

      "side_hustle|side_hustles|side_income|side_job|second_job|extra_income|extra_money|gig|freelance|freelancing",
      "earn|make more|extra|additional money|income|online|side -if|saved",
      "how earn|make more",
      "how increase|raise|boost|grow my? income|earnings",
      "make money ideas|ways|how|online|fast|quick",
    ],
    gist: "More income works faster than any cut, because it has no floor. The surest way is to sell what you can do already.",
    points: [
      "First in your own field: a better paid job, more hours, a certificate that pays.",
      "Then services: teaching, writing, repairs, programming, care.",
      "Keep it apart from your spending: a separate account, a part of it for tax.",
    ],
    yours: ({ documents }) => {
      const skills = documents.skills.skills.slice(0, 3).map(named);
      return skills.length > 0
        ? `**For you**: your profile names ${listed(skills)}; begin where someone already asks you for help.`
        : "**For you**: add your skills to your profile and I can be more specific in a plan.";
    },
    again: "Sell a skill that you have; save what it brings.",
    deeper:
      "Test it small: one offer, three customers, one month. If nobody pays, change the offer before you spend on a website.",
    next: ["How do I negotiate my pay?", "How do taxes work?", "Make me a plan"],
  },
  {
    id: "start-business",
    phrasings: [
      "incorporate|llc|sole_proprietor|sole_trader|register_business",

      "start|open|launch|starting|own business|company|startup|shop",
      "become|being self_employed|entrepreneur|freelancer",
      "quit my? job",
      "business idea|ideas|plan|loan|owner",
    ],
    gist: "A business can build wealth faster than saving, and lose it faster. Start it small, next to a safe income, with money that you can lose.",
    points: [
      "Sell before you build: a paying customer is the only proof.",
      "Keep private and business money in separate accounts from the first day.",
      "Set tax and a reserve aside from each payment.",
    ],
    yours: ({ cover }) =>
      cover.kind === "months"
        ? "**For you**: before you give up a salary, look at how many months your cash covers; half a year or more makes better decisions."
        : null,
    again: "Small, early, with a customer before a plan.",
    deeper: "Decide beforehand at which date or sum you would stop; in the middle of it that is hard to see.",
    next: ["How many months of expenses are covered?", "How can I earn more?"],
  },
  {
    id: "taxes",
    phrasings: [
      "tax dividends|gains|stocks|interest|crypto|investments|savings|bonus how|work|when",

      "tax|taxes how|work|explain|bracket|brackets|marginal|refund|deduction|deductions|write_off|lower|reduce|save|return|file|filing|capital_gains|pay|understand",
      "capital_gains|tax_bracket|tax_return|tax_refund|tax_deduction",
      "taxes",
      "tax on? dividends|gains|stocks|interest|crypto|investments|savings|bonus",
    ],
    gist: "Income tax rises in steps: a higher bracket applies only to the part of income within it, so a raise never leaves you with less by that alone. Gains are usually taxed when you sell.",
    points: ({ country }) => [
      "What lowers tax legally: retirement accounts, deductions that you can prove, the order in which you sell.",
      "Hold investments for long: many countries tax long-held gains less, all of them later.",
      "Keep receipts and statements; file in time even if you can't pay at once.",
      `Rates, brackets and forms: ${countryAccounts(country).source}.`,
    ],
    again: "Steps, not cliffs; use the favoured accounts; keep your papers.",
    deeper:
      "I explain outlines; for your own return ask a tax adviser or a free filing service. A yearly letter from the tax office is worth reading to the end.",
    next: ["Which retirement accounts are there?", "Roth or traditional: which is better?"],
  },
  {
    id: "education-worth",
    phrasings: [
      "worth going|study|studying|back school|grad_school|graduate_school|university|college",

      "is|worth degree|college|university|masters|mba|certificate|certification|bootcamp|course|courses good|it|worth|pay_off",
      "skills learn|which|what|pay|earn|high_income|should",
      "learn|improve financial_literacy|about_money|about_finance|finance|personal_finance",
      "books|book|podcast|podcasts|resources money|finance|investing|personal_finance|recommend",
    ],
    gist: "Learning is an investment like others: it pays when it raises what you can earn by more than it costs in money and time.",
    points: [
      "Ask people who have the job you want what they look for when hiring.",
      "Try a free or cheap course before an expensive one.",
      "Ask your employer to pay; many have a budget that nobody uses.",
    ],
    yours: ({ documents }) => {
      const skills = documents.skills.skills.slice(0, 3).map(named);
      return skills.length > 0
        ? `**For you**: depth in ${listed(skills)} is likely worth more than a new start elsewhere.`
        : null;
    },
    again: "Learn what someone will pay for, test it cheaply first.",
    deeper:
      "For money itself: your library's shelf on personal finance and your regulator's own pages teach more than any paid course.",
    next: ["How can I earn more?", "Suggest some goals"],
  },
];
