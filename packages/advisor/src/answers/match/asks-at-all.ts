const ASKS =
  /\?|\b(?:what|whats|how|hows|why|whys|which|when|who|whose|where|wheres|should|shd|shall|ought|explain|explained|difference|diff|vs|versus|worth|ideas?|tips|guidance|confus\w+|dummies|basics|examples?|teach|wonder\w*|curious|thoughts|opinion)\b|^\W*(?:is|isnt|are|am|do|does|did|can|could|would|will|shall|tell|show|give|gimme|help|compare|any|ways|must|may)\b|,\s*(?:is|are|can|do|does|should|how|what|or)\b|\bor (?:nah|not|no|what|just|should)\b|\b(?:yay or nay|help|pls|please)\W*$/i;

/** "Roth or traditional", "hsa vs fsa", "chapter 7 or 13": two things set against each other, and little else. */
const CHOICE = /^\W*(?:\S+\s+){1,6}or(?:\s+\S+){1,6}$/i;

/** A few words that state nothing: the name of a subject. */
const SUBJECT = /^\W*(?:\S+\s+){0,2}\S+\W*$/;
const TELLS = /\d|\b(?:i|im|ive|my|we|our|paid|got|have|had|sold|bought|lost|is|was|are|thanks|done)\b/i;

/** Whether a message asks, be it by a word, a choice, or the bare name of a subject. */
export function asksAtAll(text: string): boolean {
  return ASKS.test(text) || CHOICE.test(text) || (SUBJECT.test(text) && !TELLS.test(text));
}
