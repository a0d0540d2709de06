const NOUN = "(?: (?:an? |the |my |new )*(?:goal|asset|debt|account|step|skill|card|loan))?";
/** "Add; Pine savings account", "delete goal; walk more": an order, and after the mark what it is about. */
const ORDER = new RegExp(
  `^(\\W*(?:please )?(?:add|open|delete|remove|drop|cancel|close|rename)${NOUN})\\s*;\\s+(?=\\S)`,
  "i",
);
/** "Altitude card interest; 24.9 now": what is named, and after the mark its figure. */
const FIGURE = /^([^;:\d]+?)\s*;\s+(?=[$\u00A3\u20AC]?\d[\d.,]*k?%?(?: (?:now|today|percent|per cent))*\W*$)/i;
/** "Add a goal (my sister's idea): learn Welsh": a remark before what is told. */
const REMARK = /\s+\([^()\d]*\s[^()\d]*\)(?=\s*:\s)/g;

/** A message with the marks of short orders as others set them: no semicolon between an order and its thing, no remark before a colon. */
export function withOrderMarks(message: string): string {
  return message.replace(REMARK, "").replace(ORDER, "$1 ").replace(FIGURE, "$1: ");
}
