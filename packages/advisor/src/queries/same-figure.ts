import { evaluateQuery, type Figure, type Outcome, type Query, type Scene } from "@seven-figures/domain";

const CENTS = 100;

function figureKey({ value, unit }: Pick<Figure, "value" | "unit">): string | null {
  const cents = Math.round(value * CENTS);
  return cents === 0 ? null : `${cents} ${unit}`;
}

/** The one figure that an outcome tells, as text; null where it tells none, several or zero, which many questions come to. */
function keyOfOutcome(outcome: Outcome): string | null {
  switch (outcome.kind) {
    case "figure":
      return figureKey(outcome.figure);
    case "comparison":
      return figureKey({ value: Math.abs(outcome.difference), unit: outcome.left.unit });
    case "supposed":
      return outcome.refused.length > 0 ? null : keyOfOutcome(outcome.after);
    default:
      return null;
  }
}

const PLAIN: ReadonlySet<Query["kind"]> = new Set(["value", "compare"]);

/**
 * The figures that questions come to, as text; null where one of them tells no single figure. What is left of an account after a card
 * is paid from it is the one less the other, however it is written.
 */
export function figuresKey(questions: readonly { query: Query }[], scene: Scene): string | null {
  const keys = questions.map(({ query }) => {
    const kind = query.kind === "suppose" ? query.query.kind : query.kind;
    return PLAIN.has(kind) ? keyOfOutcome(evaluateQuery(query, scene)) : null;
  });
  return keys.length > 0 && keys.every((key) => key !== null) ? keys.join("; ") : null;
}
