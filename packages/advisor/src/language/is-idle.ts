import { isEntryWord } from "../lexicon/entry-words.ts";
import type { Clause } from "./clauses.ts";
import { WORDS_OF_RULES } from "./ordinary-words.ts";

/** Words that rules use too, and that tell nothing by themselves. */
const PLAIN: ReadonlySet<string> = new Set(
  `a an the i me my we us our you your it its that this he she they them and or but so is am are was were be been do did done
  does can to of in on at for with from by as up out off over no not too very really so just quite pretty what who how got get getting
  go went feel feels felt good great bad fun crazy here there then now yes oh well lol phew yay ugh wow about all like know
  think guess believe me day week today tonight finally least still even ever never always`.split(/\s+/),
);

/** ", is that good?" comments on nothing. */
const ASKS = /^(?:is|are|am|do|does|did|can|how|who)$/;

const COMMENTS = /^(?:,|-|\()$/;

/**
 * Whether a piece after a comma only comments on the figure before it: ", not too shabby", ", go me", ", tacos are on me tonight".
 * It has no figure, names nothing and holds no word that a rule goes by.
 */
export function isIdle({ lead, tokens }: Clause, knownWords: ReadonlySet<string>): boolean {
  const follows = lead.length > 0 && lead.some(({ text }) => COMMENTS.test(text));
  return (
    follows &&
    !ASKS.test(tokens[0]?.text ?? "") &&
    tokens.every(
      ({ slot, text }) =>
        slot === null &&
        /^[\p{L}']+$/u.test(text) &&
        !isEntryWord(text) &&
        !knownWords.has(text) &&
        (PLAIN.has(text) || !WORDS_OF_RULES.has(text)),
    )
  );
}
