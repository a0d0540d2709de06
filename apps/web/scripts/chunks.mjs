// Which file of the build a module goes into: few files, made on purpose.

/** What rarely changes and every page of the app needs. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** What forms are checked with, and much of the domain is written in. */
const CHECK_LIBRARY = /node_modules[\\/]zod[\\/]/;
/** Needed by public forms and by the frame of the signed-in alike: with `app` it would bring the library to plain pages. */
const EMAIL_CHECK = /domain[\\/]src[\\/]email-address\.ts$/;

const LANDING = /index\.html$/;
const APP = /app\.html$/;
const PUBLIC_PAGE =
  /pages[\\/](landing|login|signup|look-around|connect|reset-password|confirm-email|reminders-off|terms|privacy|not-found)-page\.tsx$/;
/** What stands around every page of the signed-in. */
const PERSON_FRAME = /app[\\/](signed-in-only|signed-in-nav|unknown-path)\.tsx$/;
const CHATS = /pages[\\/](dashboard|chatbot)-page\.tsx$|[\\/](reply-markdown|ghost-receipt|chat-tips)\.tsx$/;
/** The dialogs of goals, which come when they are asked for. */
const GOAL_FORMS = /goals[\\/]goal-(dialog|details)\.tsx$/;
/** Every other page is of the signed-in. */
const PERSON_PAGE =
  /pages[\\/](?!landing-|login-|signup-|look-around-|connect-|reset-password-|confirm-email-|reminders-off-|terms-|privacy-|not-found-)[\w-]+-page\.tsx$/;
const ACCOUNT =
  /pages[\\/](login|signup|look-around|connect|reset-password|confirm-email|reminders-off)-page\.tsx$|[\\/](forgot-password-dialog|session-ended|second-step-form|passkey-sign-in|keep-sample)\.tsx$/;
/** Pages and parts that begin with a form, or are one. */
const FORM =
  /pages[\\/](login|signup|connect|reset-password|confirm-email|financials|profile|onboarding|your-data|security|import|check-in)-page\.tsx$|[\\/](goal-dialog|goal-details|next-target-form|entry-editor|asset-fields|debt-fields|forgot-password-dialog|session-ended|second-step-form|passkey-sign-in|keep-sample|reminders-card|check-in-summary|import-history)\.tsx$/;
/** Pages beside the main ones. What they share with one of these stays in its file, and they take it from there. */
const BESIDE =
  /pages[\\/](road|import|check-in)-page\.tsx$|[\\/](nearer-figures|figure-explained|goal-of-lever|check-in-summary|import-history)\.tsx$/;
/** The road, and parts that come when they are asked for and take from its file what they share with it. */
const ROAD = /pages[\\/]road-page\.tsx$/;
const OF_ROAD = /pages[\\/]road-page\.tsx$|[\\/](nearer-figures|figure-explained|goal-of-lever|check-in-summary)\.tsx$/;
/** What says how figures come about. */
const EXPLAINED = /[\\/](nearer-figures|figure-explained|check-in-summary)\.tsx$/;
/** The check-in with what came of it, and what is told of the past elsewhere; the import with its last part. */
const CHECK_IN = /pages[\\/]check-in-page\.tsx$/;
const OF_CHECK_IN = /[\\/](check-in-(page|summary)|import-history)\.tsx$/;
const IMPORT = /pages[\\/]import-page\.tsx$/;
const OF_IMPORT = /[\\/]import-(page|history)\.tsx$/;
const OVERLAY = /(ui[\\/](dialog-box|confirm-box|toaster-area|date-popover)|app[\\/]user-menu-popup)\.tsx$/;

/**
 * The first rule that holds for those who need a module (`some`, `all`: whether they are of a kind, the pages beside the
 * main ones left out; `isOfRoad`, `isOfCheckIn`: whether that page needs it too) names its file.
 * What a module imports is needed by all that need the module, and more: a file may only import from those of earlier
 * rules and from wider ones, so that no two import each other.
 */
