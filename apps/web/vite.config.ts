import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const serverOrigin = process.env.SERVER_ORIGIN ?? "http://127.0.0.1:3000";

/**
 * In development every page is the app's shell; only the build makes the landing page a document of its own. The gallery of
 * widgets is one of development alone: the build begins at documents that know nothing of it.
 */
function serveShell(): Plugin {
  return {
    name: "serve-shell",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const asksForPage = request.headers.accept?.includes("text/html") && !request.url?.startsWith("/api/");
        if (asksForPage) request.url = request.url === "/gallery" ? "/gallery.html" : "/app.html";
        next();
      });
    },
  };
}

/** Fetches the one font together with the first document, so that text is not drawn twice. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith(".woff2"));
        if (!font) return [];
        const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: "" };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), serveShell(), preloadFont()],
  server: {
    proxy: { "/api": { target: serverOrigin, changeOrigin: false } },
  },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    modulePreload: { polyfill: false },
    // No data: URLs for fonts or images, so that the content policy stays narrow.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { input: { index: "index.html", app: "app.html" } } }),
  },
}));
