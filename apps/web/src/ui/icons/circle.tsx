import { createIcon } from "./create-icon.tsx";

export const Circle = createIcon(<circle cx="12" cy="12" r="10" />);
