import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  decodeDocument,
  encodeDocument,
} from "@seven-figures/domain";

/** A person's documents as they were read, each with its revision: 0 where nothing was stored yet. */
export interface StoredDocuments {
  /** Decoded when they are first looked at. */
  documents: Documents;
  revisions: Record<DocumentKind, number>;
  /** The texts that the store keeps. */
  texts: Partial<Record<DocumentKind, string>>;
}

/** One of the documents and its revision. */
export interface OneDocument<Kind extends DocumentKind> {
  documents: Pick<Documents, Kind>;
  revisions: Record<Kind, number>;
}

interface Row {
  kind: DocumentKind;
  body: string;
  revision: number;
}

/** Documents of the rows that the store keeps of them; `defaults` makes those that stand in where one was never stored. */
export function storedDocuments(rows: readonly Row[], defaults: () => Documents): StoredDocuments {
  const revisions = { profile: 0, financials: 0, goals: 0, skills: 0, past: 0, scenarios: 0 };
  const texts: StoredDocuments["texts"] = {};
  for (const { kind, body, revision } of rows) {
    if (!DOCUMENT_KINDS.includes(kind)) continue;
    texts[kind] = body;
    revisions[kind] = revision;
  }
  return new ReadDocuments(revisions, texts, defaults);
}

/** A class, and no object with getters of its own: each of those would have a shape of its own, which is kept for long. */
class ReadDocuments implements StoredDocuments {
  readonly revisions: StoredDocuments["revisions"];
  readonly texts: StoredDocuments["texts"];
  readonly #defaults: () => Documents;
  #documents: Documents | undefined;

  constructor(revisions: StoredDocuments["revisions"], texts: StoredDocuments["texts"], defaults: () => Documents) {
    this.revisions = revisions;
    this.texts = texts;
    this.#defaults = defaults;
  }

  get documents(): Documents {
    this.#documents ??= this.#decode();
    return this.#documents;
  }

  #decode(): Documents {
    const documents: Partial<Documents> = {};
    for (const kind of DOCUMENT_KINDS) {
      const text = this.texts[kind];
      if (text !== undefined) decodeKind(documents, kind, text);
    }
    return isComplete(documents) ? documents : { ...this.#defaults(), ...documents };
  }
}

function isComplete(documents: Partial<Documents>): documents is Documents {
  return DOCUMENT_KINDS.every((kind) => documents[kind] !== undefined);
}

/** The text that the store keeps of one of the documents; undefined where it is not among them. */
export function encodeKind<Kind extends DocumentKind>(documents: Partial<Documents>, kind: Kind): string | undefined {
  const document: Documents[Kind] | undefined = documents[kind];
  return document && encodeDocument(kind, document);
}

/** Documents of some kinds as one JSON object, by kind: the texts that are kept of them where there are any. */
export function textOfKinds(
  { documents, texts }: Pick<StoredDocuments, "documents" | "texts">,
  kinds: readonly DocumentKind[],
): string {
  return `{${kinds.map((kind) => `"${kind}":${texts[kind] ?? encodeKind(documents, kind)}`).join(",")}}`;
}

export function decodeDocuments(text: string): Partial<Documents> {
  const encoded: Partial<Record<DocumentKind, unknown>> = JSON.parse(text);
  const documents: Partial<Documents> = {};
  for (const kind of DOCUMENT_KINDS) {
    if (encoded[kind] !== undefined) decodeKind(documents, kind, JSON.stringify(encoded[kind]));
  }
  return documents;
}

function decodeKind<Kind extends DocumentKind>(documents: Partial<Documents>, kind: Kind, text: string): void {
  documents[kind] = decodeDocument(kind, text);
}
