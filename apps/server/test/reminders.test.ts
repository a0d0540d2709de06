import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CALENDAR_PATH } from "@seven-figures/calls";
import { addDays, dayInTimeZone } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { createLogger } from "../src/logger.ts";
import type { Message } from "../src/mail/mail.ts";
import { sendDueReminders } from "../src/reminders/start-reminding.ts";
import { openStore } from "../src/store/open-store.ts";
import { ally, financialGoal } from "./examples.ts";
import { ENGINES } from "./open-database.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import type { TestPerson } from "./test-person.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLogger("silent");
const options = { publicUrl: "https://money.example", authSecret: "a-secret" };

/** Messages that a mail server would have got. */
function inbox() {
  const messages: Message[] = [];
  const mail = { send: async (message: Message) => messages.push(message) > 0, forget: async () => {} };
  return { messages, mail };
}

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** How much too late a process may look, one time and the next; and how long it takes until mail is refused. */
const LATE_MS = [2_000, 0];
const REFUSED_AFTER_MS = 20_000;

/** Three processes that look every ten minutes, from when a reminder turned on now is due, and where mail is refused. */
async function manyProcesses(server: OpenServer) {
  const stores = await Promise.all([0, 1, 2].map(() => openStore(server.config, log)));
  const dueAt = Date.now() + 30 * DAY_MS + 60_000;
  /** Minutes since it was due. */
  const tries: number[] = [];
  const post = { isOpen: false };
  return {
    tries,
    post,
    close: () => Promise.all(stores.map((store) => store.close())),
    async refusals() {
      const rows = await stores[0]?.db.selectFrom("reminders").select("mail_refused_at").execute();
      return rows?.map((row) => row.mail_refused_at);
    },
    async lookFor(fromDay: number, toDay: number) {
      let looks = 0;
      for (let look = dueAt + fromDay * DAY_MS; look <= dueAt + toDay * DAY_MS; look += TEN_MINUTES_MS) {
        let now = look + (LATE_MS[looks++ % LATE_MS.length] ?? 0);
        const send = async () => {
          tries.push((look - dueAt) / 60_000);
          now += REFUSED_AFTER_MS;
          return post.isOpen;
        };
        const mail = { send, forget: async () => {} };
        await Promise.all(stores.map(({ db }) => sendDueReminders({ db, mail, log, clock: () => now, options })));
      }
    },
  };
}

