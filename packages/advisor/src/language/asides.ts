import { PLAIN_COMMAND } from "./modality-words.ts";
import { phraseOf } from "./phrase.ts";
import type { Sentence } from "./sentences.ts";
import { setSlotsBy, slotRules } from "./set-slots.ts";
import type { Token } from "./token.ts";

/**
 * Words around a statement that only say how sure someone is, where they have it from, or that it is about to come:
 * "it turns out that", "according to my statement", "if I remember correctly". What is left is the statement itself.
 * To let the advisor see through another one, add it here. M is an amount, T a period, D a date.
 */
const SOURCE =
  "(?:statements?|app|bank|banking app|website|site|letter|e-?mail|report|screen|paperwork|records?|portal|dashboard|accountant|advisor|bookkeeper|spreadsheet|payslip|paystub|pay stub|paycheck|credit report|lender|appraiser|broker|hr|zillow|redfin|kelley blue book|kbb|mint|servicer|credit union|online account|books|notes|calculations|math|numbers|calculator)";
const KIN =
  "(?:wife|husband|partner|spouse|accountant|advisor|girlfriend|boyfriend|fiancee?|mom|mother|dad|father|son|daughter)";
const THIS = "(?: (?:it|this|that|so))?";
const WHERE =
  "(?: (?:in|on|at|into|the|my|app|account|accounts|balance|balances|online|statement|website|site|T|D|today|yesterday|this morning|tonight|last night|earlier|just now|now))*";

