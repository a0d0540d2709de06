/** What providers bill, roughly, where they don't say: a token is about four characters of English. */
const CHARACTERS_A_TOKEN = 4;
/** More than any one request can use: what a provider reports beyond it is no number to trust. */
const MOST_TOKENS = 5_000_000;

/** The tokens that one message's requests use. */
export class Spending {
  /** An estimate of what one request costs before anything came back. */
  readonly estimate: number;
  #tokens = 0;

  constructor(promptCharacters: number) {
    this.estimate = Math.ceil(promptCharacters / CHARACTERS_A_TOKEN);
  }

  get tokens(): number {
    return this.#tokens;
  }

  /** A request that came to its end; `received` characters stand in where the provider reported nothing credible. */
  addRequest(reported: number | undefined, received: number): void {
    const credible = reported !== undefined && reported > 0 && reported <= MOST_TOKENS;
    this.#tokens += credible ? Math.ceil(reported) : this.estimate + Math.ceil(received / CHARACTERS_A_TOKEN);
  }
}
