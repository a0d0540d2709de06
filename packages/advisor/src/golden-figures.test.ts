import type { Documents, History } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import type { Asked } from "../testing/golden/asked/asked.ts";
import { DELIA_ASKED } from "../testing/golden/asked/delia.ts";
import { GRETA_ASKED } from "../testing/golden/asked/greta.ts";
import { GRETA_AHEAD } from "../testing/golden/asked/greta-ahead.ts";
import { MIRA_ASKED } from "../testing/golden/asked/mira.ts";
import { MIRA_CHOICES } from "../testing/golden/asked/mira-choices.ts";
import { MIRA_PARTS } from "../testing/golden/asked/mira-parts.ts";
import { MIRA_TALKS } from "../testing/golden/asked/mira-talks.ts";
import { NORA_ASKED } from "../testing/golden/asked/nora.ts";
import { PABLO_ASKED } from "../testing/golden/asked/pablo.ts";
import { VICTOR_ASKED } from "../testing/golden/asked/victor.ts";
import { ZED_ASKED } from "../testing/golden/asked/zed.ts";
import { askedFigures, type Figure, figuresIn, storedFigures, unaccounted, usd } from "../testing/golden/figures.ts";
import { MIRA_HISTORY } from "../testing/golden/mira-past.ts";
import { DELIA, GRETA, MIRA, NORA, PABLO, VICTOR, ZED } from "../testing/golden/people.ts";
import { sumsOf } from "../testing/golden/sums.ts";
import { talk } from "../testing/talk.ts";

interface Table {
  documents: Documents;
  asked: readonly Asked[];
  history?: History;
}

const TABLES: Record<string, Table> = {
  Mira: {
    documents: MIRA,
    asked: [...MIRA_ASKED, ...MIRA_TALKS, ...MIRA_CHOICES, ...MIRA_PARTS],
    history: MIRA_HISTORY,
  },
  Victor: { documents: VICTOR, asked: VICTOR_ASKED },
  Delia: { documents: DELIA, asked: DELIA_ASKED },
  Nora: { documents: NORA, asked: NORA_ASKED },
  Pablo: { documents: PABLO, asked: PABLO_ASKED },
  Greta: { documents: GRETA, asked: [...GRETA_ASKED, ...GRETA_AHEAD] },
  Zed: { documents: ZED, asked: ZED_ASKED },
};
const ROWS = Object.entries(TABLES).flatMap(([who, { documents, asked, history = null }]) =>
  asked.map(([question, ...figures]) => ({ who, documents, history, question, figures })),
);

/** Entries' names, which may hold digits. */
function namesOf({ financials, goals }: Documents): string[] {
  const entries = [...(financials.assets ?? []), ...(financials.debts ?? [])];
  return [...entries.map(({ name }) => name), ...goals.intermediateGoals.map(({ title }) => title)];
}

/** How an answer stands to the figures that are stated of it; what is stored and what was asked with may be told besides. */
function judge(reply: string, documents: Documents, question: string, figures: readonly Figure[]) {
  const told = figuresIn(reply, namesOf(documents));
  return unaccounted(told, figures, [...storedFigures(documents), ...askedFigures(question)]);
}

describe("golden figures: every number in 300 answers is an output of a domain function", () => {
  it.each(ROWS)("$who: $question", ({ documents, history, question, figures }) => {
    const turns = talk(documents, question.split(" || "), history);
    const reply = turns.at(-1)?.reply ?? "";
    const { missing, unexplained } = judge(reply, documents, question, figures);
    const wrote = turns.some((turn) => turn.wrote);
    expect({ missing, unexplained, wrote }, reply).toEqual({ missing: [], unexplained: [], wrote: false });
  });

  it("are many, of many people", () => {
    expect(Object.keys(TABLES).length).toBeGreaterThanOrEqual(6);
    expect(new Set(ROWS.map(({ who, question }) => `${who}: ${question}`)).size).toBeGreaterThanOrEqual(300);
    expect(ROWS.flatMap(({ figures }) => figures).length).toBeGreaterThanOrEqual(1_500);
  });
});

describe("a figure that is wrong", () => {
  const { worth, worthTold } = sumsOf(MIRA);
  const question = "What's my net worth?";
  const reply = talk(MIRA, [question])[0]?.reply ?? "";
  const judged = (said: string) => judge(said, MIRA, question, worthTold);

  it("is seen where it takes a right one's place, by a dollar or by its sign", () => {
    for (const wrong of [usd(worth + 1), usd(-worth)])
      expect(judged(reply.replace(String(usd(worth)), String(wrong)))).toMatchObject({
        missing: [String(usd(worth))],
        unexplained: [String(wrong)],
      });
  });

  it.each([
    ["You save 12.5% of it.", "12.5%"],
    ["It takes 2 years and 3 months.", "27 months"],
    ["That is on May 3, 2031.", "2031-05-03"],
    ["That is in May 2031.", "2031-05"],
    ["It costs $93.32 a month.", "$93.32"],
    ["It is 2.69 times that.", "2.69"],
    ["You have three of them.", "3"],
  ])("is seen beside right ones: %s", (also, figure) => {
    expect(judged(reply)).toMatchObject({ missing: [], unexplained: [] });
    expect(judged(`${reply} ${also}`)).toMatchObject({ missing: [], unexplained: [figure] });
  });
});
