import "#styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { StaticRouting } from "#routing/routing.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <StaticRouting path="/gallery">
        <Gallery />
        <Toaster />
      </StaticRouting>
    </StrictMode>,
  );
}
