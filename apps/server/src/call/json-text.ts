const BEFORE = '{"data":';
const AFTER = "}";

/** An answer whose JSON is at hand: the text of what is stored, which was checked on its way in. */
export class JsonText {
  /** As it is sent. Held alone, in one piece once it was sent: pieces would hold what they were cut from. */
  readonly sent: string;

  constructor(text: string) {
    this.sent = BEFORE + text + AFTER;
  }

  get text(): string {
    return this.sent.slice(BEFORE.length, -AFTER.length);
  }
}
