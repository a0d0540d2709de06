import {
  type CalendarDate,
  type NearerAnswer,
  type RoadChances,
  type RoadDocuments,
  type RoadLevers,
  roadAddress,
} from "@seven-figures/domain";

/** What the worker is asked: all of one road that takes time. It answers each request in turn. */
export interface RoadRequest {
  documents: RoadDocuments;
  levers: RoadLevers;
  today: CalendarDate;
  /** While a lever is pulled: with fewer futures, whose band follows sooner. */
  isQuick?: boolean;
}

/** A request as it is sent: without documents it is about those of the one before. */
export type SentRoadRequest = Omit<RoadRequest, "documents"> & Partial<Pick<RoadRequest, "documents">>;

export interface RoadAnswer {
  chances: RoadChances;
  /** What each thing that happens once does to the date, in their order. */
  events: NearerAnswer[];
}

export function isSameRequest(one: RoadRequest, other: RoadRequest): boolean {
  const isSameDay = one.documents === other.documents && one.today === other.today;
  return isSameDay && one.isQuick === other.isQuick && roadAddress(one.levers) === roadAddress(other.levers);
}

/** Sends requests, the documents only where they are others than before: to copy those of a busy person takes a frame. */
export function toAsk(send: (sent: SentRoadRequest) => void): (asked: RoadRequest) => void {
  let known: RoadDocuments | null = null;
  return ({ documents, ...asked }) => {
    send(documents === known ? asked : { documents, ...asked });
    known = documents;
  };
}
