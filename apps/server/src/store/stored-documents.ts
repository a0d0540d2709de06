import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  decodeDocument,
  encodeDocument,
} from "@seven-figures/domain";

/** A person's documents as they were read or written, each with its revision: 0 where nothing was stored yet. */
export class StoredDocuments {
  readonly revisions: Readonly<Record<DocumentKind, number>>;
  /** The texts that the store keeps. */
  readonly texts: Readonly<Partial<Record<DocumentKind, string>>>;
  readonly #known: Partial<Documents>;
  readonly #defaults: () => Documents;
  #standIns: Documents | undefined;
  #all: Documents | undefined;

  constructor({ revisions, texts, known = {}, defaults }: Parts) {
    this.revisions = revisions;
    this.texts = texts;
    this.#known = known;
    this.#defaults = defaults;
  }

  get documents(): Documents {
    this.#all ??= {
      profile: this.one("profile"),
      financials: this.one("financials"),
      goals: this.one("goals"),
      skills: this.one("skills"),
      past: this.one("past"),
      scenarios: this.one("scenarios"),
    };
    return this.#all;
  }

  /** One of the documents: to take all of them apart takes longer than most else that a write does. */
  one<Kind extends DocumentKind>(kind: Kind): Documents[Kind] {
    const known: Documents[Kind] | undefined = this.#known[kind];
    if (known !== undefined) return known;
    const decoded = this.#decoded(kind);
    this.#known[kind] = decoded;
    return decoded;
  }

  #decoded<Kind extends DocumentKind>(kind: Kind): Documents[Kind] {
    const text = this.texts[kind];
    if (text !== undefined) return decodeDocument(kind, text);
    this.#standIns ??= this.#defaults();
    return this.#standIns[kind];
  }

  /** The same after some were written. */
  written(next: Partial<Documents>, texts: Partial<Record<DocumentKind, string>>): StoredDocuments {
    const revisions = { ...this.revisions };
    for (const kind of DOCUMENT_KINDS) if (texts[kind] !== undefined) revisions[kind] += 1;
    return new StoredDocuments({
      revisions,
      texts: { ...this.texts, ...texts },
      known: { ...this.#known, ...next },
      defaults: this.#defaults,
    });
  }
}

interface Parts extends Pick<StoredDocuments, "revisions" | "texts"> {
  /** Those that need not be decoded. */
  known?: Partial<Documents>;
  /** Makes those that stand in where one was never stored. */
  defaults: () => Documents;
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
  const texts: Partial<Record<DocumentKind, string>> = {};
  for (const { kind, body, revision } of rows) {
    if (!DOCUMENT_KINDS.includes(kind)) continue;
    texts[kind] = body;
    revisions[kind] = revision;
  }
  return new StoredDocuments({ revisions, texts, defaults });
}

/** The text that the store keeps of one of the documents once it is written over what was seen; undefined where it is not among them. */
export function encodeKind<Kind extends DocumentKind>(
  documents: Partial<Documents>,
  kind: Kind,
  seen: StoredDocuments,
): string | undefined {
  const document: Documents[Kind] | undefined = documents[kind];
  return document && encodeDocument(kind, document, seen.texts[kind] === undefined ? undefined : seen.one(kind));
}

/** Documents of some kinds as one JSON object, by kind: the texts that are kept of them where there are any. */
export function textOfKinds(stored: StoredDocuments, kinds: readonly DocumentKind[]): string {
  return `{${kinds.map((kind) => `"${kind}":${stored.texts[kind] ?? encodeDocument(kind, stored.one(kind))}`).join(",")}}`;
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
