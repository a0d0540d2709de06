import { type Rewriting, rewriting } from "../rewrite.ts";

const HAS_HAPPENED =
  "\\b(?:\\w+ed|came|went|died|got|broke|burst|fell|hit|gave|quit|lost|was|were|left|ran|blew|had|sprang|caught|tore|froze)\\b";
const I_DID = "(?=(?:i|we) (?!had (?!to\\b)|used to|owed|owned|made|earned|will|would|want|plan|am|are))";

/** Why or when, told before the thing itself: "when the furnace died I had to ...". */
export const OCCASIONS: Rewriting[] = [
  rewriting(
    "^(?:so |and |but )*(?<front>(?:thanks to|due to|because of|after|with|given) (?:the|all|this|that|my|our|these|those) (?:(?!(?:my|our|the|M|P|R|T|i|we|,) )\\S+ ){1,5}?)(?:, )?(?=(?:my|our|the) (?:[a-z0-9&'-]+ ){1,4}(?:is|are|has|went|sits|hit|dropped|fell|climbed|rose|jumped)\\b.*\\bM\\b)",
    "",
  ),
  rewriting(
    `^(?:so |and |but )*(?:when|after|once|because|since|as soon as) (?!(?:i|we) (?:was|were|had|worked|lived)\\b)(?:(?!(?:M|P|R|T|,|Q|sold|closed|paid|bought|inherited|opened|retire|retired) )\\S+ ){2,9}?(?<=${HAS_HAPPENED}.*)(?:, )?${I_DID}`,
    "",
  ),
  rewriting(
    `^(?:so |and |but )*(?:after|following|because of|thanks to|despite) (?:that|this|the|all|my|our|a|an|another)(?: (?!(?:M|P|R|T|,|Q|i|we|when|if|until|D)\\b)[a-z'-]+){1,5}(?: ,)? (?=(?:i|we) (?:now |only |still |just )*(?:have|owe|make|earn|spend)\\b)`,
    "",
  ),
  rewriting(
    `(?<=^|(?:^| )(?:,|and|so|but) )before (?:i|we) could (?:(?!(?:M|P|R|T|,|Q) )\\S+ ){1,9}?(?:, )?${I_DID}`,
    "",
  ),
  rewriting(
    "^(?:so |and |but )*(?:after|since|from) [a-z]+ing (?:(?!(?:M|P|R|T|,|Q) )\\S+ ){1,6}?(?:, )?(?=(?:i|we) )",
    "",
  ),
];
