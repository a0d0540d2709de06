import { dollars, rate } from "../words/figures.ts";
import { countryAccounts } from "./country-accounts.ts";
import type { Lesson } from "./lesson.ts";
import { statedMix } from "./stated-mix.ts";

/** What one can invest in, and where. */
export const INVESTMENT_KIND_LESSONS: readonly Lesson[] = [
  {
    id: "index-funds",
    phrasings: [
      "index_fund|index_funds|index_investing|tracker|trackers|passive_investing|passive",
      "what sp500|s_p_500|s_and_p_500|msci|total_market|vti|voo",
      "mutual_fund|mutual_funds",
    ],
    gist: "An index fund buys every company of a market index, in proportion, instead of picking. You own a slice of hundreds or thousands of firms for a very small yearly cost.",
    points: [
      "Most professional pickers fall behind the index over long stretches, mainly because of their costs.",
      "Broad is better: a world or total-market fund rather than one industry or fashion.",
      "Compare the yearly cost (expense ratio or TER) and take the lower.",
    ],
    yours: (facts) =>
      facts.monthlySurplus !== null && facts.monthlySurplus > 0
        ? `**For you**: the usual way is a fixed part of your ${dollars(facts.monthlySurplus)} monthly surplus, in ${countryAccounts(facts.country).order}.`
        : null,
    again: "The whole market in one cheap purchase.",
    deeper:
      "It falls when the market falls, and it has fallen by half before. What makes it work is holding through that, so decide the share of it in calm times.",
    next: ["What is an ETF?", "What fees should I look at?", "How do I start investing?"],
  },
  {
    id: "etf",
    phrasings: ["etf|exchange_traded", "etf vs|versus|or|difference|better index_fund|mutual_fund"],
    gist: "An ETF is a fund that trades on the exchange like a share. Most follow an index, so you get a whole market in one purchase.",
    points: [
      "Look at the index it follows, the yearly cost, its size, and whether it pays out or reinvests dividends.",
      "Against an ordinary index fund the difference is mainly how you buy it; in some countries also the tax.",
      "Leave leveraged, inverse and single-theme ETFs alone: those are bets.",
    ],
    again: "An index fund in the coat of a share.",
    deeper:
      "Buy with a savings plan or a limit order during trading hours, and ignore the price in between: the ease of trading is its only trap.",
    next: ["What is an index fund?", "What is dollar-cost averaging?", "How do I start investing?"],
  },
  {
    id: "stocks-basics",
    phrasings: [
      "what|how|explain stock|stocks|shares|equities work|is|are|mean|basics",
      "stock_market how|what|explain|work",
      "bull|bear market",
      "difference stocks|stock bonds",
    ],
    gist: "A share is a small part of a company: you take part in its profits, by dividends and by a rising price, and in its losses.",
    points: [
      "Over decades shares as a whole have beaten bonds and cash clearly; in single years they can fall by a third or more.",
      "One company can go to nothing; a market of thousands has always recovered so far, sometimes only after years.",
      "Money that you need within about five years doesn't belong there.",
    ],
    again: "Part-ownership, with the ups and downs that come with it.",
    deeper:
      "Prices move on surprises, not on what everybody knows already; that is why good news about a firm rarely makes its share a bargain.",
    next: ["What is an index fund?", "What is a bond?", "What is diversification?"],
  },
  {
    id: "bonds",
    phrasings: ["bond|bonds|treasury|treasuries|gilts|i_bonds|fixed_income"],
    gist: "A bond is a loan to a state or a company: it pays interest and gives the money back on a date.",
    points: [
      "It swings less than shares and brings less over the long run.",
      "When interest rates rise, bonds already issued lose value, the more so the longer they run.",
      "Short government bonds are near to cash; company bonds with high interest are nearer to shares.",
    ],
    yours: (facts) =>
      `**For you**: with ${statedMix(facts)}, about ${rate(facts.assumption.stocksShare)} in shares and the rest in bonds and cash is a common mix.`,
    again: "A loan that you give, with interest and a due date.",
    deeper:
      "Their part in a mix is to steady it and to be there when shares are low, so choose good quality rather than the highest interest.",
    next: ["What is asset allocation?", "What is diversification?"],
  },
  {
    id: "robo-advisor",
    phrasings: ["robo|roboadvisor|robo_advisor|robo_advisors|automated_investing"],
    gist: "A robo advisor asks some questions, puts you into a mix of index funds and keeps it in balance for a yearly fee.",
    points: [
      "Good for starting without having to choose; the mix is usually sound.",
      "Its fee comes on top of the funds' own costs: add the two.",
      "One broad fund or a target-date fund does much the same for less.",
    ],
    again: "An automatic manager for a portfolio of index funds.",
    deeper: "Ask what leaving costs: whether funds can be moved in kind, or must be sold with tax.",
    next: ["What fees should I look at?", "What is a target-date fund?"],
  },
  {
    id: "target-date-fund",
    phrasings: ["target_date|lifecycle|life_cycle fund|funds"],
    gist: "A target-date fund holds shares and bonds and becomes calmer as its year comes near. You choose the year, it does the rest.",
    points: [
      "Choose the one nearest to the year in which you start to draw the money.",
      "Compare costs: index-based ones are far cheaper.",
      "It works best as your only fund in that account.",
    ],
    yours: ({ targetYear }) =>
      `**For you**: your target year is ${targetYear}; the money may well be needed for decades beyond it.`,
    again: "One fund that grows more careful with the years.",
    deeper: "Two funds of the same year can differ much in their share of stocks; the fund's glide path shows it.",
    next: ["What is asset allocation?", "Which retirement accounts are there?"],
  },
  {
    id: "dividends",
    phrasings: ["dividend|dividends", "passive_income"],
    gist: "A dividend is the part of a company's profit that it pays out. It isn't extra money: the share is worth that much less afterwards.",
    points: [
      "High dividends can be a warning: the price may have fallen for a reason.",
      "What counts is the total of dividends and price.",
      "While you are building wealth, funds that reinvest save you work, and in some countries tax.",
    ],
    again: "Profit paid out, instead of kept in the firm.",
    deeper:
      "Passive income of any kind (dividends, rent, royalties) begins with capital or work put in first; be wary of anyone who sells it as neither.",
    next: ["What is an index fund?", "What is the 4 percent rule?"],
  },
  {
    id: "crypto",
    phrasings: [
      "crypto|cryptocurrency|cryptocurrencies|bitcoin|ethereum|blockchain|coins|nft|nfts -which|best|should_i_buy",
      "crypto|bitcoin|ethereum good|safe|worth|risky|work|what|invest",
    ],
    gist: "Crypto assets earn nothing by themselves: their price is what the next buyer pays. They can rise steeply and lose most of their value, and have done both.",
    points: [
      "Only with money whose loss would change nothing for you.",
      "After costly debts, cushion and retirement saving, not before.",
      "Never send coins to people who promise returns; lost keys and sent coins don't come back.",
    ],
    yours: (facts) => {
      const held = facts.assets.filter(({ type }) => type === "crypto");
      return held.length > 0
        ? "**For you**: you hold some; decide beforehand which share of everything it may reach, and sell down to it when it does."
        : null;
    },
    again: "A bet that may pay, with the stakes of a bet.",
    deeper:
      "Sales and swaps are taxable events in many countries, even without turning them into dollars; keep a record from the first day.",
    next: ["How are my assets spread?", "What is diversification?", "How do I start investing?"],
  },
  {
    id: "gold",
    phrasings: ["gold|silver|commodities|precious_metals"],
    gist: "Gold pays nothing, but has kept its buying power over very long times and often moves apart from shares.",
    points: [
      "It can go nowhere for decades and fall sharply on the way.",
      "If at all, a small share, in a cheap fund or in coins with a narrow price margin.",
      "It isn't needed for a sound portfolio.",
    ],
    again: "A store of value with long dull stretches.",
    deeper: "Physical gold costs something to keep and to insure; a fund backed by it is easier to sell.",
    next: ["What is diversification?", "What is asset allocation?"],
  },
  {
    id: "real-estate-investing",
    phrasings: [
      "real_estate|rental|rentals|landlord|property|reit|reits invest|investing|income|investment|how|what|good|worth|buy|should",
      "invest in real_estate|property|reit|reits",
      "house_hacking|house_hack",
      "reit|reits",
    ],
    gist: "Property can build wealth by rent, by loans that tenants pay down and by rising prices. It is also work, and a lot of money in one place.",
    points: [
      "Reckon with repairs, empty months, tax, insurance and your own time before you call it a return.",
      "Borrowed money enlarges gains and losses alike.",
      "REITs (property funds on the exchange) give a share in many buildings with no tenant to call.",
    ],
    yours: ({ documents }) =>
      documents.profile.financialGoal.primaryStrategy === "real-estate"
        ? "**For you**: real estate is your main strategy, so keep a cash reserve for each property beside your own emergency fund."
        : null,
    again: "Rent minus everything: that is the figure to look at.",
    deeper:
      "Test a purchase with two empty months a year and a higher interest rate. If it still carries itself, it is worth a second look.",
    next: ["Rent or buy: which is better?", "How do mortgages work?", "What is diversification?"],
  },
  {
    id: "brokerage",
    phrasings: [
      "vanguard|fidelity|schwab|robinhood|etoro or|vs|versus|recommend|better|think|good",

      "brokerage|broker|brokers|trading_app|robinhood|vanguard|fidelity|schwab account|open|which|choose|best|what|how",
      "open|opening brokerage|investment_account|investing_account",
      "where buy stocks|shares|funds|etf|index_funds",
    ],
    gist: "A brokerage account is where you buy and hold funds and shares. The large ones differ little in safety; look at costs and at how simple it keeps things.",
    points: (facts) => [
      `First see whether a favoured account fits: ${countryAccounts(facts.country).order}.`,
      "Compare: account fee, cost per order or savings plan, choice of broad funds, exchange-rate margin.",
      "Avoid those that nudge you to trade: confetti is not a service.",
    ],
    again: "The account that holds your funds: cheap, supervised, dull.",
    deeper:
      "Your securities are held apart from the broker's own money in most countries; check that it is supervised by your country's regulator before you send anything.",
    next: ["What is an index fund?", "Which retirement accounts are there?", "What fees should I look at?"],
  },
  {
    id: "esg",
    phrasings: ["esg|ethical|sustainable|green|socially_responsible|halal invest|investing|investment|funds|fund?"],
    gist: "Sustainable funds leave out or favour companies by their conduct. They are built like other index funds, with fewer firms and often a little more cost.",
    points: [
      "Read what is really left out: labels differ widely.",
      "Costs and breadth count here too.",
      "Expect a return near the market's, sometimes ahead, sometimes behind.",
    ],
    again: "Index funds with a filter.",
    deeper: "The list of its ten largest holdings tells more about a fund than its name.",
    next: ["What is an index fund?", "What fees should I look at?"],
  },
];
