/**
 * Said of oneself, these mean a wish to die whatever stands around them. Read over folded words; `~` is up to three
 * words in between, `~~` up to six.
 */
export const SELF_HARM_CERTAIN = String.raw`
(done|finished|through) (wi|with) (life|livin|living)( |$)
^ending it( all| tonight| today| now)?( |$)(?!with|early|by|up|on|before)
not (going to|gonna|gna) ~(make it|be here|live|last) (to|past|until|till) (my )?\w+ ~?by choice
(another|more) ~years (?=.*(do not|not going to|never) (intend|plan|mean|want|going) ~(use|need|see|spend) (them|it|those))
(picked|chosen|choosing|set) (a|the|my) (night|day|date|spot) (to|for) ~(finish|end|finishing|ending|go|it all)
(he|she|brother|sister|dad|mum|mom|son|friend|mate) (did it|done it|went that way) ~~~i am next( |$)
whoever finds (this|me|us|my)( |$)
(deceased|dead|late) ~?(i am|not) ~?(not )?(joking|kidding)( |$)
remove me from ~~(the living|this world|this earth|the household)
(not|never) (be )?need\w* ~~where i am (headed|going|off to)( |$)
i (would |had )?(just )?as soon be (next|dead|gone|buried)
(look|looking) forward to (my (own )?)?(funeral|dying|death|being dead|the grave|never waking)
(disappointed|sorry|sad|annoyed|gutted) (that )?i (stopped in time|woke|braked|survived|came to|made it home|opened my eyes)
(does|do|will|would) ~~(just )?stop when i do( |$)
if i (just |ever |suddenly |were to |was to )?(vanish\w*|disappear\w*)( |$)(?!for|off|on|to|down|into)
(not|never|no longer) be (troubling|bothering|a bother to|a trouble to|trouble to|in the way of) (anyone|anybody|you|them|no one|nobody)
if i (was|were|am) not about( |$)(?!to)
owe (the world|everyone|everybody|them all) (all )?(a|that|the) favou?r
(look|looks|made|make|pass) ~like an accident
(know|knew|guess|tell|think) ~(was |is )?not an accident
(the )?(gulf|river|sea|ocean|grave|dead|dirt) (do|does) not ~(send|get|pay) (no |a |any )?bills?
(idea|thought|thoughts|voice|voices) (keeps? |is |are )*(getting|gets|growing) (louder|stronger)
(i have|got|with) (a |the |my )?date (picked|chosen|set) (for|when|to) (it|go|me|leave|die|end)
(let|the) (bank|banks|creditors|state) ~(have|take) (it|everything|the lot) ~(once|when|after) i am (in the ground|buried|gone|dead)
(kill|hang|shoot|drown|off|top|unalive|yeet|poison|neck|bin|gas)(ing|ping)? (myself|me off)
(hurt|hurting|harm|harming|cutting) myself ~ ?(over|on purpose|because|so bad|again|right now|when|with|for|badly|tonight)
(been|keep|thinking about|started|want to|going to|like|of) (hurt|harm|cut)(t?ing)? myself
(end|ending|finish|finishing|delete|erase|deleting) myself
self harm(ing)?
(end|ending|take|taking|took|finish) (my|me) (own )?(life|lives)
(i|my|am|me|feeling|thinking|thoughts?|commit|committing|contemplating|considering|attempted) ~(of |about )?(suicide|suicidal)
suicide (is|was|seems|looks|keeps|thoughts|tonight|again|attempt) ~
(want|wants|ready|rather|wish|hope|prefer|would like|deserve) (to |i (was|were|could|would) |just )*(be )?(die|dead)( |$)
(fi|make i( just)?|let me) (die|dead)
wish ~(dead|i (was|were|had) ~(not|never) ~(here|alive|born|wake|woke|been))
i (would|will|might|may)? ?(be|am) (better off|more use|worth more) dead
(do|did|would|can|could) not ~(want|care|wish|like|deserve|plan|intend|feel like|bear) ~(live|living|alive|exist|existing|wake up|open my eyes|be here|being here|be around|being around|go on living|carry on living|continue (the |my |with )?(life|living))
((no|not|never) ~want(ing)? to (be here|live|exist|be around|be alive|wake up|go on|see tomorrow)|not (think|believe|reckon|expect) (that )?i will (still )?be (around|alive)( |$)(?!this|tomorrow|today|for|at|on|until|till|much))
(tired|sick|weary|had enough|enough|done|finished|through|exhausted) (of|with) (all of |it all |this |the |my |whole )*(living|life|being (here|alive)|existing|breathing|existence|waking up|the waking up)( |$)(?!paycheck|hand|with|on|in|like|at|from|off|under|here)
(planning|plan|plans|intend|intending|expect|expecting|mean) ~(on |to )?(not )?(being|be|am) (alive|dead|gone) ~
(plan|goal|aim) (is|was|being) (to )?not (to )?(be|being) (here|around|alive)
not (be|being) (here|around|alive|living|breathing) ~(to (pay|see|spend|use|need|enjoy|finish|collect|owe|watch|worry|care|count|cash|open)|for (any|that|it|them|those|these|christmas|long|much)|any ?more|much longer|when ~(due|paid|matures|bill|over|open)|by (then|christmas|new year|spring|summer|the)|after (friday|monday|sunday|tuesday|thursday|saturday|wednesday|tonight|tomorrow|this))
i (am|be|was|were) (just )?not (here|around|alive|a thing|on this earth|born|in it) ?(any ?more|no more|then|they|would|$)
if i (was|were|am|just was) not (here|around|alive|born|a thing|in the picture)
(better|easier|happier|richer|freer|free|best|simpler|nicer|lighter|improve) ~~(without me( |$)|if i (was|were|am|just|had|did|do) ~(not|dead|gone|never)|when i am (gone|dead)|with me (dead|gone)|off (with|on|from) (the |my )(life )?(insurance|payout|policy)( |$))
(nobody|no one|noone|who|anyone|anybody|somebody|not one|none) ~(would|will|even|is going to) ~(miss me|notice( if| that|$| i| me)|mourn|look for me|find me|come looking)
(nobody|no one) should ~(wait|look) for me
(count|wonder|guess|list) who would miss me
worth ~~?(dead|than i am|than alive|than me)( |$)(?!tired|beat|set|serious)
(dead|death|gone|corpse) ~(worth more|cheaper|cheapest|only way|solve|solves|pays|would fix|fixes everything)
(debt|debts|loans?|it|bills?|mortgage) (die|dies|goes|ends|is buried) with me
(insurance|policy|policies|life cover|term life|super|cover|payout) ~~~(suicide|on purpose|own (act|hand)|not an accident|intentional|self inflicted|do it myself|did it myself|my own doing)
(would|does|do|will|did) ~~(insurance|policy|cover) ~(still )?(pay|payout) ~(if (it|i)|for|on) ~(not an? accident|did it|do it|on purpose|suicide|myself)
(jump|jumping|throw|throwing|step|stepping|leap|walk|walking|yeet|hurl|fling|drive|driving) (myself )?(right |straight )?(off|in front of) (a |the |that |some |this |my )?(\w+ )?(bridge|roof|cliff|building|train|trains|bus|traffic|lorry|truck|balcony|ledge|tower|overpass|pier|multi ?storey)
(throw|throwing|hurl|fling|jump|step|walk|drive|driving|steer|steering|swerve|swerving) (myself |straight |right |the car |my car )?(under|into) (a |the |that |this )?(\w+ )?(barrier|guardrail|median|embankment|oncoming|train|trains|bus|traffic|lorry|river|canal|sea|lake|tree|wall)( |$)
(standing|stood|sitting|sat|am|parked) (up )?(on|at|by) (the |a |this )?(edge|bridge|ledge|roof|cliff|tracks|platform edge)( |$)
(pills|tablets|rope|noose|gun|handgun|pistol|revolver|glock|rifle|shotgun|razor|blade|knife|bottle) ~(counted|ready|lined up|in front of me|in my (hand|lap|mouth)|beside me|next to me|loaded|saved up|laid out|on the table)
(counted|lined up|saved up|stockpiled|got|have|hoarding) ~(pills|tablets|rope|noose)
(saved up|saving up|stockpil\w+|hoard\w+|collect(ed|ing)) ~(insulin|sleepers|xanax|oxy\w*|meds|tylenol)( |$)(?!cost|money|refill|fund)
enough ~(insulin|pills|tablets|of (it|them)|meds)? ?(for|to) (a|one|the|my) (long|last|final) (sleep|rest|nap)( |$)
(one|a|the|my) (long|last|final) sleep( |$)(?!in|before|at|over|of|here)
(do|does) not (expect|plan|intend|mean) to (need|be here for|be around for) (the|my|next|another|any more) ~(statement|salary|birthday|christmas|paycheck)
cutting (again|deeper|every night)( |$)(?!.*\b(carbs?|calories|gym|lbs|weight|grass|wood|hair|costs?|budget|spend\w*)\b)
(cutting|cut|cuts) (my )?(arms?|wrists?|thighs?|legs?) (again|deeper|to feel|last night|tonight|so)( |$)
i am (really |so )?done( and)? i (do )?mean (done|done done|for good)( |$)(?!with|paying)
(took|taken|swallowed|taking|swallow) (a |the )?(load|all|whole|bottle|too many|handful|lot|box|every|packet|bunch) ~(pills|tablets|paracetamol|tylenol|medicine|aspirin|sleeping|them)
(retirement|exit|pension|backup|five year|long term|financial|only) (plan|strategy) (is|was|are|involves) (a |an |the |my |just )?(\w+ )?(bridge|bullet|rope|noose|gun|shotgun|cliff|dying|death|die|grave|coffin|heart attack|early grave|tall building)
plan (b|c|z) (is |a |an |the )*(tall|bridge|bullet|rope|noose|gun|cliff|grave|train)
(not|never) (wake|waking|woke) (back )?up( |$)(?!at|early|on time|before|late)
(sleep|asleep|close my eyes|drift off|go to bed) ~(forever|for ever|for good|not wake|never wake|and stay)
(said|say|saying|written|wrote|writing|scheduled|made|leave|left) ~(my )?(goodbyes|goodbye letters?|last letters?|final letters?|farewells?|farewell (mails?|emails?|letters?|notes?)|suicide notes?|a note for (my|the|them)|the letters already|note already|note written)
(note (written|wrote|is written|already)|(wrote|write|writing) (my |a |the |our )?(good ?bye|farewell|last|final) (notes?|letters?) (to|for) (my|our) (kids|children|wife|husband|family|mother|father|parents|son|daughter))
(check|checking|clock|clocking|log|logging|sign|signing|opt|opting|tap|tapping) (out|off) ~~?(for good|of life|permanently|for ever|forever|this world|of this (life|world|hotel|place|here)|of existence|of living)
(not|no|never) ~~point (of|in|to) (it all|anything|any of (it|this)|everything|all (of )?this)( any ?more| now| and| i| \.|$)
((no|not|lost|losing|without) ~(energy|strength|will|desire|motivation) (left )?(to|for) (live|living|life|exist|be alive)( |$)(?!in|on|with|near|off|like|at|from|within|abroad|well|better)|reason (left )?(to|for) (me to )?(live|living|go on|going on|wake up|get up|carry on|stay alive|keep going|be here|exist|stick around))
(left|nothing|something|anything) (left )?to live for
(point|use) (of|in|to) ~(living|life|being alive|my life|me being|going on|being here|staying alive|existing)
(can|could) not (really |just )?(go on|carry on|keep going)( |$)(?!holiday|vacation|like this|the trip|a trip|with|paying|to|about|at|for)
(end|ending) it (all|tonight|today|soon|myself|once|for good|this (week|weekend)|before|now|quietly|by)( |$)
(envy|envying|jealous of) ~~(dead|graveyard|cemetery|grave|graves|beds|corpse|buried|gone)
(want|wanted|wish|wanting|like|love) (to |just |to just )*(be )?(erased|vanish|disappear|gone forever|out of (it|this life|my life|the picture|here for good)) ?(forever|for good|for ever|completely|entirely|$)
(out of|away from|leave|leaving|depart|departing|quit|quitting|comot from|end|off) this (life|earth|existence|mortal)
(leave|leaving|quit|comot from|tired of|done with|not for|too much for|gone from) (this|the) world
(no|not|nothing) ~use in (me|my) (being|living)
(god|lord|jesus|almighty|heaven) (will |would |to |please |could |should |can )*(take|carry|not return) me( |$)(?!up on)
(meet|meeting|met) (my|me) maker
(collect|bill|jail|sue|chase|charge|repossess) ~(corpse|dead (man|woman|person|body)|ghost)
i (will|would|am going to|might) ~(be|am) (dead|gone|a corpse) ~(by|before|this|soon|tonight|tomorrow|anyway)( |$)
(i|me) (am|be|being|feel|felt|feeling) (like )?(just )?(a |such a |nothing but a |only a )?burden
(sort|fix|solve|clear|settle|save|spare|help) (everyone|everybody|everything|them|it all|all of them|the family) ~(if i|out if|by me) ~(die|died|dead|gone|not|crash|went)
(do|doing) (everyone|everybody|them|the world|you all) (all )?(a|that|the) favou?r
(crash|went|going|go|roll|come|ran|drive|drove) ~off the road ~(night|nobody|none|they|everyone|and)
think(ing)? about not (turning|braking|stopping|waking|coming back|coming home)
(not|never) (come|coming|going to come) back ~(this time|from (the|this))
(not|never) (going to |gonna |even )*(see|make it to|reach|make|get to) ~(my (next|own) )?(birthday|christmas|graduation|new year|spring|summer|wedding|tomorrow|thirty|forty|fifty|next (week|month|year)) ~(anyway|and that|do not plan|not ill|by choice|not planning)
(want|wish|like|going|ready|long|longing) ~(be|go|join|am) (where|with) (she|he|they|him|her|them) (is|are|now|went|up|in heaven|has gone|again)
(my|me) (part|time|story|run|shift) is (over|up|done|finished|ending) ~(by|on|soon|after|here|now|before)
(so long|goodbye|farewell|good bye) (cruel|everyone|all of you|world|then world)
(my|this is my) (so long|last (message|goodbye|night on|week on|wish|words))
(nothing|neither) ~(left|leaving) ~(neither|nor) (do|am|have) i
(one less mouth|one less thing to feed|one less person to)
(not|never|no) (should have|ought to have)? ?been born
when i am (dead|gone) (this|next|tonight|tomorrow|on|by|in a|soon|anyway)
no ~(need|needing) (a |any |for a )?future
not (want|need|needing|see|have) (the|a|any) future
`;

