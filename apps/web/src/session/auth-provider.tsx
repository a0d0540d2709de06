import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import {
  loadSession,
  refreshToken,
  requestPasswordReset,
  resetPassword,
  signIn,
  signInWithPasskey,
  signOut,
  signUp,
  takeSecondStep,
} from "./session.ts";
import { type SessionState, sessionState } from "./session-state.ts";

const actions = {
  signIn,
  takeSecondStep,
  signInWithPasskey,
  signUp,
  signOut,
  requestPasswordReset,
  resetPassword,
  refreshToken,
  loadSession,
};

/** `status` and `person` (null unless someone is signed in), and what can be done about them. */
type Auth = SessionState & typeof actions;

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(sessionState.subscribe, sessionState.get, sessionState.get);
  const auth = useMemo(() => ({ ...state, ...actions }), [state]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/** The signed-in person; for pages that only the signed-in see. */
export function usePerson() {
  const { person } = useAuth();
  if (!person) throw new Error("usePerson is for pages behind the sign-in");
  return person;
}
