/** What the advisor can't or mustn't do. They go before everything else. */
export const LIMITS_PHRASINGS = {
  gambling: [
    "gambling|gamble|gambled|betting|casino|slots|sportsbook|poker|roulette|blackjack|bookie",
    "bet|bets|wager sports|horses|horse|football|lost|addicted|problem|stop|game|match|odds|team",
  ],
  "stock-picks": [
    "short|shorting stock|stocks|share|shares|market",

    "which|best|top etf|stock|stocks|fund|funds|share|shares best|top|recommend|right|good -index_fund|index_funds",
    "which|what|best|good|hot|top|single stock|stocks|share|shares|company|companies|etf|etfs|fund|funds buy|pick|invest|now|today|choose|recommend|get|right_now|year",
    "should i? buy|sell|invest_in|short tesla|apple|nvidia|amazon|google|microsoft|meta|gamestop|amc|netflix|tsla|aapl|nvda|amzn|gme|alphabet|palantir|intel|disney|stock_of|shares_of|stock_in",
    "stock|stocks|share tip|tips|pick|picks|recommendation|recommendations|recommend -index|why",
    "tesla|nvidia|tsla|nvda|gamestop|gme|apple|amazon stock|stocks|shares|buy|sell|go_up|price|good",
    "will stock|stocks|market go_up|go_down|rise|fall|crash|recover -housing",
    "predict|prediction|forecast market|stocks|price|stock",
    "day_trading|day_trade|options|futures|forex|short_selling|penny_stocks|swing_trading",
  ],
  "crypto-picks": [
    "which|what|best|next|top crypto|coin|coins|cryptocurrency|token|altcoin buy|pick|invest|now|explode|moon|get|choose",
    "should i? buy|sell|invest_in|put bitcoin|ethereum|dogecoin|doge|solana|shiba|xrp|cardano|crypto",
    "will bitcoin|crypto|ethereum|dogecoin go|rise|fall|reach|hit|crash",
  ],
  legal: [
    "sue|lawsuit|lawyer|attorney|legal|court|contract is|can|should|my|i|do|what|advice|sign|legally",
    "is it legal|illegal",
    "legal advice",
  ],
  "tax-advice": [
    "how_much tax|taxes owe|pay|will|do|my",
    "can|should i? deduct|claim|write_off",
    "do|file|prepare|fill my taxes|tax_return|return",
    "evade|avoid|hide|dodge tax|taxes|income|irs|money",
    "tax advice|advisor|adviser|accountant|cpa",
  ],
  illegal: [
    "launder|laundering|counterfeit|insider_trading|insider_information",
    "hide money|assets|income from|irs|wife|husband|court|creditors|tax",
  ],
  "off-topic": [
    "weather|recipe|football|soccer|movie|song|president|election|politics|capital_of|homework|write_code|python|javascript",
    "time is_it|what_time",
    "who won|is_the_president",
    "medical|symptoms|diagnose|doctor advice|pain|headache",
  ],
} as const satisfies Record<string, readonly string[]>;
