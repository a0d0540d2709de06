import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { followSaved, isConflict, type Merges } from "./follow-saved.ts";
import { sameValue } from "./same-value.ts";

interface SavedForm<Input extends FieldValues, Output, Saved = DefaultValues<Input>> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Whether the form differs from what is saved. */
  isDirty: boolean;
  /** Fields that changed elsewhere while they hold something else that was typed. */
  conflicts: string[];
  /** What was saved before the conflicting fields changed elsewhere. */
  savedBefore: Saved;
  /** Gives up what was typed in the conflicting fields. */
  takeNewer: () => void;
  /** Tells that `submitted` was saved and now reads `saved`; what was typed since stays. */
  accept: (submitted: Saved, saved: Saved) => void;
}

const NO_MERGES = {};
const KEEP = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

/**
 * A form over saved values: it follows them where it was left alone and keeps what was typed. `merges`: for lists whose
 * entries are merged one by one; a constant.
 */
export function useSavedForm<Input extends FieldValues, Output, Saved extends DefaultValues<Input>>(
  schema: z.ZodMiniType<Output, Input>,
  saved: Saved,
  merges: Merges<NoInfer<Input>> = NO_MERGES,
): SavedForm<Input, Output, Saved> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: saved,
    mode: "onTouched",
  });
  const base = useRef<Saved>(saved);
  const [changed, setChanged] = useState<{ fields: string[]; before: Saved }>({
    fields: [],
    before: saved,
  });

  const follow = useCallback(
    (fresh: Saved) => {
      const typed = form.getValues();
      const { updates, conflicts } = followSaved<object>(base.current, typed, fresh, merges);
      setChanged({ fields: conflicts, before: base.current });
      base.current = fresh;
      if (Object.keys(updates).length > 0) form.reset({ ...typed, ...updates }, KEEP);
    },
    [form, merges],
  );

  useEffect(() => {
    if (!sameValue(base.current, saved)) follow(saved);
  }, [saved, follow]);

  const typed: Record<string, unknown> = useWatch({ control: form.control });
  const before: Record<string, unknown> = changed.before;
  const mergesOf = merges as Merges<Record<string, unknown>>;
  const newer = (key: string) => mergesOf[key]?.(before[key], typed[key], saved[key], "fresh") ?? saved[key];
  return {
    form,
    isDirty: !sameValue(typed, saved),
    conflicts: changed.fields.filter((key) => isConflict(mergesOf[key], before[key], typed[key], saved[key])),
    savedBefore: changed.before,
    takeNewer: () =>
      form.reset({ ...form.getValues(), ...Object.fromEntries(changed.fields.map((key) => [key, newer(key)])) }, KEEP),
    accept: (submitted, fresh) => {
      base.current = submitted;
      follow(fresh);
    },
  };
}
