import type { Call } from "../call/call.ts";
import { type CallFailure, invalidPayload } from "../call/call-failure.ts";
import { JsonText } from "../call/json-text.ts";
import type { PersonReader } from "../store/person-reader.ts";
import type { PersonWriter } from "../store/person-writer.ts";
import { payloadHash } from "./payload-hash.ts";

/**
 * Runs `work` in a transaction, once for each request id: the same id again gets the reply of the first time and has
 * no effect. The reply is kept in the transaction of the effect, so that there is never one without the other.
 */
export async function writeOnce<Reply>(
  call: Call,
  requestId: string | undefined,
  work: (writer: PersonWriter) => Promise<Reply>,
): Promise<Reply> {
  const { store } = call.services;
  return store.write(call.person.userId, call.signal, async (writer) => {
    if (requestId === undefined) return work(writer);
    if (!(await writer.claimRequest(requestId, call.name, payloadHash(call.payload), call.now))) {
      const earlier = await findReply<Reply>(writer, call, requestId);
      if (earlier) return earlier.reply;
    }
    const reply = await work(writer);
    await writer.keepReply(requestId, reply instanceof JsonText ? reply.text : JSON.stringify(reply));
    return reply;
  });
}

/** The reply that a request id got before. It was checked when it was given. */
export async function findReply<Reply>(
  reader: PersonReader,
  call: Call,
  requestId: string,
): Promise<{ reply: Reply } | undefined> {
  const request = await reader.findRequest(requestId);
  if (!request || request.reply === null) return undefined;
  if (request.call !== call.name) throw usedFor("another call");
  const isSame = request.payload_hash === "" || request.payload_hash === payloadHash(call.payload);
  if (!isSame) throw usedFor("another payload");
  return { reply: JSON.parse(request.reply) };
}

function usedFor(what: string): CallFailure {
  return invalidPayload([{ path: "requestId", message: `requestId was used for ${what}` }]);
}
