// What the build writes into documents: markup that was rendered beforehand, and links to the files that a page needs,
// so that a browser asks for all of them at once.

const LANDING_PAGE = "src/pages/landing-page.tsx";
/** The request with which such a page begins, and the one of all others. */
const BOOTSTRAP = "/api/bootstrap";
const SESSION = "/api/auth/get-session";

/** The landing page, with its styles and those of the bars around it. */
export function landingDocument(html, manifest, body) {
  const linked = filesOf(manifest, ["index.html"]).styles;
  const { styles } = filesOf(manifest, ["app.html", LANDING_PAGE]);
  return withBody(withLinks(html, styleLinks(styles.filter((file) => !linked.includes(file)))), body);
}

/** The document of one page of the app: its title, its frame, its scripts and styles, and its first request. */
export function pageDocument(html, manifest, { path, title, body, isPersons }) {
  const page = keyOfPage(manifest, `${path.slice(1)}-page`);
  const linked = filesOf(manifest, ["app.html"]);
  const { scripts, styles } = filesOf(manifest, ["app.html", page]);
  const isNew = (file) => !linked.styles.includes(file) && !linked.scripts.includes(file);
  const links = [
    `<link rel="preload" as="fetch" crossorigin href="${isPersons ? BOOTSTRAP : SESSION}" />`,
    ...styleLinks(styles.filter(isNew)),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  const linkedHtml = withLinks(html.replace(/<title>.*<\/title>/, `<title>${title}</title>`), links);
  return withBody(scriptsLast(linkedHtml), body);
}

/** The frame is drawn from the document and its styles alone: they are not to share a slow line with scripts. */
function scriptsLast(html) {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** A page has an entry of its own, or its whole file has one that is called after it. */
function keyOfPage(manifest, name) {
  const key = `src/pages/${name}.tsx`;
  return key in manifest ? key : Object.keys(manifest).find((other) => manifest[other].name === name);
}

function styleLinks(styles) {
  return styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
}

function withLinks(html, links) {
  return html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}

function withBody(html, body) {
  if (/ style=|<script|<style/.test(body)) throw new Error("The content policy forbids inline styles and scripts.");
  return html.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/** The script and style files that run when these entries of the build's manifest do, what is needed first before the rest. */
function filesOf(manifest, entries) {
  const scripts = new Set();
  const styles = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, imports = [], css = [] } = manifest[key];
    for (const imported of imports) visit(imported);
    if (file.endsWith(".js")) scripts.add(file);
    for (const style of css) styles.add(style);
  };
  for (const entry of entries) visit(entry);
  return { scripts: [...scripts], styles: [...styles] };
}
