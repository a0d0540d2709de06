import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Wrap } from "#ui/page.tsx";
import styles from "./closing.module.css";
import part from "./part.module.css";

export function Closing() {
  return (
    <section className={part.part} aria-labelledby="closing-title">
      <Wrap>
        <div className={styles.closing}>
          <div>
            <h2 id="closing-title">Start with what you have today</h2>
            <p>In Beta: for test data only for now, and not financial advice.</p>
          </div>
          <ButtonLink to={paths.signup} size="large" className={styles.button}>
            Get Started
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}
