import { useEffect } from "react";
import * as z from "zod/mini";
import { paths } from "#config/paths.ts";
import { useLocation, useNavigate } from "#routing/routing.tsx";

/** What a history entry of the wizard holds. `isPushed`: the entry before it is the step before. */
const entrySchema = z.object({ step: z.int(), isPushed: z.boolean() });

interface WizardStep {
  step: number;
  next: () => void;
  back: () => void;
}

/** Each step is a history entry, so that the browser's Back goes to the step before. */
export function useWizardStep(startStep: number, furthest: number): WizardStep {
  const location = useLocation();
  const navigate = useNavigate();
  const stored = entrySchema.safeParse(location.state).data;
  const entry = stored ?? { step: startStep, isPushed: false };
  const step = Math.max(0, Math.min(entry.step, furthest));
  const isNew = stored === undefined;
  useEffect(() => {
    if (isNew) navigate(paths.onboarding, { replace: true, state: { step, isPushed: false } });
  }, [isNew, step, navigate]);
  return {
    step,
    next: () => navigate(paths.onboarding, { state: { step: step + 1, isPushed: true } }),
    back: () => {
      if (entry.isPushed && step === entry.step) navigate(-1);
      else navigate(paths.onboarding, { replace: true, state: { step: step - 1, isPushed: false } });
    },
  };
}
