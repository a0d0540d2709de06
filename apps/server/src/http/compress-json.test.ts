import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { Answers } from "./answer.ts";
import { compressJson } from "./compress-json.ts";

const answers = new Answers({ "X-Ours": "yes" });
const long = { data: { names: Array.from({ length: 200 }, (_, at) => `Name ${at}`) } };
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("JSON of more than 1 KB is sent as brotli or gzip, whichever the client takes, with all its headers", async () => {
  const small = await compressJson(answers.json(201, long), "gzip, deflate, br, zstd");
  expect([small.status, small.headers.get("Content-Encoding")]).toEqual([201, "br"]);
  expect([small.headers.get("X-Ours"), small.headers.get("Vary")]).toEqual(["yes", "Accept-Encoding"]);
  const body = await bytes(small);
  expect(Number(small.headers.get("Content-Length"))).toBe(body.byteLength);
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(long);

  const zipped = await compressJson(answers.json(200, long), "gzip;q=0.5, br;q=0");
  expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
  expect(JSON.parse(gunzipSync(await bytes(zipped)).toString())).toEqual(long);
});

test.each([
  ["less than 1 KB", answers.json(200, { data: 1 }), "br"],
  ["a client that takes neither", answers.json(200, long), "identity"],
  ["a client that says nothing", answers.json(200, long), null],
  ["what is no JSON", answers.text(200, "x".repeat(5000)), "br"],
  [
    "what is made while it is sent",
    answers.of(200, new ReadableStream(), { "Content-Type": "application/json" }),
    "br",
  ],
])("%s goes as it is", async (_what, response, accepted) => {
  const same = await compressJson(response, accepted);
  expect(same).toBe(response);
});
