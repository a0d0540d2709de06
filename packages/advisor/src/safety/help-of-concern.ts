import type { Concern } from "./concern.ts";
import type { HelpKind } from "./help-lines.ts";

/** Which help of a country belongs to a concern. */
export const HELP_OF: Readonly<Record<Concern, HelpKind>> = {
  "self-harm": "crisis",
  violence: "abuse",
  control: "abuse",
  hunger: "hunger",
  eviction: "housing",
  utilities: "utilities",
  medicine: "medicine",
  gambling: "gambling",
  "elder-scam": "fraud",
  scam: "fraud",
  card: "fraud",
  account: "fraud",
  identity: "identity",
  charges: "fraud",
  "wrong-payment": "fraud",
  job: "jobs",
  car: "emergency",
  "home-damage": "emergency",
};
