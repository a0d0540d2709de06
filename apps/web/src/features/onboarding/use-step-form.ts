import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { type DefaultValues, type FieldValues, useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";

/** A form that starts from the draft and tells the draft whatever is typed. */
export function useStepForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  start: DefaultValues<NoInfer<Input>>,
  onTyped: (typed: NoInfer<Input>) => void,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: start,
    mode: "onTouched",
  });
  const typed = useWatch({ control: form.control });
  const tell = useEffectEvent(() => onTyped(form.getValues()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is the occasion, the form holds it
  useEffect(() => tell(), [typed]);
  return form;
}