const OPENINGS = [
  "as (?:you|we|i) (?:may |might |can |already |probably |surely |have )*(?:know|tell|guess|imagine|said|say|mentioned|told you|see|remember|noted)(?: (?:before|earlier|already|yesterday))?",
  `according to (?:(?:my|our|the|this|their) )?(?:[a-z'-]+ ){0,3}?${SOURCE}(?: (?:from|at|of) [a-z]+)?`,
  `(?:going|judging) by (?:my|our|the) (?:[a-z'-]+ ){0,2}?${SOURCE}`,
  `(?:per|based on) (?:my|our|the) (?:[a-z'-]+ ){0,2}?${SOURCE}`,
  "i (?:(?:should|ought to|must|have to|had to|need to|want to|wanted to|would like to|had better|can|(?:might|may) as(?: well)?|feel i should|forgot to|also|probably) )+(?:mention|say|tell you|point out|admit|confess|let you know|clarify|explain|report|share|note|add that|inform you)(?: (?:that|it|this)(?= ))?",
  "(?:just )?(?:wanted to|letting you|to) (?:let you know|know|tell you|mention|share|inform you)(?: that)?",
  "(?:should|must|forgot to|need to) (?:mention|say|tell you|add that)(?: that)?",
  "(?:as )?(?:it )?(?:turns|turned) out(?: that)?",
  "(?:it )?(?:looks|seems|appears)(?: like| as if| as though| that| to me)+",
  "(?:apparently|evidently|seemingly|admittedly|amazingly|surprisingly|incredibly|miraculously|supposedly(?= i| we| my)|frankly|personally|regrettably|interestingly|obviously|clearly(?= ,))",
  `(?:would|will|can|could) you (?:even )?(?:believe|guess|imagine)${THIS}`,
  "you (?:will|would|are) (?:not|never) (?:going to )?(?:believe|guess)(?: (?:it|this|that|what(?: (?:has )?happened)?))?",
  "believe it or not",
  "(?:from|based on|going by) what (?:i|we) (?:can (?:tell|see|gather|remember|recall)|understand|know|remember|recall|hear|heard|see)",
  "(?:as far as|to the best of) (?:i|we|my|our) (?:know|can tell|knowledge|recall|remember)",
  "if you (?:are )?(?:keeping|tracking|counting|want) (?:track|score|count|it|along|an update|the latest|numbers)?",
  "(?:my|our|the) (?:new |latest |monthly )?(?:statement|bill|letter|email|report|payslip|paystub|payoff letter|quarterly statement) (?:just )?(?:came|arrived|showed up|got here|is in|is here)(?: in| today| T| D)*(?: ,)?(?: and)?",
  "(?:hr|my boss|the bank|my bank|my manager|they|payroll|my lender|my broker|my accountant) (?:just )?(?:confirmed|verified|finalized|approved) (?:it|this|that)",
  "between (?:you and me|us|me and you)",
  "(?:since|because|as) you (?:asked|are asking|wanted to know|want to know|keep asking)",
  "my bad",
  "i (?:did not|never) (?:mention|tell you|say)(?: that| before| this| yet| ,| but)*(?= (?:but )?(?:i|we) (?:also )?(?:have|owe|own|make)\\b)",
  "i (?:am|was|have been|got) told(?: that)?(?= (?:i|we|my|our|the)\\b)",
  "according to (?!(?:the (?:news|internet|paper|media)|reddit)\\b)(?:the |my )?[a-z'-]+(?: [a-z'-]+)?(?: ,)?(?= (?:(?:i|we)(?! (?:still )?(?:owe|have)\\b)|my|our)\\b)",
  "(?:i |we )?(?:(?:got|am|was|hung up) )?(?:off |on )the phone with (?:the |my )?[a-z'-]+(?: [a-z'-]+)?(?= [,:]| and | i | my )",
  "i do not know if you (?:need|want|care about|already have|have|knew|know) (?:this|it|that|to know)(?: ,)?(?: but)?",
  "(?:well )?what do you know",
  "what a (?:relief|day|month|surprise|shame|mess|week|year|bummer|ride)",
  "(?:that|this) is (?:the|my|our) (?:plan|idea|dream|hope|thought|thinking|aim)(?= [,:]|$)",
  "what i (?:do |can )?(?:know|tell you|say)(?: for sure)? is(?: that)?",
  "(?:all right|alright|right|okay|fine|great|cool|sure|funny story|true story|sad but true|strange but true|weird(?: but true)?|kinda embarrassing|embarrassing|not proud of (?:it|this)|surprise|oops|phew|ouch|yikes|damn|dang|shoot|wow)(?: ,)? ?(?:but|fine)?(?= ,| (?:i|my|the|we)\\b)",
  "forgot to (?:tell you|mention|say|add)(?: that)?",
  "(?:guess what|get this|check this out|listen|look(?= ,)|newsflash|news flash|drum ?roll)",
  "(?:the )?(?:good|great|bad|big|exciting|happy|sad|fun|some|other|more|best|worst)(?: \\w+)? (?:news|part|thing)(?: (?:is|here))?(?: that)?(?= [,:]| i | we | my | our | the )",
  "(?:i|we) (?:finally |actually )?(?:did|made|managed) it(?= [,:])",
  "(?:a |what a )?(?:good|great|bad|rough|big|busy|productive|tough|decent|solid|slow|crazy) (?:week|day|month|morning|weekend|start|year|one)(?: (?:here|so far|for me|for us|money wise))?(?= [:,])",
  "(?:a )?(?:quick |small |little |minor |brief )?(?:update|heads[- ]up|status update|confession|fyi)(?: (?:for you|on my end|from me|time))?(?= [,:])",
  "(?:i am )?not (?:going to|to) lie",
  "(?:i am |to be )(?:honest|fair|frank|precise|exact|clear|safe|specific|accurate|transparent|upfront|honest here)(?: with you| here)?(?= ,| i | we | my | our | the |$)",
  "(?:i )?(?:hate|am ashamed|am embarrassed|am happy|am proud|am pleased|am glad|am thrilled|am excited|regret|am sorry|am sad|happy|proud|sad|sorry|pleased|glad|embarrassed|ashamed) to (?:say|admit|report|tell you|announce|share)(?: (?:it|this))?(?: ,)?(?: but| that)?",
  "(?:truth be told|in all honesty|long story short|fun fact|by the way|cards on the table|no joke|no kidding|no lie|swear to god|i swear|in a nutshell|all told|bottom line|real talk|full disclosure|the thing is|thing is|point is|the fact is|fact is|the truth is|truth is)(?: that)?(?: [,:])?(?= )",
  "for (?:the record|your information|what it is worth|context|reference|starters|background|a bit of background|your reference|clarity)",
  "(?:just )?so (?:that )?you (?:know|have it|are aware|have the full picture|get the picture)(?: that)?",
  "you (?:should|may want to|might want to|ought to|have to|need to|probably|must)(?: also)? know(?: that)?",
  "to (?:give you|start with|begin with|recap|sum up|put it simply|answer your question|paint)(?: (?:a|an|the|some))?(?: (?:bit of|full|quick|better|general))?(?: (?:picture|idea|background|context|sense))?",
  "in case (?:it (?:matters|helps)|you (?:are |were )?(?:wondering|curious|interested|need it|care)|that (?:matters|helps)|you (?:want|need|wanted|needed) to know)",
  "if (?:i|my memory) (?:remember|recall|am not mistaken|am not wrong|am right|have it right|have this right|am remembering|am reading this|serves|had to (?:guess|say|estimate)|have to (?:guess|say))(?: (?:me|it|this|that|correctly|right|rightly|properly|well|guess|wrong))*",
  "if my (?:math|maths|numbers|memory|notes|calculations?|figures|count|counting|records?) (?:is|are|checks?|adds?)(?: (?:right|correct|out|up|ok|okay|accurate))*",
  "if memory serves(?: me)?(?: (?:right|correctly|well))?",
  "if (?:you|u) (?:must|need to|have to|want to|really want to|really must|care to|wanted to|were|are)(?: (?:know|hear|wondering|curious|interested|asking))+",
  "if (?:it|that|this) (?:helps|matters|is relevant|is useful|is helpful|counts for anything|makes a difference|is important|makes (?:any )?sense)(?: at all)?",
  "i (?:do not|am not) (?:know|sure|certain) (?:if|whether) (?:this|it|that) (?:matters|helps|counts|is relevant|is important|makes a difference|is useful)(?: (?:at all|or not))?(?: ,)?(?: but)?",
  "(?:not sure|no idea) (?:if|whether) (?:this|it|that) (?:matters|helps|counts|is relevant|is important)(?: ,)?(?: but)?",
  "(?:this|it|that) (?:may|might) (?:not )?(?:matter|help|be relevant|be useful|sound (?:silly|crazy|dumb))(?: ,)?(?: but)?",
  "(?:before|while|since) i (?:forget|am at it|remember|think of it|am here|have you)",
  "while we are at it",
  `(?:the )?last (?:time )?(?:i|we) (?:checked|looked|heard|saw|logged in)${WHERE}(?! (?:, )?(?:it|they) (?:was|were)\\b)`,
  `when (?:i|we) (?:last |first )?(?:checked|looked|logged in|logged on|signed in|opened the app|peeked)${WHERE}`,
  `(?:i|we) (?:checked|looked|logged in|logged on|signed in|called the bank|peeked|double-checked)${WHERE}(?: ,)? (?:and|so)(?= )`,
  `checked${WHERE} (?:and|so)(?= )`,
  `(?:logged (?:in|on)|signed in|checked|peeked)${WHERE}(?= [,:] (?:the |my |our )?(?:[a-z0-9]+ ){1,4}(?:is|shows|says|has|at|reads)\\b)`,
  `(?:my|our) ${KIN} (?:tells|told|says|said|reminds|reminded|informs|informed|thinks|reckons)(?: me| us)?(?: that)?(?: ,)?(?= (?:we|i|my|our)\\b)`,
  "(?:my|our) (?:wife|husband|partner|spouse|accountant|advisor|fiancee?|girlfriend|boyfriend) (?:reminded|corrected|reminds) (?:me|us)(?: that)?(?: ,)?(?= (?:we|i|my|our|the)\\b)",
  `(?:i |we )?(?:checked|looked at|opened|pulled up|logged into|logged in to|went to) (?:my|our|the|its) (?:[a-z'-]+ ){0,3}?${SOURCE}(?= [,:]| and )(?: ,| :)?(?: and)?`,
  "(?:i have )?(?:no|not a|no earthly) (?:clue|idea) (?:how|why) (?:but|,)+(?: but)?",
  "i know (?:it|this|that) (?:is|was|sounds|seems|may be|might be) (?:not )?(?:[a-z]+ ){1,3}but",
  `(?:it|this) (?:says|said|shows|states)(?: right)? here(?: that)?`,
  `says here(?: that)?`,
  `(?:the|my|our) (?:[a-z]+ )?${SOURCE} (?:says|said|tells me|told me|claims|reports|confirms|confirmed)(?: that)?(?= (?:i|we|my|our|the|there)\\b(?! (?:need|should|have to|must|can|could|may|might|ought|qualify)\\b))`,
  "(?:i (?:am|feel) )?(?:pretty|fairly|quite|almost|nearly|reasonably|very|absolutely|relatively|somewhat)? ?(?:sure|certain|confident|positive)(?: that)?(?= (?:i|we|my|our|the|it|there|that)\\b)",
  "(?:i|we) (?:do )?(?:would )?(?:think|believe|guess|suppose|reckon|figure|estimate|gather|understand|say|bet)(?: that(?! (?:is|was)\\b)| it to be)?(?= (?!about\\b|of\\b|so\\b|over\\b|it through\\b|twice\\b|no\\b|not\\b|yes\\b|and\\b|$))",
  "(?:maybe|perhaps)(?= (?:i|we) (?:should (?:say|mention|add that)))",
  "i (?:would like|would love|want|need|am asking|would appreciate it if|would prefer)(?: for)? you (?:to|could|would)(?= [a-z])",
  `(?:(?:is|would) it (?:be )?(?:possible|okay) (?:for you )?to(?= (?:update|record|log|rename|edit|correct)\\b)|(?:why (?:do not|not) you|any chance you (?:can|could)|do you think you (?:can|could)|(?:can|could) (?:i|we) (?:get|have|ask) you to|(?:would|could) you be able to|is there any way you (?:can|could)|(?:can|could|would|will) you)(?: (?:please|kindly|maybe|also|go ahead and))*(?= (?:update|record|log|rename|edit|correct|change|set|delete|remove|add|enter)\\b(?! (?:me|us)\\b)))`,
  "(?:and|but|so)? ?(?:there is )?one more (?:thing|item|fact)",
  "(?:oh )?(?:and )?another thing",
  "(?:i|we) (?:found out|learned|discovered|noticed|realized|realised|see|saw|heard|just saw|was told|were told|have been told)(?: that)?(?= (?:i|we|my|our)\\b)",
  "(?:a )?(?:small |quick |minor )?(?:correction|edit|amendment)(?= [:,] (?:the|my|our|i|we)\\b)",
  "(?:oh and|as it happens|i am afraid(?: that)?|in case you (?:did not know|missed it))(?= [a-z,])",
  "(?:(?:i|we) )?(?:have not|do not think i|am not sure i|did not|never|not sure if i|forgot to|neglected to|failed to)(?: (?:have|ever))? (?:tell|told|mention|mentioned|say|said|list|listed|add|added|include|included)(?: (?:you|this|it))?(?: (?:yet|before|earlier|so far))?(?: (?:but|about|that|,))+(?= )",
  "what (?:you|i) (?:do not|did not|have not|never)(?: \\w+){1,4} (?:is|was)(?: that)?(?= )",
  "(?:rip|poor|so long|farewell|goodbye|say goodbye to)(?= (?:my|our|the) [^,]* , (?:it|they|its) .*\\bM)",
  "(?:(?:please )?(?:do not|no) (?:laugh|laughing|judge|judging|ask|yell at me|be mad)|no judgment|hear me out|brace yourself|wait for it)(?= but\\b| ,|$)(?: but)?",
  "(?:the )?(?:next|last|first|second|third|final) (?:thing|one|item|up)(?: (?:is|on (?:my|the) list))?(?= [,:])",
  "(?:what i have is|here is (?:the|my) (?:situation|deal|story|thing)|(?:(?:all right|okay|alright|well) )?here goes(?: nothing)?|here it is|here we go|this is my situation|my situation is|let me tell you|let me see|let me think|let us see)(?= [,:]| (?:i|my|we|our)\\b)",
];

