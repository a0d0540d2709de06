import { isEntryWord } from "../lexicon/entry-words.ts";
import { phraseOf } from "./phrase.ts";
import type { Token } from "./token.ts";

/**
 * Another way of saying the same, for sentences about what is owed and paid. In `to`, `<name>` stands for what the
 * group of that name held; other words are put in.
 */
interface Rephrasing {
  pattern: RegExp;
  to: string;
  /** Holds only where the group `front` names no asset or debt: a fact in it must not get lost. */
  dropsFront?: boolean;
}

const PAST_VERB =
  "(?:opened|took|borrowed|got|bought|financed|paid|sent|charged|managed|ran up|racked up|signed|was able|were able)";
const I_NOW = "(?:i|we)(?: (?:now|still|also|finally|recently|had to))*";
const PAID_ALL = "(?:i |we |i have |we have )?(?:paid|sent|made) (?:both|all of them|all|all three|them|those)";

/** To let the advisor see through another turn of phrase, add a line. The first `pattern` that fits is used, each once. */
const REPHRASINGS: Rephrasing[] = [
  { pattern: /^(?<before>.*?) ?\( (?<said>M|P|M at P|M , P)(?: \)|$)(?<after>.*)$/, to: "<before> <said> <after>" },
  { pattern: /^(?<before>.*?) ?\( (?<said>M|P|M at P|M , P)(?: \)|$)(?<after>.*)$/, to: "<before> <said> <after>" },
  // "It turns out that I owe ...", "I noticed my Visa is at ..."
  {
    pattern:
      /^(?:and |but |so )?(?:(?:it )?(?:turns out|turned out|looks like|appears|seems)|(?:i|we) (?:noticed|realized|realised|found out|learned|see|saw|discovered))(?: that)? (?<after>(?:i|we|my|our|the) .+)$/,
    to: "<after>",
  },
  {
    pattern: /^(?<before>(?:.* )?discover) it (?<after>(?:card|credit|balance|,|at|is|M)\b.*)$/,
    to: "<before> <after>",
  },
  // "When we redid the kitchen I opened ...", "for my degree I took ...", "according to the statement the balance is ..."
  {
    pattern: new RegExp(
      `^(?:and |but |so )?(?<front>(?:when|after|since|because|while|during|once|as|back when|for|to|in order to|thanks to|due to|with (?:my|our|the|a|some)|last|this)\\b(?: (?!M\\b|P\\b|R\\b|T\\b|,)\\S+){1,9}?)(?: ,)? (?<main>${I_NOW} ${PAST_VERB}\\b.*)$`,
    ),
    to: "<main>",
    dropsFront: true,
  },
  {
    pattern:
      /^(?:and |but |so )?(?<front>(?:according to|based on|per|as of|going by|looking at)\b(?: (?!M\b|P\b|R\b|T\b|the visa|my visa)\S+){1,8}?)(?: ,)? (?<main>(?:(?:i|we) (?:now |still )*(?:owe|have)|(?:my|the|our) (?:\S+ ){1,4}?(?:balance )?(?:is|stands|sits)) .*)$/,
    to: "<main>",
    dropsFront: true,
  },
  // "With fifteen thousand of the proceeds I paid down the loan"
  {
    pattern:
      /^(?<before>.*?)\bwith (?<amount>M)(?: (?:of|from|out of) (?:the|that|it|my|this|them)(?: (?!i\b|we\b|M\b)\w+){0,3})?(?: ,)? (?:i|we) (?:\w+ )?(?:paid|knocked|brought|took)(?: down| off| on)? (?<what>(?!M\b).+)$/,
    to: "<before> i paid <amount> off <what>",
  },
  {
    pattern: new RegExp(`^(?<list>M (?:to|on|towards?|for) .+?)(?: ,|, and| and)? ${PAID_ALL}\\b.*$`),
    to: "i paid <list>",
  },
  {
    pattern:
      /^(?<before>.*\bM) (?:of|from|out of) (?:my|the|our) (?:\w+ ){0,2}?(?:bonus|refund|stimulus|paycheck|inheritance|raise|commission) (?<after>(?:on|onto|to|towards?|into|off|against|at|in) .*)$/,
    to: "<before> <after>",
  },
  // "Uncle Ray got 500 from me"
  {
    pattern:
      /^(?<what>(?!i\b|we\b)(?:\S+ ){1,4}?)(?:got|received|has received|was paid) (?<amount>M) (?:back )?(?:from|by) (?:me|us)\b(?<after>.*)$/,
    to: "i paid <what> <amount>",
  },
  // "toward what I owe him", "everything I owed her", "what I owe on the Visa"
  {
    pattern:
      /^(?<before>(?!.*\bM\b).*\b(?:paid|repaid|gave|sent|handed)\b.*?) (?:everything|all|all that|all of what|what|the money|every (?:cent|penny|dime)) (?:that )?(?:i|we) (?:still )?owed? (?:him|her|them|it)?$/,
    to: "<before> in full",
  },
  {
    pattern:
      /^(?<before>.*\bM\b.*?) (?:towards?|of|on|off|from|for|against) what (?:i|we) (?:still |had )?(?:owed?|borrowed)(?: (?:him|her|them|on it|from (?:him|her|them)))?$/,
    to: "<before>",
  },
  {
    pattern:
      /^(?<before>.*\b(?:paid|put|sent|threw|gave)\b.*?) ?\bwhat (?:i|we) (?:still )?owed? (?:on|to) (?<what>.+)$/,
    to: "<before> <what>",
  },
  // "I am owing 3,500", "I carry a balance of 2,612 on ...", "still paying on a couch, 1,450 to go", "left me with a bill of 2,780"
  {
    pattern: /^(?<before>.*?)\b(?:i|we) (?:still |now )*(?:am |are |have been )(?:still )?owing (?<after>.*)$/,
    to: "<before> i owe <after>",
  },
  {
    pattern: /^(?<before>.*?)\b(?:i|we) (?:still |now |am |are )*(?:carry|carrying) (?<after>(?:about )?M on .*)$/,
    to: "<before> i owe <after>",
  },
  {
    pattern:
      /^(?<before>.*?)\b(?:i|we) (?:still |now |have |am |are )*(?:carry|carrying|carried|run|running|running up) (?:a |an )?(?:\w+ )?(?:balance|debt|tab) of (?<after>(?:about )?M .*)$/,
    to: "<before> i owe <after>",
  },
  {
    pattern:
      /^(?<before>.*?)\b(?:i|we) (?:am |are |have been )?(?:still )?(?:making payments on|paying on|paying off|paying down|paying for|financing|financed) (?<what>(?:(?!\b[MTR]\b)\S+ ){1,8}?)(?:, |and )?(?:(?:with|there is|have|still|i|we|owe|about) )*(?<amount>M) (?:more )?(?:to go|left|remaining|still owed|owed|to pay)(?: on it| to pay)?(?<after>.*)$/,
    to: "<before> i owe <amount> on <what> <after>",
  },
  {
    pattern:
      /^(?<before>.*?)(?<what>(?:my |the |our |that |an? )(?:[a-z-]+ ){1,5}?)(?:[BD] )?(?:has )?(?:left|stuck) (?:me|us) (?:with|owing) (?:a |an )?(?:\w+ )?(?:bill of |debt of |balance of |tab of )?(?<amount>M)(?: (?:bill|debt|tab))?(?: (?:that|which) (?:i|we) .*| to pay.*| in debt)?$/,
    to: "<before> i owe <amount> on <what>",
  },
  { pattern: /^(?<before>.*?)\bfree and clear\b(?<after>.*)$/, to: "<before> outright <after>" },
  {
    pattern:
      /^(?<who>(?:my |our )?(?:[a-z-]+ ){1,2})and (?:i|me|we) (?:am|are) (?<after>(?:now |all |finally |officially )*(?:square|even|settled up|squared up)\b.*)$/,
    to: "i am square with <who>",
  },
  // "Forgot one: 2,700 on the Lowe's card", "a lien of 7,300 that I need to deal with"
  {
    pattern:
      /^(?:also |oh |and )*(?:i )?(?:forgot (?:one|another|about one|to mention)|one more|another one|new one)(?: thing)? (?::|,) (?<after>.+)$/,
    to: "<after>",
  },
  {
    pattern:
      /^(?<before>.*\bM\b.*?) (?:that|which) (?:i|we) (?:still )?(?:need|have|am going|are going) to (?:deal with|pay|pay off|take care of|sort out|get rid of)(?<after>.*)$/,
    to: "<before> <after>",
  },
  {
    pattern:
      /^(?:i |we )?(?:still )?(?:need|have) to pay (?:back )?(?<what>(?:my |our |the )?(?:[a-z-]+ ){1,2}?)(?:back )?(?:the )?(?<amount>M) (?:back )?(?:that )?(?:she|he|they|it) (?:lent|loaned|gave|fronted|spotted) (?:me|us)$/,
    to: "i owe <amount> to <what>",
  },
  {
    pattern:
      /^(?<amount>M) is (?:what is|what i|what we|all that is|all i|how much is|how much i|the amount i)(?: still)? (?:left|owed|owe|outstanding|remaining|have left) (?:on|to) (?<what>.+)$/,
    to: "i owe <amount> on <what>",
  },
  {
    pattern: /^what (?:i|we) (?:still )?owe (?:on|to) (?<what>.+?) is (?:now )?(?<amount>M)\b(?<after>.*)$/,
    to: "i owe <amount> on <what> <after>",
  },
  // "This month's payments: Visa 120, car loan 305"
  {
    pattern:
      /^(?:my |our |the |this month 's |today 's |this week 's |T |B |D |'s |two |three |four |N )*payments?(?: made| today| this month| this week| so far| D| B)* : (?<list>.*\bM\b.*)$/,
    to: "i paid <list>",
  },
  {
    pattern: /^(?<what>[^:]+?) (?::|=|-) (?:paid|sent|put) (?<amount>(?:another )?M)(?: on it| to it| off| on that)?$/,
    to: "i paid <what> <amount>",
  },
  {
    pattern:
      /^(?:my|our) (?:wife|husband|partner|spouse|fiance|fiancee|hubby|employer|company|job|parents|mom|dad) (?:just |also |kindly )?(?<paid>(?:paid|sent|put|threw) (?:off )?M (?:to|on|towards?|off|of) (?:my|our|the) (?!.*\b(?:his|her|their)\b).+)$/,
    to: "i <paid>",
  },
  {
    pattern:
      /^(?<what>(?:my |our )?(?:[a-z-]+ ){1,3}?)(?:has )?(?:forgave|forgiven|waived|knocked off) (?<amount>M)(?: (?:of|off|from) (?:the loan|my loan|my debt|it))?$/,
    to: "i paid <what> <amount>",
  },
  {
    pattern:
      /^(?<what>(?:the |my )?(?:[a-z'-]+ ){1,3}?)(?:auto-?pay|auto payment|automatic payment) (?:pulled|took(?: out)?|drafted|debited|withdrew|of|went through for|hit for|ran for) (?<amount>M)\b(?<after>.*)$/,
    to: "i paid <what> <amount> <after>",
  },
  {
    pattern:
      /^(?:new|some|an?|the|got|bought) (?:[a-z-]+ ){1,4}, (?<amount>M) ?, (?:all )?(?:on|onto) (?<what>(?:the|my) .*(?:visa|card|amex|mastercard|discover).*)$/,
    to: "i charged <amount> on <what>",
  },
  {
    pattern:
      /^(?<before>.*\b(?:paid|repaid|gave|settled)\b.*?) (?:back )?(?:every|the last) (?:single )?(?:penny|cent|dime|dollar)(?: (?:i|we) (?:had )?(?:owed?|borrowed)(?: (?:him|her|them))?)?$/,
    to: "<before> back in full",
  },
  // "Ended up putting 420 on the Visa"
  {
    pattern:
      /^(?<before>.*?)\b(?:ended up|wound up|got around to|went ahead with|finished) (?<verb>putting|paying|charging|sending|throwing|borrowing|spending)\b(?<after>.*)$/,
    to: "<before> <verb> <after>",
  },
];

const BASE: Record<string, string> = {
  putting: "put",
  paying: "paid",
  charging: "charged",
  sending: "sent",
  throwing: "threw",
  borrowing: "borrowed",
  spending: "spent",
};

/** A sentence put the way that rules know, its words and slots kept. */
export function rephrase(tokens: Token[], isKnown: (word: string) => boolean): Token[] {
  return REPHRASINGS.reduce((now, rephrasing) => rephraseBy(rephrasing, now, isKnown), tokens);
}

function rephraseBy(
  { pattern, to, dropsFront }: Rephrasing,
  tokens: Token[],
  isKnown: (word: string) => boolean,
): Token[] {
  const { text } = phraseOf(tokens);
  const match = new RegExp(pattern, "d").exec(text);
  const groups = match?.indices?.groups;
  if (!match || !groups) return tokens;
  const front = match.groups?.front ?? "";
  if (dropsFront && front.split(" ").some((word) => isEntryWord(word) || isKnown(word))) return tokens;
  return to.split(" ").flatMap((word) => {
    const name = /^<(\w+)>$/.exec(word)?.[1];
    if (name === undefined) return [{ text: word, raw: "", slot: null }];
    const span = groups[name];
    if (!span) return [];
    const kept = tokensWithin(tokens, span);
    return name === "verb" ? kept.map((token) => ({ ...token, text: BASE[token.text] ?? token.text })) : kept;
  });
}

/** The tokens that lie within a span of the sentence's text. */
function tokensWithin(tokens: readonly Token[], [start, end]: [number, number]): Token[] {
  let at = 0;
  return tokens.filter(({ text }) => {
    const from = at;
    at += text.length + 1;
    return from >= start && from + text.length <= end;
  });
}
