// The server as `npm start` has it, but for the limit of calls that one person may make in a minute.
import { readConfig } from "../../apps/server/src/config/read-config.ts";
import { startServer } from "../../apps/server/src/start-server.ts";

const server = await startServer(readConfig(process.env), { callsPerMinute: Number.POSITIVE_INFINITY });
process.stdout.write(`listening on ${server.url}\n`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
