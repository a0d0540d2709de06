import { useState } from "react";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FieldRow } from "#ui/field-row.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Specimen } from "./specimen.ts";

const OPTIONS = [
  { value: "a", label: "The first" },
  { value: "b", label: "The second" },
];

function Dates() {
  const [value, setValue] = useState("2027-03-01");
  return <DateField label="Date" value={value} onChange={setValue} />;
}

/** What is filled in: each as it is, with help, refused and not to be changed. */
export const FIELDS: readonly Specimen[] = [
  {
    title: "Text",
    of: ["text-field", "text-area-field", "password-field"],
    show: () => (
      <>
        <TextField label="Name" required />
        <TextField label="City" help="Where you live most of the year" defaultValue="Lisbon" />
        <TextField label="Email" error="Please enter a valid email address" defaultValue="ada" />
        <TextField label="Country" disabled defaultValue="Portugal" />
        <TextAreaField label="Description" help="For yourself" />
        <PasswordField label="Password" autoComplete="new-password" />
      </>
    ),
  },
  {
    title: "Numbers and days",
    of: ["money-field", "number-field", "date-field", "date-popover", "date-calendar", "field-row"],
    show: () => (
      <>
        <FieldRow>
          <MoneyField label="Balance" defaultValue="12,000" />
          <NumberField label="Interest rate" suffix="%" defaultValue="4.5" />
        </FieldRow>
        <MoneyField label="Value" error="Value cannot be negative" defaultValue="-1" />
        <Dates />
      </>
    ),
  },
  {
    title: "Choices",
    of: ["select-field", "checkbox-field"],
    show: () => (
      <>
        <SelectField label="Type" options={OPTIONS} placeholder="Choose a type" />
        <SelectField label="Refused" options={OPTIONS} error="Type is required" />
        <CheckboxField label="Remember me" help="On this device" defaultChecked />
        <CheckboxField label="I agree" error="Please agree first" />
      </>
    ),
  },
];
