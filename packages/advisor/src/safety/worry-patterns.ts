import { compileAll } from "./compile-patterns.ts";
import type { Danger } from "./concern.ts";

const OTHER =
  "(brother|sister|mother|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|friends|mate|cousin|roommate|flatmate|housemate|colleague|coworker|neighbour|neighbor|nephew|niece|grandmother|grandfather|uncle|aunt|auntie|kid|child|teenager|student|buddy|bestie|stepson|stepdaughter|ex|pal|stepmother|stepfather|stepdad|boss|tenant|grandson|granddaughter|fiance|spouse|twin|sibling|little one|client|patient|resident|lolo|lola)";
const THEMSELVES = "(himself|herself|themself|themselves|hisself|theirself)";

/** What is said of somebody else who may be in danger: the words go to the one who worries. */
const WORRY: Partial<Readonly<Record<Danger, string>>> = {
  "self-harm": String.raw`
(my|our|a|the|best|old|good|her|his) (\w+ )?${OTHER} ~~~(wants?|wanted|wish\w*|ready|threaten\w*|says|said|saying|sais|talks?|talking|tried|trying|going|tells|told|texted|keeps|messaged|might|about|thinking|thinks|tryna|planning|plans) ~~(to die|to be dead|be better off dead|wish\w* (he|she|they) (was|were) dead|kill(ing)? ${THEMSELVES}|end(ing)? (his|her|their) (own )?life|end it all|tak(e|ing) (his|her|their) own life|hurt(ing)? ${THEMSELVES}|commit suicide|suicide|not want(s|ing)? to (be here|live|be alive|wake up|exist|go on|be around)|better off without (him|her|them))( |$)(?!of|years|in 0|prevention|hotline)
(my|our|a|the|best|her|his) (\w+ )?${OTHER} (is|has been|seems|might be|feels|sounds|has become) ~(suicidal|cutting ${THEMSELVES}|self harming|hurting ${THEMSELVES}|giving (all )?(his|her|their) (things|stuff) away|giving away (all )?(his|her|their))
(my|our|a|best) (\w+ )?${OTHER} ~(has |just |been )*(overdosed|took (all|a load of|a bunch of|too many) ~(pills|tablets)|cuts? ${THEMSELVES}|self harms?|harms? ${THEMSELVES}|wrote a (suicide|goodbye) (note|letter)|left a (suicide|goodbye) note|said (his|her|their) goodbyes)
(he|she|they) ~~(kill|hurt|harm|hang|shoot|cut|drown|top|end)(ing|ting|ping)? ${THEMSELVES}( |$)(?!years|in 0|short|some slack|up)
(he|she|they) (just |keeps? |has been |have been |always |only |really )*(wants?|says|said|saying|told me|texted|threatens?|threatening|talks|talking|is talking) ~~(to die|about (dying|suicide)|(he|she|they) (is|are|feels?) suicidal|do not want to (live|be here|wake up|be alive)|does not want to (live|be here|wake up|be alive)|(we|everyone|everybody|i) (would|will) be better off without (him|her|them))( |$)(?!of)
(my|our|a|the) (\w+ )?${OTHER} ~~(sending|sent|texting|texted|posting|posted|leaving|left) ~(goodbyes?|farewells?|goodbye (messages?|texts?|voicemails?|letters?))( |$)
(my|our|a|the) (\w+ )?${OTHER} ~~~(kids|children|family|we|everyone|everybody|they|wife|husband) (would be|are|will be) better off (without|with) (him|her|them|the (money|insurance))
(my|our|a|the) (\w+ )?${OTHER} ~~~(kids|children|family|everyone) ~better off ~(life insurance|insurance money|payout)( |$)
(my|our|a|the) (\w+ )?${OTHER} ~~(gave|gives|giving) (me|away|us) (his|her|their) ~(dog|cat|watch|guns?|tools|guitar|ring|things|stuff) ~~~(thanks for everything|goodbye|insurance|not need|does not want)
(my|our|a|the) (\w+ )?${OTHER} ~~~(has|got|have) (a|his|her) ~(gun|pistol|rifle|0|rope|pills) (?!shop|store|safe|show|club)~~~(not picking up|not answering|goodbye)
(worried|scared|afraid|terrified) ~~(he|she|they|friend|son|daughter|brother|sister|mother|father|husband|wife|partner) (will|might|is going to|could|would|may|wants to) ~(do something|hurt|kill|end|not wake|harm|die by)( |$)
`,
  violence: String.raw`
(my|our|a|the) (\w+ )?${OTHER} (new )?(husband|boyfriend|partner|ex|wife|girlfriend|man|fella|father|stepfather) ~~(hits?|beats?|chokes?|choked|slaps?|punched|punches|hurts?|threaten\w*|kicks?|kicked|pushes|shoves|batters?|knocks|controls?|takes|keeps|locks|locked|will not let|does not let) ~(her|him|them|my|all|to)( |$)
(her|his) (husband|boyfriend|partner|ex|wife|girlfriend|man|fella|father) ~(hits?|beats?|chokes?|choked|slaps?|punched|punches|hurts?|threaten\w*|kicks?|kicked|controls?|takes|keeps|locks|will not let|does not let) ~(her|him|them)( |$)
(father|stepfather|brother|son|uncle|stepdad|boyfriend|husband|man) ~(hits?|beats?|beat|chokes?|choked|slaps?|slapped|punches|punched|hurts?) (my |our )?(mother|sister|brother|grandmother|little brother|little sister|daughter|aunt)( |$)
${OTHER} (is|gets|keeps getting|is getting|was|has been) ~(beaten|hit|abused|battered|threatened|controlled|choked) (up )?by (her|his|their|a|the)
`,
  gambling: String.raw`
(my|our) (\w+ )?${OTHER} ~~(gambl\w+|addicted to (betting|slots|poker|scratch\w*|draftkings)|betting|casino|slots|bets|bookies|poker|pokies|draftkings|fanduel)( |$)
`,
};

