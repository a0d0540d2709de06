import { join } from "node:path";
import { fire } from "./fire.ts";
import { launch, NODE_FLAGS } from "./launch.ts";
import { assetSaves, makePeople } from "./people.ts";

const PEOPLE = 40;

export interface Growth {
  /** MB after so many calls, nine reads for each write. */
  after10kMb: number;
  after100kMb: number;
}

/** What the server's memory comes to over 100,000 calls. */
export async function measureGrowth(folder: string): Promise<Growth> {
  const server = await launch([process.execPath, ...NODE_FLAGS, join(import.meta.dirname, "serve.ts")], folder, {
    TRUSTED_PROXIES: "127.0.0.1",
  });
  try {
    const load = { url: server.url, tokens: await makePeople(server.url, PEOPLE), connections: 10 };
    const calls = async (amount: number) => {
      await fire({ ...load, name: "getUserFinancials", payloads: [null], amount: amount * 0.9 });
      await fire({ ...load, name: "updateUserFinancialsSection", payloads: assetSaves(50), amount: amount * 0.1 });
    };
    await calls(10_000);
    const after10kMb = server.residentMb();
    for (let done = 10_000; done < 100_000; done += 10_000) await calls(10_000);
    return { after10kMb, after100kMb: server.residentMb() };
  } finally {
    await server.stop();
  }
}
