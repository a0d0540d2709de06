/** How people mark what is no plain fact. Read by {@link ./modality.ts}; to add a way of saying it, add it here. */

const COMMAND_VERBS =
  "add|up(?= (?:the|my|our|that|its|it)\\b)|put|set|change|update|delete|remove|rename|record|log|note|mark|make|move|push|raise|lower|increase|reduce|tick|check off|cross off|cross|throw|drop|clear|wipe|erase|save(?! (?:up )?(?:M|for|towards?|up|money)\\b)|include|take|undo|revert|create|start a|switch|correct|fix|edit|enter|register|store|track|bump|cancel|scrap|ditch|give|extend|postpone|delay|bring forward|call|list|swap|replace|get rid|complete|finish|close|reset|shift|adjust|cut|write|count|use|throw|pop|stick|chuck|get|knock|subtract|deduct";

const LEAD =
  "(?:so |and |but |also |then |now |please |hi |hello |hey |thanks |thank you |okay |yes |yeah |no |well |, |: |plus |alright |right )*";
const POLITE = "(?:please |kindly |also |go ahead and |maybe |now |then |quickly |help me |help me to )*";

/** What only an advisor does: "can we delete the Visa" asks it to, "can we pay it off" asks whether. */
export const RECORDING =
  "add|record|log|update|change|set|rename|edit|correct|enter|note|delete|remove|mark|register|undo|fix|include|start a|save a|make a|create";

/** "Can we set the target at three million by 2055": only the advisor sets it. */
const SET_TARGET =
  "(?:can|could) (?:we|i) (?:please )?(?:set|change|update|move|make|raise|lower|push|bump) (?:my|the|our) (?:overall |net worth )?target(?: year| amount)? (?:up |down |back |out )?(?:at|to|by) [MDN]";

/** "Can you add ...", "I'd like you to set ...": a question in form, a command in meaning. */
export const COMMAND_REQUEST = new RegExp(
  `^${LEAD}(?:(?:(?:can|could|would|will|can not|could not|will not|would not) you ${POLITE}(?:(?:${COMMAND_VERBS}|set up|help me set)\\b)|(?:can|could) (?:we|i) ${POLITE}(?:${RECORDING})\\b(?! .*\\b(?:T|D|by|early|without|still|soon|safely|afford|and be)\\b))(?! (?:me|us) (?:how|what|why|if|whether|understand|decide|figure|an idea|some idea|a few ideas|ideas|some ideas|advice|some advice|tips|out|an overview|a hint|an estimate))|(?:why (?:do not|not) you|any chance you (?:can|could)|do you think you (?:can|could)|(?:can|could) (?:i|we) (?:get|have|ask) you to|(?:would|could) you be able to|is there any way you (?:can|could)) ${POLITE}(?:${RECORDING}|put|bump|lower|raise|move)\\b|(?:is|would) it (?:be )?possible (?:for you )?to (?:update|record|log|rename|edit|correct)\\b|${SET_TARGET}|(?:do you|would you) mind (?:adding|putting|setting|changing|updating|deleting|removing|renaming|marking|making|moving)|i (?:would like|want|need) you to ${POLITE}(?:${COMMAND_VERBS})\\b|(?:i would like|i want|i need|time|it is time|want|need) to (?:add|record|log|update|change|delete|remove|set(?! aside)|rename|correct|edit|register|enter)\\b(?! (?:more |some )?(?:value|money|skills? to)))`,
);

/** "My skills ought to show soldering too", "my profile should say conservative". */
const PROFILE_SHOULD = `^${LEAD}(?:my|the) (?:profile|skills?(?: list)?|interests?(?: list)?|hobbies|list of (?:skills|interests)) (?:should|ought to|needs? to|must|has to|have to) (?:now |also |really |instead )*(?:show|list|include|have|feature|mention|contain|reflect|display|say|read)\\b`;