const RULES = [
  ["visit", ({ some }) => some(LANDING)],
  ["framework", ({ id }) => FRAMEWORK.test(id)],
  ["app", ({ some }) => some(APP)],
  ["checks", ({ id }) => CHECK_LIBRARY.test(id) || EMAIL_CHECK.test(id)],
  ["road-page", ({ all, some }) => all(OF_ROAD) && some(ROAD)],
  ["explained", ({ all }) => all(EXPLAINED)],
  ["check-in-page", ({ all, some }) => all(OF_CHECK_IN) && some(CHECK_IN)],
  ["import-page", ({ all, some }) => all(OF_IMPORT) && some(IMPORT)],
  ["app", ({ all, some, isOfRoad }) => isOfRoad && all(FORM) && some(PUBLIC_PAGE)],
  ["person", ({ all, isOfRoad }) => isOfRoad && all(FORM)],
  ["accounts", ({ all }) => all(ACCOUNT)],
  ["forms", ({ all, some }) => all(FORM) && some(PUBLIC_PAGE)],
  ["goal-forms", ({ all }) => all(GOAL_FORMS)],
  ["editors", ({ all }) => all(FORM)],
  ["app", ({ some }) => some(PUBLIC_PAGE)],
  ["person", ({ some }) => some(PERSON_FRAME)],
  ["person", ({ all, isOfCheckIn }) => isOfCheckIn && all(CHATS)],
  ["chat", ({ all }) => all(CHATS)],
  ["person", ({ some }) => some(PERSON_PAGE)],
  ["overlays", ({ some }) => some(OVERLAY)],
  ["later", () => true],
];

/**
 * Sorts modules by who needs them, which a build without any sorting has found out (`output`). What one page or part
 * alone needs stays with it. Of what several need:
 *
 * - `visit`: what the landing page's script has in common with the app,
 * - `framework` and `app`: what every page of the app needs, and what some public ones share; of what forms share, the
 *   little that the road needs as well is here, in `checks` and in `person`, since it would take all of their files for it,
 * - `accounts`: what only the forms around signing in share,
 * - `forms` and `editors`: what public forms are made of, and what only those of the signed-in share,
 * - `goal-forms`: what only the dialogs of goals share,
 * - `road-page`, `check-in-page`, `import-page`: these pages whole, since parts that are opened later take from their files,
 * - `explained`: what only those share that say how figures of the road come about,
 * - `checks`: the library that forms are checked with, and the check of an e-mail address,
 * - `person`: the frame of the signed-in's pages, and what these share; `chat`: what only those with a chat do, but for the
 *   little that the check-in would take this file for,
 * - `overlays`: dialogs, menus and toasts, which come once a page stands,
 * - `later`: what only things share that are loaded later still.
 *
 * @returns {(id: string) => string | null}
 */
export function createChunkNames(output) {
  const needing = rootsOfModules(output.filter(({ type }) => type === "chunk"));
  return (id) => {
    const needs = needing.get(id) ?? [];
    const main = needs.filter((root) => !BESIDE.test(root));
    const roots = main.length > 0 ? main : needs;
    if (roots.length === 0) return null;
    const some = (kind) => roots.some((root) => kind.test(root));
    const all = (kind) => roots.every((root) => kind.test(root));
    // The overlays are few lines each, on the same ground: one file for all of them.
    const isAlone = roots.length < 2 && roots.length === needs.length;
    if (isAlone && ![OVERLAY, PERSON_FRAME, ROAD, CHECK_IN, IMPORT].some(all)) return null;
    const isOfRoad = needs.some((root) => ROAD.test(root));
    const isOfCheckIn = needs.some((root) => CHECK_IN.test(root));
    return RULES.find(([, holds]) => holds({ id, some, all, isOfRoad, isOfCheckIn }))?.[0] ?? null;
  };
}

/** For each module what cannot run without it: entries, and what is loaded later. */
function rootsOfModules(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = new Map();
  for (const root of chunks.filter(({ facadeModuleId }) => facadeModuleId)) {
    // A set hands out what is added while it is gone through.
    const reached = new Set([root.fileName]);
    for (const file of reached) {
      const { imports, modules } = byFile.get(file);
      for (const imported of imports) if (byFile.has(imported)) reached.add(imported);
      for (const id of Object.keys(modules)) roots.set(id, [...(roots.get(id) ?? []), root.facadeModuleId]);
    }
  }
  return roots;
}
