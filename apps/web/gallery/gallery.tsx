import { Card } from "#ui/card.tsx";
import { Page, PageHead, Wrap } from "#ui/page.tsx";
import { FIELDS } from "./fields.tsx";
import { FRAMES } from "./frames.tsx";
import styles from "./gallery.module.css";
import { PIECES } from "./pieces.tsx";
import type { Specimen } from "./specimen.ts";

const SPECIMENS: readonly Specimen[] = [...PIECES, ...FIELDS, ...FRAMES];

/** What is no widget to look at: pieces that those on show are made of. */
const WITHIN = new Set(["card-boundary", "field-frame", "use-unsaved-changes"]);
const FILES = Object.keys(import.meta.glob("../src/ui/*.tsx")).flatMap((path) => {
  const name = path.replace(/^.*\/|\.tsx$/g, "");
  return name.endsWith(".test") || WITHIN.has(name) ? [] : [name];
});
const shown = new Set(SPECIMENS.flatMap(({ of }) => of));
/** Files that no specimen shows, and specimens of files that are gone. */
const missing = [...FILES.filter((name) => !shown.has(name)), ...[...shown].filter((name) => !FILES.includes(name))];

/** Every widget in the states that it has, for looking at them in both themes; in development alone. */
export function Gallery() {
  return (
    <Wrap>
      <Page>
        <PageHead title="Gallery" intro={`${FILES.length} files of src/ui, the page itself among them`} />
        <ul className={styles.missing} aria-label="Without a specimen">
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <div className={styles.grid}>
          {SPECIMENS.map(({ title, show: Show }) => (
            <Card key={title} title={title}>
              <div className={styles.specimen}>
                <Show />
              </div>
            </Card>
          ))}
        </div>
      </Page>
    </Wrap>
  );
}
