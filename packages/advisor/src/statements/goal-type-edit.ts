import type { GoalType } from "@seven-figures/domain";
import type { GoalEdit } from "./statement.ts";

const TYPE = "(financial|skills?|learning|behaviou?rs?|habits?|lifestyle|networking|projects?)";
const ASKS =
  /\b(?:type|should be|should really be|change|make|switch|move|belongs?|counts?|mark|set|turn|convert|reclassify|recategori[sz]e|file|put|listed|really (?:a|more)|more of an?|more like an?|is (?:really |actually )?an?|not an?)\b/;
/** Where the type said last is the one that no longer holds. */
const CONTRASTED = new RegExp(
  `(?:, )?\\b(?:not|instead of|rather than|from|and not|is under|down as|listed as|listed under|filed under|is not) (?:a |an |being a |the )?(?:type )?${TYPE}\\b(?: goals?)?`,
  "g",
);
const TO = new RegExp(
  `\\b(?:to|into|as|be|is|under|it|goal|of|like|in|with|type|:)\\b(?: (?:a|an|the|my|type|of|more|really|actually|goal|:))* ${TYPE}\\b(?! (?:goals? )?(?:is|are|has|at)\\b)`,
);

/** "It should be a skill", "switch it from project to lifestyle". */
export function typeEdit(text: string): GoalEdit | null {
  if (!ASKS.test(text) || /\b(?:new|add|create)\b/.test(text)) return null;
  const plain = text.replace(CONTRASTED, "");
  const bare = new RegExp(`\\b(?:make|set|call|turn) .*\\b(?:a|an|into|to|as) ${TYPE}(?: goal)?$`);
  const said = TO.exec(plain)?.[1] ?? bare.exec(plain)?.[1];
  return said ? { type: typeNamed(said) } : null;
}

function typeNamed(said: string): GoalType {
  if (/^behaviou?r|^habit/.test(said)) return "behavior";
  if (/^skill|^learning/.test(said)) return "skill";
  if (said.startsWith("project")) return "project";
  return said as GoalType;
}
