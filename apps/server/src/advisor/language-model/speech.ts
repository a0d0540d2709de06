import { cleanText } from "./clean-text.ts";

/** So much of a round's text is held back until it is unlikely to be but a few words before a tool call. */
const HELD_BACK = 100;
const LONGEST = 8_000;

/**
 * Sends an answer's text ahead while it is being made. Only the last round's text is the answer, and which round is the
 * last shows at its end: what comes before a tool call is kept back.
 */
export class Speech {
  readonly #onDelta: (delta: string) => void;
  readonly #isSilenced: () => boolean;
  #round = "";
  #sent = "";
  #muted = false;
  #ended = false;

  /** Once `isSilenced` is true, the message will be another than the model's text. */
  constructor(onDelta: (delta: string) => void, isSilenced: () => boolean) {
    this.#onDelta = onDelta;
    this.#isSilenced = isSilenced;
  }

  startRound(): void {
    this.#round = "";
    this.#muted = false;
  }

  add(text: string): void {
    this.#round = (this.#round + cleanText(text)).trimStart().slice(0, LONGEST);
    const maySpeak = !this.#muted && !this.#ended && !this.#isSilenced();
    // Blanks wait for what follows them: at the end of the message there are none.
    if (maySpeak && this.#round.length >= HELD_BACK) this.#send(this.#round.trimEnd());
  }

  /** This round is not the last: what of it was sent already stands in the way of all that follows. */
  callTool(): void {
    this.#muted = true;
    if (this.#sent !== "") this.#ended = true;
  }

  /** The whole message: what of it was not sent yet follows what was. */
  finish(message: string): void {
    if (!this.#ended && this.#sent !== "" && message.startsWith(this.#sent)) this.#send(message);
  }

  #send(text: string): void {
    const delta = text.slice(this.#sent.length);
    this.#sent = text;
    if (delta !== "") this.#onDelta(delta);
  }
}
