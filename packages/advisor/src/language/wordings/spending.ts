import { COST_WORDS } from "../../lexicon/cost-words.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";

const BEGIN = "^(?:and |but |so |okay |, )*";
/** Also after another statement: what follows names the whole by itself. */
const ANEW = "(?:^|(?<= (?:,|and|but|so|-) ))(?:and |but |so |okay |, )*";
const ABOUT = "(?:about |around |roughly |like |nearly |maybe |only |just |at |, |: |up to )*";
const SUM = `${ABOUT}(?<m>M)(?: or so)?(?: (?<t>T))?`;
const COMES_TO =
  "(?:is|are|adds? up to|adds? up at|comes? (?:out )?(?:to|at)|works? out (?:to|at)|totals?|totalling|totaling|amounts? to|runs?(?: (?:me|us))?(?: to)?|sums? up to|costs?(?: (?:me|us))?|takes|eats(?: up)?|:|=)";
const END =
  "(?: (?:in total|in all|all in|altogether|all together|total|overall|all told|now|once (?:everything|it all|it) is (?:paid|added up|counted)))*$";
const COST = `(?:${COST_WORDS}|mortgage|kids?|fun|car|house|living|lodging|diesel|shopping|drinks|beer|bits and bobs)`;
/** A list that a home or bills are part of: food and gas are not all that anyone spends. */
const LIST = `(?=[^M]*\\b(?:rent|mortgage|bills|house|living|lodging)\\b)(?:(?:my|our|the|,|and|&|plus|or|with|for|on|all|of|other|usual) )*${COST}(?: (?:(?:my|our|the|,|and|&|plus|or|all) )*${COST})*`;
const THE_LOT =
  "(?:everything(?: else)?|the lot|the whole lot|the whole shebang|the whole nine yards|all (?:of )?(?:that|it|the rest)|the rest(?: of it)?|it all|you name it|all sorts|what have you|etc|etcetera|whatever else|the works)";
const ALSO = "(?: ,| and| :|-|,)*";
const TOTAL = "my total expenses are {m} {t} {p}";

/** All that is spent, told with no word for it: "rent, food, the lot comes to 2,900 a month". */
export const SPENDING_TOTALS: Rewriting[] = [
  rewriting(
    `${BEGIN}(?:(?<p>T) ,? ?)?(?:everything|all)(?: that)? (?:i|we) (?:spend|pay|pay out|pay for|buy|need)(?:(?: ,)? (?!M|P|R|D|T|i|we)[^,]+(?: ,)?| ,)? ${COMES_TO} ${SUM}${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}(?:(?<p>T) ,? ?)?what (?:(?:i|we) (?:spend|pay out|shell out|get through|go through|need to live(?: on)?|live on|burn through)|goes out|it costs (?:me|us) to live|leaves my account|(?:my|our) life costs)(?: (?:on everything|in total|all in|altogether|overall|for everything))*(?: (?<t>T))?(?: (?:on everything|in total|all in|altogether|overall|for everything|for living))* (?:is|comes to|adds up to|totals|works out at|works out to) ${ABOUT}(?<m>M)${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}(?:(?<p>T) ,? ?)?(?:all in )?${LIST}${ALSO} ${THE_LOT}${ALSO}(?: (?:it|that|this|they|which|altogether|all|together|in all))*(?: ${COMES_TO})? ${SUM}${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}${LIST}${ALSO} (?:altogether|all together|all in|in total|all told|total|that all|it all|together they|combined)(?: (?:that|it|this|they))*(?: ${COMES_TO})? ${SUM}${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}between ${LIST}${ALSO} ${THE_LOT}(?: ,)? (?:i am|we are|i|we|it is|it|that is)(?: (?:out|down|paying|spending|spend|paying out|looking at|at|going through|go through|comes to|is))? ${SUM}${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}(?:my|our|the) (?:(?<p>T) )?(?:nut|overheads?|running costs|household runs|bills all in|cash burn) (?:(?:is|are|runs|comes to|at|of|sits at|sits around|for everything) )+${SUM}${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}(?:i am|we are) (?:out|down) ${SUM} (?:(?:once|after|when|by the time) )?(?:everything|all (?:my|our|the) bills|it all|i have paid for everything|all of it)(?: (?:is|are|gets|get))?(?: (?:paid|covered|done|taken care of))?(?: for)?$`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}${SUM} (?:is spent |gets spent |goes |leaves my account |disappears |vanishes |walks out the door )(?:on|for|to)(?: ,)? (?:everything|all (?:the |my |our )?(?:bills|living|costs|expenses)(?: and (?:living|food|everything))?|the (?:whole )?(?:household|house)|bills and (?:living|food|everything|life))${END}`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}${SUM} (?:keeps|covers|runs|is what keeps|is enough for|pays for) (?:the (?:house|household|lights|whole house)|us|me|everything(?: (?:i|we) (?:spend|need|buy))?|it all|all (?:my|our|of our) (?:bills|costs|expenses|spending))(?: (?:running|going|afloat|on|fed and housed|ticking over|alive))*$`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}(?:it takes|it costs|takes|costs|we need|i need|you need) (?:me |us )?${SUM} to (?:keep (?:the (?:house|household|lights|family)|us|me|things|it all|everything)(?: (?:running|going|afloat|on|fed|ticking over|alive))*|run (?:the|our|this) (?:house|household|home|place|family))$`,
    TOTAL,
  ),
  rewriting(
    `${ANEW}(?:the|our|my|this) (?:(?:whole|entire) )?(?:household|house|family|lifestyle|life) (?:costs (?=.*\\b(?:to (?:run|keep))\\b)|takes|needs|runs on|goes through|gets through|burns through|spends) (?:me |us )?(?:to )?${SUM}(?: to (?:run|keep going|keep))?${END}`,
    TOTAL,
  ),
  rewriting(`${ANEW}(?:the|our|my) (?:household|family|lifestyle|life) costs (?:me |us )?${SUM}${END}`, TOTAL),
  rewriting(
    `${BEGIN}(?:by the time|once|after|when) (?:everything|it all|all of it|every bill|all (?:my|our|the) bills) (?:is|are|has been|have been|gets|get) (?:paid|covered|settled)(?: for| off)?(?: ,)? ${SUM} (?:is|has|are) (?:gone|spent|disappeared|vanished|out the door)$`,
    TOTAL,
  ),
  rewriting(
    `${BEGIN}(?:i|we) (?:pay|pay out|shell out|fork out|lay out|hand over) ${SUM} (?:for|on) (?:everything|all of it|it all|the lot)${END}`,
    TOTAL,
  ),
];
