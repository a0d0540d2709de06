import { PRODUCT_NAME } from "@seven-figures/domain";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "#config/paths.ts";
import { StaticRouting } from "#routing/routing.tsx";
import { AuthProvider } from "#session/auth-provider.tsx";
import { PersonFrame, VisitorFrame } from "./page-frames.tsx";
import { openPages, type PageEntry, personPages, visitorPages } from "./page-list.ts";

/** A document that the build writes, and what its body holds before any script runs. */
interface PageDocument {
  path: string;
  /** The document's title. */
  title: string;
  body: string;
  /** Whether it is for the signed-in, and begins with all that they see. */
  isPersons: boolean;
}

/** Pages that visitors see whole before a script runs. */
const WHOLE: ReadonlySet<string> = new Set([paths.landing, paths.login, paths.signup, paths.terms, paths.privacy]);
/** Of these, what can't be used until then, so that nothing typed is lost. */
const FORMS: ReadonlySet<string> = new Set([paths.login, paths.signup]);

/** The landing page as HTML, as a visitor sees it. Run by the build alone, like all of this. */
export async function prerenderLanding(): Promise<string> {
  const landing = visitorPages.find(({ path }) => path === paths.landing);
  return landing ? render(landing.path, await visitorFrame(landing)) : "";
}

/** The documents of all other pages. */
export function prerenderPages(): Promise<PageDocument[]> {
  const pages = [...visitorPages, ...openPages].filter(({ path }) => path !== paths.landing);
  return Promise.all([
    ...pages.map(async (page) => documentOf(page, false, await visitorFrame(page))),
    ...personPages.map(async (page) => documentOf(page, true, <PersonFrame path={page.path} />)),
  ]);
}

function documentOf({ path, title }: PageEntry, isPersons: boolean, frame: ReactNode): PageDocument {
  return { path, title: `${title} · ${PRODUCT_NAME}`, body: render(path, frame), isPersons };
}

async function visitorFrame({ path, load }: PageEntry): Promise<ReactNode> {
  if (!WHOLE.has(path)) return <VisitorFrame />;
  const { Component } = await load();
  return (
    <VisitorFrame isInert={FORMS.has(path)}>
      <Component />
    </VisitorFrame>
  );
}

function render(path: string, content: ReactNode): string {
  return renderToStaticMarkup(
    <AuthProvider>
      <StaticRouting path={path}>{content}</StaticRouting>
    </AuthProvider>,
  );
}
