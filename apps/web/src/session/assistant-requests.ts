import { authRequest, recordOf } from "./auth-requests.ts";

/** What an assistant that asks to be let in says of itself. */
export interface AskingAssistant {
  name: string;
  /** Where it waits for the answer. */
  hosts: string[];
}

export async function fetchAskingAssistant(clientId: string): Promise<AskingAssistant> {
  const { name, hosts } = recordOf(await authRequest("/assistants/asked", { clientId }));
  return { name: String(name), hosts: Array.isArray(hosts) ? hosts.map(String) : [] };
}

/** Answers an assistant; gives the address at which it waits. Addresses that would run here are none. */
export async function answerAssistant(answer: { query: string; accept: boolean; write: boolean }): Promise<string> {
  const { redirect } = recordOf(await authRequest("/assistants/answer", answer));
  const address = String(redirect);
  if (!URL.canParse(address) || /^(javascript|data|vbscript|blob|file):/i.test(new URL(address).protocol)) {
    throw new Error("The assistant waits nowhere");
  }
  return address;
}
