/** Somebody who answers one request after the other, in their order. */
export interface Answerer<Request, Answer> {
  ask(request: Request): void;
  /** Called with each answer. */
  onAnswer: ((answer: Answer) => void) | null;
}

/**
 * Asks one request at a time. What is asked while one is under way waits, and only the newest of it: the others would
 * be out of date when their turn came.
 */
export class NewestOnly<Request, Answer> {
  private underWay: Request | null = null;
  private next: Request | null = null;
  private readonly answerer: Answerer<Request, Answer>;

  constructor(answerer: Answerer<Request, Answer>, tell: (request: Request, answer: Answer) => void) {
    this.answerer = answerer;
    answerer.onAnswer = (answer) => {
      const request = this.underWay;
      this.underWay = null;
      if (this.next !== null) this.send(this.next);
      if (request !== null) tell(request, answer);
    };
  }

  ask(request: Request): void {
    if (this.underWay === null) this.send(request);
    else this.next = request;
  }

  private send(request: Request): void {
    this.underWay = request;
    this.next = null;
    this.answerer.ask(request);
  }
}
