/** How people speak of what they earn. To teach the advisor a way of saying it, add it here. */

const ABOUT =
  "(?:(?:anywhere from|anywhere between|somewhere around|somewhere between|from|about|around|exactly|only|over|up to|a good|a base of|a total of|something like|between|close to|right|usually|normally|pretty much|me|us|now|a little|a bit|well|an average of|on average|home|in|a|gross|net|between us|together|combined|fortnightly|an extra|an additional|another|T) )*";

/** "I make 72k", "on 27.50 an hour", "my job pays 4k", "get paid 2,150". */
export const INCOME_VERB = new RegExp(
  `\\b(?:(?:make|making|makes|earn|earning|earns|gross|grossing|net|netting|clear|clearing|rake in|raking in|take in|takes in|taking in|pull in|pulling in|pull down|pulling down|pull(?=.* T)|pulling(?=.* T)|bring in|bringing in|brings in|bring home|bringing home|brings home|take home|taking home|takes home|collect|pocket|salaried at|salary|am on|are on|i 's on|be on|on a salary of|(?<!sitting |sits |sit |stuck |owe |left |put |balance |by )on|banking) ${ABOUT}M|(?:get|gets|getting|am|are|is|be|being) paid ${ABOUT}(?:M|T M)|paid M T|(?:job|work|employer|company|boss|gig|role|position|day job|pension|disability|social security) (?:that |which )?(?:pays|pay|paying|gives|nets|brings) (?:me |us )?(?:in )?(?:another |an extra |an additional )?${ABOUT}M|pays me ${ABOUT}M|pay (?:myself|ourselves) ${ABOUT}M|(?:get|receive|getting|receiving|collect|draw) ${ABOUT}M (?:each time|a paycheck|per paycheck|every payday|after tax|T (?:from|in) (?:my )?(?:job|work|pension|disability|social|freelanc\\w+|employer|benefits))|payday\\b.*M|M T before tax|M T (?:gross|after tax|before tax|take home|take-home)|(?:brings|bringing|nets|netting|earns|earning|makes|making|pays) (?:me |us )(?:in )?(?:another |an extra |an additional )?${ABOUT}M|T i (?:am|get) paid M|M T is (?:what|how much|all) (?:i|we) (?:earn|make|get|bring)|M (?:comes|coming|rolls|lands) in (?:T|.*\\b(?:job|work|employer|salary))|(?:i|we) (?:get|receive) M T|get M (?:each|every) (?:time|paycheck)|(?:am|are|get|be) paid T ,? ?${ABOUT}M|M (?:to be exact |exactly |in total )?is what (?:i|we) (?:earn|make|bring in|get paid)|i get M T|i am (?:now |up )?(?:at|to) ${ABOUT}M T|it pays (?:me )?${ABOUT}M T|i (?:went|moved) up to M)\\b`,
);

/** "My salary is 72k", "income: 6k per month". */
export const INCOME_NOUN =
  /\b(?:salary|salaries|income|wage|wages|(?<!\b(?:to|i|we|you|they|will|should|can|not|also|still|always|usually|must|and) )pay|paycheck|pay check|pay packet|payslip|earnings|take-home|take home|compensation|base pay|gross pay|net pay|stipend|(?<=my |our )base|remuneration|pension income|day rate|hourly rate|T (?:pay )?rate|(?:is|be) (?:my|our) (?:net|gross)|(?<=\b(?:my|our) )(?:net|gross)(?= (?:is|was|comes|runs)\b))\b(?! (?:off|down|for|my|the|back|rent|on|cut\b(?! to)))/;

/** Something on top of the main income. */
export const SECOND_INCOME =
  /\b(?:also|on the side|side (?:gig|hustle|job|income|business|work|project)|second job|second income|other job|besides|on top|extra|additional|additionally|another|as well|too|in addition|plus|part-time job|weekend job|moonlight|evening job)\b/;
export const SIDE_WORK =
  /\b(?:(?:weekend|evening|second|part-time|side) job|freelanc\w*|babysit\w*|tutor\w*|uber|doordash|deliver\w*|etsy|ebay|consulting|dog.?walking|walk(?:ing)? dogs|dj|rental income|dividends?|royalties|renters?|tenants?|lodger|boarder|from renting|renting out|airbnb|youtube|side gig|side hustle|on the side|gigs?|pet.?sit\w*|lessons|weekend shifts|bartend\w*|teach(?:ing)? (?:piano|guitar|yoga))\b/;

