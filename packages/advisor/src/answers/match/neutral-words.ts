import { stem } from "./normalise.ts";

/**
 * Words that say nothing of a subject: the forms of questions, small talk around them, who told it, when, and verbs that
 * fit anything. A topic need not explain them.
 */
const NEUTRAL = `
a an the this that these those it its he she they them his her their him who whom whose someone somebody anyone anybody
everyone everybody one ones oneself i me my mine myself you your yours yourself we us our ours what which where when why how
whats is am are was were be been being isnt arent aint do does did doing done dont doesnt didnt have has had having havent
can could may might must shall should will would wont cant couldnt wouldnt shouldnt ought need needs
of to in on at by for from with without about into onto over under up down out off as than then so if or and but nor vs versus
because while till until before after since during between against through per via
not no yes yeah yep nah nope just only even still yet already also too very really quite pretty so much many more most less
least few lot lots bit little some any all both each every either neither another other others else same such own enough
please pls plz thanks thank hey hi hello ok okay well oh um uh hmm lol lmao haha omg wow damn ugh gosh honestly tbh actually
basically literally seriously maybe perhaps probably like kinda sorta kind sort guess suppose wonder wondering curious
quick question questions ask asked asking asks tell told tells say says said saying talk talking talks explain explained
explains explaining understand understood know knows knew mean means meaning think thinks thought feel hear heard read
keep keeps kept get gets getting got gotten go goes going went gonna come comes came coming make makes making made take takes
taking took put puts putting use uses used using want wants wanted wanna try tries trying tried let lets look looks looking
see seen find found happen happens happened work works worked working start starts started starting begin begins help helps
thing things stuff way ways point idea ideas deal case part sense reason reasons advice tip tips guidance thoughts opinion
people person folks folk guy guys man men woman fella bloke lad friend friends buddy mate uncle aunt brother sister boss
coworker neighbor neighbour salesman accountant internet everybodys wife husband dad mom mum mother father parents
now today tomorrow tmrw yesterday tonight these days day week month year years months weeks days ago always never ever often
sometimes soon later early late long short time times moment currently right again anymore
good bad better best worse worst great nice smart dumb stupid sensible safe okay fine normal usual typical average real true
worth worthwhile bother bothering sure wrong easy hard simple difficult confusing confused exactly generally general
difference different diff compare compared versus mix mixed big small new old young first last next two three
money dollars dollar dummies five plain english terms simple word words eli5 person's anybody's nowadays ways
em how's hear hearing swears swear reckons sir madam dear hun love kindly pray tldr sum short version lord mercy
recommend suggest should've would've figure thru bout cuz coz tho though however anyway
`;

export const NEUTRAL_STEMS: ReadonlySet<string> = new Set(NEUTRAL.split(/\s+/).filter(Boolean).map(stem));
