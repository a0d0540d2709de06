import { pct, saving, span, usd } from "../figures.ts";
import { reached } from "../outlook.ts";
import { MIRA } from "../people.ts";
import { moved, sumsOf } from "../sums.ts";
import type { Asked } from "./asked.ts";

const of = sumsOf(MIRA);
const { owned, flow, values, balances, interest, missing } = of;
const visaMonth = interest("Visa") / 12;
const told = of.goalTold("Japan trip");

/** What Mira asks in equal parts, at a rate that she says, and of one payment. */
export const MIRA_PARTS: Asked[] = [
  ["what Japan still lacks, out of each of 26 paychecks, how much?", usd(missing("Japan trip") / 26)],
  [
    "how much a month for the roof in 13 months || and over ten",
    ...[saving(missing("New roof") / 10), span(10), ...of.goalTold("New roof")],
    ...of.taken("New roof", 10),
  ],
  [
    "half of what's left each month into Japan, how many months until it's full?",
    ...[...told, ...reached(Math.ceil(missing("Japan trip") / (flow / 24))), usd(flow / 24), of.spare("Japan trip", 9)],
  ],
  [
    "the 401k at 6% a year for ten years with nothing put in, what is it then?",
    usd(values("Fidelity 401k") * 1.06 ** 10),
  ],
  ["Ally pays 3 percent, how much does that bring a year?", usd(values("Ally savings") * 0.03)],
  ["of the next 200 on the Visa, how much is interest?", ...[usd(visaMonth), usd(200 - visaMonth)]],
  [
    "half a percent off the mortgage, how much less interest a year?",
    ...moved(balances("Maple mortgage") * 0.0425, balances("Maple mortgage") * 0.0475),
  ],
  ["how much more does the roof need to be half full?", usd(7_500 - 5_250), pct(50)],
  [
    "What percentage of everything I own is not in the Maple house?",
    ...[pct(((owned - values("Maple house")) / owned) * 100), usd(owned - values("Maple house")), usd(owned)],
  ],
  ["net worth without the Subaru and its loan", usd(of.worth - values("Subaru") + balances("Subaru loan"))],
  ["median of what I own?", usd(values("Ally savings")), pct((values("Ally savings") / owned) * 100)],
];
