import { createIcon } from "./create-icon.tsx";

export const TextSearch = createIcon(
  <>
    <path d="M21 5H3" />
    <path d="M10 12H3" />
    <path d="M10 19H3" />
    <circle cx="17" cy="15" r="3" />
    <path d="m21 19-1.9-1.9" />
  </>,
);
