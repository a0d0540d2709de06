import { type Rewriting, rewriting } from "../rewrite.ts";

/** What announces a dream, a joke or someone else's words announces no fact. */
const NO_FACT =
  "dreams?|fantasy|wish|jokes?|fake|headlines?|scenarios?|picture|pretend|imagine|example|hypothetical(?:ly)?|rumou?rs?|plans?|hopes?|lies?|ads?|quotes?|quoting|friend|buddy|boss|neighbou?r|coworker|roommate|he|she|they|someone|thought|idea|story|movie|show|song|game|question";

/** "New appraisal came in: the townhouse is worth 338k": what comes before a whole statement only announces it. */
const ANNOUNCEMENT = `^(?!.*\\b(?:${NO_FACT})\\b.*:)(?<front>(?!.*\\b(?:goals?|steps?|skills?|interests?|targets?|add|new debt|expenses|income|salary)\\b.*:)(?:(?!(?:M|P|T|D|Q|R|,|:) )\\S+ ){1,7}): (?=(?:the|my|our|i|we)\\b.*\\b(?:is|are|has|have|owe|own|make|earn|spend|went|at)\\b.*\\b[MP]\\b)`;

/** "I argued with the bank for half an hour, but it was worth it: the rate on my card is 18% now". */
const STORY =
  "^(?!.*\\b(?:if|would|could|should|may|might|says?|said|told|claims?|wrote)\\b.*:)(?=[^:]*\\b(?:i|we|it|they|is|was|are|were|got|had|has|did|came|went|finally|just)\\b[^:]* :)(?:(?:(?!(?:M|P|D|Q|R|:|goals?|steps?|skills?|interests?|targets?|debts?|assets?|owe|own|expenses|income|salary|sold|sell|paid|pay|closed|bought|opened|lost|cleared|charged|borrowed|inherited|moved|put|took|withdrew|deposited) )\\S+ ){3,30}): (?=(?:(?:the|my|our) (?:\\S+ ){1,8}?(?:is|are|has|have|went)\\b.*\\b(?:M|P|completed?|done|finished|deleted|removed)\\b|(?:please )?(?:make|set|change|update|put|raise|lower|add|delete|remove|mark|rename) (?:my|our|the|a|an)\\b))";

/** "Since the twins arrived my total spending is ...": since when, told before the figure. */
const SINCE =
  "^(?:so |and |but )*(?:ever )?(?:since|now that|with|because|after|when)(?: (?!(?:M|P|T|Q|R|my|our|,)\\b)\\S+){2,8}?(?: ,)? (?=(?:my|our) (?:\\w+ )?(?:spending|expenses|costs|income|salary|pay|paycheck|take-home)\\b.*\\bM\\b)";

/** "I don't know, like 13k" is an answer. */
const UNSURE =
  "^(?:oh |um |hmm |well )*(?:i )?(?:(?:do not|am not) (?:know|sure)|not sure)(?: exactly| for sure)?(?: ,)? (?:but |like |maybe |about |around |probably |i think |i guess |, )*(?=M\\b)";

/** "My wife told me to face my numbers, so here: ...". */
const HERE_IT_IS =
  "^(?:(?!(?:M|R|P|T|if|suppose|say|what|no|debts?|assets?) )\\S+ ){1,12}here(?:(?: goes| it is| we go| you go| it goes) [:,]| :) (?=(?:i|we|my|our)\\b)";

/** "Goodbye Affirm, that one's paid off": what follows tells what became of it. */
const FAREWELL =
  "^(?:and |so |finally |well |, )*(?:(?:good ?bye|bye|bye[- ]bye|farewell|so long|long(?= ,)|adios|adieu|sayonara|ciao|ta[- ]ta|cheerio|good riddance|see (?:you|ya)(?: later| never)?|later(?= ,)|hasta la vista|rip)(?: to)? ?(?:, )?)+(?=(?!(?:and|to|for|M)\\b)[a-z])";

