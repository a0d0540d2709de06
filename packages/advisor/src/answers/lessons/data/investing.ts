import type { Lesson } from "../lesson.ts";

export const INVESTING: readonly Lesson[] = [
  {
    id: "diversification",
    ask: "What is diversification?",
    about:
      "diversification|diversify|diversified / eggs basket / all one stock|company|fund|country / company_stock|employer_stock|concentrated / spread risk|money|investments",
    beside: "eggs basket stock portfolio too much single how enough risk",
    gist: "Diversification means owning many things that don't fall together, so that no single company or coin can ruin you. One broad world fund holds thousands of companies and does most of it. Keep any one share or coin to about five percent of what you invest, above all your employer's, which is at risk together with your job.",
    own: "largest",
    depends: "how much sits in one company, one country or one property, and when you need the money",
    again:
      "Many holdings, several kinds, several countries. More funds are not more spread if they hold the same companies. Send new money to the broad fund first.",
    next: ["How are my assets spread?", "What is an index fund?", "What is asset allocation?"],
  },
  {
    id: "asset-allocation",
    ask: "What is asset allocation?",
    about:
      "asset_allocation|allocation|portfolio|three_fund / how_much|percent|share|mix|split stocks|shares|bonds age|bonds|cash|portfolio / 60_40 / right mix",
    beside: "stocks bonds mix age split build shares mine target portfolio many how fund percent",
    gist: "Asset allocation is the split between shares, bonds and cash, which decides most of how much your wealth swings: shares bring more over decades and can halve on the way. A common rule is a hundred and ten minus your age as the percentage of shares; around retirement forty to sixty is usual. Money that you need within five years does not belong in shares, and a fall is no time to change the split.",
    own: "mix",
    depends: "when you need the money, how steady your income is, and how a fall would make you act",
    again:
      "Years until you need it, safe income and nerves set the mix; a rule by age is only a start. Write yours down, so that a bad month doesn't decide.",
    next: ["What is rebalancing?", "What is risk tolerance?", "How are my assets spread?"],
  },
  {
    id: "rebalancing",
    ask: "What is rebalancing?",
    about: "rebalance|rebalancing|rebalanced / outgrown|drifted|overweight stocks|shares|portfolio|rest|trim",
    beside:
      "often stocks trim portfolio target rest outgrown shall taxes cost taxable year drift sell buy people normal",
    gist: "Rebalancing brings a portfolio back to the mix that you chose, which keeps its risk where you want it rather than earning more: you sell some of what has grown, or put new money into what has lagged. Once a year, or when a part has drifted about five percentage points, is enough. Do it inside retirement accounts or with new money first, since selling elsewhere can cost tax.",
    own: "mix",
    depends: "how far it has drifted, taxes on gains, and trading costs",
    again: "Back to the target on one day a year, where it is clearly off. Target-date and mixed funds do it for you.",
    next: ["What is asset allocation?", "How are my assets spread?"],
  },
  {
    id: "dollar-cost-averaging",
    ask: "Lump sum or bit by bit?",
    about:
      "dollar_cost_averaging|dollar_cost|dca|drip_feed|drip_feeding|cost_averaging|sip / lump_sum|all_at_once|one_time bit|market|invest|spread|slowly|monthly / good|right|bad|best time|moment|now invest|buy|market -house|home|car|refinance / wait dip|crash|drop|lower / time|timing market / market high|peak|all_time_high",
    beside:
      "explain smart cowardly investment bit market lump sum monthly invest now dip wait crash high timing good averaging into",
    gist: "Putting all in at once has done better about two times out of three, because markets rise more often than they fall; equal parts over six to twelve months cost a little on average and hurt less if a fall comes right after. Clear costly debts first, and keep out a cushion and what you need within five years. From monthly pay you invest bit by bit anyway, and waiting for a dip usually misses the rise before it.",
    own: "costlyDebt",
    depends: "how large the sum is against what you have, how you would feel after a fall, and when you need it",
    again:
      "At once for the better odds, in parts for calm: both beat waiting for the right moment. If in parts, set dates and sums beforehand and keep to them, whatever the market does.",
    next: ["What should I do in a market crash?", "What is risk tolerance?", "How do I start investing?"],
  },
  {
    id: "investment-fees",
    ask: "What fees should I look at?",
    about:
      "expense_ratio|expense_ratios|ter|front_load|load_fund|12b|wrap_fee|management_fee|advisory_fee / fund|funds|invest|investing|investment|broker|brokerage|401k fee|fees|cost|costs / percent|1 adviser|advisor|advisers fee|lot|charge|much / fees should|look|eat|matter",
    beside: "one percent high low avoid years thirty fund eat load lot look hidden ratio adviser",
    gist: "For a fund anything near one percent a year is a lot: broad index funds cost about a twentieth to a quarter of one percent, and one percent a year takes roughly a quarter of the final sum over thirty years. Look at the yearly cost in the fact sheet (expense ratio), at what an adviser or platform takes, and at charges for buying and selling. Avoid a front load; before you sell elsewhere, count the tax.",
    own: "fee",
    depends: "what you get for it, how long you hold, and what a broad fund costs in your country",
    by: {
      US: "a workplace plan has to send you its fees each year; choose the cheapest broad fund in it.",
      GB: "the platform's fee comes on top of the fund's.",
      CA: "many bank funds cost about two percent (MER), broad ETFs a small part of that.",
      AU: "compare the fees of your super with the YourSuper tool of the ATO.",
      DE: "the Ausgabeaufschlag is the front load; most brokers sell ETFs without one.",
      FR: "in an assurance-vie the contract's fees come on top of the fund's.",
      NL: "the platform's service fee comes on top of the fund's.",
      CH: "custody fees and stamp duty come on top of the fund's.",
    },
    again:
      "Low yearly costs, no load, advice paid by the hour or flat. In a workplace plan take the cheapest broad fund; elsewhere send new money to the cheaper one if a sale would cost much tax.",
    next: ["What is an index fund?", "Do I need a financial advisor?"],
  },
  {
    id: "market-crash",
    ask: "What should I do in a market crash?",
    about:
      "market|stocks|stock_market|shares crash|crashing|crashes|falls|falling|drop|dropped|down|tanking|tanks|red|plunge -house|housing|predict / bear_market|correction|sell_everything|panic_sell / portfolio|investments|401k down|losing|lost|dropping|bleeding",
    beside: "what should do sell panic recession happens should pull out hold buy now invested everything",
    gist: "Usually nothing: don't sell what you need only in some years, and go on buying as planned. Falls of a third or more have come about once in a decade, and broad markets have recovered from each so far, some within months, some after many years. Selling makes the loss final, and the best days often follow right after the worst, so those who wait outside miss them. Money for the next years belongs in cash and bonds.",
    own: "fall",
    depends: "when you need the money, whether your job is safe, and how broadly you are invested",
    again:
      "If it costs you sleep, the share of stocks was too large: lower it step by step to what you can live with. Near retirement some years of spending in cash and bonds save you from selling low; single shares may never come back.",
    next: ["What is risk tolerance?", "What is an emergency fund?", "What is asset allocation?"],
  },
  {
    id: "risk-tolerance",
    ask: "What is risk tolerance?",
    about:
      "risk_tolerance|risk_profile|risk_appetite|risk_averse / how_much|what risk should|take|mean|right / volatility|volatile|standard_deviation / too risky|risk",
    beside: "conservative moderate aggressive investing mean means should take stocks safe risk mine know",
    gist: "Risk tolerance has two sides, and the lower one counts: what you can afford to lose (time, income, cushion, debts) and how large a fall you can watch without selling. Ask yourself whether you would sell if a third were gone. After good years most people overrate it, so if you don't know yet, start with fewer shares.",
    own: "fall",
    depends: "years until you need the money, safety of your income, and how you acted in the last fall",
    again:
      "Picture the loss in money, not in percent: if that sum would make you sell, hold fewer shares. A quiz says less than your last fall.",
    next: ["What is asset allocation?", "What should I do in a market crash?"],
  },
  {
    id: "compound-interest",
    ask: "What is compound interest?",
    about:
      "compound|compounding|compounds -apr / interest_on_interest|snowball_effect / month|start age|early|20|25|young beats|double|better|later / time_value_of_money / simple_interest",
    beside: "interest growth real how come early age beats double money power formula rate yearly daily explain simple",
    gist: "Compound interest is interest on interest: a hundred at six percent becomes a hundred and six, next year all of that earns, and after twelve years it has about doubled. So the years matter as much as the sum: a small sum each month from twenty on can beat double that from forty on. With debts, cards above all, it works against you in the same way.",
    own: "growth",
    depends: "the rate after costs and inflation, the years, and leaving it alone",
    again:
      "What was earned stays in and earns as well, slowly at first and then steeply. Starting early and not interrupting does more than finding a slightly better rate.",
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
    gist: "Divide seventy-two by the yearly rate in percent and you have about the years in which money doubles: at six percent twelve years, at nine percent eight. It works for debts and prices as well: a card at twenty-four percent doubles in about three years if nothing is paid, and at three percent inflation money loses half of its worth in about twenty-four. Take the rate after fees: one point less at six percent turns twelve years into over fourteen.",
    own: "doubling",
    depends: "the rate after fees and tax, and on its staying the same, which markets don't promise",
    again:
      "Seventy-two over the rate, taken after costs and tax. It is an estimate that fits best between about four and twelve percent.",
    next: ["What is compound interest?", "What is inflation?"],
  },
  {
    id: "real-return",
    ask: "What is a real return?",
    about:
      "real_return|real_returns|nominal|after_inflation|inflation_adjusted|purchasing_power / inflation savings|account|bank pays|interest|losing|lose|keep_up|rate / realistic|expected|average|historical return|returns market|stocks|expect|assume",
    beside: "return inflation savings losing money pays percent real nominal rate stocks expect long run",
    gist: "The real return is about the rate minus inflation: four percent of interest while prices rise three leaves about one percent a year, and tax on the interest takes part of that. Where the rate is below inflation, the number grows and its buying power shrinks; for a cushion that is acceptable, for decades it isn't. Broad shares have brought around five percent real a year over very long times, with deep falls on the way.",
    own: "realReturn",
    depends: "inflation where you live, costs and taxes, and how many years you look at",
    again:
      "Rate minus inflation minus tax. A cushion may lose a little to inflation, since it has to be at hand; money for decades needs something that grows faster.",
    next: ["What is inflation?", "What is a high-yield savings account?", "What is compound interest?"],
  },
  {
    id: "financial-advisor",
    ask: "Do I need a financial advisor?",
    about:
      "financial_advisor|financial_adviser|financial_planner|money_manager|fiduciary|fee_only|cfp|wealth_manager / hire|need|find|choose advisor|adviser|planner / robo_advisor|robo_advisors|roboadvisor|betterment|wealthfront",
    beside: "need worth paying human find choose hire percent good real commission manage money robo",
    gist: "With simple finances hardly anybody needs one at one percent a year, which takes roughly a quarter of the final sum over thirty years; a few hours at a fixed fee answer most questions. A human adviser is worth it for large decisions, retirement, complicated taxes, or to stay calm when markets fall. Ask how they are paid: one who earns commission has something to sell. A robo-adviser invests for a small yearly fee and plans little else.",
    own: "fee",
    depends:
      "how complicated your finances are, what it costs in money a year, and whether they must act in your interest",
    by: {
      US: "look them up at adviserinfo.sec.gov and ask whether they are a fiduciary at all times.",
      GB: "the FCA register shows who may advise; independent is not the same as restricted.",
      CA: "look them up in the national registration search of the securities administrators; a bank usually offers its own funds.",
      AU: "look them up in the financial advisers register at moneysmart.gov.au.",
      DE: "a Honorarberater is paid by you; most others earn commission.",
      FR: "look them up at orias.fr; only an independent one may keep no commission.",
      NL: "for mortgages and pensions you pay the adviser yourself, since commission is banned; the AFM has the register.",
      IT: "a consulente autonomo in the OCF register is paid by you alone.",
      ES: "the CNMV has the register; ask whether the advice is independent.",
      SG: "look them up in the register of representatives of the MAS.",
      else: "look them up in your regulator's register.",
    },
    again:
      "For the big questions, paid by you alone. Ask for the total cost a year in one number, funds included, and what you would get for it.",
    next: ["What fees should I look at?", "What should I do next?"],
  },
  {
    id: "brokerage",
    ask: "How do I open a brokerage account?",
    about:
      "brokerage|broker|depot|trading_account|investment_account / open account|brokerage invest|stocks|etf|shares|brokerage|broker / robinhood|fidelity|schwab|etrade|webull|trade_republic|vanguard_account",
    beside: "open choose best account which safe start buy stocks app taxable minimum how insured",
    gist: "Take a large, supervised broker with low charges and broad index funds. To open one you need an ID and a bank account; make sure that idle cash earns interest, and stay away from options and borrowed money. Compare yearly costs, the price of a savings plan and of currency exchange. What you own there is kept separate from the broker's own money; falling prices are never insured.",
    own: "invested",
    afterDebts: true,
    depends: "whether a tax-favoured account has room left, what you want to buy, and how often",
    by: {
      US: "first check whether a favoured account fits: {order}. SIPC covers what is missing if a broker fails; brokercheck.finra.org shows the firm.",
      GB: "first check whether a favoured account fits: {order}. The FCA register shows the firm, and the FSCS covers its failure up to a limit.",
      CA: "first check whether a favoured account fits: {order}. CIPF covers what is missing if a member firm fails.",
      AU: "first check whether a favoured account fits: {order}. With CHESS sponsorship shares stand in your own name.",
      DE: "first see what fits: {order}. Funds don't fall into the bank's insolvency.",
      else: "first check whether a favoured account fits: {order}. Look the firm up in your regulator's register.",
    },
    figures: ["us-sipc"],
    again: "Low costs, a known supervisor, a savings plan. Avoid apps that push you to trade.",
    next: ["How do I start investing?", "What is an index fund?", "Which retirement accounts are there?"],
  },
  {
    id: "benchmarks",
    ask: "How do I compare to others my age?",
    about:
      "compare|compared others|people|average|peers|age / average|median|typical net_worth|savings|age|salary|wealth / saved|have by 30|35|40|45|50|60 / ahead behind|others|age / behind my age|others",
    beside: "age should much saved doing am i people net worth most behind savings have others compare salary",
    gist: "A common US yardstick is one year's income saved by thirty, three by forty, six by fifty and eight by sixty; it is meant for a full retirement, so with a good state or company pension less is enough. Compared with others the median says more, since averages are pulled up by the very rich. Both vary a lot by country and housing.",
    own: "yearsOfIncome",
    depends: "your age, country, whether you own a home, and state or company pensions that no table counts",
    again: "Compare yourself with your own figure a year ago. The savings rate is the part that you can change.",
    next: ["Am I on track?", "What's my savings rate?"],
  },
];
