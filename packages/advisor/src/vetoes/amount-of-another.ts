import { BRAND_WORDS } from "../lexicon/brands.ts";
import { bold } from "../replies/describe-changes.ts";
import { amountsWritten } from "./amounts-written.ts";
import type { Veto } from "./veto.ts";

/** "At Vanguard", right after an amount: where so much is. */
const PLACE = /^(?:is |are |sits |sitting )?(?:over )?(?:at|with|in)(?: the| my| our)? ([\p{L}'&]+)/iu;

/** "Fidelity 401k, 41k at Vanguard": the amount that is said to be with another company is none of this one. */
export const amountsAreWhereTheyAreSaid: Veto = ({ figures, changes, documents }) => {
  const written = amountsWritten(changes, documents).filter(({ of }) => of === "asset");
  return written.flatMap(({ change, value, name }) => {
    const words = wordsOf(name);
    const figure = figures.find((each) => each.value === value && !each.quoted);
    const place = figure && PLACE.exec(figure.after.trim())?.[1]?.toLowerCase();
    const isElsewhere = place !== undefined && BRAND_WORDS.has(place) && !words.includes(place);
    if (!isElsewhere || !words.some((word) => BRAND_WORDS.has(word))) return [];
    // "Marcus 9,100 at Ally 15,200": the place has an amount of its own
    if (written.some((other) => other.value !== value && wordsOf(other.name).includes(place))) return [];
    return [
      {
        veto: "another-thing-named" as const,
        changes: [change],
        refused: `I did not get which amount is in **${bold(name)}** and which is with ${bold(place)}, so I left that out. Tell me each by itself, such as "${bold(name)} is at 5,000".`,
      },
    ];
  });
};

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}\d'&]+/u);
}
