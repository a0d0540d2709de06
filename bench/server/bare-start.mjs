// The quickest start of a server that there is.
import { createServer } from "node:http";

const server = createServer((_request, response) => response.end("ok"));
server.listen(0, "127.0.0.1", () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
