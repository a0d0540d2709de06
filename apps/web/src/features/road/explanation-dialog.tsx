import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./explanation.module.css";
import type { Explanation } from "./explanations.ts";

interface ExplanationDialogProps {
  /** Null: closed. */
  explanation: Explanation | null;
  onClose: () => void;
}

export function ExplanationDialog({ explanation, onClose }: ExplanationDialogProps) {
  return (
    <Dialog
      open={explanation !== null}
      onOpenChange={(open) => open || onClose()}
      title={explanation?.title ?? ""}
      description={explanation?.figure}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {explanation ? (
        <>
          <p>{explanation.formula}</p>
          <dl className={styles.inputs}>
            {explanation.inputs.map(({ label, value, to }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span>{value}</span>
                  {to ? (
                    <ChangeLink to={to} label={`Change: ${label}`} onClose={onClose}>
                      Change
                    </ChangeLink>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
          <ul className={styles.assumptions}>
            {explanation.assumptions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}

interface ChangeLinkProps {
  to: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** To another page, or to a lever of this one, which then has the focus. */
function ChangeLink({ to, label, onClose, children }: ChangeLinkProps) {
  if (!to.startsWith("#")) {
    return (
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    );
  }
  const go = () => {
    onClose();
    // The dialog gives the focus back to what opened it; after that it goes to the lever.
    setTimeout(() => {
      const lever = document.getElementById(to.slice(1));
      lever?.scrollIntoView({ block: "center" });
      lever?.focus();
    }, AFTER_CLOSING);
  };
  return (
    <button type="button" aria-label={label} onClick={go}>
      {children}
    </button>
  );
}

const AFTER_CLOSING = 250;
