/**
 * Whole ways of asking for a figure, by topic, tried on a {@link ../match/plain-question.ts plain question}: "we" is "I",
 * contractions are opened, punctuation is gone. One of these outweighs all phrasings, so it has to say all that is asked.
 */

const PERIOD =
  "(?:(?:(?:each|every|per|a|an|the|this|any given|given|average|in a|in an average|in any|at the end of (?:each|every|the|a)|by the end of (?:each|every|the|a)|of the|when the|in the|for the|over a|over the|on a|come the end of the) )*(?:month|year|week|day|paycheck|payday|fortnight)s?(?: is| ends?| end| over| out| basis)*|monthly|yearly|annually|weekly|daily|month to month)";
const COSTS =
  "(?:(?:all|all of|every one of|everything on) )?(?:my |the |those )?(?:monthly |yearly |usual |regular |living |fixed )*(?:bills?|expenses|costs|spending|outgoings|everything|essentials|rent and (?:bills|food|everything)|expenditures?)(?: and (?:stuff|everything|all|food|rent|spending))?";
const AFTER_COSTS = `(?:after|once|when|minus|less|net of|with) (?:i (?:have )?(?:pay|paid|cover|covered|take out|taken out|subtract|settle|deduct) )?(?:paying |covering |taking out )?${COSTS}`;
const PAY =
  "(?:income|pay|salary|paychecks?|wages?|earnings|take home(?: pay)?|what i (?:make|earn|bring in|bring home|get paid|take home|get))";
const SPENT = "(?:expenses|spending|costs|outgoings|bills|expenditures?|what i (?:spend|pay out))";
const NOT_OF_ENTRY =
  "(?!.*\\b(?:debts?|loans?|owe|cards?|mortgage|goals?|fund|target|million|sold|sell|cash(?:ed)? out|liquidat\\w+|clear(?:ed)? (?:my|the|every|all)|if|should|retire)\\b)";
const SAVES =
  "(?:save|saving|put aside|putting aside|put away|putting away|put by|putting by|set aside|setting aside|pocket|pocketing|clear|clearing|bank|banking|stash|stashing|keep|keeping|net|netting|sock away|left with|have left|have left over|end up with|come out with)";
const ALL_DEBTS = "(?:debts?|loans?|liabilities|borrowings?|credit|obligations)";
const EVERYTHING =
  "(?:everything|all (?:my|the) (?:stuff|things|assets)|the lot|it all|all of it|all i own|all i have)";
const CLEARED =
  "(?:paid|pay|settled?|cleared?|wiped?)(?: off| out| back| down| up)? (?:(?:off|every|all|my|the|what|everything|everyone|everybody) ?)+";
const KIND =
  "(?:credit cards?|cards?|plastic|(?:student|car|auto|personal|business|home|college) loans?|mortgages?|retirement|retirement (?:accounts?|savings)|pensions?|crypto|stocks?|shares|bonds|investments?|brokerage|real estate|property|properties|savings|savings accounts?|the bank|bank accounts?)";

/** "What have I got saved and invested in total", "total of what I have stashed and put away". */
const HELD_IN_ALL =
  /^(?!.*\b(?:if|should|goals?|target|month|year|monthly|yearly|for)\b).*\b(?:what|how much|everything|all|whatever|total)\b.*\b(?:saved|stashed|tucked away|put away|banked|squirreled away)(?: up)? (?:and|plus|or) (?:also )?(?:invested|stashed|saved|put away|banked|tucked away|owned)(?: (?:up|in total|total|altogether|all together|all in|all told|combined|in all|come to|comes to|add up to|adds up to|so far|now|right now|overall|put together))*$/;

const FINANCES =
  "(?:(?:my|the) )?(?:finances|money|financial (?:situation|health|picture|life|state)|money situation|situation|numbers|figures|everything)";