const CONNECTIVE = "(?<=^|(?:^| )(?:,|:|and|but|so|plus|because|since|also|yes|no|well|then) )";
const OPENING = new RegExp(`${CONNECTIVE}(?:${OPENINGS.join("|")})(?: [,:](?= )|(?= |$))`, "g");

/** "We owe, I think, 6,200"; "it's 2,900, I think". */
const HEDGE =
  "(?:i (?:would )?(?:think|believe|guess|suppose|reckon|figure|say|imagine)|if i (?:remember|recall)(?: (?:correctly|right|rightly))?|if i am not mistaken|last i checked|(?:the )?last time i (?:checked|looked|saw|heard)|last i (?:looked|saw|heard)|as far as i (?:know|can tell|remember|recall)|afaik|iirc|if memory serves|give or take|more or less|apparently|believe it or not|to be (?:honest|exact|precise)|you know|mind you|of course|by the way|no less|no joke|no kidding|would you believe(?: it)?|can you believe (?:it|that)|if that (?:helps|matters|counts)|if it (?:helps|matters)|ballpark|if i am reading (?:it|this|that|the [a-z]+|my [a-z]+)(?: \\w+)?(?: (?:right|correctly))?|all said and done|thank god|thank goodness|knock on wood|let me (?:see|check|think|look)|hang on|hold on|at this (?:point|stage|moment)(?: in time)?|as we speak|for what it is worth|as far as that goes|do not quote me(?: on (?:that|this|it))?|for the time being|as of this (?:moment|writing))";
