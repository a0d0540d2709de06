/** No sign-in or sign-up needs more. */
export const MAX_BODY_BYTES = 16 * 1024;

/**
 * The JSON object that a request carries; undefined where it carries none, something else, or too much. Only
 * `application/json` counts, since a page of another origin can't send that without being asked first.
 */
export async function readJsonBody(request: Request): Promise<Record<string, unknown> | undefined> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return undefined;
  const bytes = await readAtMost(request, MAX_BODY_BYTES);
  if (!bytes) return undefined;
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
