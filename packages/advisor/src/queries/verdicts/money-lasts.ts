import { drawableWealth, sustainableIncome, WITHDRAWAL_RATE } from "@seven-figures/domain";
import { dollars, rate } from "../../answers/words/figures.ts";
import { paragraphs, sentences } from "../../answers/words/sentences.ts";
import { strong } from "../shown.ts";
import { TELLS, type Verdict, type Wanted } from "./verdict.ts";

/** "Can I retire at 65?", "I am 78, will my money last?", "my daughter worries I shall outlive my money". */
const ASKS =
  /\b(?:(?:can|could|may|might|able to|afford to|when will|will) (?:i|we)?\b.*\b(?:retire|stop working|pack it in|quit work\w*|hang (?:it|them) up)|(?:will|would|does|do|should) (?:my|our|the) (?:money|savings|nest egg|pot) (?:last|run out|be enough)|outlive (?:my|our|the) (?:money|savings)|enough (?:money )?to retire)\b/;
const OTHERWISE =
  /\bhow (?:many|long)\b|\b(?:if|what if|my (?:wife|husband|mum|mom|dad|mother|father|parents))\b.*\b(?:retires?|stops?)\b|\b(?:last year|used to)\b/;
const WORKS_NO_MORE = /\b(?:pension|social security|retired|superannuation|annuity)\b/;
const MISSING = "Tell me what you spend a year and what you own, and I can say what your money could carry.";

const AGE = /\b(?:i am|i'm|im|aged|at) (\d{2})\b/;
/** From so many years on what comes in is taken for a pension. */
const OF_AGE = 67;

function worksNoMore(typed: string): boolean {
  return (
    WORKS_NO_MORE.test(typed) || (/\b(?:last|outlive)\b/.test(typed) && Number(AGE.exec(typed)?.[1] ?? 0) >= OF_AGE)
  );
}

/**
 * Whether what somebody has could carry what they spend, by the 4 percent rule, and what goes on coming in beside it. Null where that is
 * not asked.
 */
export function moneyLasts({ typed, facts }: Wanted): Verdict | null {
  if (!ASKS.test(typed) || OTHERWISE.test(typed) || TELLS.test(typed)) return null;
  const quickReplies = ["What is the 4% rule?", "When will I reach my target?"];
  const verdict = (message: string): Verdict => ({ message, quickReplies, debts: [], assets: [] });
  const { expenses, income } = facts;
  if (expenses === null || !facts.assetsKnown) return verdict(MISSING);
  const drawable = drawableWealth(facts.documents.financials);
  const yearly = sustainableIncome(drawable);
  const spends = `You spend ${dollars(expenses)} a year`;
  const carries = `what you could draw on (${dollars(drawable)}: cash and investments less debts, no home) could carry about ${strong(`${dollars(yearly)} a year`)} by the ${rate(WITHDRAWAL_RATE)} rule`;
  if (income !== null && income >= expenses && worksNoMore(typed))
    return verdict(
      paragraphs(
        `${strong("Yes, it lasts")}, as far as today's figures tell: ${dollars(income)} comes in a year and ${dollars(expenses)} is spent, so nothing has to be drawn.`,
        `Beside that, ${carries}. What could upset it are prices that rise faster than a pension does, and the cost of care.`,
      ),
    );
  const short = expenses - yearly;
  return verdict(
    paragraphs(
      short <= 0
        ? `${strong("Yes")}, by today's figures: ${carries}, and you spend ${dollars(expenses)}.`
        : `${strong("Not from savings alone")}, by today's figures: ${carries}. ${spends}, so ${strong(`${dollars(short)} a year`)} would have to come from a pension or other income.`,
      sentences(
        "A pension counts on top: tell me what yours pays a year, and I can set it against that.",
        income !== null && facts.yearlySurplus !== null && facts.yearlySurplus > 0
          ? `Each year that you go on working adds about ${dollars(facts.yearlySurplus)} and takes a year off what has to be paid for.`
          : "",
      ),
    ),
  );
}
