import { randomUUID } from "node:crypto";
import { CallError, type CallName, type CallPayload, type CallsClient, createCallsClient } from "@seven-figures/calls";
import type { Asset, Change, Documents } from "@seven-figures/domain";
import { financialGoal, visa } from "../examples.ts";
import { scriptedAdvisor } from "../scripted-advisor.ts";
import type { TestPerson } from "../test-person.ts";
import { randomFrom } from "./rounds.ts";

const STEPS = 14;
const OWED = 1_000_000;
const GOAL = financialGoal({ id: "saved", targetAmount: 1e9, currentAmount: 0 });
const EDITS = ["asset", "pay", "save", "goal"] as const;

/** What keeps writers from each other; a mutation goes without one of them. */
export interface Guards {
  /** Tabs say which revision they have seen. */
  revision: boolean;
  /** What is sent again keeps its id. */
  requestId: boolean;
}

/** One thing that somebody wants: an entry of its own, or an amount that nobody else has. */
interface Edit {
  what: (typeof EDITS)[number];
  number: number;
}

interface Seen {
  assets: Asset[];
  owed: number;
  saved: number;
  revisions: { financials: number; goals: number };
}

/** Messages that the advisor does not answer before it is let go, by their text. */
const held = new Map<string, Promise<void>>();

/** Carries out the edit that a message is made of, on what it sees. */
export const schedulesAdvisor = scriptedAdvisor(async ({ message, documents }) => {
  await held.get(message);
  const [edit]: [Edit, string] = JSON.parse(message);
  return { changes: [changeOf(edit, documents)] };
}, Number.MAX_SAFE_INTEGER);

function changeOf({ what, number }: Edit, { financials, goals }: Documents): Change {
  const saved = goals.intermediateGoals.find(({ id }) => id === GOAL.id)?.currentAmount ?? 0;
  switch (what) {
    case "asset":
      return { kind: "add-asset", asset: assetOf(number) };
    case "goal":
      return { kind: "add-goal", goal: financialGoal({ id: `goal-${number}` }) };
    case "pay":
      return { kind: "edit-debt", id: visa.id, fields: { balance: (financials.debts?.[0]?.balance ?? 0) - number } };
    case "save":
      return { kind: "edit-goal", id: GOAL.id, fields: { currentAmount: saved + number } };
  }
}

const assetOf = (number: number): Asset => ({
  id: `asset-${number}`,
  name: `Asset ${number}`,
  type: "savings",
  value: 1,
  description: "",
});

/** One tab: what it has read, and what it has sent without hearing of it. */
interface Tab {
  seen: Seen;
  unheard: (() => Promise<void>) | null;
}

/**
 * One person's two tabs and advisor, whose steps come in an order that a seed decides: they read, write from what they
 * have read, lose answers, send again, and write at the same moment.
 */
export class Schedule {
  readonly #random: () => number;
  readonly #guards: Guards;
  readonly #client: CallsClient;
  /** What was acknowledged. */
  readonly #done: Edit[] = [];
  #numbers = 0;
  #talk: { answer: Promise<void>; letGo: () => void } | null = null;

  constructor(person: TestPerson, seed: number, guards: Guards) {
    this.#random = randomFrom(seed);
    this.#guards = guards;
    this.#client = createCallsClient({ origin: person.url, getToken: async () => person.token });
  }