/** What is often said beside it, and sometimes without: only the trained part weighs these. */
export const SELF_HARM_HINTS = String.raw`
(once|till|until|by the time) i am (in the ground|buried|under the ground|gone|dead)
(not|never|wont) ~need\w* ~(come|by|after|where|soon|any ?more|now)
where i am (headed|going)
(write|writing|wrote) me off
(i have|got|have) (a|the|my) (date|day|number|spot|place) (picked|chosen|set|in mind)
envy (them|him|her|it)
something (may|might|will|could) happen( |$)
not be long( |$)
(coming|going|comes) (with|wi) me
(not|never) (going to|probably going to) (get|make it|be) (there|that far|that long)
no reason
(gave|given|giving|give|goes|going) ~~(nephew|niece|kid|mate|boys|crew|housemates?|flatmates?|cousin|apprentice|lass|lodger)
not plan(ning)? on
an accident
that is everything
(found|find|finding|got) (a )?(new )?(homes?) for
all i (was|am|have been) waiting
(hear|hearing) (them|him|her) calling
(felt|feels|feel) (right|good|calm|light|lighter|peace|peaceful)
(a|at) peace (in|with|about)
(two|three|a few|this) (year|years|week|spring|lent|christmas|summer|friday|sunday)( |$)
(worth|pays?|gets?|get|see) ~(more|right|out|0)
(chase|chased|land on|fall on|fall to|end up with) ~(wife|husband|kids|mother|father|family|parents|him|her|them)
who (would|will|gets?|is going to) ~(have|feed|look after|take|keep) ~(dog|sheep|cat|horses?|birds?|animals|kids)
not ~(be|being) (here|around)
when i am (gone|dead|no longer|not here|not around)
after i (am gone|die|go|have gone|stop|leave)
before i (go|do it|leave|die|stop)
(life insurance|policy|death in service|payout|death benefit|super|insurance)
(gave|give|giving|given|goes|go|leave|left) ~~(to|away) ~(neighbour|neighbor|lad|sister|brother|roommate|friend|daughter|son|mother|shelter|next door|charity)
(affairs|papers|passwords|keys|letters|beneficiaries) ~(straight|order|sorted|arranged|confirmed|settled|labelled|written|taught|list|tidy)
(close|delete|cancel|clear|drop|remove) (all )?(my |the )?(goals|account|accounts|profile|everything|plan|future)
(had|have|got|has) enough( |$)
of (all of it|it all|everything|all this)
(no|not|any|what is the) (point|future|hope|way out|tomorrow)
(what|whats) (is )?(left|the point)
(kids|children|family|wife|husband|mother|parents|they|them|everyone|everybody) ~(would|will|be) ~(set|fine|free|sorted|better|manage|okay|ok|cope|richer)
(can|could) not ~(do|take|face|cope|bear|stand|keep) ~(this|it|another|any ?more)
(joke|joking|kidding|haha|lol|jk) ~(mostly|half|sort of|not really|unless|but)
(half|mostly|not) (joking|kidding|a joke)
asking for (me|myself|a friend)
not ill( |$)
on purpose
out of (it|here|this|the picture)
(sit|sat|lie|lay|walk|walking|drive) ~(dark|night|3am|alone)
(checklist|instructions|list) ~(complete|left|for them|written)
(my|the) (absence|removal|exit|departure|death)
(feed|find|rehome|look after) ~(cat|dog|dogs|cats|spaniel|pets?)
nothing (is )?left
(sleep|rest) (for )?(good|ever|at last)
(ashamed|shame|alone|lonely|nobody|numb|empty|worthless|failure|useless)
(bridge|rope|pills|gun|cliff|train|river|roof|noose|overdose|tablets|rifle|ledge)
`;
