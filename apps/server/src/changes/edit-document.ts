import { type DocumentKind, type Documents, textInDollars } from "@seven-figures/domain";
import { AsStored } from "../call/as-stored.ts";
import { type Call, defaultDocuments } from "../call/call.ts";
import { CallFailure } from "../call/call-failure.ts";
import { JsonText } from "../call/json-text.ts";
import type { PersonWriter } from "../store/person-writer.ts";
import type { OneDocument, StoredDocuments } from "../store/stored-documents.ts";
import { recordChange } from "./record-change.ts";
import { writeOnce } from "./write-once.ts";

interface DocumentEdit<Kind extends DocumentKind, Reply> {
  kind: Kind;
  /** Of the payload: `requestId`, and the `revision` that the caller has seen. */
  payload: { requestId?: string | undefined; revision?: number | undefined };
  /** The document as it is to be; throws a {@link CallFailure} where it can't. Runs again where someone else was faster. */
  edit(document: Documents[Kind]): Documents[Kind];
  answer(stored: StoredDocuments): Reply;
}

/** Changes one document as its owner asks: load, edit, save with a row in the change log, answer what is stored then. */
export async function editDocument<Kind extends DocumentKind, Reply>(
  call: Call,
  edit: DocumentEdit<Kind, Reply>,
): Promise<AsStored<Reply>> {
  const { requestId } = edit.payload;
  const reply = await writeOnce(call, requestId, async (writer) => edit.answer(await carryOut(writer, call, edit)));
  return new AsStored(reply);
}

/** As {@link editDocument}; answers the whole document as {@link readWholeDocument} does. */
export async function editWholeDocument<Kind extends DocumentKind, Reply>(
  call: Call,
  edit: DocumentEdit<Kind, Reply>,
): Promise<AsStored<Reply> | JsonText> {
  const reply = await writeOnce<Reply | JsonText>(call, edit.payload.requestId, async (writer) => {
    const stored = await carryOut(writer, call, edit);
    return wholeText(edit.kind, stored) ?? edit.answer(stored);
  });
  return reply instanceof JsonText ? reply : new AsStored(reply);
}

async function carryOut<Kind extends DocumentKind, Reply>(
  writer: PersonWriter,
  call: Call,
  { kind, payload, edit }: DocumentEdit<Kind, Reply>,
): Promise<StoredDocuments> {
  const seen = await writer.documents(() => defaultDocuments(call));
  requireRevision(payload.revision, seen.revisions[kind]);
  const next: Partial<Documents> = {};
  next[kind] = edit(seen.one(kind));
  const { stored } = await recordChange(writer, call, { seen, next, by: "you", create: kind });
  return stored;
}

/** Throws ABORTED where the caller has seen another revision than the stored one; a caller that tells none has seen all. */
export function requireRevision(seen: number | undefined, stored: number): void {
  if (seen === undefined || seen === stored) return;
  throw new CallFailure("ABORTED", "This data was changed elsewhere. Please reload it and try again.", {
    revision: stored,
  });
}

/**
 * Answers one document with its revision: the very text that is stored of it, where that can be sent; the answer that was
 * given before, where the call came with the mark of the state that this showed.
 */
export async function readWholeDocument<Kind extends DocumentKind, Reply>(
  call: Call,
  kind: Kind,
  answer: (stored: OneDocument<Kind>) => Reply,
): Promise<AsStored<Reply> | JsonText> {
  const { person, mark, now } = call;
  const { kept } = call.services;
  const known = mark && kept.find(person.userId, kind, mark, now);
  if (known) return known;
  const read = await readOne(call, kind);
  const whole = wholeText(kind, read.stored);
  if (whole && read.mark) kept.keep(person.userId, kind, read.mark, whole, now);
  return whole ?? new AsStored(answer(read.stored));
}

function readOne(call: Call, kind: DocumentKind) {
  return call.services.store.reader(call.person.userId).document(kind, () => defaultDocuments(call));
}

function wholeText(kind: DocumentKind, { texts, revisions }: StoredDocuments): JsonText | undefined {
  const text = textInDollars(kind, texts[kind] ?? "");
  return text === undefined ? undefined : new JsonText(`${text.slice(0, -1)},"revision":${revisions[kind]}}`);
}

/** As {@link readDocuments}, from one document alone. */
export async function readDocument<Kind extends DocumentKind, Reply>(
  call: Call,
  kind: Kind,
  answer: (stored: OneDocument<Kind>) => Reply,
): Promise<AsStored<Reply>> {
  return new AsStored(answer((await readOne(call, kind)).stored));
}

/** Reads the person's documents and answers from them. */
export async function readDocuments<Reply>(
  call: Call,
  answer: (stored: StoredDocuments) => Reply,
): Promise<AsStored<Reply>> {
  const reader = call.services.store.reader(call.person.userId);
  return new AsStored(answer(await reader.documents(() => defaultDocuments(call))));
}
