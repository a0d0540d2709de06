/** An answer whose JSON is at hand: the text of what is stored, which was checked on its way in. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
