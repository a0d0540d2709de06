import { plainQuestion } from "../match/plain-question.ts";

const ARTICLE = "(?:(?:an?|the|this|that|some) )?(?:(?:term(?! life)|word|phrase|acronym|abbreviation) )?";
const MEANS = "(?:mean|means|stand for|stands for|refer to|refers to|imply)";
/** What may stand within a question for a meaning without changing it. */
const LEADS: readonly [RegExp, string][] = [
  [/^(?:can|could|will|would) (?:you|somebody|someone) (?:please )?(?=explain|define|describe)/, ""],
  [
    /^(what|explain what) (?:the (?:heck|hell|fuck|deuce)|on earth|in the world|even|exactly|actually) (?=is|are|does|do)/,
    "$1 ",
  ],
];
/** What may follow a question for a meaning without changing it. */
const TRAILS =
  /(?: (?:in (?:plain |simple |easy |normal |basic )?(?:english|words|terms|language)|in (?:finance|money terms|general|banking|investing)|for (?:dummies|beginners|a beginner)|like i (?:am )?(?:a )?(?:5|five|child|kid|idiot)|to (?:me|a beginner|a child)|exactly|really|anyway|actually|even|simply|briefly|please|again|for me))+$/;

const OF_MEANING: readonly RegExp[] = [
  new RegExp(`^what (?:do|does|is|did) ${ARTICLE}(.+?) (?:even |really |actually )?${MEANS}$`),
  new RegExp(`^(?:what is )?(?:the |a )?(?:meaning|definition) (?:of|for) ${ARTICLE}(.+)$`),
  new RegExp(`^what (?:is|are|do you|do people|do they) mean(?:t)? by ${ARTICLE}(.+)$`),
  new RegExp(
    `^(?:please )?(?:define|explain)(?: to me)? (?:what )?(?:is |are )?${ARTICLE}(.+?)(?: is| are| means| mean)?$`,
  ),
  new RegExp(
    `^i (?:do not|never) (?:really |quite |fully )?(?:know|understand|understood|get) what ${ARTICLE}(.+?) (?:is|are|means|mean)$`,
  ),
  new RegExp(`^what ${ARTICLE}(.+?) (?:is|are|means)$`),
];
/** "What is the rate" asks for one that was spoken of: here "the" is no article before a term. */
const OF_THING = /^what (?:is|are) (?:an? )?(?!the |my |this |that )(.+)$/;
const DIFFERENCE =
  /^(?:what is |what are |explain )?(?:the )?differences? between (?:an? |the )?(.+?) and (?:an? |the )?(.+)$|^(?:how (?:is|are|does|do) )?(?:an? )?(.+?) (?:different (?:from|to|than)|differ from|vs|versus) (?:an? )?(.+)$/;
const OWN = /\b(?:my|mine|i|me)\b/;

/** What a question wants explained, as its words name it, and whether it asks for a meaning outright; null where it asks for nothing of the kind. */
export function termAsked(text: string): { name: string; isMeaning: boolean } | null {
  const question = bareQuestion(text);
  for (const shape of OF_MEANING) {
    const name = shape.exec(question)?.[1];
    if (name && !OWN.test(name)) return { name, isMeaning: true };
  }
  const name = OF_THING.exec(question)?.[1];
  return name && !OWN.test(name) ? { name, isMeaning: false } : null;
}

/** The two things whose difference a question wants explained, the first also with the last words of the second: "gross and net income". */
export function differenceAsked(text: string): { one: readonly string[]; other: string } | null {
  const [, first, second, third, fourth] = DIFFERENCE.exec(bareQuestion(text)) ?? [];
  const [one, other] = [first ?? third, second ?? fourth];
  if (!one || !other || OWN.test(`${one} ${other}`)) return null;
  const shared = other.split(" ").slice(1);
  return { one: [one, ...shared.map((_, at) => [one, ...shared.slice(at)].join(" "))], other };
}

/** Whether a question is for what a word means, so that no "mean" in it asks for an average. */
export function asksMeaning(text: string): boolean {
  return termAsked(text)?.isMeaning === true;
}

function bareQuestion(text: string): string {
  return LEADS.reduce((rest, [lead, kept]) => rest.replace(lead, kept), plainQuestion(text).replace(TRAILS, ""));
}
