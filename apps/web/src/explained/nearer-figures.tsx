import {
  formatDollars,
  type NearerAnswer,
  NO_LEVERS,
  nearerByDebt,
  nearerByGoal,
  type RoadDocuments,
  type RoadLine,
  roadLine,
} from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { paths } from "#config/paths.ts";
import { today as currentDay } from "#config/today.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { Link } from "#routing/link.tsx";
import { ExplanationBody } from "./explanation-body.tsx";
import { FigureButton } from "./figure-button.tsx";
import { nearerExplained } from "./nearer-explained.ts";
import styles from "./nearer-figures.module.css";
import { nearerAbout, nearerWords } from "./nearer-words.ts";

interface NearerFiguresProps {
  /** The goal or the debt that it is asked of. */
  of: "goal" | "debt";
  id: string;
  /** Of its heading, which stands under those of the dialog around it. */
  level: 3 | 4;
}

/** How much nearer the target comes with a goal and its steps, or with a debt paid off; the same figures as on the road. */
export function NearerFigures({ of, id, level }: NearerFiguresProps) {
  const { data: profile } = useQuery(profileQuery);
  const { data: financials } = useQuery(financialsQuery);
  const { data: goals } = useQuery(goalsQuery);
  const today = currentDay();
  const known = useMemo(() => {
    if (!profile || !financials || !goals) return null;
    const documents: RoadDocuments = {
      financials,
      financialGoal: profile.financialGoal,
      goals: goals.intermediateGoals,
    };
    const debt = of === "debt" ? nearerByDebt(documents, id, today) : null;
    const answers = of === "goal" ? nearerByGoal(documents, id, today) : debt ? [debt] : [];
    return { answers, usual: roadLine(documents, [], NO_LEVERS, today) };
  }, [profile, financials, goals, of, id, today]);
  if (!known || known.answers.length === 0) return null;
  const { answers, usual } = known;
  const why = sentenceOf(answers[0]?.doubt ?? null, formatDollars(usual.target));
  if (why === null) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.nearer} aria-labelledby="nearer-figures">
      <Heading id="nearer-figures">Nearer {formatDollars(usual.target)}</Heading>
      {why === "" ? (
        <ul>
          {answers.map((answer) => (
            <Answer key={`${answer.kind} ${answer.id}`} answer={answer} usual={usual} />
          ))}
        </ul>
      ) : (
        <p>{why}</p>
      )}
      <Link to={paths.road}>See your road</Link>
    </section>
  );
}

function Answer({ answer, usual }: { answer: NearerAnswer; usual: RoadLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.row}>
        <span>
          {answer.kind === "step" ? answer.title : NAMES[answer.kind]}{" "}
          <span className={styles.about}>
            {formatDollars(answer.amount)} {nearerAbout(answer)}
          </span>
        </span>
        <FigureButton isOpen={isOpen} onExplain={() => setOpen(!isOpen)}>
          {nearerWords(answer)}
        </FigureButton>
      </div>
      {isOpen ? (
        <div className={styles.why}>
          <ExplanationBody explanation={nearerExplained(answer, usual)} />
        </div>
      ) : null}
    </li>
  );
}

const NAMES = { goal: "What is missing", debt: "Paid off now", purchase: "Bought with it", event: "" };

/** What is said in place of days; empty where there are days, null where nothing is left to say. */
function sentenceOf(doubt: NearerAnswer["doubt"], target: string): string | null {
  switch (doubt) {
    case "reached":
      return null;
    case "not-known":
      return "Add your income and expenses to see how much nearer this brings you.";
    case "out-of-reach":
      return `${target} is out of reach at today's pace, with this or without it.`;
    case "savings-short":
      return "Your cash and investments do not reach for it yet.";
    default:
      return "";
  }
}
