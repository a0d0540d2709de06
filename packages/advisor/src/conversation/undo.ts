import type { Documents } from "@seven-figures/domain";
import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import { sameWord } from "../matching/same-word.ts";
import { wordsOf } from "../statements/read-mention.ts";
import { UNDO } from "./answer-words.ts";
import type { Conversation, LastWrite } from "./conversation.ts";

const OF_UNDOING = "undo|undoing|revert|reverse";

/** Undoing spoken of, not asked for: how it is done, and that it is not to be done, in these verbs beside those of undoing. */
export function spokenOfUndoing(verbs: string): RegExp {
  return new RegExp(
    `\\b(?:how|what (?:is|does|would|if)|why|when)\\b.*\\b(?:${OF_UNDOING}|undone)\\b|\\b(?:not|dont|never|without|no need to)(?: (?:have to|want to|need to|to))? (?:${OF_UNDOING}|${verbs})\\b`,
  );
}

const NOT_ASKED_FOR = spokenOfUndoing("take|put|bring|change|restore|roll|cancel");
/** "Change nothing". */
export const UNDOES_NOTHING =
  /\b(?:undo|undoing|revert|reverse|take back|change) (?:nothing|nowt|none|no (?:changes?|more)|not a thing)\b/i;
const REQUEST =
  /^(?:\w+ |, )*?(?:can|could|would|will|is it possible|is there a way|any way|may|mind|do you mind|would you mind)\b/;
const UNDOES =
  /\b(?:undo|undoing|un-do|unsay|revert|roll (?:\w+ ){0,2}back|ctrl[ +-]*z|rewind)\b|\breverse (?:that|it|what|the|this|my)\b|\btake (?:\w+ ){1,4}back\b|\btake back (?:that|the last|what)\b|\b(?:put|change|set|switch|turn|bring|get|give|go|move) (?:me )?(?:that|it|this|them|those|everything|things|all of it|all that)(?: \w+)? back\b|\bback (?:to )?(?:the way|how|what|where) (?:it|things|everything|they) (?:was|were|had|looked)\b|\b(?:restore|reinstate|recover) (?:it|that|them|what|those|everything|this|the last)\b|\b(?:cancel|scrap|scratch|strike|erase|delete|remove|nix|discard) (?:that|the|this|my) (?:very )?(?:last|latest|previous|recent|most recent) (?:change|changes|edit|one|entry|update|thing|action|message)\b(?! (?:of|on|in|from|for|to)\b)|\bgo back (?:one|a step|to (?:how|what|before))\b/;
/** After an undo: the change before that one too. */
const ONCE_MORE =
  /^(?:and |also |now |then |yes |, |please |do )*(?:(?:undo )?(?:the|that) )?(?:(?:one|change|thing|entry|edit|other)(?: one| change)?(?: just)? (?:before|prior|earlier|too)|previous (?:one|change)?|earlier (?:one|change)?|first (?:one|change)|one more|once more|again|another(?: one)?|one further|same again|keep going|both|next one|(?:that|this) one|one before(?: that| it)?)(?: (?:before|that|it|too|also|as(?: well)?|please|, |time|back|thanks))*$/;

/**
 * Whether a message asks to take back what was last changed: "only" that, "also" that beside other figures, or not at
 * all. `undone`: the message before it did so already.
 */
export function undoIn(
  sentences: readonly Sentence[],
  { last }: Pick<Conversation, "last">,
  undone: boolean,
): "only" | "also" | null {
  const phrases = sentences.map(({ tokens }) => phraseOf(tokens));
  if (undone && phrases.length === 1 && phrases[0] && ONCE_MORE.test(phrases[0].text)) return "only";
  const at = sentences.findIndex(({ asks }, index) => asksToUndo(phrases[index], asks, last));
  if (at < 0) return null;
  return phrases.every((phrase, index) => index === at || !hasFigures(phrase)) ? "only" : "also";
}

function asksToUndo(phrase: Phrase | undefined, asks: boolean, last: LastWrite | null): boolean {
  if (!phrase || hasFigures(phrase) || NOT_ASKED_FOR.test(phrase.text) || UNDOES_NOTHING.test(phrase.text))
    return false;
  if (asks && !REQUEST.test(phrase.text)) return false;
  return UNDO.test(phrase.text) || UNDOES.test(phrase.text) || bringsBack(phrase, last);
}

function hasFigures({ tokens }: Phrase): boolean {
  return slotsOf(tokens, "money").length + slotsOf(tokens, "percent").length + slotsOf(tokens, "date").length > 0;
}

const BACK =
  /\b(?:put|bring|get|add|give|want|need|take|keep)\b(?!.*\b(?:call|phone|ring|text|email|write|message|buyers?|sellers?)\b).*\bback\b|\b(?:restore|reinstate|recover|undelete)\b/;

/** "Wait, no! I still want that one", after something was taken off. */
const MISSED =
  /\b(?:i|we) (?:(?:do|did|still|actually) )*(?:still (?:want|need|have|own|owe|use)|wanted to keep|want to keep|need to keep|meant to keep) (?:that|it|this|them|those)(?: (?:one|goal|ones|account|card|loan))?$/;

/** "Put the boat back": what was last taken off, by its name. */
function bringsBack({ text, tokens }: Phrase, last: LastWrite | null): boolean {
  if (!last) return false;
  const gone = namesGone(last);
  if (gone.length > 0 && MISSED.test(text)) return true;
  if (!BACK.test(text)) return false;
  return tokens.some((token) => token.text.length > 2 && gone.some((word) => sameWord(word, token.text)));
}

function namesGone({ before, changes }: LastWrite): string[] {
  const { financials, goals }: Partial<Documents> = before;
  const ids = new Set(changes.flatMap((change) => (/^delete-/.test(change.kind) && "id" in change ? [change.id] : [])));
  const entries = [...(financials?.assets ?? []), ...(financials?.debts ?? [])].filter(({ id }) => ids.has(id));
  const titles = (goals?.intermediateGoals ?? []).filter(({ id }) => ids.has(id));
  return [...entries.map(({ name }) => name), ...titles.map(({ title }) => title)].flatMap(wordsOf);
}
