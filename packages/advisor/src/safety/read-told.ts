import { readAtHome } from "./at-home.ts";
import type { CareForm } from "./care-form.ts";
import { type Concern, isDanger } from "./concern.ts";
import { readDeceived } from "./deceived.ts";
import { isGriefInDespair } from "./grief-in-despair.ts";
import { readIllNow } from "./ill-now.ts";
import type { Language } from "./languages/language.ts";
import { languageOf, plainWords, readPlainDanger } from "./languages/read-language.ts";
import { plainlyFolded } from "./plainly-folded.ts";
import { type Alertness, type Opinion, readConcern } from "./read-concern.ts";
import { readTaken } from "./taken-patterns.ts";
import { findPatterns, isOfStories } from "./unmistakable.ts";
import { isLongPast } from "./vetoes.ts";
import { isCallerForNumbers } from "./warnings.ts";
import { isOfAnother, isWorryForLife } from "./worry-patterns.ts";

/** A danger or trouble as it is told: of whom, and in which language where it is not English. */
export interface Told {
  concern: Concern;
  another: boolean;
  /** Too much of a medicine, or a poison, has been taken already. */
  taken?: true;
  form?: CareForm;
  language: Language | null;
  /** Only the trained parts heard it, and faintly. */
  unsure?: true;
}

/** The danger or trouble that a message tells of, in any of the languages; `before` is what was told last; null where it tells of none. */
export function readTold(
  message: string,
  alertness: Alertness,
  opinion?: Opinion,
  before: Concern | null = null,
): Told | null {
  const taken = readTaken(plainWords(message), alertness === "again");
  if (taken) return { concern: "self-harm", ...taken, taken: true };
  const plain = readPlainDanger(message);
  if (plain) return { concern: plain.danger, another: plain.another, language: plain.language };
  const words = plainlyFolded(message);
  const text = words.join(" ");
  const { certain } = findPatterns(words);
  const ill = certain === "self-harm" || certain === "violence" ? null : readIllNow(text);
  if (ill)
    return { concern: "medicine", another: ill.another, form: ill.isDriving ? "ill-driving" : "ill", language: null };
  const atHome = certain === "self-harm" ? null : readAtHome(text);
  if (atHome) return { ...atHome, another: false, language: null };
  if (isWorryForLife(text) && !isLongPast(text) && !isOfStories(text))
    return { concern: "self-harm", another: true, language: null };
  if (isGriefInDespair(text) && !isOfStories(text)) return { concern: "self-harm", another: false, language: null };
  const deceived = isOfStories(text) || isLongPast(text) ? null : readDeceived(text, before);
  if (deceived) return { ...deceived, another: false, language: null };
  if (isCallerForNumbers(text)) return { concern: "scam", another: false, language: null };
  return heardIn(message, text, alertness, opinion);
}

/** What only the trained parts may hear, or a pattern of trouble. */
function heardIn(message: string, text: string, alertness: Alertness, opinion: Opinion | undefined): Told | null {
  const language = languageOf(message);
  const alarm = language ? readConcern(message, "abroad") : readConcern(message, alertness, opinion);
  if (!alarm) return null;
  const { concern, isSure } = alarm;
  const another = isDanger(concern) && isOfAnother(concern, text);
  return { concern, another, language, ...(!isSure && !language && { unsure: true }) };
}
