import { formatDollars, readRoadAddress, type Scenario, worthAfter } from "@seven-figures/domain";
import { bullets, listed, named, paragraphs, sentences } from "../answers/words/sentences.ts";
import type { AdvisorInput, AdvisorReply } from "../types.ts";
import type { Option } from "../vetoes/veto.ts";
import {
  chanceWords,
  dateWords,
  differenceWords,
  likelyWords,
  type RunRoad,
  roadPath,
  runScenario,
  runToday,
} from "./kept-roads.ts";
import { leverWords } from "./lever-words.ts";
import { readScenariosAsked, type ScenariosAsked } from "./read-asked.ts";

/** An answer, or a question with the answers that it takes. */
type ScenarioAnswer = Pick<AdvisorReply, "message" | "quickReplies"> & { options?: Option[] };
type Asker = Pick<AdvisorInput, "documents" | "today">;

const TO_THE_ROAD = "[your road](/road)";
/** More are only named: each takes a thousand futures to run. */
const MOST_RUN = 8;
/** Years ahead at which roads are compared, as on the road itself. */
const COMPARED_YEARS = 10;

/**
 * What there is to say of the roads that were kept by name, each with its own date and likelihood and a link that opens
 * it; null where a message asks nothing of them. Nothing is removed before it was asked about.
 */
export function answerScenarios(message: string, asker: Asker): ScenarioAnswer | null {
  const asked = readScenariosAsked(message, asker.documents);
  if (!asked) return null;
  const kept = asker.documents.scenarios.scenarios;
  if (asked.wants === "keep") return saying(HOW_TO_KEEP, kept.length > 0 ? ["Compare my scenarios"] : []);
  if (kept.length === 0) return saying(`You have kept no scenarios yet. ${HOW_TO_KEEP}`);
  if (asked.unknown !== null) return notKept(asked, kept);
  const meant = asked.of.length > 0 ? asked.of : kept;
  switch (asked.wants) {
    case "list":
      return asked.of.length > 0 ? told(meant, asker) : listedAll(kept, asker);
    case "open":
      return told(meant, asker);
    case "compare":
      return compared(meant, asker);
    case "delete":
      return askedToDelete(meant);
    case "rename":
      return saying(
        `Names are changed on ${TO_THE_ROAD}, under Scenarios: the pencil beside ${meant.length === 1 ? `**${named(meant[0]?.name ?? "")}**` : "each of them"}.`,
      );
  }
}

const HOW_TO_KEEP = `Move a lever on ${TO_THE_ROAD} and keep it under a name there, under Scenarios: then I can tell you its date and compare it with today.`;

function saying(message: string, quickReplies: string[] = []): ScenarioAnswer {
  return { message, quickReplies };
}

function notKept({ unknown }: ScenariosAsked, kept: readonly Scenario[]): ScenarioAnswer {
  const names = listed(kept.slice(0, MOST_RUN).map(({ name }) => `**${named(name)}**`));
  return saying(`No scenario of yours is called ${named(unknown ?? "that")}. You have kept ${names}.`, [
    "Compare my scenarios",
  ]);
}

/** Each with what it supposes, its date, its likelihood and what it changes. */
function told(scenarios: readonly Scenario[], asker: Asker): ScenarioAnswer {
  const today = runToday(asker.documents, asker.today);
  const shown = scenarios.slice(0, MOST_RUN);
  const paragraphsOf = shown.map((scenario) => wordsOf(scenario, today, asker));
  const [first] = shown;
  return saying(
    paragraphs(...paragraphsOf, missingWords(today)),
    first && first.name.length <= LONGEST_OFFERED
      ? [`How does ${first.name} compare with today?`, "Compare my scenarios"]
      : ["Compare my scenarios"],
  );
}

const LONGEST_OFFERED = 40;

function wordsOf(scenario: Scenario, today: RunRoad, { documents, today: day }: Asker): string {
  const { levers } = readRoadAddress(scenario.address);
  const road = runScenario(scenario, documents, day);
  const target = formatDollars(road.line.target);
  const what = `**${named(scenario.name)}** supposes ${leverWords(levers, documents.financials.assets ?? [])}.`;
  const open = `[Open it on your road](${roadPath(scenario.address)})`;
  if (!road.line.path) return sentences(what, open);
  const difference = differenceWords(road, today);
  const date = `${target}: **${dateWords(road.line)}**${difference && ` (${difference})`}${likelyWords(road)}.`;
  return sentences(what, date, open);
}

function missingWords({ line }: RunRoad): string | null {
  if (line.missing.length === 0) return null;
  return `For a date I need your ${listed(line.missing)}.`;
}

function listedAll(kept: readonly Scenario[], { documents, today }: Asker): ScenarioAnswer {
  const lines = kept.map((scenario, at) => {
    const { levers } = readRoadAddress(scenario.address);
    const what = leverWords(levers, documents.financials.assets ?? []);
    const road = at < MOST_RUN ? runScenario(scenario, documents, today) : null;
    const date = road?.line.path ? `: ${dateWords(road.line)}${likelyWords(road)}` : "";
    return `[${named(scenario.name)}](${roadPath(scenario.address)}) (${what})${date}`;
  });
  const count = kept.length === 1 ? "one scenario" : `${kept.length} scenarios`;
  return saying(paragraphs(`You have kept ${count}, run over your figures of today:`, bullets(lines)), [
    "Compare my scenarios",
  ]);
}

/** Today's road and those that were asked for, as the road's own table has them. */
function compared(scenarios: readonly Scenario[], { documents, today }: Asker): ScenarioAnswer {
  const roads = [
    runToday(documents, today),
    ...scenarios.slice(0, MOST_RUN).map((scenario) => runScenario(scenario, documents, today)),
  ];
  const [now, ...others] = roads;
  if (!now?.line.path) {
    return saying(paragraphs(now && missingWords(now), `They stand side by side on ${TO_THE_ROAD}.`));
  }
  const rows = roads.map((road) =>
    [
      road.name,
      dateWords(road.line),
      chanceWords(road),
      road.line.path ? formatDollars(worthAfter(road.line, COMPARED_YEARS * 12)) : "–",
    ].join(" | "),
  );
  const table = [
    `| Road | ${formatDollars(now.line.target)} | Likely in time | In ${COMPARED_YEARS} years |`,
    "| --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
  const differences = others.flatMap((road) => {
    const words = differenceWords(road, now);
    return words === "" ? [] : [`${road.name}: ${words}.`];
  });
  const rest = scenarios.length > MOST_RUN ? `${scenarios.length - MOST_RUN} more are on ${TO_THE_ROAD}.` : null;
  return saying(paragraphs(table, differences.join(" "), rest, `Up to three stand side by side on ${TO_THE_ROAD}.`));
}

function askedToDelete(scenarios: readonly Scenario[]): ScenarioAnswer {
  const names = scenarios.map(({ name }) => `**${named(name)}**`);
  const yes = scenarios.length === 1 ? "Yes, delete it" : `Yes, delete all ${scenarios.length}`;
  const options: Option[] = [
    { reply: yes, changes: scenarios.map(({ id }) => ({ kind: "delete-scenario", id })), yes: true },
    { reply: scenarios.length === 1 ? "No, keep it" : "No, keep them", changes: [] },
  ];
  const what = scenarios.length === 1 ? "the scenario" : `${scenarios.length} scenarios:`;
  return {
    message: `Shall I delete ${what} ${listed(names)}? You can undo it afterwards.`,
    quickReplies: options.map(({ reply }) => reply),
    options,
  };
}
