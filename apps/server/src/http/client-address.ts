import { BlockList, isIP, isIPv6 } from "node:net";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Finds the address of the client: the socket's own, unless that is a trusted proxy; then what it says in
 * X-Forwarded-For, read from the right and past further trusted proxies. What anyone else says there is not believed.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");

  return function clientAddress(socketAddress: string | undefined, forwardedFor: string | null): string {
    let address = plain(socketAddress ?? "");
    const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
    while (isIP(address) && isTrusted(address)) {
      const before = hops.pop();
      if (before === undefined || !isIP(before)) break;
      address = before;
    }
    return address || "unknown";
  };
}

/** An IPv4 address as such, also where a socket for both families reports it as IPv6. */
function plain(address: string): string {
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}
