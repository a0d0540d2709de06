import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import styles from "./more-goals.module.css";

/** How far below the screen the next cards are made. */
const AHEAD = "800px";

/** Stands at the end of a list that goes on: shows more as it comes near, or when it is pressed. */
export function MoreGoals({ rest, onMore }: { rest: number; onMore: () => void }) {
  const end = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is still in sight after more came, it goes on
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && onMore(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rest, onMore]);
  return (
    <p ref={end} className={styles.more}>
      <Button variant="secondary" onClick={onMore}>
        {`Show more goals (${rest} left)`}
      </Button>
    </p>
  );
}