export const PLAIN_COMMAND = new RegExp(
  `^${LEAD}${POLITE}(?:let us )?(?:${COMMAND_VERBS}|go ahead|(?:i |we )(?:want|need|would like) (?:my|our|the) (?:\\w+ ){0,3}(?:target|target year|risk tolerance|strategy|timeframe) (?:to be|at|set (?:to|at)|raised|lowered|moved|changed))\\b|^${LEAD}(?:(?:my|the|our) )?(?:\\w+ ){0,2}(?:target|target year|strategy|risk|risk tolerance|risk level|timeframe|time frame|time horizon|horizon|occupation|job title|profession|employment status|employment|status|location|city|hometown|country|name|current savings|current savings box) should (?:now |really )?(?:be|say|read|show|go|change)\\b|${PROFILE_SHOULD}|^${LEAD}(?:[\\w-]+ ){1,5}(?:should|needs? to) (?:also |now )?(?:be|go) (?:listed |added )?(?:on|in|under|among|to|as one of|part of) (?:my |the )?(?:list of )?(?:skills?|interests?|hobbies)\\b`,
);

export const QUESTION =
  /^(?:so |and |but |also |then |now |please |hi |hello |hey |thanks |okay |, |plus |or |well |right |yes |no |: |i mean |i meant |first |second |first of all |next |last |question |another question |one more question |(?:quick|serious|dumb|silly|stupid|honest|random|simple|genuine) question |(?:my|here is my|i have a|got a) question (?:is )?)*(?:(?:in|at|by|on|for|to|from|with|about|of|until|over) (?:what|which|how|when(?= (?:do|does|did|must|should|is|are|will|can)\b))\b|(?:add|total|sum|tot|tally)(?: it)?(?: all)? up (?:all |everything|what|my|the|our)|tally (?:up )?(?:all |my|the|everything|what)|what(?! a\b| (?:i|we) (?:still |do )?(?:owe (?::|is|on)|(?:own|have) :))|how|why|when(?! (?:i|we|you) (?:was|were|had|worked|lived|add|added|total|totaled|sum|count|counted|tally|tallied|put)\b)|where(?! (?:i|we) (?:earn|make|get|work|bring|take|clear|pull)\b)|which(?! (?:is|are) (?!(?:my|our|the) (?:(?!rest|best)[a-z]+est|most|least|better|worse|worst|main)\b)| has)|who|whose|is|are|am|was|were|do(?! not (?:forget|count|include|owe|have a|have any|need|want|care))|does|did|should|shall|will|would|could|can|may|might|have (?:i|we|you)|has (?:my|the|our)|any (?:idea|advice|tips?|suggestions?|thoughts?|chance|way)|tell (?:me|us)|show (?:me|us|my)|remind me|explain|give me (?=(?:the|my|an?|some|all|your|our)\b)(?!(?:a|an|some) (?:\w+ ){0,3}(?:goals?|plan|years?|months?)\b)|(?:is|are|was) there (?:a|any)\b|any (?:reason|point|harm|risk|downside|benefit|sense)|calculate|compute|(?:add|sum|tally|total) up (?:all |my|the|our|everything|what)|work out|compare|list (?:all |out |off )?(?:my|the|all|our|everything|what)\b(?!.* (?:as (?:a|an|one|another)\b|(?:in|under|among|with) (?:my|the|our) (?:assets|debts)))|summari[sz]e|describe|help me (?:understand|decide|figure|work out|choose|see|with|know|think|pick|budget|plan|make sense|create a budget|make a budget|save|pay|invest|get)|i wonder|i am wondering|wondering|i am (?:curious|unsure|not sure|confused)|i (?:would like|want|need|would love) to (?:know|understand|see|find out|hear|ask|figure|get (?:a|your) (?:sense|opinion|idea|advice))|i do not (?:know|understand|get) (?:what|how|why|if|whether|which|when)|not sure|no idea|do you|thoughts|let me know|talk me through|walk me through|educate me|advise|assess|analy[sz]e|review|check (?:if|whether|how|what|my|that(?! (?:step|one|milestone|task|box)\b))(?!.* off\b)|got any|just wondering|quick question|question|is it|got this|say what|recommend|suggest|estimate|project(?! (?:management|manager|planning))|predict|forecast|got this)\b/;

