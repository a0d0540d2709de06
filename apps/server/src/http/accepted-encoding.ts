export type Encoding = "br" | "gzip";

/** The best encoding that a client accepts by its `Accept-Encoding` among those that are to be had; undefined where there is none. */
export function acceptedEncoding(
  accepted: string,
  has: Record<Encoding, boolean> = { br: true, gzip: true },
): Encoding | undefined {
  const accepts = (encoding: Encoding) =>
    new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))(\\s*[;,]|\\s*$)`, "i").test(accepted);
  if (has.br && accepts("br")) return "br";
  return has.gzip && accepts("gzip") ? "gzip" : undefined;
}
