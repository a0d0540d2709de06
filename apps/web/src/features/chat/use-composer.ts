import { type KeyboardEvent, useCallback } from "react";
import { useChatContext } from "./chat-context.tsx";
import { checkDraft } from "./draft-check.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** While a word is being composed (Chinese, Japanese, Korean), Enter belongs to the input method. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** The message field: its draft, Enter to send, and the focus that stays in it. */
export function useComposer() {
  const { draft, setDraft, send, isTyping, input } = useChatContext();
  const check = checkDraft(draft, isTyping);

  const attach = useCallback(
    (field: Field | null) => {
      input.current = field;
    },
    [input],
  );
  const submit = () => {
    if (!check.canSend) return;
    send(draft.trim());
    setDraft("");
    input.current?.focus();
  };
  /** Enter sends; with Shift it is left to the field (a new line in a text area). */
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    if (event.shiftKey && event.currentTarget instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    if (!event.shiftKey) submit();
  };
  return { draft, setDraft, check, attach, submit, onKeyDown };
}
