import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** One file of the built web app, in memory. */
export interface WebFile {
  type: string;
  /** Its name carries a hash of its content: it never changes. */
  immutable: boolean;
  etag: string;
  body: Bytes;
  /** Compressed beforehand, where a sibling file was there. */
  br?: Bytes | undefined;
  gzip?: Bytes | undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A name and a hash of eight or more characters: `index-DkF3x_9a.js`. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const COMPRESSED = /\.(br|gz)$/;

/**
 * All files of a folder by the path under which they are served. Nothing that is not in this map can be asked for.
 * Pages name their picture for links in other places by its whole address, where `publicUrl` is known: those who read
 * it follow no relative one.
 */
export function readWebFiles(folder: string, publicUrl: string | null): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const file of listFiles(folder)) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const type = TYPES[extname(file)];
    if (!type || path.includes("/.")) continue;
    const built = readFileSync(file);
    const body = publicUrl && extname(file) === ".html" ? withWholeAddresses(built, publicUrl) : built;
    files.set(path, {
      type,
      immutable: HASHED.test(path),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      body,
      br: body === built ? readIfThere(`${file}.br`) : brotliCompressSync(body),
      gzip: body === built ? readIfThere(`${file}.gz`) : gzipSync(body),
    });
  }
  return files;
}

function withWholeAddresses(page: Bytes, publicUrl: string): Bytes {
  const text = new TextDecoder().decode(page);
  const whole = text.replace(/(<meta property="og:(?:image|url)" content=")\/(?!\/)/g, `$1${publicUrl}/`);
  return whole === text ? page : new TextEncoder().encode(whole);
}

/** When the folder was last built; 0 where it was not. */
export function builtAt(folder: string): number {
  return statSync(join(folder, "index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

function readIfThere(file: string): Bytes | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
