import {
  type CalendarDate,
  type Documents,
  formatFullMonth,
  formatLikelihood,
  formatSpan,
  monthsSooner,
  NO_LEVERS,
  type RoadLine,
  readRoadAddress,
  roadLikelihood,
  roadLine,
  type Scenario,
} from "@seven-figures/domain";
import { named } from "../answers/words/sentences.ts";

/** A road run over what is so today. */
export interface RunRoad {
  /** As markdown: a link that opens the road with it. */
  name: string;
  line: RoadLine;
  /** Null where it can't be told. */
  likelihood: number | null;
}

/** Beyond it a link would be longer than what is said. */
const LONGEST_LINK = 400;

export function roadPath(address: string): string {
  return address === "" || address.length > LONGEST_LINK ? "/road" : `/road?${address}`;
}

export function runScenario({ name, address }: Scenario, documents: Documents, today: CalendarDate): RunRoad {
  return run(`[${named(name)}](${roadPath(address)})`, readRoadAddress(address).levers, documents, today);
}

/** The road as it is, no lever moved. */
export function runToday(documents: Documents, today: CalendarDate): RunRoad {
  return run("[Today](/road)", NO_LEVERS, documents, today);
}

function run(name: string, levers: RoadLine["levers"], documents: Documents, today: CalendarDate): RunRoad {
  const { financials, profile, goals } = documents;
  const known = { financials, financialGoal: profile.financialGoal, goals: goals.intermediateGoals };
  const line = roadLine(known, [], levers, today);
  return { name, line, likelihood: roadLikelihood(line) };
}

/** `October 2041`, or what stands for it. */
export function dateWords({ arrival, date }: RoadLine): string {
  if (!arrival) return "not known yet";
  if (arrival.kind === "reached") return "reached";
  return date ? formatFullMonth(date) : "out of reach";
}

/** `63% by 2046`; a dash where no likelihood can be told. */
export function chanceWords({ line, likelihood }: RunRoad): string {
  return likelihood === null ? "–" : `${formatLikelihood(likelihood)} by ${line.targetYear}`;
}

/** `, 63% likely by 2046`; nothing where no likelihood can be told. */
export function likelyWords({ line, likelihood }: RunRoad): string {
  return likelihood === null ? "" : `, ${formatLikelihood(likelihood)} likely by ${line.targetYear}`;
}

/** `7 months sooner than today's`; empty where the two don't differ, or where one has no date. */
export function differenceWords({ line }: RunRoad, today: RunRoad): string {
  if (!line.arrival || !today.line.arrival) return "";
  const sooner = monthsSooner(today.line.arrival, line.arrival);
  if (sooner === null) return "";
  const span = formatSpan(Math.abs(sooner));
  return span === "0 days" ? "the same date as today's" : `${span} ${sooner > 0 ? "sooner" : "later"} than today's`;
}
