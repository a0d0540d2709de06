import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from "react-hook-form";

/** What a widget takes of its form: `<TextField label="Name" {...fieldOf(form, "name")} />` registers it, with its error. */
export function fieldOf<Values extends FieldValues, Name extends FieldPath<Values>>(
  { register, formState }: Pick<UseFormReturn<Values>, "register" | "formState">,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  const error: FieldError | undefined = get(formState.errors, name);
  return { ...register(name, options), error: error?.message };
}

/** A field as `fieldOf` gives it, for pieces that stand in several forms. */
export type Field = ReturnType<typeof fieldOf>;