export const HYPOTHETICAL =
  /^(?:and |but |so |or |then )*if\b|^(?:and |but |so |or |then |, )*say (?:i|we|my|our|the|it|a|an|you|that|they)\b|\b(?:what if|what would|if (?:i|we|my|our|you|the|it|a|an|only|someone|there|that|M)|suppose|supposing|imagine|imagining|pretend|hypothetically|hypothetical|assuming|assume|let us (?:say|assume|pretend|imagine|suppose)(?! ,? ?(?:about |around |roughly |maybe )?[MPD]\b)|(?<!\bwould )(?<!would )say (?:i|we|my)|in case|would (?!put (?:it|that|the|my)\b.* at P\b|like\b|call (?:it|that|myself|(?:the|my|our) (?:[\w'-]+ ){1,3}(?:(?:\w+ ){0,3}(?:done|finished|complete|there)|P))\b|rather (?:aim for|shoot for|get there|be there|reach it|hit it)\b|love\b|sell for\b|fetch\b|go for\b|say\b|guess\b|estimate\b|reckon\b|think\b|you\b|prefer\b)[a-z]+|could (?!not\b)[a-z]+|might|maybe (?:i|we|one day)|perhaps|possibly|(?<!after )thinking (?:of|about)|thought (?:of|about)|considering|tempted|dream(?:ing)? (?:of|about)|in my (?:wildest )?dreams?|recruiter|headhunter|job (?:opening|posting|listing|ad)|(?:worst|best)[- ]case|at (?:worst|best)(?! (?:buy|western)\b)|interview(?:ing|ed)?|applied for|applying (?:for|to)|(?:i|we) (?:very |so )?(?:(?:nearly|almost)(?! forgot)|came (?:this |so |very )?close to)|(?:was|were) (?:this |so )?close to|had i|had we|were to|unless|whether|even if|in theory|for example|in an ideal world|offer(?:ed|ing|s)?|job offer|nearly (?:bought|sold|got|had|paid|took|put)|almost (?:bought|sold|got|had|paid|took|put)|one day|some day|someday|may (?:buy|sell|get|pay|take|move|have to)|not sure (?:if|whether)|debating|wondering (?:if|about)|toying with|what about|how about|if all goes|hopefully|potentially|eventually|supposedly)\b/;

/** What is looked at is not had yet: "I'm looking at a duplex worth 415k". */
export const SHOPPING =
  /\b(?:looking at|looked at|eyeing|eying|toured|touring|viewed|viewing|test drove|shopping for|house hunting|have my eye on|have our eye on|got my eye on|found|drooling over|lusting after|checking out|checked out) (?:buying |getting )?(?:a|an|this|that|another|some|one) (?:[a-z-]+ ){0,4}?(?:house|home|condo|duplex|triplex|apartment|flat|place|property|townhouse|townhome|cabin|cottage|lot|land|farm|car|truck|suv|van|minivan|boat|rv|camper|motorcycle|bike|tesla|rolex|harley|jeep|[a-z-]+ worth M)\b|\b(?:caught|catches|caught up) (?:my|our) eye\b/;

/** What is told for a laugh. */
export const JOKE =
  /\b(?:joke of the day|(?:here is|heard|want to hear) (?:a|this) (?:good )?(?:joke|one)|knock knock|monopoly money|in my (?:other|next|past) life|in another (?:life|universe)|once upon a time)\b|^(?:my |the |a )?(?:headline|fake news|dream|fantasy|scenario|picture this|rumou?r|joke) (?:[:,]|is) /;

/** A time of life that is over, and how things were in it. */
export const LONG_AGO =
  /\b(?:(?:in|during|through|throughout|at|out of) (?:my )?(?:college|high school|grad school|law school|university|uni|the army|the navy|the service|(?:early |late |mid )?(?:twenties|thirties|teens|youth)|school)|as (?:a|an) (?:kid|child|student|teenager|teen|intern))\b.*\b(?:i|we) (?:[a-z]+ )?(?:lived|made|spent|earned|owed|got by|paid|worked|survived|saved|had)\b|\b(?:i|we) (?:[a-z]+ )?(?:lived|survived|got by) on M\b/;

/** What someone advises, or is advised. */
export const ADVICE =
  /\b(?:says?|said|saying|told (?:me|us|everyone)|tells (?:me|us|everyone|people)|recommends?|recommended|advises?|advised(?: me)?|suggests?|suggested|wants me|wants us|preaches)(?: that| always)? (?:to (?!(?:tell|say|let|add|update|record|set|mention|log|report|me|us)\b)|(?:you|everyone|people) (?:should|need|ought|must|have)|(?:i|we) (?:should|ought|need|must|have) )/;

/** A figure by its name, and no more: "debt total", "savings rate please", "balance on the Visa". */
export const FIGURE =
  /^(?:and |so |okay |now |please |also |then )*(?:(?:my|our|the|current|overall|total|entire|grand|exact|full|whole|monthly|yearly|annual|combined|average) )*(?:(?:debts?|loans?|assets?|net worth|savings|saving|income|expenses?|spending|interest|liabilit(?:y|ies)|credit card|card|home|debt to income|debt-to-income|cash flow|cashflow|balance|account|accounts) ?)+(?:total|totals|balances?|rate|ratio|sum|surplus|equity|worth|payoff date)?(?: (?:now|please|today|so far|overall|in total|altogether|all together|(?:on|of|in|for|across) (?:my|the|all|everything|our)(?: (?!(?:is|are|was|[A-Z])\b)\w+){0,3}))?$/;

/** "Paying 150 a month when is the Amex done": what comes before only supposes. */
export const SUPPOSED_THEN_ASKED =
  /^(?:and |so |but )*(?:paying|putting|sending|throwing|saving|investing|at|with)\b.*\b(?:when (?:is|are|am|will|would|do|does)|how (?:long|soon|many|much|fast) (?:is|are|am|will|would|do|does|until|till|before|to|months|years|could|can))\b/;

/** "Sum of my cards", with no figure in it. */
export const SUM_OF =
  /^(?:and |so |the |what |is )*(?:combined |grand )?(?:sum|total|average)(?: balance| value| amount)? (?:of|for|on|across) (?:all |both )?(?:of )?(?:my|our|the|all|both)\b(?!.*\b[MP]\b)/;

/** "Biggest debt", "cheapest loan i have": which one it is, is asked. */
export const EXTREME =
  /^(?:and |so |okay |now |please |also )*(?:my |our |the )?(?:(?:biggest|largest|smallest|cheapest|highest|lowest|priciest|costliest|worst|nastiest|tiniest|littlest|oldest) |(?:most|least) (?:expensive|valuable|costly) )+(?:interest |rate )?(?:debts?|loans?|cards?|credit cards?|assets?|accounts?|balances?|rates?|interest rates?|holdings?|goals?)(?: (?:i|we) (?:have|own|owe|hold|got|have got))?(?: (?:please|now))?$/;

/** What others would give or take: never written, though what is said after it may hold. */
export const OFFER = /\b(?:(?:pre-?)?(?:approved|qualif(?:y|ied)) for|quoted|quotes?|turned down|walked away from)\b/;

export const WISH =
  /\b(?:i wish|wish i|wishing|if only|i would love|i dream|my dream|the dream|dream (?:house|home|car|job) |would be nice|would be great|would kill for|(?:want|would like|need|love|time) (?:to (?:start|begin) (?:over|afresh|fresh|again|anew|from scratch|from zero|clean)|(?:to have )?a (?:fresh|clean|new) (?:start|slate|page))|i hope i|fingers crossed|i deserve|want (?:to have |to make |to earn |to be )?(?:more money|rich|to be rich|a raise|to get rich|to be debt free|to retire))\b/;

/** "Next year I want to spend less than 35k", "my goal salary is 90k": how much money is to be, with nothing saved for. */
export const MONEY_WISH =
  /\b(?:want|would like|would love|wish|hope|hoping|try|trying|plan|planning|aim|aiming|going|need) (?:to |on )?(?:\w+ ){0,2}?(?:spend|spending|live on|get by on|keep (?:my |our )?(?:\w+ )?(?:spending|expenses|costs))(?: \w+){0,3}? (?:less than|no more than|not more than|not over|under|below|at most|within|up to|a maximum of|a max of) M\b(?!.* on (?!average|everything))|^(?:and |so |but )*(?:my|our|the|a) (?:goal|dream|target|ideal|desired|asking|expected) (?:\w+ )?(?:salary|income|pay|wage|earnings) (?:is|would be|:)/;

/** Wanted once, wanted no more. */
export const WANTED_ONCE =
  /\b(?:(?:goal|plan|target|aim|dream|idea|intention) (?:was|used to be|had been)|(?:i|we) (?:wanted|planned|hoped|meant|intended|tried) to|(?:was|were) (?:going|planning|hoping|trying|meaning) to|gave up (?:on )?(?:B|years|long|trying))\b/;

/** "Planning to put 3k into the brokerage next month": money to be moved later, no goal. */
export const PLANNED_TRANSFER =
  /\b(?:plan|planning|going|hoping|intend|intending|about) (?:to|on) (?:put|putting|move|moving|transfer|transferring|add|adding|deposit|depositing|send|invest|investing) (?:another |an extra )?M (?:more )?(?:in|into|to|onto)\b.*\b(?:next|tomorrow|later|soon|after|once|when|this)\b/;

/** Wanting to reach something: may be a goal. */
export const GOAL_WISH = new RegExp(
  [
    "\\bam after (?:a|an|another) (?:\\w+ )?goal\\b",
    "\\b(?:want|would like|need|aim|aiming|(?:hope|hoping)(?= to (?:save|put|learn|build|start))|(?:trying|try|looking|working)(?! (?:to|on|towards?) (?:pay|paying|clear|clearing|get|getting) )|determined|decided|would love|wish|committed|resolve|keen|(?:plan|planning|intend|intending)(?= (?:to|on) (?:save|saving|put|set|build|learn|write|study|launch|run|read|quit|stop|start|track)))(?: (?:to|on|for|towards?))?(?: (?:be able to|try and|try to|finally|eventually|slowly|also|start|get into the habit of|make a habit of))* (?:save|saving|put away|put aside|put by|set aside|build|building|learn|learning|become|meet|write|run|read|quit|stop|start|launch|finish|study|pay off|pay down|paying off|clear|kill|eliminate|wipe out|have|reach|hit|grow|accumulate|track|tracking|stick|meditate|exercise|cook|walk|lose|sleep|drink|be|put together|create|make|develop|master|practi[sc]e|improve|cut|eat|network|connect|find(?! M)|join|take|pick up|wake|go|do|raise|collect|scrape|amass|stash|squirrel|bank|come up with|set|knock out|crush|demolish|earn(?! (?:\\w+ )?M)|qualify|publish|record|design|paint|journal|limit|avoid|automate|budget|attend|host|volunteer|spend|review|check|invest|restore|renovate|retire|stay|give up|kick|train|compose|open(?! (?:a|an|another|my|the) (?:\\w+ ){0,3}account)|own|crack|work out|swim|stretch|cycle|play|speak|mentor|expand|get(?! (?:\\w+ )?M)|bake|sew|knit|film|code|program|draw|dance|sing|complete|pass|graduate|fund|afford|buy|travel|visit|move|replace|reduce|reach out|talk|keep|follow|log|use|put|teach)\\b",
    "\\b(?:want|would like|need|aim|aiming|hope|hoping|trying|try|looking|working|plan|planning)(?: (?:to|on|at))? (?:get|getting|pull|pulling) M (?:together|saved(?: up)?|put away|put aside|set aside|in the bank)\\b",
    "^(?:and |also |so |but )*(?:my|our|a|another|one|new|next|main|big|the|personal) ?(?:\\w+ ){0,2}(?:goal|goals|target|aim|objective|ambition|resolution)s?(?: (?:for|this|next|of)(?: \\w+){0,3})? ?(?:is|are|:|-|would be|will be|number)\\b",
    "^(?:and |also |so )*(?:i|we) (?:\\w+ )?(?:want|would like) (?:to have )?M (?:in|for|saved|set aside|put|towards?|D)\\b",
    "^(?:please |help me |also |and )*save (?:up )?(?:M )?(?:for|towards?) ",
    "^(?:new |another |add |set |create |please )*(?:a |an |another |new |my )*(?:\\w+ )?(?:goal|target) ?:",
    "\\b(?:am|are|i|we) (?:saving|working) (?:up )?(?:for|towards?|on) (?:a|an|my|our|the)\\b",
  ].join("|"),
);

export const PAST =
  /\b(?:used to|(?:my|our) (?:very )?(?:first|old|last|previous|former) (?:\w+ )?(?:job|gig|salary|role|company|employer|house|car|apartment)\b(?=.*\b(?:paid|was|were|made|cost|had)\b)|lost (?:a|an|our|my|the) (?:\w+ ){1,3}worth M|(?:sold|paid off|closed|cleared|traded in|bought) (?:a|an|another|some|two|three|several) (?:\w+ ){1,4}?B|back (?:when|then)|back in (?:D|B|N|M|my|the|college|school)|previously|formerly|once (?:had|owned|made|owed)|when i was|before i|in my (?:last|old|previous|former) (?:job|role|place|life)|(?:was|were) (?:making|earning|paid|on|getting|spending|owing|worth|paying|at|M)|until (?:recently|last)|(?:i|we) (?:had(?! to\b| an? (?:appraiser|raise|pay rise))|owed|owned|earned|held)\b|(?:i|we) (?:made|spent) (?!M (?:\w+ ){0,4}?(?:on|to) (?:my|the|our) (?:\w+ ){0,3}?(?:card|visa|amex|mastercard|discover|barclaycard|sapphire))(?:M|over|more|less|nearly|up)|in the past|originally|at one point|years back|^B (?:, )?(?:my|our|the|it) (?:\w+ ){0,4}?(?:had|was|were|stood at|held)\b|B (?:i|we)? ?(?:had|made|earned|owed|owned|spent|was|were)|(?:made|earned|had|owed|spent|was|were)(?: \w+){0,4}? M(?: \w+){0,3} B|(?<!will |now |would |to )cost (?:me |us )?(?:\w+ ){0,2}M(?! T)|(?:paid|bought|got)(?: \w+){0,4}? for M(?: \w+){0,2} B|no longer (?:make|earn|get|spend|owe M)|my old (?:job|salary|place|role)|not any more)\b/;

const IN_THE_END = "(?:done|finished|completed?|ready|there)";

/** "It gets done when it gets done". */
export const DONE_WHENEVER = new RegExp(
  `\\b(?:done|finish(?:ed)?|completed?|ready|there) (?:when|whenever) (?:it|that|this|they|i|we) (?:is|are|am|gets?|finish(?:es)?)\\b|\\bwhenever (?:it|that|this|they|i|we) (?:is|are|am|gets?) ${IN_THE_END}\\b`,
);

/** "No rush to finish", "once it is done": said of no time, and done by nobody. */
export const WHENEVER = new RegExp(
  `\\b(?:when|whenever|once|until|till|as soon as|by the time) (?:it|that|this|they|i|we|the [\\w'-]+|its) (?:(?:(?:is|are|am|gets?|can|will|be|have|has|ever|all|finally) )+${IN_THE_END}|finish|reach|(?:get|gets) there)\\b|\\bno (?:need|rush|hurry|pressure)\\b.*\\b(?:done|finish(?:ed)?|completed?|there)\\b|\\bwhenever\\b`,
);

export const INTENTION =
  /\b(?:i will|we will|ought to (?!(?:be |cost )?M)|(?:am|are) going to|going to|plan(?:ning)? (?:to|on)|intend(?:ing)? to|about to|hop(?:e|ing) to|aim(?:ing)? to|expect(?:ing)? (?:to|a|an|M)|will (?!now cost|cost|need M)(?:be|pay|sell|buy|put|get|have|make|start|send|move|close|take|add|save|owe)|shall|(?:i|we) (?:\w+ )?(?:want|need|would like|would love)|next (?:week|month|year|quarter|spring|summer|autumn|fall|winter|payday|paycheck)|supposed to|need to|(?<!still )have to|should(?! (?:read |show )?M| be (?:a|an|listed|called|named|titled|filed|M|P|Q|D|at|set|under|due)\b)|want to|would like to|looking to|trying to|try to|in the process of|due to (?:get|receive)|soon|later|some time|want a|want my|tomorrow|(?<!^|goal |step |target )next (?:\w+ )?(?:raise|promotion|paycheck|bonus|pay rise|review)|promised to|will(?! now cost| cost| need M))\b/;

export const NEGATION = /\b(?:not|never|nobody|no|none|neither|nor|nothing|without|hardly)\b/;

/** A "no" or "not" that negates nothing of what is said. */
export const NOT_NEGATED =
  /\b(?:no longer|not (?:any more|only)|not .* any more|no more|do not forget|no (?:deadline|date|due date|rush|hurry|interest|rush)|not (?:a |in a |in any )?(?:rush|hurry)|no (?:assets|debts?|loans|money owed)|not (?:own|have|owe|hold|got)(?: got)? (?:any|anything|a single|a cent|a penny|anybody|anyone|one)|zero|down to nothing|(?<=\w )no one|nothing else|not in (?:any )?debt|not bad|no problem|nothing (?:left|to my name|owed)|not owe (?:[a-z'&-]+ ){1,4}(?:anything|a (?:cent|penny|dime|thing)|any money|a single (?:cent|penny|dime))|no (?:more )?balance (?:left )?(?:on|with|at)|owe (?:nothing|nobody|no one)|own nothing|have nothing|not including|not counting|not far|why not|not yet (?:added|entered|listed)|no takeout|no[- ]spend|not care|not interested|not (?:too |very |exactly |so |at all )?proud|not into|not good)\b/;
