import { isOfStories } from "./unmistakable.ts";
import { isLongPast } from "./vetoes.ts";
import { saysOne, wordsFrom } from "./words-from.ts";

const OWN = "(?:my|the|his|her|our|their)";
const SOMEBODY =
  "(?:i|he|she|they|wife|husband|partner|mother|father|son|daughter|brother|sister|baby|child|kid|friend|mate|guy|man|woman|grand\\w+)";
/** As it is told while it lasts. */
const NOW = "(?:is|are|am|has|have|just|got|get|gets|getting|feel|feels|feeling|went|gone|keeps?|all|so|really|been|s)";

/** What may be the heart, a stroke, the breath or a wound, told as it is felt or seen now. */
const SIGNS = wordsFrom([
  `chest (?:${NOW} ){0,3}(?:tight\\w*|hurt\\w*|pain\\w*|pressure|squeez\\w*|heavy|burning|crush\\w*)\\b`,
  `(?:pains?|pressure|tightness|elephant|weight) (?:\\w+ )?(?:in|on|across|down) ${OWN} (?:\\w+ )?(?:chest|arm|jaw)\\b`,
  `(?:clutch\\w*|grabb?ing|holding|grabs) (?:at )?${OWN} chest\\b`,
  "(?:sharp|bad|having|got|have|crushing|weird) (?:\\w+ )?chest pains?\\b|^chest pains?\\b",
  `(?:left|right|whole|one) (?:arm|side|leg|face) (?:\\w+ )?(?:${NOW} ){0,3}(?:numb|tingl\\w*|weak|dead|limp|droop\\w*)\\b`,
  `${OWN} (?:arm|face|mouth|jaw|leg|lips|tongue) (?:${NOW} ){0,3}(?:numb|droop\\w*|swelling|limp|paralyz\\w*)\\b`,
  "numb (?:in|down) (?:\\w+ )?(?:left|right|one|my|his|her) (?:\\w+ )?(?:arm|side|face|leg)\\b",
  "slurr\\w+ (?:\\w+ )?(?:words|speech)\\b",
  "(?:can|could) not (?:\\w+ )?(?:catch \\w+ )?breathe?\\b",
  "(?:hardly|barely|trouble|struggl\\w+ to|fighting to|short of|gasping for) (?:catch \\w+ )?breath(?:e|ing)?\\b",
  `${SOMEBODY} (?:\\w+ )?(?:${NOW} ){0,2}(?:passed out|fainted|blacked out|collapsed(?! (?:the|my|it|all)))\\b`,
  `${SOMEBODY} (?:\\w+ )?(?:${NOW} ){0,2}(?:unconscious|unresponsive|seizing|convulsing)\\b`,
  `${SOMEBODY} (?:is |has )?(?:not (?:breathing|responding|waking)|stopped breathing|turning blue|choking on)\\b`,
  "(?:having|had|has) (?:a |an )?(?:seizure|heart attack|stroke|anaphyla\\w+|allergic reaction)(?: right)? now\\b",
  "(?:am|is|are|he|she|i) (?:\\w+ )?having (?:a |an )?(?:\\w+ )?(?:seizure|heart attack|stroke|anaphyla\\w+)\\b",
  "throat (?:is |feels? )?(?:\\w+ )?(?:closing|swelling|swollen shut)\\b|(?:coughing|throwing|vomiting) up blood\\b",
  "bleeding (?:\\w+ ){0,2}(?:badly|heavily|a lot|everywhere|hard|out)\\b|(?:not|wont) stop (?:the )?bleeding\\b",
  "heart (?:is )?(?:pounding|racing|skipping) (?:\\w+ ){1,6}(?:dizzy|faint|chest|arm|breath\\w*)\\b",
]);

/** A figure of speech, the past, a bill for it, or somebody who is looked after already. */
const NOT_NOW = wordsFrom([
  "(?:almost|nearly|about|going|could|would|will|might) (?:to |have |had )?(?:faint|pass|collaps|black|hav)\\w*",
  "passed out (?:the|some|a|my|our|of|to|flyers|candy|cards|copies|samples|money|on the (?:couch|sofa|bed))\\b",
  "(?:when|whenever|every time|each time) i (?:open|look|check|see|saw|think|heard|got|read)\\w*|lol\\b|haha\\b",
  "(?:if|in case|suppose|imagine|before|afraid of|scared of|history of|insurance for) (?:\\w+ ){0,4}(?:heart attack|stroke|seizure)",
  "if (?:i|he|she|they|we|my \\w+) (?:\\w+ ){0,2}(?:passe[sd]|collapse|faint|get|had|have|cannot|can not)",
  "last (?:year|month|week|summer|winter|spring|fall|night)|yesterday",
  "the other day|used to|(?:years?|months|weeks) ago|in 0\\b",
  "(?:went|was|been|took|taken|ended up|rushed|stayed|discharged) (?:\\w+ ){0,4}(?:er|hospital|ambulance|emergency)\\b",
  "(?:er|hospital|ambulance|doctor|medical|cardiolog\\w+) (?:\\w+ )?(?:bills?|visit|copay|charged|owed)\\b",
  "(?:doctor|cardiologist) (?:\\w+ )?(?:says?|said|told|thinks)|turned out|is (?:fine|ok|okay|better|recovering|home) now",
  "(?:bleeding|choking) (?:\\w+ ){0,3}(?:money|cash|points|funds|dollars|debts?|fees|interest|bills?)",
]);

const OF_DEBT = "(?:debts?|bills?|loans?|rent|mortgage|interest|payments?|fees|costs?|money|prices|financially)";
/** "I can't breathe under these bills": no breath is meant. */
const OUT_OF_BREATH_WITH_DEBT = new RegExp(
  `breath(?:e|ing)? (?:\\w+ ){0,4}${OF_DEBT}\\b|\\b${OF_DEBT} (?:\\w+ ){0,5}breath(?:e|ing)?\\b|breathing room`,
);
const STILL = /\b(?:right now|still|again|this minute|as i type|what do i do|help)\b/;

const AT_THE_WHEEL =
  /\b(?:driving|drove|drive|behind the wheel|on (?:the )?(?:road|highway|motorway|freeway|i 0)|in the (?:truck|cab|rig|car))\b/;
const NOT_DRIVING = /\b(?:parked|pulled over|at home|home now|passenger|bus|stopped at|not driving)\b/;
const OF_ONESELF =
  /\b(?:my|i) (?:\w+ ){0,3}(?:chest|arm|face|side|leg|jaw|breath\w*|throat|passed|fainted|blacked|bleeding|heart|numb)\b/;
const OF_ANOTHER = new RegExp(`\\b(?:his|her|${SOMEBODY.replace("i|", "")})\\b`);

/** An illness that can't wait, by who has it. */
interface IllNow {
  another: boolean;
  isDriving: boolean;
}

/** What a message tells of somebody who needs an ambulance now; null where it tells of none. */
export function readIllNow(text: string): IllNow | null {
  if (!saysOne(SIGNS, text) || isOfStories(text) || isLongPast(text)) return null;
  if (saysOne(NOT_NOW, text) && !STILL.test(text)) return null;
  if (OUT_OF_BREATH_WITH_DEBT.test(text)) return null;
  const another = OF_ANOTHER.test(text) && !OF_ONESELF.test(text);
  return { another, isDriving: !another && AT_THE_WHEEL.test(text) && !NOT_DRIVING.test(text) };
}
