import { type Cue, cue } from "./cue.ts";

/** What speaks for when, how long, how much a month, for the past, and for what is no question about figures. */
export const TIME_CUES: readonly Cue[] = [
  cue("monthly", `how much <T12>(?: \\S+){0,14} <g>(?: \\S+){0,6} <span>`, 9),
  cue("monthly", `(?:how much|what|need|put|save|work out)(?: \\S+){0,6} <T\\d+>(?: \\S+){0,8} <g>`, 5),
  cue(
    "monthly",
    `<g>(?: \\S+){0,8} (?:take|need|per|put aside)(?: \\S+){0,3} <T\\d+>|<T\\d+>(?: \\S+){0,6} (?:fill|get|complete|reach|finish|allocation)(?: \\S+){0,6} <g>`,
    5,
  ),
  cue(
    "until-zero",
    `(?:until|till|til|when|how long|how many (?:month|year|payment)|month|year|payoff|pay off|day|date)(?: \\S+){0,12} (?:<[ad]*d[ad]*>|<\\w+:debts1?>)(?: \\S+){0,16} (?:<money>|<surplus>|gone|clear|zero|paid|done)`,
    4,
  ),
  cue(
    "until-zero",
    `(?:<[ad]*d[ad]*>|<\\w+:debts1?>)(?: \\S+){0,9} (?:<money>|<surplus>)(?: \\S+){0,14} (?:when|how long|until|till|til|how many (?:month|year|payment)|month|gone|clear|zero|done|payoff|finish)`,
    6,
  ),
  cue(
    "until-zero",
    `(?:<money>|<surplus>)(?: \\S+){0,9} (?:<[ad]*d[ad]*>|<\\w+:debts1?>)(?: \\S+){0,14} (?:when|how long|until|till|til|how many (?:month|year|payment)|month|gone|clear|zero|done|even)`,
    5,
  ),
  cue("until-zero", `(?:<[ad]*d[ad]*>|<\\w+:debts1?>)(?: \\S+){0,2} (?:at|@) <money>`, 5),
  cue(
    "until-zero",
    `how many payment|month til all|month (?:til|till|until)(?: \\S+){0,5} (?:gone|zero|paid|clear|done)|to kill it|until it read|when are we even|kill it`,
    8,
  ),
  cue("until-zero", `rid of|debt[- ]free|shut of|shed of|paid off|payed off|never end|gonna end`, 2),
  cue(
    "interest-until-zero",
    `<interest>(?: \\S+){0,8} (?:all told|in all|in total|altogether|until|till|til|over it|by the (?:time|end))|total <interest>(?: \\S+){0,8} <money>|pay(?:ing)? in <interest>(?: \\S+){0,3} all`,
    7,
  ),
  cue(
    "until",
    `(?:when|how long|how many (?:month|year)|until|till|til|eta|wen|which month|what year|age at which)(?: \\S+){0,9} (?:<money>|<g>|<count>)`,
    4,
  ),
  cue(
    "until",
    `<money>(?: \\S+){0,6} (?:when|by when)|(?:<money>)(?: \\S+){0,10} <g>(?: \\S+){0,8} (?:when|how long|how many month|month|get there)`,
    4,
  ),
  cue(
    "monthly-to",
    `(?:how much|what|put|save|stash|need)(?: \\S+){0,6} <T\\d+>(?: \\S+){0,10} <money>(?: \\S+){0,6} (?:<date>|<span>)|(?:reach|be at|get to|to have) <money>(?: \\S+){0,4} (?:<date>|<span>)(?: \\S+){0,9} <T\\d+>`,
    7,
  ),
  cue(
    "monthly-to-zero",
    `(?:how much|what)(?: \\S+){0,4} <T\\d+>(?: \\S+){0,9} <[ad]*d[ad]*>(?: \\S+){0,4} (?:<date>|<span>)|(?:rid|done|paid|clear|finish)(?: \\S+){0,6} <[ad]*d[ad]*>(?: \\S+){0,6} (?:<date>|<span>)(?: \\S+){0,8} <T\\d+>`,
    7,
  ),
  cue(
    "afford",
    `afford|can i (?:buy|swing|splash|get|bag)|could (?:i|we) (?:buy|swing|bag|get|run to|write a check|stand)|doable|feasible|reach to buy|sink (?:us|me)|can i have the <money>|cash buy|within my means`,
    5,
  ),
  cue(
    "afford",
    `(?:tax|boiler|van|trip|holiday|wedding|sofa|couch|couch|bike|phone|laptop|tv|week in)(?: \\S+){0,6} <money>(?: \\S+){0,4} (?:doable|ok|fine|or)`,
    4,
  ),
  cue(
    "change",
    `(?:change|changed|moved|grown|grow|gain|gained|lost|lose|up or down|compare|compared|difference|went up|gone up|saved|save|better off|happened|progress)(?: \\S+){0,10} (?:since|<date>|over the past|<past>|last|from)`,
    5,
  ),
  cue(
    "was",
    `(?:was|were|did|had|used to|back in|stood|stand|before)(?: \\S+){0,10} <date>|<date>(?: \\S+){0,6} (?:was|were|did|had)|what (?:was|did)(?: \\S+){0,6} (?:in|back|on|last)`,
    5,
  ),
  cue(
    "when",
    `when (?:was|did|were)(?: \\S+){0,8} <money>|<money>(?: \\S+){0,6} when was|last (?:at|above|had) <money>`,
    6,
  ),
  cue(
    "explain",
    `explain|why|how (?:do|did|was|were|is|come)(?: \\S+){0,4} (?:calculate|calculated|derive|derived|work|get|got|compute|worked|arrive|lower|higher)|spell out|where doe`,
    6,
  ),
  cue("on-track", `on (?:track|pace|course|schedule|target)|ahead or behind|green or red|make it by|kidding myself`, 6),
  cue(
    "grow",
    `(?:grow|growing|compound|<percent>(?: \\S+){0,3} <T1>)(?: \\S+){0,8} <span>|fv|<percent>(?: \\S+){0,8} <span>`,
    5,
  ),
  cue(
    "time-left",
    `(?:how (?:long|many (?:year|month|day))|time|year|month)(?: \\S+){0,4} (?:left|until|till|before|to go|on|remaining)(?: \\S+){0,4} (?:<g>|<target>)(?: \\S+){0,3} (?:due|come|date)?$|time left|time on <target>`,
    4,
  ),
  cue(
    "changed-when",
    `(?:when|how long)(?: \\S+){0,8} (?:last|since|first|ago)(?: \\S+){0,8} (?:told|tell|update|updated|changed|gave|give|new figure|touched|told you)`,
    6,
  ),
  cue(
    "pace",
    `(?:average|typical) (?:<T12>|month)(?: \\S+){0,4} (?:growth|grow|creep|change)|creep up|<T12> growth`,
    6,
  ),
  cue("steps", `step|next objective|what is next|left to do|remain(?:s|ing)? to be done|substep`, 4),
  cue("project", `<net-worth> (?:(?!chang|grow|gain|over|past|last|was|did)\\S+ ){0,2}<span>(?: |$)`, 9),
  cue(
    "project",
    `(?:in|at|by|when i am|after|over) (?:\\S+ )?(?:<span>|<count>)(?: \\S+){0,8} (?:how much|have|what|worth|be|could)|<net-worth>(?: \\S+){0,4} (?:in|at|by) (?:<span>|<date>|<count>|age)|base case`,
    4,
  ),
  cue(
    "none",
    `^(?:what is|what are|explain|how do|how does|how doe|should i|is it)(?: a| an)? (?!my|the|our|left|in)(?:[a-z-]+ ){1,4}\\??$`,
    2,
  ),
  cue(
    "none",
    `should (?:i|we)|tip|advice|recommend|best way|how (?:can|do|should) i (?:save|invest|budget|reduce|improve|start)|help me|credit score|tax(?:es)?|insurance|what (?:is|are) an? `,
    3,
  ),
  cue("monthly-to", "(?:save|put|need)(?: \\S+){0,5} <T\\d+>(?: \\S+){0,6} <target>", 8),
  cue("monthly-to-zero", "what would it take to clear|clear <d>(?: \\S+){0,3} (?:in|by) ", 9),
  cue(
    "was",
    "(?:what was|what were|how much was|how much did i have|was|were)(?: \\S+){0,8} (?:<date>|<past>)|back in (?:\\S+ ){0,4}(?:<date>|<past>)",
    8,
  ),
  cue("change", "since (?:\\S+ ){0,4}<date>", 8),
  cue("until", "time to <money>|<money> at <money>|eta(?: \\S+)? <money>", 8),
  cue(
    "project",
    "(?:in|after) <span>(?: \\S+){0,6} (?:have|be|worth)|<span> (?:out|from now)|(?:at|when i am) <count>(?: \\S+){0,4} (?:how much|worth|have)",
    6,
  ),
  cue(
    "monthly-to",
    "(?:monthly|<T12>) (?:contribution|saving|amount)?(?: \\S+){0,3} (?:reach|get|have|hit) <money>",
    8,
  ),
];
