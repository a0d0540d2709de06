import type { ClauseReader } from "./reading.ts";
import type { Statement } from "./statement.ts";

const NO_DEBTS =
  /\bno (?:more )?(?:debts?|loans or debts?|liabilities|outstanding debts?|money owed|debt whatsoever)\b(?! (?:free|goal|payments?))|\bdebt[- ]free\b|\b(?:do not|not) (?:have|got|owe|carry|hold)(?: got)? (?:any (?:debts?|liabilities|money)|anything|anybody|anyone|a (?:cent|penny|dime|single debt)|a single debt)\b|\bowe (?:nothing|nobody|no one|zero)\b(?= to anyone| to anybody|$)|\bowe (?:nothing|zero|zip) to (?:no one|nobody|anyone|anybody)\b|\bnot have (?:a single|one|any) (?:loans?|debts?|cards?) (?:or|nor) (?:loan|card|credit|debt)[\w ]*$|\bnot in (?:any )?debt\b|\bzero debts?\b|\bwithout (?:any )?debts?\b|\bnot in debt\b|\bnothing owed\b|\bnot a single debt\b|\bfree of debt\b|\ball (?:my |our )?debts (?:are|is) (?:gone|paid off|cleared)\b/;
const NO_ASSETS =
  /\bno (?:assets?|assets whatsoever|possessions|assets at all)\b|\b(?:do not|not) (?:have|own|hold)(?: got)? (?:any (?:assets?|thing of value|property or savings)|a single asset|anything (?:of value|valuable)?|one asset)\b(?! debts?)|\bown nothing\b|\bnothing to my name\b|\bzero assets?\b|\bown no assets?\b|\bnot a single asset\b/;
const NOT_NOW =
  /\b(?:any more|no longer|was|were|been|not debt[- ]free|want|wish|would|will|goal|by D|become|be debt[- ]free|getting|get debt|if|until|when)\b/;

/** "I have no debts", "I don't own any assets". */
export const readNone: ClauseReader = ({ phrase: { text } }) => {
  if (NOT_NOW.test(text) && !/\b(?:no|any) debts?(?: at all| whatsoever)? any more\b/.test(text)) return null;
  const statements: Statement[] = [];
  const owns = /\bown\b|\bassets?\b/.test(text);
  if (NO_DEBTS.test(text) && !(owns && !/debt|owe/.test(text))) statements.push({ kind: "none", of: "debts" });
  if (NO_ASSETS.test(text) && (owns || /nothing to my name/.test(text)))
    statements.push({ kind: "none", of: "assets" });
  return statements.length > 0 ? statements : null;
};
