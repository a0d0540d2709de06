import { ArrowLeft, FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { Wrap } from "#ui/page.tsx";
import { ContactLinks } from "./contact-links.tsx";
import styles from "./legal-document.module.css";

/** The frame of both legal pages: the way home, the development notice, the text, whom to write to. */
export function LegalDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Wrap className={styles.document}>
      <Link className={styles.back} to={paths.landing}>
        <ArrowLeft size={16} strokeWidth={2} aria-hidden /> Back to Home
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.updated}>Last updated: 2025</p>
      <section className={styles.notice} aria-labelledby="development-notice">
        <FlaskConical size={20} strokeWidth={1.75} aria-hidden />
        <div>
          <h2 id="development-notice">Development notice</h2>
          <p>
            Seven Figures is in a testing phase (Beta). Use it with test data only. Do not enter real financial or
            personal information, and do not rely on what it says: it is not financial advice.
          </p>
        </div>
      </section>
      {children}
      <ContactLinks />
    </Wrap>
  );
}

/** One numbered part of a legal text. */
export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
