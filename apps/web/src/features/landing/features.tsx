import type { ReactNode } from "react";
import { Wrap } from "#ui/page.tsx";
import styles from "./features.module.css";
import part from "./part.module.css";
import { AnalyticsVignette } from "./vignettes/analytics-vignette.tsx";
import { GoalVignette } from "./vignettes/goal-vignette.tsx";
import { RoadVignette } from "./vignettes/road-vignette.tsx";
import { SecurityVignette } from "./vignettes/security-vignette.tsx";

export function Features() {
  return (
    <section className={part.part} aria-labelledby="features-title">
      <Wrap>
        <h2 id="features-title">What you get</h2>
        <div className={styles.features}>
          <Feature
            picture={<RoadVignette />}
            title="Progress tracking"
            text="One bar from zero to a million, with every milestone on it. You always know the next one."
          />
          <Feature
            picture={<AnalyticsVignette />}
            title="Analytics"
            text="What you own against what you owe, your cash flow and savings rate, in pictures that carry their numbers."
          />
          <Feature
            picture={<GoalVignette />}
            title="Goal setting"
            text="Six kinds of goals, because a million takes more than saving: skills, habits, people and projects count too."
          />
          <Feature
            picture={<SecurityVignette />}
            title="Security"
            text="Your figures are behind your own sign-in, and it is you who decides how long they stay."
          />
        </div>
      </Wrap>
    </section>
  );
}

function Feature({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <article className={styles.feature}>
      <div className={styles.picture}>{picture}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
