import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArrowLeft } from "./arrow-left.tsx";

test("an icon has the size and the strength that are asked for, and nothing to say", () => {
  const markup = renderToStaticMarkup(<ArrowLeft size={16} strokeWidth={1.75} className="small" />);
  expect(markup).toMatch(/^<svg width="16" height="16" viewBox="0 0 24 24" .*<path d="m12 19-7-7 7-7"><\/path>/);
  expect(markup).toContain('stroke-width="1.75"');
  expect(markup).toContain('aria-hidden="true" class="small"');
});
