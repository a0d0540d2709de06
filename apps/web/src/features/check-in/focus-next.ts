/** Leads from a field to the next one of its form with its text selected, and from the last to the button that saves. */
export function focusNext(form: HTMLFormElement, field: HTMLInputElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input:enabled")];
  const next = fields[fields.indexOf(field) + 1];
  if (next) {
    next.focus();
    next.select();
  } else form.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
}