const PARENTHESIS = new RegExp(
  `(?<= ), ${HEDGE} ,(?= )|(?<= )(?:, )?${HEDGE}$|(?<= )i (?:think|believe|guess|reckon)(?= (?:about |around |roughly )?M\\b)`,
  "g",
);

/** "Add that to my goals, would you?" */
const TAG = /(?:(?<=\w) ,|(?<= )) (?:would|could|can|will) (?:you|ya)(?: for me)?$/;

/** "Zap the French goal, would you": an order, whatever its verb. */
const ORDER_TAG = /(?<=[a-z]) , (?:would|will|could) you(?: please)?$/;

/** An order without the "would you?" at its end, which asks nothing. */
export function withoutTag({ tokens, asks }: Sentence): Sentence {
  const { text } = phraseOf(tokens);
  const tag = PLAIN_COMMAND.test(text) ? TAG.exec(text) : asks ? null : ORDER_TAG.exec(text);
  if (!tag) return { tokens, asks };
  return { tokens: tokens.slice(0, text.slice(0, tag.index).trim().split(" ").length), asks: false };
}

/** "A cool twenty grand", "a total of 900". */
const EMPHASIS =
  /(?<=^| )(?:a )?(?:cool|whopping|solid|decent|tidy|measly|paltry|mere|grand total of|total of|sum of|whole|right)(?= M\b)/g;

