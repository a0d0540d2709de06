import { displayName } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { CircleQuestionMark, Eraser, History } from "lucide-react";
import type { ReactNode } from "react";
import { profileQuery } from "#documents/profile.ts";
import { usePerson } from "#session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useChatContext } from "./chat-context.tsx";
import styles from "./chat-room.module.css";
import { advisorTitle } from "./greeting.ts";

interface ChatHeadProps {
  onHelp: () => void;
  onEarlier: () => void;
}

export function ChatHead({ onHelp, onEarlier }: ChatHeadProps) {
  const { messages, clear, input } = useChatContext();
  const clearChat = () => {
    const takeBack = clear();
    input.current?.focus();
    toast.undoable("Chat cleared", () => {
      takeBack();
      input.current?.focus();
    });
  };
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {useAdvisorTitle()}
      </h1>
      <div className={styles.tools}>
        <Tool icon={<History strokeWidth={1.75} aria-hidden />} label="Earlier conversations" onClick={onEarlier}>
          Earlier<span className="visually-hidden"> conversations</span>
        </Tool>
        <Tool icon={<CircleQuestionMark strokeWidth={1.75} aria-hidden />} label="Help" onClick={onHelp}>
          Help
        </Tool>
        {messages.length > 1 && (
          <Tool icon={<Eraser strokeWidth={1.75} aria-hidden />} label="Clear Chat" onClick={clearChat}>
            Clear Chat
          </Tool>
        )}
      </div>
    </>
  );
}

interface ToolProps {
  icon: ReactNode;
  /** Shown on hover, where a phone's width leaves the words out. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ icon, label, onClick, children }: ToolProps) {
  return (
    <Button variant="quiet" size="small" className={styles.tool} icon={icon} title={label} onClick={onClick}>
      <span>{children}</span>
    </Button>
  );
}

function useAdvisorTitle(): string {
  const { name: accountName, email } = usePerson();
  const { data, isPending } = useQuery(profileQuery);
  return advisorTitle(isPending ? "" : displayName({ profileName: data?.basicInfo.name ?? "", accountName, email }));
}
