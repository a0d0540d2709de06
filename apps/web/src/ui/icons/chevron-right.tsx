import { createIcon } from "./create-icon.tsx";

export const ChevronRight = createIcon(<path d="m9 18 6-6-6-6" />);
