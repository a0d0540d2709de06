import type { TargetOutlook } from "@seven-figures/domain";
import { ChevronRight, CircleHelp } from "lucide-react";
import { useState } from "react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { type Headline, headline } from "./headline-words.ts";
import { OutlookDialog } from "./outlook-dialog.tsx";
import styles from "./target-headline.module.css";

interface TargetHeadlineProps {
  outlook: TargetOutlook;
  /** Undefined while it is worked out, null where it can't be told. */
  likelihood: number | null | undefined;
}

/** The question that everything here is for: when the target is reached, and how likely its year is. */
export function TargetHeadline({ outlook, likelihood }: TargetHeadlineProps) {
  const [open, setOpen] = useState(false);
  const words = headline(outlook, likelihood);
  if (!words) return null;
  if (words.missing.length > 0) {
    return (
      <Link className={styles.headline} to={paths.financials}>
        <Words {...words} />
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={styles.headline} onClick={() => setOpen(true)}>
        <Words {...words} />
        <CircleHelp size={18} strokeWidth={1.75} aria-hidden />
        <span className="visually-hidden">How this is computed</span>
      </button>
      <OutlookDialog open={open} onOpenChange={setOpen} outlook={outlook} likelihood={likelihood ?? null} />
    </>
  );
}

function Words({ lead, main, rest }: Headline) {
  return (
    <span className={styles.words}>
      <span className={styles.lead}>{lead}</span> <strong className={styles.main}>{main}</strong>
      {rest === "" ? null : (
        <>
          <span className="visually-hidden">, </span>
          <span className={styles.rest}>{rest ?? "\u00a0"}</span>
        </>
      )}
    </span>
  );
}
