export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `isUrgent`: nothing may be waited for, the process may be about to end. */
type Write = (line: string, isUrgent: boolean) => void;
type LogMethod = (message: string, details?: object) => void;

/** Writes one JSON object a line. Give it ids and counts: never tokens, passwords or what people entered. */
export interface Logger {
  debug: LogMethod;
  info: LogMethod;
  warn: LogMethod;
  error: LogMethod;
}

/** How long a line waits for others: one write for all of them, since each takes as long as a call that reads. */
const TOGETHER_MS = 10;

let waiting = "";
let timer: NodeJS.Timeout | undefined;

function writeTogether(line: string, isUrgent: boolean): void {
  waiting += line;
  if (isUrgent) flush();
  else timer ??= setTimeout(flush, TOGETHER_MS);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting !== "") process.stderr.write(waiting);
  waiting = "";
}

process.on("exit", flush);

export function createLogger(level: LogLevel, write: Write = writeTogether): Logger {
  const least = LOG_LEVELS.indexOf(level);
  const at = (name: LogLevel): LogMethod => {
    if (LOG_LEVELS.indexOf(name) < least) return () => {};
    const isUrgent = name === "warn" || name === "error";
    let lastMessage = "";
    let said = "";
    return (message, details = {}) => {
      if (message !== lastMessage || said === "") {
        lastMessage = message;
        said = `","level":"${name}","message":${JSON.stringify(message)}`;
      }
      const members = JSON.stringify(details, hasObjects(details) ? describeErrors : undefined);
      const rest = members === "{}" ? "}\n" : `,${members.slice(1)}\n`;
      write(`{"time":"${timeOf(Date.now())}${said}${rest}`, isUrgent);
    };
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

let lastMs = Number.NaN;
let lastTime = "";

/** Most lines are of the same millisecond as the one before. */
function timeOf(ms: number): string {
  if (ms !== lastMs) {
    lastMs = ms;
    lastTime = new Date(ms).toISOString();
  }
  return lastTime;
}

function hasObjects(details: object): boolean {
  for (const key in details) if (typeof details[key as keyof typeof details] === "object") return true;
  return false;
}

function describeErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? describeError(value) : value;
}

function describeError(error: Error): object {
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
