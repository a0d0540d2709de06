const BEFORE = '{"data":';
const AFTER = "}";

/** An answer whose JSON is at hand: the text of what is stored, which was checked on its way in. */
export class JsonText {
  #bytes: number | undefined;

  /** As it is sent. Held alone, in one piece once it was sent: pieces would hold what they were cut from. */
  readonly sent: string;

  constructor(text: string) {
    this.sent = BEFORE + text + AFTER;
  }

  /** How many bytes are sent: an answer that is kept is sent many times. */
  get bytes(): number {
    this.#bytes ??= Buffer.byteLength(this.sent);
    return this.#bytes;
  }

  get text(): string {
    return this.sent.slice(BEFORE.length, -AFTER.length);
  }
}
