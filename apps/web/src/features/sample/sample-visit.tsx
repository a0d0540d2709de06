import { Suspense, useEffect } from "react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { forgetVisit, rememberVisit } from "#session/visit-hint.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { Wrap } from "#ui/page.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./sample-visit.module.css";
import { untilLabel } from "./until-label.ts";
import { VISIT_OVER } from "./visit-over-words.ts";

const VisitOver = lazyPart(async () => (await import("./visit-over.tsx")).VisitOver);

/** Whoever comes back after their visit was over is told so, once. */
export function tellVisitOver(): void {
  if (forgetVisit()) toast.info(VISIT_OVER);
}

/** Says on each page of a visit what this is and how to keep it, and at its end that it is over. */
export function Visit({ until }: { until: string }) {
  const { status } = useAuth();
  useEffect(rememberVisit, []);
  return (
    <aside className={styles.line} aria-label="Sample">
      <Wrap className={styles.wrap}>
        <span>You are looking around with a sample. It is gone {untilLabel(until, new Date())}.</span>
        <Link to={paths.lookAround}>Keep this: sign up</Link>
      </Wrap>
      {status === "ended" && (
        <Suspense>
          <VisitOver />
        </Suspense>
      )}
    </aside>
  );
}
