/** Words of the product and of money: a message with one of them is about money again. */
const OF_MONEY =
  /\d|\b(?:net worth|saving|savings|income|expenses?|budget|goals?|debts?|assets?|visa|mastercard|amex|balance|loans?|mortgage|invest\w*|401k|ira|roth|etf|stocks?|plan|interest|apr|credit score|undo|million|emergency fund|salary|brokerage|checking|retire\w*|add|set|update|remove|delete)\b/;
const NUMBER_OF_HELP = /\b(?:988|911|999|112|000|116 ?123|13 ?11 ?14|211|159)\b/g;

/** Whoever has one need not have one for their money. */
const HAVING_A_PLAN = /\b(?:have|having|got|had|['’]ve) (?:a|the|my) plan\b/g;

const FIGURES_ASKED: readonly RegExp[] = [
  /\bwhat(?:'s| is| are|s)? (?:\w+ ){0,3}(?:worth|altogether|in total|in all|the total|left over)\b/,
  /\bwhat (?:do|did|have|does|am) (?:i|we) (?:\w+ ){0,2}(?:owe|owed|owing|own|have|got|earn|make|spend|spent|saved?|paid)\b/,
  /\b(?:tell|show|give) me (?:\w+ ){0,2}(?:what|how much) (?:i|we|is|there)\b/,
  /\bwhat (?:i|we) (?:owe|own|have|earn|make|spend)\b/,
  /\bhow much (?:money )?(?:do|did|have|is|are|would|can|could|will) (?:i|we|it|that|there|my|the)\b/,
  /\bwhat(?:'s| is|s) (?:on |in |left on |left in )?(?:the |my |our )(?:\w+ ){0,3}(?:cards?|accounts?|pension)\b/,
  /\bhow (?:am i|are we) doing\b|\bcan (?:i|we) afford\b|\bhow long (?:till|until|before) (?:i|we|it)\b/,
];
/** What is asked of life, of help or of means is no question about figures. */
const NOT_OF_FIGURES: readonly RegExp[] = [
  /\b(?:live|lives|life|living|lose|die|dead|dying|hope|alive|hurt|pills?|tablets|am i worth|to do)\b/,
  /\b(?:insur\w+|line|hotline|call|number|they|them|he|him|her)\b/,
];

/** Whether a message is about money. */
export function isOfMoney(message: string): boolean {
  return OF_MONEY.test(message.toLowerCase().replace(NUMBER_OF_HELP, "").replace(HAVING_A_PLAN, ""));
}

/** Whether a message plainly asks about the person's own figures. */
export function asksOfFigures(message: string): boolean {
  const text = message.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  return FIGURES_ASKED.some((asks) => asks.test(text)) && !NOT_OF_FIGURES.some((other) => other.test(text));
}
