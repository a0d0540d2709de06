/** How people ask for a new goal, whatever it is. Matched on a whole sentence, before it is cut into clauses. */

const BEFORE =
  "(?:(?:so|and|but|also|then|now|,|:|-|yes|no ,|plus|well|hi|hello|hey|thanks|thank you|alright|right|okay|next|first|second|lastly|one more(?: thing)?|next up|(?:i|we) (?:was|were|am|are|have been) thinking(?: (?:that|of|about|,))*) )*";
const ASKING =
  "(?:(?:(?:can|could|would|will|can not|could not) (?:you|we|i)|(?:would|do) you mind|(?:i|we) (?:would (?:like|love)|want|need)(?: you)?(?: to)?|let us|let me|i (?:am|will|am going to)|(?:i|we) (?:have|am after|are after|have got)|have(?: got)?|got|help me(?: to)?|here (?:is|are)|there is|go ahead and|you can|(?:it is )?time (?:for|to)|also|now|then|maybe|possible to) )*";
const VERB =
  "(?:set|setting|add|adding|create|creating|make|making|start|starting|put|putting|stick|pop|throw|toss|chuck|drop|slot|record|open|log|note|write|jot|include|register|give|gimme|track|enter|save|list|do|begin|get|call|mark|count|treat|consider|pin|schedule)";
const PARTICLES = "(?: (?:me|us|up|in|down|out|on|onto|myself|ourselves|there))*";
const KIND =
  "(?:brand new|new|next|third|separate|extra|additional|more|other|different|big|bigger|small|personal|financial|finance|savings?|money|skills?|learning|lifestyle|project|networking|behaviou?r|fitness|health|career|work|life|family|home|travel|long-term|short-term|fun|stretch|little|side|second|quick|weekly|monthly|daily|yearly|habit|,)";
const ANY =
  "(?:a|an|another|one more|two|three|four|five|N|(?:a )?couple(?: of)?|(?:a )?few|some|these|the following|following)";
const NOUN = "(?:goals?|resolutions?|objectives?)";
const AFTER =
  "(?: (?:in there|in here|in|up|down|here|for (?:me|us|myself|ourselves|you)|of (?:mine|ours)|to (?:add|set|record|put in|my list|the list)|on (?:my|the) list|for (?:this|next|the) year|for the new year|called|named|titled|labeled|now|too|as well|today|D|N)(?= |$))*";
const SEP =
  "(?: (?:,|:|-|=|\\(|is|are|would be|will be|to be|to|for|of|being|that|which|this one|it|that is|about|where|and|i want(?: to)?|i would like(?: to)?|we want(?: to)?|we would like(?: to)?|the goal|have|i|it(?= is))(?= |$))*";
const LIST = `(?:(?:one of|my|our|the|a|an|another|new|list of|official|real|actual|${KIND}) )*goals?(?: list)?`;

