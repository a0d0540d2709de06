import { firstName } from "@seven-figures/domain";

const REST = "I'm your AI financial advisor. How can I help you today?";

/** Where the profile could not be loaded. */
const FALLBACK_GREETING = `Hi! ${REST}`;

/** The opening message: by first name, else the e-mail's part before @, else 'there'. */
function defaultGreeting(person: { name?: string; email?: string }): string {
  return `Hi ${firstName(person)}! ${REST}`;
}

interface LoadedProfile {
  /** Undefined while it loads, or where it can't be. */
  basicInfo: { name: string; email: string } | undefined;
  isError: boolean;
  /** The account's. */
  email: string;
}

/** The opening message as far as the profile is known; empty while it loads. */
export function openingGreeting({ basicInfo, isError, email }: LoadedProfile): string {
  if (basicInfo) return defaultGreeting({ name: basicInfo.name, email: basicInfo.email || email });
  return isError ? FALLBACK_GREETING : "";
}

/** A longer name would push the rest of the title out of sight. */
const NAME_SHOWN = 30;

/** The chatbot page's title; without a name, what it is. */
export function advisorTitle(name: string): string {
  if (!name) return "AI Financial Advisor";
  const shown = name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN - 1).trimEnd()}…` : name;
  return `${shown}'s AI Financial Advisor`;
}