const BY_CONCERN = new Map(Object.entries(WORRY).map(([concern, lines]) => [concern, compileAll(lines)]));

/** Of need: told of somebody else where that one is the subject and the teller is not. */
const ANOTHER_IN_NEED = compileAll(
  String.raw`(my|our) (\w+ )?${OTHER} (and (his|her|their) (kids|family|baby) )?(is|are|was|has|have|had|got|gets|can|could|does|did|skips|rations|keeps|cuts|lost|just|about|being)( |$)`,
);
const DONE_TO_ONESELF =
  /\b(?:hits?|beats?|hurts?|chokes?|threatens?|threatened) (?:me|us)\b|\b(?:scared|afraid) of (?:me|us|him)\b/;
const OF_OWN_BODY =
  /\b(?:me|us|myself|we|my (?:neck|throat|hair|arm|face|head|phone|cards?|money|pay|wages|passport))\b/;
/** Harm to somebody else, where the teller says nothing of their own. */
const DONE_TO_ANOTHER = compileAll(String.raw`
asking for (a|my) (friend|coworker|neighbou?r|cousin|sister)
(her|his|their) (bf|gf|boyfriend|girlfriend|husband|wife|ex|partner|son|daughter|father|stepdad|grandson|nephew) (\w+ )?(hits?|beats?|slaps?|tracks|took|takes|keeps|locks|threat\w*|controls)
(boy|girl|kid|kids|child|children|student|pupil|lolo|lola|client|resident|patient) ~~~(bruis\w+|belt|marks|burns|beaten|hit|hits|starved|scared|afraid|black eye)
(son|daughter|aide|carer|caregiver|nurse|husband|wife) ~(hit|hits|slapped|slaps|shoved|kicked|grabbed|yells at|locks) (him|her|them)( |$)
`);
const HELPING =
  /\b(?:i am (?:so |very |really )?(?:worried|scared|afraid|terrified)|i (?:think|fear|know|heard|just found out|found out|want to help)|(?:how|what) (?:do|can|could|should) (?:i|we) (?:do|help|say)|(?:can|should|could) i)\b/g;
const OF_ONESELF = /\b(?:i|we|me|us)\b/;

/** Somebody else's wish to die, beyond doubt; it comes before anything is weighed. */
export function isWorryForLife(text: string): boolean {
  return BY_CONCERN.get("self-harm")?.some((expression) => expression.test(text)) ?? false;
}

/** Whether a danger is told of somebody else, so that the words go to the one who worries. */
export function isOfAnother(concern: Danger, text: string): boolean {
  const kind = concern === "control" ? "violence" : concern;
  const expressions = BY_CONCERN.get(kind);
  if (kind === "violence" && DONE_TO_ONESELF.test(text)) return false;
  if (kind === "violence" && !OF_OWN_BODY.test(text) && DONE_TO_ANOTHER.some((one) => one.test(text))) return true;
  if (kind === "gambling" && /\bi (?:gambled?|bet|lost|blew|am addicted|can ?not|put|relapsed)\b/.test(text))
    return false;
  if (expressions) return expressions.some((expression) => expression.test(text));
  if (concern === "elder-scam") return false;
  return ANOTHER_IN_NEED.some((one) => one.test(text)) && !OF_ONESELF.test(text.replace(HELPING, ""));
}
