/** Ways of greeting and of asking about the advisor itself; see {@link Phrasing}. */
export const MANNERS_PHRASINGS = {
  greeting: ["hello|hi|hey|hiya|howdy|greetings|yo|good_morning|good_evening|good_afternoon|gday|hallo|hola|morning"],
  "how-are-you": ["how are_you|are_things|is_it_going|do_you_do", "what_is up", "sup|wassup"],
  thanks: [
    "thanks|thank|cheers|thank_you|appreciate|much_obliged|grateful",
    "great|perfect|awesome|nice|cool|helpful|good that|this|is|was|help|job|answer|work",
  ],
  goodbye: ["bye|goodbye|see_you|cya|good_night|farewell|later_then|talk_later"],
  "who-are-you": [
    "how old are_you",

    "how do you know",

    "who|what are_you|is_this|made_you|built_you",
    "are you a|an|real? bot|human|ai|robot|person|machine|advisor|chatgpt",
    "your name",
    "introduce yourself|your_self",
  ],
  "what-can-you-do": [
    "what can|do|could you do|help|know|offer|answer",
    "help",
    "how can you help",
    "how does this|it|app|chat work",
    "what can|should|may i ask|say|tell|do_here",
    "examples|commands|features|options|capabilities",
    "how do|can i? use this|you|app|chatbot",
  ],
  "data-safety": [
    "can|do you see|access|read my? bank|account|accounts|card",
    "who can? see|sees|read|reads|access my info",

    "is|are my? data|information|privacy|private|details safe|secure|private|stored|shared|sold|protected|encrypted",
    "data|privacy safe|secure|private|policy|security",
    "who|can sees|see|read|access|share my? data|information|chat|messages|finances",
    "do you? sell|share|store|keep my? data|information",
    "delete my? data|account|everything how",
    "can|should i trust you|this",
    "is this safe|secure|private|confidential",
  ],
  "change-data": [
    "how do|can i? change|edit|update|add|enter|delete|remove|undo|correct asset|assets|debt|debts|goal|goals|income|expenses|data|profile|entry -owe|add_up",
    "how undo",
    "how can i tell you",
    "where change|edit|enter",
  ],
  contact: [
    "contact|email|phone|call|support|speak|talk you|team|someone|human|your|support|me|real",
    "report bug|problem|issue",
  ],
  activity: [
    "what change|changed|changes|edited|edit last|recently|did|history|you",
    "activity|history|log list|show|where|of|see|changes",
  ],
  price: ["are you free -time", "is|does|do|how_much|what this|it|app|you free|cost|price|pay|charge|subscription_to"],
  language: [
    "speak|talk|answer|reply spanish|german|french|english|language|deutsch|italian|chinese",
    "habla|parlez|sprichst|sprechen",
  ],
  joke: ["joke|funny|laugh|poem|story|sing"],
  feedback: [
    "bad|wrong|useless|stupid|dumb|terrible|hate answer|you|this|bot|advice|are|app",
    "that|this is|was not wrong|right|correct|true|helpful|what_i_asked|useless",
    "not what i asked|meant",
  ],
} as const satisfies Record<string, readonly string[]>;

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
