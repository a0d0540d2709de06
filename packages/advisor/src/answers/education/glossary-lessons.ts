import type { Lesson } from "./lesson.ts";

/** A term in a sentence or two. */
interface Term {
  id: string;
  phrasings: readonly string[];
  meaning: string;
  /** What to make of it. */
  hint: string;
  next: readonly string[];
}

const TERMS: readonly Term[] = [
  {
    id: "escrow",
    phrasings: ["escrow"],
    meaning:
      "Escrow is money held by a third party: at a purchase until all is signed, with a mortgage for taxes and insurance that the lender pays for you.",
    hint: "Check its yearly statement; a surplus is paid back, a shortfall raises the payment.",
    next: ["How do mortgages work?"],
  },
  {
    id: "annuity",
    phrasings: ["annuity|annuities"],
    meaning: "An annuity is a contract with an insurer: you pay a sum, it pays you an income, often for life.",
    hint: "It insures against living long; costs and fine print differ widely, so compare several and beware of high commissions.",
    next: ["What is the 4 percent rule?", "Which retirement accounts are there?"],
  },
  {
    id: "heloc",
    phrasings: ["heloc|home_equity_line|home_equity_loan|second_mortgage"],
    meaning:
      "A home equity line is credit secured by your home, drawn and repaid as needed, usually at a variable rate.",
    hint: "Cheaper than cards, but the home stands behind it; it suits repairs better than spending.",
    next: ["How do mortgages work?", "Should I consolidate my debts?"],
  },
  {
    id: "liquidity",
    phrasings: ["liquidity|liquid_assets|illiquid"],
    meaning:
      "Liquidity is how fast something turns into cash without a loss: an account at once, shares in days, a house in months.",
    hint: "Your emergency fund belongs in the most liquid form.",
    next: ["How many months of expenses are covered?"],
  },
  {
    id: "assets-and-liabilities",
    phrasings: [
      "what asset|liability|liabilities|assets is|are|mean|difference -my|i|do|have|total",
      "difference assets liabilities|debts",
    ],
    meaning: "Assets are what you own, liabilities what you owe; the difference is your net worth.",
    hint: "Assets that pay you (funds, rent) build wealth; those that cost you (cars, boats) only store it for a while.",
    next: ["What's my net worth?", "What assets do I have?"],
  },
  {
    id: "hedge-fund",
    phrasings: ["hedge_fund|hedge_funds|private_equity|venture_capital|spac|spacs|structured_products|derivatives"],
    meaning: "These are private or complicated vehicles for large investors, with high fees and long lock-ups.",
    hint: "Nobody needs them to reach a million; what is easy to understand and cheap has been enough for most who did.",
    next: ["What is an index fund?", "What fees should I look at?"],
  },
  {
    id: "stock-split",
    phrasings: ["stock_split|share_buyback|buyback|ipo|market_cap|p_e_ratio|ticker"],
    meaning:
      "A split makes more shares of less value each; a buyback makes fewer of more value; a first listing (IPO) sells a company's shares to the public.",
    hint: "None of them by itself makes a company more valuable.",
    next: ["How do stocks work?"],
  },
  {
    id: "tax-loss-harvesting",
    phrasings: ["tax_loss_harvesting|harvest_losses|harvesting|wash_sale"],
    meaning:
      "Selling an investment at a loss can lower the tax on gains; a similar one, not the same, keeps you invested.",
    hint: "Rules against buying back at once differ by country, so read them at the tax office first.",
    next: ["How do taxes work?"],
  },
  {
    id: "payslip",
    phrasings: [
      "w2|w4|1099|payslip|pay_stub|paystub|p60",
      "gross net pay|income|salary|difference",
      "gross_income|net_income|take_home|gross_pay|net_pay",
    ],
    meaning:
      "Gross is what you earn, net what arrives after tax and contributions; the yearly statement of your employer shows both.",
    hint: "Budgets work with net, loans and targets are often stated in gross; say to me whichever you use, and keep to it.",
    next: ["Help me create a budget", "How do taxes work?"],
  },
  {
    id: "buy-now-pay-later",
    phrasings: ["buy_now_pay_later|bnpl|klarna|afterpay|affirm|instalments|installments|installment_plan"],
    meaning:
      "Buy now, pay later splits a price into parts, often free of interest as long as every part is paid on time.",
    hint: "The danger is the pile: several small plans at once are one large debt with many dates. Use none for what you wouldn't pay in full today.",
    next: ["How do I stop impulse buying?", "How do credit cards work?"],
  },
  {
    id: "education-account",
    phrasings: ["529|resp|junior_isa|coverdell|education_savings"],
    meaning:
      "Education accounts let savings for studies grow with a tax advantage or a government grant, if the money is used for that.",
    hint: "Look at the costs of the funds inside, and at what happens to the money if the child doesn't study.",
    next: ["How do I save for my kid's college?"],
  },
  {
    id: "recession",
    phrasings: ["what|is recession|depression|gdp|stagflation mean|are|in|a"],
    meaning:
      "A recession is a time in which an economy shrinks for some months: fewer jobs, cautious spending, falling markets, usually before anybody calls it by name.",
    hint: "What helps in any: a cushion, few costly debts, skills in demand, and investments that need not be sold.",
    next: ["How many months of expenses are covered?", "What should I do in a market crash?"],
  },
  {
    id: "benchmarks",
    phrasings: [
      "average|median|typical|normal net_worth|savings|debt|income|salary",
      "compare|compared|comparing others|peers|average|people|everyone|age -snowball",
      "how_much should i? have saved|savings|net_worth by|at|age",
      "my_age|people_my_age|others_my_age|for_my_age",
    ],
    meaning:
      "Comparisons by age say little about you: they mix those who inherited with those who study, and averages are pulled up by a few.",
    hint: "Official figures stand in your central bank's or statistics office's household survey (in the United States the Survey of Consumer Finances). The comparison that helps is with yourself a year ago.",
    next: ["What's my net worth?", "Am I on track?"],
  },
  {
    id: "motivation",
    phrasings: [
      "motivated|motivation|discipline|disciplined|willpower stay|keep|how|need|no|more|lack",
      "keep|always failing|giving_up|overspending saving|budget|budgeting|at|i",
      "feel|feeling|am|so behind|discouraged|stuck|failure|late",
    ],
    meaning:
      "Nobody keeps this up by will alone. What lasts is what happens by itself: a standing order, a small goal with a date, a look at the progress once a month.",
    hint: "Start so small that you can't fail, and celebrate the milestone rather than the amount.",
    next: ["What is my next milestone?", "Should I automate my savings?", "Suggest some goals"],
  },
];

export const GLOSSARY_LESSONS: readonly Lesson[] = TERMS.map(({ id, phrasings, meaning, hint, next }) => ({
  id,
  phrasings,
  gist: meaning,
  points: [hint],
  again: `In a word more: ${hint}`,
  deeper: "Ask me how it bears on your own figures if that is what is behind the question.",
  next,
}));
