/** A JSON object whose large lists are made while they are sent. */
export class JsonPieces {
  readonly #members: object;
  readonly #lists: Record<string, AsyncIterable<unknown>>;

  constructor(members: object, lists: Record<string, AsyncIterable<unknown>>) {
    this.#members = members;
    this.#lists = lists;
  }

  /** Its text, in order. */
  async *texts(): AsyncGenerator<string> {
    yield JSON.stringify(this.#members).slice(0, -1);
    for (const [name, entries] of Object.entries(this.#lists)) {
      yield `,${JSON.stringify(name)}:[`;
      let separator = "";
      for await (const entry of entries) {
        yield separator + JSON.stringify(entry);
        separator = ",";
      }
      yield "]";
    }
    yield "}";
  }

  /** All of its text at once. */
  async text(): Promise<string> {
    let text = "";
    for await (const piece of this.texts()) text += piece;
    return text;
  }
}
