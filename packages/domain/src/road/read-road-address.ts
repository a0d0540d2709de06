import * as z from "zod/mini";
import { day, entryId, option, positiveAmount } from "../field-rules.ts";
import { MAX_LIST_ENTRIES } from "../limits.ts";
import { roundToCents } from "../money.ts";
import { targetRules } from "../profile.ts";
import {
  DEBT_ORDERS,
  LEVER_BOUNDS,
  MOST_ROAD_EVENTS,
  NO_LEVERS,
  ROAD_EVENT_KINDS,
  type RoadEvent,
  type RoadLevers,
} from "./road-levers.ts";

const within = ([least, most]: readonly [number, number]) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,6})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );
const dollars = (bounds: readonly [number, number]) => z.pipe(within(bounds), z.transform(roundToCents));

/** Each of the address's keys that stands for one lever. */
const SINGLE = {
  saving: ["saving", dollars(LEVER_BOUNDS.saving)],
  spending: ["spending", dollars(LEVER_BOUNDS.spending)],
  risk: ["riskTolerance", targetRules.riskTolerance],
  return: ["annualReturn", within(LEVER_BOUNDS.annualReturn)],
  spread: ["spread", within(LEVER_BOUNDS.spread)],
  inflation: ["inflation", within(LEVER_BOUNDS.inflation)],
  rising: [
    "rising",
    z.pipe(
      z.literal("1"),
      z.transform(() => true),
    ),
  ],
  year: ["targetYear", z.pipe(z.pipe(z.string(), z.transform(Number)), targetRules.targetYear)],
  first: ["order", option("First", DEBT_ORDERS)],
} as const satisfies Record<string, readonly [keyof RoadLevers, z.ZodMiniType]>;

const eventSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text) => {
      const [kind, date, amount, ...rest] = text.split("_");
      return { kind, date, amount: rest.length > 0 || amount === "" ? Number.NaN : Number(amount) };
    }),
  ),
  z.object({
    kind: option("Event", ROAD_EVENT_KINDS),
    date: day("Date"),
    amount: positiveAmount("Amount"),
  }),
);

/** The levers of an address, and the keys of it that were left out because they make no sense. */
export interface ReadRoadAddress {
  levers: RoadLevers;
  ignored: string[];
}

/** Reads the query of an address, with or without its question mark. Never throws: what is wrong is left out and named. */
export function readRoadAddress(query: string): ReadRoadAddress {
  const params = new URLSearchParams(query);
  const found: Record<string, unknown> = {};
  const lists = { events: [] as RoadEvent[], still: [] as string[], growing: [] as string[] };
  const ignored = new Set<string>();
  const take = <Value>(key: string, schema: z.ZodMiniType<Value>, keep: (value: Value) => void) => {
    for (const text of params.getAll(key)) {
      const read = z.safeParse(schema, text);
      if (read.success) keep(read.data);
      else ignored.add(key);
    }
  };
  for (const [key, [lever, schema]] of Object.entries(SINGLE)) {
    take(key, schema as z.ZodMiniType, (value) => {
      found[lever] = value;
    });
  }
  take("event", eventSchema, (event) => putIfRoom(lists.events, event, MOST_ROAD_EVENTS) || ignored.add("event"));
  take("still", entryId, (id) => putIfRoom(lists.still, id, MAX_LIST_ENTRIES) || ignored.add("still"));
  take("growing", entryId, (id) => putIfRoom(lists.growing, id, MAX_LIST_ENTRIES) || ignored.add("growing"));
  const known = new Set<string>([...Object.keys(SINGLE), "event", "still", "growing"]);
  for (const key of params.keys()) if (!known.has(key)) ignored.add(key);
  return { levers: { ...NO_LEVERS, ...found, ...lists }, ignored: [...ignored] };
}

function putIfRoom<Value>(list: Value[], value: Value, most: number): boolean {
  return list.length < most && list.push(value) > 0;
}
