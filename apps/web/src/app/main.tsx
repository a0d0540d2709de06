import "#styles/base.css";
import "./curtain.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isBootstrapUnderWay } from "#session/bootstrap.ts";
import { beginSession, joinOtherTabs } from "#session/session.ts";
import { isWaitingForConnection, subscribeToWaiting } from "#ui/load-when-reachable.ts";
import { TELL_AFTER_MS } from "#ui/slow-note.tsx";
import { App } from "./app.tsx";
import { fetchAheadOnIntent } from "./fetch-ahead.ts";
import { router } from "./router.tsx";
import { signedInBars } from "./signed-in-bars.ts";

/** The page's own code, and who is signed in. The document shows the page's frame until then. */
async function untilReady(): Promise<void> {
  const bars = isBootstrapUnderWay() ? signedInBars.fetch() : undefined;
  await Promise.all([untilRouted(), beginSession(), bars]);
}

function untilRouted(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => initialized && done());
    const done = () => {
      unsubscribe();
      resolve();
    };
    if (router.state.initialized) done();
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
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  delete document.documentElement.dataset.returning;
}

const root = document.getElementById("root");
if (root) void begin(root);
