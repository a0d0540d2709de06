import { PasswordField } from "#ui/password-field.tsx";
import type { Field } from "./field-of.ts";

interface NewPasswordFieldsProps {
  label: string;
  password: Field;
  confirmation: Field;
}

/** A password that is chosen, twice. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        required
        autoComplete="new-password"
        help="At least 6 characters with a lowercase letter, an uppercase letter and a number."
        {...password}
      />
      <PasswordField label="Confirm Password" required autoComplete="new-password" {...confirmation} />
    </>
  );
}
