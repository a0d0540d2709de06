import { authRequest } from "./auth-requests.ts";

/** What becomes of the sample's own figures: all stay, or only what the visitor made does. */
type SampleFigures = "keep" | "leave";

/** Makes the sample person an account. */
export async function keepSample(email: string, password: string, figures: SampleFigures): Promise<void> {
  await authRequest("/sample/keep", { email, password, figures });
}
