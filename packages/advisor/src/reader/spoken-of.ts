import type { Mention, Statement } from "../statements/statement.ts";

/** What was spoken of last: an entry or a goal. */
export interface SpokenOf {
  mention: Mention;
  isGoal: boolean;
}

/** The one entry or goal that statements are about; null where they are about none or several. */
export function spokenOf(statements: readonly Statement[]): SpokenOf | null {
  const all = statements.flatMap((statement): SpokenOf[] => {
    if (statement.kind === "entry") return [{ mention: statement.mention, isGoal: false }];
    if (statement.kind === "goal-edit") return [{ mention: statement.mention, isGoal: true }];
    if (statement.kind === "goal-add") return [{ mention: titled(statement.title), isGoal: true }];
    return [];
  });
  const names = new Set(all.map(({ mention }) => mention.name));
  return names.size === 1 ? (all.at(-1) ?? null) : null;
}

/** A mention by a whole name. */
export function titled(title: string): Mention {
  const words = title.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [];
  return { words, name: title, side: null, isNew: false, indefinite: false, pronoun: false, many: null, exact: false };
}
