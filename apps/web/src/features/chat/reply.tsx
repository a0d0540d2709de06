import { Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.ts";
import styles from "./reply.module.css";

const ReplyMarkdown = lazyPart(async () => (await import("./reply-markdown.tsx")).ReplyMarkdown);

/** The advisor's words, formatted; plain until the formatter is there. */
export function Reply({ text, heading }: { text: string; heading: "h2" | "h3" }) {
  return (
    <div className={styles.reply}>
      <Suspense fallback={<p className={styles.plain}>{text}</p>}>
        <ReplyMarkdown text={text} heading={heading} />
      </Suspense>
    </div>
  );
}