/** "The kayak sold for 700 cash". */
const FOR_CASH = /(?<=\b(?:sold|went) for (?:about |around |roughly |only |just )?M )(?:in )?cash(?= |$)/g;

/** "42 thousand and change". */
const AND_CHANGE = /(?<=(?:^| )M )(?:and (?:some )?change|and a bit|plus change|or thereabouts)(?= |$)/g;

/** "A brutal 29%". */
const EXCLAMATION =
  /(?<=^| )(?:a |an )?(?:whopping|insane|crazy|brutal|killer|nasty|horrible|ridiculous|painful|outrageous|awful|absurd|terrible|hefty|eye-watering|measly)(?= P\b)/g;

/** That it is not listed yet, or is regretted. */
const REMARKS = [
  "(?:please |so |and |can you |could you )*(?:add|put|list|record|log|note|include|enter|stick|pop|chuck) (?:it|that|this|them|those|him|her)(?: down| in)? (?:to|on|onto|under|in|into|as|with|among) (?:(?:a|an|my|our|the|what) )*(?:other )*(?:debts?|assets?|liabilit(?:y|ies)|(?:debt|asset) list|i owe|i own)(?: please| for me| too| as well)*$",
  "(?:that|which) (?:i|we) (?:have not|had not|never|forgot to|did not)(?: yet)? (?:tell|told|mention|mentioned|list|listed|add|added|include|included|enter|entered)(?: (?:you|to you))?(?: about)?(?: (?:it|this))?(?: (?:yet|before|earlier|so far|here))*",
  "(?:that|which) (?:is|was) not (?:on (?:here|file|the list|my list|your list)|listed|in (?:here|there|your list))(?: yet)?",
  "(?:that|which) (?:i|we) (?:am|are) (?:(?:not|kind of|a bit|a little|really|very|so|too|exactly|particularly) )+(?:proud of|happy about|thrilled about|ashamed of|embarrassed about|proud about)",
];
const REMARK = new RegExp(`(?<= )(?:, ?)?(?:${REMARKS.join("|")})`, "g");

