import type { Goal, Instant } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { goalsQuery } from "#documents/goals.ts";
import { Button } from "#ui/button.tsx";
import { useChatContext } from "./chat-context.tsx";
import { suggestionState } from "./goal-suggestion.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import styles from "./suggestions.module.css";

interface SuggestionsProps {
  goals: Goal[];
  suggestedAt: Instant;
  heading: "h2" | "h3";
  /** Replies to offer while there is something left to add. */
  children?: ReactNode;
}

/** Goals to choose from. What was added is told from the stored goals, so it holds over reloads and other tabs. */
export function Suggestions({ goals, suggestedAt, heading: Heading, children }: SuggestionsProps) {
  const { adding, addGoals } = useChatContext();
  const { data: stored } = useQuery(goalsQuery);
  const titleId = useId();
  const cards = goals.map((goal) => ({
    goal,
    state: suggestionState(goal, suggestedAt, stored?.intermediateGoals ?? []),
  }));
  const open = cards.filter(({ state }) => state !== "added").map(({ goal }) => goal);
  const isAdding = open.some(({ id }) => adding.has(id));
  return (
    <section className={styles.suggestions} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading className={styles.headTitle} id={titleId}>
          Suggested goals
        </Heading>
        {open.length > 1 && (
          <Button
            variant="primary"
            size="small"
            icon={<Plus strokeWidth={1.75} aria-hidden />}
            busy={isAdding}
            busyLabel="Adding..."
            onClick={() => void addGoals(open)}
          >
            Add all
          </Button>
        )}
      </div>
      <ul className={styles.cards}>
        {cards.map(({ goal, state }) => (
          <SuggestionCard
            key={goal.id}
            goal={goal}
            state={state}
            isAdding={adding.has(goal.id)}
            heading={Heading === "h2" ? "h3" : "h4"}
            onAdd={() => void addGoals([goal])}
          />
        ))}
      </ul>
      {open.length > 0 && children}
    </section>
  );
}
