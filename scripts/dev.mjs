// `npm run dev`: the web app from Vite with hot reload, the server restarted on each change, one address for both.
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const webPort = Number(process.env.PORT ?? 3000);
const serverPort = webPort + 1;
const publicUrl = `http://localhost:${webPort}`;

function run(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
  return child;
}

const children = [
  run(["--watch-preserve-output", "--watch", "apps/server/src/main.ts"], {
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
  }),
  run(["node_modules/vite/bin/vite.js", "apps/web", "--port", String(webPort), "--strictPort"], {
    SERVER_ORIGIN: `http://127.0.0.1:${serverPort}`,
  }),
];
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
