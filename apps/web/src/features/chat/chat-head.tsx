import { displayName } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { CircleQuestionMark, Eraser } from "lucide-react";
import { profileQuery } from "#documents/profile.ts";
import { usePerson } from "#session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { useChatContext } from "./chat-context.tsx";
import styles from "./chat-room.module.css";
import { advisorTitle } from "./greeting.ts";

export function ChatHead({ onHelp }: { onHelp: () => void }) {
  const { messages, clear, input } = useChatContext();
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {useAdvisorTitle()}
      </h1>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="small"
          className={styles.tool}
          icon={<CircleQuestionMark strokeWidth={1.75} aria-hidden />}
          onClick={onHelp}
        >
          <span>Help</span>
        </Button>
        {messages.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            className={styles.tool}
            icon={<Eraser strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <span>Clear Chat</span>
          </Button>
        )}
      </div>
    </>
  );
}

function useAdvisorTitle(): string {
  const { name: accountName, email } = usePerson();
  const { data, isPending } = useQuery(profileQuery);
  return advisorTitle(isPending ? "" : displayName({ profileName: data?.basicInfo.name ?? "", accountName, email }));
}