/** "A 10% raise", "my salary went up by 5k". */
export const RAISE =
  /\b(?:raise(?! (?:the|my|our|that|its|it) (?!(?:\w+ )?(?:income|salary|pay|wages?|earnings)\b))|pay rise|pay raise|pay increase|pay cut|pay bump|wage cut|wage increase|salary (?:\w+ ){0,2}(?:increase|bump|cut|went up|rose|dropped|increased|was increased|was raised|goes up|got cut|has gone up|is up|went down)|(?:pay|income|wages?|salary|paycheck) (?:\w+ ){0,2}(?:docked|slashed|trimmed|reduced|lowered|knocked down|bumped)|(?:pay|income|wages?) (?:\w+ ){0,1}(?:went up|rose|dropped|increased|goes up|got cut|has gone up|was cut|went down|fell|is up)(?: by| P)|(?:bumped|moved|gone|got|went|promoted|upped|put) (?:me )?(?:up )?to M (?:at|from) (?:work|my job|my employer)|(?:promoted|bumped(?: up)?|moved up|got a raise|raised) to M|(?:gave|giving|got|getting) (?:me|us|everyone|everybody)? ?(?:\w+ ){0,2}P (?:\w+ )?(?:bump|increase|hike)|(?:making|earning|make|earn|paid|bringing home) P (?:more|less)|(?:knocked|cut|dropped|lowered|reduced|slashed|bumped|raised|increased|docked|upped) (?:my|our) (?:\w+ )?(?:pay|salary|wages?|income)|rise at work|promotion|cost of living adjustment)\b(?! (?:my|the|our) (?:target|goal|house|emergency|overall|risk|net))/;

/** "Got a raise", "started a new job": what is said to be "at 72k" after it is the pay. */
export const NEW_PAY =
  /\b(?:(?:got|received|had|given|gave me|landed|scored|found|nabbed|started|have|took|accepted) (?:a|an|my|the) (?:\w+ ){0,2}(?:raise|rise|pay bump|bump|promotion|job|role|position|gig)|(?:making|earning|bringing in|bringing home|getting paid) (?:a (?:bit|lot|little) )?(?:more|less|better)|(?:got|was|been|am|is) (?:promoted|hired)|(?:changed|switched|changing|switching) (?:jobs|employers|companies)|started (?:at|with|a job|working)|(?:dropped|went|gone|going|moved|switched|cut) (?:down |back )?to (?:part[- ]time|full[- ]time|half time|(?:N|two|three|four|five|six) days(?: T)?|(?:N )?hours T|H)|new (?:job|place|position|role|gig|employer|boss)|(?:cut|reduced|slashed|upped|increased) (?:my|our) (?:hours|shifts)|(?:my|the) (?:\w+ )?(?:raise|promotion|pay bump|pay raise) (?:finally |just |has )*(?:came|come|went|is|kicked|took|hit|was approved))\b/;

/** How often pay comes, its amount being said in another clause. */
export const PAY_PERIOD =
  /\b(?:(?:pays?|paying) (?:me|us|everyone|everybody)|(?:get|gets|getting|am|are|is) paid|paychecks?|payday|(?:get|gets) (?:my|our|the|a) (?:\w+ )?(?:paychecks?|checks?|pay)|(?:my|our) (?:\w+ )?(?:paychecks?|checks?|pay|wages?|salary) (?:is|are|comes?|arrives?|hits?|lands?))\b/;
const WITH_PAY =
  "(?:(?: ,)? (?:T|H|each time|every time|each check|every check|each paycheck|a check|a paycheck|per check|per paycheck|each|apiece|a pop|more|now|these days|a head|(?:after|before) (?:tax(?:es)?|deductions|everything|all that|withholding)|net|gross|base|base pay|base salary|take-home|take home|clear|full time|full-time|on average|or so|total|to start|starting))*";
/** "I'm at 72k now", "mine is 1,925", "it's 6,000 more a year": the pay, once it was spoken of. */
export const AT_PAY = new RegExp(
  `^(?:and |so |now |which |that |it |but |, )*(?:T ,? ?)?(?:(?:i|we) (?:am|'s|make|went|got|go|get|getting|take home|bring home|clear|see|receive|net|earn|take|draw)|(?:mine|it|that|which|(?:the|my|each|every) (?:new )?(?:check|paycheck|one|pay|rate|figure|amount)) (?:is|pays|comes (?:out )?(?:to|at)|works out (?:to|at)|runs|turns out)|puts me|brings me|takes me|am|is|now|pays|making|getting|comes (?:out )?to)? ?(?:now |up |all the way )*(?:at|on|to|from M to|up to|pays)? ?(?:around |about |only |just |like )*M${WITH_PAY}$`,
);

/** Money that comes once. */
export const ONE_OFF =
  /\b(?:bonus|tax refund|refund|rebate|inherit(?:ed|ance)(?: of| about| around)? M|inheritance|(?:left|slipped) (?:me|us) M|lottery|scratch card|scratchcard|birthday money|gift|gifted me|gave me M|won M|stimulus|windfall|one-off|one off|one-time|severance|settlement|cash back|cashback|garage sale|yard sale|once-off|signing bonus|christmas money|(?:got|received|was given|were given) M (?:\w+ )?(?:from|by) (?:(?:my|our|a|the|his|her) )?(?:\w+ )?(?:mom|mum|dad|mother|father|parents|grandma|grandpa|grandmother|grandfather|grandparents|aunt|uncle|sister|brother|cousin|friend|in-laws|neighbor|family)|found M|commission check|casino|prize|reimburse\w*|(?:got|received|getting) (?:a |about )?M back(?! (?:in|into|to)\b)|(?:left|handed|wrote|mailed) (?:me|us) a (?:check|cheque)|tip of M|M in (?:tips|cash tips|winnings|coins|change|rewards|late fees)(?!.* T\b)|insurance payout)\b/;
