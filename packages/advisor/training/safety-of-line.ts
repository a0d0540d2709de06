import type { Line } from "./lines.ts";

const KINDS: Record<string, string> = {
  "danger-partner-control": "danger-control",
  "trouble-card-given-away": "trouble-card",
  "trouble-stolen-wallet": "trouble-card",
  "trouble-identity-theft": "trouble-identity",
  "trouble-unknown-charge": "trouble-charges",
  "trouble-job-lost": "trouble-job",
};
const KNOWN =
  /^(?:danger|trouble)-(?:self-harm|violence|control|hunger|eviction|utilities|medicine|gambling|elder-scam|card|identity|charges|scam|job)$|^near-danger$|^ordinary$/;

/** What a line says of danger; null where it is no line of it. */
export function safetyOf({ before, kind, meanings }: Line): string | null {
  if (before) return kind === "danger" ? null : "ordinary";
  const said = /^talk (\S+)/.exec(meanings[0] ?? "")?.[1] ?? "";
  const safety = KINDS[said] ?? said;
  return KNOWN.test(safety) ? safety : null;
}
