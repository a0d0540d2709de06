/** An answer of nothing but what is stored, which was checked on its way in: its contract has nothing to add. */
export class AsStored<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
