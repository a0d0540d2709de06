// What ours is measured beside: node:http that answers the same bytes and, where DATABASE is set, has a bare
// better-sqlite3 commit the same bytes before it does. REPLY and COMMITTED name files that hold them.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import SqliteDatabase from "better-sqlite3";

const { headers, body } = JSON.parse(readFileSync(process.env.REPLY, "utf8"));

function openDatabase() {
  const database = new SqliteDatabase(process.env.DATABASE);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("create table written (id integer primary key, body text not null)");
  const insert = database.prepare("insert into written (body) values (?)");
  const text = readFileSync(process.env.COMMITTED, "utf8");
  return () => insert.run(text);
}

function answer(response) {
  response.writeHead(200, headers).end(body);
}

function serveReads(_request, response) {
  answer(response);
}

function serveWrites() {
  const commit = openDatabase();
  return (request, response) => {
    request.resume().on("end", () => {
      commit();
      answer(response);
    });
  };
}

const server = createServer(process.env.DATABASE ? serveWrites() : serveReads);
server.listen(0, "127.0.0.1", () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
process.on("SIGTERM", () => process.exit(0));
