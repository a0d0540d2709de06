import { applyChanges } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";
import { READER } from "../testing/talk.ts";
import { respond } from "./respond.ts";

const documents = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Frost savings", type: "savings", value: 9400 },
      { id: "a2", name: "Bass boat", type: "other", value: 14000 },
    ],
  },
});

function hear(message: string, conversation: unknown = null) {
  let ids = 0;
  const newId = (prefix: string) => `${prefix}-${++ids}`;
  const output = respond({ documents, conversation, message, today: CORPUS_TODAY, newId, reader: READER });
  return { ...output, after: applyChanges(documents, output.changes, "2026-11-20T00:00:00.000Z").documents };
}

describe("what the reader half sees", () => {
  it("is asked about and not written, and a tap writes it", () => {
    const asked = hear("some fella drove off with the boat on saturday");
    expect(asked.changes).toEqual([]);
    expect(asked.reply.quickReplies).toEqual(["Remove Bass boat", "Leave it as it is"]);
    const tapped = hear("Remove Bass boat", JSON.parse(JSON.stringify(asked.conversation)));
    expect(tapped.after.financials.assets?.map(({ name }) => name)).toEqual(["Frost savings"]);
    const left = hear("Leave it as it is", JSON.parse(JSON.stringify(asked.conversation)));
    expect(left.changes).toEqual([]);
  });

  it("is not offered to somebody who asks", () => {
    for (const message of ["is the boat counted as gone?", "did somebody drive off with the boat?"]) {
      const { changes, reply } = hear(message);
      expect(changes).toEqual([]);
      expect(reply.quickReplies).not.toContain("Leave it as it is");
    }
  });
});
