import type { CareForm } from "./care-form.ts";
import type { Danger } from "./concern.ts";
import { isOfStories } from "./unmistakable.ts";
import { isLongPast } from "./vetoes.ts";
import { saysOne, wordsFrom } from "./words-from.ts";

const KIN = "(?:(?:step ?)?(?:father|mother|dad|mom|mum|parents?|brother|sister)|folks|family|aunt\\w*|uncle|gran\\w+)";
const PARTNER =
  "(?:husband|wife|partner|boyfriend|girlfriend|ex|fiance\\w*|roommate|flatmate|housemate|inlaws|in laws)";
const PUT = "(?:kick|throw|put|chuck|turf|toss|lock|push|drive|send)(?:s|ed|ing)?|threw|thrown|sent|drove";

/** Put out of a home by one's own people: no landlord, and no court. */
const PUT_OUT = wordsFrom([
  `(?:${KIN}|${PARTNER}) (?:\\w+ ){0,4}(?:${PUT}) (?:me|us) out\\b`,
  `(?:${PUT}) out (?:of \\w+ \\w+ )?by (?:my|our|his|her) (?:\\w+ )?(?:${KIN}|${PARTNER})\\b`,
  `(?:${KIN}|${PARTNER}) (?:\\w+ ){0,3}(?:wants? (?:me|us) (?:gone|out)|disowned me|changed the locks)\\b`,
  `(?:${KIN}|${PARTNER}) (?:\\w+ ){0,3}(?:told|ordered) (?:me|us) to (?:leave|get out|pack)\\b`,
  `(?:${KIN}|${PARTNER}) (?:\\w+ ){0,3}(?:will not let (?:me|us) (?:back )?(?:in|home)|put my (?:stuff|things) out)\\b`,
  `(?:${PUT}) (?:me|us) out\\b.* (?:${KIN}|${PARTNER})\\b`,
]);
const NOT_OF_HOME = wordsFrom([
  "landlord|landlady|evict\\w*|court|out (?:0|of (?:my|our) (?:misery|mind|depth))",
  "out of (?:the|his|her|a) (?:\\w+ )?(?:pub|bar|band|game|room|kitchen|chat|group|car|club|will|store|shop|gym)\\b",
]);

const CHILD =
  "(?:child|kids?|children|baby|babies|toddler|daughters?|sons?|nieces?|nephews?|step(?:son|daughter)|grand(?:son|daughter|kids?|child\\w*)|little (?:brother|sister))";
const HARMS =
  "(?:hit|hits|hitting|hurt|hurts|hurting|beat|beats|beating|burn\\w*|shook|shakes|choke[ds]?|molest\\w*|abus\\w+|punche[ds]|slap\\w*|touch(?:es|ed|ing)?)";
const NOT_MONEY = "(?! (?:up|back|fund|savings|account|college|money|team|at|in|record|target)\\b)";
const WHO =
  "(?:he|she|they|somebody|someone|boyfriend|girlfriend|husband|wife|partner|ex|(?:step ?)?(?:father|mother|dad|mom)|uncle|sitter|babysitter|nanny|coach|teacher|neighbou?r)";

/** A child who may be hurt, is left with who hurts, or is gone. */
const CHILD_IN_DANGER = wordsFrom([
  `${CHILD} (?:(?:is|are|may|might|could|be) ){1,2}(?:in (?:\\w+ )?danger|not safe|unsafe)\\b`,
  `${CHILD} (?:(?:is|are|may|might|could|be) ){1,2}(?:being )?(?:hurt|hit|beaten|abused|molested|starved)\\b`,
  `${WHO} (?:\\w+ ){0,3}${HARMS} (?:my|the|our|her|his|their|a) (?:\\w+ )?${CHILD}\\b${NOT_MONEY}`,
  `(?:scared|afraid|worried|fear) (?:\\w+ ){0,4}(?:hurt|hit|harm|kill|beat)s? (?:\\w+ )?(?:my|the|our) ${CHILD}\\b`,
  `${CHILD} (?:is |are )?(?:\\w+ )?alone (?:\\w+ )?with (?:him|her|a drunk|that man)\\b`,
  `(?:my|our|the) (?:\\w+ )?${CHILD} (?:is|are|has been|have been|went|got) (?:\\w+ )?(?:missing|kidnapped|abducted|taken away)\\b`,
  `(?:fear|afraid|scared) for (?:my|the|our) ${CHILD}\\b`,
]);
/** By the teller's own hand, or of money. */
const IF_AT_ALL = /\b(?:if|when i was|what if|insurance|in case|keep\w* safe|safe for|financially)\b/;

/** Harm to the teller is violence, whatever else was done. */
const HARM_TO_TELLER =
  /\b(?:hits?|beats?|beat|hurts?|chok\w+|slap\w*|punch\w*|shoved?|threat\w*|kills?) (?:me|us)\b|\b(?:knife|gun|bruise\w*)\b/;

interface AtHome {
  concern: Danger;
  form: CareForm;
}

/** A child in danger, or somebody put out by their own people; null where neither is told. */
export function readAtHome(text: string): AtHome | null {
  if (isOfStories(text) || isLongPast(text) || IF_AT_ALL.test(text)) return null;
  if (HARM_TO_TELLER.test(text)) return null;
  if (saysOne(CHILD_IN_DANGER, text)) return { concern: "violence", form: "child" };
  const isPutOut = saysOne(PUT_OUT, text) && !saysOne(NOT_OF_HOME, text);
  return isPutOut ? { concern: "eviction", form: "put-out" } : null;
}
