import type { Lesson } from "../lesson.ts";

export const INVESTING: readonly Lesson[] = [
  {
    id: "diversification",
    ask: "What is diversification?",
    about:
      "diversification|diversify|diversified / eggs basket / all one stock|company|fund|country / company_stock|employer_stock|concentrated / spread risk|money|investments",
    beside: "eggs basket stock portfolio too much single how enough risk",
    gist: "Diversification means owning many things that don't fall together, so that no single failure can ruin you. One broad world fund holds thousands of companies and does most of it. Money in your own employer's shares is at risk together with your job.",
    own: "invested",
    depends: "how much sits in one company, one country or one property, and when you need the money",
    again:
      "Many holdings, several kinds, several countries. More funds are not more spread if they hold the same companies.",
    next: ["How are my assets spread?", "What is an index fund?", "What is asset allocation?"],
  },
  {
    id: "asset-allocation",
    ask: "What is asset allocation?",
    about:
      "asset_allocation|allocation|portfolio|three_fund / how_much|percent|share|mix|split stocks|shares|bonds age|bonds|cash|portfolio / 60_40 / right mix",
    beside: "stocks bonds mix age split build shares mine target portfolio many how fund percent",
    gist: "Asset allocation is how your money is split between shares, bonds and cash, and it decides most of how much your wealth swings. Shares bring more over decades and can halve on the way; bonds and cash steady the rest. Money that you need within five years does not belong in shares.",
    own: "mix",
    depends: "when you need the money, how steady your income is, and how a fall would make you act",
    again:
      "Years until you need it, and nerves: those two set the mix. Write it down, so that a bad month doesn't decide.",
    next: ["What is rebalancing?", "What is risk tolerance?", "How are my assets spread?"],
  },
  {
    id: "rebalancing",
    ask: "What is rebalancing?",
    about: "rebalance|rebalancing|rebalanced / outgrown|drifted|overweight stocks|shares|portfolio|rest|trim",
    beside:
      "often stocks trim portfolio target rest outgrown shall taxes cost taxable year drift sell buy people normal",
    gist: "Rebalancing brings a portfolio back to the mix that you chose: you sell some of what has grown, or put new money into what has lagged. Once a year, or when a part has drifted about five percentage points, is enough. In a taxable account use new money first, since selling can cost tax.",
    own: "mix",
    depends: "how far it has drifted, taxes on gains, and trading costs",
    again: "Back to the target once a year. Target-date and mixed funds do it for you.",
    next: ["What is asset allocation?", "How are my assets spread?"],
  },
  {
    id: "dollar-cost-averaging",
    ask: "Lump sum or bit by bit?",
    about:
      "dollar_cost_averaging|dollar_cost|dca|drip_feed|drip_feeding|cost_averaging|sip / lump_sum|all_at_once|one_time bit|market|invest|spread|slowly|monthly / good|right|bad|best time|moment|now invest|buy|market -house|home|car|refinance / wait dip|crash|drop|lower / time|timing market / market high|peak|all_time_high",
    beside:
      "explain smart cowardly investment bit market lump sum monthly invest now dip wait crash high timing good averaging into",
    gist: "Dollar-cost averaging means investing a sum in equal parts over months. Putting all of it in at once has won about two times out of three, because markets rise more often than they fall; in parts it hurts less if a fall comes right after. From monthly pay you invest bit by bit anyway, and nobody times it well for long.",
    own: "surplus",
    depends: "how large the sum is against what you have, how you would feel after a fall, and when you need it",
    again:
      "At once for the better odds, in parts over six to twelve months for calm. Set the dates beforehand and keep to them.",
    next: ["What should I do in a market crash?", "What is risk tolerance?", "How do I start investing?"],
  },
  {
    id: "investment-fees",
    ask: "What fees should I look at?",
    about:
      "expense_ratio|expense_ratios|ter|front_load|load_fund|12b|wrap_fee|management_fee|advisory_fee / fund|funds|invest|investing|investment|broker|brokerage|401k fee|fees|cost|costs / percent|1 adviser|advisor|advisers fee|lot|charge|much / fees should|look|eat|matter",
    beside: "one percent high low avoid years thirty fund eat load lot look hidden ratio adviser",
    gist: "Look at the yearly cost of each fund (expense ratio), at what an adviser or platform takes, and at any charge for buying or selling. The fund's fact sheet states it. A broad index fund takes a small part of one percent; one percent a year sounds small and takes roughly a quarter of the final sum over thirty years. A front load is a commission taken from what you pay in; good funds without one exist for everything.",
    own: "fee",
    depends: "what you get for it, how long you hold, and what a broad fund costs in your country",
    again:
      "Low yearly costs, no load, advice paid by the hour or flat. It is the one thing about investing that you can know beforehand.",
    next: ["What is an index fund?", "Do I need a financial advisor?"],
  },
  {
    id: "market-crash",
    ask: "What should I do in a market crash?",
    about:
      "market|stocks|stock_market|shares crash|crashing|crashes|falls|falling|drop|dropped|down|tanking|tanks|red|plunge -house|housing|predict / bear_market|correction|sell_everything|panic_sell / portfolio|investments|401k down|losing|lost|dropping|bleeding",
    beside: "what should do sell panic recession happens should pull out hold buy now invested everything",
    gist: "Falls of a third and more have come about once in a decade, and broad markets have recovered from each so far, some within months, some after years. Selling in the fall turns it into a loss for good; going on buying makes use of lower prices. Look at the calendar instead of the price: money for the next years should not have been in shares.",
    own: "fall",
    depends: "when you need the money, whether your job is safe, and how broadly you are invested",
    again:
      "Do nothing in a hurry, go on as planned. If it takes your sleep, the share of stocks was too large: lower it once things have calmed.",
    next: ["What is risk tolerance?", "What is an emergency fund?", "What is asset allocation?"],
  },
  {
    id: "risk-tolerance",
    ask: "What is risk tolerance?",
    about:
      "risk_tolerance|risk_profile|risk_appetite|risk_averse / how_much|what risk should|take|mean|right / volatility|volatile|standard_deviation / too risky|risk",
    beside: "conservative moderate aggressive investing mean means should take stocks safe risk mine know",
    gist: "Risk tolerance is how large a fall you can bear without selling, in your accounts and in your stomach. What you can bear depends on time and income; what you will bear shows only in a fall. Choose the lower of the two.",
    own: "fall",
    depends: "years until you need the money, safety of your income, and how you acted in the last fall",
    again: "Ability and nerves, the lower one counts. Picture the loss in dollars, not in percent.",
    next: ["What is asset allocation?", "What should I do in a market crash?"],
  },
  {
    id: "compound-interest",
    ask: "What is compound interest?",
    about:
      "compound|compounding|compounds -apr / interest_on_interest|snowball_effect / month|start age|early|20|25|young beats|double|better|later / time_value_of_money / simple_interest",
    beside: "interest growth real how come early age beats double money power formula rate yearly daily explain simple",
    gist: "Compound growth is growth on earlier growth: the gains stay in and earn gains themselves. It is slow for years and then steep, so the years that a sum has matter as much as its size; a small sum from twenty on can beat double from forty on. With debts it works against you in the same way.",
    own: "growth",
    depends: "the rate after costs and inflation, the years, and leaving it alone",
    again: "Gains that earn gains. Starting early and not interrupting does more than finding a better rate.",
    next: [
      "What is the rule of 72?",
      "What is inflation?",
      "If I invest 10,000 for 10 years at 6%, how much will I have?",
    ],
  },
  {
    id: "rule-of-72",
    ask: "What is the rule of 72?",
    about:
      "rule_of_72|rule_of_70|rule_72|72_rule / money double|doubles|doubling / double years|time|long rate|percent|interest money?",
    beside: "rule double how long investment work about years",
    gist: "Divide seventy-two by the yearly rate in percent and you have about the years in which money doubles: at six percent twelve years, at nine percent eight. It works for prices and debts as well: at three percent inflation money loses half of its worth in about twenty-four years.",
    own: "growth",
    depends: "a rate that stays the same, which markets don't promise",
    again:
      "Seventy-two over the rate. For a card at twenty-four percent that is three years until the debt doubles, if nothing is paid.",
    next: ["What is compound interest?", "What is inflation?"],
  },
  {
    id: "real-return",
    ask: "What is a real return?",
    about:
      "real_return|real_returns|nominal|after_inflation|inflation_adjusted|purchasing_power / inflation savings|account|bank pays|interest|losing|lose|keep_up|rate / realistic|expected|average|historical return|returns market|stocks|expect|assume",
    beside: "return inflation savings losing money pays percent real nominal rate stocks expect long run",
    gist: "The real return is what is left of a gain once prices have risen: about the rate minus inflation. Savings that pay half a percent while prices rise three lose about two and a half percent of their buying power a year, although the number grows. Broad shares have brought around five percent real a year over very long times, with deep falls on the way.",
    own: "realReturn",
    depends: "inflation where you live, costs and taxes, and how many years you look at",
    again: "Rate minus inflation. A cushion may lose a little to inflation; money for decades should not.",
    next: ["What is inflation?", "What is a high-yield savings account?", "What is compound interest?"],
  },
  {
    id: "financial-advisor",
    ask: "Do I need a financial advisor?",
    about:
      "financial_advisor|financial_adviser|financial_planner|money_manager|fiduciary|fee_only|cfp|wealth_manager / hire|need|find|choose advisor|adviser|planner / robo_advisor|robo_advisors|roboadvisor|betterment|wealthfront",
    beside: "need worth paying human find choose hire percent good real commission manage money robo",
    gist: "A human adviser is worth the fee for large decisions, complicated taxes, or to keep calm in storms. Ask first how they are paid: by you alone, by the hour or a flat fee, means that the advice is for you; commission means that it is also a sale. A robo-adviser invests a mix of funds for a small yearly fee and does nothing about your taxes or will.",
    own: "netWorth",
    depends:
      "how complicated your affairs are, what it costs in dollars a year, and whether they must act in your interest",
    by: {
      US: "look them up at adviserinfo.sec.gov and ask whether they are a fiduciary at all times.",
      GB: "the FCA register shows who may advise; independent is not the same as restricted.",
      DE: "a Honorarberater is paid by you; most others earn commission.",
      else: "look them up in your regulator's register.",
    },
    again: "For the big questions, paid by you alone. Ask for the total cost in one number.",
    next: ["What fees should I look at?", "What should I do next?"],
  },
  {
    id: "brokerage",
    ask: "How do I open a brokerage account?",
    about:
      "brokerage|broker|depot|trading_account|investment_account / open account|brokerage invest|stocks|etf|shares|brokerage|broker / robinhood|fidelity|schwab|etrade|webull|trade_republic|vanguard_account",
    beside: "open choose best account which safe start buy stocks app taxable minimum how insured",
    gist: "A brokerage account holds shares, funds and bonds; opening one takes your identity papers and a bank account. Compare yearly costs, the price of a savings plan and of currency exchange, and who supervises the firm. What you own there is held apart from the broker's own money.",
    own: "invested",
    depends: "whether a tax-favoured account has room left, what you want to buy, and how often",
    by: { else: "first see whether a favoured account fits: {order}." },
    again: "Low costs, a known supervisor, a savings plan. Leave margin and options switched off.",
    next: ["How do I start investing?", "What is an index fund?", "Which retirement accounts are there?"],
  },
  {
    id: "benchmarks",
    ask: "How do I compare to others my age?",
    about:
      "compare|compared others|people|average|peers|age / average|median|typical net_worth|savings|age|salary|wealth / saved|have by 30|35|40|45|50|60 / ahead behind|others|age / behind my age|others",
    beside: "age should much saved doing am i people net worth most behind savings have others compare salary",
    gist: "Averages are pulled up by the very rich, so a median says more, and both differ much by country and housing. Rules such as one year's income by thirty and three by forty are meant for a full retirement from savings alone. Your own direction over a year says more than any table.",
    own: "netWorth",
    depends: "your age, country, whether you own a home, and state or company pensions that no table counts",
    again: "Compare yourself with your own figure a year ago. The savings rate is what you can change.",
    next: ["Am I on track?", "What's my savings rate?"],
  },
];
