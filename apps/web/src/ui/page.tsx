import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

/** The page's column: at most 1,200 wide with the gutter at its sides. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.wrap, className)} {...rest} />;
}

/** A column of cards under the top bar. */
export function Page({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.wrap, styles.page, className)} {...rest} />;
}

/** The page's heading, a line under it and its actions. */
export function PageHead({ title, intro, children }: { title: ReactNode; intro?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </div>
  );
}
