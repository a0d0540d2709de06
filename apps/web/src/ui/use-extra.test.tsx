import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { aheadPart, useAhead } from "./ahead-part.ts";
import { useExtra } from "./use-extra.ts";

afterEach(() => vi.unstubAllGlobals());

const GONE = "Failed to fetch dynamically imported module";

test("an extra that is gone from the server leaves its page standing; a part that the page needs does not", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  let isThere = false;
  const part = aheadPart(
    async () => {
      if (!isThere) throw new TypeError(GONE);
      return "and more";
    },
    { whenIdle: false },
  );
  const WithExtra = () => <p>A page {useExtra(part, true)}</p>;
  const WithPart = () => <p>A page {useAhead(part, true)}</p>;
  await part.fetch();
  expect(() => renderToStaticMarkup(<WithPart />)).toThrow(GONE);
  expect(renderToStaticMarkup(<WithExtra />)).toBe("<p>A page </p>");
  isThere = true;
  await part.fetch();
  expect(renderToStaticMarkup(<WithExtra />)).toBe("<p>A page and more</p>");
});
