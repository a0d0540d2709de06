import { type Rewriting, rewriting } from "../rewrite.ts";

/** Lead-ins and asides that say only that something was not said yet. */
const ASIDES = [
  "^(?:believe it or not|for what it is worth|full disclosure|fun fact|heads up|(?:(?:quick|small) )?update(?= [,:])|one more thing|another thing|oh and|to be (?:honest|fair)|as (?:a heads up|you know|it happens)|in case you (?:did not know|missed it|are wondering)|just so you know|so you know|i should mention|i should (?:also )?(?:say|add)(?= (?:that|i|we|my|our)\\b)|you should know|good news|bad news|great news|sad news|i am (?:happy|sad|sorry|pleased|glad|excited|embarrassed|proud) to (?:say|report|announce)|i am afraid|it turns out|turns out|as it turns out|long story short)(?: ,| :| that)*",
  "^(?:(?:i|we) )?(?:have not|do not think i|am not sure i|did not|never|not sure if i|forgot to|neglected to|failed to)(?: (?:have|ever))? (?:tell|told|mention|mentioned|say|said|list|listed|add|added|include|included)(?: (?:you|this|it))?(?: (?:yet|before|earlier|so far))?(?: (?:but|about|that|,))+(?= )",
  "^what (?:you|i) (?:do not|did not|have not|never)(?: \\w+){1,4} (?:is|was)(?: that)?(?= )",
  " (?:,? ?)(?:that|which) (?:i|we) (?:have not|had not|never|forgot to|did not)(?: yet)? (?:tell|told|mention|mentioned|list|listed|add|added|include|included|enter|entered)(?: (?:you|to you))?(?: about)?(?: (?:it|this))?(?: (?:yet|before|earlier|so far|here))*",
  " (?:,? ?)(?:that|which) (?:is|was) not (?:on (?:here|file|the list|my list|your list)|listed|in (?:here|there|your list))(?: yet)?",
];

/** "A cool twenty grand", "a total of 900". */
const EMPHASIS =
  "(?<= |^)(?:a )?(?:cool|whopping|solid|decent|tidy|measly|paltry|mere|grand total of|total of|sum of|whole) (?=M\\b)";
const EXCLAMATION =
  "(?<= )(?:a |an )?(?:whopping|insane|crazy|brutal|killer|nasty|horrible|ridiculous|painful|outrageous|awful|absurd|terrible|hefty|eye-watering|measly) (?=P\\b)";
const REGRET =
  " (?:,? ?)(?:that|which) (?:i|we) (?:am|are) (?:not|kind of|a bit|a little|really|very|so|too|exactly|particularly| )+ ?(?:proud of|happy about|thrilled about|ashamed of|embarrassed about|proud about)";

/** "New appraisal came in: the townhouse is worth 338k": what comes before a whole statement only announces it. */
const ANNOUNCEMENT =
  "^(?<front>(?!.*\\b(?:goals?|steps?|skills?|interests?|targets?|add|new debt|expenses|income|salary)\\b.*:)(?:(?!(?:M|P|T|D|Q|R|,|:) )\\S+ ){1,7}): (?=(?:the|my|our|i|we)\\b.*\\b(?:is|are|has|have|owe|own|make|earn|spend|went|at)\\b.*\\b[MP]\\b)";

/** "Since the twins arrived my total spending is ...": since when, told before the figure. */
const SINCE =
  "^(?:so |and |but )*(?:ever )?(?:since|now that|with|because|after|when)(?: (?!(?:M|P|T|Q|R|my|our|,)\\b)\\S+){2,8}?(?: ,)? (?=(?:my|our) (?:\\w+ )?(?:spending|expenses|costs|income|salary|pay|paycheck|take-home)\\b.*\\bM\\b)";

export const LEAD_INS: Rewriting[] = [
  ...[...ASIDES, EMPHASIS, EXCLAMATION, REGRET, ANNOUNCEMENT, SINCE].map((from) => rewriting(from, "")),
  rewriting(
    "^(?:and |so |also )*i am (?:now )?(?:the |a |an )?(?:\\w+ )?owner of (?=(?:a|an|the|my|some)\\b)",
    "i own",
  ),
  rewriting("^here is (?=(?:everything|all|what) (?:that )?i spend\\b)", ""),
];
