import type { Lesson } from "../lesson.ts";

export const INVESTMENTS: readonly Lesson[] = [
  {
    id: "index-funds",
    ask: "What is an index fund?",
    about:
      "index_fund|index_funds|index_investing|index|tracker_fund|tracker_funds|sp_500|s_p|sp500|vti|voo|vanguard|whole_market|total_market|world_fund|passive_investing|bogle",
    beside:
      "etf safer shares picking buy whole market home plumber lose everything fund funds everyone keeps about safe good best difference",
    gist: "An index fund buys a whole market, hundreds or thousands of companies, in the weight of an index and at very low cost. You get the market's return minus a small fee, which most professionals fail to beat over the years. It can fall by a third or more with the market, but can't go to zero unless all of its companies do.",
    own: "stocks",
    depends: "which index (one country or the world), the yearly cost, and how many years you leave it",
    again: "All of the market, cheaply. One world fund is enough for most people.",
    next: ["What is an ETF?", "What fees should I look at?", "How do I start investing?"],
  },
  {
    id: "etf",
    ask: "What is an ETF?",
    about: "etf|exchange_traded / etf index_fund|index_funds|mutual_fund / mutual_fund|mutual_funds|ucits",
    beside: "index fund difference versus mutual better which accumulating distributing buy how safe leveraged",
    gist: "An ETF is a fund of many securities that is traded on an exchange like a share; most of them track an index, which spreads the risk and is cheap. Narrow or leveraged ones are neither, and any of them can fall. An index fund can come in both forms: the ETF is bought at the market's price through a broker, the mutual fund once a day from its provider. The same index at the same cost brings the same.",
    own: "stocks",
    depends: "what your broker or plan offers, yearly cost, and how your country taxes it",
    by: {
      DE: "accumulating funds are taxed a little each year through the Vorabpauschale.",
      GB: "inside an ISA or pension it makes no difference for tax; outside look for reporting status.",
      CH: "dividends are taxed, private gains usually not.",
      ES: "funds can be switched without tax, ETFs can't.",
    },
    again: "A basket traded like a share. Leave leveraged and themed ones aside.",
    next: ["What is an index fund?", "How do I open a brokerage account?"],
  },
  {
    id: "stocks-basics",
    ask: "How do stocks work?",
    about:
      "stocks|stock|shares|share|equities work|works|basics|explain|what / stock_split|ipo|market_cap|blue_chip / hedge_fund|private_equity / individual_stocks|single_stocks",
    beside: "how what buy market share own company explain price basics investing hedge fund split",
    gist: "A share is a small part of a company: you take part in its profits through dividends and through its price. Prices move by what people expect, day by day hardly foreseeable, over decades along with profits. Single companies can fail; thousands of them together have not.",
    own: "stocks",
    depends: "how long you can hold, how many companies you own, and what you pay in costs",
    again: "A part of a business, not a ticket. Most people do best with all of them in one fund.",
    next: ["What is an index fund?", "What is diversification?"],
  },
  {
    id: "bonds",
    ask: "What are bonds?",
    about:
      "bond|bonds|gilt|gilts|bund|bunds|coupon|junk_bonds|municipal|munis -i|savings|treasury|premium|bill / bond_fund|bond_funds",
    beside:
      "fall rates rise go up why hold pensioner age really understand fixed income fund many safe corporate government should interest",
    gist: "A bond is a loan to a state or company: it pays interest and is paid back on a date. When interest rates go up, bonds already issued fall in price, since new ones pay more; the longer a bond runs, the more it falls. A bond fund never comes due, so its price follows rates, while a single bond held to its end pays what it promised.",
    own: "bonds",
    depends: "when you need the money, who owes it, how long it runs, and whether prices are rising",
    again:
      "Loans with a date. Short government bonds steady a portfolio, long and low-grade ones can swing like shares.",
    next: ["What are Treasury bills, notes and bonds?", "What is asset allocation?", "What is a money market fund?"],
  },
  {
    id: "treasuries",
    ask: "What are Treasury bills, notes and bonds?",
    about:
      "treasury|treasuries|t_bill|t_bills|tbill|tbills|t_note|t_bond|treasury_bill|treasury_bills / bill note bond",
    beside: "bill bills note notes bond bonds difference diff buy how state tax safe yield direct",
    gist: "All three are loans to the US government and differ in length: a bill runs up to a year and is sold below its value instead of paying interest, a note runs two to ten years, a bond twenty or thirty. Notes and bonds pay interest every half year. The longer it runs, the more its price moves before it matures.",
    own: "cash",
    depends: "when you need the money, the rate for that length, and your state's tax, from which the interest is free",
    by: {
      GB: "gilts are the British counterpart, free of capital gains tax.",
      DE: "Bundeswertpapiere are the German counterpart, bought through a bank.",
      US: "TreasuryDirect sells them without a fee; the interest is free of state tax.",
      else: "government bonds of your own country are the counterpart.",
    },
    again: "Months, years, decades: bill, note, bond. They are bought at TreasuryDirect or through a broker.",
    next: ["What are bonds?", "What is a CD?", "Are I bonds worth it?"],
  },
  {
    id: "target-date-fund",
    ask: "What is a target-date fund?",
    about:
      "target_date|target_date_fund|target_retirement|lifecycle_fund|lifestrategy|set_and_forget / pick|lazy 2040|2045|2050|2055|2060|2065|one",
    beside: "fund funds good lazy pick just retirement year 401k fees one",
    gist: "A target-date fund holds shares and bonds in one fund and becomes more cautious as its year comes near. Choosing the one of your retirement year is not lazy; it does the mixing and rebalancing for you. Look at its yearly cost, which differs much between providers.",
    own: "retirement",
    depends: "the year, its cost, what else you hold, and how cautious it is at the end",
    again: "One fund that ages with you. Hold it alone: other funds beside it undo its mix.",
    next: ["What is asset allocation?", "What fees should I look at?"],
  },
  {
    id: "dividends",
    ask: "How do dividends work?",
    about: "dividend|dividends|drip|yield_stocks|payout|passive_income -side",
    beside: "work live reinvest stocks yield income good investing passive earn",
    gist: "A dividend is a part of a company's profit paid to its owners; the share's price falls by about as much on that day. High yields can be a sign of trouble rather than a gift. Reinvested, dividends are a large part of what shares bring over decades.",
    own: "stocks",
    depends: "how dividends are taxed where you live, whether you need the income, and how broad the fund is",
    again: "Your own profit handed out, not money on top. A broad fund pays them too.",
    next: ["What is an index fund?", "How do taxes on gains work?"],
  },
  {
    id: "crypto",
    ask: "What is crypto?",
    about:
      "crypto|cryptocurrency|cryptos|bitcoin|ethereum|blockchain|stablecoin|stablecoins|nft|nfts|altcoin|altcoins -buy_now",
    beside: "sensible hold person good investment taxed normal idea wallet staking safe risk buy much lose",
    gist: "Crypto assets are entries in a public ledger; nothing but demand stands behind most prices, which have fallen by three quarters and more several times. If you want some, keep it to a sum whose total loss would change nothing for you. In most countries selling or swapping at a gain is taxed, and lost keys or a failed exchange are not insured.",
    own: "crypto",
    depends: "how it would feel at zero, costly debts and cushion first, and your country's tax rules",
    by: {
      US: "the IRS treats it as property: every sale or swap counts.",
      DE: "private gains are free after a year of holding.",
      GB: "gains above the yearly exempt amount are taxed.",
      else: "for its tax see {source}.",
    },
    again:
      "Small, after everything else, and never because somebody hurries you. Offers of certain profit in crypto are among the most common frauds.",
    next: ["How do I recognise a scam?", "What is diversification?"],
  },
  {
    id: "gold",
    ask: "Is gold a good investment?",
    about: "gold|silver|precious_metals|bullion|platinum|krugerrand|commodities",
    beside: "good investment buy place savings fixed deposit safe hedge inflation coins etf should invest",
    gist: "Gold pays no interest or dividend; you live from the price alone. It has kept its worth over centuries and lost half of it within decades, so it is at most a small part beside shares and bonds. Coins have a spread between buying and selling and need a safe place; a fund is cheaper to hold.",
    own: "invested",
    depends: "why you want it, how large a part it would be, and how you would keep it",
    again:
      "A small part for those who want it, not a savings account. Advertising for gold is loudest when prices are high.",
    next: ["What is diversification?", "What is inflation?"],
  },
  {
    id: "real-estate-investing",
    ask: "Should I invest in real estate?",
    about:
      "real_estate|rental_property|rental_properties|rental_income|landlord -evict|my|raised|told|lease|sue / reit|reits / house_hack|house_hacking|airbnb|buy_to_let|flip|flipping / invest property|properties|houses|rental",
    beside:
      "invest investing should good worth rent property tenant passive income condo versus stocks flip second home",
    gist: "A rental brings rent minus interest, taxes, insurance, repairs and empty months, and takes time; borrowed money makes gains and losses larger. A REIT or property fund owns many buildings and can be sold on any day. Either way, a single house is one big holding in one place.",
    own: "realEstate",
    depends: "the price against the yearly rent, the loan, your time and nerves for tenants, and local law",
    by: {
      GB: "mortgage interest counts only as a basic-rate credit, and a second home pays extra stamp duty.",
      AU: "negative gearing and the capital gains discount shape the sums.",
      DE: "rents are regulated; gains are free of tax after ten years.",
    },
    again:
      "Rent a year against the price, with a month empty and one percent for upkeep. If that leaves too little, a fund does it better.",
    next: ["What is diversification?", "Rent or buy: which is better?"],
  },
  {
    id: "esg",
    ask: "What is ethical investing?",
    about: "esg|ethical_investing|sustainable|sri|green_fund|green_funds|impact_investing|halal|islamic|sharia|ethical",
    beside: "invest investing fund funds good returns fossil values bank",
    gist: "Ethical funds leave out, or weigh down, companies by rules on environment, society or faith. Labels differ, so look at what the fund really holds and excludes. Costs are often a little higher and returns near to the market's, sometimes above and sometimes below.",
    own: "invested",
    depends: "which rules matter to you, the cost, and how narrow the fund becomes",
    again: "Read the list of holdings, not the name. Broad ethical index funds keep the spread.",
    next: ["What is an index fund?", "What fees should I look at?"],
  },
  {
    id: "company-shares",
    ask: "What should I do with RSUs or an ESPP?",
    about:
      "rsu|rsus|restricted_stock|espp|stock_options|iso|nso|employee_stock|share_scheme|sharesave|stock_plan|vest|equity_grant",
    beside: "company vest gives do sell hold worth discount tax employer taxes exercise shares options my when",
    gist: "RSUs are pay: when they vest they are taxed as income, whether you sell or not, so keeping them is the same as buying the share with a bonus. An ESPP sells you shares at a discount, often fifteen percent, which is worth taking if you can sell soon. Options are worth only what the price exceeds; exercising them can cost tax.",
    own: "stocks",
    depends: "how much of what you own hangs on that company, the tax withheld, and blackout dates",
    by: {
      GB: "Sharesave and SIP schemes have tax reliefs of their own.",
      CA: "options have a deduction of their own.",
      else: "how they are taxed differs; see {source}.",
    },
    again:
      "Would you buy them today with cash? If not, sell when they vest and spread the money. Withholding is often too low, so set the rest aside.",
    next: ["What is diversification?", "How do tax brackets work?"],
  },
];
