/** Words that ask, wherever they stand; a clause such as ", which you know" or ", is $500" only adds to what is told. */
const ASKS =
  /\?|\b(?:what|whats|how|hows|why|whys|which(?! (?:i|you|we|my|he|she|they)\b)|(?<!, )when|who|whose|wheres?|should|shd|ought|explain|explained|difference|diff|vs|versus|worth it|any good|am i|talk me (?:out of|into)|ideas?|tips|guidance|confus\w+|dummies|basics|examples?|teach|wonder\w*|curious|thoughts|opinion)\b/i;
const TURNED =
  /^\W*(?:is|isnt|are|am|do|does|did|can|could|would|will|shall|tell|show|give|gimme|help|compare|any|ways|must|may|r u)\b|,\s*(?:is|are|can|do|does|should|how|what|or) (?![$\d])|\b(?:does|did|will|would|can|could) (?:it|i|my|they|that|this|the|you|we)\b|\bright\W*$|\bor (?:nah|not|no|what|just|should)\b|\bor\W*$|\b(?:yay or nay|help|pls|please)\W*$/i;

/** "Roth or traditional", "roll it over or cash it out": two things set against each other, and little else. */
const CHOICE = /^(?:\W*\s)?(?:\S+\s+){1,6}or(?:\s+\S+){1,6}$/i;

/** A few words that state nothing: the name of a subject. */
const SUBJECT = /^(?:\W*\s)?(?:\S+\s+){0,2}\S+(?:\s\W*)?$/;
const TELLS = /\d|\b(?:i|im|ive|my|we|our|paid|got|have|had|sold|bought|lost|is|was|are|thanks|done)\b/i;

/** Whether a message asks, be it by a word, a choice, or the bare name of a subject. */
export function asksAtAll(text: string): boolean {
  if (ASKS.test(text) || TURNED.test(text)) return true;
  const clauses = [text, ...text.split(/[.!;,\n]\s+/)].map((clause) => clause.trim());
  return clauses.some((clause) => CHOICE.test(clause)) || (SUBJECT.test(text) && !TELLS.test(text));
}
