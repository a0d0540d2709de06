/** What a message may be about before it is about money: someone in danger, or in trouble that can't wait. */
export const DANGERS = [
  "self-harm",
  "control",
  "violence",
  "hunger",
  "eviction",
  "utilities",
  "medicine",
  "gambling",
  "elder-scam",
] as const;

export const TROUBLES = [
  "scam",
  "card",
  "account",
  "identity",
  "charges",
  "wrong-payment",
  "job",
  "car",
  "home-damage",
] as const;

export const CONCERNS = [...DANGERS, ...TROUBLES] as const;

export type Danger = (typeof DANGERS)[number];
export type Trouble = (typeof TROUBLES)[number];
export type Concern = Danger | Trouble;

/** The classes that the trained part tells apart; the last two are no concern. */
export const CLASSES = [...CONCERNS, "near-danger", "ordinary"] as const;

export type MessageClass = (typeof CLASSES)[number];

export function isDanger(concern: Concern): concern is Danger {
  return (DANGERS as readonly Concern[]).includes(concern);
}

export function isConcern(kind: unknown): kind is Concern {
  return (CONCERNS as readonly unknown[]).includes(kind);
}
