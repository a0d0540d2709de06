import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./changed-elsewhere.module.css";

interface DeletedElsewhereProps {
  /** What is gone, such as `goal`; null while it is there. */
  noun: string | null;
  /** What can be done about it. */
  children: ReactNode;
}

/** Stands in a form whose entry was deleted elsewhere while it was open. */
export function DeletedElsewhere({ noun, children }: DeletedElsewhereProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (noun !== null) notice.current?.scrollIntoView({ block: "nearest" });
  }, [noun]);
  return (
    <div role="status" className={styles.notice} ref={notice}>
      {noun === null ? null : (
        <>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          <div className={styles.text}>
            <p>
              <b>{`This ${noun} was deleted elsewhere.`}</b>
            </p>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
