const DOCUMENT_WRITE =
  /\/(completeOnboarding|(save|update)User\w+|(add|update|delete)Intermediate\w+|save(CheckIn|ToldFigures|Scenarios))$/;
const DOCUMENTS_OF_ONBOARDING = ["profile", "goals", "skills"];

/** What a call says of the documents that it was made from; of one, or of each of several by its name. */
interface Written {
  revision?: unknown;
  revisions?: Record<string, unknown>;
  requestId?: unknown;
}

/** Whether a call writes documents without saying which revisions it has seen, or without an id for sending it again. */
export function isBlindWrite(url: string, read: () => Written): boolean {
  const [, name] = DOCUMENT_WRITE.exec(url) ?? [];
  if (!name) return false;
  const { revision, revisions, requestId } = read();
  const seen = name === "completeOnboarding" ? DOCUMENTS_OF_ONBOARDING.map((of) => revisions?.[of]) : [revision];
  return !seen.every(Number.isInteger) || typeof requestId !== "string";
}
