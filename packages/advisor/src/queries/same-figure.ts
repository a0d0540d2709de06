import { evaluateQuery, type Figure, type Outcome, type Query, type Scene } from "@seven-figures/domain";

const CENTS = 100;

function figureKey({ value }: Pick<Figure, "value">): string | null {
  const cents = Math.round(value * CENTS);
  return cents === 0 ? null : String(cents);
}

/** The one figure that an outcome tells, as text; null where it tells none, several or zero, which many questions come to. */
function keyOfOutcome(outcome: Outcome): string | null {
  switch (outcome.kind) {
    case "figure":
      return figureKey(outcome.figure);
    case "comparison":
      return figureKey({ value: Math.abs(outcome.difference) });
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

/** How often a year people pay and are paid: by another period a figure is the same. */
const PERIODS: readonly number[] = [1, 12, 52, 26];

/** Whether questions come to the same figures as others, be it by another period. */
export function isSameFigure(
  questions: readonly { query: Query }[],
  others: readonly { query: Query }[],
  scene: Scene,
): boolean {
  const [key, other] = [figuresKey(questions, scene), figuresKey(others, scene)];
  if (key === null || other === null) return false;
  const [one, two] = [Number(key), Number(other)];
  return key === other || PERIODS.some((times) => isNear(one * times, two) || isNear(two * times, one));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * 1e-4;
}
