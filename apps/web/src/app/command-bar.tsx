import { useQuery } from "@tanstack/react-query";
import { CornerDownLeft } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { paths } from "#config/paths.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { useChatContext } from "#features/chat/chat-context.tsx";
import { useNavigate } from "#routing/routing.tsx";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./command-bar.module.css";
import { type Command, entryCommands, findCommands, pageCommands } from "./commands.ts";
import { personPages } from "./page-list.ts";

const PAGES = pageCommands(personPages);
const ASK = "ask";

/** One field for pages, entries and whatever one would say to the advisor. */
export function CommandBar({ onClose }: { onClose: () => void }) {
  const { data: financials } = useQuery(financialsQuery);
  const { data: goals } = useQuery(goalsQuery);
  const navigate = useNavigate();
  const chat = useChatContext();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);

  const entries = entryCommands(financials?.assets ?? [], financials?.debts ?? [], goals?.intermediateGoals ?? []);
  const found = findCommands(typed.trim() === "" ? PAGES : [...PAGES, ...entries], typed);
  const ask: Command = { id: ASK, label: typed.trim(), note: "Ask the advisor", path: paths.chatbot, words: "" };
  const options = typed.trim() === "" ? found : [...found, ask];
  const chosen = Math.min(at, options.length - 1);

  const choose = (option: Command | undefined) => {
    if (!option) return;
    onClose();
    navigate(option.path);
    if (option.id !== ASK) return;
    // An answer is still awaited: the next question waits in the field.
    if (chat.isTyping) chat.setDraft(option.label);
    else chat.send(option.label);
  };

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((chosen + step + options.length) % options.length);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(options[chosen]);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Go to or ask">
      <input
        type="text"
        role="combobox"
        className={styles.field}
        aria-label="Page, entry or question"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[chosen] && `${listId}-${chosen}`}
        aria-autocomplete="list"
        placeholder="A page, an entry, or a question"
        autoComplete="off"
        spellCheck={false}
        maxLength={4_000}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div className={styles.options} id={listId} role="listbox" aria-label="What it leads to">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list
          <div
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.option}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(option)}
          >
            <span className={styles.label}>{option.label}</span>
            <span className={styles.note}>{option.note}</span>
            <CornerDownLeft size={16} strokeWidth={1.75} className={styles.enter} aria-hidden />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
