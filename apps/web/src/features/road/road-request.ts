import type { CalendarDate, NearerAnswer, RoadChances, RoadDocuments, RoadLevers } from "@seven-figures/domain";

/** What the worker is asked: all of one road that takes time. It answers each request in turn. */
export interface RoadRequest {
  documents: RoadDocuments;
  levers: RoadLevers;
  today: CalendarDate;
}

export interface RoadAnswer {
  chances: RoadChances;
  /** What each thing that happens once does to the date, in their order. */
  events: NearerAnswer[];
}
