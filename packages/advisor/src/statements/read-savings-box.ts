import { slotsOf } from "../language/phrase.ts";
import type { ClauseReader } from "./reading.ts";

const NAMED = /\bcurrent savings?\b(?! account)/;

/** The Current Savings box: changed only where it is called so. */
export const readSavingsBox: ClauseReader = ({ phrase }) => {
  const { text, tokens } = phrase;
  if (!NAMED.test(text)) return null;
  const amount = slotsOf(tokens, "money").at(-1);
  if (!amount) return null;
  const by =
    /\bby M\b|\b(?:up|down|rose|fell|dropped|grew|increased|decreased|higher|lower) M\b|\b(?:add|added|put|another|more)\b(?!.*\bto M)/.test(
      text,
    ) && !/\b(?:to|at|is|are) M\b/.test(text);
  const down =
    /\b(?:lower|reduce|subtract|take|took|minus|decreased?|drop|dropped|cut|down|fell|less|lost|withdrew|spent)\b(?! to M)/.test(
      text,
    );
  return [
    {
      kind: "current-savings",
      mode: by || (down && !/\bto M\b/.test(text)) ? (down ? "subtract" : "add") : "set",
      amount: amount.value,
    },
  ];
};
