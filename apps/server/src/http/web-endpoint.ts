import { acceptedEncoding } from "./accepted-encoding.ts";
import type { Answers } from "./answer.ts";
import { builtAt, readWebFiles, type WebFile } from "./web-files.ts";

const A_YEAR = "public, max-age=31536000, immutable";
const ASK_EVERY_TIME = "no-cache";
const HAS_EXTENSION = /\.[^/]*$/;

/** Serves the built web app: files by their path, the landing page at `/`, a page's own document, else the app's shell. */
export function createWebEndpoint(folder: string, publicUrl: string | null, answers: Answers) {
  let builtMs = builtAt(folder);
  let files = readWebFiles(folder, publicUrl);

  function refresh(): void {
    const latest = builtAt(folder);
    if (latest === builtMs) return;
    builtMs = latest;
    files = readWebFiles(folder, publicUrl);
  }

  return function webEndpoint(request: Request, path: string): Response {
    const isPage = !HAS_EXTENSION.test(path);
    if (isPage) refresh();
    const file = isPage ? pageFile(files, path) : files.get(path);
    if (file) return fileAnswer(answers, request, file);
    if (isPage) return answers.text(503, "The web app has not been built yet.");
    return answers.text(404, "Not found.");
  };
}

function pageFile(files: ReadonlyMap<string, WebFile>, path: string): WebFile | undefined {
  return (
    files.get(path === "/" ? "/index.html" : `/pages${path}.html`) ?? files.get("/app.html") ?? files.get("/index.html")
  );
}

function fileAnswer(answers: Answers, request: Request, file: WebFile): Response {
  const headers = {
    "Cache-Control": file.immutable ? A_YEAR : ASK_EVERY_TIME,
    ETag: file.etag,
    Vary: "Accept-Encoding",
  };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.split(",").some((etag) => etag.trim().replace(/^W\//, "") === file.etag)) {
    return answers.of(304, null, headers);
  }
  const { body, encoding } = encoded(file, request.headers.get("accept-encoding") ?? "");
  return answers.of(200, request.method === "HEAD" ? null : body, {
    ...headers,
    "Content-Type": file.type,
    "Content-Length": String(body.byteLength),
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  });
}

function encoded(file: WebFile, accepted: string) {
  const encoding = acceptedEncoding(accepted, { br: file.br !== undefined, gzip: file.gzip !== undefined });
  const body = encoding === "br" ? file.br : encoding === "gzip" ? file.gzip : undefined;
  return body ? { body, encoding } : { body: file.body, encoding: undefined };
}
