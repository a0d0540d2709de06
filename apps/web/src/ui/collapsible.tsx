import { Collapsible as Primitive } from "@base-ui/react/collapsible";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
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
  return (
    <Primitive.Root defaultOpen={open} className={styles.root} render={<section />}>
      <Heading className={styles.heading}>
        <Primitive.Trigger className={styles.trigger}>
          <span className={styles.title}>
            {title}
            {summary && <span className={styles.summary}>{summary}</span>}
          </span>
          <ChevronDown size={20} strokeWidth={1.75} className={styles.arrow} aria-hidden />
        </Primitive.Trigger>
      </Heading>
      <Primitive.Panel keepMounted className={styles.panel}>
        <div className={styles.inside}>{children}</div>
      </Primitive.Panel>
    </Primitive.Root>
  );
}
