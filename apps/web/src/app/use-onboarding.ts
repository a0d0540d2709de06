import { isOnboardingCompleted } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { today } from "#config/today.ts";
import { profileQuery } from "#documents/profile.ts";

/** Where the person stands with onboarding; a check that fails counts as needed. */
export function useOnboarding(): "loading" | "needed" | "completed" {
  const { data, isPending } = useQuery(profileQuery);
  if (isPending) return "loading";
  return data && isOnboardingCompleted(data, today()) ? "completed" : "needed";
}
