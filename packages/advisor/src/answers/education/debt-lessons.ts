import { costlyDebts } from "../person/debt-outlook.ts";
import { dollars, rate } from "../words/figures.ts";
import { named } from "../words/sentences.ts";
import { countryAccounts } from "./country-accounts.ts";
import type { Lesson } from "./lesson.ts";

export const DEBT_LESSONS: readonly Lesson[] = [
  {
    id: "credit-score",
    phrasings: [
      "credit_score|credit_rating|fico|credit_history|schufa|build_credit|rebuild_credit|my_credit",
      "credit score|report|history|rating",
      "improve|raise|fix|build|check my? credit",
    ],
    gist: "A credit score is a guess at how reliably you pay, made from your record. It decides whether lenders say yes, and at which rate.",
    points: ({ country }) => [
      "Pay everything on time: one standing order for the minimum of each card makes sure of that.",
      "Use little of your limits; a card that is always near its limit lowers the score.",
      "Keep old accounts, and apply for new ones rarely.",
      `Check your report for mistakes: ${countryAccounts(country).credit}.`,
    ],
    again: "On time, well below the limits, for years: that is nearly all of it.",
    deeper:
      "Mistakes in reports are common. Dispute them in writing with the bureau and with whoever reported them; they must look into it.",
    next: ["How do credit cards work?", "Should I consolidate my debts?"],
  },
  {
    id: "credit-cards",
    phrasings: [
      "close|cancel|keep|closing card|visa|mastercard|amex|account",
      "transfer balance|visa|card|mastercard|amex",

      "pay|paying|payment only|just minimum|minimums",

      "credit_card|credit_cards how|what|work|use|should|good|best|which|get|open|cancel|close|tips|rewards|points|many",
      "balance_transfer|0_percent|zero_percent card|transfer?",
      "minimum_payment|minimum_payments|minimum|grace_period",
      "cashback|rewards|points card|cards|credit",
    ],
    gist: "A credit card is free as long as the whole statement is paid each month. From the first unpaid dollar on it is one of the most expensive loans there is.",
    points: [
      "Pay the full balance automatically; the minimum keeps you in debt for years.",
      "Rewards are worth it only for those who never pay interest.",
      "A balance transfer can give a pause from interest: mind the fee, and clear it before the pause ends.",
    ],
    yours: (facts) => {
      const card = costlyDebts(facts).find(({ type }) => type === "credit-card");
      return card
        ? `**For you**: ${named(card.name)} stands at ${dollars(card.balance)}${card.interestRate === null ? "" : ` and ${rate(card.interestRate)}`}; clear it before anything else.`
        : null;
    },
    again: "Paid in full each month it is free; otherwise it is dear.",
    deeper:
      "If a card tempts you, take it out of your phone and shops first; closing an old one can lower your credit score, cutting it up doesn't.",
    next: ["Which debt should I pay first?", "What is a credit score?"],
  },
  {
    id: "apr",
    phrasings: [
      "is percent high|good|bad|low|normal|fair rate|interest|a",
      "is my? rate|interest high|good|bad|low|normal|fair",

      "what|explain|mean|is interest_rate -my|highest|on",
      "apy",
      "what interest_rate mean|is",
      "difference interest_rate apy|apr",
      "how does? interest work|calculated|computed|accrue",
    ],
    gist: "APR is the yearly price of a loan. Divided by twelve it is what is charged on the balance each month; APY is the same with interest on interest counted in.",
    points: [
      "For loans compare the APR: it includes most fees.",
      "For savings compare the APY: that is what a year really brings.",
      "A variable rate can change; ask how often, and how far.",
    ],
    again: "The yearly price of borrowed money.",
    deeper: "Small monthly figures hide large yearly ones: two percent a month is more than twenty-four a year.",
    next: ["What do my debts cost me a year?", "Which debt has the highest rate?"],
  },
  {
    id: "debt-consolidation",
    phrasings: [
      "consolidate|consolidation|consolidating|refinance|refinancing -mortgage|student|house|home",
      "combine debts|loans|cards into|one",
      "one loan for all debts|cards",
    ],
    gist: "Consolidation turns several debts into one with a lower rate. It helps when the rate really falls and the cards then stay empty.",
    points: [
      "Compare the whole cost: rate, fees and time. A lower payment over more years can cost more.",
      "Don't secure card debts with your home unless you are certain: then the house is at stake.",
      "Beware of firms that ask for money up front or tell you to stop paying.",
    ],
    yours: (facts) => {
      const top = costlyDebts(facts)[0];
      return top?.interestRate
        ? `**For you**: it is worth a look if the new rate is clearly below ${rate(top.interestRate)}, what ${named(top.name)} takes.`
        : null;
    },
    again: "Worth it for a lower rate, not for a lower payment.",
    deeper: "Ask a credit union or your own bank first, and take the offer without fees for paying early.",
    next: ["Which debt should I pay first?", "What do my debts cost me a year?", "What is a credit score?"],
  },
  {
    id: "student-loans",
    phrasings: [
      "student|college|university|education loan|loans|debt",
      "income_driven|loan_forgiveness|pslf",
      "forgive|forgiveness loan|loans|debt",
    ],
    gist: "Student loans are often cheap, and their terms often kind: payments by income, pauses, in some cases forgiveness. Read those before paying ahead.",
    points: [
      "Government and private loans differ: the kind terms are usually with the first.",
      "Refinancing privately may lower the rate, and gives those terms up for good.",
      "At a low rate, pay as agreed and invest beside it; at a high one, pay ahead.",
    ],
    yours: (facts) => {
      const loan = facts.debts.find(({ type }) => type === "student-loan");
      if (!loan) return null;
      return `**For you**: ${named(loan.name)} stands at ${dollars(loan.balance)}${loan.interestRate === null ? "; tell me its rate" : ` and ${rate(loan.interestRate)}, against ${rate(facts.assumption.annualReturn)} that I assume for investments`}.`;
    },
    again: "Know the terms first, then decide by the rate.",
    deeper:
      "In the United States, studentaid.gov lists the current repayment plans; elsewhere the lender or the tax office does. Rules change often, so look there rather than at a blog.",
    next: ["Should I pay debt or invest?", "When will I be debt-free?"],
  },
  {
    id: "car-loan",
    phrasings: [
      "car_loan|auto_loan|car_payment|car_finance",
      "lease|leasing or|vs|versus buy|finance car?",
      "new or|vs used car",
      "car buy|buying|lease|finance|tips|how|new|used",
    ],
    gist: "A car loses value every year, so the cheapest way is usually a reliable used one, paid largely from savings and kept long.",
    points: [
      "Look at the whole cost: loss of value, insurance, fuel, repairs, parking.",
      "Compare the loan of your own bank with the dealer's before you talk about the car.",
      "Leasing is renting: calm, but with no end to the payments.",
    ],
    yours: (facts) => {
      const loan = facts.debts.find(({ type }) => type === "car-loan");
      return loan
        ? `**For you**: ${named(loan.name)} stands at ${dollars(loan.balance)}${loan.interestRate === null ? "" : ` and ${rate(loan.interestRate)}`}.`
        : null;
    },
    again: "Used, reliable, kept long, and little borrowed.",
    deeper: "Negotiate the price, never the monthly payment: any payment can be made small by adding years.",
    next: ["Which debt should I pay first?", "What is a sinking fund?"],
  },
  {
    id: "debt-trouble",
    phrasings: [
      "have|got|with no_money|no_cash|no_savings -house|car_loan",
      "i am broke|penniless|skint",

      "can_not|not|struggling|unable|trouble pay|afford|keep_up debt|debts|bills|loans|rent|cards|payments|minimum",
      "drowning|overwhelmed|buried debt|debts|bills",
      "bankruptcy|bankrupt|insolvency|debt_collector|collections|collector|debt_settlement|foreclosure|eviction|repossession",
      "payday_loan|payday_loans|loan_shark",
      "debt help|counselling|counseling|counselor|advice|relief",
    ],
    gist: "When payments can't be met, acting early is worth more than anything else. You are far from the first, and there are people whose work is to help, free of charge.",
    points: ({ country }) => [
      "Home, food, heating, transport to work come first; cards come last.",
      "Call the lenders before a payment is missed and ask for a hardship plan.",
      country === "GB"
        ? "Free help: StepChange, National Debtline, Citizens Advice."
        : country === "US"
          ? "Non-profit help: a member agency of the NFCC (nfcc.org)."
          : country === "CA"
            ? "Non-profit help: Credit Counselling Canada."
            : country === "AU"
              ? "Free help: the National Debt Helpline (ndh.org.au)."
              : "Ask for a non-profit or public debt advice service near you; it is usually free.",
      "Don't take a payday loan, and pay nobody in advance who promises to make debts go away.",
    ],
    again: "Essentials first, talk to the lenders early, take free advice.",
    deeper:
      "Bankruptcy is a legal way out with rules of its own in every country; a non-profit adviser or a lawyer can say whether it fits. I can't.",
    next: ["How many months of expenses are covered?", "Help me create a budget", "Which debt should I pay first?"],
  },
  {
    id: "good-debt",
    phrasings: [
      "good bad debt",
      "is debt|borrowing bad|good|ok|okay|evil",
      "should take_out|take|get loan|personal_loan",
      "personal_loan",
      "leverage|margin",
    ],
    gist: "Debt is a tool: reasonable for something that lasts longer than the loan and costs less than it brings, harmful for what is gone before it is paid.",
    points: [
      "Ask what it costs in all, not by the month.",
      "Ask what happens if the income falls away for half a year.",
      "Borrowing to invest enlarges losses as much as gains.",
    ],
    again: "Lasting and cheap may be fine; short-lived and dear never is.",
    deeper:
      "A useful test: would you save up for it at the same monthly amount? If not, you may not want it enough to borrow for it.",
    next: ["Which debt should I pay first?", "What is APR?"],
  },
  {
    id: "cosigning",
    phrasings: [
      "lend|lending|loan|borrow family|friend|friends|brother|sister|parents|son|daughter|cousin|mom|dad|mother|father",

      "cosign|co_sign|cosigning|guarantor",
      "lend|lending|loan|borrow|give money to|from family|friend|friends|brother|sister|parents|son|daughter|cousin",
    ],
    gist: "Co-signing makes the debt yours if the other doesn't pay. Lending to those near to you risks the money and the bond.",
    points: [
      "Give what you can afford to lose, and call it a gift if it can't be one day repaid.",
      "Write down sum and dates for anything larger.",
      "No is an honest answer; help with budgeting or applications costs nothing.",
    ],
    again: "Sign only what you could pay yourself.",
    deeper:
      "Before co-signing, ask how you would be told about a missed payment, and whether you can be released later.",
    next: ["What is a credit score?", "How many months of expenses are covered?"],
  },
];
