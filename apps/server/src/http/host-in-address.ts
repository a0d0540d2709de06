import { isIPv6 } from "node:net";

/** What a server listens on, as it stands in an address that people can open. */
export function hostInAddress(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}
