import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

test("what someone who is no proxy says about themselves is not believed", () => {
  const clientAddress = createClientAddress([]);
  expect(clientAddress("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  expect(clientAddress("::ffff:203.0.113.9", null)).toBe("203.0.113.9");
});

test("behind trusted proxies the client is the last address that none of them owns", () => {
  const clientAddress = createClientAddress(["10.0.0.0/8", "2001:db8::/32"]);
  expect(clientAddress("10.0.0.1", "198.51.100.1, 203.0.113.9, 10.2.3.4")).toBe("203.0.113.9");
  expect(clientAddress("2001:db8::1", "203.0.113.9")).toBe("203.0.113.9");
  expect(clientAddress("::ffff:10.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
});

test("a header that is missing or makes no sense leaves the proxy's own address", () => {
  const clientAddress = createClientAddress(["10.0.0.1"]);
  expect(clientAddress("10.0.0.1", null)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "unknown")).toBe("10.0.0.1");
  expect(clientAddress(undefined, "203.0.113.9")).toBe("unknown");
});
