import type { Field, Query } from "@seven-figures/domain";
import { all, except, sumOf, together, value } from "./build.ts";
import { type Composer, excludedIn, goalsIn, ofEach, refOf } from "./compose-words.ts";
import { GOALS_FIRST, partitioned, type Scope } from "./scope.ts";

/** A figure of each goal that is named, and of all together where that is asked. `otherwise` answers where no goal is. */
export const goalFigure =
  (field: Field, otherwise: Composer = () => null): Composer =>
  (scope) => {
    if (goalsIn(scope).length === 0) return field === "remaining" ? left(scope, otherwise) : null;
    const { included, excluded } = partitioned(goalsIn(scope), scope);
    const chosen = included.filter(({ selection }) => selection.kind === "entries");
    if (chosen.length === 0)
      return [
        value(
          sumOf(
            except(
              included[0]?.selection ?? all("goals"),
              excluded.map(({ selection }) => selection),
            ),
            field,
          ),
        ),
      ];
    const each = ofEach(chosen, field);
    const isTotal =
      chosen.length > 1 &&
      /\b(?:altogether|all together|together|total|in all|combined|both)\b/.test(scope.text) &&
      field !== "percent";
    return isTotal ? [...each, value(sumOf(together(chosen.map(({ selection }) => selection)), field))] : each;
  };

/** What is left of a debt is its balance; what is left to save over goals. */
function left(scope: Scope, otherwise: Composer): Query[] | null {
  if (/\b(?:goals?|put away|save)\b/.test(scope.text))
    return [
      value(
        sumOf(
          except({ kind: "type", side: "goals", types: ["financial"] }, excludedIn(scope, GOALS_FIRST)),
          "remaining",
        ),
      ),
    ];
  return otherwise(scope);
}

export function steps(scope: Scope): Query[] | null {
  const [goal] = goalsIn(scope);
  const item = goal && refOf(goal);
  if (!item) return null;
  const { text } = scope;
  const which = /\b(?:next)\b/.test(text)
    ? "next"
    : /\b(?:left|open|remain\w*|to go|still)\b/.test(text)
      ? "open"
      : /\b(?:done|cleared|finished|crossed|completed)\b/.test(text)
        ? "done"
        : "all";
  return [{ kind: "steps", goal: item, which }];
}
