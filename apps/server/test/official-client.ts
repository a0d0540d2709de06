import { randomUUID } from "node:crypto";
import { deleteApp, type FirebaseApp, initializeApp } from "@firebase/app";
import type { FirebaseAuthInternal } from "@firebase/auth-interop-types";
import { Component, type ComponentContainer, type ComponentType } from "@firebase/component";
import { type Functions, getFunctions } from "@firebase/functions";
import { CALLS_PATH } from "@seven-figures/calls";

/** Uses the official client as it comes, pointed at a server, with a token given to it as its own auth would. */
export async function withOfficialClient<Result>(
  url: string,
  token: string,
  use: (functions: Functions) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp({ projectId: "seven-figures" }, randomUUID());
  const auth: FirebaseAuthInternal = {
    getToken: async () => (token ? { accessToken: token } : null),
    getUid: () => null,
    addAuthTokenListener: () => {},
    removeAuthTokenListener: () => {},
  };
  containerOf(app).addComponent(new Component("auth-internal", () => auth, "PRIVATE" as ComponentType));
  try {
    return await use(getFunctions(app, url + CALLS_PATH));
  } finally {
    await deleteApp(app);
  }
}

/** Where an app keeps its services, which its public type leaves out. */
function containerOf(app: FirebaseApp): ComponentContainer {
  return (app as FirebaseApp & { container: ComponentContainer }).container;
}
