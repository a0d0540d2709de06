import styles from "./whole-amounts.module.css";
import { cutAtNegatives } from "./whole-amounts.ts";

/** A text whose negative amounts keep their minus sign beside them. */
export function Amounts({ children: text }: { children: string }) {
  return cutAtNegatives(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same amount may stand twice
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
