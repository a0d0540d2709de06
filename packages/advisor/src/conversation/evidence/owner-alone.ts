import type { Change } from "@seven-figures/domain";
import { type Check, OF_ONE } from "./evidence.ts";

/** "Josh's" of "Josh's 401k". */
const OWNER = /^(\p{Lu}\p{L}+)['\u2019]s\s+(\S.*)$/u;

/**
 * What is somebody's is named by more than that it is theirs: "sold Josh's old dirt bike" takes no 401k of Josh's off. Where nothing
 * but the owner of what is taken off stands in a message, it is asked about.
 */
export const ownerAloneIsNoName: Check = ({ changes, message, documents }) => {
  const said = message.toLowerCase();
  const isOfOwnerAlone = (change: Change) => {
    const [, owner = "", rest = ""] = OWNER.exec(nameTakenOff(change, documents) ?? "") ?? [];
    const words = rest.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
    return (
      owner !== "" &&
      said.includes(`${owner.toLowerCase()}'s`) &&
      words.length > 0 &&
      !words.some((word) => said.includes(word))
    );
  };
  return changes.some(isOfOwnerAlone) ? { question: OF_ONE, others: [] } : null;
};

function nameTakenOff(change: Change, { financials }: Parameters<Check>[0]["documents"]): string | undefined {
  if (change.kind === "delete-asset") return financials.assets?.find(({ id }) => id === change.id)?.name;
  return change.kind === "delete-debt" ? financials.debts?.find(({ id }) => id === change.id)?.name : undefined;
}
