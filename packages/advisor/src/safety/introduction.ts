const GREETING = "(?:hi|hiya|hello|hey|howdy|good (?:morning|afternoon|evening|day)|morning|evening|bore da)";
const GREETS = new RegExp(`^\\W*${GREETING}\\b`, "i");
const GREETS_ONLY = new RegExp(`^\\W*${GREETING}(?: (?:there|again|all))?\\W*$`, "i");
const INTRODUCES =
  /\b(?:I'?m|I am|[Mm]y name is|[Tt]his is) (?:Mr|Mrs|Ms|Dr|[A-Z][a-z]+)\b|\b[Mm]y (?:wife|husband|partner|grand(?:daughter|son)|son|daughter|niece|nephew|dad|mum|mom|brother|sister|friend)(?: [A-Z]\w+)?,? (?:and I\b|set (?:this|it|me|us) up|told me|put (?:me|us|this)|signed (?:me|us)|showed (?:me|us)|recommended)/;
/** What else such people say, clause by clause. */
const HARMLESS = /\b(?:computers?|phones?|apps?|technolog\w*|gadgets?|money|finances|figures|savings|retired)\b/i;

/**
 * "Good morning. My wife Pauline and I look after this together", "hello, my granddaughter set this up for me": who comes in and says
 * nothing else. The trained parts know hardly any such people.
 */
export function isIntroduction(message: string): boolean {
  if (!GREETS.test(message) || !INTRODUCES.test(message)) return false;
  const clauses = message.split(/[.!?,;\n]+/).filter((clause) => /\p{L}/u.test(clause));
  return clauses.every((clause) => GREETS_ONLY.test(clause) || INTRODUCES.test(clause) || HARMLESS.test(clause));
}
