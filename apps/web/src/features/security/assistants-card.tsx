import type { Security } from "@seven-figures/calls";
import { Bot } from "lucide-react";
import { useState } from "react";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { dayLabel } from "./day-label.ts";
import styles from "./security.module.css";
import { useSecurityChanged } from "./security-query.ts";

type Assistant = Security["assistants"][number];

/** The person's own assistants that were let in, and how to connect one. */
export function AssistantsCard({ assistants }: { assistants: Assistant[] }) {
  return (
    <Card title="Your own assistants">
      <p className={styles.text}>
        An assistant that speaks MCP can work with your figures: give it the address{" "}
        <b>{`${window.location.origin}/mcp`}</b>. You are asked here before it is let in, and what it changes shows in
        Activity.
      </p>
      {assistants.length > 0 && (
        <ul className={styles.rows}>
          {assistants.map((assistant) => (
            <AssistantRow key={assistant.id} assistant={assistant} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function AssistantRow({ assistant: { id, name, canWrite, since } }: { assistant: Assistant }) {
  const [busy, setBusy] = useState(false);
  const changed = useSecurityChanged();
  const revoke = async () => {
    setBusy(true);
    try {
      await callSecurity("revoke-assistant", { id });
      toast.success("The assistant was revoked.");
      await changed();
    } catch (error) {
      showAuthError("security", error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Bot size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.main}>
        <p className={styles.name}>
          {name} <Badge tone={canWrite ? "accent" : "neutral"}>{canWrite ? "Reads and changes" : "Reads only"}</Badge>
        </p>
        <p className={styles.meta}>Let in {dayLabel(since)}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Revoke ${name}`}
        busy={busy}
        busyLabel="Revoking..."
        onClick={revoke}
      >
        Revoke
      </Button>
    </li>
  );
}