export const ASKED_OUTRIGHT: Record<string, readonly RegExp[]> = {
  overview: [
    /^how (?:am i|are i|do i) (?:doing|faring|getting on|getting along|looking|holding up|do)(?: (?:financially|money wise|moneywise|with (?:my )?(?:money|finances)|overall|in general|these days|this (?:month|year)))*$/,
    new RegExp(
      `^how (?:is|are|do|does) ${FINANCES}(?: (?:look|looking|looks|doing|going|shaping up|overall|in general|these days))*$`,
    ),
    /^(?:(?:get|have|see|want|need|like) )?(?:an?|the|my|quick|short|full) (?:(?:quick|short|brief|full|complete|financial|money) )*(?:overview|rundown|snapshot|check ?up|health check|big picture|status report)(?: (?:of|on) .+)?$/,
    new RegExp(`^(?:summarize|summarise|sum up|recap|assess|evaluate|rate) ${FINANCES}$`),
    /^(?:overview|financial overview|money overview|am i doing (?:ok|okay|well|fine|good|alright|all right)(?: (?:financially|overall|so far))?)$/,
  ],
  "cash-flow": [
    new RegExp(
      `^${NOT_OF_ENTRY}(?=.*\\b(?:left|over|leftover|remain\\w*|spare|free|keep|have|clear|save|pocket|take home|mine)\\b).*\\b${AFTER_COSTS}\\b`,
    ),
    new RegExp(
      `^${NOT_OF_ENTRY}(?:how much|what)(?: money| cash| do i| of (?:my )?${PAY}| of (?:it|that))*(?: (?:is|am i|are i|do i|have i|will i|would i|does|there))*(?: (?:have|got|be|get|still|usually|actually|really|typically|normally|left))* (?:left|left over|over|spare|to play with|to spare|leftover|remaining|remains|to work with)\\b(?: with| over)?(?: at the end| to (?:save|spend|invest|play with|put aside|put away))*(?: (?:of|in|for|at|by))?(?: my)? ${PERIOD}`,
    ),
    new RegExp(
      `^${NOT_OF_ENTRY}how much (?:of )?(?:my )?${PAY} (?:is|do i have|have i|will be)(?: got)? (?:left|left over|over|unspent)`,
    ),
    new RegExp(`^${NOT_OF_ENTRY}how much ${PERIOD} (?:is|do i have|have i got) (?:left|left over|over|spare)`),
    /^(?!.*\b(?:if|should|where|do with|put|pay off|best|invest)\b)(?:how much|what is|what are|do i have|is there|my)\b.*\b(?:spare|free|disposable|discretionary|leftover|left over|surplus|unspent|extra) (?:cash|money|income|funds)\b/,
    new RegExp(
      `^(?:what is |what are |how big is |how large is |do i (?:have|run) |is there |am i running )?(?:a |any |my |the )*(?:net )?(?:monthly |yearly |annual |weekly )*(?:surplus|deficit|surplus or deficit|cash ?flow|leftovers?|margin|breathing room|wiggle room|slack|shortfall|monthly savings|saving capacity)(?: ${PERIOD})?(?: (?:look like|like))?$`,
    ),
    new RegExp(`\\b(?:gap|difference|margin|spread|balance) between (?:my )?${PAY}.* and (?:my )?${SPENT}`),
    new RegExp(`\\b(?:gap|difference|margin|spread|balance) between (?:my )?${SPENT}.* and (?:my )?${PAY}`),
    new RegExp(
      `^${NOT_OF_ENTRY}(?!.*\\b(?:need|must|have to|should)\\b)(?:how much|what)(?: money| cash| more)? (?:do i|am i|can i|could i|would i|will i|i)(?: (?:actually|really|usually|currently|be|able to|afford to|typically|normally|manage to|realistically|get to))* ${SAVES}(?: up| for myself| into savings)?(?: ${PERIOD})`,
    ),
    new RegExp(`^${NOT_OF_ENTRY}how much ${PERIOD} (?:do i|am i|can i|could i)(?: \\w+)? ${SAVES}`),
    /how much (?:more|less) do i (?:earn|make|bring in|bring home|get|take home|spend) than (?:what )?(?:i |my )?/,
    new RegExp(
      `\\b(?:is|are|does|do|will) (?:my )?${PAY} (?:is )?(?:higher|bigger|more|larger|greater|enough|cover|exceed|above|less|lower|smaller)\\b.*\\b${SPENT}`,
    ),
    /\bdo i (?:make|earn|bring in|take home|spend) (?:more|less|enough) (?:than|to)\b.*\b(?:spend|spending|earn|make|bring in|take home|cover|expenses|bills|get by|live)\b/,
    /\bam i (?:spending more|overspending|in the (?:red|black) (?:each|every)|breaking even|making ends meet|living (?:within|beyond|above|below)|outspending)\b/,
    /\bdo i (?:break even|make ends meet|come out ahead|live (?:within|beyond|below|above))\b/,
    /\bdo i have (?:any |some )?(?:money|cash|anything) (?:left|left over|over|to spare)\b(?! (?:on|in|for)\b)/,
    new RegExp(`\\b${PAY} (?:minus|less|after|net of) (?:all )?(?:my )?${SPENT}`),
    new RegExp(
      `^(?:how much|what) (?:wiggle room|breathing room|slack|cushion|extra|margin|headroom) (?:do i have|have i got|is there)(?: ${PERIOD})?$`,
    ),
    new RegExp(
      `^how much (?:am i|do i come out|am i coming out) (?:up|ahead|in the black|to the good)(?: ${PERIOD})?$`,
    ),
    new RegExp(`^(?:how many|how much) (?:dollars|bucks|money) (?:am i|do i|can i) ${SAVES}`),
    /\b(?:income|pay|earnings) (?:vs|versus|against|compared to|compared with) (?:my )?(?:spending|expenses|costs|outgoings|bills)\b/,
    /\b(?:spending|expenses|costs) (?:vs|versus|against) (?:my )?(?:income|pay|earnings)\b/,
    new RegExp(
      `^(?:how much|what) (?:should|will|would|is going to) be left\\b(?!.*\\b(?:debt|loan|card|goal)\\b).*\\b${PERIOD}`,
    ),
    /\bhow much of my (?:income|pay|salary|paycheck) (?:goes|is|stays) (?:unspent|unused|with me)\b/,
    /\bhow much do i come out ahead\b|\bwhat am i left with\b(?!.*\b(?:if|sold|sell)\b)|\bhow much am i left with\b(?!.*\b(?:if|sold|sell)\b)/,
  ],
  income: [
    /\bburn rate\b|\bwhat is my (?:gross|net) (?:income|pay|salary)(?: on file)?$/,
    new RegExp(`^how much does my (?:life|lifestyle|living|household|month) cost(?: me)?(?: ${PERIOD})?$`),
    /^(?:what is|what are|what would|how much (?:is|are|would|do)) (?!.*\bmany\b).*\b(?:months?|years?)(?: worth)?(?: of)? (?:my |living )?(?:expenses|spending|bills|living costs|costs|outgoings)\b/,
    new RegExp(
      `^(?:what is|what are|how much is|how much are|how high are|how big are|how big is|list)? ?(?:my |the )?(?:total |average |current |overall |combined |household )*(?:monthly |yearly |annual |weekly |daily )*(?:total )?(?:living )?(?:outgoings|expenses|spending|costs|expenditures?|cost of living|income|salary|pay|wages?|earnings|take home|take home pay|paycheck)(?: total)?(?: ${PERIOD})?(?: (?:are|is|come to|comes to|total|totals|work out at|works out to|at|down as|be|like|look like|amount to))*$`,
    ),
    new RegExp(
      `^(?:how much|what)(?: money| in total| altogether)? (?:do|am|did|does it cost|would) (?:i )?(?:say i |tell you i |usually |typically |normally |actually |really |currently |even )*(?:get through|go through|going through|getting through|blow|blowing|burn|burning|burn through|use|use up|live on|living on|spend|spending|earn|earning|make|making|bring in|bringing in|bring home|take home|taking home|pull in|rake in|get paid|getting paid|gross|pay out|shell out|fork out|expend|to live|to run)(?: in| out| on average| on everything| in total| in all| all in| altogether)*(?: ${PERIOD})?(?: (?:in total|on average|altogether|all in|overall|in all|on everything))?$`,
    ),
    new RegExp(
      `^how much ${PERIOD} (?:do|am) i (?:spend|spending|earn|earning|make|making|bring in|bring home|take home|getting paid|get paid|go through|get through|burn|use)$`,
    ),
    new RegExp(
      `^(?:how much|what) (?:money )?(?:is )?(?:goes|going|comes|coming|flows|flowing) (?:out|in)(?: ${PERIOD})?$`,
    ),
    /^(?:what|which|how much)\b.*\b(?:income|salary|pay|expenses|spending)\b.*\b(?:do|did|have) (?:you|i) (?:have|got|put|put down|note|noted|record|recorded|on file|list|listed|tell|told|give|given|say|said|enter|entered)\b/,
    /^(?:what|how much|which)\b.*\b(?:do|did|have) (?:you|i) (?:have|got|put|put down|note|noted|record|recorded|list|listed|enter|entered|written)\b.*\b(?:as|for|under) (?:my )?(?:yearly |annual |monthly |total )?(?:income|salary|pay|expenses|spending)$/,
    /^what does (?:my life|it|living|a month|a year|my lifestyle|my month) cost(?: me)?(?: to live)?(?: .*(?:month|year|week))?$/,
  ],
  "net-worth": [
    /\bnet worth (?:is )?(?:negative|positive|above zero|below zero)\b/,
    /\b(?:everything|all|what|whatever|stuff|things)(?: that)? i (?:own|have|have got) (?:minus|less|take away|subtract|after|against|versus|vs|net of) (?:everything |all |what |whatever |the stuff )?(?:that )?i owe\b/,
    /\bassets (?:minus|less|take away|net of|against|versus|vs) (?:my )?(?:debts|liabilities|loans|what i owe)\b/,
    /\b(?:minus|subtract|take away|less|deduct) (?:all )?(?:my )?(?:debts|liabilities|what i owe|everything i owe)\b.*\b(?:from|own|assets|have|worth)\b/,
    /^(?:what is |how much is |how big is )?(?:my |the )?(?:total|overall|whole|entire|complete|current|net|personal) (?:wealth|worth|fortune|net position|value)(?: (?:is|at))?$/,
    new RegExp(`\\b(?:sell|sold|cash(?:ed)? in|cash(?:ed)? out|liquidated?|turned?)\\b.*\\b${CLEARED}`),
    new RegExp(`\\b${CLEARED}.*\\b(?:sell|sold|cash(?:ed)? in|cash(?:ed)? out|liquidated?)\\b`),
    new RegExp(`\\b(?:sell|sold|cash(?:ed)? in|cash(?:ed)? out|liquidated?) ${EVERYTHING}`),
    /\bhow much (?:am i|would i be) (?:actually |really |truly |personally )*worth\b|\bwhat am i (?:actually |really |truly |personally |currently )*worth\b/,
    /^(?:am i )?(?:worth|up or down|in the plus|in the minus|in the positive|in the negative)\b(?: .*)?$/,
    /\bdo i own more than i owe\b|\bdo i owe more than i (?:own|have)\b|\bam i (?:underwater|upside down|net (?:positive|negative)|above water) (?:overall|in total|financially)\b/,
  ],
  "list-debts": [
    /\bdebt (?:situation|picture|load|status|position|overview|summary)\b/,
    new RegExp(
      `^(?:what|which|who) (?:is|are|all are|do i have|all do i have)? ?(?:all )?(?:of )?(?:my |the |in )*(?:current |outstanding |open |total )*${ALL_DEBTS}(?: (?:do i have|have i got|are there|i have|look like|total|and balances|listed|entered|on file))*$`,
    ),
    new RegExp(
      `^(?:list|show|display|name|all|total|sum|full list of|a list of)(?: out| me| of)*(?: all)?(?: of)?(?: my| the)* ${ALL_DEBTS}(?: .*)?$`,
    ),
    /^(?:so )?(?:what|how much)(?: money)? do i (?:still |currently |actually |really )*owe(?: (?:people|everyone|everybody|lenders|the banks?|in total|in all|altogether|all in|all together|overall|total|all told|combined|on everything|across everything|on all of it|put together|to everyone|out there))*$/,
    new RegExp(
      `^(?:what is |how (?:much|big|large|high) is )?(?:the |my )?(?:total|sum|overall total|grand total|amount|full amount|total amount|combined total|sum total)(?: of)?(?: all)?(?: of)?(?: my| the)? (?:${ALL_DEBTS}|owed|i owe|indebtedness)$`,
    ),
    /^how (?:deep|far) (?:in|into|am i in|am i into)\b.*\b(?:hole|debt|red)\b/,
    /^(?:add|total|sum|tot|tally) up (?:all )?(?:my |the |everything |what |every ?thing |whatever )*(?:debts|loans|i owe|i still owe)$/,
    /^(?:who|whom) do i (?:all )?owe(?: money)?(?: to)?$/,
  ],
  "list-assets": [
    /^(?:what|which) (?:is|are|all are)? ?(?:all )?(?:of )?(?:my |the )*(?:current )?(?:assets|possessions|holdings|accounts)(?: (?:do i have|have i got|i have|i own|worth|look like|total|listed|entered|on file))*$/,
    /^(?:list|show|display|name)(?: out| me)*(?: all)?(?: of)?(?: my| the)* (?:assets|holdings|accounts|possessions)$/,
    /^how much (?:are|is) (?:all )?(?:of )?my assets$/,
    HELD_IN_ALL,
    /^(?:what is |how much is |how much are )?(?:the |my )?(?:total|sum|total value|value|combined value|worth|grand total|overall value|sum total)(?: of)?(?: all)?(?: of)?(?: my| the)* (?:assets|holdings|accounts|possessions|everything i own|stuff|everything)$/,
    /^(?:how much|what) (?:is|are) (?:everything|all of it|all the stuff|the stuff|the things|all) (?:that )?i (?:own|have|have got)(?: worth)?(?: (?:in total|altogether|all in|combined))?$/,
    /^(?:what|how much) (?:is|are|do) (?:all )?(?:of )?my assets (?:worth|come to|add up to|total|amount to)(?: .*)?$/,
  ],
  "largest-debt": [
    /\b(?:biggest|largest|highest|heaviest|main) (?:of my )?(?:debt|loan|balance|liability)s?\b(?!.*\b(?:rate|interest|percent)\b)/,
    /\b(?:which|what|who|where) do i owe (?:the )?most\b(?!.*\bor\b)|\bowe (?:the )?most (?:on|to|money)\b/,
  ],
  "smallest-debt": [
    /\b(?:smallest|littlest|tiniest|lowest) (?:of my )?(?:debt|loan|balance|liability)s?\b(?!.*\b(?:rate|interest|percent)\b)/,
    /\bowe (?:the )?least\b/,
  ],
  "highest-rate": [
    /\b(?:most expensive|costliest|priciest|cheapest|least expensive) (?:of my )?(?:debt|loan|card|credit card|borrowing)s?\b/,
    /^(?:which|what)\b.*\b(?:debt|loan|card|one)s?\b.*\b(?:highest|biggest|largest|worst|lowest|smallest|best|cheapest|steepest) (?:interest rate|interest|rate|percent)\b/,
    /^(?:which|what)\b.*\b(?:debt|loan|card|one)s?\b.*\b(?:charges|charging|costs|costing|has|with|at) (?:me )?(?:the )?(?:most|least|highest|lowest)\b/,
    /\b(?:highest|lowest|worst|best) (?:interest rate|rate|percent)\b(?!.*\bif\b)/,
    /\baverage (?:interest rate|rate|interest)\b|\binterest rates? (?:on|for|across) (?:all|each|every|everything)\b/,
  ],
  "largest-asset": [
    /\b(?:biggest|largest|main|most valuable|priciest) (?:of my )?(?:asset|holding|account|possession|thing i own|investment)s?\b/,
    /\bwhich account (?:has|holds) (?:the )?most\b|\bwhere is (?:most|the bulk|the majority) of my (?:money|wealth|assets)\b/,
    /\bmost valuable\b.*\b(?:own|have|asset|got)\b|\b(?:own|have|asset|assets)\b.*\b(?:is )?worth (?:the )?most\b/,
  ],
  "smallest-asset": [
    /\b(?:smallest|littlest|tiniest|lowest|least valuable) (?:of my )?(?:asset|holding|account|possession|thing i own|investment)s?\b/,
    /\bleast valuable\b.*\b(?:own|have|asset|got)\b|\b(?:own|have|assets?|accounts?)\b.*\b(?:is )?worth (?:the )?least\b|\baccounts? (?:has|holds) (?:the )?least\b/,
  ],
  "debt-cost": [
    /^(?!.*\b(?:if|save|earn|earning|would|should|rates?|first|average|compound)\b)(?:(?:how much|what|total|all|my|the)\b.*)?\binterest\b(?=.*\b(?:month|year|day|week|pay|paying|cost|costs|costing|charged|debts?|loans?|cards?|goes|going|total|bill|lose|losing|monthly|yearly|annual|annually)\b)/,
    /^(?!.*\b(?:if|rates?)\b)(?:how much|what).*\b(?:pay|paying|goes|going|lose|losing|spend|spending|charged|cost|costs|costing)\b.*\binterest\b/,
    /^(?:what|how much) (?:is|are|do|does) (?:my |the |all (?:my )?)*(?:debts?|loans?|borrowing|cards?) (?:cost|costing)(?: me)?\b/,
  ],
  "expense-cover": [
    /^how much (?:should|do|must|would) i (?:have|keep|need|hold|set aside)\b.*\b(?:emergenc\w+|rainy day|safety net|cushion)\b/,
    /^how (?:long|many (?:months|weeks))\b(?!.*\b(?:pay|paid|debt|loan|card|goal|million|target|retire)\b).*\b(?:run out|runs out|last|last me|survive|get by|stay afloat|without (?:a |any |my )?(?:job|income|paycheck|pay|work|salary)|on my savings|off my savings|covered|cover|live on|live off|cushion|buffer|runway|emergency)\b/,
    /\b(?:stopp?(?:ed)? working|lost my (?:job|income)|quit(?: my job)?|laid off|fired|out of work|no (?:job|income|paycheck)|income stopped|pay stopped)\b.*\bhow (?:long|many (?:months|weeks))\b/,
    /\bhow many months(?: of)? (?:expenses|bills|spending|living costs)\b/,
    /\b(?:is|do) (?:my|i have)\b.*\b(?:emergency fund|rainy day fund|cushion|safety net|buffer)\b.*\b(?:enough|big enough|ok|okay|sufficient|adequate|large enough)\b/,
  ],
  target: [
    /^what (?:risk|risk level|risk tolerance|strategy|main strategy)\b.*\b(?:pick|picked|choose|chose|chosen|select|selected|set|have|use|using|on)\b/,
    /^(?:what|which) (?:year|date|amount|number|figure|sum|net worth) (?:am i|was i|do i|did i|is)\b.*\b(?:aiming|going|shooting|target|aim|set|planning|working|want|plan)\b/,
    /^how (?:many years|much time|long)\b.*\b(?:until|till|to|before)\b.*\b(?:target date|target year|deadline|20\d\d)$/,
    /^what (?:am i|was i) (?:aiming|shooting|going|working) (?:for|at|towards?)$/,
    /^(?:what is|what are|when is) (?:my )?(?:main |big |overall |final |long term |financial |net worth )*(?:target|target amount|target year|target date|deadline|end goal|finish line)$/,
  ],
  "kind-total": [
    new RegExp(
      `^(?!what (?:is|are|do) ${KIND}$)(?!.*\\bof my (?:money|wealth|assets|net worth)\\b)(?:how much|what)(?: (?:money|cash|debt|is|are|do|does|did|i|have|got|owe|hold|am|carrying|there|saved|put away|sitting|parked|invested|stashed|owed|tied up|in|on|across|between|of|my|the|both|all|two|three|four|various|different|total|\\d))* ${KIND}(?: (?:debt|come to|comes to|add up to|adds up to|total|worth|together|combined|in total|altogether|all together|put together|all in|in all|at|do i have|have i got|have i|am i carrying|do i owe|am i holding|alone|only|balances?|money|accounts?|and nothing else))*$`,
    ),
    new RegExp(
      `^(?:what is |how (?:much|big|high) is )?(?:my |the )?(?:total|combined|sum of|overall)(?: of)?(?: my| the| all)* ${KIND}(?: (?:debt|balances?|total|value|money))*$`,
    ),
    new RegExp(`^(?:my )?${KIND} (?:debt |balances? )?(?:total|balance|in total|altogether|combined)$`),
  ],
  "target-distance": [
    /^how much (?:further|farther|more)(?: do i have)?(?: to go)?(?: is it| is there| is left)? (?:to|till|until|before) (?:a |my |the |i hit a |i reach (?:a |my ))?(?:million|target)$/,
    /^(?:what|how much|how far|how close|how near)\b(?!.*\b(?:month|year|save|need)\b)(?=.*\b(?:percent|percentage|share|fraction|far|close|near|way|left|more|remaining)\b).*\b(?:million|my target|the target)\b/,
  ],
  "net-worth-without": [
    /^(?=.*\b(?:debts?|owe|owed|loans|net worth)\b).*\b(?:without|excluding|except|besides|apart from|aside from|other than|not counting|not including|leaving out|leave out|leaving aside|ignoring|minus|outside of|beyond)\b.*\b(?:mortgage|home loan|house loan|house|home|loan|car|card|visa|student loans?)\b/,
    /\bnon mortgage\b|\bconsumer debts?\b|\bdebts?(?: that is| that are)? not (?:the |my )?mortgage\b/,
  ],
  "what-if": [
    /\bhow much (?:sooner|faster|earlier|quicker|longer)\b(?!.*\b(?:debts?|loan|card|visa|mortgage)\b)/,
    /^(?:and )?what (?:if|happens if|would happen if|happens when) i (?:could |can |would |were to |was to |start |started )?(?:save|saved|saving|put away|set aside|put aside|invest|invested|earn|earned|make|made|spend|spent|cut|trim|trimmed|reduced|added|add|got)\b(?!.*\b(?:debts?|loan|card|visa|mortgage|house|car|end up|worth)\b)/,
  ],
  "future-value": [
    /^(?=.*\d)(?:what|how much) (?:would|will|does|could|might|is) .*\b(?:be worth|grow to|grow into|turn into|become|come to|amount to|end up|be in|give me)\b.*\b(?:years?|months|20\d\d)\b/,
    /^if i (?:put|invest|save|saved|invested|set aside|put away)\b(?=.*\d).*\b(?:what|how much)\b.*\b(?:worth|have|end up|grow|be)\b.*\b(?:years?|20\d\d)\b/,
  ],
  "required-saving": [
    /^how much (?:a|per|each|every) (?:month|year|week) (?:to|do i need to|must i|should i|would it take to|does it take to|for)\b.*\b(?:million|my target|the target)\b/,
  ],
  "clear-from-cash": [
    /\b(?:do i have|is there|have i got) (?:enough|the cash|the money)\b.*\b(?:pay off|clear|cover|wipe out|kill|settle)\b/,
  ],
  "payment-plan": [
    /^(?=.*\d)(?:paying|putting|sending|throwing|at|with|if i pay|if i put|if i send)\b.*\b(?:when|how long|how many months|how soon)\b(?!.*\b(?:million|target|retire)\b)/,
  ],
  "goal-sums": [
    /\b(?:which|what)\b.*\bgoals?\b.*\b(?:closest|nearest|furthest|farthest|most|almost|nearly)\b/,
    /\b(?:all|every|both) (?:of )?(?:my )?goals\b.*\b(?:total|together|combined|altogether|add up|cost|need|sum|saved|left|missing|come to)\b|\b(?:total|sum|saved|left|much)\b.*\b(?:all|every|both) (?:of )?(?:my )?goals\b/,
  ],
  "payoff-order": [
    /\bwhere (?:should|does|do|would) (?:i put |my )?(?:any |the |an )?(?:extra|spare|surplus|leftover|next)\b.*\b(?:go|money|dollar|cash)\b.*|\bwhich (?:one|card|debt|loan) (?:should|do|would) i (?:attack|hit|tackle|kill|clear|focus on|knock out|start with|go after|target|pay)\b/,
  ],
  "home-equity": [
    /\bhow much more is (?:my |the )?(?:house|home|condo|place|property) worth than\b/,
    /\b(?:house|home|condo|property|place|apartment|flat)\b.*\b(?:worth|value)?\b.*\b(?:minus|less|after|net of|take away|subtract\w*) (?:my |the )?(?:mortgage|home loan|what i owe on it|loan)\b/,
    /\bhow much of (?:my |the )?(?:house|home|condo|place|property) (?:do i (?:actually |really )?own|is (?:actually |really )?mine)\b/,
  ],
};
