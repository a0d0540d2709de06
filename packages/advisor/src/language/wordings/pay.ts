import { type Rewriting, rewriting } from "../rewrite.ts";

/** News of one's pay, told plainly: "guess who got a raise". */
export const PAY: Rewriting[] = [
  rewriting("^(?:so |and |oh )*guess who (?:just |finally |has )*(?=(?:got|landed|received|scored|earned)\\b)", "i"),
  rewriting("^(?:so |and |oh )*guess who (?:is|is now|has been) (?=(?:making|earning|getting)\\b)", "i am"),
];
