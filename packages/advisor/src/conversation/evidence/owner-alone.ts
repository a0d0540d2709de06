import { goneAfter } from "../gone-things.ts";
import { type Check, OF_ONE } from "./evidence.ts";

/** "Josh's" of "Josh's 401k". */
const OWNER = /^(\p{Lu}\p{L}+)['\u2019]s\s+(\S.*)$/u;

/**
 * What is somebody's is named by more than that it is theirs: "sold Josh's old dirt bike" takes no 401k of Josh's off. Where nothing
 * but the owner of what is taken off stands in a message, it is asked about.
 */
export const ownerAloneIsNoName: Check = ({ changes, message, documents }) => {
  const said = message.toLowerCase();
  const names = goneAfter([], documents, changes).flatMap((each) => (each.side === "goal" ? [] : [each.thing.name]));
  const isOfOwnerAlone = (name: string) => {
    const [, owner = "", rest = ""] = OWNER.exec(name) ?? [];
    const words = rest.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
    const isOwnerSaid = owner !== "" && said.includes(`${owner.toLowerCase()}'s`);
    return isOwnerSaid && words.length > 0 && !words.some((word) => said.includes(word));
  };
  return names.some(isOfOwnerAlone) ? { question: OF_ONE, others: [] } : null;
};
