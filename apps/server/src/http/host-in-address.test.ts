import { expect, test } from "vitest";
import { hostInAddress } from "./host-in-address.ts";

test.each([
  ["127.0.0.1", "localhost"],
  ["0.0.0.0", "localhost"],
  ["::", "localhost"],
  ["::1", "[::1]"],
  ["192.0.2.1", "192.0.2.1"],
  ["money.example", "money.example"],
])("a server on %s is opened at %s", (host, shown) => {
  expect(hostInAddress(host)).toBe(shown);
  expect(URL.canParse(`http://${hostInAddress(host)}:3000`)).toBe(true);
});
