export interface Contact {
  supportEmail: string;
  privacyEmail: string;
}

/** The addresses to write to, as this server is configured; null where it does not answer. */
export async function fetchContact(): Promise<Contact | null> {
  const answer: unknown = await fetch("/api/config").then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
  if (typeof answer !== "object" || answer === null) return null;
  const { supportEmail, privacyEmail } = answer as Record<string, unknown>;
  if (typeof supportEmail !== "string" || typeof privacyEmail !== "string") return null;
  return { supportEmail, privacyEmail };
}
