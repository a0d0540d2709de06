import { expect, test } from "vitest";
import ownPackage from "../package.json" with { type: "json" };
import { describeEngines } from "./describe-engines.ts";
import { ally, profile } from "./examples.ts";
import { OwnAssistant } from "./own-assistant.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import { TestPerson } from "./test-person.ts";

const READ = { accept: true, write: false };
const WRITE = { accept: true, write: true };
const CANARY = "canary-of-ann";

describeEngines({ advisor: scriptedAdvisor(() => ({})) }, (server) => {
  async function personWithSavings(name = "Ann") {
    const person = await server().signUp(name);
    await person.call("saveUserProfile", { profile });
    const assets = [{ ...ally, name: "Ally savings", value: 20_000 }];
    await person.call("updateUserFinancialsSection", { section: "assets", data: assets });
    return person;
  }
  const edit = (value: number, personSaid: string) => ({ action: "edit", id: ally.id, value, personSaid });

  test("the official client finds the way by itself: registered, asked, let in with PKCE, reading the person's figures", async () => {
    const ann = await personWithSavings();
    const jarvis = new OwnAssistant(server().url);
    await jarvis.ask(ann, READ);
    expect(jarvis.kept.asked?.searchParams.get("code_challenge_method")).toBe("S256");
    expect(jarvis.kept.held).toMatchObject({ token_type: "Bearer", refresh_token: expect.any(String) });
    expect(jarvis.kept.held?.scope).not.toContain("write");
    expect(jarvis.server?.version).toBe(ownPackage.version);
    expect((await jarvis.call("net_worth")).answer).toMatchObject({ totalAssets: 20_000, netWorth: 20_000 });
    const { answer } = await jarvis.call("query", { ask: "value", of: { measure: "net-worth" } });
    expect(JSON.stringify(answer)).toContain("20000");
    const data = JSON.stringify((await jarvis.call("get_data")).answer);
    expect(data).toContain("Ally savings");
    expect(data).not.toContain(ann.email);
  });

  test("without a yes to changes it may only read, whatever it asks for", async () => {
    const ann = await personWithSavings();
    const jarvis = new OwnAssistant(server().url);
    await jarvis.ask(ann, READ);
    expect(await jarvis.tools()).not.toContain("change_asset");
    expect(await jarvis.call("change_asset", edit(25_000, "My Ally savings are 25,000 now"))).toMatchObject({
      isError: true,
      answer: { refused: expect.stringContaining("may only read") },
    });
    expect(await jarvis.call("undo_change", { changeId: "x" })).toMatchObject({ isError: true });
    expect((await ann.call("getUserFinancials", null)).assets).toMatchObject([{ value: 20_000 }]);
  });

  test("a change is in Activity under its name, with a receipt, and can be taken back by both", async () => {
    const ann = await personWithSavings();
    const jarvis = new OwnAssistant(server().url);
    await jarvis.ask(ann, WRITE);
    expect(await jarvis.tools()).toContain("change_asset");
    const stored = await jarvis.call("change_asset", edit(25_000, "My Ally savings are 25,000 now"));
    expect(stored).toMatchObject({ isError: false, answer: { changeId: expect.any(String), receipt: [{}] } });
    const [newest] = (await ann.call("getActivity", null)).changes;
    expect(newest).toMatchObject({ by: "assistant:Jarvis", changeId: stored.answer.changeId, undoable: true });
    expect(await jarvis.call("undo_change", { changeId: stored.answer.changeId })).toMatchObject({ isError: false });
    const again = await jarvis.call("change_asset", edit(26_000, "My Ally savings are 26,000 now"));
    await ann.call("undoAdvisorChange", { changeId: again.answer.changeId });
    expect((await ann.call("getUserFinancials", null)).assets).toMatchObject([{ value: 20_000 }]);
  });

  test("schemas and vetoes hold as in the chat, and another's changes are not for it to take back", async () => {
    const ann = await personWithSavings();
    const jarvis = new OwnAssistant(server().url);
    await jarvis.ask(ann, WRITE);
    for (const given of [
      { action: "edit", id: ally.id, value: 25_000 },
      edit(99_999, "My Ally savings are 25,000 now"),
      edit(2e12, "My Ally savings are 2,000,000,000,000 now"),
      { action: "steal", personSaid: "steal it" },
      { action: "edit", id: "someone-elses", value: 5, personSaid: "Ally is 5 now" },
    ]) {
      expect({ given, ...(await jarvis.call("change_asset", given)) }).toMatchObject({ given, isError: true });
    }
    const { changes } = await ann.call("getActivity", null);
    expect(await jarvis.call("undo_change", { changeId: changes[0]?.changeId })).toMatchObject({ isError: true });
    expect((await ann.call("getUserFinancials", null)).assets).toMatchObject([{ value: 20_000 }]);
  });

  test("an assistant that goes by another's name does not take back what that one changed", async () => {
    const ann = await personWithSavings();
    const [jarvis, namesake] = [new OwnAssistant(server().url), new OwnAssistant(server().url)];
    await jarvis.ask(ann, WRITE);
    await namesake.ask(ann, WRITE);
    const stored = await jarvis.call("change_asset", edit(25_000, "My Ally savings are 25,000 now"));
    const undo = { changeId: stored.answer.changeId };
    expect(await namesake.call("undo_change", undo)).toMatchObject({ isError: true });
    expect((await ann.call("getUserFinancials", null)).assets).toMatchObject([{ value: 25_000 }]);
    expect(await jarvis.call("undo_change", undo)).toMatchObject({ isError: false });
  });

  test("whoever comes with no assistant, or one that is not known, is led to a page that says so", async () => {
    const jarvis = new OwnAssistant(server().url);
    await jarvis.ask(await personWithSavings(), READ);
    const asked = new URL(jarvis.kept.asked ?? "");
    const changed = (name: string, value: string) => {
      const address = new URL(asked);
      address.searchParams.set(name, value);
      return address.search;
    };
    const elsewhere = changed("redirect_uri", "https://evil.example/");
    for (const query of ["", "?response_type=code", changed("client_id", "nobody"), elsewhere]) {
      const answer = await fetch(`${asked.origin}${asked.pathname}${query}`, { redirect: "manual" });
      const led = new URL(answer.headers.get("location") ?? "", asked);
      expect({ query, led: led.origin + led.pathname }).toEqual({ query, led: `${asked.origin}/connect` });
      expect(led.searchParams.has("client_id")).toBe(false);
    }
  });

  test("a no, and a sample person, let nobody in", async () => {
    const ann = await personWithSavings();
    const jarvis = new OwnAssistant(server().url);
    const answered = await jarvis.ask(ann, { accept: false, write: true });
    expect(String(answered.redirect)).toContain("error=access_denied");
    const visitor = await TestPerson.lookAround(server().url);
    expect(await new OwnAssistant(server().url).ask(visitor, WRITE)).toMatchObject({ message: /sample/ });
    const security = await fetch(`${server().url}/api/auth/security`, { headers: { Cookie: ann.cookie } });
    expect(await security.json()).toMatchObject({ assistants: [] });
  });

  test("revoked in Security it is out at once, its refresh token too; a new password does the same", async () => {
    const ann = await personWithSavings();
    const securityOf = async () => {
      const answer = await fetch(`${server().url}/api/auth/security`, { headers: { Cookie: ann.cookie } });
      return (await answer.json()) as { assistants: { id: string }[] };
    };
    for (const end of [
      async (id: string) => ann.postAuth("/security/revoke-assistant", { id }),
      async () => ann.postAuth("/security/change-password", { password: ann.password, newPassword: "Secret-2b" }),
    ]) {
      const jarvis = new OwnAssistant(server().url);
      await jarvis.ask(ann, WRITE);
      const { assistants } = await securityOf();
      expect(assistants).toMatchObject([{ name: "Jarvis", canWrite: true }]);
      await end(assistants[0]?.id ?? "");
      await expect(jarvis.call("net_worth")).rejects.toThrow();
      expect((await securityOf()).assistants).toEqual([]);
    }
  });

  test("a refresh token is good once, for the assistant that it was given to", async () => {
    const ann = await personWithSavings();
    const [jarvis, thief] = [new OwnAssistant(server().url), new OwnAssistant(server().url, "Thief")];
    await jarvis.ask(ann, READ);
    await thief.ask(await server().signUp("Bob"), READ);
    const first = jarvis.kept.held?.refresh_token;
    expect(await thief.refresh(first)).toMatchObject({ error: "invalid_grant" });
    const second = await jarvis.refresh();
    expect(second.refresh_token).toEqual(expect.any(String));
    expect(second.refresh_token).not.toBe(first);
    const third = await jarvis.refresh();
    expect(third.refresh_token).toEqual(expect.any(String));
    expect(third.refresh_token).not.toBe(second.refresh_token);
    expect((await jarvis.call("net_worth")).isError, "with the newest token it goes on").toBe(false);
  });

  test("a refresh token that is used again revokes all that was made of it, since one of two holders stole it", async () => {
    const ann = await personWithSavings();
    const [jarvis, other] = [new OwnAssistant(server().url), new OwnAssistant(server().url, "Other")];
    await jarvis.ask(ann, READ);
    await other.ask(ann, READ);
    const stolen = jarvis.kept.held?.refresh_token;
    const newest = await jarvis.refresh();
    expect((await jarvis.call("net_worth")).isError).toBe(false);
    expect(await jarvis.refresh(stolen)).toMatchObject({ error: "invalid_grant" });
    await expect(jarvis.call("net_worth")).rejects.toThrow();
    expect(await jarvis.refresh(newest.refresh_token)).toMatchObject({ error: "invalid_grant" });
    expect((await other.call("net_worth")).isError, "another of hers is untouched").toBe(false);
  });

  test("signing out leaves those in who may renew their token, and ends those who may not", async () => {
    const ann = await personWithSavings();
    const [jarvis, guest] = [new OwnAssistant(server().url, "Jarvis"), new OwnAssistant(server().url, "Guest")];
    await jarvis.ask(ann, READ);
    await guest.ask(ann, READ, "read");
    expect(guest.kept.held?.refresh_token).toBeUndefined();
    expect((await guest.call("net_worth")).isError).toBe(false);
    await ann.postAuth("/sign-out", {});
    await expect(guest.call("net_worth")).rejects.toThrow();
    expect((await jarvis.call("net_worth")).isError).toBe(false);
  });

  test("each assistant sees its own person alone, whatever ids it knows", async () => {
    const [ann, bob] = [await personWithSavings("Ann"), await personWithSavings("Bob")];
    await ann.call("saveUserSkills", { skills: { skills: [CANARY], interests: [] } });
    const [own, other] = [new OwnAssistant(server().url, "Own"), new OwnAssistant(server().url, "Other")];
    await own.ask(ann, WRITE);
    await other.ask(bob, WRITE);
    const done = await own.call("change_asset", edit(21_000, "My Ally savings are 21,000 now"));
    const before = JSON.stringify(await ann.call("getUserFinancials", null));
    for (const tool of await other.tools()) {
      const given = { id: ally.id, userId: ann.userId, changeId: done.answer.changeId, personSaid: "Ally 5" };
      const { answer } = await other.call(tool, given);
      expect({ tool, text: JSON.stringify(answer) }).not.toMatchObject({ text: expect.stringContaining(CANARY) });
    }
    expect(JSON.stringify(await ann.call("getUserFinancials", null))).toBe(before);
    expect(JSON.stringify((await own.call("get_data")).answer), "its own assistant finds it").toContain(CANARY);
    const { assistants } = (await (
      await fetch(`${server().url}/api/auth/security`, { headers: { Cookie: ann.cookie } })
    ).json()) as { assistants: { id: string }[] };
    await bob.postAuth("/security/revoke-assistant", { id: assistants[0]?.id });
    expect((await own.call("net_worth")).isError).toBe(false);
  });

  test("deleting the account takes the assistant's access with it", async () => {
    const ann = await personWithSavings();
    const jarvis = new OwnAssistant(server().url);
    await jarvis.ask(ann, READ);
    await ann.call("deleteAccount", { password: ann.password });
    await expect(jarvis.call("net_worth")).rejects.toThrow();
  });

  test("no token, another's token, or a page's origin opens nothing", async () => {
    const url = `${server().url.replace("127.0.0.1", "localhost")}/mcp`;
    const ann = await server().signUp();
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const post = (more: Record<string, string>) =>
      fetch(url, { method: "POST", headers: { ...headers, ...more }, body });
    const without = await post({});
    expect(without.status).toBe(401);
    expect(without.headers.get("www-authenticate")).toContain("/.well-known/oauth-protected-resource/mcp");
    expect((await post({ Authorization: `Bearer ${ann.token}` })).status).toBe(401);
    expect((await post({ Cookie: ann.cookie })).status).toBe(401);
    expect((await post({ Origin: "https://evil.example" })).status).toBe(403);
    expect((await fetch(url)).status).toBe(405);
  });
});
