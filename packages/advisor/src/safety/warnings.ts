import { withReturnsMarked } from "./impossible-returns.ts";
import { plainlyFolded } from "./plainly-folded.ts";

interface Warning {
  id: string;
  /** All of them have to be found in the folded words. */
  says: readonly RegExp[];
  /** With one of these it is something else. */
  unless: RegExp;
  words: string;
  /** Said the second time. */
  again: string;
}

const ASKED = /\b(?:should (?:i|we)|shall i|do i|can i|could i|what if)\b/;
const IN_DOUBT = /\bis (?:it|that|this) (?:\w+ )?(?:good|ok|okay|safe|wise|legit|worth)\b/;
const WANTED =
  /\b(?:(?:wants?|asks?|asked|asking|begs?|begged|begging|needs?|expects?) (?:me|us)|says? i can|told me|offer\w*)\b/;
const SAID = /\b(?:says?|said|saying|told|tells|swears?|promis\w+|guarantee\w*|recommend\w*)\b/;
const EITHER = new RegExp(`${ASKED.source}|${IN_DOUBT.source}|${WANTED.source}`);
const anyOf = (...words: readonly string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`);
const BROUGHT = anyOf(
  "br(?:ing|ings|ought)|pitch\\w*|invit\\w*|join\\w*|go in|get in|getting in|drop|put in|you think|thoughts|too good",
  "wants (?:\\w+ ){0,2}0|shd i|is (?:it|that|this) (?:real|true|legit|smart)|collect\\w*|pays?|paying|paid out|opportunity",
);
const INVESTED = anyOf(
  "invest\\w*|scheme|crypto|coins?|bitcoin|forex|trad(?:e|es|er|ing)|platform|fund|club|group|returns?|profit\\w*|opportunity",
  "pays?|paying|paid|payouts?|collect\\w*|earn\\w*|gives?|makes?|program\\w*|business|bot|staking|put (?:in )?0|drop 0|guarantee\\w*|gold|get|doing",
);
const NOT_INVESTED = anyOf(
  "cards?|charg\\w+|apr|owe|owing|borrow\\w*|overdraft|late fee|of my (?:pay|income|salary|wages?|paycheck)|match\\w*",
  "inflation|raise|rent|(?:save|saving|invest|put|spend) (?:away |aside )?impossible",
);

/** What is on offer and may cost a person dearly; nothing of it is theirs yet. */
const WARNINGS: readonly Warning[] = [
  {
    id: "cosign",
    says: [
      /\b(?:co ?sign\w*|guarantor|sign (?:\w+ ){0,3}(?:with|for) (?:him|her|them|my \w+))\b/,
      // whether to do it at all is a lesson
      /\b(?:him|her|his|them|their|my)\b/,
      EITHER,
    ],
    unless: /\b(?:what (?:is|does)|mean|cosigned|signed|already)\b/,
    words:
      "**Please don't sign that lightly.** Who co-signs owes all of it: when a payment is missed, the lender comes to you, at once and for the whole sum, the missed payment stands on your credit record too, and it counts as your debt when you want a loan yourself. Repossessions or missed payments before are the best sign of what comes, and after one the rest of the loan is still owed, by you.\n\nSay no unless you could and would pay all of it. \"I don't sign for loans, not for anybody, but I can help you look for something you can carry\" is a kind way. A smaller sum that you give and never expect back costs less.",
    again:
      "It stays as I said: sign only for what you could and would pay in full yourself. Whoever signs with him owes it with him, and getting out later takes a new loan without you. Saying no to the loan is not saying no to him.",
  },
  {
    id: "payday",
    says: [/\b(?:payday|title|car title) (?:loans?|lenders?|places?|advances?|ones?|apps?|shops?)\b/, EITHER],
    unless: /\b(?:paid|pay off|paying|owe|owed|left on|took|have taken)\b/,
    words:
      '**I would not take it.** A payday loan is one of the dearest there is: $15 for each $100 over two weeks is nearly 400% a year, and most people can\'t pay it back at once and pay the fee again and again.\n\nFirst ask whoever is owed for a later date: it is free. Then an advance from your employer, a small loan of a credit union (a "payday alternative loan" in the US), or local help, 211 in the US and Canada. What does the money have to pay, and by when?',
    again:
      "I still would not: what it costs comes on top of a month that is short already. Ask for a later date first, then your employer or a credit union. If it has to be, take the smallest sum, and know the day on which all of it goes back.",
  },
  {
    id: "debt-relief",
    says: [
      /\b(?:debt (?:relief|settlement|consolidation company|elimination)|(?:cut|halve|erase|wipe|settle|lower|fix|reduce|repair) (?:\w+ ){0,2}(?:debts?|credit|cards?))\b/,
      /\b(?:up ?front|in advance|fee|fees|pay (?:them|him|her) first|first payment|enrol\w*)\b/,
      new RegExp(`${EITHER.source}|${SAID.source}|\\bis (?:that|this|it) (?:real|true|for real|legit)\\b`),
    ],
    unless: /\b(?:balance transfer|late fee|annual fee|my (?:bank|lawyer))\b/,
    words:
      "**Pay nothing up front.** In the US a firm that sells debt relief by phone may not take a fee before it has settled something, so whoever asks for one breaks the rule or runs a fraud. Even honest ones tell you to stop paying first, and that brings late fees, calls and a damaged credit record.\n\nWhat they do you can do for nothing: ask each lender for a hardship plan or a settlement, in writing. A non-profit credit counselor costs little and asks nothing in advance. Shall we look at which debt to call about first?",
    again:
      "It stays as I said: no money in advance, whatever they promise. Call the lenders yourself, or a non-profit credit counselor.",
  },
  {
    id: "arrest-threat",
    says: [
      /\b(?:cops?|police|arrest\w*|jail\w*|prison|warrant|sheriff|locked up)\b/,
      /\b(?:loans?|lenders?|payday|check n go|collectors?|debts?|owe|owed|klarna|afterpay|credit cards?|pay (?:them|it|up|by))\b/,
      /\b(?:threat\w*|sa(?:ys?|id|ying)|told|tells|gonna|going to|will|can (?:they|i|he|she)|send\w*|call\w*|could i|do they)\b/,
    ],
    unless:
      /\b(?:child support|alimony|bail|tickets?|fines?|probation|irs|taxes|social security|my (?:son|grandson|nephew|brother))\b/,
    words:
      "**No: nobody goes to jail for a loan they can't pay**, and a lender or collector who threatens you with the police breaks the law in the US. It is meant to scare you into paying.\n\nDon't pay out of fear and don't roll a loan over for it. Write down the day, the name and the words, keep texts and voicemails, and report it to the CFPB (consumerfinance.gov/complaint) and your state's attorney general. Ask for an extended payment plan: many states make payday lenders give one, without a fee.\n\nOne thing is different: a paper from a court. Open it, and answer by its day. And if you don't know who is calling, it may be a fraud: pay nobody you can't check.",
    again:
      "It stays so: no police for a loan. Write down every threat, report it, and answer only what comes from a court.",
  },
  {
    id: "ponzi",
    says: [/\bimpossible return\b/, INVESTED, new RegExp(`${EITHER.source}|${SAID.source}|${BROUGHT.source}`)],
    unless: NOT_INVESTED,
    words:
      "**Put nothing in: a return like that is the mark of a Ponzi scheme.** No honest investment pays so much in so short a time, and nobody can promise it. The first are paid with what the next bring, so that people have collected proves nothing, and one day it stops with everybody's money inside. Good markets bring perhaps 7 to 10% in a whole year, with bad years between.\n\nThat holds also where family, a friend or somebody from church brings it: they were mostly fooled first. \"I don't put money where I can't see how it is earned\" is a kind no. Has any of yours gone in already?",
    again:
      "My answer stays: nothing. What pays like that lives on the next who join. If some of yours is in already, ask for all of it back now, put no more in to get it out, and report it.",
  },
  {
    id: "doubling",
    says: [
      /\b(?:doubl\w+|tripl\w+|0x|guaranteed (?:\w+ )?(?:returns?|profits?|gains?)|risk free)\b/,
      /\b(?:crypto|coins?|bitcoin|invest\w*|forex|trading|scheme|platform|fund|profits?|returns?|put 0|send 0)\b/,
      new RegExp(`${EITHER.source}|${SAID.source}|${BROUGHT.source}`),
    ],
    unless: /\b(?:doubled|my (?:goal|target|savings)|match\w*|employer|how long)\b/,
    words:
      '**That is how a fraud sounds: send nothing.** Nothing honest doubles in weeks, and nobody can promise a return. Often a first small sum is paid back to win trust, then the rest is gone, and a friend who brings it was mostly fooled first.\n\nIf money has gone already, call your bank now and say "fraud". Whoever offers to get it back for a fee is the same fraud again. Did you send anything?',
    again:
      "My answer stays: send nothing. Whoever promises to double money has a reason to hurry you. If some has gone already, tell your bank today.",
  },
  {
    id: "scam",
    says: [
      new RegExp(
        "\\b(?:that|this|it|thing|offer|call|letter|text|email|he|she|they) (?:\\w+ )?(?:sounds?|looks?|seems?|is|be) " +
          "(?:\\w+ )?(?:like )?(?:an? )?(?:\\w+ )?(?:scam|fraud|con|ponzi)\\b|" +
          "\\bis (?:that|this|it) (?:\\w+ ){0,3}(?:a )?(?:scam|fraud|con|legit)\\b",
      ),
    ],
    unless:
      /\b(?:balance transfer|0 (?:percent )?(?:apr|interest|intro)|app|site|you|paluwagan|susu|chama|pardner hand|savings club|insurance|is not)\b/,
    words:
      "**If you have to ask, treat it as one: send nothing and give no number.** The marks are always the same: a gain that is promised, haste, secrecy, a stranger or a friend's friend who leads you, and payment in crypto, gift cards or by transfer. One of them is enough.\n\nLook the firm up yourself with the regulator, never by their link, and tell somebody you trust before any money moves. Did you send anything yet?",
    again: "As before: send nothing, give no number, and ask someone who has nothing to gain from it.",
  },
];

/** The warning that an offer or a request calls for, in other words where it was given before; null where there is none. */
export function warningOf(message: string, given: readonly string[] = []): { id: string; words: string } | null {
  const text = plainlyFolded(withReturnsMarked(message)).join(" ");
  const found = WARNINGS.find(({ says, unless }) => says.every((one) => one.test(text)) && !unless.test(text));
  return found ? { id: found.id, words: given.includes(found.id) ? found.again : found.words } : null;
}

const OFFICES =
  /\b(?:medicare|social security|irs|hmrc|nhs|microsoft|amazon|apple|tax office|(?:the|my|your) bank|police|government)\b/;
const CALLED = /\b(?:phone[ds]?|phoning|call(?:ed|s|ing)?|rang|rings?|text(?:ed|s)?|emailed|wrote|named|knocked)\b/;
const FOR_NUMBERS =
  /\b(?:want(?:s|ed)|ask(?:s|ed|ing)|need(?:s|ed)) (?:\w+ ){0,2}my (?:\w+ ){0,2}(?:numbers?|details|ssn|pin|codes?|password)\b/;
const CALLED_ONESELF = /\bi (?:just |have )?(?:called|phoned|rang|asked|emailed|texted)\b/;

/** Whether someone calls in an office's name and wants a number that no office asks for. */
export function isCallerForNumbers(text: string): boolean {
  return OFFICES.test(text) && CALLED.test(text) && FOR_NUMBERS.test(text) && !CALLED_ONESELF.test(text);
}