  /** Gives what is not as it should be at the end, in words; nothing where all is well. */
  async run(): Promise<string[]> {
    await this.#reset();
    const tabs: [Tab, Tab] = [await this.#openTab(), await this.#openTab()];
    for (let step = 0; step < STEPS; step++) {
      const isAtOnce = this.#random() < 0.25;
      const steps = isAtOnce ? [this.#stepOf(tabs[0]), this.#stepOf(tabs[1])] : [this.#stepOf(this.#pick(tabs))];
      if (this.#random() < 0.4) steps.push(this.#talkStep());
      await Promise.all(steps.map((run) => run()));
    }
    await this.#endTalk();
    for (const { unheard } of tabs) await unheard?.();
    return this.#differences(await this.#read());
  }

  #pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)] as Value;
  }

  #newEdit(): Edit {
    this.#numbers += 1;
    return { what: this.#pick(EDITS), number: this.#numbers };
  }

  async #reset(): Promise<void> {
    const { revisions } = await this.#read();
    const financialInfo = { annualIncome: null, annualExpenses: null, currentSavings: null };
    const debts = [{ ...visa, balance: OWED }];
    await this.#client.call("saveUserFinancials", {
      financials: { financialInfo, assets: [], debts },
      revision: revisions.financials,
    });
    await this.#client.call("saveUserIntermediateGoals", { goals: [GOAL], revision: revisions.goals });
  }

  async #read(): Promise<Seen & { goals: string[] }> {
    const [financials, goals] = await Promise.all([
      this.#client.call("getUserFinancials", null),
      this.#client.call("getUserIntermediateGoals", null),
    ]);
    return {
      assets: financials.assets ?? [],
      owed: financials.debts?.[0]?.balance ?? 0,
      saved: goals.intermediateGoals.find(({ id }) => id === GOAL.id)?.currentAmount ?? 0,
      goals: goals.intermediateGoals.map(({ id }) => id),
      revisions: { financials: financials.revision, goals: goals.revision },
    };
  }

  async #openTab(): Promise<Tab> {
    return { seen: await this.#read(), unheard: null };
  }

  /** Chosen before anything is sent, so that what runs at once is the same each time. */
  #stepOf(tab: Tab): () => Promise<void> {
    if (tab.unheard && this.#random() < 0.6) {
      const again = tab.unheard;
      tab.unheard = null;
      return again;
    }
    if (this.#random() < 0.4) {
      return async () => {
        tab.seen = await this.#read();
      };
    }
    const edit = this.#newEdit();
    const send = this.#writeOf(edit, tab.seen);
    if (this.#random() < 0.7) return () => this.#heard(edit, send());
    return async () => {
      // Another edit may be unheard already: whoever sends something new has given that one up.
      await tab.unheard?.();
      tab.unheard = () => this.#heard(edit, send());
      await send().catch(() => undefined);
    };
  }

  /** How to send an edit made from what a tab has seen; each time the same payload. */
  #writeOf(edit: Edit, seen: Seen): () => Promise<unknown> {
    const { what, number } = edit;
    const { financials, goals } = seen.revisions;
    const id = randomUUID();
    const send = <Name extends CallName>(name: Name, payload: CallPayload<Name> & object, revision: number) => {
      const guards = {
        requestId: this.#guards.requestId ? id : randomUUID(),
        ...(this.#guards.revision ? { revision } : {}),
      };
      return () => this.#client.call(name, { ...payload, ...guards });
    };
    const section = "updateUserFinancialsSection";
    switch (what) {
      case "asset":
        return send(section, { section: "assets", data: [...seen.assets, assetOf(number)] }, financials);
      case "pay":
        return send(section, { section: "debts", data: [{ ...visa, balance: seen.owed - number }] }, financials);
      case "save": {
        const updates = { currentAmount: seen.saved + number };
        return send("updateIntermediateGoal", { goalId: GOAL.id, updates }, goals);
      }
      case "goal":
        return send("addIntermediateGoal", { goal: financialGoal({ id: `goal-${number}` }) }, goals);
    }
  }

  /** What is refused must have no effect, and what is acknowledged one. */
  async #heard(edit: Edit, sent: Promise<unknown>): Promise<void> {
    try {
      await sent;
      this.#done.push(edit);
    } catch (error) {
      if (!(error instanceof CallError && error.code === "aborted")) throw error;
    }
  }

  /** Says something to the advisor, or lets it answer what was said; now and then the answer is asked for twice. */
  #talkStep(): () => Promise<void> {
    if (this.#talk) return () => this.#endTalk();
    const edit = this.#newEdit();
    const isAskedTwice = this.#random() < 0.3;
    return async () => {
      const message = JSON.stringify([edit, randomUUID()]);
      const { promise, resolve: letGo } = Promise.withResolvers<void>();
      held.set(message, promise);
      this.#talk = { answer: this.#say(edit, message, isAskedTwice), letGo };
    };
  }

  async #say(edit: Edit, message: string, isAskedTwice: boolean): Promise<void> {
    const id = randomUUID();
    const ask = () =>
      this.#client.call("handleSmartChatMessage", {
        message,
        sessionId: "s1",
        requestId: this.#guards.requestId ? id : randomUUID(),
      });
    const { data } = await ask();
    if (data.changeId !== null) this.#done.push(edit);
    if (isAskedTwice) await ask();
    held.delete(message);
  }

  async #endTalk(): Promise<void> {
    const talk = this.#talk;
    this.#talk = null;
    talk?.letGo();
    await talk?.answer;
  }

  #differences({ assets, owed, saved, goals }: Seen & { goals: string[] }): string[] {
    const numbersOf = (what: Edit["what"]) =>
      this.#done.filter((edit) => edit.what === what).map(({ number }) => number);
    const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
    const listed = (names: readonly string[]) => names.toSorted().join(" ");
    const pairs: [what: string, is: string | number, expected: string | number][] = [
      ["assets", listed(assets.map(({ id }) => id)), listed(numbersOf("asset").map((number) => `asset-${number}`))],
      ["goals", listed(goals), listed([GOAL.id, ...numbersOf("goal").map((number) => `goal-${number}`)])],
      ["owed", owed, OWED - sumOf(numbersOf("pay"))],
      ["saved", saved, sumOf(numbersOf("save"))],
    ];
    return pairs.flatMap(([what, is, expected]) =>
      is === expected ? [] : [`${what}: ${is}, where ${expected} was acknowledged`],
    );
  }
}
