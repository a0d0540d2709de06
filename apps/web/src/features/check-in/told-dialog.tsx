import { zodResolver } from "@hookform/resolvers/zod";
import {
  ASSET_FIELDS,
  DEBT_FIELDS,
  formatDate,
  formatMoneyInput,
  TOLD_FIELDS,
  type ToldFigure,
  type ToldFormInput,
  toldForm,
} from "@seven-figures/domain";
import { useMemo, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { today } from "#config/today.ts";
import { useSaveTold } from "#documents/check-in.ts";
import { newRequestId } from "#documents/new-request-id.ts";
import { fieldOf } from "#forms/field-of.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { useDeletedToast } from "#receipts/use-deleted-toast.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

const KINDS = [
  { value: "net-worth", label: "All I had: net worth" },
  { value: "asset", label: "One asset" },
  { value: "debt", label: "One debt" },
] as const;

const NOT_SAVED = "Your earlier figure could not be saved. Please try again.";

/** Tells, changes or removes a figure of an earlier day. */
export function ToldDialog({ figure, onClose }: { figure: ToldFigure | null; onClose: () => void }) {
  const { mutateAsync: save, isPending } = useSaveTold();
  const tellDeleted = useDeletedToast();
  const [newId] = useState(newRequestId);
  const schema = useMemo(() => toldForm(today()), []);
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: toInput(figure),
  });
  const of = useWatch({ control: form.control, name: "of" });

  const store = form.handleSubmit(async ({ name, ...fields }) => {
    try {
      const told = { ...fields, name: fields.of === "net-worth" ? "" : name, id: figure?.id ?? newId };
      await save({ figure: told, seen: figure });
      onClose();
      toast.success("Your earlier figure is saved.");
    } catch (error) {
      toast.error(saveFailure(error, NOT_SAVED));
    }
  });
  const remove = async (removed: ToldFigure) => {
    try {
      await save({ removed });
      onClose();
      tellDeleted({ name: `The figure of ${formatDate(removed.date)}`, path: ["past", "told", removed.id] });
    } catch (error) {
      toast.error(saveFailure(error, NOT_SAVED));
    }
  };
  return (
    <FormDialog
      title={figure ? "Edit an earlier figure" : "Add an earlier figure"}
      description="Today's balances stay as they are."
      size="small"
      aside={
        figure ? (
          <Button variant="danger" onClick={() => void remove(figure)}>
            Remove
          </Button>
        ) : null
      }
      submitLabel="Save Figure"
      busyLabel="Saving..."
      busy={isPending}
      onSubmit={store}
      onClose={onClose}
    >
      <SelectField label={TOLD_FIELDS.of.label} options={KINDS} {...fieldOf(form, "of")} />
      {of === "net-worth" ? null : (
        <TextField
          label={(of === "debt" ? DEBT_FIELDS : ASSET_FIELDS).name.label}
          required
          {...fieldOf(form, "name")}
        />
      )}
      <MoneyField label={TOLD_FIELDS.amount.label} required {...fieldOf(form, "amount")} />
      <Controller
        control={form.control}
        name="date"
        render={({ field, fieldState }) => (
          <DateField
            label={TOLD_FIELDS.date.label}
            required
            help="A day, or a month for its last day"
            monthMeans="its last day"
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
    </FormDialog>
  );
}

function toInput(figure: ToldFigure | null): ToldFormInput {
  if (!figure) return { of: "net-worth", name: "", amount: "", date: "" };
  const { of, name, amount, date } = figure;
  return { of, name, amount: formatMoneyInput(amount), date };
}
