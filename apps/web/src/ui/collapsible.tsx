import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./collapsible.module.css";

interface CollapsibleProps {
  title: ReactNode;
  /** Whether it starts open. */
  open?: boolean | undefined;
  /** A line under the title that says what is inside. */
  summary?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  children: ReactNode;
}

/** A section that folds away. What is inside stays mounted, so that nothing typed is lost. */
export function Collapsible({ title, open = false, summary, headingLevel = 2, children }: CollapsibleProps) {
  const Heading = `h${headingLevel}` as const;
  const [isOpen, setOpen] = useState(open);
  const panelId = useId();
  return (
    <section className={styles.root}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.title}>
            {title}
            {summary && <span className={styles.summary}>{summary}</span>}
          </span>
          <ChevronDown size={20} strokeWidth={1.75} className={styles.arrow} aria-hidden />
        </button>
      </Heading>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <div className={styles.fold}>
          <div className={styles.inside}>{children}</div>
        </div>
      </div>
    </section>
  );
}
