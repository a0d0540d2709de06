/** The words by which money that goes step by step is told. */

export const SELLS =
  /\b(?:sell|sells|sold|selling|flog(?:ged)?|punt(?:ed)?|offload|get rid|got rid|let|part(?:ed|ing)? with|liquidat\w+|dump|unload|bin|disposing|dispose|trade in|cash(?:ed|ing)? (?:in|out)|g[ia]ve up|empty|emptied|break|drain|raid)\b/;
export const IS_SOLD =
  /^(?:\S+ ){0,2}(?:i |we )?(?:goes|went|go|sells?|sold|away|fetche?[sd]?|brought|brings?|is finished)\b|^(?:is )?(?:for|at|like) (?:exactly |just )?(?:what|the (?:\w+ )?(?:stored|listed|saved|price|value)|price|(?:book|stored|current|listed|saved) (?:value|price))/;
export const BUYS = /\b(?:buy|buys|take|takes|taking) (?:the|my|our|all|off) /;
export const PAYS_FROM =
  /\b(?:from|out of|out|outta|oot|using|fr|emptied|empty|break|drain|raid|with)(?: (?:the|my|our|that|this|same))* $/;
/** Whom or what money is paid, before the sum. */
export const PAYS_TO = /\b(?:pay|pays|paid|paying|give|gives|gave|send|sent)(?: (?:the|my|our))* $/;
export const CLEARS =
  /\b(?:pay|paid|pays|paying|clear|cleared|clears|settle|settled|settling|kill|finish|finished|close|closed|retire|discharge|wipe|square|strike|struck|vanish|vanishes)\b/;
export const GIVES_BACK = /^(?:his|her|their|its) (?:money|due|share)\b/;
export const IS_CLEARED =
  /^(?:\S+ ){0,2}(?:paid|cleared|gone|settled|closed|finish(?:ed)?|complete|completely|entirely|to (?:zero|N)|in full|gets cleared|vanish(?:es)?|comes? off|i (?:\w+ )?pay)\b|^all\b/;
export const REST =
  /\b(?:rest|remainder|balance|left over|leftover|over|whatever|what is left|whats left|proceeds|all of it|it all|all of that|the lot|everything(?: else)?|every (?:bit|penny|cent)(?: of (?:it|that|this))?|that money|the money|P)\b/;
export const GOES_TO =
  /\b(?:to|into|in|onto|on|at|against|towards?|give|gives|gave|leave|pour|throw|put)(?: (?:it|all|the|my|our|that))* $/;
/** Paid towards a debt as far as it goes. */
export const REDUCES =
  /\b(?:knock(?:ed|ing)? (?:down|back)|pay(?:ing)? down|reduc\w+|bring(?:ing)? down|chip(?:ped)? (?:at|away))(?: (?:at|the|my|our))* $/;
export const ITS_LOAN =
  /\b(?:its|it's|it is|his|her) (?:own )?(?:loan|note|mortgage|finance|lease|debt|instal\w*)\b|\b(?:loan|note|mortgage|finance|owed) on it\b/;
export const RISES = /\b(?:advance|rise|rose|grow|grew|gain|climb|up|increase|more)\w*\b|\+ $/;
export const FALLS = /\b(?:fall|fell|drop|lose|lost|down|sink|sank|decline|draws? down|crash|less)\w*\b|- $/;
/** "The bonds advance 6 % on what is left of them." */
export const GROWS =
  /\b(?:advances?|rises?|rose|grows?|grew|gains?|climbs?|goes up|falls?|fell|drops?|loses?|sinks?|declines?|draws? down|crash(?:es)?) (?:by |of |about )*P\b/;
/** "If it goes for what I put", of what was named before. */
export const IT_GOES =
  /\b(?:it|that|this) (?:goes|went|sells|sold|brings|fetches)\b|\b(?:sell|sold|flog|bin|dump|cash in) (?:it|that|this)\b/;
/** What makes a clause one of the steps, and no chatter. */
export const ACTS = [SELLS, CLEARS, REST, /\b(?:from|put|give|gave|send|move|transfer|sold|owe)\b/];
export const WITH_IT = /\b(?:with|from|out of|using) (?:it|that|this|them|the same(?: \w+)?)\b/;
export const BRINGS = /\b(?:win|won|wins|bonus|refund|gift|inherit\w*|get|receive|payout|windfall)\b/;
export const SPENDS = /\b(?:give|gives|gave|spend|spends|spent|donate|hand|pay|paid|costs?|fees?)\b/;

export const MANY = /\b(?:both|two|three|all) $/;
export const COUNTS: readonly [RegExp, number][] = [
  [/\b(?:both|two)\b/, 2],
  [/\bthree\b/, 3],
  [/\bfour\b/, 4],
];
const SHARES: readonly [RegExp, number][] = [
  [/\b(?:half|two of the four)\b/, 1 / 2],
  [/\bthird\b/, 1 / 3],
  [/\bquarter\b/, 1 / 4],
];

/** How much of a thing is meant, from 0 to 1. */
export function shareIn(said: string): number {
  return SHARES.find(([pattern]) => pattern.test(said))?.[1] ?? 1;
}
