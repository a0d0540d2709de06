import { type Rewriting, rewriting } from "../rewrite.ts";

/** News of one's pay, told plainly: "guess who got a raise". */
export const PAY: Rewriting[] = [
  rewriting("^(?:so |and |oh )*guess who (?:just |finally |has )*(?=(?:got|landed|received|scored|earned)\\b)", "i"),
  rewriting("^(?:so |and |oh )*guess who (?:is|is now|has been) (?=(?:making|earning|getting)\\b)", "i am"),
  rewriting(
    "(?<=\\b(?:unemployed|laid off|out of work|between jobs|retired|jobless|student))(?: (?:and|with|so|,|have|earning))* (?=(?:no|zero) income\\b)",
    ", i have",
  ),
  rewriting(
    "\\b(?<who>i|we) need (?<m>M) (?<t>T) to (?:live|get by|survive|make ends meet|cover (?:everything|it all|all (?:my|our|the) \\w+|(?:my|our|the) (?:bills|expenses|costs|living expenses)))$",
    "{who} spend {m} {t} on everything",
  ),
  rewriting("(?<=\\b(?:make|earn|spend|clear|get|bring in|bring home) )something(?: like)? (?=M\\b)", ""),
];
