import { countryAccounts } from "./country-accounts.ts";
import type { Lesson } from "./lesson.ts";

export const RETIREMENT_LESSONS: readonly Lesson[] = [
  {
    id: "retirement-accounts",
    phrasings: [
      "retirement account|accounts|plan|plans|saving|savings|save|options",
      "which|what account|accounts retirement|invest|tax|should|best|use",
      "401k|403b|ira|roth|traditional|rrsp|tfsa|fhsa|isa|lisa|sipp|superannuation|pea|per|riester|nisa|ideco|3a|pillar|cpf|srs|isk|bsu|hsa|tsp|457b",
      "pension|pensions|superannuation -fund_of",
      "max_out|maximum|limit|limits contribution|contribute|contributions|401k|ira|isa|tfsa|rrsp|super|allowance",
      "how save for retirement|old_age|pension",
      "tax_advantaged|tax_free|tax_sheltered account|accounts|saving|invest",
    ],
    gist: "Retirement accounts shelter savings from tax so that they grow faster. Which ones there are depends on the country.",
    points: ({ country }) => countryAccounts(country).points,
    yours: ({ country }) => {
      const accounts = countryAccounts(country);
      const where = country && country !== "OTHER" ? `**For you** in ${accounts.country}` : "**In general**";
      return `${where}: a common order is ${accounts.order}. This year's limits and rules: ${accounts.source}.`;
    },
    again: "Take the employer's money first, then the tax-favoured accounts, then the ordinary one.",
    deeper:
      "Inside the account the same holds as outside: broad, cheap funds. An account by itself earns nothing until the money in it is invested.",
    next: ["What is an employer match?", "Roth or traditional: which is better?", "How do I start investing?"],
  },
  {
    id: "employer-match",
    phrasings: [
      "employer|company|work match|matching|contribution|contributes",
      "free_money match|employer",
      "what is matching|match",
    ],
    gist: "A match is money that your employer adds when you pay into the workplace plan. Nothing else pays as much at once, so take all of it before other investing.",
    points: [
      "Ask for two figures: the rate of the match, and up to which share of your pay.",
      "Ask when it becomes yours (vesting).",
      "Put in enough to get the whole match, even beside paying off debts.",
    ],
    again: "Part of your pay that you only get by saving.",
    deeper:
      "If your plan matches by pay period, spread your payments over the whole year, or the later matches may be missed.",
    next: ["Which retirement accounts are there?", "What should I do next?"],
  },
  {
    id: "roth-or-traditional",
    phrasings: [
      "roth or|vs|versus|better|difference|convert|conversion|instead",
      "roth traditional",
      "pre_tax after_tax|roth|post_tax",
      "rrsp or|vs|versus tfsa",
      "pension or|vs|versus isa",
      "tax now or later",
    ],
    gist: "It is the question when to pay tax: now on what you put in (Roth, TFSA, ISA), or later on what you take out (traditional, RRSP, most pensions).",
    points: [
      "Tax now tends to win if your rate will be higher in retirement than today, as early in a career.",
      "Tax later tends to win if your rate is high today and will be lower then.",
      "Some of both spreads the risk that rules and rates change.",
    ],
    yours: ({ country }) => `For the rules that hold for you: ${countryAccounts(country).source}.`,
    again: "Pay tax today or in retirement: choose the time of the lower rate.",
    deeper:
      "The same dollar amount in a tax-free account is worth more, since no tax is owed on it any more; that speaks for it where you reach the limit anyway.",
    next: ["Which retirement accounts are there?", "How do taxes work?"],
  },
  {
    id: "fire",
    phrasings: [
      "fire|financial_independence|financially_independent|financial_freedom|financially_free",
      "retire early what|how|movement",
      "coast_fire|lean_fire|fat_fire|coastfire",
    ],
    gist: "FIRE stands for financial independence, retire early: saving so much that what you own can carry what you spend.",
    points: [
      "The savings rate decides the date more than the income does: it raises what you have and lowers what you need.",
      "Milder forms: enough that you need only save a little more (coast), or that part-time work is enough.",
      "Plan for health insurance and the years before pensions start.",
    ],
    again: "Own enough that work becomes a choice.",
    deeper: "Ask me what you could live on from your target; I'll put your own figures to it.",
    next: ["What is the 4 percent rule?", "What's my savings rate?", "When will I reach my target?"],
  },
  {
    id: "state-pension",
    phrasings: [
      "social_security|state_pension|cpp|oas|public_pension|government_pension",
      "when claim|take|start social_security|pension",
    ],
    gist: "A state pension is a base for life that rises with prices or wages in most countries. Starting later usually raises it.",
    points: [
      "Look up your own record once a year: missing years can often be mended.",
      "It isn't part of your net worth here, but it lowers what you need to own.",
      "Those who expect a long life, or have a younger partner, gain most from starting later.",
    ],
    yours: ({ country }) =>
      country === "US"
        ? "**For you**: your record and estimates are at ssa.gov."
        : `**For you**: start at ${countryAccounts(country).source}.`,
    again: "A base income for life, larger the later it begins.",
    deeper: "Set it against your spending: what it covers needs no savings of your own.",
    next: ["What is the 4 percent rule?", "Which retirement accounts are there?"],
  },
  {
    id: "old-accounts",
    phrasings: [
      "401k|pension|ira|super quit|leave|left|leaving|switch|change_jobs|new_job",
      "take|get|withdraw|borrow money? out|from 401k|ira|pension|retirement",

      "rollover|roll_over|transfer|consolidate|move|combine old|previous|former? 401k|pension|pensions|ira|super|plan",
      "old 401k|pension|employer_plan|super",
      "left|leaving|changing job|employer 401k|pension|plan",
      "early_withdrawal|withdraw|borrow|loan|cash_out|take_out early|from? 401k|ira|pension|retirement",
    ],
    gist: "Old workplace accounts can usually stay, move to the new employer's plan, or move to an account of your own. Taking the money out is the costly way.",
    points: [
      "Compare the yearly costs and the choice of funds.",
      "Let the money go directly from one provider to the other, so that no tax is held back.",
      "An early withdrawal usually costs tax, often a penalty, and all the growth to come.",
    ],
    again: "Leave it, move it directly, but don't cash it out.",
    deeper:
      "Before moving, look for guarantees or benefits that would be lost; some old plans are better than anything new.",
    next: ["Which retirement accounts are there?", "What fees should I look at?"],
  },
  {
    id: "retirement-late",
    phrasings: [
      "too_late start|save|invest|begin|retire|saving retirement?",
      "behind|nothing retirement|saved",
      "am i too_old|too_late",
      "50|55|60 no retirement savings|start",
    ],
    gist: "Starting late changes the means, not the aim: more saved, a little longer at work, less needed, and the state pension taken later.",
    points: [
      "Each year of work counts three times: one more year of saving, of growth, and one year less to pay for.",
      "Many countries allow higher contributions from a certain age.",
      "Going into retirement with no debts and no rent lowers the need most.",
    ],
    yours: ({ country }) => `Catch-up rules for you: ${countryAccounts(country).source}.`,
    again: "Later start, stronger levers; it is worth it at any age.",
    deeper: "Don't make up for lost time with more risk: a fall shortly before retirement is the hardest to mend.",
    next: ["How much must I save each month?", "When will I reach my target?"],
  },
];
