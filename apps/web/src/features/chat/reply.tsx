import { unfold } from "@seven-figures/domain";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.ts";
import { isPlain } from "./is-plain.ts";
import styles from "./reply.module.css";

/** The formatter: with the first message that has something to format, or once somebody begins to write. */
export const loadFormatter = () => import("./reply-markdown.tsx");
const ReplyMarkdown = lazyPart(async () => (await loadFormatter()).ReplyMarkdown);

interface ReplyProps {
  text: string;
  heading: "h2" | "h3";
}

/** The advisor's words. Of a long message what matters is shown, and the rest unfolds. */
export function Reply({ text, heading }: ReplyProps) {
  const { brief, rest, after } = unfold(text);
  return (
    <>
      <Words text={brief} heading={heading} />
      {rest && (
        <details className={styles.fold}>
          <summary>The whole plan</summary>
          <Words text={rest} heading={heading} />
        </details>
      )}
      {after && <Words text={after} heading={heading} />}
    </>
  );
}

/** Formatted; plain until the formatter is there. */
function Words({ text, heading }: ReplyProps) {
  if (isPlain(text)) {
    return (
      <div className={styles.reply}>
        <p>{text}</p>
      </div>
    );
  }
  return (
    <div className={styles.reply}>
      <Suspense fallback={<p className={styles.plain}>{text}</p>}>
        <ReplyMarkdown text={text} heading={heading} />
      </Suspense>
    </div>
  );
}
