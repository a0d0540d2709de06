/** What a concern is told as, where that has words of its own: an illness now, a caller, a code that was given, at home. */
export const CARE_FORMS = ["ill", "ill-driving", "caller", "code-given", "child", "put-out"] as const;

export type CareForm = (typeof CARE_FORMS)[number];

/** Whether minutes count, so that the call comes before everything else. */
export function isIllNow(form: CareForm | undefined): boolean {
  return form === "ill" || form === "ill-driving";
}
