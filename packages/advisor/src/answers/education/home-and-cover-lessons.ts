import { DOWN_PAYMENT_PERCENT } from "@seven-figures/domain";
import { dollars, rate } from "../words/figures.ts";
import { named } from "../words/sentences.ts";
import type { Lesson } from "./lesson.ts";

export const HOME_AND_COVER_LESSONS: readonly Lesson[] = [
  {
    id: "rent-or-buy",
    phrasings: [
      "good|right time buy house|home|condo|flat",

      "sell|selling|downsize|downsizing house|home|should",

      "rent|renting or|vs|versus|better|than buy|buying|own|owning",
      "should buy|own house|home|flat|apartment or|instead|keep rent|renting",
      "is renting waste|throwing money",
    ],
    gist: "Neither wins by itself. Buying pays off with years in the same place; renting keeps you free and lets the rest be invested.",
    points: [
      "Compare the whole cost of owning (interest, taxes, insurance, upkeep, lost return on the down payment) with the rent of a like home.",
      "Buying and selling cost a good deal, so less than five to seven years speaks for renting.",
      "Renting wins only if the difference is really saved.",
    ],
    yours: ({ liquid, emergencyFund }) =>
      emergencyFund
        ? `**For you**: you hold ${dollars(liquid)} in cash, of which ${dollars(emergencyFund.low)} should stay as a cushion.`
        : null,
    again: "Stay long: buy, if the figures hold. Move soon: rent, and save the difference.",
    deeper:
      "A rough gauge: divide the price by a year's rent of a like home. The higher it is, the more speaks for renting. Tell me a price and I'll look at the down payment.",
    next: ["How do mortgages work?", "How much down payment do I need?", "Can I afford it?"],
  },
  {
    id: "mortgages",
    phrasings: [
      "mortgage 15|30|year|term|length|years",

      "mortgage|mortgages how|what|work|explain|types|fixed|variable|adjustable|arm|get|best|rate|rates|refinance|refinancing",
      "fixed or|vs|versus variable|adjustable",
      "refinance house|home|mortgage",
      "buy|buying first house|home|condo|steps|process",
      "first_time home_buyer|homebuyer|buyer",
    ],
    gist: "A mortgage is a long loan with the home as security. The rate, the years and the down payment decide what it costs.",
    points: [
      "A fixed rate costs a little more and lets you sleep; a variable one can rise.",
      "Fewer years mean higher payments and far less interest.",
      "Ask several lenders on the same day and compare the whole cost, fees included.",
    ],
    yours: (facts) => {
      const loan = facts.debts.find(({ type }) => type === "mortgage");
      return loan
        ? `**For you**: ${named(loan.name)} stands at ${dollars(loan.balance)}${loan.interestRate === null ? "" : ` and ${rate(loan.interestRate)}`}.`
        : null;
    },
    again: "A long loan on a home: compare the whole cost, not the payment.",
    deeper:
      "Refinancing pays when what it saves each month earns back its costs well before you would move or pay off.",
    next: ["Should I pay off my mortgage early?", "How much down payment do I need?", "Rent or buy: which is better?"],
  },
  {
    id: "mortgage-early",
    phrasings: [
      "mortgage pay|pay_off|pay_down|overpay|overpaying|extra|early|faster|ahead|sooner",
      "extra|additional payment|payments|principal mortgage|house|home",
    ],
    gist: "Paying a mortgage early earns its rate for certain. Investing may earn more, with swings and over many years.",
    points: [
      "First costly debts, cushion, and an employer's match.",
      "A low fixed rate speaks for investing, a high rate or a wish for calm for paying.",
      "Check for a fee on early payment, and that extra money goes to the balance.",
    ],
    yours: (facts) => {
      const loan = facts.debts.find(({ type }) => type === "mortgage");
      return loan?.interestRate
        ? `**For you**: ${named(loan.name)} costs ${rate(loan.interestRate)}; I assume ${rate(facts.assumption.annualReturn)} a year for your investments. ${loan.interestRate >= facts.assumption.annualReturn ? "So paying it is at least as good, and certain." : "So investing is likely ahead over the years, and paying is the calmer way."}`
        : null;
    },
    again: "Certain savings at the mortgage's rate, against uncertain growth.",
    deeper:
      "Money in the walls is hard to reach in an emergency, so let the cushion be full before the first extra payment.",
    next: ["Should I pay debt or invest?", "How many months of expenses are covered?"],
  },
  {
    id: "down-payment",
    phrasings: [
      "down_payment|downpayment|deposit_for|house_deposit",
      "how much save|need|deposit to|for buy|buying? house|home|flat|condo",
      "closing_costs|pmi|stamp_duty",
    ],
    gist: `The usual mark is ${rate(DOWN_PAYMENT_PERCENT)} of the price: it avoids mortgage insurance in many countries and brings better rates. Less is often possible, and dearer.`,
    points: [
      "Add closing costs, moving, and the first repairs.",
      "Keep the emergency fund apart from it.",
      "Money for it in the next few years belongs in savings, not in shares.",
    ],
    yours: ({ liquid }) =>
      liquid > 0
        ? `**For you**: you hold ${dollars(liquid)} in cash. Tell me a price and I'll say what is missing.`
        : null,
    again: `About ${rate(DOWN_PAYMENT_PERCENT)} of the price and the costs of buying on top.`,
    deeper:
      "Many places help first buyers with grants, guarantees or tax relief; your housing agency or tax office lists them.",
    next: ["Rent or buy: which is better?", "How do mortgages work?"],
    used: { DOWN_PAYMENT_PERCENT },
  },
  {
    id: "insurance",
    phrasings: [
      "insurance|insurances -life|health|car|phone",
      "which|what insurance need|should|have",
      "disability|liability|renters|homeowners insurance|cover|coverage",
      "deductible|premium|premiums",
    ],
    gist: "Insure what would ruin you, and carry yourself what would only annoy you.",
    points: [
      "Nearly always needed: health, liability, and cover for lost ability to work.",
      "With people who depend on you: term life insurance.",
      "With a home or car: cover for their loss; a higher deductible lowers the premium.",
      "Rarely worth it: phones, luggage, extended warranties.",
    ],
    yours: ({ cover }) =>
      cover.kind === "months" && cover.months >= 3
        ? "**For you**: your cushion lets you choose higher deductibles and pay less."
        : null,
    again: "Large risks yes, small ones no.",
    deeper: "Once a year, list your policies with premium and cover on one page; doubles and gaps show at once.",
    next: ["What is life insurance?", "What is an emergency fund?", "How can I save more money?"],
  },
  {
    id: "life-insurance",
    phrasings: ["life_insurance|term_life|whole_life", "life insurance need|much|should|term|whole"],
    gist: "Life insurance replaces your income for those who live on it. If nobody does, you hardly need any.",
    points: [
      "Term insurance for the years until children are grown or the home is paid is cheap and clear.",
      "Policies that save as well are dear and hard to leave: keep the two apart.",
      "As a start, think of several years of income plus the debts that would remain.",
    ],
    yours: ({ totalDebts }) =>
      totalDebts > 0 ? `**For you**: ${dollars(totalDebts)} of debts would have to be part of the sum.` : null,
    again: "Cheap term cover while others depend on you, none otherwise.",
    deeper: "Answer the health questions fully; a gap there is what makes it fail when it is needed.",
    next: ["What insurance do I need?", "Do I need a will?"],
  },
  {
    id: "health-costs",
    phrasings: [
      "health_insurance|medical_insurance|medicare|medicaid|health_plan|medical",
      "medical|hospital|doctor bill|bills|debt|costs",
    ],
    gist: "Health costs are a common reason for debt where cover has gaps, so know your plan before you need it.",
    points: [
      "Know your deductible, your yearly maximum, and which doctors are in the plan.",
      "Ask for an itemised bill, and for a discount or a payment plan without interest; both are common.",
      "Don't pay medical bills with a credit card: it turns a soft debt into a hard one.",
    ],
    yours: ({ country }) =>
      country === "US"
        ? "**For you**: healthcare.gov and your state's exchange show plans; hospitals must have a policy on financial help if they are non-profit."
        : null,
    again: "Know your cover, question bills, pay in instalments without interest.",
    deeper: "Check bills against what the insurer says was covered; mistakes in your disfavour are frequent.",
    next: ["What insurance do I need?", "What is an emergency fund?"],
  },
  {
    id: "wills",
    phrasings: [
      "debt|debts|loans|money die|death|dies|dead|pass_away",

      "will|wills|testament need|make|write|should|do|have a|my",
      "estate|inheritance planning|plan|tax|leave",
      "trust|trusts|beneficiary|beneficiaries|power_of_attorney",
      "pass|leave money|wealth children|kids|heirs",
    ],
    gist: "A will says who gets what and who looks after children; without one the law decides. A power of attorney says who acts for you while you live but can't.",
    points: [
      "Check the beneficiaries named on pensions and insurances: they usually go before the will.",
      "Keep a list of accounts and passwords where the right person finds it.",
      "With children, a business, property abroad or a patchwork family, see a lawyer or notary.",
    ],
    again: "Say in writing who gets what and who may act for you.",
    deeper:
      "Look at it again after each marriage, birth, separation or move to another country; forms differ by place, and that part is for a lawyer.",
    next: ["What is life insurance?", "What insurance do I need?"],
  },
];
