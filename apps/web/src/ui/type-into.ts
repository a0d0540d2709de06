/**
 * Replaces a field's text as if the person had typed it, so that whoever listens to the field hears of it.
 * The setter is the prototype's, because React shadows the element's own and would not notice the change.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
