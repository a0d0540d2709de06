import "#styles/base.css";
import "./curtain.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { isBootstrapUnderWay } from "#session/bootstrap.ts";
import { beginSession, joinOtherTabs } from "#session/session.ts";
import { sessionState } from "#session/session-state.ts";
import { isWaitingForConnection, subscribeToWaiting } from "#ui/load-when-reachable.ts";
import { TELL_AFTER_MS } from "#ui/slow-note.tsx";
import { App } from "./app.tsx";
import { fetchAheadOnIntent } from "./fetch-ahead.ts";
import { router } from "./router.ts";
import { signedInBars } from "./signed-in-bars.ts";

/** The page's own code, and who is signed in. The document shows the page's frame until then. */
async function untilReady(): Promise<void> {
  const bars = isBootstrapUnderWay() ? signedInBars.fetch() : undefined;
  void beginSession();
  await Promise.all([untilRouted(), untilKnown(), bars]);
}

/** Who is signed in, by the server's word or, where it can't be reached, by what is kept here. */
function untilKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => sessionState.get().status !== "loading" && resolve();
    sessionState.subscribe(look);
    look();
  });
}

function untilRouted(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { page, failure } = router.get();
      if (page || failure) resolve();
    };
    router.subscribe(look);
    look();
  });
}

/** From when on there is something to say about the waiting. */
function untilThereIsTrouble(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TELL_AFTER_MS - performance.now());
    subscribeToWaiting(() => isWaitingForConnection() && resolve());
  });
}

async function begin(root: HTMLElement): Promise<void> {
  joinOtherTabs();
  fetchAheadOnIntent();
  await Promise.race([untilReady(), untilThereIsTrouble()]);
  // As a transition, so that the first picture is worked out in slices, between which the browser can answer.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  delete document.documentElement.dataset.returning;
}

const root = document.getElementById("root");
if (root) void begin(root);
