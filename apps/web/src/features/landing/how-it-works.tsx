import { Wrap } from "#ui/page.tsx";
import styles from "./how-it-works.module.css";
import part from "./part.module.css";

const STEPS = [
  {
    title: "Say where you stand",
    text: "What you own, what you owe, what comes in and goes out. A few minutes, and your net worth is on the page.",
  },
  {
    title: "Choose what moves you",
    text: "Break the million into goals with dates and small steps: a debt to clear, a skill to learn, a habit to keep.",
  },
  {
    title: "Take the next step",
    text: "Ask the advisor in your own words. It answers with your numbers and keeps them up to date as you talk.",
  },
];

export function HowItWorks() {
  return (
    <section className={part.part} id="how" aria-labelledby="how-title">
      <Wrap>
        <h2 id="how-title">How it works</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
