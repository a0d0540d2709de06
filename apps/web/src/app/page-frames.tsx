import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";
import { classNames } from "#ui/class-names.ts";
import { PageSpinner } from "#ui/spinner.tsx";
import { NavLinks } from "./nav-links.tsx";
import { PublicFoot } from "./public-foot.tsx";
import styles from "./shell.module.css";
import { SkipLink } from "./skip-link.tsx";
import bar from "./top-bar.module.css";
import { Bar, VisitorBar } from "./top-bar.tsx";

/** The bars around a page of the signed-in, before it is known who they are. */
export function PersonFrame({ path }: { path: string }) {
  const disabled = path === paths.onboarding;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Bar home={paths.dashboard}>
        <NavLinks className={bar.links} disabled={disabled} />
        <div className={bar.actions}>
          <span className={bar.avatar} />
        </div>
      </Bar>
      <main id="main" className={classNames(styles.main, styles.aboveBottomBar)} tabIndex={-1}>
        <PageSpinner />
      </main>
      <NavLinks phone className={bar.bottom} disabled={disabled} />
    </div>
  );
}

/** The bars around a page as visitors see it, with the page, or a spinner where there is none yet. */
export function VisitorFrame({ isInert = false, children }: { isInert?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <VisitorBar />
      <main id="main" className={styles.main} tabIndex={-1} inert={isInert}>
        {children ?? <PageSpinner />}
      </main>
      <PublicFoot />
    </div>
  );
}
