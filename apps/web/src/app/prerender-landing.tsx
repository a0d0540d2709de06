import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { LandingPage } from "#pages/landing-page.tsx";
import { PublicFoot } from "./public-foot.tsx";
import styles from "./shell.module.css";
import { SkipLink } from "./skip-link.tsx";
import { VisitorBar } from "./top-bar.tsx";

/** The landing page as HTML, as a visitor sees it. Run by the build alone. */
export function prerenderLanding(): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <div className={styles.shell}>
        <SkipLink />
        <VisitorBar />
        <main id="main" className={styles.main} tabIndex={-1}>
          <LandingPage />
        </main>
        <PublicFoot />
      </div>
    </MemoryRouter>,
  );
}
