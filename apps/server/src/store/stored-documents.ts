import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  decodeDocument,
  encodeDocument,
} from "@seven-figures/domain";

/** A person's documents as they were read, each with its revision: 0 where nothing was stored yet. */
export interface StoredDocuments {
  /** Each is decoded when it is first looked at. */
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
  const revisions = { profile: 0, financials: 0, goals: 0, skills: 0 };
  const texts: Partial<Record<DocumentKind, string>> = {};
  for (const { kind, body, revision } of rows) {
    if (!DOCUMENT_KINDS.includes(kind)) continue;
    texts[kind] = body;
    revisions[kind] = revision;
  }
  let made: Documents | undefined;
  const documents = lazily((kind) => {
    const text = texts[kind];
    if (text !== undefined) return decodeDocument(kind, text);
    made ??= defaults();
    return made[kind];
  });
  return { documents, revisions, texts };
}

/** Documents of which some are newer than others. */
export function overlaid(older: Documents, newer: Partial<Documents>): Documents {
  return lazily((kind) => newer[kind] ?? older[kind]);
}

/** An object of all documents, each of which is read the first time that it is asked for. */
function lazily(read: <Kind extends DocumentKind>(kind: Kind) => Documents[Kind]): Documents {
  const known: Partial<Documents> = {};
  function get<Kind extends DocumentKind>(kind: Kind): Documents[Kind] {
    const document: Documents[Kind] = known[kind] ?? read(kind);
    known[kind] = document;
    return document;
  }
  return {
    get profile() {
      return get("profile");
    },
    get financials() {
      return get("financials");
    },
    get goals() {
      return get("goals");
    },
    get skills() {
      return get("skills");
    },
  };
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
