import type { CareForm } from "./care-form.ts";
import type { Concern } from "./concern.ts";
import { HELP_OF } from "./help-of-concern.ts";
import { saysOne, wholeWords } from "./words-from.ts";

/** Who says that they call for a bank or an office. */
const IN_A_NAME = wholeWords([
  "(?:fraud|security|theft|protection) (?:department|dept|team|unit|desk|squad|office|officer|people|guy|man|lady|agent)",
  "(?:the|my|your|our|his|her|from) (?:\\w+ ){0,2}(?:bank|credit union|building society|card company)",
  "card services|federal reserve|treasury|social security|medicare|irs|hmrc|fbi|ftc|police|microsoft|amazon|paypal|apple",
]);
const RINGS =
  /\b(?:phone[ds]?|phoning|call(?:ed|er|s|ing)?|rang|rings?|ringing|text(?:ed|s)?|on the (?:line|phone|telephone))\b/;
/** The person rang, or the bank sells. */
const OF_BUSINESS =
  /\bi (?:just |have |then )?(?:called|phoned|rang|asked|emailed|texted)\b|\b(?:better|higher) rate\b|\bat the branch\b/;

const MOVE =
  "(?:move|moves|moving|transfer\\w*|shift\\w*|send|sending|zelle|wire|withdraw\\w*|put|putting|park|secure|pull|take)";
const TOLD_TO = "(?:should|must|needs?|got|have|has|tells?|told|wants?|asks?|says?)";
const ASKS_TO_MOVE = wholeWords([
  `${MOVE} (?:\\w+ ){0,8}(?:safe|secure|protected|new|different|another|temporary) (?:account|wallet|place|vault)`,
  `${MOVE} (?:\\w+ ){0,8}(?:to (?:keep|make) (?:it|them) safe|to protect (?:it|them|my|the)|for safe ?keeping)`,
  `${TOLD_TO} (?:\\w+ ){0,4}${MOVE} (?:\\w+ ){0,3}(?:money|savings|cd|funds|pension|it all|everything|0)`,
  "(?:savings|money|funds|cd|balance|everything) (?:to be )?(?:moved|transferred|sent|wired|withdrawn)",
  "(?:safe|secure) account",
]);

const NOT_DONE = "(?<!\\b(?:not|never|almost|nearly|to|if|should|before|would|will|can|could)(?: \\w+)? )";
const GAVE = "(?:read|gave|given|give|told|texted|shared|handed|forwarded|sent)(?! (?:me|us)\\b)";
const SECRET = [
  "(?<!(?:sort|zip|area|dress|qr) )codes?|otp|passcodes?|passwords?|log ?ins?|credentials|digits",
  "(?:six|four|eight|0|verification|security) (?:digit )?numbers?",
].join("|");
const GAVE_A_SECRET = new RegExp(`${NOT_DONE}\\b${GAVE} (?:\\w+ ){0,6}(?:${SECRET})\\b`);
/** Into a page that a link opened; what a bank's own page asks for is typed every day. */
const TYPED_A_SECRET = new RegExp(`${NOT_DONE}\\b(?:typed|entered|put in|filled in) (?:\\w+ ){0,6}(?:${SECRET})\\b`);
const LURED = /\b(?:links?|fake|phish\w*|scam\w*|qr|pop ?up|attachment)\b/;
const TO_A_STRANGER =
  /\b(?:him|caller|scam\w*|stranger|man|guy|lady|woman|fella|bloke|department|support|agent|site|website|bank)\b|\b(?:who|they) (?:called|phoned|rang)\b/;
/** To one's own people, or of a door, a shop or a card: the card has words of its own. */
const OF_NO_ACCOUNT = wholeWords([
  "(?:my|our) (?:\\w+ )?(?:wife|husband|partner|son|daughter|brother|sister|mother|father|accountant|kids?|friend|boss|lawyer)",
  "(?:wifi|gate|door|house|garage|alarm|promo\\w*|discount|referral|coupon|netflix|source|locker|gym|card|cvv)",
]);

interface Deceived {
  concern: Concern;
  form: CareForm;
}

/** A caller in a bank's name who wants money moved, or a code that was given away; `before` is what was talked of last. */
export function readDeceived(text: string, before: Concern | null): Deceived | null {
  const isAfterFraud = before !== null && HELP_OF[before] === "fraud";
  const isGiven = GAVE_A_SECRET.test(text) && (isAfterFraud || TO_A_STRANGER.test(text));
  const isTyped = TYPED_A_SECRET.test(text) && LURED.test(text);
  if ((isGiven || isTyped) && !saysOne(OF_NO_ACCOUNT, text)) return { concern: "account", form: "code-given" };
  const isCaller = RINGS.test(text) && saysOne(IN_A_NAME, text) && !OF_BUSINESS.test(text);
  return isCaller && saysOne(ASKS_TO_MOVE, text) ? { concern: "scam", form: "caller" } : null;
}
