import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "#ui/button.tsx";
import { Collapsible } from "#ui/collapsible.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import styles from "./section-frame.module.css";

interface SectionFrameProps {
  title: string;
  /** What is saved, in a line. */
  summary: string;
  isOpen?: boolean;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: SubmitEventHandler;
  children: ReactNode;
}

/** One collapsible section of the profile with its own Save Changes. */
export function SectionFrame({ title, summary, isOpen = false, isDirty, isSaving, ...rest }: SectionFrameProps) {
  return (
    <Collapsible title={title} summary={<span className={styles.summary}>{summary}</span>} open={isOpen}>
      <form className={styles.form} onSubmit={rest.onSubmit} onMouseDown={keepFieldFocus} noValidate aria-label={title}>
        {rest.children}
        <div className={styles.end}>
          <Button type="submit" variant="primary" disabled={!isDirty} busy={isSaving} busyLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </form>
    </Collapsible>
  );
}
