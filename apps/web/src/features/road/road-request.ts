import type { CalendarDate, RoadDocuments, RoadLevers } from "@seven-figures/domain";

/** What the worker is asked: the likelihood and the band of one road. It answers each request in turn. */
export interface RoadRequest {
  documents: RoadDocuments;
  levers: RoadLevers;
  today: CalendarDate;
}
