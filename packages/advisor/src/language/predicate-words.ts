/**
 * Words with which something new is said: a piece of a sentence that holds one stands for itself. Verbs of money and of
 * the advisor's commands; to let the advisor see a new verb, add it here.
 */
const SUBJECT_AND_VERB =
  "(?:i|we|it|they|he|she|you|that|this|there|who)(?: (?:also|still|now|do|did|would|will|only|both|all|each|have|am|are|is))* [a-z]+";
const VERBS =
  `is|are|was|were|am|'s (?:at|down|up|worth|now|gone|been|paid)|has|have|had|own|owns|owe|owes|owed|make|makes|making|made|earn|earns|earning|earned|get|gets|got|bring|brings|brought|pull|spend|spends|spending|spent|
 pay|pays|paid|paying|put|putting|add|added|deposit|deposited|took|take|taking|withdrew|withdraw|pulled|moved|move|transferred|transfer|sent|send|threw|throw|chipped|knocked|killed|wiped|eliminated|
 charged|charge|borrowed|borrow|sold|sell|closed|close|delete|deleted|remove|removed|rename|renamed|change|changed|set|update|updated|raise|raised|lower|lowered|increase|increased|reduce|reduced|cut|dropped|drop|
 rose|fell|climbed|went|gone|goes|jumped|grew|want|wants|need|needs|save|saved|saving|finished|finish|completed|complete|started|start|reached|reach|hit|mark|tick|push|learn|build|write|meet|become|buy|bought|
 used|use|cleared|clear|wipe|erase|forget|cost|costs|collect|collects|receive|received|inherited|pocketed|netted|gave|give|given|keep|keeps|kept|sits|sit|stands|stand|holds|hold|totals|comes|came|runs|run|work|works|worked|
 switch|make|undo|scrap|cancel|cancelled|canceled|ditch|ditched|help|can|could|would|should|will|might|may|do|does|did|what|how|why|when|which|where|if|invested|invest|include|record|log|note|call|live|refinanced|settled|donated|lost|won|
 totalled|totaled|traded|shifted|cashed|blew|dumped|knock|bump|bumped|extend|postpone|delay|let|has got|left me|plan|planning|hope|going|adjust|edit|revise|tick|untick|uncheck`.replace(
    /\s*\n\s*/g,
    "",
  );

export const PREDICATE = new RegExp(`\\b(?:${SUBJECT_AND_VERB}|${VERBS})\\b`);
