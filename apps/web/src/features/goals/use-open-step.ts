import type { GoalFormInput } from "@seven-figures/domain";
import { useEffect, useRef, useState } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";

/** Which submilestone shows its fields. A save that is refused for a step opens it and leads to what is wrong. */
export function useOpenStep() {
  const { formState, getValues, setFocus } = useFormContext<GoalFormInput>();
  const { submitCount, errors } = formState;
  const [openId, setOpenId] = useState<string | null>(null);
  const wrong = useRef<FieldPath<GoalFormInput> | null>(null);
  const seen = useRef(submitCount);

  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    const [at = -1] = Object.keys(errors.submilestones ?? {})
      .map(Number)
      .filter(Number.isInteger);
    const step = getValues("submilestones")[at];
    if (!step) return;
    const isFirst = Object.keys(errors).length === 1;
    const [field = "title"] = Object.keys(errors.submilestones?.[at] ?? {});
    wrong.current = isFirst ? (`submilestones.${at}.${field}` as FieldPath<GoalFormInput>) : null;
    setOpenId(step.id);
  }, [submitCount, errors, getValues]);

  // The fields of a step that was closed are there only now
  useEffect(() => {
    if (!wrong.current) return;
    setFocus(wrong.current);
    wrong.current = null;
  });

  return { openId, setOpenId };
}
