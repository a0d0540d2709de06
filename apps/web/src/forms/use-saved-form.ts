import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { followSaved } from "./follow-saved.ts";
import { sameValue } from "./same-value.ts";

export interface SavedForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Whether the form differs from what is saved. */
  isDirty: boolean;
  /** Fields that changed elsewhere while they hold something else that was typed. */
  conflicts: string[];
  /** What was saved before the conflicting fields changed elsewhere. */
  savedBefore: DefaultValues<Input>;
  /** Gives up what was typed in the conflicting fields. */
  takeNewer: () => void;
  /** Tells that `submitted` was saved and now reads `saved`; what was typed since stays. */
  accept: (submitted: Input, saved: DefaultValues<Input>) => void;
}

const KEEP = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

/** A form over saved values: it follows them where it was left alone and keeps what was typed. */
export function useSavedForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  saved: DefaultValues<NoInfer<Input>>,
): SavedForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: saved,
    mode: "onTouched",
  });
  const base = useRef<DefaultValues<Input>>(saved);
  const [changed, setChanged] = useState<{ fields: string[]; before: DefaultValues<Input> }>({
    fields: [],
    before: saved,
  });

  const follow = useCallback(
    (fresh: DefaultValues<Input>) => {
      const typed = form.getValues();
      const { updates, conflicts } = followSaved<object>(base.current, typed, fresh);
      setChanged({ fields: conflicts, before: base.current });
      base.current = fresh;
      if (Object.keys(updates).length > 0) form.reset({ ...typed, ...updates }, KEEP);
    },
    [form],
  );

  useEffect(() => {
    if (!sameValue(base.current, saved)) follow(saved);
  }, [saved, follow]);

  const typed: Record<string, unknown> = useWatch({ control: form.control });
  return {
    form,
    isDirty: !sameValue(typed, saved),
    conflicts: changed.fields.filter((key) => !sameValue(typed[key], saved[key])),
    savedBefore: changed.before,
    takeNewer: () => form.reset({ ...form.getValues(), ...pick(saved, changed.fields) }, KEEP),
    accept: (submitted, fresh) => {
      base.current = submitted as DefaultValues<Input>;
      follow(fresh);
    },
  };
}

function pick(values: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
