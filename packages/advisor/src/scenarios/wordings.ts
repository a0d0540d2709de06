/** What may be asked of the roads that were kept by name. */
export type Wanted = "list" | "open" | "compare" | "delete" | "rename" | "keep";

/** A whole message; its first group that is found, if any, is what it calls a road. */
export interface Wording {
  wants: Wanted;
  pattern: RegExp;
}

const LEAD =
  "(?:(?:please|pls|hey|hi|ok|okay|so|and|now|well|also|actually|um|can you|could you|would you|will you|can i|could i|may i|let me|let us|let's|lets|i want to|i'd like to|i would like to|i wanna|i need to|just|quickly),? )*";
const TAIL = "(?:,? (?:please|pls|for me|again|now|then|thanks|thank you))*";
const OWN = "(?:(?:up|me|my|our|the|that|this|those|these|all|any|both|other|kept|saved|stored|old|named|called|of) )*";
const KEPT = "(?: (?:that )?(?:i|we)(?:'ve| have)? (?:kept|saved|made|stored|named|have|got))?";
const ROAD = `(?:(?:scenarios?|kept roads?|saved roads?)${KEPT}|roads? (?:i|we)(?:'ve| have)? (?:kept|saved|named))`;
const ROADS = `(?:(?:scenarios|kept roads|saved roads)${KEPT}|roads (?:i|we)(?:'ve| have)? (?:kept|saved|named))`;
const NAME = "[\"']?((?:[^\\s\"']+ ){0,5}?[^\\s\"']+?)[\"']?";
const THERE = "(?: (?:on|in|from) (?:my|the) (?:road|scenarios?|list))?";

const DELETES =
  "(?:delete|remove|drop|scrap|erase|discard|forget|throw away|throw out|get rid of|bin|trash|clear)(?: out)?";
const OPENS = "(?:open|load|show|see|view|display|bring up|pull up|go to|take me to|switch to|look at|get)";
const COMPARES = "(?:compare|contrast)";
const BETTER = "(?:better|worse|best|sooner|later|faster|slower|quicker|nearer)";
const WOULD = "(?:does|do|would|will|did)";
const CALLED =
  "(?:what(?: names?)?|how) (?:did|have|do) (?:i|we) (?:call(?:ed)?|name(?:d)?|label(?:led)?|give|given|gave)";

function wording(wants: Wanted, text: string): Wording {
  return { wants, pattern: new RegExp(`^${LEAD}${text}${TAIL}[\\s?.!]*$`, "i") };
}

/** With what says that a kept road is meant, whatever it is called. The first that fits is meant. */
export const SAID: readonly Wording[] = [
  wording("rename", `(?:rename|change the name of) ${OWN}(?:${NAME} )?${ROAD}(?: .*)?`),
  wording(
    "keep",
    "(?:how (?:do|can|would) (?:i|we|you) )?(?:keep|save|store|make|create|add|start)(?: (?:this|that|it|these|a|an|another|one|new|the|levers?|as|my|road|current))* scenarios?(?: .*)?",
  ),
  wording("delete", `${DELETES} ${OWN}(?:${NAME} )?${ROAD}(?: (?:called|named) ${NAME})?${THERE}`),
  wording("compare", `${COMPARES} ${OWN}(?:${NAME} )?${ROAD}(?: .*)?`),
  wording("list", `(?:what|which) ${ROADS}(?: (?:do|did|have) (?:i|we)(?: .*)?)?`),
  wording("compare", `(?:which|what) (?:one )?(?:of )?${OWN}${ROAD} .+`),
  wording("list", `${CALLED} ${OWN}${ROADS}`),
  wording(
    "list",
    `(?:(?:list|show|see|give|tell|display|name|what are|which are|where are|what were|how many)(?: me)?(?: about)? )?${OWN}${ROADS}(?: (?:do|did|have) (?:i|we).*)?${THERE}`,
  ),
  wording(
    "list",
    `(?:do|did|have) (?:i|we) (?:have |keep |kept |save |saved |got |made )?(?:any |some )?${ROAD}(?: .*)?`,
  ),
  wording("open", `${OPENS}(?: me)? ${OWN}${NAME} ${ROAD}${THERE}`),
  wording("open", `${OPENS}(?: me)? ${OWN}${ROAD} (?:called|named) ${NAME}`),
];

/** "The one with 300 more": what it supposes tells which is meant. */
export const CALLED_BY_LEVERS = wording(
  "list",
  `${CALLED} ${OWN}(?:one|road|scenario)(?:,? (?:with|where|in which|that has|that|for|about|when)) (.+)`,
);

/** Where nothing says so: a name that is kept has to be all that is spoken of. */
export const NAMED: readonly Wording[] = [
  wording("list", `${CALLED} ${OWN}(?:(?:one|road) (?:with|about|for) (?:the )?)?${NAME}(?: one| road)?`),
  wording("delete", `${DELETES} ${OWN}${NAME}(?: road)?`),
  wording("open", `${OPENS}(?: me)? ${OWN}${NAME}(?: on (?:my|the) road| road)?`),
  wording("open", `(?:my|our) ${NAME} road`),
  wording(
    "open",
    `when (?:would|will|do|could|can) (?:i|we) (?:get there|be there|make it|arrive|(?:reach|hit) (?:it|my target|the target|(?:a|the|my) million)) (?:in|with|under|on) ${OWN}${NAME}`,
  ),
  wording("compare", `${COMPARES} ${OWN}${NAME}(?: (?:with|to|and|against) .*)?`),
  wording(
    "compare",
    `how ${WOULD} ${OWN}${NAME} (?:compare|stack up|look|do|differ)(?: (?:with|to|against|from|next to|beside|than) .*)?`,
  ),
  wording("compare", `(?:how much )?(?:is )?${BETTER} (?:is|would|does) ${OWN}${NAME}(?: be)?(?: than .*)?`),
  wording("compare", `how much ${BETTER} (?:is|would|does|do) ${OWN}${NAME}(?: .*)?`),
  wording("compare", `is ${OWN}${NAME} ${BETTER}(?: than .*)?`),
  wording("compare", `(?:which|what)(?: one)? (?:is|would be|gets me there|comes) ${BETTER}[,:]? ${OWN}${NAME} or .*`),
  wording("compare", `(?:what(?:'s| is) )?(?:the )?difference between ${OWN}${NAME} and .*`),
  wording("compare", `${OWN}${NAME} (?:vs\\.?|versus|against|compared (?:to|with)) .*`),
];

/** "In the worst case scenario": a way of speaking. */
export const FIGURE_OF_SPEECH =
  /\b(?:worst|best|base|bad|good|ideal|perfect|nightmare|dream|likely|likeliest|optimistic|pessimistic|realistic)[- ]?(?:case)?[- ]scenarios?\b|\b(?:case|in (?:that|this|such a|which|what)) scenarios?\b/i;
