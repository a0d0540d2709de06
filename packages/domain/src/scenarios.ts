import * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import { SCENARIO_FIELDS } from "./field-facts.ts";
import { entryId, longText, requiredText } from "./field-rules.ts";
import { MAX_SCENARIOS } from "./limits.ts";
import { readRoadAddress } from "./road/read-road-address.ts";
import { roadAddress } from "./road/road-address.ts";
import { uniqueIds } from "./unique-ids.ts";

/** Levers of the road that a person keeps under a name. */
export interface Scenario {
  id: string;
  name: string;
  /** The levers as `roadAddress` writes them. */
  address: string;
}

/** The stored document of a person's scenarios. */
export interface Scenarios {
  scenarios: Scenario[];
  createdAt: Instant;
  updatedAt: Instant;
}

/** Levers that make no sense are left out, so that what is stored can be opened as it is. */
const leverAddress = z.pipe(
  longText(SCENARIO_FIELDS.address.label),
  z.transform((text) => roadAddress(readRoadAddress(text).levers)),
);

/** Up to 20 scenarios with different ids. */
export const scenarioListSchema = z
  .array(z.object({ id: entryId, name: requiredText(SCENARIO_FIELDS.name.named), address: leverAddress }))
  .check(z.maxLength(MAX_SCENARIOS, `At most ${MAX_SCENARIOS} scenarios can be kept`), uniqueIds());

export const scenariosSchema = z.object({ scenarios: scenarioListSchema });

export function emptyScenarios(now: Instant): Scenarios {
  return { scenarios: [], createdAt: now, updatedAt: now };
}