/** "I'd say 187,500", "I would call it 45k": a value of what was just named. */
const VALUED =
  "^(?:and |so |but |oh |, )*(?:i|we) would (?:(?:say|think|guess|reckon|estimate|figure) )?(?:(?:call|put|value|price) (?:it|that|them) (?:at )?)?(?:(?:that )?(?:it|that) is )?(?:(?:worth|about|around|roughly|maybe|probably|like|somewhere around) )*(?=M(?:$| (?:for|on|,|or so|now)))";

/** "I need to put in a personal loan": not to be done one day, but here and now. */
const RECORDS_NEW =
  "^(?:hi |hello |so |and |also |but |, )*(?:i|we) (?:(?:need|want|would like|have|am trying|wanted) to|should(?: probably| also| really)?) (?:add|enter|log|register|list|include|put in|put down|report|input)(?: in| down)? (?=(?:a|an|another|one more|my|our) (?!(?:\\w+ )?(?:goal|skill|interest|step|hobby|target|milestone)\\b))";

/** "..., and it paid off: the rate is 10.4% now". */
const IT_WORKED =
  "(?:(?<=^|(?:^| ), )|(?:, )?\\b(?:and|so|but) )(?:it|that|this|which) (?:has |really |finally |all )*(?:paid off|worked(?: out)?|helped|did the trick|went well|did it)(?: ,| :| -|,| and| because)* (?=(?:the|my|our|i|we|they|now)\\b)";

/** What leads in to a statement, in plain words. */
export const LEAD_INS: Rewriting[] = [
  rewriting(
    "(?<=\\b(?:i|we|he|she|they|it)) would (?=(?:already |just |finally |also |recently )?(?:[a-z]+[^e]ed|been|gone|taken|paid|sold|bought|begun|forgotten|gotten|become|sent)\\b)",
    "had",
  ),
  rewriting(IT_WORKED, ","),
  rewriting(
    "^(?:please |can you |could you )*(?:update|change|fix|correct|adjust|edit) (?:my|the) current savings(?: box| figure| number)? ?,? (?:they|it|that) (?:are|is) (?:now )?(?:at |about )*(?=M\\b)",
    "my current savings is",
  ),
  rewriting(
    "^(?:and |so |also )*(?:one|a|another) (?:more )?goal (?:for|on) (?:my|the) list is to\\b",
    "my goal is to",
  ),
  rewriting(ANNOUNCEMENT, ""),
  rewriting(STORY, ""),
  rewriting(HERE_IT_IS, ""),
  rewriting(SINCE, ""),
  rewriting(UNSURE, ""),
  rewriting(FAREWELL, ""),
  rewriting(
    "^(?:and |so |well )*what (?<who>i|we) (?<verb>spend|make|earn|bring home|take home|bring in|clear)(?: (?:in total|altogether|all in|overall|on everything))? (?:is|comes to|works out to|adds up to|amounts to|runs|runs to) (?:about |around |roughly |maybe |like |probably |close to )*(?=M\\b)",
    "{who} {verb}",
  ),
  rewriting(VALUED, "it is"),
  rewriting("\\bought to (?=(?:read|say|show)\\b)", "should"),
  rewriting(RECORDS_NEW, "add"),
  rewriting(
    "^(?:and |so |also )*i am (?:now )?(?:the |a |an )?(?:\\w+ )?owner of (?=(?:a|an|the|my|some)\\b)",
    "i own",
  ),
  rewriting(
    "(?<=\\bM)(?: ,)?(?: and)? (?:it|that|which|they) (?:lands?|comes?|hits?|arrives?|shows? up|drops?|is deposited|gets deposited|goes in|pays out|is paid)(?: in| into| to)?(?: my)?(?: account| bank)? (?=T)",
    "",
  ),
  rewriting("\\bmake it (?:a|my) (?:\\w+ )?habit to (?=\\w)", ""),
  rewriting("^here is (?=(?:everything|all|what) (?:that )?i spend\\b)", ""),
];
