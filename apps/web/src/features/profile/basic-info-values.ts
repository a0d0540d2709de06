import { type BasicInfo, type BasicInfoFormInput, COUNTRY_OPTIONS, labelOf } from "@seven-figures/domain";
import type { DefaultValues } from "react-hook-form";

const LABELS: Record<keyof BasicInfo, string> = {
  name: "Name",
  email: "Email",
  birthday: "Birthday",
  location: "Location",
  occupation: "Occupation",
  country: "Country",
  employmentStatus: "Employment status",
};

/** What the form shows of the stored fields. */
export function toBasicInfoForm(info: BasicInfo): DefaultValues<BasicInfoFormInput> {
  return {
    ...info,
    birthday: info.birthday ?? "",
    country: info.country ?? undefined,
    employmentStatus: info.employmentStatus ?? undefined,
  };
}

/** A line for each field that changed elsewhere, with what it is now. */
export function newerBasicInfo(fields: readonly string[], info: BasicInfo): string[] {
  const shown = { ...info, country: labelOf(COUNTRY_OPTIONS, info.country) };
  return (Object.keys(LABELS) as (keyof BasicInfo)[])
    .filter((field) => fields.includes(field))
    .map((field) => `${LABELS[field]}: ${shown[field] || "blank"}`);
}
