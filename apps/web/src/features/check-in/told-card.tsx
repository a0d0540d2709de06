import { formatDate, formatDollars, type ToldFigure } from "@seven-figures/domain";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { paths } from "#config/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./check-in.module.css";
import { ToldDialog } from "./told-dialog.tsx";

/** What was told of earlier days, the newest first, and a way to tell more. */
export function ToldCard({ told }: { told: readonly ToldFigure[] }) {
  const [editing, setEditing] = useState<ToldFigure | "new" | null>(null);
  return (
    <Card title="Earlier figures">
      <p className={styles.help}>
        What you had before you came here. It stands in your history, marked as told later, and never touches what you
        have today.
      </p>
      {told.length > 0 ? (
        <ul className={styles.told}>
          {told.toReversed().map((figure) => (
            <li key={figure.id}>
              <p>
                <span className={styles.name}>{nameOf(figure)}</span>{" "}
                <span className={styles.note}>{formatDate(figure.date)}</span>
              </p>
              <b>{formatDollars(figure.amount)}</b>
              <IconButton
                label={`Edit ${nameOf(figure)} on ${formatDate(figure.date)}`}
                onClick={() => setEditing(figure)}
              >
                <Pencil strokeWidth={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.tell}>
        <Button size="small" icon={<Plus strokeWidth={1.75} aria-hidden />} onClick={() => setEditing("new")}>
          Add an Earlier Figure
        </Button>
        <ButtonLink size="small" to={paths.import}>
          Import from a file
        </ButtonLink>
      </div>
      {editing ? (
        <ToldDialog
          key={editing === "new" ? "new" : editing.id}
          figure={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Card>
  );
}

function nameOf({ of, name }: ToldFigure): string {
  return of === "net-worth" ? "Net worth" : name;
}