async function withServer(engine: (typeof ENGINES)[number], work: (server: OpenServer) => Promise<void>) {
  const server = await openServer({ engine });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

const feed = (server: OpenServer, key: string) => fetch(`${server.url}${CALENDAR_PATH}?key=${key}`);

async function newKey(person: TestPerson): Promise<string> {
  return (await person.call("saveReminders", { calendar: "new" })).calendarKey ?? "";
}

describe.each(ENGINES)("on %s", (engine) => {
  test("a calendar is read by its address alone, until that is renewed, revoked or goes with the account", () =>
    withServer(engine, async (server) => {
      const [ann, bob] = [await server.signUp("Ann"), await server.signUp("Bob")];
      const date = addDays(dayInTimeZone(Date.now()), 9);
      await ann.call("addIntermediateGoal", { goal: financialGoal({ title: "House of Ann", targetDate: date }) });
      await newKey(bob);
      const first = await newKey(ann);
      const answer = await feed(server, first);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
      expect(await answer.text()).toContain("SUMMARY:Goal: House of Ann");
      const second = await newKey(ann);
      const statuses = async (...keys: string[]) =>
        Promise.all(keys.map(async (key) => (await feed(server, key)).status));
      expect(await statuses(first, second, "", "x".repeat(43), ann.userId, "%00")).toEqual([
        404, 200, 404, 404, 404, 404,
      ]);
      await ann.call("saveReminders", { calendar: "off" });
      expect(await statuses(second)).toEqual([404]);
      const third = await newKey(ann);
      await ann.call("deleteAccount", { password: ann.password });
      expect(await statuses(third)).toEqual([404]);
    }));

  test("the secret of an address is in one answer, and neither in the database nor in the log", () =>
    withServer(engine, async (server) => {
      const person = await server.signUp();
      const payload = { calendar: "new", requestId: crypto.randomUUID() } as const;
      const { calendarKey } = await person.call("saveReminders", payload);
      const again = await person.call("saveReminders", payload);
      expect(again.calendarKey, "the same request makes no other, and can't tell it again").toBeNull();
      expect((await feed(server, calendarKey ?? "")).status).toBe(200);
      expect(JSON.stringify(await person.call("exportUserData", null))).not.toContain(calendarKey);
      expect(server.logged.join("\n")).not.toContain(calendarKey);
      if (engine === "postgres") return;
      const files = readdirSync(server.config.dataDir, { recursive: true, withFileTypes: true });
      const texts = files
        .filter((file) => file.isFile())
        .map((file) => readFileSync(join(file.parentPath, file.name), "latin1"));
      expect(texts.join("\n")).not.toContain(calendarKey);
    }));

  test("a reminder is sent once however many processes look, a month after the last check-in, until it is off", () =>
    withServer(engine, async (server) => {
      const [ann, bob] = [await server.signUp("Ann"), await server.signUp("Bob")];
      await ann.call("saveReminders", { mail: true });
      await bob.call("saveReminders", { mail: true });
      await bob.call("saveReminders", { mail: false });
      const { messages, mail } = inbox();
      const stores = await Promise.all([0, 1, 2].map(() => openStore(server.config, log)));
      const remindAt = (days: number) =>
        Promise.all(
          stores.map(({ db }) => sendDueReminders({ db, mail, log, clock: () => Date.now() + days * DAY_MS, options })),
        );
      await remindAt(29);
      expect(messages).toEqual([]);
      await remindAt(31);
      await remindAt(32);
      expect(messages.map(({ to }) => to)).toEqual([ann.email]);
      const [message] = messages;
      expect(message?.headers).toEqual({
        "List-Unsubscribe": expect.stringMatching(/^<https:\/\/money\.example\/api\/reminders\/off\?token=[\w.%-]+>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
      expect(message?.text.replaceAll(/https:\S+/g, "")).not.toMatch(/[$\d]/);
      await remindAt(62);
      expect(messages).toHaveLength(2);
      const financialInfo = { annualIncome: null, annualExpenses: null, currentSavings: null };
      await ann.call("saveCheckIn", { financialInfo, assets: [ally], debts: [] });
      await remindAt(29);
      expect(messages, "a check-in puts it off").toHaveLength(2);
      await Promise.all(stores.map(({ close }) => close()));
    }));

  test("a refused reminder is tried again after waits that grow, once whatever runs beside, for a day at most", () =>
    withServer(engine, async (server) => {
      const ann = await server.signUp("Ann");
      await ann.call("saveReminders", { mail: true });
      const processes = await manyProcesses(server);
      await processes.lookFor(0, 2);
      expect(processes.tries).toEqual([0, 10, 20, 40, 80, 160, 320, 640, 1280]);
      processes.tries.length = 0;
      await processes.lookFor(30, 31.5);
      const [first = 0, ...more] = processes.tries.map((minute) => minute - 1280);
      expect(first, "a month after the last try").toBe(30 * 24 * 60);
      expect(more.map((minute) => minute - first)).toEqual([10, 20, 40, 80, 160, 320, 640]);
      await processes.close();
    }));

  test("once it went out, it is not sent again that month, however often it was refused before", () =>
    withServer(engine, async (server) => {
      const ann = await server.signUp("Ann");
      await ann.call("saveReminders", { mail: true });
      const processes = await manyProcesses(server);
      await processes.lookFor(0, 0.02);
      expect(processes.tries).toEqual([0, 10, 20]);
      processes.post.isOpen = true;
      await processes.lookFor(0.02, 2);
      expect(processes.tries).toHaveLength(4);
      expect(await processes.refusals(), "nothing is left of its being refused").toEqual([null]);
      await processes.close();
    }));

  test("whoever checks in while their reminder is refused, or before it is tried again, gets none that month", async () => {
    let now = Date.now();
    const server = await openServer({ engine, clock: () => now });
    const { db, close } = await openStore(server.config, log);
    const ann = await server.signUp("Ann");
    await ann.call("saveReminders", { mail: true });
    async function checkIn() {
      now += 1;
      const financialInfo = { annualIncome: null, annualExpenses: null, currentSavings: null };
      await ann.call("saveCheckIn", { financialInfo, assets: [ally], debts: [] });
    }
    let tries = 0;
    const look = (meanwhile = async () => {}) => {
      const send = async () => {
        tries += 1;
        await meanwhile();
        return false;
      };
      return sendDueReminders({ db, mail: { send, forget: async () => {} }, log, clock: () => now, options });
    };
    now += 30 * DAY_MS;
    await look(checkIn);
    now += DAY_MS;
    await look();
    expect(tries, "a check-in while it was sent").toBe(1);
    now += 29 * DAY_MS;
    await look();
    expect(tries).toBe(2);
    await checkIn();
    now += DAY_MS;
    await look();
    expect(tries, "a check-in after it").toBe(2);
    await close();
    await server.close();
  });
});

test("one press turns reminders off without a sign-in, opening the link does not, and a forged one can't", async () => {
  const server = await openServer();
  const [ann, bob] = [await server.signUp("Ann"), await server.signUp("Bob")];
  const { mail, messages } = inbox();
  for (const person of [ann, bob]) await person.call("saveReminders", { mail: true });
  const { db, close } = await openStore(server.config, log);
  const authSecret = server.config.authSecret ?? "";
  const clock = () => Date.now() + 31 * DAY_MS;
  await sendDueReminders({ db, mail, log, clock, options: { publicUrl: server.url, authSecret } });
  await close();
  const link = messages.find(({ to }) => to === ann.email)?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
  const press = (url: string) => fetch(url, { method: "POST", body: "List-Unsubscribe=One-Click" });
  const isOn = async (person: TestPerson) => (await person.call("getReminders", null)).mailSince !== null;
  await fetch(link);
  const token = new URL(link).searchParams.get("token") ?? "";
  const forged = `${Buffer.from(bob.userId).toString("base64url")}.${token.split(".")[1]}`;
  for (const wrong of [forged, "", "x.y", token.slice(0, -1)]) {
    expect((await press(`${server.url}/api/reminders/off?token=${encodeURIComponent(wrong)}`)).status).toBe(404);
  }
  expect([await isOn(ann), await isOn(bob)]).toEqual([true, true]);
  expect((await press(link)).status).toBe(200);
  expect([await isOn(ann), await isOn(bob)]).toEqual([false, true]);
  await server.close();
});
