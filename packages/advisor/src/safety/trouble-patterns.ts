/** What unmistakably tells of fraud under way, something stolen or given away, a job just lost, a car or a home broken. */
export const TROUBLE_CERTAIN: Readonly<Record<string, string>> = {
  card: String.raw`
(gave|given|give|typed|entered|put|read|told|telt|sent|shared|filled|posted|texted|handed|submitted|telling) ~~(card|cards?|pin|otp|code|codes|cvv|sort code|bank (details|number)|account number|details|login|numbers|password|ssn|social) ~~~(fake|dodgy|scam\w*|phish\w*|someone|somebody|caller|stranger|man|woman|guy|website|site|link|text|phone|message|page|email|back|him|her|them|lady|fella|lass|lad|came on|not (the|my|really))
(stolen|stole|nicked|pinched|snatched|lifted|robbed|pickpocket\w*|mugged|jacked) (?!0)~~(wallet|purse|handbag|bag|cards?|phone|backpack|billfold|rucksack)
(wallet|purse|handbag|cards?|billfold|phone|bag) ~~(stolen|nicked|pinched|snatched|lifted|robbed|gone missing|mugged|jacked)( |$)
(?<!ethereum )(?<!bitcoin )(?<!crypto )(?<!hardware )(?<!ledger )(wallet|purse|handbag|billfold) ~?(gone|lost|vanished|disappeared)( |$)(?!(up |down |another |about |around |roughly |over |almost |nearly )*\$?\d)
(lost|misplaced|dropped|left|can not find|lose) (my |me |the |our )?(whole |entire |debit |credit |bank |atm )?(wallet|purse|handbag|billfold|bag w|cards?)( |$)(?!balance|debt|fees|interest)
(clicked|tapped|scanned|followed|opened) (the |a |an |on |that |some )*(\w+ )?(link|qr|attachment|text) ~~~(typed|entered|put|gave|details|card|password|login|bank|numbers|filled|code)
(card|cards|account) (is |was |has been |been |got |details )*(cloned|skimmed|compromised|used without)
`,
  account: String.raw`
(password|login|email|pin|phone number) ~(got |was |were |been |has been )?changed ~(not me|was not|by someone|without|did not|and it|nobody)
(hacked|hijacked|hacker|hackers|broke|broken|got|breached|someone is|somebody is|logged) ~(into|in to|in|my) ~(bank|account|email|coinbase|online banking|paypal|venmo|brokerage|phone|icloud|gmail|facebook|cash app)( |$)(?=.*(hack|hijack|broke|breach|someone|somebody|stranger|not me))
(someone|somebody|they|stranger|hacker) ~(is |has |have |got |was )*(logged|inside|in|into|access\w*|control\w*|took over|taken over|locked me out) ~(of |to |in )?(my )?(bank|account|email|coinbase|online banking|paypal|venmo|brokerage|icloud|gmail|accounts)
(no service|no signal|sos only|sim (swap\w*|card|stopped)|lost service|lost signal) ~~~(password|bank|coinbase|account|login|locked|money|code|texts)
locked out of (my )?(own )?(bank|account|coinbase|brokerage|paypal|email|online banking|venmo|everything)
(account|bank|email|paypal|venmo|coinbase|phone) (has been|was|got|been|is|just got|gets|just been) (hacked|hijacked|taken over|breached|compromised)
(one ?time|verification|security|2fa|six digit|login|passcode) ?(code|codes|password) ~~~(did not|not me|never|keep|not ask|want|read|bank|wants)
(read|give|tell|send|share) (them|him|her|it|out) the (code|pin|password|otp|passcode|number)
`,
  identity: String.raw`
(appeared|turned up|showed up|been opened|taken out|exists?|came up|popped up) (in|under|on) my (name|credit|report)
impersonat\w+ (me|myself)( |$)
(someone|somebody|they|brother|sister|father|mother|ex|cousin|stranger|son|roommate|some|thief|who) (\w+ )?~(opened|taken|took|taking|open|used|using|has used|obtained|procured|got|filed|made|bought|registered|applied|ran up) ~~(in my name|as me|my (name|details|identity|ssn|social|pan|aadhaar|credit|address|info|passport|nino|national insurance)|using my|with my (ssn|name|details|id|social))
(loan|card|account|accounts|contract|debt|loans|cards|phone|mortgage|tax return|mobile|bill|lease|car|credit) ~~(in my name|under my name|with my name|on my (name|credit|report|pan|ssn)) ~~(never|not mine|did not|no idea|is not mine|do not know|opened|someone|somebody|without|fraud|that i|found|stole|nobody)?( |$)(?=.*(never|not mine|not me|did not|do not|no idea|without|fraud|someone|somebody|stolen|not open))
(never|did not) (opened|signed|took|take|applied for|open|sign|had) ~(loan|card|contract|account)(?=.*(collector|report|letter|in my name|credit))
identity (theft|fraud|stolen|thief|was stolen|has been stolen|got stolen)
(stole|stolen|stealing|steal) (my )?(identity|ssn|social|details|information)
(irs|hmrc|tax office|revenue) ~says? ~(already filed|i filed|already done|someone filed|duplicate|refund (was )?claimed)
(filed|file) (my )?tax(es)? ~(with|using|in|under) my
(ssn|social security number|social|pan|aadhaar|data|details|number) ~(leaked|breach\w*|dark web|exposed|stolen|hack\w*|compromised)
(collector|collections|collection agency|debt collectors?|bailiffs?|recovery) ~~~(never had|not mine|never opened|not me|wrong person|confirm my (social|ssn|details|date)|do not owe|never owed|someone else)
(loan|card|account) ~~(that is not mine|i never opened|i never took|i never had|i did not open|i did not take)
`,
  charges: String.raw`
(?=.*(^| )0( |$))(charg\w+|took|takes?|taking|deducted|debited|billed|payments?|pulled|gone|showing|subscription) ~~~(i|we|nobody|neither) (have |has |had )?(never|not) (ever )?(bought|joined|ordered|order|signed|signed up|subscribed|heard|authori[sz]ed|buy|asked|used|touched|recogni[sz]e|recogni[sz]ed)( |$)(?!a loan)
((?=.*(^| )0( |$))(i|we) (have |had )?(never|not) (bought|joined|ordered|signed up|subscribed|heard of|authori[sz]ed|bought or|order|ordered) ~~(on|from|off) my (card|checking|account|statement|bank|debit|credit|amex|visa|monzo)|0 ~~(on|from|off) my (card|checking|account|statement|bank|debit|credit|amex|visa|monzo) ~~(i|we) (have |had )?(never|not) (bought|joined|ordered|signed up|subscribed|heard of|authori[sz]ed)( |$))
unrecogni[sz]ed (charge|payment|transaction|debit|0|purchase|merchant)
(payments?|charges?|charge|debits?|transactions?|charge after charge) ~~~(not me|not mine|not ours|not us|was not me|nobody knows|neither of us|swears not|swears it was not|i have ordered nothing)
charge after charge
(charge|charges|transaction|transactions|debits|withdrawals|purchase|purchases) ~~~(do not|did not|never|not) (recogni[sz]e|know|make|made|authori[sz]e|authori[sz]ed|buy|bought|mine|heard|order\w*|done|approve\w*)( |$)
(not|never) (recogni[sz]e|authori[sz]e|made|make) ~(charge|charges|transaction|transactions|debit|merchant|purchase|purchases)( |$)
(unknown|unfamiliar|unauthori[sz]ed|mystery|strange|weird|suspicious|fraudulent|random) ~(charge|charges|payment|payments|transaction|transactions|debit|debits|withdrawal|activity|merchant|purchase)
(charged|billed|debited) (me |us |my card |my account )+(twice|three times|double|0 times|again and again|for (a|an|some) ~i (cancelled|never))
(who|what|whats) (is |has |the hell is |on earth is |took |taken |keeps )+ ?~?(taking|taken|took|charge|charges|charging|payment|0|pulling|debit) ~~~(off (me|us)|from my (account|card)|my (card|account|statement)|i never|did not|every month|dunno)?(?=.*(off me|off us|my account|my card|never|did not|not mine|do not know))
(gone|missing|taken|disappeared|vanished|withdrawn|pulled) ~(from|out of|off) (my|our|the) (\w+ )?(account|bank|checking|card|savings|current account) ~~~(who|not|do not|did not|never|how|know|nobody|without|idea)
(some|an?) (outfit|company|app|site|website|place|store) ~~(pulling|taking|charging|charged|took|billing|billed) ~(off|from|me|my)
(free trial|trial) ~~(took|charged|taken|billed|keeps?)
`,
  scam: String.raw`
recovery (lawyer|agent|company|expert|firm|specialist|hacker|man|people) ~~~(upfront|fee|pay|for|usdt|crypto|0)
(sends?|sending|sent) ~(check|cheque|money) ~~~(return|send back|wire back|refund|give back|forward) ~~(difference|vendor|rest|crypto|0)
never (met|meet|seen) ~(in person|face|real life) ~~~(needs?|asks?|send|hospital|ticket|visa|wants?|flight)
(?<!not )(think|know|just|got|been|was|being|getting|am|feel|they|he) (i |we |i was |i got |i have |been |just |i am )*(being )?(scammed|conned|defrauded|swindled|catfished|phished|tricked out|ripped off by|had by)( |$)
(gift ?cards?|itunes cards?|google play cards?|steam cards?|apple cards?|target cards?|vouchers?) ~~~(irs|police|bail|pay|boss|arrest|buy|scratch|numbers|codes?|read|clear my name|refund)
(irs|hmrc|police|customs|immigration|social security|bank|fbi|sheriff|court|microsoft|revenue) ~~(called|calls|rang|says|said|on the phone|texted|emailed|call) ~~~(arrest\w*|warrant|pay|gift|bitcoin|unless|fine|parcel|jail|jailed|deport\w*|transfer|verify|code)
(withdraw|withdrawal|release|get my money out) ~~~(unless i pay|pay a fee|pay first|will not let|wont let|refus\w+|blocked)
(sent|wired|zelled|paid|transferred|venmoed|gave|cashapped) ~~~(puppy|tickets|deposit|seller|flat|apartment|stranger|facebook|marketplace|telegram|whatsapp|invest\w*|broker|crypto|never (met|came|arrived|existed)) ~~~(blocked|gone|disappeared|vanished|fake|not exist|never|ghosted|scam|somebody else|another|poof|no reply|doesnt)
(telegram|whatsapp|instagram|facebook|tinder|forex|signal group|discord) ~~~(doubled|double|turn it|turn am|guaranteed|profit|returns?|invest|crypto|trading|send|unlock|withdraw\w*|percent|admin)( |$)
(?<!never )(guaranteed|risk free) ~(profit|returns?|0|percent|doubling|double) ~(a|per|every)? ?(day|week|month|daily|weekly|monthly)?
(seller|landlord|guy|man|girl|lady|he|she|they|agent|recruiter) ~(blocked me|vanished|disappeared|ghosted me|stopped replying|gone dark) ~~(money|deposit|paid|sent|0|after|tickets)
(cash|deposit) (a|the|this|his|her|their) (cheque|check) and (wire|send|zelle|return|buy)
(do not|dont) hang up
(won|selected|winner|claim) ~(iphone|lottery|prize|sweepstakes|gift) ~~~(fee|legit|scam|click|details|claim|shipping)
(wants?|asks?|asking|asked|begging|needs?) ~(me to )?(wire|western union|moneygram|send bitcoin|buy bitcoin|gift cards?|a second deposit|itunes)
(romance|love|dating) (scam|fraud|thing)
safe account(?! (for (my|an?|the|our|savings|emergency|cash)|that pays|with interest))
`,
  "wrong-payment": `
(sent|zelled|venmoed|transferred|wired|paid|cashapped|send|e ?transferred|deposited|moved) ~~(to |into )?(the )?wrong (number|person|account|guy|sort code|email|phone|iban|address|user|handle|one|maria|john|bank|wallet)
wrong (account|person|number|sort code|iban) ~~(get it back|sent|payment|transfer|money)
`,
  job: String.raw`
(cut|cuts|cutting|slashed|dropped) ~(shifts?|hours|rota) ~(to )?(zero|nothing|none)( |$)
(role|job|position|post|contract|offer|offer letter|funding) (is |was |has been |been |got |just )*(eliminated|terminated|revoked|withdrawn|rescinded|cut today)( |$)
(retrenched|terminated|redundant|jobless|no more work|no work|walked out) (of (a )?(job|work) )?(effective |as of |since )+(an hour|this morning|noon|today|now|tonight|immediately|lunch|minutes|0)( |$)
(crew|shift|staff|everyone|everybody|team|newsroom|floor|0|men|department|us) (of us )?(is |are |was |were |got |been |just |being |all )+(let go|terminated|fired|retrenched|redundant|laid off|sacked)( |$)
(retrenching|terminating|sacking|firing) (us|me|everybody|everyone|all|the (crew|staff|shift))( |$)
(got|given|get|gave me) (the|my) (boot|sack|chop|push|p45|marching orders|elbow|axe)( |$)(?!off|of |fitted|sale|full)
(boss|manager|captain|agency|foreman|supervisor|owner|hr|company|chargehand|gaffer) ~~~(not (to )?(bother )?come (in|back)|not (to )?(bother )?coming (in|back)|(from tomorrow|from today) (no|0|zero) (hours|work|job))
(company|factory|plant|camp|site|shop|mine|mill|restaurant) (has |have |is |just )?(closed|close|closing|shut|shutting|burned|burnt|burn) (camp |down )?(today|this morning|tonight|sunday|yesterday|for good) ~~~(all|manager|no job|fired|salary|forty|men|wages|everybody|us|last)
(got|get|been|was|just|i am|we were|am|were|me|us|gets|getting) (just |being |all |been )?(laid off|fired|sacked|made redundant|let go|given the sack|given the boot|furloughed|terminated|dismissed|handed my notice|walked out by|given my cards|shown the door|rifed|retrenched)( |$)
^(fired|sacked|laid off|made redundant|retrenched)( |$)
(laid|lay|laying) (me|us|everyone|him|half of us|all of us) off
(let|letting) (me|us|all of us|everyone|the whole team) go( |$)(?!to|on|of|with|through|early|home|and)
(fired|sacked|axed|canned|dismissed|retrenched) (me|us|everyone|the lot)
(lost|losing|lose) (my|me|the|our|a) (only |main |full time )?(job|jobs|work|position|contract|gig|livelihood)( |$)
(job|position|role|contract|department|post) ~?(is |has |been |was |got |just |being |are )*(gone|cut|eliminated|terminated|scrapped|abolished|axed|not being renewed|ended (today|yesterday|this)|redundant|finished (today|this)|cancelled)( |$)
(plant|factory|shop|store|company|office|mine|mill|yard|restaurant|site|school|firm) ~(is |are |s |has )*(shutting|closing|closed|shut|shuts|folded|bust|going under|gone under|collapsed|gone bust|in administration|bankrupt|laying off)( |$)(?=.*(today|job|us|me|we|back|work|all|good|tomorrow|down|month|notice))
(no more|zero|no|not any|took me off the|off the|cut all my|cancelled all my) (work|shifts|hours|schedule|jobs|loads)( |$)(?=.*(today|anymore|they|boss|schedule|now|for me|shift|finish))
(told|said|says|saying|texted|sed|rang|called) ~~(not (to )?come (back|in)|do not (come|bother)|pack up|clear (my|your|our) desk|finish\w* today|no (more )?work|last day)
(do not|divvent|dont|not to|not) (bother )?(come|coming|comin) (back|in) ~(today|tomorrow|again|after|monday|shut|work)
(today|yesterday|friday|tomorrow) (was|is) my last (working )?day( |$)(?!of (school|holiday|vacation|probation|class))
(laptop|badge|access|email) ~(locked|dead|cut off|deactivated|stopped|revoked) ~~(gate|today|meeting|package|hr|am|morning)?(?=.*(meeting|contract|gone|hr|terminated|today|work|job|laptop locked))
(severance|p45|p0|pink slip|redundancy (letter|notice|meeting)|notice of termination|termination letter) ~~(today|this|got|what|do|where|post|envelope|first|now)
(account|acount|profile) ~(deactivated|deactivate|suspended|banned|disabled) by (the )?(app|uber|doordash|deliveroo|lyft|amazon)
(drivers?|staff|hands|workers?) (is |are )?(not )?(no more|not) needed
`,
  car: `
(car|truck|van|engine|motor|transmission|gearbox|vehicle|ute|scooty|scooter|bike|moped|keke|minivan|honda|toyota|ford|civic|jeep|subaru) ~(just |has |have |is |s |completely |finally |suddenly |again )*(died on|dead|broke down|broken down|blew up|blown up|went out on|will not start|not starting|would not start|packed in|gave up|seized|will not turn over|wont turn|conked out|kaput|knackered|gave out|don knock|died this|died and|died yesterday|died today|totall?ed|written off|wrecked)( |$)(?=.*(need|work|what|how|fix|repair|shop|tow|mechanic|now|do i|job|cost|wants|garage|today|morning|help|get to|loan on|cannot|can not|stuck))
(cars?|truck|van) (is |s )?dead( |$)(?!line|weight|stock)
(fix it|repair it|fix|repair) or (dump|scrap|sell|junk|replace|trade|ditch|buy)
(failed|fail|failing) (the |its |his |her |my )?mot
(tow truck|tow guy|mechanic|garage|shop) ~~(says?|said) ~~~(transmission|engine|gearbox|head gasket|not worth)
(some|a|another) ~(driver|clown|idiot|guy|kid|drunk) ~(totall?ed|hit|crashed into|rear ended|smashed|wrecked) my ~(car|truck|van|civic|bike)?
(was|been|got|just) (in |had )?(a |an )?(car )?(crash|accident|wreck|pile ?up|rear ?ended)( |$)(?=.*(car|insurance|drive|driver|hit|totaled|totalled|what|now|today))
`,
  "home-damage": `
(pipes?|boiler|water heater|hot water tank|water main|sewer|tank) ~(just |has |have |is )*(burst|bursted|exploded|leaking|flooding|flooded|backed up|broke|froze|frozen)( |$)
(house|flat|apartment|kitchen|basement|living room|home|ceiling|roof|garage|place|cellar|shed) ~(just |has |have |is |was |got |are |been )*(flooded|flooding|under water|underwater|caved in|came down|collapsed|fell in|blew off|blown off|on fire|burned down|burnt down|caught fire|burnt|gone in the (storm|fire)|leaking)( |$)(?!sale)
(water|ceiling|sewage|rain) ~(is |was )?(pouring|coming|running|everywhere|dripping|gushing|leaking) (in|through|down|out|from|everywhere)( |$)(?=.*(ceiling|kitchen|house|room|flat|roof|wall|stairs|upstairs|basement|bathroom|apartment))
(tree|storm|hurricane|tornado|fire|flood|wind) ~(took|hit|fell|landed|destroyed|ripped|came through|went through|smashed|wrecked) ~(roof|house|home|flat|windows?|car|porch|fence|everything)
(got|been|were|was|just) (burgled|broken into)( |$)
(broke into|burgled) (my|our) (house|home|flat|apartment|place)
`,
};
