import { EMERGENCY_FUND_MONTHS } from "@seven-figures/domain";
import { dollars, monthsOf, rate } from "../words/figures.ts";
import { countryAccounts } from "./country-accounts.ts";
import type { Lesson } from "./lesson.ts";

const { low, high } = EMERGENCY_FUND_MONTHS;

export const SAVING_LESSONS: readonly Lesson[] = [
  {
    id: "emergency-fund",
    phrasings: [
      "what|why|explain emergency_fund|rainy_day_fund|rainy_day|emergency_savings",
      "emergency_fund|rainy_day",
      "where keep|put|hold|park|store emergency_fund|emergency_savings|cushion",
      "should|do need|have emergency_fund",
    ],
    gist: `An emergency fund is money for what can't wait: a lost job, a broken car, a vet. The usual size is ${low} to ${high} months of expenses.`,
    points: (facts) => [
      "Keep it in a savings account that you can reach within a day or two, apart from daily spending.",
      `Look for one that pays interest and stands under ${countryAccounts(facts.country).deposits}.`,
      "Don't invest it: shares may be low on the very day that you need the money.",
    ],
    yours: ({ cover, emergencyFund: fund, liquid }) => {
      if (cover.kind !== "months" || !fund) return null;
      const gap = fund.gapToHigh > 0 ? `; ${dollars(fund.gapToHigh)} to the full ${high} months` : "";
      return `**For you**: ${dollars(liquid)} at hand covers ${monthsOf(cover.months)}. Your range is ${dollars(fund.low)} to ${dollars(fund.high)}${gap}.`;
    },
    again: `Cash for ${low} to ${high} months of bills, within reach and out of sight.`,
    deeper:
      "Build it in stages: one month of expenses first, then the costly debts, then the rest. Rebuild it first after every use; that is what it is for.",
    next: [
      "How many months of expenses are covered?",
      "What is a high-yield savings account?",
      "What should I do next?",
    ],
    used: EMERGENCY_FUND_MONTHS,
  },
  {
    id: "high-yield-savings",
    phrasings: [
      "high_yield|high_interest|hysa savings?|account?",
      "savings_account|savings_accounts what|which|best|how|good|where",
      "where keep|park|put my? cash|savings|short_term",
      "money_market|cd|certificate_of_deposit|certificates_of_deposit|term_deposit|fixed_deposit",
    ],
    gist: "A high-yield savings account pays a rate near that of the central bank while your money stays at hand; big branch banks often pay close to nothing.",
    points: (facts) => [
      `Safety: check that it is covered by ${countryAccounts(facts.country).deposits}, and stay under the covered sum per bank.`,
      "Compare the rate after any welcome period, and that there are no fees or minimums.",
      "Certificates or term deposits pay a fixed rate for a fixed time: good for a known date, not for emergencies.",
    ],
    yours: ({ liquid }) =>
      liquid > 0 ? `**For you**: it concerns the ${dollars(liquid)} that you hold in cash.` : null,
    again: "Same safety, more interest: the account that pays close to the central bank's rate.",
    deeper:
      "Rates change, so look once or twice a year and move if yours fell behind. The rate of the day stands on the bank's own page, not here.",
    next: ["What is an emergency fund?", "What is inflation?", "How do I start investing?"],
  },
  {
    id: "pay-yourself-first",
    phrasings: [
      "pay_yourself_first|pay_myself_first",
      "automate|automatic|automatically|standing_order save|saving|savings|transfer|transfers|finances|money|invest|bills",
      "how much automate|save every|each paycheck|payday",
    ],
    gist: "Pay yourself first: on payday a fixed amount goes to savings before anything is spent, and what is left may be spent without a guilty thought.",
    points: [
      "Set the transfer for the day after your pay arrives.",
      "Begin with an amount that you don't notice, and raise it every few months.",
      "Send half of each raise the same way before you get used to it.",
    ],
    yours: ({ monthlySurplus }) =>
      monthlySurplus !== null && monthlySurplus > 0
        ? `**For you**: up to ${dollars(monthlySurplus)} a month is there for it.`
        : null,
    again: "Save on payday, spend the rest; not the other way round.",
    deeper:
      "Two accounts make it effortless: pay arrives in one, which keeps only bills and savings; a fixed sum for spending moves to the other each week.",
    next: ["Help me create a budget", "What's my savings rate?"],
  },
  {
    id: "sinking-fund",
    phrasings: [
      "sinking_fund|sinking_funds",
      "save|saving|budget for christmas|holidays|car_repairs|irregular|annual_expenses|yearly_bills|one_off",
    ],
    gist: "A sinking fund is saving for a cost that you know will come: divide it by the months until then and put that aside each month.",
    points: [
      "Typical ones: holidays, car repairs, insurance premiums, presents, a new phone.",
      "Keep it apart from the emergency fund: a known cost is not an emergency.",
      "Several pots in one savings account, or one list, both do.",
    ],
    again: "Known costs, cut into monthly slices.",
    deeper: "Tell me one as a goal, with an amount and a date, and I'll work out the slice for you.",
    next: ["What is an emergency fund?", "Help me create a budget"],
  },
  {
    id: "subscriptions",
    phrasings: [
      "grocery|groceries|electricity|phone|internet|utility|energy|gas|water|heating bill|bills|costs",

      "subscription|subscriptions|streaming|memberships",
      "lower|cut|reduce|save phone|internet|electricity|utility|grocery|groceries|insurance bill|bills|costs?|on",
    ],
    gist: "Regular small costs are the easiest to cut, because you decide once and save every month.",
    points: [
      "Go through three months of statements and mark each charge that repeats.",
      "Cancel what you wouldn't sign up for again today; you can always come back.",
      "For phone, internet, energy and insurance: get one offer from a competitor, then ask your provider to match it.",
      "Groceries: a list, a weekly plan, and the store's own brand do most of it.",
    ],
    again: "List what repeats, cancel or renegotiate, once a year.",
    deeper:
      "Send what you freed to savings the same day, by standing order; otherwise it melts into spending within weeks.",
    next: ["How can I save more money?", "Help me create a budget"],
  },
  {
    id: "lifestyle-inflation",
    phrasings: [
      "lifestyle inflation|creep",
      "got|getting raise|promotion what|should|do with",
      "spend more as|when earn more",
    ],
    gist: "Lifestyle inflation is spending that rises with every raise, so that a higher income brings no more savings.",
    points: [
      "Decide before the raise arrives: half to savings, half to life.",
      "Watch the large fixed costs, home and car; they are the hardest to take back.",
      "One treat that you really enjoy beats ten upgrades that you stop noticing.",
    ],
    yours: ({ savingsRate }) =>
      savingsRate !== null && savingsRate >= 0
        ? `**For you**: hold your savings rate of ${rate(Number(savingsRate.toFixed(1)))} or raise it when your pay rises.`
        : null,
    again: "Raises that turn into habits instead of savings.",
    deeper:
      "Compare your savings rate from year to year rather than your income: it shows at once where the raise went.",
    next: ["What's my savings rate?", "How do I negotiate my pay?"],
  },
  {
    id: "bad-habits",
    phrasings: [
      "impulse|impulsive|compulsive buying|spending|purchases|shopping|buy",
      "no_spend|spending_ban|shopping addict|too_much|problem",
      "stop shopping|buying",
    ],
    gist: "Most overspending is a habit with a trigger, not a lack of will. Make the bad moment harder and the good one automatic.",
    points: [
      "Wait a day before each unplanned purchase, a week before a large one.",
      "Remove stored cards and shopping apps; unsubscribe from offers.",
      "Give yourself a fixed sum for fun each week that needs no reasons.",
    ],
    again: "Put a pause between the wish and the purchase.",
    deeper:
      "Note for two weeks what you bought and how you felt before. The pattern usually shows itself, and then the trigger can be avoided.",
    next: ["Help me create a budget", "How can I save more money?"],
  },
  {
    id: "children-saving",
    phrasings: [
      "talk|teach|tell|explain kids|children|child|son|daughter money|finance|saving",

      "save|saving|invest|account for? kid|kids|child|children|baby|college|university|education_fund|529|resp",
      "cost|afford of? child|children|kid|kids|baby",
      "teach kids|children|child money",
      "pocket_money|allowance kids|child|children",
    ],
    gist: "For children three things come in this order: your own cushion and retirement first, then the near costs of the family, then a fund in their name or for their education.",
    points: [
      "Nobody lends for your retirement, but there are grants, loans and part-time work for studies.",
      "Small and early beats large and late: a monthly amount from birth has about eighteen years to grow.",
      "Your country may favour an education or child's account; look at its rules before opening an ordinary one.",
    ],
    yours: ({ country }) =>
      country === "US"
        ? "**For you**: in the United States the 529 plan is the usual education account; irs.gov explains its rules."
        : country === "CA"
          ? "**For you**: in Canada the RESP brings a government grant; canada.ca explains it."
          : country === "GB"
            ? "**For you**: in the United Kingdom a Junior ISA is the usual one; gov.uk explains it."
            : null,
    again: "Your own footing first, then a small monthly amount for them, early.",
    deeper:
      "Teach with real money: a weekly sum in their own hands, three jars for spending, saving and giving, and mistakes while they are cheap.",
    next: ["What is compound interest?", "What is life insurance?", "Suggest some goals"],
  },
];
