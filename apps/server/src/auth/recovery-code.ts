/** A recovery code is two of these with a dash between, in letters and digits. */
export const HALF_CODE = 5;

/** A recovery code as it is kept, however it was typed. */
export function normalizedRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `${letters.slice(0, HALF_CODE)}-${letters.slice(HALF_CODE)}`;
}
