import { createIcon } from "./create-icon.tsx";

export const CornerDownLeft = createIcon(
  <>
    <path d="M20 4v7a4 4 0 0 1-4 4H4" />
    <path d="m9 10-5 5 5 5" />
  </>,
);
