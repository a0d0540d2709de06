import { type Rewriting, rewriting } from "../rewrite.ts";

/** What changed one's pay. */
const PAY_NEWS =
  "(?:\\w+ )?(?:review|raise|rise|promotion|reclassification|merit increase|merit raise|evaluation|pay bump|bump|reorg|job change|annual increase|cost of living adjustment|step increase|overtime|pay cut)";

/** News of one's pay, told plainly: "guess who got a raise". */
export const PAY: Rewriting[] = [
  rewriting(
    "\\b(?<old>(?:quit|left|lost|changed|switched) (?:my|the|an?|our) (?:\\w+ )?(?:job|position|role|gig)) (?:and|,|but|then)+ (?:i )?(?:am |have |now )*(?:start|started|starting|begin|began|got|found|landed|have|took|taking) (?:a|another|my) new (?:one|job|position|role) (?:at|for|with|on|paying|that pays|which pays) (?=(?:about |around )?M\\b)",
    "{old}, i make",
  ),
  rewriting(
    `^(?:and |so |now |oh )*(?<who>i|we) (?:am|are) (?:now )?(?:up to|up at|at|on|back to|back at|down to) (?<m>M)(?: (?<t>T))?(?: now)?(?: ,)? (?:after|since|with|thanks to|following) (?:the|my|our|a|that|this) ${PAY_NEWS}$`,
    "{who} make {m} {t}",
  ),
  rewriting(
    `^(?:and |so |now |oh )*(?:after|since|with|thanks to|following) (?:the|my|our|a|that|this) ${PAY_NEWS}(?: ,)? (?<who>i|we) (?:am|are) (?:now )?(?:up to|up at|at|on|back to|back at|down to) (?=M\\b)`,
    "{who} make",
  ),
  rewriting(
    "\\b(?:i|we) (?:(?:also|now|just|started|am|are|have been) )*(?:rent|renting|let|letting|lease|leasing|sublet|subletting)(?: out)? (?<=\\bout )(?:my|our|the|a|half|one|that|part) (?:(?!M|T|for|at) ?\\S+ ){0,6}?(?:for|at|and (?:get|make|collect)|which brings in|bringing in|to \\w+ for) (?=(?:about |around )?M\\b)",
    "rental income is another",
  ),
  rewriting(
    "\\b(?:i|we) (?:(?:also|now|just|started|am|are|have been) )*(?:rent|renting|let|letting|lease|leasing) (?:my|our|the|a|half|one|that|part) (?:\\S+ ){0,4}?(?:out (?:for|at|and get|to \\w+ for)|to (?:a |an |my |some |two )?(?:\\w+ )?(?:tenants?|lodgers?|students?|couple|friend|nephew|niece|coworker|roommate|family|renters?|neighbou?rs?) (?:for|at)) (?=(?:about |around )?M\\b)",
    "rental income is another",
  ),
  rewriting(
    "^(?:and |so )*(?:my|our) (?<t>T)(?: (?:rate|pay|wage))? (?:is|was|went|got|has|just|been|gone|bumped|moved|jumped|rose|climbed|up|down|raised|dropped|now)+(?: (?:is|was|went|got|has|just|been|gone|bumped|moved|jumped|rose|climbed|up|down|raised|dropped|now))* (?:from|to|at) (?<m>M)$",
    "my pay is {m} {t}",
  ),
  rewriting(
    "^(?:and |so )*(?:(?<t>T) ?[:,]? )?(?:i have |we have |(?:i|we) get )?(?<in>M)(?: (?<u>T))? (?:comes |coming |goes |going )?in(?: ,| and| but| with)* (?<out>M) (?:comes |coming |goes |going )?(?:back |right back )?out(?: (?<v>T))?$",
    "i earn {in} {t} {u} {v} , i spend {out} {t} {u} {v}",
  ),
  rewriting(
    "^(?:and |so )*(?:(?<t>T) ?[:,]? )?(?:money )?in(?: :| is|:)? (?<in>M)(?: (?<u>T))?(?: ,| and| but)* (?:money )?out(?: :| is|:)? (?<out>M)(?: (?<v>T))?$",
    "i earn {in} {t} {u} {v} , i spend {out} {t} {u} {v}",
  ),
  rewriting("^(?:so |and |oh )*guess who (?:just |finally |has )*(?=(?:got|landed|received|scored|earned)\\b)", "i"),
  rewriting("^(?:so |and |oh )*guess who (?:is|is now|has been) (?=(?:making|earning|getting)\\b)", "i am"),
  rewriting(
    "(?<=\\b(?:unemployed|laid off|let go|fired|out of work|between jobs|retired|jobless|student|quit|stopped working|unpaid leave|(?:quit|lost|left) (?:my|our|the) (?:\\w+ )?job(?: (?!no |zero |and |so )\\w+){0,2}))(?: (?:and|with|so|,|have|earning))* (?=(?:no|zero) (?:income|paycheck|salary|pay|money coming in)\\b)",
    ", i have",
  ),
  rewriting(
    "\\b(?<who>i|we) need (?<m>M) (?<t>T) to (?:live|get by|survive|make ends meet|cover (?:everything|it all|all (?:my|our|the) \\w+|(?:my|our|the) (?:bills|expenses|costs|living expenses)))$",
    "{who} spend {m} {t} on everything",
  ),
  rewriting(
    "^(?:and |so |now )*(?:i |we )?(?:have )?(?:dropped|went|gone|cut back|moved|switched|going|am) (?:down |back )?to (?:\\w+|N) (?:days|hours|shifts)(?: T)? ,? ?(?:and |so |which is |it is |that is |at |making )*(?=(?:about )?M\\b)",
    "i make",
  ),
  rewriting("\\bsalaried ?,? (?=M\\b)", "salaried at"),
  rewriting("\\bwork ,? (?=M (?:household|combined|together|between us)(?: (?:income|T|total))*$)", "work , we make"),
  rewriting(
    "\\b(?:they|work|hr|(?:my|our|the) (?:boss|company|employer|manager|job|work)) (?:just |finally )?(?:gave|is giving|are giving|gives) (?:me|us) (?<p>P|M T) more(?: (?:now|T|an hour))*$",
    "i got a {p} raise",
  ),
  rewriting(
    "\\bno more (?:overtime|extra shifts|shifts|tutoring|babysitting|side gig|side job|second job|weekend shifts|tips|gigs?)(?: ,)?(?: (?:so|which means|meaning|that means|and))* (?:i|we|that is) (?:am |are |will be )?(?:lose|losing|down|out|short) (?=(?:about )?M T$)",
    "my pay went down by",
  ),
  rewriting(
    "^(?:and |so |also )*(?:my|our) (?:regular |usual |take-home |work |net )?(?:checks?|cheques?) (?:is|are|comes? to|comes? out (?:to|at)|runs?|works? out (?:to|at)) (?:about |around |roughly |usually )*(?=M\\b)",
    "my paycheck is",
  ),
  rewriting("(?<=\\b(?:make|earn|spend|clear|get|bring in|bring home) )something(?: like)? (?=M\\b)", ""),
];
