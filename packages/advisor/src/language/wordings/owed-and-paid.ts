import { FAMILY } from "../../lexicon/entry-kinds.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";

const PAST_VERB =
  "(?:opened|took|borrowed|got|bought|financed|paid|sent|charged|managed|ran up|racked up|signed|was able|were able)";
const I_NOW = "(?:i|we)(?: (?:now|still|also|finally|recently|had to))*";
const PAID_ALL = "(?:i |we |i have |we have )?(?:paid|sent|made) (?:both|all of them|all|all three|them|those)";

const CAME_IN =
  "(?:sold|bonus|refund|tax return|payday|paycheck|got paid|inheritance|inherited|stimulus|overtime|side gig|tips|yard sale|garage sale|winnings|won)";
const WINDFALL =
  "(?:[a-z]+ ){0,2}?(?:bonus|refund|tax return|stimulus|paycheck|inheritance|raise|commission|winnings|overtime pay|overtime)";
const FINANCED = "(?:financed|bought on credit|put on credit|charged|got on credit)";

/** What is owed and paid, said the way that rules know. */
export const OWED_AND_PAID: Rewriting[] = [
  rewriting(
    /^(?:and |but |so )*(?<who>(?:the|my|our) (?:[a-z']+ ){1,3}?)(?:has |just )?billed (?:me|us) (?:for )?(?<amount>M)(?= ,| and|$)/,
    "i owe {amount} to {who}",
  ),
  rewriting(
    /(?<=\bM\b.*)(?: ,)? (?:and )?(?:i|we) (?:still )?owe (?:every (?:cent|penny|dime|dollar)|all|the whole lot) of it\b/,
    "",
  ),
  rewriting(
    /^(?:so |and )*(?<who>(?!i |we )(?:[a-z']+ ){1,3}?)(?:got|received|took) (?:its|the|my|their|our) (?:last|final) M (?:from|off|out of) (?:me|us)\b/,
    "i paid off {who}",
  ),
  rewriting(
    /^(?:so |and |oh )*(?:that|the|my) (?<what>(?:[a-z']+ ){1,3}?)(?:entry |one |thing )?(?:(?:under|in|on|among|with) (?:my|the) (?:debts|assets|list|liabilities) )?(?:was|is) (?:a mistake|an error|wrong|a duplicate|not mine|a typo) ,? ?(?:so |and )?(?:please )?(?:can you )?(?:take|delete|remove|get|scratch|drop|scrap) (?:it|that)(?: out| off)?(?: please)?$/,
    "remove the {what}",
  ),
  rewriting(
    /^(?:and |but |so )*(?<who>(?:my|our|the) (?:[a-z']+ ){1,3}?)(?:is|are) (?:still |currently )*owed (?:about )?(?<amount>M)(?: by (?:me|us))?(?= ,|$)/,
    "i owe {amount} to {who}",
  ),
  // "My dad forgave the loan", "I don't owe him anything any more"
  rewriting(
    /^(?:and |but |so )*(?:my|our) (?<who>[a-z]+) (?:has |have )?(?:forgave|forgiven|wiped out|cancell?ed|wrote off) (?:the|my|our) (?:whole |entire )?(?:loan|debt)(?: (?:i|we) (?:owe|owed)(?: (?:him|her|them))?)?(?= ,|$)/,
    "i paid off the loan from {who}",
  ),
  rewriting(
    /^(?:and |but |so )*(?:i|we) (?:do not|no longer) owe (?<who>him|her|them|(?:my|the|our) (?:[a-z]+ ){0,2}[a-z]+) (?:anything|a (?:cent|penny|dime)|money|any money)(?: any (?:more|longer))?(?= ,|$)/,
    "i paid off {who}",
  ),
  rewriting(/^(?<before>.*?) ?\( (?<said>M|P|M at P|M , P)(?: \)|$)(?<after>.*)$/, "{before} {said} {after}"),
  // "It turns out that I owe ...", "I noticed my Visa is at ..."
  rewriting(
    /^(?:and |but |so )?(?:(?:it )?(?:turns out|turned out|looks like|appears|seems)|(?:i|we) (?:noticed|realized|realised|found out|learned|see|saw|discovered))(?: that)? (?<after>(?:i|we|my|our|the) .+)$/,
    "{after}",
  ),
  rewriting(/^(?<before>(?:.* )?discover) it (?<after>(?:card|credit|balance|,|at|is|M)\b.*)$/, "{before} {after}"),
  // "When we redid the kitchen I opened ...", "for my degree I took ...", "according to the statement the balance is ..."
  rewriting(
    new RegExp(
      `^(?:and |but |so )?(?<front>(?:when|after|since|because|while|during|once|as|back when|for|to|in order to|thanks to|due to|with (?:my|our|the|a|some)|last|this)\\b(?: (?!M\\b|P\\b|R\\b|T\\b|,)\\S+){1,9}?)(?: ,)? (?<main>${I_NOW} ${PAST_VERB}\\b.*)$`,
    ),
    "{main}",
  ),
  rewriting(
    /^(?:and |but |so )?(?<front>(?:according to|based on|per|as of|going by|looking at)\b(?: (?!M\b|P\b|R\b|T\b|the visa|my visa)\S+){1,8}?)(?: ,)? (?<main>(?:(?:i|we) (?:now |still )*(?:owe|have)|(?:my|the|our) (?:\S+ ){1,4}?(?:balance )?(?:is|stands|sits)) .*)$/,
    "{main}",
  ),
  // "With fifteen thousand of the proceeds I paid down the loan"
  rewriting(
    /^(?<before>.*?)\bwith (?<amount>M)(?: (?:of|from|out of) (?:the|that|it|my|this|them)(?: (?!i\b|we\b|M\b)\w+){0,3})?(?: ,)? (?:i|we) (?:\w+ )?(?:paid|knocked|brought|took)(?: down| off| on)? (?<what>(?!M\b).+)$/,
    "{before} i paid {amount} off {what}",
  ),
  rewriting(new RegExp(`^(?<list>M (?:to|on|towards?|for) .+?)(?: ,|, and| and)? ${PAID_ALL}\\b.*$`), "i paid {list}"),
  rewriting(
    /^(?<before>.*\bM) (?:of|from|out of) (?:my|the|our) (?:\w+ ){0,2}?(?:bonus|refund|stimulus|paycheck|inheritance|raise|commission) (?<after>(?:on|onto|to|towards?|into|off|against|at|in) .*)$/,
    "{before} {after}",
  ),
  // "Uncle Ray got 500 from me"
  rewriting(
    /^(?:(?:so|and|i mean|i meant|well|sorry|,) )*(?<what>(?!i\b|we\b)(?:\S+ ){1,4}?)(?:got|received|has received|was paid) (?<amount>M) (?:back )?(?:from|by) (?:me|us)\b(?<after>.*)$/,
    "i paid {what} {amount}",
  ),
  // "toward what I owe him", "everything I owed her", "what I owe on the Visa"
  rewriting(
    /^(?<before>(?!.*\bM\b).*\b(?:paid|repaid|gave|sent|handed)\b.*?) (?:everything|all|all that|all of what|what|the money|every (?:cent|penny|dime)) (?:that )?(?:i|we) (?:still )?owed? (?:him|her|them|it)?$/,
    "{before} in full",
  ),
  rewriting(
    /^(?<before>.*\bM\b.*?) (?:towards?|of|on|off|from|for|against) what (?:i|we) (?:still |had )?(?:owed?|borrowed)(?: (?:him|her|them|on it|from (?:him|her|them)))?$/,
    "{before}",
  ),
  rewriting(
    /^(?<before>.*\b(?:paid|put|sent|threw|gave)\b.*?) ?\bwhat (?:i|we) (?:still )?owed? (?:on|to) (?<what>.+)$/,
    "{before} {what}",
  ),
  // "I am owing 3,500", "I carry a balance of 2,612 on ...", "still paying on a couch, 1,450 to go", "left me with a bill of 2,780"
  rewriting(
    /^(?<before>.*?)\b(?:i|we) (?:still |now )*(?:am |are |have been )(?:still )?owing (?<after>.*)$/,
    "{before} i owe {after}",
  ),
  rewriting(
    /^(?<before>.*?)\b(?:i|we) (?:still |now |am |are )*(?:carry|carrying) (?<after>(?:about )?M on .*)$/,
    "{before} i owe {after}",
  ),
  rewriting(
    /^(?<before>.*?)\b(?:i|we) (?:still |now |have |am |are )*(?:carry|carrying|carried|run|running|running up) (?:a |an )?(?:\w+ )?(?:balance|debt|tab) of (?<after>(?:about )?M .*)$/,
    "{before} i owe {after}",
  ),
  rewriting(
    /^(?<before>.*?)\b(?:i|we) (?:am |are |have been )?(?:still )?(?:making payments on|paying on|paying off|paying down|paying for|financing|financed) (?<what>(?:(?!\b[MTR]\b)\S+ ){1,8}?)(?:, |and )?(?:(?:with|there is|have|still|i|we|owe|about) )*(?<amount>M) (?:more )?(?:to go|left|remaining|still owed|owed|to pay)(?: on it| to pay)?(?<after>.*)$/,
    "{before} i owe {amount} on {what} {after}",
  ),
  rewriting(
    /^(?<before>.*?)(?<what>(?:my |the |our |that |an? )(?:[a-z-]+ ){1,5}?)(?:[BD] )?(?:has )?(?:left|stuck) (?:me|us) (?:with|owing) (?:a |an )?(?:\w+ )?(?:bill of |debt of |balance of |tab of )?(?<amount>M)(?: (?:bill|debt|tab))?(?: (?:that|which) (?:i|we) .*| to pay.*| in debt)?$/,
    "{before} i owe {amount} on {what}",
  ),
  rewriting(
    /^(?:[a-z'-]+ ){1,5}?(?:has )?(?:left|stuck|saddled) (?:me|us) (?:with|owing) (?<amount>M) (?:in|of|worth of) (?<what>(?:[a-z-]+ ){0,3}(?:loans?|debts?|bills?)\b.*)$/,
    "i owe {amount} on {what}",
  ),
  rewriting(
    /^(?<before>(?!.*\bM\b.*\bM\b)(?!.*\bP\b.*\bP\b).*\bM\b.*?)(?: ,)? (?:and|with) the (?:interest )?(?:rate|apr|interest) (?:has |was |got |is |just )*(?:changed|went|jumped|rose|dropped|moved|raised|bumped|reset|fell|cut|now)(?: up| down| now)* (?:to |at )?(?<rate>P)$/,
    "{before} at {rate}",
  ),
  rewriting(
    /^(?<before>(?!.*\bP\b.*\bP\b).*\bM\b.*?)(?: ,| and| ;)+ (?:they|it|(?:the |my |our )?(?:[a-z]+ )?(?:bank|lender|credit union|dealer|dealership|company|servicer)) (?:charges?|is charging|are charging)(?: me| us)?(?: interest)?(?: at| of)? (?<rate>P)(?: interest| apr)?$/,
    "{before} at {rate}",
  ),
  rewriting(/(?: ,)? against which (?:(?:there )?(?:stands|sits|is|are)|i owe|i have) (?=(?:a|an|M)\b)/, "and i owe"),
  rewriting(/^(?<before>.*?)\bfree and clear\b(?<after>.*)$/, "{before} outright {after}"),
  rewriting(
    /^(?<who>(?:my |our )?(?:[a-z-]+ ){1,2})and (?:i|me|we) (?:am|are) (?<after>(?:now |all |finally |officially )*(?:square|even|settled up|squared up)\b.*)$/,
    "i am square with {who}",
  ),
  // "Forgot one: 2,700 on the Lowe's card", "a lien of 7,300 that I need to deal with"
  rewriting(
    /^(?:also |oh |and )*(?:i )?(?:forgot (?:one|another|about one|to mention)|one more|another one|new one|(?:one|another) (?:thing |debt |more |card |loan )?(?:that )?i (?:forgot|missed|left out)(?: about| to mention| earlier)*)(?: thing)? (?::|,|is) (?<after>.+)$/,
    "{after}",
  ),
  rewriting(
    /^(?<before>.*\bM\b.*?) (?:that|which) (?:i|we) (?:still )?(?:need|have|am going|are going) to (?:deal with|pay|pay off|take care of|sort out|get rid of)(?<after>.*)$/,
    "{before} {after}",
  ),
  rewriting(
    /^(?:i |we )?(?:still )?(?:need|have) to pay (?:back )?(?<what>(?:my |our |the )?(?:[a-z-]+ ){1,2}?)(?:back )?(?:the )?(?<amount>M) (?:back )?(?:that )?(?:she|he|they|it) (?:lent|loaned|gave|fronted|spotted) (?:me|us)$/,
    "i owe {amount} to {what}",
  ),
  rewriting(
    /^(?<amount>M) is (?:what is|what i|what we|all that is|all i|how much is|how much i|the amount i)(?: still)? (?:left|owed|owe|outstanding|remaining|have left) (?:on|to) (?<what>.+)$/,
    "i owe {amount} on {what}",
  ),
  rewriting(
    /^what (?:i|we) (?:still )?owe (?:on|to) (?<what>.+?) (?:is|stands at|sits at|comes to|is down to|is up to|has dropped to|totals) (?:now |about )?(?<amount>M)\b(?<after>.*)$/,
    "i owe {amount} on {what} {after}",
  ),
  // "This month's payments: Visa 120, car loan 305"
  rewriting(
    /^(?:my |our |the |this month 's |today 's |this week 's |T |B |D |'s |two |three |four |N )*payments?(?: made| today| this month| this week| so far| D| B)* : (?<list>.*\bM\b.*)$/,
    "i paid {list}",
  ),
  rewriting(
    /^(?<what>[^:]+?) (?::|=|-) (?:paid|sent|put) (?<amount>(?:another )?M)(?: on it| to it| off| on that)?$/,
    "i paid {what} {amount}",
  ),
  rewriting(
    /^(?:my|our) (?:wife|husband|partner|spouse|fiance|fiancee|hubby|employer|company|job|parents|mom|dad) (?:just |also |kindly )?(?<paid>(?:paid|sent|put|threw) (?:off )?M (?:to|on|towards?|off|of) (?:my|our|the) (?!.*\b(?:his|her|their)\b).+)$/,
    "i {paid}",
  ),
  rewriting(
    /^(?<what>(?:my |our )?(?:[a-z-]+ ){1,3}?)(?:has )?(?:forgave|forgiven|waived|knocked off) (?<amount>M)(?: (?:of|off|from) (?:the loan|my loan|my debt|it))?$/,
    "i paid {what} {amount}",
  ),
  rewriting(
    /^(?<what>(?:the |my )?(?:[a-z'-]+ ){1,3}?)(?:auto-?pay|auto payment|automatic payment) (?:pulled|took(?: out)?|drafted|debited|withdrew|of|went through for|hit for|ran for) (?<amount>M)\b(?<after>.*)$/,
    "i paid {what} {amount} {after}",
  ),
  rewriting(
    /^(?:new|some|an?|the|got|bought) (?:[a-z-]+ ){1,4}, (?<amount>M) ?, (?:all )?(?:on|onto) (?<what>(?:the|my) .*(?:visa|card|amex|mastercard|discover).*)$/,
    "i charged {amount} on {what}",
  ),
  rewriting(
    /^(?<before>.*\b(?:paid|repaid|gave|settled)\b.*?) (?:back )?(?:every|the last) (?:single )?(?:penny|cent|dime|dollar)(?: (?:i|we) (?:had )?(?:owed?|borrowed)(?: (?:him|her|them))?)?$/,
    "{before} back in full",
  ),
  // "My sister told me to forget the loan from her"
  rewriting(
    `\\b(?<whose>my|our) (?<who>${[...FAMILY].join("|")}) (?<said>(?:(?!M ) ?\\S+ ){1,8}?)(?<what>loan|money|debt|cash) (?<from>from|to|with) (?:him|her|them)\\b`,
    "{whose} {who} {said} {what} {from} {who}",
  ),
  // "Add 850 I owe on a Lowe's card", "add a debt of 500 for my Sears card"
  rewriting(
    /\b(?:add|record|log|enter|include|note|list)(?: in| down)? (?:another |the |about )*(?<amount>M) (?:that )?(?:i|we) (?:still |also )*owe(?: (?:on|to|for))? (?=[a-z])/,
    "i owe {amount} on",
  ),
  rewriting(
    /\b(?:add|record|log|enter|include|note|list)(?: in| down)? (?:a |another |the |new )*debt of (?<amount>M) (?:for|on|to|with|from|at) (?=[a-z])/,
    "i owe {amount} on",
  ),
  rewriting(
    /\b(?:i|we) (?:am|are) (?:still |now )*on the hook for (?:about )?(?<amount>M) (?=(?:on|to|with|in|of)\b)/,
    "i owe {amount}",
  ),
  rewriting(/\b(?:i|we) (?:am|are) (?:still |now )*on the hook for (?=(?:a|an|the|my) )/, "i have"),
  // "There's still 2,975 on the furniture we financed", "financed 16,800 of it"
  rewriting(
    `\\bthere is (?:still )?(?:about )?(?<amount>M) (?:left |owed |due |to go )?on (?<what>(?:the|my|our|that) (?:[a-z'-]+ ){1,3}?)(?:that |which )?(?:i|we) ${FINANCED}\\b`,
    "i owe {amount} on {what}",
  ),
  rewriting(/(?:^|(?<= ))(?:(?:i|we) )?financed (?:about )?(?<amount>M) of it\b/, "i owe {amount} on it"),
  // "The hospital cut my bill to 3,100", "Nordstrom took 140 off my card"
  rewriting(
    /^(?<before>.*?)\b(?:the )?(?<who>(?!i\b|we\b|they\b|it\b|he\b|she\b)[a-z']+) (?:cut|lowered|reduced|dropped|brought|knocked|adjusted|negotiated) (?:my|the|our) (?<what>bill|balance|debt|loan) (?:down )?to (?<amount>M)$/,
    "{before} my {who} {what} is {amount}",
  ),
  rewriting(
    /\b(?<who>(?!i\b|we\b|they\b|it\b|he\b|she\b)[a-z']+) (?:took|credited|refunded|put) (?<amount>M) (?:off|back on|back to|to) (?:my|the|our) (?<what>card|bill|loan|balance)\b/,
    "i paid {amount} off {who} {what}",
  ),
  // "Sold some guitars and put the 600 on the Chase card", "threw my tax refund at the mortgage, 3,200 bucks"
  rewriting(
    `^(?<before>.*\\b${CAME_IN}\\b.*?)\\b(?:put|stuck) (?:the |all |about )*(?<amount>M) (?:of it |of that |extra )?(?:on|onto) (?!hold|the table|paper)`,
    "{before} paid {amount} on",
  ),
  rewriting(
    `\\b(?:threw|put|sent|chucked|used|tossed|dumped) (?:all of |all |half of )?(?:my|our|the) ${WINDFALL} (?:at|on|onto|towards?|to|against) (?<what>(?:(?!M |,)\\S+ ){1,4}?), (?:all |it was |that was |about )*(?<amount>M)(?: of it)?$`,
    "paid {amount} on {what}",
  ),
  rewriting(
    /^(?<what>(?!i\b|we\b)(?:\S+ ){1,4}?)(?:got|took|has gotten|squeezed|pulled) (?<amount>(?:another )?M) (?:more )?(?:out of|off) (?:me|us)\b(?<after>.*)$/,
    "i paid {what} {amount} {after}",
  ),
  rewriting(
    /^(?:the |my )?(?:auto-?pay|auto payment|automatic payment) (?:pulled|took(?: out)?|drafted|debited|withdrew|of|sent|paid) (?<amount>M) (?:for|to|on|towards?) (?=[a-z])/,
    "i paid {amount} on",
  ),
  rewriting(
    /^(?:so |and )*(?:(?:on|this|today 's|T|D|B|my) )*(?:payday|paycheck|pay day) : (?=M (?:to|towards?|on) )/,
    "i paid",
  ),
  // "The plane tickets went on the Amex, that's 540 more"
  rewriting(
    /^(?<before>.*?)(?:the |my |our |some |new |a |two )(?:[a-z-]+ ){1,3}?went (?:straight |right )?(?:on|onto) (?<what>(?:the|my|our) (?:(?!M |,)\S+ ){0,3}?\S+) ,? ?(?:that is |it was |that was |for |at |about |another |which is |which was )*(?<amount>M)(?: more| extra)?$/,
    "{before} i charged {amount} on {what}",
  ),
  // "I refinanced my mortgage: now 205,000 at 5.9%"
  rewriting(
    /\b(?:refinanced|refied|refinance) (?<what>(?:my|the|our) (?:[a-z'-]+ ){1,3}?)(?:(?::|,|and|to|for|into|at|it|is|now|new|balance|a|owe|i|we) )*(?<amount>M) (?:loan )?(?:at|,|with|and) (?:a |it is |the rate is |now |at )*(?<rate>P)\b/,
    "{what} is {amount} at {rate}",
  ),
  // "Did an extra 2,500 on the mortgage", "made the first payment on my bill, 175", "used my birthday money to pay 120"
  rewriting(
    /^(?:so |and )*(?:i |we )?did (?<amount>(?:an )?(?:extra|additional) M) (?=(?:on|to|towards?) )/,
    "i paid {amount}",
  ),
  rewriting(
    /\bmade (?:the|my|our|a|an|another) (?:(?!last|final|very)[a-z]+ )?payment (?:on|to|towards?|for) (?<what>(?:my|our|the) (?:(?!M |,)\S+ ){0,3}?[a-z']+) ?,? (?:of |for |it was |which was |that was )*(?<amount>M)$/,
    "paid {amount} on {what}",
  ),
  rewriting(
    /\bused (?:some of |all of |part of )?(?:my|our|the) (?:[a-z]+ ){0,2}?(?:money|bonus|refund|check|cash|tips|paycheck|stimulus|winnings|gift) to (?:pay|put|send|throw) (?=M (?:on|to|towards?|off|at|against)\b)/,
    "paid",
  ),
  rewriting(
    /^(?:so |and |but )*(?:my |the |our )?insurance (?:company )?(?:is |ended up |finally |just |will be )*(?:covering|covered|paid|picked up|took care of) (?<amount>M) (?:of|off|on|from|towards?) (?=(?:my|the|our) )/,
    "i paid {amount} off",
  ),
];
