const KIN =
  "(?:wife|husband|partner|fiance\\w*|mother|father|mum|mom|dad|son|daughter|brother|sister|baby|boy|girl|twin|gran\\w*|friend)s?";
const LOSSES = [
  `\\b${KIN} (?:\\w+ ){0,3}?(?:died|passed|passed away|was killed|is gone|funeral)\\b`,
  `\\b(?:lost|buried|bury|burying|losing) (?:my|our) (?:\\w+ )?${KIN}\\b`,
  "\\b(?:he|she|they) (?:is |are |has |have )?(?:died|gone|passed|dead)\\b(?! (?:the|out|by|it|me|to|for|from)\\b)|\\b(?:widow|widower|widowed)\\b",
  "\\bwithout (?:her|him|them)\\b",
].map((source) => new RegExp(source));

/** What has lost its sense is life, where no purchase or plan follows. */
const NO_OTHER = "(?! (?:in|of|to|with|for|\\w+ing)\\b)";
const DESPAIRS = [
  `\\b(?:not|no|never|any|what is the)(?: \\w+){0,4}? point (?:any ?more|now|left)\\b${NO_OTHER}`,
  "\\b(?:not|no|never)(?: \\w+){0,3}? point(?: \\.|$)",
  "\\bnothing (?:really )?matters\\b(?! (?:more|as|than|except)\\b)|\\bnot matter any ?more(?: \\.|$)",
  "\\bnot care (?:what (?:happens|becomes)|if i (?:live|wake|die)|about (?:myself|anything|living))\\b",
  "\\b(?:want|wish|wishing|wanted|ready for) (?:\\w+ )?(?:it|this|everything)(?: all)? (?:to (?:be over|stop|end)|over|would stop)\\b",
  "\\bnot (?:do|take|face|bear|stand|manage) (?:this|it|life|another day)(?: alone)? any ?more\\b",
  "\\b(?:live|go on|be here|face it) without (?:her|him|them)\\b",
  "\\b(?:join|follow|be with|go with|go after) (?:her|him|them)(?= (?:\\.|soon|now|up|and|so|but|where|what|the|in heaven)|$)",
  "\\b(?:nothing|nobody|no one|noone) left (?:for me|to live|here)\\b|\\bnot worth (?:it|living) any ?more\\b",
  "\\bno (?:reason|use|sense)(?: left)?(?: any ?more| to (?:go on|get up|be here))\\b",
].map((source) => new RegExp(source));

/** Whether a death is told beside words of giving up: then it is danger, whatever else has to be settled. */
export function isGriefInDespair(text: string): boolean {
  return LOSSES.some((one) => one.test(text)) && DESPAIRS.some((one) => one.test(text));
}
