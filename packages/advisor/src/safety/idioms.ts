/** Ways of speaking in which nobody is harmed. They are taken out before anything is looked for. */
export const HARMLESS = String.raw`
(say|says|said|saying|wave|waved|waving|kiss|kissed|kissing|bid|bidding) (a |my |our |your |one |the )?(last |final |sweet |big |fond |long )?(goodbye|goodbyes|bye|bye bye|farewell|adios|so long) (to|for good to) (?!(my |the |our |all |all my |both |both my )*(kids?|children|child|family|wife|husband|mother|father|sister|brother|son|daughter|friends?|dog|cat|parents|grandchildren|world|life|living|everyone|everybody|them|him|her|you|boys|girls|lads|people|loved|myself|this)( |$))(my |the |our |that |those |this |these |a )?
(say|said|saying|kiss|kissed|kissing|wave|waved) (my |the |our |that |those |a |his |her )?(\w+ )?(debts?|loans?|card|cards|visa|amex|affirm|klarna|mortgage|overdraft|balance|job|boss|office|commute|interest|rent|deposit|bonus|money|savings|payments?|fees) (goodbye|good bye|bye|farewell|adios)( |$)
(goodbye|bye|bye bye|farewell|so long|adios|good riddance) (to )?(my |the |our |that |those |you |old )?(\w+ )?(debts?|loans?|card|cards|visa|amex|affirm|klarna|afterpay|mortgage|overdraft|balance|job|boss|office|commute|interest|rent|fees|payments?|landlord|car loan|student loans?)( |$)
suicide (clause|clauses|awareness|charity|hotline|line|sally|sue|squeeze|sprint|sprints|run|runs|king|blonde|knot|lunge|lunges|machine|commando|cup)
(named|called) suicide( \w+)?
(hunger want (to )?finish me|end of my rope with|to the (food ?bank|food pantry|food drive|hungry kids)|lost the plot|food ?bank (donation|drive|volunteer\w*|shift))
(cause|villain|manner) of (my )?(death|origin story)
(be|is|am) the death (of|ae|o) (me|us)
i am not dead yet
(i )?hope (you |it )?(do not|does not) mind( an? old \w+( like me)?)?
old (fool|woman|man|lady|fella|fogey) like me
drowning in (\w+ ){0,3}(debts?|bills|loans?|fees|interest|paperwork|cards)
enough of (this|the|my) (app|budget|spreadsheet|chat|bot)
(not|never) (intend|mean|plan|expect) to (need|use|touch) (the|my|that|our) (pension|savings|money|account|fund)
(die|dies|died|dying) (my|her|his|their|our|the) (hair|roots|eggs|tips|beard|shirts?)
(kill|killed|killing|kills|murder|murdered|smash|smashed|slay|slaying|bury|buried|crush|axe|nuke|slash|bury) (off |down )?(it|the|this|that|my|our|a|his|her) (\w+ )?(visa|card|cards|debt|debts|loan|loans|balance|goal|goals|budget|interview|subscription|subscriptions|plan|entry|mortgage|amex|discover|mastercard|account|exam|presentation|deadline|commission|zombie subscription|duplicate|mood|time|vibe|spreadsheet|interest|rate|fees)
(is|are|was|were|been|be|absolutely|really|just|still) (absolutely |really |slowly |just |totally |literally |low key |near |fair )*(killing|murdering|slaughtering|choking|strangling|bleeding|crushing|burying|drowning) (me|us|my (wallet|budget|back|feet|knees|bank account|savings|pocket|soul|vibe|whole team)|him|her)
(kill|murder|strangle|shoot|skin|hang) me (if|when|for|over|dead|now|already|lah|haha|lol)
(would|will|could|going to|gonna|about to|might) (probably |just |literally |so |actually |honestly |absolutely )?(kill|murder|strangle|shoot|skin|throttle|commit murder for|commit murder) (me|him|her|for|a|an|some) ?(if|when|for|over|curry|pizza|pint|burger|coffee|cup|steak|sandwich|kebab|beer|drink|nap|biscuit|takeaway|roast|holiday|flat white|bag|big|good|cold|hot|decent|bacon|second|plate|chinese|that|the|\w+ if)
(dying|die|dies|died|dead|starving|itching) (to (know|see|hear|find|tell|try|go|buy|own|get|learn|start|pay|finish|visit|make|carve|quit|retire|use|have|be done|move|ask|open|check|try|talk|hit)|for (a|an|some|my|the|that|good)|with (laugh|laughter|excitement|boredom|curiosity|cringe|jealousy|embarrassment|shame|joy)|of (laughter|embarrassment|boredom|curiosity|shame|cringe|laughing|excitement|envy|heat|joy|thirst|suspense|old age|shock)|laughing|inside lol|at my desk|on my feet)
(to|i could|coulda|could have|nearly|almost|i) (just )?(die|died) (for( |$)|of (embarrassment|shame|cringe|laughter|laughing|boredom|heat|shock))
(take|taking|took|taken) (all )?(of )?(my|her|his|the|our) (medicine|pills|tablets|vitamins) (like (a|the) (good|doctor)|as (told|prescribed|directed|ordered)|on (time|schedule)|every (day|morning))
dead (tired|serious|easy|cheap|good|set|end|ends|line|lines|weight|beat|right|wrong|sure|cert|simple|straight|stock|on|heat|lift|beat|ringer|against|happy|chuffed|keen|slow|broke|asset|money|account|app|battery|boring|as a|and buried)
(half|brain|stone|drop|left for) dead( gorgeous)?
(to|with|from) (death|die) (of|by|on|for|with|about|in|at) ?(boredom|laughter|meeting|spreadsheets|admin|paperwork)?
(bored|scared|worried|tickled|sick|slammed|thrilled|hammered|love \w+|loved|working myself|frightened|embarrassed|done|taxed) (half )?to death
(will|going|gonna|would|is) ~be the death of (me|us)
over my dead body
(financial|career|commercial|political|social|professional|economic) suicide
suicide (squad|doors?|prevention|silence|burnout)
(shoot|shot|shooting) myself in the (foot|leg)
(kick|kicking) (myself|the bucket list|back)
(shoot|shot) me (now|an? (email|message|text|line)|another|the|a|over|your|some)
^shoot( |$)(me)?
(kill|killed|killing|kills) (it|time|two birds|the engine|the lights|an hour|a few hours|the vibe|for (that|this|a|an|the))
killing (it|season|floor|fields|joke|edge)
killing myself (at|laughing|with|over|working|trying|to (pay|get|save|make|meet|finish|reach|hit)|for this)
(bite|bit|biting|took|dodged|dodge|sweat\w*) (a |the )?bullet
point (in|of|to) (paying|refinancing|switching|opening|buying|investing) (for |into? )?(the |my |our |a |this |these |that )?(pmi|insurance|account|card|loan|mortgage|debt|fees?|funds?|shares|stocks?|bonds?|cds?|down)
bullet (journal|points?|list|train|proof|loan|bond|bonds)
(knock|knocked|slay|slaying) (them|it|me|em) (dead|out|out of the park)
(hang|hanging|hung) (in there|on|out|up|around|up my boots|tight|tough)
(jump|jumped|jumping) (ship|on (the|a|it|that|to)|in( |$)|the gun|through|back|for joy|to it|rope|start)
(cut|cutting|cuts) (back|down|up|costs?|spending|corners|it close|myself some slack|expenses|off (at|when|date|point)|deal|the cord|grass|hair|some)
life ?(saver|saving|savings|support for|hack|long|style|time|span)
(end|ended|ending|ends) (it there|of (the )?(day|month|year|week|quarter|story|term|december|march|june|\w+)|up|meet|result|balance|goal|to end)
(deadline|deadlines|deadlift|deadpan|deathly|deadbolt|deadhead|graveyard shift|graveyards? shift|skeleton crew|killer (deal|commission|app|heels|rate|offer|month|week|whale|sudoku)|cutthroat|drop dead date)
(die|dead|death|dying|killed|grave) (hard|star|valley|wish list|metal|cab|note|tax|duty|duties|by chocolate|on my feet|on my arse|in the water|to me|as a doornail|as a dodo|cat bounce|man walking)
(heart attack|stroke) (when i|seeing|at the|looking|over the|from the price)
(highway|daylight|absolute|total|complete) robbery
robbed blind
(knock|knocked|knocking|knocks) (it|that|this|these|those|all that|the lot) on the head
(wife|husband|kid|son|daughter|partner|mate|boss|cat) is (reading|looking|peering|peeking) (this )?over my shoulder
hold me to (it|that|this)
(an?|cost|costs|costing|cost me|pay|paid) (an? )?arm and (an? )?leg
(die|diet|died) ?hard
(could eat a horse|starving artist|hungry for (returns|more|success|growth|profit|knowledge)|power hungry|money hungry|hangry|hunger games)
(starving|famished|peckish) (lol|off for lunch|lunch was late|haha|right now brb|time for)
(gamble|gambling|bet|betting|punt) (that|on myself|he|she|you|on (the )?(market|stocks|crypto|bitcoin|property|real estate|tech|index)|it will|they|was worth|paid off|you cannot|you can not)
(you|i|wanna|i would|ill|safe|better|best|sure|my) bet( |$)
(bit|bit of a|a) gamble (but|on|i|moving|with|and)
(broke|skint) (lol|haha|as a joke|even|uni student|till payday lol|until payday lol|student)
(breaking|broke|break|broken) even
(stole|stolen|steal|stealing|steals) (the show|my heart|a deal|a march|it for|my thunder|the idea)
(what a|an absolute|is a|was a|a real|such a) steal
(scammed|robbed|mugged) (by|at) (the )?(dentist|vet|mechanic|ikea|costco|starbucks|car park|parking|airport|tax ?man|taxman|the bar)
(beat|beats|beating|hit|hits|punch|punched|slap|slapped|smash|smashed|kick|kicked|whack|whacked) (me to it|the market|the air|the index|inflation|my (goal|target|budget|savings|record|numbers|high|steps)|the (goal|target|jackpot|road|gym|sack|hay|books|budget|bottle|nail|ground|shops|roof|bucket|visa|loan|card|debt)|a (goal|target|milestone|snag|wall|new|bump)|it out of|my head|myself up|around the bush)
(my|the|our) (team|side|lads|club|toon|boys|dodgers|giants|school) ~(got |were |was |absolutely )*(slaughtered|murdered|killed|hammered|robbed|battered|destroyed|thrashed)
(fire|fired|firing) (up|over|off|away|pit|sale|stick|drill|proof|alarm|insurance|place|works|wall|movement|0)
(retire|retired|retiring|financial) (early )?fire
(lost|losing|lose) (weight|touch|track|count|interest|the plot|sleep|my mind|my marbles|0 (pounds|kg|kilos|lbs|stone)|my temper|my voice|a bet|my patience|my train of thought|it laughing)
(power|light|gas) (bill|bills) (is |was |s )?(paid|up|0|down|went)
(lights out for|off the clock|power nap|power bi|power cut back|power tools|power washer|power of attorney)
`;

/** Whoever tells of a book, a film or a play does not tell of themselves. */
export const TOLD_OF_STORIES =
  /\b(?:novel|film|movie|fiction|character|characters|episode|series|podcast|documentary|screenplay|script for|thriller|drama|video ?game|in game|boss fight|ranked|raid|essay|thesis|dissertation|lyrics|song|album|band|comic|anime|opera|netflix|hbo|storyline|plot twist|murder mystery|true crime|crime story|halloween)\b/;