/** "Add a goal ...", "new goal: ...", "two goals: ...": what follows is the goal. */
export const REQUESTED = new RegExp(
  `^${BEFORE}${ASKING}(?:${VERB}${PARTICLES} (?:to have )?)?(?:(?:${ANY} )(?:${KIND} )*|(?:${KIND} )+)(?<noun>${NOUN})${AFTER}(?<sep>${SEP})(?= |$)`,
);
/** "Add a vacation goal": what it is for stands before the word. */
export const NAMED_BEFORE = new RegExp(
  `^${BEFORE}${ASKING}${VERB}${PARTICLES} (?:a|an|another|new)(?: (?:new|another))? (?<body>(?!(?:${KIND}|step|couple|few)\\b)(?:[a-z][a-z'-]+ ){1,3})goal(?= |$)`,
  "d",
);
/** "New roof goal, 9 thousand, June 2029": with nothing before it and its amount behind it. */
export const NAMED_BARELY = new RegExp(
  `^${BEFORE}new (?<body>(?!(?:${KIND}|step|couple|few|net|overall)\\b)(?:[a-z][a-z'-]+ ){1,3})goal(?= (?:(?:,|:|-|of|for|is|at|with) )*M\\b)`,
  "d",
);
/** "Add goal Maui 6,500", "goal = ...", "goals to add: ...", "add the goal of hiking ...". */
export const REQUESTED_BARELY = new RegExp(
  `^${BEFORE}${ASKING}(?:(?:add|create|new|set|make) (?:(?:the|this|my) (?=goal (?:of|to|:|Q)))?(?:${KIND} )*(?<noun>${NOUN})${AFTER}(?<sep>${SEP})|(?<bare>goals?)${AFTER}(?<sepbare>(?: (?:,|:|-|=|to|for|is|of)(?= |$))+(?: (?:to|for|of)(?= |$))?))(?= |$)`,
);
/** "Put this down as a goal for me: ...", "make it my goal to ...", "add to my goals: ...". */
export const REQUESTED_AS = new RegExp(
  `^${BEFORE}${ASKING}(?:(?:${VERB} )(?:this|that|it|the following|these|something)?${PARTICLES} ?(?:(?:as|to|into|on|in|onto|under) )?${LIST}${AFTER}(?: (?:,|:|-|to|that|of|is)(?= |$))+|as a goal(?: ,)?(?: (?:put|add|set|record|note|i want(?: to)?|i would like(?: to)?)(?= ))?(?: [:,])*)(?= |$)`,
);
/** "My goal is to ...", "one of our goals for next year: ...", "a goal of mine: ...". */
export const OWN_GOAL = new RegExp(
  `^${BEFORE}(?:my|our|one of my|one of our|a|another|the) (?:${KIND} |main |only |current |number one |biggest |overall )*(?:goal|resolution|objective|ambition)s?${AFTER}(?: (?:right now|at work|at home|this year))*(?: (?:,|:|-|=|is|are|would be|will be)(?= |$))+(?: (?:to|that i|being|having|to have)(?= |$))*(?= |$)`,
);
/** "For my next goal I'd like to ...". */
export const FOR_GOAL = new RegExp(
  `^${BEFORE}(?:for|as) (?:my|our|a|another) (?:${KIND} )*goal${AFTER} (?:, )?(?=(?:i|we) (?:would|want|need|am|plan))`,
);
/** "Put "See the parks" on my goals", "add learning to weld to my goal list". */
export const PUT_ON_LIST = new RegExp(
  `^${BEFORE}${ASKING}${VERB}${PARTICLES} (?<body>(?!(?:that|this|it|them|these|those|rid of)\\b)(?!(?:M|P|N)(?: more)? (?:to|in|on|into))(?!(?:a |an |the |my |another )?(?:step|date|deadline|note|amount|progress|submilestone|milestone|end|title|description)s?\\b).+?) (?:to|on|in|into|onto|as|under|down as|down in|in as|up as|among) (?:as )?(?:${LIST})(?: (?:too|for me|for D|D|now|as well|:|,|-|\\(|for M|at M|of M|M|with a target of M|worth M))*$`,
  "d",
);
/** "Learning to drive stick is a goal of mine", "... is my goal for 2027", "... is something I want to do". */
export const IS_GOAL = new RegExp(
  `^${BEFORE}(?<body>.+?) (?:is|are|would be|will be|has been|has always been)(?: also| now| definitely)* (?:(?:(?:a|an|my|our|one of my|one of our|another|big|main|the|${KIND}) )+(?:goal|resolution|objective|ambition)s?(?: (?:of mine|of ours|for me|for us|for D|for|D|too|right now|i have))*|something (?:i|we) (?:want|would like|would love|hope|have wanted|need) to (?:do|get done|accomplish|achieve|work on)(?: D)?)$`,
  "d",
);
/** "... make that a goal", "add it to my list of goals", "as a goal": what was said just before is one. */
export const CONFIRMING = new RegExp(
  `(?<=^| )(?:(?:,|and|so|-|:|(?:can|could|would|will|should) (?:you|we|i)|let us|let me|you can|go ahead and|i would like to|i want to|i think|then|now|maybe|also) )*(?:(?:${VERB}) (?:(?:that|it|this|these|those|them|both|all of (?:that|it|those|these))(?: (?:both|down|in|up|as|to|into|on|onto|under|with|among|of|one|a|an|my|our|the|another|new|official|personal|life|real|list|for|me|financial|savings|project|skill|lifestyle|networking|habit))*|(?:down |in |up )?(?:as|to|on|in|into)(?: (?:one|of|a|an|my|our|the|another|new|list))*) (?:goals?|goal list|list of goals)|as (?:a|my|one of my|another|a new) (?:${KIND} )?goals?|(?:can|could|should|may) (?:that|this|it) be (?:(?:a|my|our|one of my|one of our|another|the|${KIND}) )+goals?|(?:that|this|it) is (?:(?:a|my|our|one of my|one of our|another|the|${KIND}) )+goals?|(?<=, |^)(?:new |a )?goal|(?<=, )(?:add|make|set|create) (?:it |me )?(?:a|another|that) goal)(?: (?:list|for me|for us|too|now|of mine|for D|D|thanks|thank you|as well|,))*$`,
);
/** "Add a goal.", after what was wanted. */
export const ADD_GOAL =
  /^(?:please |so |and |can you |could you )*(?:add|make|set|create|new)(?: (?:it|that|this|up))? (?:a |as a )?(?:new )?goal(?: for (?:it|that|this))?$/;
/** A bare "add it", at the end of what was wanted. */
export const ADDING_IT =
  /(?:(?<= )|^)(?:,? ?(?:and |can you |could you )*)(?:add|record|note|log) (?:it|that|this|them)(?: (?:in|down|up|for me))?$|(?<= )(?:, )?add$/;

/** "I want to ...", "we've been meaning to ...": what follows is wanted. */
export const WANTING =
  /(?:(?<=^|, |: |- |and |but |because |so |then |also )|^)(?:(?:i|we|my (?:wife|husband|partner|spouse|girlfriend|boyfriend|fiancee?) and i|me and my \w+) |(?<=\b(?:saved|aside|away|by|stashed) and )(?=(?:want|would like|need|hope) ))(?:(?:would|have|am|are|will|always|also|both|still|decided|been|going|determined|do|recently) )*(?:want|wants|like|love|need|plan|planning|hope|hoping|aim|aiming|intend|intending|trying|try|looking|working|meaning|wanting|decided|determined|committed|thinking|wish|wanted|saving(?: up)?|going|will|dreaming|dreamed|keen)(?: (?:to|on|of|about|towards?))*(?: (?:be able to|try and|try to|finally|eventually|slowly|also|someday|one day))*(?= )/;
/** "Something I'd like to accomplish by 2030: ...". */
export const SOMETHING =
  /^(?:and |also |so )*(?:something|one thing|another thing) (?:that )?(?:i|we) (?:want|would like|would love|hope|have (?:always )?wanted|need|have been meaning) to (?:do|get done|accomplish|achieve)(?: D)?(?: (?:is|:|,|-|to))*(?= )/;
