/** An answer of nothing but what is stored, which was checked on its way in: its contract has nothing to change in it. */
export class AsStored<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
