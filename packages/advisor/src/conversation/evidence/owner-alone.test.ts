import { expect, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 9_000 },
      { id: "a2", name: "Josh's 401k", type: "retirement", value: 23_500 },
      { id: "a3", name: "Josh's kayak", type: "other", value: 700 },
    ],
  },
});
const names = (message: string) =>
  talk(DOCUMENTS, [message])
    .at(-1)
    ?.documents.financials.assets?.map(({ name }) => name);

test("what is somebody's is not taken off by its owner alone", () => {
  expect(names("we sold josh's old dirt bike for 1800, put it in the ally savings")).toContain("Josh's 401k");
  expect(names("sold josh's old bike for 1800")).toContain("Josh's 401k");
});

test("by its name it is", () => {
  expect(names("sold the kayak for 800")).not.toContain("Josh's kayak");
});
