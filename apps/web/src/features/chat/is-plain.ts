/** Signs that mean something to the formatter, wherever they stand, and the minus that it keeps beside its amount. */
const FORMATS = /[*_`#>|[\]<~\\&@\n−]|:\/\/|www\./;
/** The beginning of a list, or of an indented block. */
const BEGINS = /^(?:\s|[-+=]|\d+[.)])/;

/** Whether a text is one paragraph of bare words, which look the same without the formatter. */
export function isPlain(text: string): boolean {
  return !FORMATS.test(text) && !BEGINS.test(text);
}
