import type { BasicInfo, BasicInfoFormInput } from "@seven-figures/domain";
import type { DefaultValues } from "react-hook-form";

/** What the form shows of the stored fields. */
export function toBasicInfoForm(info: BasicInfo): DefaultValues<BasicInfoFormInput> {
  return {
    ...info,
    birthday: info.birthday ?? "",
    country: info.country ?? undefined,
    employmentStatus: info.employmentStatus ?? undefined,
  };
}
