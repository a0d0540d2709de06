import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "./journey.ts";

/** The link of the newest mail to someone, from the folder in which a server without SMTP keeps its mails. */
export async function linkInMail(dataDir: string, to: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  let link = "";
  await expect(async () => {
    for (const name of (await readdir(outbox)).sort()) {
      const mail = (await readFile(join(outbox, name), "utf8")).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      if (mail.includes(to)) link = /http:\S+token=[\w-]+/.exec(mail)?.[0] ?? link;
    }
    expect(link).not.toBe("");
  }).toPass();
  return link;
}
