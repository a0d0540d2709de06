import { RequestIds } from "#documents/request-ids.ts";
import { changedElsewhere } from "#forms/save-failure.ts";

type Send<Payload, Result> = (payload: Payload & { revision: number; requestId: string }) => Promise<Result>;

/**
 * One of the documents that the wizard stores, from its first try to its last. What an earlier try has stored counts as
 * known, so that the rest can be saved after it; what changed elsewhere is refused (code `aborted`).
 */
export class SavedPart<Payload extends object, Result extends { revision: number }> {
  readonly #send: Send<Payload, Result>;
  readonly #requestIds = new RequestIds<Payload & { revision: number }>();
  #revision: number | undefined;

  constructor(send: Send<Payload, Result>) {
    this.#send = send;
  }

  /** `revision`: the one that the page knows. */
  async save(payload: Payload, revision: number): Promise<Result> {
    const whole = { ...payload, revision: this.#revision ?? revision };
    try {
      const result = await this.#requestIds.use(whole, ({ requestId }) => this.#send({ ...whole, requestId }));
      this.#revision = result.revision;
      return result;
    } catch (error) {
      if (changedElsewhere(error)) this.#revision = undefined;
      throw error;
    }
  }
}