/** At the end: what one thinks or feels of it. */
const ENDINGS = [
  "which is (?:just|so|kind of|pretty)?(?: (?:crazy|wild|insane|nuts|nice|great|awesome|amazing|sad|unreal|ridiculous|something|wow))?$",
  "(?:and )?(?:i|we) (?:do not|did not) (?:even )?know what to (?:say|think|do|make of (?:it|that))(?: .*)?$",
  "(?:and )?(?:i|we) (?:know|nearly fell over|almost fell over|nearly cried|almost cried|could not believe it|can not believe it|could not take it(?: any more)?|could not be happier|am (?:so |very |really |pretty )?(?:happy|sad|proud|thrilled|stoked|shocked|relieved|excited|bummed|devastated|glad|pleased|upset|heartbroken))(?: (?:it|about (?:it|that)|right|though))?$",
  "(?:please )?(?:fix|change|correct|update) (?:that|it|this)(?: please| for me)?$",
  "(?:phew|whew|yay|woo|woohoo|wow|ugh|oof|ouch|meh|sigh|yikes|haha|crazy(?: right)?|nuts|go figure|can you believe(?: it| that)?|i know i know|do not ask|long story|feels good|not bad|who knew|thank goodness|thank god)$",
];
const ENDING = new RegExp(
  `(?<= )(?:[,(] ?)+(?:${ENDINGS.join("|")})|(?<= )(?:ouch|ugh|oof|yikes|sigh|phew|whew|haha|smh|woohoo|yay|argh|dang|damn)$`,
  "g",
);

/** "Add that to my goals, dear": who is spoken to. */
const ADDRESS =
  /(?<=\w )(?:, )(?:my )?(?:dear|dearie|dears|hon|honey|hun|sweetie|sweetheart|sweet pea|darling|darlin|love|luv|buddy|bud|pal|friend|friends|mate|boss|chief|champ|doll|babe|bestie|robot|advisor|adviser|sir|ma'am|madam|partner|amigo)(?: ,)?$/g;

const ASIDES = slotRules(
  [PARENTHESIS, OPENING, REMARK, ENDING, ADDRESS, EMPHASIS, FOR_CASH, AND_CHANGE, EXCLAMATION].map((pattern) => ({
    pattern,
  })),
);

/** A sentence without its asides; as it is where it consists of nothing else. */
export function withoutAsides(tokens: Token[]): Token[] {
  let rest = tokens;
  for (let guard = 0; guard < 3; guard++) {
    const next = setSlotsBy(rest, ASIDES, () => "drop");
    if (next.length === rest.length || next.length === 0) break;
    rest = next;
  }
  return rest;
}
