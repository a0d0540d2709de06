import { withPlainMarks } from "./plain-marks.ts";

/** "Expenses? About 2,400 a month.": no question, since the answer follows. */
const ASKED_ONESELF =
  /((?:^|[.!?;\n]\s*)(?:and |my |our |monthly |yearly )*(?:income|expenses|spending|salary|pay|rent))\s*\?\s+(?=(?:(?:i'd|i|would|say|about|maybe|around|roughly|probably|approximately|like|between|it's|that's|somewhere) )*[~$]?\d)/gi;

/** "1,700 at today's price": what so much is worth now is what it is worth. */
const AT_THE_PRICE =
  /,? (?:at|by|going by|per|based on) (?:today|this morning|yesterday|this week|the market|last night|the moment)['\u2019]s (?:\w+ )?(?:prices?|rates?|quotes?|close|closing price|values?|market)\b/gi;

/** "Debts? None.", "do I have any assets? nope": no question either. */
const ASKED_AND_DENIED =
  /((?:^|[.!?;\n]\s*)(?:and |so |well )*)(?:(?:do i have|have i got|got|any|my|our|other|as for) )*(debts?|assets?|liabilities)(?: (?:at all|for me|on my end|of mine))?\s*\?+\s+(?=(?:no|none|nope|nah|nada|zero|zilch|nothing|zip|not any|not one|(?:i |we )?(?:don't|dont|do not|haven't|have no|have none|got no|got none))\b)/gi;

/** "My car loan? 13,300 left." */
const ASKED_OF_ONES_OWN =
  /((?:^|[.!?;\n]\s*)(?:and |so |well |oh )*(?:my|our)(?: [\p{L}\d'&-]+){1,4})\s*\?\s+(?=(?:(?:it's|that's|still|about|around|roughly|maybe|probably|like|only|down to|at) )*[~$]?\d[\d,.]*k?\b(?! (?:months?|years?|days?|weeks?|miles|times|of)\b))/giu;

/** "My husband asked and I didn't know: how much do we still owe?" */
const ASKED_AFTER =
  /(?<!\s)\s*[:,]\s+(?=(?:so )?(?:how (?:much|many|far|long|short)|what(?:'s| is| are)|when (?:will|do|can)) [^:.!?]*\?\s*$)(?<=\b(?:asked|asks|asking|wonders?|wondering|wondered|know|answer|sure|question)\b[^.!?]*)/gi;

/**
 * "I'd like to stop worrying about the wrong one: which of my debts has the highest rate?"; what stands before it in a few words is
 * what is asked of: "wedding: how much is left?"
 */
const ONLY_ASKED =
  /^(?=(?:[^\s:]+ +){3,}[^:]|(?:(?:quick|one|another|a) )?(?:question|q|ok|so|hi|hey|hello)\b)[^\d.!?:]{1,160}:\s+((?:so )?(?:how (?:much|many|far|long|short|big)|which|what(?:'s| is| are| do| did)|when (?:will|do|can|is)|who do) [^:.!?]*\?\s*)$/i;

/** "The Macy's card? Gone, fully paid off!" */
const ASKED_AND_GONE =
  /((?:^|[.!?;\n]\s*)(?:and |so |well |oh )*(?:my|our|the)(?: [\p{L}\d'&-]+){1,4})\s*\?\s+(?=(?:finally |now |fully |all )*(?:gone|paid off|cleared|sold|closed)\b)/giu;

/** "Did you know I also own a motorcycle?", "I put 120 on it, happy?": told, whatever mark it ends in. */
const TOLD_AS_ASKED =
  /\b(?:did you know|did i (?:ever )?(?:mention|tell you))(?: that)? ((?:i|we) (?:(?:also|just|now|recently|actually|still) )*(?:have|own|owe|make|earn|got|bought|sold|paid|opened|inherited)\b[^?.!]*)\?/gi;
const TAG =
  /, ?(?:happy|happy now|satisfied|see|you see|you know|can you believe (?:it|that)|crazy|wild|cool|nice) ?(?:\?|huh\?)/gi;

/** "Maybe 10, maybe 15". */
const GUESSED_TWICE =
  /\b(?:maybe|probably|perhaps) ([$~]?\d+(?:[.,]\d+)*[km]?),? (?:or )?(?:maybe|probably|perhaps) (?=[$~]?\d)/gi;

/** "1) Amex 2,200 2) Discover 760". */
const LISTED = /(?:(?<=^)|(?<=[\s,;:]))\d{1,2}\) (?=\p{L})/gu;

/** A message made ready for reading: plain quotes, blanks and dashes, no invisible characters. */
export function prepare(message: string): string {
  return withPlainMarks(message)
    .replace(/(\d[kKmM]?) - (?=[$\u00A3\u20AC]?\d)/g, "$1-")
    .replace(/[\u2013\u2014\u2015]|(?<=\s)-(?=\s)/g, " , ")
    .replace(/ (?:comma|semicolon)(?= )/gi, ",")
    .replace(/\bT\. ?(?=Rowe\b)/g, "T ")
    .replace(/\bJ\. ?P\. ?(?=Morgan\b)/g, "JP")
    .replace(/(?<=[a-z]:? ?) ?\+ ?(?=[$\u00A3\u20AC]?\d)(?<!\d[km]? ?\+ ?)/gi, " another ")
    .replace(/\be\*trade\b/gi, "Etrade")
    .replace(/\b(extra|additional) (thousand|hundred|grand)\b(?! and\b)/gi, "$1 1 $2")
    .replace(/\u2044/g, "/")
    .replace(
      / \/ (?=\p{L})(?!(?:mo|yr|wk|hr|pa|per|day|month|year|week|hour|quarter|annum|pay|fortnight|two|every)\w*\b)/giu,
      " , ",
    )
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, "")
    .replace(/\p{Extended_Pictographic}[\uFE0F\u200D]*/gu, " ")
    .replace(
      /\b(want|wanna|need|trying|going|hoping|like|love|goal|me) 2 (?=(?:save|learn|buy|get|be|go|build|start|stop|pay|make|have|do|see|set|put|add)\b)/gi,
      "$1 to ",
    )
    .replace(/ 4 (?=(?:me|us|my)\b)/gi, " for ")
    .replace(/\b(Mt|St|Dr|Mr|Mrs|Ms|Jr|Sr)\. (?=\p{Lu})/gu, "$1 ")
    .replace(/\.{2,}|\u2026/g, " . ")
    .replace(/[\t\f\v\u00A0]+/g, " ")
    .replace(/\r\n?/g, "\n")
    .replace(ASKED_ONESELF, "$1: ")
    .replace(ASKED_AND_GONE, "$1 is ")
    .replace(TOLD_AS_ASKED, "$1.")
    .replace(ASKED_AFTER, ". ")
    .replace(ONLY_ASKED, "$1")
    .replace(TAG, ".")
    .replace(/((?:^|[.!?;\n]\s*)(?:so |and )*)what do (?:i|we) (own|owe)\?+ (?=(?:absolutely )?nothing\b)/gi, "$1i $2 ")
    .replace(ASKED_AND_DENIED, "$1$2: ")
    .replace(ASKED_OF_ONES_OWN, "$1: ")
    .replace(LISTED, ", ")
    .replace(AT_THE_PRICE, "")
    .replace(/\b(?:some|any)where from (?=\$?\d)/gi, "between ")
    .replace(GUESSED_TWICE, "between $1 and ")
    .trim();
}

/** Longer than what someone says about their money: a text they pasted, which is never taken for facts. */
const LONGEST_READ = 2_000;

const MARKUP = /<\/?[a-z!][^<>]*>|&(?:nbsp|lt|gt|amp);|\{\{|```/i;
const FOREIGN_WORDS = new Set(
  `ich mein meine meinen habe und der die das ein eine auf mit verdiene je j'ai mon ma mes une les des avec sur gagne
  tengo mi mis el la los las un una en con gano debo por mes al ho mio una nel sul guadagno eu tenho meu minha uma
  em ganho devo het een mijn heb ik jag har min och på`.split(/\s+/),
);
const ENGLISH_TOO = new Set(["die", "mi", "me", "la", "en", "un", "al", "je", "el", "con", "das", "min", "ho"]);

/** Why a message is not read for facts at all; null where it is. */
export function unreadable(text: string): "markup" | "too-long" | "other-language" | "no-words" | null {
  if (text.length > LONGEST_READ) return "too-long";
  if (MARKUP.test(text)) return "markup";
  if (!/[\p{L}\p{N}]/u.test(text)) return "no-words";
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const letters = words.join("");
  if (letters !== "" && (letters.match(/[a-z']/g) ?? []).length / letters.length < 0.8) return "other-language";
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word));
  const certain = foreign.filter((word) => !ENGLISH_TOO.has(word));
  return certain.length > 0 && foreign.length >= 2 ? "other-language" : null;
}
