import { cutAtNegatives } from "#ui/whole-amounts.ts";
import styles from "./reply.module.css";

/** As much as is needed here of what the markdown becomes. */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Plugin of the formatter: the advisor's negative amounts keep their minus sign beside them. */
export function keepAmountsWhole() {
  return keepWithin;
}

function keepWithin(parent: Node): void {
  parent.children = parent.children?.flatMap((child) => {
    if (child.type === "text") return cut(child);
    keepWithin(child);
    return [child];
  });
}

function cut(text: Node): Node[] {
  const parts = cutAtNegatives(text.value ?? "");
  if (parts.length === 1) return [text];
  return parts.map((value, at) => (at % 2 === 0 ? { type: "text", value } : whole(value)));
}

function whole(value: string): Node {
  return {
    type: "element",
    tagName: "span",
    properties: { className: styles.whole },
    children: [{ type: "text", value }],
  };
}
