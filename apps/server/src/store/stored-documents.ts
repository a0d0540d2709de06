import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  decodeDocument,
  encodeDocument,
} from "@seven-figures/domain";

/** A person's documents as they were read, each with its revision: 0 where nothing was stored yet. */
export interface StoredDocuments {
  documents: Documents;
  revisions: Record<DocumentKind, number>;
}

/** The text that the store keeps of one of the documents; undefined where it is not among them. */
export function encodeKind<Kind extends DocumentKind>(documents: Partial<Documents>, kind: Kind): string | undefined {
  const document: Documents[Kind] | undefined = documents[kind];
  return document && encodeDocument(kind, document);
}

/** Puts the document of a stored text among the others. */
export function decodeKind<Kind extends DocumentKind>(documents: Partial<Documents>, kind: Kind, text: string): void {
  documents[kind] = decodeDocument(kind, text);
}

/** Several documents as one JSON object, by kind. */
export function encodeDocuments(documents: Partial<Documents>): string {
  const members = DOCUMENT_KINDS.flatMap((kind) => {
    const text = encodeKind(documents, kind);
    return text === undefined ? [] : [`"${kind}":${text}`];
  });
  return `{${members.join(",")}}`;
}

export function decodeDocuments(text: string): Partial<Documents> {
  const encoded: Partial<Record<DocumentKind, unknown>> = JSON.parse(text);
  const documents: Partial<Documents> = {};
  for (const kind of DOCUMENT_KINDS) {
    if (encoded[kind] !== undefined) decodeKind(documents, kind, JSON.stringify(encoded[kind]));
  }
  return documents;
}
