import { phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";

/**
 * What people say around a correction, and nothing of which is a fact: regrets, how the mistake came about, what was
 * wrong. To add a way of saying it, add it here.
 */
const MILD_OATH =
  "(?:my |good |oh |dear )*(?:god|lord|goodness|gracious|heavens|crud|snap|rats|bother|blast|fudge|hell|heck|man|boy|dude)";
const REGRET = `(?:i am |am )?(?:so |very |really |terribly )*sorry(?: about (?:that|it))?|hold up|${MILD_OATH}|oops|whoops|whoopsie|oopsie|shoot|shucks|dang|darn|damn|crap|argh|ugh|gah|ack|jeez|yikes|dammit|pardon(?: me)?|excuse me|(?:my|a thousand) (?:bad|mistake|apologies|fault|error)|apologies|(?:i (?:do )?)?apologi[sz]e|correction|typo|lol|oh (?:no|dear|my|wait)|hmm|no|nope|wait|hang on|hold on|scratch that|strike that|(?:please )?undo (?:that|it|this)|take that back|let me (?:correct|fix|change|redo|try) (?:that|myself|it|this)(?: again)?|to correct (?:that|myself)|i stand corrected|silly me|brain fart|ha(?:ha)+|i wish|(?:disregard|ignore|forget|scrap|scratch) (?:that|it|this|the last one)|er|i mean(?=$)|not quite|one more time|i should have said`;
const SLIP_VERB =
  "(?:flipped|reversed|inverted|switched|jumbled|scrambled|mangled|muddled|botched)(?= (?:(?:the|those|my|some|two|around|up) )*(?:digits?|numbers?|figures?|amounts?|zeros?|it|them)\\b)|misread|mistyped|misspoke|misremembered|miscounted|miscalculated|misquoted|mixed(?= up|$)|swapped|transposed|fat fingered|fat-fingered|messed up|screwed up|goofed(?: up)?|forgot(?: about)?(?= (?:a zero|a digit|the last|the other|M|that))|missed (?:a|one)|left (?:off|out) (?:a|one)|was (?:off|wrong|mistaken|looking at|reading(?: off)?|going (?:off|by))|forgot(?: about)? (?:the|my|some|a) (?:raise|overtime|commission|taxes|tax|shipping|cash|change|coins|interest|fees?|tip|decimal|bonus|rest|deposit|check|cents)(?=$| ,)|forgot(?: about)? (?:cash|interest|fees|tax|taxes)|had (?:it|that|them|those) (?:wrong|backwards?)|got (?:it|that|them|those) (?:wrong|backwards?)";
/** These tell of a slip only with "wrong" or the like behind them: "I put 300 in" is a fact. */
const TOLD_VERB = "typed|wrote|said|put|entered|read|looked|gave|got|had|told|hit|copied|picked|used|quoted|was|am";
const WRONG = "wrong|incorrect|incorrectly|wrongly|backwards?|mistaken|outdated|stale|old";
/** "I forgot daycare", before the figure with it. */
const LEFT_OUT = `(?:i |we )?(?:totally |completely )?(?:forgot|left out|missed|did not count)(?: about| to (?:add|count|include))?(?: (?:the|my|our))? (?:${COST_WORDS})$`;
const OBJECT =
  "it|that|this|them|those|two|you|up|off|at|in|out|from|the|a|an|my|too|fast|quickly|zero|digit|digits|statement|statements|screen|app|line|number|numbers|figure|figures|amount|amounts|balance|row|column|page|box|place|spot|account|card|month|months|'s|last|other|one|M|P|N|D|B|there|here|again";
const STRONG_SLIP = `(?:${SLIP_VERB})(?: (?:${OBJECT}|${WRONG}))*`;
const WRONGLY_TOLD = `(?:${TOLD_VERB})(?: (?:${OBJECT}))* (?:${WRONG})(?: (?:${OBJECT}))*`;
const TOLD_BEFORE =
  "(?:wrote|typed|said|put|entered|told you|gave you) (?:M|P|N|D)(?= (?:, )?(?:but |and )?(?:(?:it|that|i) )?(?:should|meant|was supposed))";
const SLIP = `(?:i|we)(?: (?:must have|think i|guess i|totally|completely|clearly|accidentally|have|think|guess))* (?:${STRONG_SLIP}|${WRONGLY_TOLD}|${TOLD_BEFORE})`;
/** The same without its subject: "misread it", "forgot about the last 500". */
const BARE_SLIP = `(?:${STRONG_SLIP}|(?:typed|entered) it wrong|wrong(?: (?:${OBJECT}))*)`;
const LOOKED_AGAIN =
  "(?:i |we )?(?:have )?(?:double[- ]checked|re-?checked|checked|looked|verified|confirmed|logged in|counted)(?: (?:again|it|that|and|the|my|app|statement|site|website|online|now|up|in))*|turns out|it turns out|on second look|looking again|now that i (?:look|check)(?: again)?";
const WAS_WRONG =
  "(?:both(?: (?:of (?:them|those)|numbers|figures))?|they|those)(?: (?:are|were))?(?: (?:both|all))? (?:wrong|off|incorrect)(?: :)?|(?:that|it|this|M|the (?:number|figure|amount|balance|rate|last one))(?: (?:i|that i) (?:gave|told|said|typed)(?: you)?)? (?:is|was)(?: (?:the|a|an|completely|totally|all))* (?:wrong|mistake|error|typo|incorrect|old|outdated|not right|not correct|off|wrong number|wrong figure|before (?:the|my) raise)(?: (?:number|figure|amount|balance|one|account|card))?";

const EXCUSE = new RegExp(
  `(?<=^|[,(] |and )(?:so |and |but |then |, )*(?:(?:${LOOKED_AGAIN}|${SLIP}|${WAS_WRONG}|${LEFT_OUT}|${BARE_SLIP}|${REGRET})(?: |$))+(?:and (?=it|that|M|P))?`,
);
const TRAILING = new RegExp(`(?: ,)? (?:(?:${REGRET}|${BARE_SLIP})(?: |$))+$`);

/** Whether these tokens regret something or tell of a slip; and the tokens without that. */
export function withoutExcuses(tokens: readonly Token[]): { excused: boolean; tokens: Token[] } {
  let rest = [...tokens];
  let excused = false;
  for (let guard = 0; guard < 5; guard++) {
    const { text } = phraseOf(rest);
    const match = EXCUSE.exec(text) ?? TRAILING.exec(text);
    if (!match) break;
    rest = cut(rest, match.index, match.index + match[0].trimEnd().length);
    excused = true;
  }
  return { excused, tokens: rest };
}

function cut(tokens: readonly Token[], from: number, to: number): Token[] {
  let at = 0;
  return tokens.filter((token) => {
    const start = at;
    at += token.text.length + 1;
    return start < from || start >= to;
  });
}

/** What leads in something new: "sorry, another thing:", "forgot to say I also have ...". */
const LEAD_IN =
  /^(?:(?:sorry|oops|whoops|oh|wait|also|and|ah|shoot|hey|one sec)(?: ,)? )*(?:(?:i )?(?:(?:also|almost|nearly|totally|completely) )*(?:forgot|should|need|meant|wanted) to (?:mention|say|add|tell you|note|include)(?: that| too| earlier)?|(?:i )?(?:(?:have|also|almost|nearly|totally|completely) )*(?:forgot|forgotten)(?: (?:one|something|another one|about (?:this|that|one)(?: one)?))?(?= [,:] )|(?:one|another|last|one more|two more) things?(?: i forgot)?|before i forget|by the way|while i am at it|while we are at it|for the record)(?: ,| :)? (?=.)|^(?:sorry|oops|whoops|oh|ah|shoot)(?: ,)? (?=.)/;

/** The tokens without what leads in to them. */
export function withoutLeadIn(tokens: readonly Token[]): Token[] {
  const match = LEAD_IN.exec(phraseOf([...tokens]).text);
  return match ? tokens.slice(match[0].trimEnd().split(" ").length) : [...tokens];
}
