import { expect, test } from "vitest";
import { addressBlock } from "./address-block.ts";

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:bbbb:1:2:3", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
