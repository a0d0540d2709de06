// npm run explain -- "message" [state.json]: how a message is read, by the models, by the rules, and what is made of both
import { readFileSync } from "node:fs";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { respond } from "../src/respond.ts";
import { CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";

const [message = "", stateFile] = process.argv.slice(2);
const weights = JSON.parse(readFileSync(new URL("../weights/reader.json", import.meta.url), "utf8"));
const reader = new LearnedReader(weights);
const given = stateFile ? JSON.parse(readFileSync(stateFile, "utf8")) : {};
const documents = documentsOf({ state: given.state ?? given });
const show = (line: string) => process.stdout.write(`${line}\n`);

const { tokens, reading, facts } = reader.read(message, documents, CORPUS_TODAY);
show("Tokens: word or slot, what it has to do with what is stored, part of telling, probability that it bears no act");
for (const [at, { text, raw, marks }] of tokens.entries())
  show(
    `  ${String(at).padStart(3)} ${(text === raw.toLowerCase() ? text : `${text} (${raw})`).padEnd(24)} ${[...marks].join("").padEnd(8)} ${reading.kinds[at]?.padEnd(8)} ${reading.tells[at]?.toFixed(2)} ${reading.idle[at]?.toFixed(2)}`,
  );
show("Acts of the models");
for (const { head, label, probability, roles } of reading.acts) {
  const said = Object.entries(roles).map(
    ([role, at]) => `${role}: ${(at ?? []).map((each) => tokens[each]?.raw || tokens[each]?.text).join(" ")}`,
  );
  show(`  ${probability.toFixed(3)} ${label} at ${tokens[head]?.raw} {${said.join("; ")}}`);
}
for (const { label, probability } of reading.whole) show(`  ${probability.toFixed(3)} ${label} (the whole message)`);
show("Facts, with what bears them out");
for (const { statements, probability } of facts) show(`  ${probability.toFixed(3)} ${JSON.stringify(statements)}`);
let ids = 0;
const asked = {
  documents,
  conversation: null,
  message,
  today: CORPUS_TODAY,
  newId: (prefix: string) => `${prefix}-${++ids}`,
};
show(`The rules alone: ${JSON.stringify(respond(asked).changes)}`);
const both = respond({ ...asked, reader });
show(
  `Both: ${JSON.stringify(both.changes)}\n${both.reply.message}${both.reply.quickReplies.length > 0 ? `\n[${both.reply.quickReplies.join("] [")}]` : ""}`,
);
