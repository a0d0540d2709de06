/** Giving up, in folded words: less than danger by itself, and no denial of it. */
const WEARY = [
  "(?:tired|sick|done|finished|exhausted|worn out|fed up|drained) (?:of|with|by|from) (?:it all|everything|life|living|trying|fighting)",
  "(?:tired|sick|done|finished|fed up) (?:of|with) (?:all (?:of )?(?:it|this|that)|being (?:me|here|alive|strong)|this life)",
  "(?:everything|life|it|it is all|all) is (?:just |so |all )?(?:pointless|hopeless|meaningless|too much)",
  "(?:what|where) is the point(?! (?:of|in|with)\\b)|no point (?:any ?more|in anything|to (?:it|any of it|anything))",
  "(?:so|very|all|feel|feeling|just|always) (?:lonely|alone|empty|numb|hopeless|worthless|useless|lost)",
  "can ?not (?:any ?more|do (?:it|this) any ?more|cope|keep going|go on|take (?:it|this|any ?more|much more)(?= \\.|$))",
  "(?:nobody|no one|noone) (?:would |really |even |will )*(?:care|cares|miss|notice|notices|understand|understands)",
  "not care (?:any ?more|what happens|if i (?:live|wake up|die))|nothing matters|had enough(?: of (?:it|life|everything))?(?= \\.|$)",
  "(?:given|giving|give) up(?: on (?:life|everything|myself)|$)|over it all|too tired (?:to|for) (?:care|live|any of it|go on)",
].map((source) => new RegExp(`\\b(?:${source})\\b`));

/** Whether somebody who has just been met in danger tells of giving up, maybe beside a denial: "I'm not suicidal. Just tired of it all". */
export function isWeary(text: string): boolean {
  return WEARY.some((one) => one.test(text));
}
