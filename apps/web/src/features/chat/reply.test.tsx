import { foldMessage } from "@seven-figures/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textOf } from "#test/text-of.ts";
import { Reply } from "./reply.tsx";

it("shows what matters at once, and folds the rest of a plan until it is asked for", () => {
  const text = `${foldMessage("**On time.**", "### Debts\n\nVisa, December 2026.")}\n\nDo your expenses include them?`;
  const markup = renderToStaticMarkup(<Reply text={text} heading="h2" />);
  const [, folded = ""] = /<details[^>]*>(.*?)<\/details>/s.exec(markup) ?? [];
  expect(textOf(folded)).toMatch(/^The whole plan .*Visa, December 2026\.$/);
  expect(markup).not.toContain("<details open");
  expect(textOf(markup.replace(folded, ""))).toMatch(/^\*\*On time\.\*\* Do your expenses include them\?$/);
});

it("folds nothing of a message that has no such part", () => {
  expect(renderToStaticMarkup(<Reply text="Hello" heading="h2" />)).not.toContain("<details");
});
