// Fires calls at a server from a process of its own, by autocannon, and prints what came of it as one line of JSON.
// node fire.mjs '{"url", "path", "tokens", "bodies", "connections", and "seconds" or "amount"}'
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

const { url, path, tokens, bodies, connections, seconds, amount } = JSON.parse(process.argv[2]);
let count = 0;

/** Each request speaks for the next person, with the next body once all have had their turn. */
function setupRequest(request) {
  const at = count++;
  const body = bodies[Math.floor(at / tokens.length) % bodies.length];
  request.headers.Authorization = `Bearer ${tokens[at % tokens.length]}`;
  request.body = body.replace("REQUEST-ID", randomUUID());
  return request;
}

const { requests, latency, duration, non2xx, errors } = await autocannon({
  url,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  requests: [{ method: "POST", path, headers: { "Content-Type": "application/json" }, setupRequest }],
});
console.log(
  JSON.stringify({
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  }),
);
