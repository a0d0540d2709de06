/** Short answers and what they mean. To add a way of saying one, add it here. */

const LEAD = "(?:oh |um |hmm |hm |well |actually |ah |sorry |, |and |please |thanks |ok |okay )*";

export const YES = new RegExp(
  `^${LEAD}(?:yes|sure|do it|go ahead|confirm(?:ed)?|correct|right|absolutely|please do|that is (?:right|correct|it)|of course|definitely|affirmative|exactly|certainly|y|proceed|positive|i am sure|indeed|by all means|go for it|remove them|delete them|every (?:last|single) one|yes please|i confirm|both|all of them|same one|that one|the same|it is(?! (?:my|his|her|their|our|a|an|not|no|for|from|M)\\b)|huh|mhm|mm-hmm|yessir|totally|you bet|fine|all|every one|hell yes|heck yes|do(?= so| that|$))\\b`,
);
/** "Opo, yes please", "aight yes": one word of any language before it. */
export const YES_AFTER_A_WORD = /^[a-z']{1,8} (?:, )?yes\b/;
/** "Yessss ok take em both off". */
export const AGREES =
  /^(?:yes+|yeah+|yep|yup|ok(?:ay)?|aye|right)\b(?=.*\b(?:both|all|them|em|off|gone|away)\b)|^(?:take|wipe|remove|delete|clear|knock) (?:them|em|both|all)\b/;
const ASSENT =
  "yes|yeah|yep|yup|aye|ya|obviously|obvs|damn right|too right|that's right|correct|go on|crack on|please do|i did|i am|do it|of course|indeed|sure|definitely";
/** "Aye go on then", "damn right I did": nothing but words of assent and what goes with them. */
export const ASSENTS = new RegExp(
  `^(?=.*\\b(?:${ASSENT})\\b)(?:(?:${ASSENT}|oh|ah|well|then|please|mate|pal|love|dear|cher|hon|sir|ma'am|both|all|them|they|those|are|were|gone|off|two|of|so|lol|haha|thanks|thank you|just|and|the|lot|remove|delete)(?: ?, ?| ?))+$`,
);
/** Asks what the question was. */
export const WHAT_WAS_ASKED =
  /\bwhat (?:did you|are you|were you|was (?:it|that|the question)|do you)\b|^(?:huh|what|sorry|come again)$/;
/** A yes with a condition to it, which carries nothing out. */
export const YES_BUT =
  /\b(?:but|except|apart from|other than|keep|not|only|leave|without|wait|actually|if|unless|minus)\b/;
/** A message of only "ok": agreement where one was asked for, a filler everywhere else. */
export const OKAY =
  /^\W*(?:ok(?:ay|ie|ey|i)?|o\.k\.?|k+|alright|all right|okie dokie)(?: then| please| thanks| sure)?\W*$/i;

export const NO = new RegExp(
  `^${LEAD}(?:no|not|do not|stop|cancel|never|keep|leave|wait|hold on|negative|n|nevermind|rather not|better not|abort|don)\\b`,
);

/** Drops what was asked. */
export const DROPPING = new RegExp(
  `^${LEAD}(?:no |no , )?(?:never mind|forget (?:it|that|about (?:it|that|the|my)|the|my|i (?:said|mentioned))|cancel(?: that| it| this)?|skip (?:it|that|this|the)|skip$|drop (?:it|that|the)|leave (?:it|that|the)|do not (?:bother|worry|add|record|save|note)|scratch that|ignore (?:that|it|the)|no thanks|no thank you|not now|not important|it does not matter|does not matter|not sure|i do not (?:know|remember|want)|let us (?:skip|drop|forget|leave) (?:it|that)|on second thought|pass)\\b`,
);

export const NOT_AN_ANSWER =
  /^(?:what|how|why|when|who|where|is|are|do|does|can|could|should|tell|show|explain|suggest|make me|create|give me)\b/;

export const UNDO =
  /^(?:oops|whoops|no|wait|sorry|oh|hmm|please|ah|never mind|forget it|forget that|not right|actually|can you|could you|and|also|now|then|damn|argh|my (?:bad|mistake)|that (?:was|is) (?:wrong|a mistake|an error|not right|incorrect)|, |i want to|let us|yes|ok|okay| )*\b(?:undo|revert|roll (?:that|it|this) back|roll back|take (?:that|it|this) back|take back (?:that|the last)|reverse (?:that|it|the last)|change (?:that|it) back|put (?:that|it|everything|things) back|(?:scratch|scrap|strike|cancel) that (?:one|goal|entry|last one|last bit)$|scratch that(?: ,(?!.*\b(?:M|P|D|meant|mean|should|make|other)\b).*)?$|cancel that$|scrap that$|strike that$|restore (?:it|that|what)|go back to (?:how|what|before)|unsay|un-do|bring (?:it|that|them) back|that (?:was|is) (?:wrong|a mistake|an error|incorrect)$)/;

export const CORRECTION =
  /^(?:oops|whoops|no|nope|wait|sorry|oh|hmm|ah|actually|correction|i meant|i mean|my (?:bad|mistake)|scratch that|make (?:that|it)(?! a (?:goal|plan))|change (?:that|it) to|let us make (?:that|it)|not|hang on|hold on|wrong|typo|let me correct|that should|it should|that (?:was|is) wrong|that (?:is|was) not right|should be|should have been|i misspoke|i mistyped|to correct|meant|apologies|argh|damn|strike that|change that|fix that|correct that|rather|or rather|better|it was|it is|that was|that is|in fact|more like|closer to|the (?:right|correct|real|actual) (?:number|figure|amount|balance|one|rate)|try|i should have said|(?:the |it was the |that was the )?(?:other|wrong|opposite) (?:way|direction)|vice versa|(?:swap|switch|flip|reverse) (?:those|the two|these|the)|the (?:first|second|third|last|former|latter)(?: (?:one|number|figure|amount|bit|part))? (?:should|is supposed|was|is|ought))\b/;
