import { type Phrase, slotsOf } from "../language/phrase.ts";
import type { Reading } from "./reading.ts";
import type { YearlyStatement } from "./statement.ts";

/** "Two jobs: 38k at the school and 9k tutoring". */
const SEVERAL_JOBS =
  /^(?:and |so |well |now )*(?:(?:i|we) (?:am |still |now |currently )*(?:have|hold|holding|work|working|got|juggle|juggling)(?: got)? |between )?(?:my |our )?(?:N|two|three|both|a couple of) (?:(?!old|past|former|previous|last)[a-z-]+ )?(?:jobs|gigs|employers|positions)\b/;
const NOT_HELD =
  /\b(?:offer\w*|appl\w*|interview\w*|saw|found|lost|left|quit|had|used to|was|were|if|would|could|might|turned down)\b/;
const ONE_OF_THEM =
  /^(?:.*\b(?:jobs|gigs|employers|positions)(?: ?[:,]| that pay| paying| -)? )?(?:and |plus |then |, |one (?:is |pays )?|the other (?:is |pays )?|about |around )*(?<amount>M)(?: T)? (?:at|from|with|for|in|as|on|doing|[a-z]+ing)\b(?!.*\b(?:savings|checking|loan|card|debt|mortgage|rent|have|owe|off)\b)/;
/** What is paid so much without a period is paid by the year. */
const YEARLY_FROM = 20_000;

/** What one of several jobs pays that are told of in one breath: it adds to what the one before it pays. */
export function readJob({ text, tokens }: Phrase, reading: Reading): YearlyStatement | null {
  const [money, ...others] = slotsOf(tokens, "money");
  if (!money || others.length > 0 || !SEVERAL_JOBS.test(reading.heard) || NOT_HELD.test(reading.heard)) return null;
  if (!ONE_OF_THEM.test(text)) return null;
  const last = reading.statements.at(-1);
  const before = last?.kind === "yearly" && last.of === "annualIncome" ? last : null;
  const asBefore = before && (before.timesAYear ?? (before.amount >= YEARLY_FROM ? 1 : null));
  const said = slotsOf(tokens, "period")[0]?.timesAYear ?? reading.sharedPeriod;
  return {
    kind: "yearly",
    of: "annualIncome",
    mode: before ? "add" : "set",
    amount: money.value,
    timesAYear: said ?? asBefore,
  };
}
