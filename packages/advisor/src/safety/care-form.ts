/** What a concern is told as, where that has words of its own: an illness now, at home or at the wheel. */
export const CARE_FORMS = ["ill", "ill-driving"] as const;

export type CareForm = (typeof CARE_FORMS)[number];

/** Whether minutes count, so that the call comes before everything else. */
export function isIllNow(form: CareForm | undefined): boolean {
  return form === "ill" || form === "ill-driving";
}
