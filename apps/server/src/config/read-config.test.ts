import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { settings } from "./settings.ts";

test("an empty environment gives a configuration that just works", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: null,
    dataDir: "data",
    databaseUrl: null,
    trustedProxies: [],
    logLevel: "info",
  });
});

test("a variable that is set to nothing counts as not set", () => {
  expect(readConfig({ PORT: " ", DATABASE_URL: "", TRUSTED_PROXIES: "" })).toEqual(readConfig({}));
});

test("values are read into their types", () => {
  const config = readConfig({ PORT: "8080", PUBLIC_URL: "https://money.example/", TRUSTED_PROXIES: "10.0.0.0/8, ::1" });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: "https://money.example",
    trustedProxies: ["10.0.0.0/8", "::1"],
  });
});

test("the example lists every variable, each with a line about it, and is right", () => {
  const lines = readFileSync(join(import.meta.dirname, "../../../../.env.example"), "utf8").split("\n");
  const variables = lines.flatMap((line, at) => {
    const [name = "", ...value] = line.split("=");
    return /^[A-Z_]+$/.test(name) && lines[at - 1]?.startsWith("# ") ? [[name, value.join("=")] as const] : [];
  });
  expect(variables.map(([name]) => name)).toEqual(Object.keys(settings.shape));
  expect(readConfig(Object.fromEntries(variables))).toEqual(readConfig({}));
});
