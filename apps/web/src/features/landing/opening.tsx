import { TAGLINE } from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Wrap } from "#ui/page.tsx";
import styles from "./opening.module.css";
import { OpeningRoad } from "./opening-road.tsx";

export function Opening() {
  return (
    <section className={styles.opening}>
      <Wrap className={styles.wrap}>
        <div className={styles.text}>
          <p className={styles.tagline}>{TAGLINE}</p>
          <h1>
            <span>A million is a long road.</span> <span>Know the next step.</span>
          </h1>
          <p className={styles.lead}>
            Seven Figures shows where you stand, how far it is, and what to do this week. An advisor that knows your
            numbers helps along the way.
          </p>
          <p className={styles.actions}>
            <ButtonLink to={paths.signup} variant="primary" size="large">
              Get Started
            </ButtonLink>
            <a className={buttonClass({ size: "large" })} href="#how">
              How it works
            </a>
            <ButtonLink to={paths.lookAround} variant="quiet" size="large" rel="nofollow">
              Look around
            </ButtonLink>
          </p>
        </div>
        <OpeningRoad />
      </Wrap>
    </section>
  );
}
