import { COUNTRIES, type Country } from "@seven-figures/domain";
import { CARE_FORMS, type CareForm } from "./care-form.ts";
import { type Concern, isConcern } from "./concern.ts";
import { LANGUAGES, type Language } from "./languages/language.ts";

/** What is kept between messages while someone in danger or trouble is talked with. */
export interface CareState {
  concern: Concern;
  /** How many messages have been answered with care so far. */
  answered: number;
  /** Where the person says that they are, if it is not what their profile says. */
  country: Country | null;
  /** Told of somebody else. */
  another?: boolean;
  /** Too much of a medicine, or a poison, has been taken already. */
  taken?: true;
  form?: CareForm;
  /** The language that is spoken, where it is not English. */
  language?: Language;
  /** How the answers so far began, so that none is given twice. */
  said?: string[];
  /** Faintly heard: what doesn't go on from it is answered as ever. */
  unsure?: true;
  /** Over: kept only for what was said. */
  over?: true;
}

/** After so many answers in a row money is spoken of again, unless a message calls for care anew. */
export const LONGEST_CARE = { danger: 8, trouble: 4 } as const;

export function isCareState(kept: unknown): kept is CareState {
  if (typeof kept !== "object" || kept === null) return false;
  const { concern, answered, country, another, taken, form, language, said, unsure, over } = kept as Record<
    string,
    unknown
  >;
  return (
    isConcern(concern) &&
    typeof answered === "number" &&
    (country === null || (COUNTRIES as readonly unknown[]).includes(country)) &&
    (another === undefined || typeof another === "boolean") &&
    (taken === undefined || taken === true) &&
    (form === undefined || (CARE_FORMS as readonly unknown[]).includes(form)) &&
    (language === undefined || (LANGUAGES as readonly unknown[]).includes(language)) &&
    (said === undefined || (Array.isArray(said) && said.every((one) => typeof one === "string"))) &&
    (unsure === undefined || unsure === true) &&
    (over === undefined || over === true)
  );
}
