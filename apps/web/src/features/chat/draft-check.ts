import { MAX_LONG_TEXT } from "@seven-figures/domain";

const COUNTED_FROM = MAX_LONG_TEXT - 500;

interface DraftCheck {
  canSend: boolean;
  isTooLong: boolean;
  /** How long it is, once that begins to matter. */
  counter: string | null;
}

const count = (characters: number) => characters.toLocaleString("en-US");

/** Whether a draft may go out: not blank, not over the limit, and nothing awaited. */
export function checkDraft(draft: string, isTyping: boolean): DraftCheck {
  const length = draft.trim().length;
  const isTooLong = length > MAX_LONG_TEXT;
  return {
    canSend: length > 0 && !isTooLong && !isTyping,
    isTooLong,
    counter: length < COUNTED_FROM ? null : `${count(length)} of ${count(MAX_LONG_TEXT)} characters`,
  };
}
