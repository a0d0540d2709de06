/** An answer whose JSON is at hand: the text of what is stored, which was checked on its way in. */
export class JsonText {
  readonly text: string;
  #sent: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** As it is sent; made once, however often that is. */
  get sent(): string {
    this.#sent ??= `{"data":${this.text}}`;
    return this.#sent;
  }
}
