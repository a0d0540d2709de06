import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMail } from "./create-mail.ts";

const message = { to: "ann@example.com", subject: "Hello", text: "Plain words", html: "<p>Rich words</p>" };

let dataDir: string;
let infos: string[];
let errors: string[];
const log = {
  info: (text: string, details?: object) => void infos.push(`${text} ${JSON.stringify(details)}`),
  error: (text: string) => void errors.push(text),
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "outbox-"));
  infos = [];
  errors = [];
});
afterEach(() => rm(dataDir, { recursive: true }));
const mail = () => createMail({ smtpUrl: null, mailFrom: "no-reply@sevenfigures.example", dataDir }, log);

test("without a mail server a message becomes a file that mail programs open", async () => {
  await mail().send(message);
  const files = await readdir(join(dataDir, "outbox"));
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/)]);
  const source = await readFile(join(dataDir, "outbox", files[0] ?? ""), "utf8");
  expect(source).toContain("To: ann@example.com");
  expect(source).toContain("Plain words");
  expect(source).toContain("multipart/alternative");
});

test("the log says where it is, and neither what it says nor to whom", async () => {
  await mail().send(message);
  const [file] = await readdir(join(dataDir, "outbox"));
  expect(infos).toHaveLength(1);
  expect(infos[0]).toContain(join(dataDir, "outbox", file ?? ""));
  expect(infos[0]).not.toContain("Plain words");
  expect(infos[0]).not.toContain("ann@example.com");
});

test("what was written to someone, or about their account, can be erased, and nobody else's mail with it", async () => {
  await mail().send(message);
  await mail().send({ ...message, to: "former@example.com", account: "ann" });
  await mail().send({ ...message, to: "bob@example.com", account: "ann-2" });
  await mail().forget("ann@example.com", "ann");
  const files = await readdir(join(dataDir, "outbox"));
  expect(files).toHaveLength(1);
  expect(await readFile(join(dataDir, "outbox", files[0] ?? ""), "utf8")).toContain("bob@example.com");
});

test("nobody else on the machine may read it", async () => {
  await mail().send(message);
  const [file] = await readdir(join(dataDir, "outbox"));
  expect((await stat(join(dataDir, "outbox", file ?? ""))).mode & 0o077).toBe(0);
});

test("messages of one moment are files of their own", async () => {
  await Promise.all(Array.from({ length: 20 }, () => mail().send(message)));
  expect(await readdir(join(dataDir, "outbox"))).toHaveLength(20);
});

test("where it can't be written the failure is logged and breaks nothing", async () => {
  await writeFile(join(dataDir, "outbox"), "in the way");
  expect(await mail().send(message)).toBe(false);
  expect(errors).toHaveLength(1);
});
