/**
 * Ways of asking how things stand, by topic. Each line holds the words that must occur, in any order: see
 * {@link Phrasing}. To teach the advisor a new way of asking, add a line to its topic.
 */
export const STATE_PHRASINGS = {
  "net-worth": [
    "am_i rich|wealthy|poor|broke",

    "more debts|debt|owe than assets|own|have",
    "show|give everything|all_my_numbers|all_my_figures -do|you",

    "financial_standing|financial_position|financial_health",
    "am i in_the_red|in_the_black",
    "total|whole value|worth stuff|things|everything|possessions",

    "net_worth",
    "what am i worth",
    "how much am i worth",
    "am_i worth more|less|than",
    "how rich|wealthy am i",
    "where do|am i stand financially|money?",
    "what is everything|all worth together|total?",
    "net_worth negative|positive",
    "net_worth break_down|breakdown|made_up|consist|composed",
    "how am i doing financially|money|moneywise",
    "financial_situation|financial_picture|finances look|overview|summary|summarize|stand",
    "overview|summary|snapshot finances|money|financial",
  ],
  "target-distance": [
    "how far million|target|goal|7_figures|seven_figures -save",
    "how much left|more|remain|remaining|missing|until|till million|target|seven_figures -save|month",
    "percent|percentage|share|fraction target|million|net_worth reach|reached|done|there|progress|complete|far",
    "how close million|target",
    "distance million|target",
    "percent|percentage way|along|there",
    "my progress million|target|net_worth|so_far|overall?",
    "what|how much percent|percentage of my? target|million have",
    "what is my progress",
    "how am i progressing",
  ],
  "cash-flow": [
    "income after|minus|less expenses|spending|bills",

    "cash_flow|cashflow",
    "left_over|leftover|leftovers month|year|end|each|every",
    "how much left_over|leftover",
    "how much remain|keep|have_left month|year",
    "surplus|deficit my|is|what|how",
    "income minus|less expenses",
    "do i spend more than earn|make",
    "spend too_much|more_than_i",
    "how much am|do|can i save|saving each|every|per|a month|year now|currently?",
    "how much money left month|year",
    "living|live beyond|above|within means",
  ],
  "savings-rate": [
    "saving|savings rate -account",
    "what|how percent|percentage|share income save|saved|saving|keep",
    "percent|percentage|share of my? income|pay|salary save|saving|keep",
    "saving|save enough -retirement|retire|emergency",
    "is saving rate good|bad|ok|okay",
  ],
  "list-debts": [
    "total|all|my liabilities|obligations",

    "how many debts|loans|liabilities",
    "how much owe -month",
    "how much debt do|have|am",
    "total|all|sum|list debt|debts|loans|owe",
    "what|which debts do|have",
    "what do i owe",
    "who do i owe",
    "number of debts|loans",
    "my debts list|show|overview",
  ],
  "list-assets": [
    "how many assets|accounts",
    "total|all|sum|list assets|own|owned",
    "what do i own",
    "what|which assets",
    "how much do i own|have_in_total|have_altogether",
    "value of my assets|everything|belongings|possessions",
    "my assets list|show|overview",
    "how much money do i have -left|month|year|need",
    "how much have i saved|got -goal|for",
    "my savings total|altogether|how_much|all",
  ],
  "count-goals": [
    "my goals look|doing|going|stand|coming|are",

    "which|what|how_many goals done|complete|completed|finished|reached|achieved|open|left",

    "which|what goal next|first|soonest|closest|earliest",

    "how many goals",
    "list|show|what|which are my goals",
    "number of goals",
    "what|which goals do i have",
    "my goals list|overview|status|progress",
  ],
  "largest-debt": [
    "largest|biggest|highest|main|most debt|loan|owe -rate|interest|percent|expensive|cost",
    "who do i owe most",
  ],
  "smallest-debt": ["smallest|lowest|least|littlest debt|loan -rate|interest"],
  "highest-rate": [
    "average|mean|typical interest_rate|rate|rates my|debts|loans|on?",

    "highest|biggest|largest|worst|top rate|interest|percent debt|loan|card|my",
    "most expensive|costly debt|loan|card",
    "which debt|loan|card highest|most interest|rate|expensive|cost",
    "interest rates of|on my debts|loans",
  ],
  "largest-asset": [
    "largest|biggest|most_valuable|highest|main asset|account|holding|investment",
    "what is worth most",
  ],
  "single-entry": [
    "what_about|how_about my?",

    "interest pay|paying|cost|costs on|year|for",
    "how_much left|remaining|remains on|of|to -over|month",
    "how_much more|still|left need|missing|go goal|fund",
    "how_much saved for|so_far|towards|toward",
    "far along",

    "how much in|on|got|have my?",
    "what is balance|value|rate|worth of|on|in my?",
    "balance|value of|on|in",
    "remind me how_much|what balance|rate|value|got|owe|have|is",
    "what is|are my",
    "how much still|left need|save|saved|missing|go|owe|pay for|on|to goal|fund?",
    "how far goal|fund|along",
    "how much is|are my worth|value|balance?",
    "rate|interest on my",
    "what does stand at",
    "when|what due|deadline goal|fund",
    "progress on|of|with goal|fund|my",
  ],
  income: [
    "say|said|told|tell make|earn|spend|income",
    "percent of my? income|salary|pay -save|saving|savings|debt|rent|keep",

    "what is|are my income|salary|expenses|spending|earnings|pay",
    "how much do i earn|make|spend -afford|if|should",
    "my income|salary|expenses|spending show|what|how|is|are|month|year",
    "what do i earn|make|spend",
    "how much earn|income|make month|year|monthly|yearly",
    "how much spend|spending|expenses month|year|monthly|yearly|am",
  ],
  target: [
    "my target",

    "what|which is my target|goal_amount|target_year|target_date|risk_tolerance|strategy|big_goal|main_goal",
    "what|which my risk|strategy|target",
    "when|what is my target date|year|deadline",
  ],
  "debt-burden": [
    "debt_to_income|dti",
    "debt income ratio",
    "percent|percentage|share|much of? income|pay|salary debt|debts|loans",
    "debt|debts ratio|burden",
    "too_much|high|normal debt do_i|have|is|my",
  ],
  "kind-total": [
    "how_much|total|altogether|combined|sum|how_many|how_bad savings|saving|retirement|pension|pensions|crypto|investments|invested|stocks|stock|shares|brokerage|bonds|real_estate|property|properties|bank|credit_card|credit_cards|card|cards|student_loan|student_loans|car_loan|auto_loan|mortgage|personal_loan|personal_loans|business_loan|loans have|owe|got|in|on|left|is|across|worth -if|should|month|need|afford|percent|share|cost|interest|first",
    "what|show|list total|balance|sum|owe|all|value savings|saving|retirement|pension|pensions|crypto|investments|invested|stocks|stock|shares|brokerage|bonds|real_estate|property|properties|bank|credit_card|credit_cards|card|cards|student_loan|student_loans|car_loan|auto_loan|mortgage|personal_loan|personal_loans|business_loan|loans my|i|do|is|of -if|should|month|need|rate|first|percent|share",
  ],
  "home-equity": ["equity house|home|condo|property|have|my|much"],
  "compare-entries": [
    "higher|bigger|larger|more|less|lower|smaller|or|vs|versus|difference|compare|between|and|together|both which|is|does|do|what|how_much|compare|has -if|should|first|invest|pay|pay_off",
  ],
  "net-worth-without": [
    "without|excluding|except|minus|besides|not_counting|apart_from net_worth|worth|debt|debts|owe",
  ],
  "about-me": [
    "what|which do you|my know|have about_me|profile|skills|interests|name|occupation|country|listed|information -can",
    "what do_you know about_me|of_me",
    "what|which|list|show skills|interests|hobbies do_i|my|have listed?",
    "what|who is|am my|i name",
    "what|which|list|show are|do|me my skills|interests|hobbies|i",
    "what is|are|much in? my? current_savings",
    "show|tell me everything you? know?",
  ],
  "asset-mix": [
    "too_much|little in cash|savings|stocks|crypto|real_estate|bank",

    "how_much|share|percent|percentage|part|portion of my assets|wealth|portfolio|money|net_worth in|is stocks|cash|retirement|real_estate|property|crypto|savings|bonds|shares",

    "assets|portfolio|money|wealth|investments spread|diversified|mix|allocated|distributed|split|divided|breakdown",
    "am i diversified|too_concentrated|well_diversified|concentrated",
    "how much|percent|share of? my assets|wealth|portfolio|money in stocks|cash|real_estate|crypto|savings|bonds",
    "my asset_allocation|allocation|portfolio|asset_mix",
    "all my eggs basket",
  ],
} as const satisfies Record<string, readonly string[]>;
