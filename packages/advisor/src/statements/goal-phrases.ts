/** How people begin to speak of a goal, and what in it is no part of its title. */

const LEAD = "(?:so |and |but |also |then |now |please |, |: |yes |one more |plus |well )*";

/** "Add a goal to ...", "my goal is to ...": a goal by name. Whatever follows is its title. */
export const GOAL_NAMED = new RegExp(
  `^${LEAD}(?:i am after (?=a|an))?(?:(?:can|could|would|will) (?:you|we|i) (?:please )?)?(?:i (?:would like|want|need|have) (?:you )?(?:to )?)?(?:(?:help me )?(?:to )?(?:set up|set|add|create|make|start|put in|put down|record|open|log|include|register|have|give me|track|enter|note|save)(?: me| us| up| myself| ourselves)? )?(?:(?:as )?(?:one of my|one of our|a|an|another|one more|my|our|the|this|it|new|next|main|big|first|second|separate|personal|financial|savings|saving|skill|learning|lifestyle|project|networking|behavior|behaviour|fitness|career|money|long-term|short-term|other|health|,) )*(?:goal|target|resolution|aim|objective|ambition)s?(?: (?:for me|for this year|for next year|number N|this year|called|named|titled|to add))*(?: ?(?:,|:|-|is|are|of|to|for|would be|will be|that|=|being))*(?: ?(?:to|for|of|:))? `,
);

/** "I want to ...": a wish that may be a goal. */
export const GOAL_WANTED = new RegExp(
  `^${LEAD}(?:(?:i|we) )?(?:really |also |still |would |finally |am |are |have |will )*(?:want|like|love|need|aim|hope|hoping|plan|planning|intend|aiming|trying|try|looking|working|working on|determined|going|decided|wish|resolve|out|committed|keen|will|start|got)(?: (?:to be|is))?(?: (?:towards?|on))? (?:to |on )?(?:be able to |try and |try to |finally |eventually |slowly |also |start (?=saving|putting|building|learning|tracking))*`,
);

/** Cues that a goal is explicitly asked for. */
export const GOAL_ASKED = /\b(?:goals?|objective|resolution|target)\b/;

/** "... make that a goal", "add that as a goal": says that what went before is one. */
export const GOAL_CONFIRMED =
  /^(?:so |and |please |, |can you |could you |you can )*(?:(?:make|add|put|call|set|count|save|record|include|log|track|create|note|list|treat) (?:that|it|this|these|those|them)(?: (?:down|in|up|as|to|into|on))*|(?:that|it|this) (?:is|should be|could be|can be)|as)\b.*\b(?:goals?|goal list|list|target)\b/;

export const SAVING =
  /\b(?:save|saving|saved|put (?:away|aside|by|together)|set aside|build up|accumulate|stash|amass|raise|scrape together|have M|need M|get M|reach M|hit M|collect|squirrel|bank M|fund|afford|come up with|invest|grow|M (?:saved|in|put|set|stashed|for))\b/;

export const BUYING =
  /\b(?:buy|purchase|pay for|afford|get (?:a|an|my)|own (?:a|an|my)|move into|take (?:a|the|my)|go (?:on|to)|travel|visit|renovate|remodel|replace|upgrade)\b/;

export const PAYING_OFF =
  /\b(?:pay off|paying off|pay down|clear|kill|eliminate|wipe out|get rid of|be rid of|be done with|knock out|crush|demolish|finish paying(?: off)?|zero balance (?:on|with)|get out of|pay back|zero out|have (?=.*\bpaid off))\b/;

/** Wishes with no end that can be reached or seen: never goals of their own. */
export const TOO_VAGUE =
  /^(?:(?:do|be|get|feel|become) )?(?:a lot |much |so )?(?:better (?:with|at|about) (?:my )?(?:money|finances|saving)|happier|richer|wealthier|healthier|smarter|less stressed|have fun|dumb|stupid)\b|^(?:start|starting|begin|beginning)(?: all)? (?:over|afresh|fresh|again|anew|from (?:scratch|zero|the beginning)|clean|with a clean|a new (?:life|chapter))\b|^(?:turn over a new leaf|wipe the slate clean|get (?:my|our) (?:life|act|shit|stuff|finances|money) (?:together|in order|on track|sorted))\b|^(?:save|saving|save up)?(?: (?:more|some|some more|a bit|a lot|lots|as much as (?:i can|possible)|better|faster|money|more money|up|some money|extra|extra money|a bit more|a little more|enough|aggressively))*$|^(?:be |get |become |make |earn |have )(?:rich|richer|wealthy|more money|more|a raise|money|financially (?:free|independent|secure)|a millionaire|debt[- ]free|better|happy|happier|successful|ahead|out of debt|good with money|better with money|there|started|a plan|going|some advice|better at money|stable|secure|smart(?:er)? with money)\b|^debt[- ]free$|^(?:retire|retire early|invest|invest more|spend less|budget better|do better|improve my finances|improve|get better|change|grow my money|grow my net worth|go|do|do it|do that|be|plan|reach (?:my|the) (?:target|million|goal)|hit (?:my|the|a) (?:target|million)|check|review)$/;

/** "My savings goal is going fine", "a goal question": of one that is there, or of none. */
export const HOW_IT_GOES =
  /^(?:going|doing|fine|okay|ok|good|great|bad|on track|off track|behind|ahead|well|not|at|stuck|almost|close|coming|still|too|far|hard|tough|unrealistic|realistic|reached|done|finished|completed?|achieved|met|accomplished|ideas?|suggestions?|list|tracker|setting|planning|recommendations?|advice|tips?|question|page|tab|section|type|amount|P)\b/;
