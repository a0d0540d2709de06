/**
 * How people speak of their skills and interests whatever the verb is: the list is named, and the preposition before it
 * tells what happens. Read by {@link ./lists.ts} after all rules. To let the advisor see a shape, add a line here.
 */

const NAMED = "(?<list>skills?|skill ?set|interests?|hobby|hobbies)(?: (?:list|section|set))?";
const LIST = `(?:(?:my|the) |(?=(?:[a-z]+ )?(?:skills|interests|hobbies)))(?:list of )?(?:(?:current|existing|own|official|listed) )?${NAMED}`;
const LEAD =
  "^(?:(?:,|and|so|then|also|but|plus|please|kindly|now|well|can you|could you|would you|you can|you could|go ahead and|i would like you to|:) )*";
/** What follows and changes nothing. */
const TAIL =
  "(?: (?:please|too|as well|also|for me|now|today|henceforth|from (?:(?:now|here) )?on|would you|will you|if you (?:can|would|could|please)|thanks|going forward|list|section|profile|in my profile))*(?= ,|$)";
const WHAT = "(?<what>(?!and |or )(?:(?!\\b(?:i|we|my|our|is|are|not|to|from)\\b).)+?)";
/** Verbs of putting and listing, as an order or of oneself: any other verb may tell something else about a list. */
const PUT =
  "(?:put|stow|affix|add|added|list|listed|jot|jotted|pencil|penciled|enter|entered|note|noted|record|recorded|pop|popped|write|wrote|stick|stuck|slot|slotted|include|included|count|place|placed|file|filed|drop|dropped|throw|toss|chuck|tack|tacked|insert|append|log|logged|register|tuck|squeeze|slip|sneak|bung|shove|plonk|plop|plug|lump|reckon|class|classify|catalog|catalogue|mention|feature|enroll|attach|tag|pin|post|type|key|scribble|inscribe|etch|chalk|stash|store|save|load|weave|fold|mix|stack|pile|wedge|nestle|park|incorporate|introduce|enlist|induct|admit|dump|sling|whack|fling|lob|bang|stuff|cram|hang|plant|lodge|deposit|document|capture|bring|welcome|usher|ink|number|group|consider|recognize|acknowledge|cite|name|specify|reflect|upload|sprinkle|shoehorn|click|rope|fit)";
const VERB = `(?:i (?:also |just |would |have )*)?${PUT} (?:down |in |up |out )?`;
const INTO = "(?:in with|along with|down with|in among|to|in|into|on|onto|under|among|amid|alongside|within)";

export interface ListFrame {
  shape: RegExp;
  /** Where the names stand: in the shape's `what`, or in what was said before it ("..., pop them in my interests"). */
  names: "what" | "before";
}

const frame = (names: ListFrame["names"], shape: string): ListFrame => ({ names, shape: new RegExp(shape, "d") });

export const ADDING_FRAMES: ListFrame[] = [
  // "Chess is great fun, pop it onto my interests", "Bartending is one of my skills, kindly jot it in"
  frame(
    "before",
    `(?:^|, |and |so )(?:please |kindly |so |and |you can |can you |could you |now )*${PUT} (?:it|that|this|them|those|these|both) (?:down |both )?(?:${INTO}|with|amongst) ${LIST}${TAIL}`,
  ),
  // "Under skills jot falconry", "for interests, opera"
  frame(
    "what",
    `(?:${LEAD}|(?<=, ))(?:under|among|in|into|to|for|on) ${LIST} ?(?:, |: )(?:(?:put|add|list|jot|pencil|enter|note|record|pop|write|stick|slot|include|we can put|you can put|please put)(?: down| in)? )?${WHAT}(?= , (?:under|among|in|for|to|and) |$)`,
  ),
  frame(
    "what",
    `(?:${LEAD}|(?<=, ))(?:under|among|in|into|to|for|on) ${LIST} ${PUT}(?: down| in)? ${WHAT}(?= , (?:under|among|in|for|to|and) |$)`,
  ),
  // "Soldering and phlebotomy deserve a spot in my skills", "falconry sits among my interests"
  frame(
    "what",
    `${LEAD}${WHAT} (?:(?:should|ought to|needs to|need to|must|can|may|could|has to|have to) )?(?:belongs?|deserves?|merits?|goes|go|fits?|sits?|counts?|lives?|comes?|appears?|stands?|shows? up)(?: (?:a|an|its|their|own|right|rightful|spot|place|mention|line|down))* ${INTO} ${LIST}${TAIL}`,
  ),
  // "Reckon grant writing among my skills", "slot archery in with my interests"
  frame("what", `${LEAD}${VERB}${WHAT} ${INTO} ${LIST}${TAIL}`),
  frame(
    "what",
    `${LEAD}(?:credit|list|put|have|mark|show|count) me (?:down )?(?:with|for) ${WHAT} as (?:a |an |one of my )?${NAMED}${TAIL}`,
  ),
  // "Bartending is one of my skills", "falconry and opera are interests of mine"
  frame(
    "what",
    `${LEAD}${WHAT} (?:is|are) (?:both |all |also |now |definitely |certainly |another |some |two |three )*(?:(?:one of|among|part of) my (?:(?:new|newest|main|top|core|key|best|strongest|biggest|favou?rite|many) )*${NAMED}|(?:(?:a|an|my|some|new) )*${NAMED} (?:of mine|i have))(?: too| now| as well)*(?= ,|$)`,
  ),
  // "My skills ought to show soldering too"
  frame(
    "what",
    `${LEAD}my ${NAMED} (?:(?:should|ought to|must|needs? to|could|can|has to|have to) )(?:now |also |really )*(?:show|list|include|have|feature|mention|contain|reflect|display|say|read) ${WHAT}${TAIL}`,
  ),
];

/** "... snip it from my interests", "off my skills it goes". */
export const REMOVING_FRAME = new RegExp(`(?:^|(?<= ))(?:from|off|off of|out of) ${LIST}(?: it goes| they go)?${TAIL}`);

/** No names of skills: what people do about a list, and what they say of it. */
export const NO_NAME =
  /\b(?:lots?|trust|faith|more|much|less|confidence|pride|gaps?|holes?|typos?|errors?|mistakes?|things?|something|anything|everything|nothing|none|stuff|better|faster|ones?|me|us|you|what|which|who|how|why|best|worst|skills?|interests?|hobby|hobbies|goals?|steps?|would|could|should|might|if|never|his|her|their|brother|sister|wife|husband|learning to)\b|\b[MPDRTHQN]\b|^(?:(?:some|the|an?|extra|hard|new) )*(?:time|work|effort|efforts|money|cash|income|job|jobs|clients|value|hours|years|accounts?|loans?|debts?|art)$/;

/** With these in it a sentence does not ask for a name to be listed. */
export const NOT_LISTING =
  /\b(?:if|whether|would i|should i|should we|might|maybe|perhaps|never|before|after i|once i|until|how|why|which|what|who|someday|one day|his|her|their|your|wife|husband|brother|sister|son|daughter|friend|boss|goals?)\b/;
