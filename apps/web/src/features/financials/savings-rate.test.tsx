import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SavingsRate } from "./savings-rate.tsx";

test.each([
  [20, "20.0%", "Excellent", "success"],
  [19.9, "19.9%", "Good", "accent"],
  [9.9, "9.9%", "Poor", "danger"],
])("a savings rate of %d reads %s %s in the colour of %s", (rate, percent, word, tone) => {
  const markup = renderToStaticMarkup(<SavingsRate rate={rate} />);
  expect(markup).toContain(percent);
  expect(markup).toContain(word);
  expect(markup).toMatch(new RegExp(`class="[^"]*${tone}`));
});

test("without an income the rate is not known", () => {
  expect(renderToStaticMarkup(<SavingsRate rate={null} />)).toBe("Not known");
});
