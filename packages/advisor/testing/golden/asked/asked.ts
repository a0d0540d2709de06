import type { Figure } from "../figures.ts";

/**
 * What is asked, the messages before it parted by `||`, and every figure that the answer tells. Each of them appears, and no
 * other does but what is stored and what was asked with.
 */
export type Asked = readonly [question: string, ...figures: Figure[]];
