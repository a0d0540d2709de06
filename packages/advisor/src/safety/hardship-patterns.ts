/** What unmistakably tells of violence, control, hunger, a home or its power lost, missing medicine or gambling. */
export const HARDSHIP_CERTAIN: Readonly<Record<string, string>> = {
  violence: String.raw`
(put|puts|bury|burying) (me|us|her) in the ground
(left|sent|posted|mailed) (me |us )?a bullet ~(in|through|on|to|with|at)
(follows|followed|following|stalks|stalking|waits|waiting) (for )?me ~~~(knife|bat|gun|hammer|machete|house|home|work|car|plant|school)(?=.*(he|she|ex|husband|boyfriend|knife|bat|gun|scared|afraid|run))
(he|she|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|son|stepfather|brother|man|uncle|landlord|daughter|stepdad) (just |has |have |had |always |only |done |even |nearly |got |then |would |will |has been |been |keeps )*(hit|hits|beat|beats|beating|punch|punched|punches|slap|slapped|slaps|choke|choked|chokes|kicked|kicks|shoved|strangle|strangled|headbutted|batter|batters|battered|belted|belts|smacked|smacks|thumped|thumps|clatter|clatters|clattered|bit|stabbed|threw me|pushed|grabbed|leathered|raped|hurting|hurts|hurt|knocked) (me|us|her|him|the (kids|baby|wall|door|couch)|again)( |$)(?!up|with|w |for|back|to it|a |the |out of|down)
(hit|hits|beat|beats|beating|slaps|punches|hurts|batters?|clatters|belts) me( |$)(?!up|with|w |to it|hard|for|a |the )
(put|puts|putting) (his|her) hands (on|round|around) me
(had|got|grabbed|took) me by (the|my) (throat|neck|hair|arm)
(by|round|around|at) (the|my) throat
(threaten|threatens|threatened|threatening|says|said|swears|told me|promised) (to |he |she |they |that |will |would |if i ~ )*(kill|hurt|stab|shoot|burn|find me|break my|bury|beat|smash|cut) ~(me|us|you|legs|house|kids|baby|mother|neck)?
(he|she|they|will|to|would|lender|sharks?) ~(break|breaking|broke|smash) (my|our|his|her|both my) (legs|arms|kneecaps|knees|jaw|nose|ribs|fingers|wrist)
(loan ?sharks?|lenders?|collectors?|men|goons|lads|bailiff|recovery|they) ~~(outside|at (my|the) (door|house|school|office|work)|came to (my|the) (house|home|door)|photo of|threat\w*|send goons|waiting)
(hiding|hide|locked myself|hid) (in|from) (the |my )?(bathroom|toilet|closet|cupboard|bedroom|car|shed|him|her|my (husband|wife|partner|boyfriend|ex))
(black eye|bruise|bruises|bruised|split lip|broken (rib|nose|jaw|wrist)|busted lip) ~~(he|she|again|told|said|fell|husband|wife|work|because)
(swear|am|want|going) ~(to )?(kill|hurt|stab|shoot|batter) (my |the |that |this )?(landlord|boss|man|husband|wife|ex|brother|him|her|them|bastard|guy|neighbour|father)( |$)
(pulled|pulls|held|holds|holding|waving|waved|pointed|points|has|got) (a |the |his |her )?(knife|gun|rifle|machete|hammer) ~(on|at|to|out|up) (me|us)
domestic (violence|abuse)
(boy|girl|kid|child|student|pupil|toddler|baby|son|daughter) ~~~(belt|burn|finger|whip) ?marks
(boy|girl|kid|child|student|pupil|toddler|baby) ~~~(bruises|welts|handprints?) ~~~(again|back|neck|scared|afraid|home|says|father|stepfather)
(he|she|they) (will|would|is going to) (actually |really )?(kill|hurt) (me|us) ~~(not (mean|a|as|just|joking)|literally|for real|mean it)
(hide|hid|hiding|hidden) ~~~(he|she|they) (will|would|is going to) (kill|hurt) (me|us)( |$)
(held|holds|pinned|pins|shoved|pushed|threw) (me|her) (against|down|into|onto|by) ~(wall|fridge|door|bed|floor|counter|neck|throat|hair|car)
(abuses|abusing|abused|abusive|violent) ~?(me|husband|wife|partner|boyfriend|girlfriend|ex|relationship|home|marriage|towards|with me)
(gets|got|getting|goes|turned|turns) (physical|violent|rough) (when|with|if|over|because|again|and)
`,
  control: String.raw`
(gets|got|goes|is|turns) (so |very |too |real |really |all )?(loud|angry|nasty|mean|furious|ugly) (when|if|whenever|every time|each time) i (ask|spend|say|buy|want|check|look|talk)(?! (for|about) (a raise|overtime))
(boss|employer|sponsor|agent|madam|landlord) ~(holds?|has|keeps?|took) (my |our )?(passport|papers|documents|visa|id)( |$)
(no|not a|never had a|never a) (card|account|bank card|bank account|money|penny|key) of my own( |$)
(he|she|husband|wife|partner|boyfriend|bloke|man|father|uncle|brother) ~~(keeps|holds|has|collects|receives|takes) (me|my) (key ?card|whole (pay|salary|wage|wages)|salary|wages|atm card|bank card|card)( |$)
(afraid|scared|frightened|terrified) (of|to go home|he|she|what (he|she)) ?(him|her|home|my (husband|wife|partner|boyfriend|girlfriend|ex|father|mother|son|brother)|will|would|does|might|is going)?( |$)(?!the market|investing|losing|running|crypto|stocks|retiring)
(he|she|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|inlaws|law|law s|stepfather|son|brother|boss|sponsor|family|they|uncle|employer|gang) (just |has |have |always |also |is |now |even |will |would |do |does |be |no |dey )*(take|takes|took|taking|keep|keeps|kept|keeping|hold|holds|holding|control|controls|hide|hides|cut up|has|have|got|locks?|locked) (all |away |up |both |every |of )*(my|me|our|all my|all the|the) (\w+ )?(wages?|pay|salary|paycheck|paycheque|money|cards?|bank ?cards?|bank card|passport|phone|tips|benefits?|benefit|pension|debit|account|accounts|earnings|documents|papers|iqama|id|income|atm|pin|eftpos|cash|logins?|passwords?)( |$)
(he|she|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|stepdad|stepfather|inlaws|law|they|family|uncle|man|employer) ~(will|does|do|would|has|have|is|did|no|dey) ?(not|never|no)?( \w+)? (let|lets|letting|allow|allowing|permit) (me|her|him) ~(have|touch|work|spend|see|use|open|own|leave|buy|get|out|any|money|near|a penny|access|drive|account|job|card|in)
(not|never) (permitted|allowed|let) (to )?(have|own|open|spend|buy|work|keep|see|touch|use|my)
(he|she|husband|wife|partner|boyfriend|girlfriend|stepdad) ~(gives?|hands?|leaves?) (me )?(an? )?(\w+ )?(allowance|pocket money|pocketmoney|tenner|bus fare|transport fare|gas money|petrol money)
(have to|got to|must|need to|made to|gotta) (ask|beg|show|explain|account|report|text|hand|justify|bring back) (him |her |my husband |my wife |for |the |all |over |every |to )*(receipts?|permission|gas money|bus fare|fare|money|change|pay|wages|every|each|penny|reason|where|spend|tampons|shampoo)
(he|she|husband|wife|partner|boyfriend|girlfriend|they|mother|father) ~(check|checks|checking|goes|go|going|reads?|reading|looks?|tracks?|monitors?|watches|watching) (through |over |at |all )*(my|every|each|this) (\w+ )?(receipts?|phone|purchases?|transactions?|messages|mileage|spending|bank|app|screen|shoulder|statement|statements)( |$)
(husband|wife|he|she|boyfriend|girlfriend|partner) ~(approves?|decides|rations) ~(each|every|what|purchase|spend)
(account|money|cash|savings|fund|app|this) (that )?(he|she|my husband|my wife|they|my partner|my ex) (can|could|does|do|will|would) (not|never) (find|see|know|know about|touch|get)
(hide|hiding|stash|stashing|keep|saving|save|put) ~(money|cash|account|this|it|bit|some) ~(from|without|so) (him|her|my (husband|wife|partner|boyfriend|girlfriend|ex|father)|he|she)
(get|getting|got) (out|away|free) (without|before) (him|her|he|she|them)
(to )?(leave|leaving|escape|get away from|run from|get out from) (him|her|my (abusive )?(husband|wife|partner|boyfriend))( |$)(?!the|a|some|my|in|alone|out)
(he|she|husband|wife|partner|boyfriend|girlfriend) (made|makes|forced|forces|tricked|pushed|is making|is forcing) (me|us) (to )?(take|sign|quit|hand|borrow|give|open|cosign|put|get)
(quit|rang|called|phoned) (my|me) (job|boss|work) (for me|and quit)
(all|every|both) (the |his |her |my )?(debts?|loans?|bills) (on|in) (me|my name) ~(so|because|and he|and she|can)
(if i (leave|ever leave|go|left)) ~~(never see|kids|penny|kill|find me|nothing|immigration|deport)
(call|calls|calling|report) (immigration|ice|home office) (on|if|unless)
(financially|economic(ally)?|coercive|financial) (abus\w+|control\w*)
(my|all my|the whole|all the) (wages?|pay|salary|money|direct deposit|paycheck|earnings) ~(goes?|going|paid|into|in) ~(to |into |in )?(his|her|husband|wife) (account|monzo|name|card|bank|hand|hands)?
(she|he) (finds? out|sees|knows|catches) ~~(scared|flip|kill|mental|crazy|furious|trouble|hurt|shouts)
`,
  hunger: String.raw`
not (been )?eating (until|till|so|because|much|again|properly|any)
(not|never|nothing|no|barely|hardly) (have |has |had |been )?(eaten|eat|ate|eating|chop) (since|in|for|anything|today|all day|properly|from|yesterday|nothing|a meal|much|so)
(no|nothing|without|out of|bare|empty|hardly any|not any|none) (\w+ )?(food|groceries|to eat|to feed|for (the )?(kids|children|dinner|tea|lunch|breakfast)|in the (fridge|cupboards?|pantry|house|press|cabinets)|cupboards?|fridge)
(fridge|cupboards?|pantry|shelves|cabinets|freezer) (is|are|was|completely|totally|s|both)* ?(empty|bare|nothing|got nothing|bald)
(skip|skipping|skipped|skips|missing|going without|go without) (meals?|dinner|dinners|lunch|breakfast|tea|food|so (the|my) kids)
(kids|children|baby|daughter|son|they|child|little one|wee ones|twins) (are|is|went|go|going|goes|been|was) (to bed |to school )?(hungry|starving|crying for|asking for food|unfed)
(go|going|goes|went|sent) (to )?(bed|sleep|school|work) hungry
(can|could) not (afford|buy|get|pay for) (any |the |to buy |enough |to get )?(food|groceries|to eat|to feed|formula|nappies|diapers|bread|milk)
(how|cannot|can not|unable) (do i|to|am i|do you|can i) ?(going to )?feed (my|the|them|us|four|five|six|three|kids|a family|\w+ kids)
(food ?bank|food pantry|food parcel|food stamps|soup kitchen|somewhere that gives food|free food|free meals?)(?! donat| volunteer| charity| \w+ donat)
(water|watered|watering|diluting|stretching) (down )?(the )?(milk|formula|baby|her milk|his milk|soup)( |$)
formula (is )?(mostly|half|down)
(starving|hungry|hunger|famished) ~~(no money|broke|payday|days|cry|kids|finish|since|please|help|friday|wan finish|children)
(only|nothing but|just|down to|living on|been on|last of the|licked) ~(rice|crackers|noodles|toast|ketchup|water|tea|bread|beans|ramen|sugar|garri|tortillas|oats|potatoes)( |$)
(days?|two days|three days|monday|tuesday|wednesday|thursday|friday|yesterday|week) (with ?out|no|since i|since we) (food|eating|a meal|ate|eaten|had)
i (tell|told) (the kids|them|my kids|everyone) i (ate|already ate|am not hungry|had)
(ate|eaten) (nothing|out of|from) (all|the bin|the bins|the trash|dumpster|since)
`,
  eviction: String.raw`
(took|taken|removed|slashed|cleared|binned) (away )?(my|our|the) tent( |$)
evict(ed|ion|ing)? (notice|me|us|papers?|order|letter|on|by|date|hearing|tomorrow|today|next|this|from|\.|$)
(being|getting|got|gets|get|am|are|be|was|were|facing|face|about to be|been|them) evicted
(notice to (quit|vacate|leave)|section 0 (came|notice|served|letter|through|on me|today)|no fault notice|possession order|order of possession|writ of possession|pay or quit|days? to (vacate|leave|get out|move out))
(landlord|landlady|bank|bailiffs?|sheriff|marshal|marshals|council|he|she|they|host|owner|court|judge) ~(chang\w+ (the )?lock|lock\w* (me|us) out|put\w* (me|us|our|my) ~out|throw\w* (me|us) out|threw (me|us) out|kick\w* (me|us) out|taking the house|took the house|giv\w+ (me|us) ~days|told vacate|filed in court|wants? (me|us) out|said (get )?out)( |$)(?!of (the )?(pub|bar|club|cinema|gym|game|restaurant))
(bailiffs?|sheriff|marshals?|enforcement (officers?|agents?)) (are |is |coming |came |come |booked |due |at |will |says |\w+ )?(coming|come|came|tomorrow|booked|due|at the door|here|to put|sale|outside|said|this|on)
(homeless|on the streets?|rough sleeping|sleeping rough|living in (my|the|a|our) (car|van|truck|tent|shed)|sleep\w* (in|on) (my|the|a|our|friends?|someones?) (car|van|truck|shed|tent|street|bench|station|whip|fiesta|park|stairwell|couch|sofa|floor|shelter|bus|honda|toyota|ford))
(nowhere|no where|no place|not anywhere|nowhere else) (to|left to) (go|live|sleep|stay|turn)
(locked|thrown|kicked|put|chucked|turfed|throwing|kicking) (me |us )?out (of )?(my|our|the|his|her|this)? ?(flat|apartment|house|home|room|place|trailer|tonight|today|with|by|on the|and)( |$)
(have to|need to|must|got to|gotta|supposed to) (be|get|move) out (by|of|on|before|tomorrow|tonight|friday|monday|in)
(out|leave|vacate|gone) by (friday|monday|tuesday|wednesday|thursday|saturday|sunday|tonight|tomorrow|the end of the (week|month)|noon) ~(nowhere|no|where|landlord|rent|or|and)
(on the|into the|in the) street(s)? (by|tonight|tomorrow|if|with|monday|friday|in|$)
(foreclosure|repossession) (notice|letter|proceedings|sale|date|started|hearing|papers)
(they|bank|lender) (have |has |are |is |just )?(foreclosed|foreclosing|foreclose)( |$)
(foreclosing|repossessing|taking) (on )?(my|our|the) (house|home|flat|place)
(behind|late|arrears|owe|short) (on |in |with )?(the |my |our )?(rent|mortgage) ~~(evict|court|notice|out|landlord|lose|filed|street|home)
(lose|losing|lost|loose) (my|our|the) (home|house|flat|apartment|place)( |$)(?!equity|value|key|office|insurance)
(my|our) (things|stuff|belongings|bags|luggage|clothes|mattress) (are|is|on|in|was|were) ~(outside|street|stairs|curb|corridor|pavement|bin bags|bags|lawn|hallway|landing)
(couch|sofa) ?surf\w*
`,
  utilities: String.raw`
(water|gas|tank|tanker|oil|coal|propane) (truck |man |delivery |lorry )?(has |have )?(stopped|quit) (coming|delivering)
(gas|power|electricity|light|credit|token|tokens) (don |has |is )?finish(ed)? ~~(no|nothing|none|child|baby|small|dark|cold|since|money)
(power|electricity|gas|meter|electric) (card|key|token) ~(nothing|empty|got nothing|no credit|finished|out)
(power|lights?|electricity|gas|water|heat|heating|current|hydro|energy|utilities|line|meter|supply|boiler) (is|are|got|gets|getting|has|have|been|was|were|be|just|to be|being|going|company|done|will|about|s)* ?(cut|cutting|shut|shutting|off since|off in|turned off|switched off|disconnected|disconnect|been off|is off|stopped|gone off|ran out|run out|out of credit|on emergency|on zero)( |$)(?!on spending|down|back on)
(cut|cutting|shut|shutting|disconnect|disconnected|disconnecting|took|pulled|lock\w*) (us |me |my |our |the |off |on |right )*(off )?(my |our |the |us )*(power|lights?|electricity|gas|water|heat|heating|current|meter|fuse|supply|pipe|hydro)( |$)
(cut|shut|disconnected|turned) (us|me) off( |$)
(shut ?off|disconnection|disconnect|cut ?off|final) (notice|warning|date|letter) ~~?(water|power|gas|electricity|bill|utility|lights?|heat|from|pink|today|tomorrow|final|on|came)?
(no|without|not any|zero) (heat|heating|power|electricity|lights|hot water|running water|gas)( |$)(?!bill|guzzl|stove|tank|station)
(sat|sitting|sit|living|been|studying|doing) (here )?(in|by) (the )?(dark|candle ?light|candles?)( |$)(?!about)
(meter|prepay|prepayment|key|gas card|electricity key) ~(nothing|zero|empty|run out|ran out|no money|emergency|no credit|finished)
(see|seeing) (my|our) breath
(heat or eat|heat and eat|can not heat|afford (to )?heat|afford the heat\w*|keep (the )?(heat|lights?|power) on)
(oxygen|breathing machine|ventilator|dialysis machine|cpap|nebuli[sz]er) ~~(power|electricity|off|cut|needs|plug|shut|meter|lights)
(lights?|power|electricity|gas|heat|current|water) (been )?(off|out) (since|for|in|two|three|and|this|again)
(freezing|cold|degrees|minus) ~~(no heat|baby|kids|coats?|newborn|blankets)
`,
  medicine: String.raw`
(put|putting|left|leave|leaving) (it |them |the \w+ )?(right |just )?(back )?(on|at) the (pharmacy )?(counter|shelf|pharmacy)( |$)(?=.*(pharmac|medicine|insulin|inhaler|tablets|prescription|amoxicillin|antibiotic|0))
(cut|cutting|split|splitting|stretch|stretching|quit|stopped|skip|skipping|half|halving|ration|rationing) (my |the |one |a |his |her |taking )*(pen of |dose of )?(lithium|eliquis|lantus|xarelto|humira|metformin|lisinopril|warfarin|keppra|ventolin|symbicort|ozempic|levothyroxine|zoloft|lexapro|novorapid|humalog|novolog|tacrolimus)( |$)
(can|could) not (afford|pay for|get|buy|fill|refill) (my|the|her|his|any|our|to (fill|buy|get)|to) ?(\w+ )?(medicine|medicines|medication|medications|insulin|inhalers?|pills|tablets|prescriptions?|epipens?|antibiotics|chemo|treatment|operation|surgery|dentist|doctor|hospital|ambulance|script|scripts|drugs|therapy)
(ration|rationing|skip|skipping|skipped|halving|splitting|split|cutting|stretch|stretching|sharing|stopped taking|quit taking|stopped|spacing out|going without|been without|without|run out of|ran out of|out of) (my |the |her |his |our |up |one |some |pressure |heart |blood |all )*(\w+ )?(medicine|medicines|medication|medications|insulin|inhalers?|pills|tablets|doses?|prescriptions?|chemo|dialysis|antidepressants|sertraline|metformin|warfarin|blood thinners|antibiotics|shots|pen|seizure medicine|lithium|beta blockers|statins)( |$)(?!costs|stocks|stock|company)
(medicine|insulin|inhaler|pills|tablets|doses?|chemo|prescription|shots|script|pen) ~(in half|every other|to make (it|them) last|half (a )?dose|less than|halves|last longer|days without|weeks without|when he goes|till payday|until payday)
(half|every other|every second|less than half) (the |my |a |her |his |of (the|my) )?(dose|doses|pill|tablet|insulin|one)( |$)
(inhaler|insulin|medicine|pills|tablets|prescription|epipen|chemo) or (the )?(rent|food|heat|heating|groceries|lights|electric\w*|eat)
(rent|food|groceries|heating|electricity) or (my |the |her |his )?(medicine|insulin|inhaler|pills|tablets|prescription)
(chest pains?|seizures?|passing out|lump) ~~~(er|hospital|doctor|ambulance|cost|afford|waiting it out|insurance|bill|pay|money)
(pulled|pull|yanked) (out )?my own (tooth|teeth)
(hospital|doctor|clinic|surgeon) ~~(deposit|pay first|money) ~(before|first|until) ~(treat|operate|see|touch|admit)
(not|never|have not|havent) (filled|refilled|picked up|had|taken|took|collected) (my |the |her |his |any )?(\w+ )?(medicine|prescriptions?|insulin|tablets|pills|script|inhaler|shots|meds)( |$) ?(since|because|for|in|cost)?
`,
  gambling: String.raw`
(gone|finished|lost(?! 0)|blew(?! 0)|blown|down|vanished|burnt|burned) ~~~(on|in|at|to|into) (the |a |online )?(roulette|pokies|slots|blackjack|bookies|bookie|betting|bet0|casino|horses|nags|dogs|greyhounds|aviator|sportpesa|betika|bet9ja|draftkings|fanduel|baccarat|the boat|harrahs)( |$)
(maxed|emptied|drained|cleared out|blew) ~~~(bet365|bet0|casino|bookies|betting|roulette|slots|pokies|draftkings|fanduel|poker)
(betting|gambling|bet) (has |have |don )?(finished|finish|ruined|destroyed|killed) (me|us|my|everything)
put ~~(rent|engine|fees|loan|salary|wages|bike|school|everything|house) ~~(in|on|into) (betting|a bet|bets|the bet|arsenal|chelsea|liverpool|aviator)
(can|could) not (seem to )?(stop|quit|pass|walk past|stay away) ~(gambl\w+|bet|betting|casino|slots?|spinning|bookies?|poker|roulette|draftkings|fanduel|scratch\w*|lottery|pokies|horses|dogs|playing|app|machines?|rummy|odds|em)
(addict\w*|hooked|problem|compulsive|relapsed|relapse) ~(to |on |with )?(the )?(gambl\w*|bet|betting|casino|slots?|poker|roulette|draftkings|fanduel|scratch\w*|lottery|pokies|horses|rummy|sports ?book|bookies|loot ?boxes)
(gambl\w*|betting|casino|slots?|bet|poker) ~(addict\w*|problem|ruin\w*|out of control|took over|took everything|ate|destroy\w*|habit)
(gambled|bet|lost|blew|put|staked|punted|spent|dropped|sunk|threw|went) (away )?(all |it all |all of |the |my |our |whole |entire |every |half |of )*(\w+ )?(rent|wages?|pay|paycheck|paycheque|savings|mortgage|salary|student loan|loan|house money|deposit|fund|tuition|school fees|grocery money|groceries|everything|college fund|takings|money) (on|at|to|in|away|into) (the |a |one |some |my )?(\w+ )?(gambling|betting|bet|bets|casino|slots?|red|black|horses?|horse|dogs|greyhounds|roulette|poker|blackjack|draftkings|fanduel|bet365|pokies|bookies?|parlay|game|games|match|sports ?book|table|tables|machine|machines|lottery|scratch\w*|footy|football|acca|baccarat|craps|online casino|rummy|betfair)( |$)
(chasing|chase|win back|won back|win it back|winning back|get it back|make it back) ~(losses|loss|lost|money|it all|what i lost|what i)?( |$)(?=.*(bet|casino|slot|gambl|poker|odds|horse|dog|spin|book|black|roulette|game|app|trad|option))
(borrow|borrowed|loan|took|stole|pawned|remortgaged|sold|maxed) ~~(to gamble|to bet|to win (it |back )?|for (the )?(casino|slots|bookies|betting)|and gambl\w+)
(husband|wife|partner|he|she|son|daughter|father|mother|brother|family|nobody|boyfriend|girlfriend) ~~(does not know|do not know|knows|gambling|gambles|gambled|addicted) ~(gambl\w+|bet|betting|casino|slots|again|away|savings|gone|all)?(?=.*(gambl|casino|slots|betting|bookies|poker))
(one last|just one|one more|last) (spin|bet|punt|hand|parlay|time (at|on) (the )?(casino|slots|tables|bookies)|flutter)
(at|in|outside|from) the (casino|bookies|betting shop|bookmakers|slots) (again|all|every|since|till|until|at|is|for|now)
(put|putting|moving|move|sending|transfer\w*|deposit\w*) ~(on|to|in|into) (draftkings|fanduel|bet365|the casino|stake|betfair|paddy power|sportsbet|roobet|bovada|betway|the bookies)
(if i (just )?(win|hit|land)) ~(parlay|jackpot|bet|big one|acca|lottery) ~(clear|pay|debt|off|fix)
(loot ?boxes|gacha) ~~(lie|lied|stop|spent|secret|0)
(play|sit|sat|spent|been) ~(slots?|slot machine|roulette|machine|poker|pokies) (for )?(hours|all night|till|until|again|every (day|night)|0)
(gamblers anonymous|self ?exclu\w+|gamban)
`,
  "elder-scam": String.raw`
(mother|father|grandmother|grandfather|aunt|uncle|resident|neighbour|neighbor|lola|lolo) ~~~(emptied|draining|drained|cleared out|cleaned out) ~(her|his|their) (savings|account|pension|bank)
(son|daughter|grandson|granddaughter|nephew|niece|caregiver|carer|aide) ~(put|added|got) (himself|herself) on (my|the) ~~~(gone|empty|where there was)
(son|daughter|grandson|granddaughter|nephew|niece|caregiver|carer|aide) ~(has|had|makes|made|got) me sign ~~~(not need|need not|blank|ahead|do not know)
(power of attorney) ~~~(emptied|drained|spent|taken|took|cleaned out|stole|stealing)
(giv\w+|gave|paid|paying|handed|handing) (cash |money )?(a |the |to |some )*(man|men|fella|lad|boys|roofers?) ~at the door
(mother|father|grandmother|grandfather|aunt|uncle|client|neighbour|neighbor|auntie|elderly|old (man|lady|woman)) ~~~(sending|sends|sent|wiring|wired|wires|gave|giving|giv\w+ (them|him|her)|moving|given|paid|paying|buying|signed|convinced|let|signing|transferring|transferred) ~~(scam\w*|gift cards?|online|never met|facebook|whatsapp|bitcoin|remote|stranger|caller|preacher|prophet|us general)
(scam\w*|conn?ed|conning|swindl\w+|defraud\w*|fleec\w+|ripp\w+ off|rinsing|rob\w+|preying|taking advantage of) (out of |on )?(my|our|his|her|the) (\w+ )?(mother|father|grandmother|grandfather|aunt|uncle|parents|neighbour|elderly|old)
(mother|father|grandmother|grandfather|aunt|uncle|neighbour|auntie|parents|mother in law|father in law) (is|was|has been|got|being|is being|are|getting|been|being|just got|has) (being |been |almost )?(scam\w*|conned|swindled|defrauded|fleeced|tricked|had by|taken in|robbed|pressured|catfished)
(grandson|granddaughter|grandchild|nephew|son) ~(called|rang|says|said|phoned|is) ~(from|in) (jail|prison|custody|hospital|the police)
(prince|colonel|general|captain|soldier|sweetheart|lovely man|nice man) ~~(needs?|asks?|wants?|sent|send|flight|visa|customs|overseas|oil rig|yemen|syria|ghana|army) ~~(money|0|thousand|cards?|fee|home|out)
(never met|met online|have not met|has never met) ~~(sending|sends|sent|money|pension|wire|0|cards?)
(money|pension|savings|0) ~(to|for) ~(man|woman|lady|guy|fella|boyfriend|girlfriend) ~(online|facebook|internet|never met|whatsapp|tinder)
won ~(sweepstakes?|lottery|prize|inheritance|publishers) ~~(fee|taxes first|tax first|must pay|have to pay|only i|send them)
(carer|caretaker|nephew|niece|son|daughter|brother|handyman|roofer|builder|contractor|new friend|lady friend|church|boy|helper|grandson) ~(has|have|had|took|takes|uses|using|got|made|making|is making|charging|keeps|moving) ~~(sign|her card|his card|my card|my bank|the house over|pension|cheques|checks|to the bank|my cheque ?book|signature|power of attorney)
(sign|signed|signing|signs) ~(house|land|deeds?|home|farm) ~(over|away) ~
(take|draw|withdraw) ~out ~cash ~~(courier|hand|do not tell|driver|collect)
(do not|dont|not to) tell (your|my|the|any) (family|kids|children|daughter|son|bank|one)
(remote access|anydesk|teamviewer|on my computer|in my computer|on her computer|on his computer|control of my (computer|screen)|let (him|them|em) (in|on) (it|my computer|the computer|her laptop|his laptop))
(social security|medicare|irs|hmrc|microsoft|amazon|apple|bank|police|tax office|fbi) ~~(number is suspended|unless (i|we|she|he) pay|wants? my (bank|card|account|social)|on (the|my) (phone|telephone|line)|gift ?cards?|suspended|arrest\w*|buy (target|apple|google|gift|steam)|in (itunes|gift|google|apple|steam))
`,
};
