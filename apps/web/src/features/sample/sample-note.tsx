import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import styles from "./sample-note.module.css";

/** In place of what only an account has. */
export function SampleNote({ text }: { text: string }) {
  return (
    <Card title="This is a sample">
      <p className={styles.text}>{text}</p>
      <ButtonLink to={paths.lookAround}>Keep this: sign up</ButtonLink>
    </Card>
  );
}
