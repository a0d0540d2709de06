/** How people add and remove skills and interests. Read by {@link ./read-names.ts}. */

export const LIST =
  "(?<list>skills?(?: list| section| set)?|skill ?set|interests?(?: list| section)?|hobby|hobbies|list of (?:skills|interests))";
const OF = "(?:my |the |our )?(?:list of )?(?:current )?";
const POLITE = "(?:can you |could you |would you |please |also |and |now |then |go ahead and |help me |, )*";

/** Where what is put in goes: "put Figma in its place". */
export const INSTEAD =
  "(?: (?:instead|in|on|there|too|as well|also|for me|in (?:its|their|that|the same) (?:place|spot|stead)|in there|on there|to replace (?:it|them|that)))*";

/** "Add both to my skills": what was named before. */
const THEM = "(?:those|that|them|it|these|this|both(?: of (?:them|those))?|all (?:of )?(?:them|those|three)|all three)";

/** "Two skills for my profile: ...", "skills I'd like listed: ...": what follows is a list of names. */
export const NAMES_HEADING =
  "^(?:and |also |so |now |please |here (?:is|are) |there (?:is|are) |(?:i|we) (?:also )?have (?:got )?|can you |could you |add |list |put |include |note )*(?:(?:a|an|one|another|two|three|four|five|N|some|several|a few|few|a couple(?: of)?|couple(?: of)?|my|these|the|following|new|more|other|extra|additional|key|main|top) )*(?<list>skills?|interests?|hobby|hobbies)(?: (?:(?:for|on|in|to|of) (?:my|the|your|me|mine)(?: (?:profile|list|file|records?|account))?|to (?:add|list|put|include|note|record)(?: (?:down|in|on|to))*(?: (?:my|the) (?:profile|list|file))?|(?:that )?i (?:have|have got|would like (?:to (?:add|list)|added|listed|on there)|want (?:to (?:add|list)|added|listed|on there)|can offer)|i bring|on there|here|please))* ?(?: :| ,| is| are| would be| will be| include)+ (?=(?!.*\\b(?:i|we|they|it|my|is|are|M|P|goals?|step)\\b)[^,]+)";

export interface NamesRule {
  pattern: RegExp;
  does: "add" | "remove" | "swap";
}

const rule = (does: NamesRule["does"], pattern: string): NamesRule => ({ does, pattern: new RegExp(pattern, "d") });

/** Ways of adding and removing skills and interests; `what` is the list of them. To add a way, add a line. */
export const NAMES_RULES: NamesRule[] = [
  rule(
    "swap",
    `^${POLITE}(?:drop|remove|delete|take off|lose) (?<out>(?:(?!\\b(?:M|my|from|off)\\b).)+?)(?: ,| and)+ (?:please )?(?:add|put) (?<what>(?:(?!\\bM\\b).)+?) (?:to|in|on|under) ${OF}${LIST}$`,
  ),
  rule(
    "swap",
    `\\b(?:take|remove|drop|delete) (?<out>.+?) (?:off|from|out of|of) ${OF}${LIST}(?: ,? ?(?:since|because|as|cause) [^,]+)?(?: ,)?(?: and)? (?:please )?(?:add|put|replace it with) (?<what>(?:(?! to (?:them|it)\\b|(?: ,)? and (?:set|change|update|make|raise|lower|remove|drop|my|i|we)\\b).)+?)(?: to (?:them|it|that list|the list))?${INSTEAD}(?=$|(?: ,)? and (?:set|change|update|make|raise|lower|remove|drop|my|i|we)\\b)`,
  ),
  rule(
    "swap",
    `\\b(?:replace|swap|switch|change) (?<out>.+?) (?:with|for|to|by) (?<what>.+?) (?:in|on|under|among) ${OF}${LIST}`,
  ),
  rule(
    "add",
    `\\b(?:add|put|include|list|record|enter|note|throw|stick|pop|log)(?: in)? (?<what>(?:(?!\\b(?:add|M)\\b).)+?) (?:to|in|into|on|under|onto|among|as one of|as part of|with) ${OF}${LIST}(?: as well| too)?`,
  ),
  rule(
    "add",
    `\\b(?:add|put|include|list|record|enter|note|count)(?: in| down)? (?<what>(?:(?!\\b(?:add|M|that|those|them|these|it)\\b).)+?) as (?:a |an |one of my |another |my |new )*${LIST}`,
  ),
  rule(
    "add",
    `\\b(?:picked up|gained|acquired|learned|learnt|mastered) (?<what>(?:(?!\\b(?:M|that|those|them|these|it|my)\\b).)+?) as (?:a |an |one of my |another |my |new )*${LIST}`,
  ),
  rule("add", `${NAMES_HEADING}(?<what>.+)$`),
  rule(
    "add",
    `^${POLITE}(?:add|list) (?:the |these |this |new |a |an |another |following )*${LIST} ?(?::|,|called|of|named|-)? (?<what>.+)$`,
  ),
  rule("add", `^${LIST} : (?<what>.+?)$`),
  rule(
    "add",
    `^${POLITE}(?<what>(?:(?!\\b(?:M|i|we|my|is|are|it|that)\\b).)+?) (?:goes|go|belongs?|should go|can go|should be) (?:on|in|under|among|to|into) ${OF}${LIST}(?= ,|$)`,
  ),
  rule(
    "add",
    `^(?:,|and|plus|also| )+(?<what>(?:(?!\\b(?:M|i|we|my|is|are)\\b).)+?) (?:to|in|into|on|under) ${OF}${LIST}(?= ,|$)`,
  ),
  rule(
    "add",
    `^(?:and |also |here is |i have |got |add )*(?:a |an |one |another |my )*(?:new|another|extra|more|additional|latest) ${LIST}(?: (?:for|on|in|to add to|to put on|of) (?:my|the|your|me) ?(?:profile|list|file|records?)?| to (?:add|list|record|note|put down|mention))? ?(?::|is|are|,|would be)+ (?<what>.+)$`,
  ),
  rule(
    "add",
    `^(?:,|and|plus|also| )+(?<what>(?:(?!\\b(?:M|i|we|my|is|are)\\b).)+?) as (?:a |an |one of my |another |new )+${LIST}(?= ,|$)`,
  ),
  rule(
    "add",
    `^i (?:also )?(?:know|can do|can|do) (?<what>[^,]+?) , (?:those|these|both|they) (?:are|count as) (?<list>skills)(?: of mine| i have| too)*$`,
  ),
  rule(
    "add",
    `^(?<what>(?:(?!\\b(?:i|we|my|M|not)\\b).)+?)(?: ,)? (?:both |all )?(?:is|are) (?:both |all |also )*(?<list>skills?|interests|hobbies) (?:that )?i (?:have|have got)$`,
  ),
  rule(
    "add",
    `^${POLITE}(?:for|to|under|in) (?:my |the )?${LIST} ?,? (?:please |you can )?(?:add|put|list|include) (?<what>.+)$`,
  ),
  rule("add", `^${LIST} to add ?(?::|are|is|,|-)? (?<what>.+)$`),
  rule(
    "add",
    `^(?:another|one|a new|a|my other|one other|one more|my (?:latest|newest|new|favou?rite|main|biggest|big)) ${LIST} (?:of mine |i have |that i have )?(?:is|:|would be) (?<what>.+?)(?:,? (?:please )?add (?:it|that|them|those).*)?$`,
  ),
  rule(
    "add",
    `^(?:also )?(?:my |new |other |i have the following )(?:new |main |other |key |current |top )*${LIST} ?(?:are|is|include|includes|:|now include|also include|would be)+ ?(?:things like )?(?<what>.+?)$`,
  ),
  rule(
    "add",
    `^(?:i am|we are) (?:also |pretty |very |really |quite |now |getting )*(?:good at|skilled (?:in|at|with)|great at|experienced (?:in|with)|proficient (?:in|at|with)|fluent in|an expert (?:in|at)|trained in|certified in|talented at|competent (?:in|with|at)|handy with|decent at) (?<what>.+?)(?:,? (?:so |and |please )*(?:add|put|list) ${THEM}.*(?<list>skills?).*)?$`,
  ),
  rule(
    "add",
    `^(?:i am|we are|i 's|i have (?:got|become|gotten|been getting)) (?:also |pretty |very |really |quite |now |getting |got )*(?:interested in|into|passionate about|keen on|fascinated by|a (?:big |huge )?fan of) (?<what>.+?)(?:,? (?:so |and |please )*(?:add|put|list) ${THEM}.*(?<list>interests?).*)?$`,
  ),
  rule(
    "add",
    `^(?:i |we )?(?:have )?(?:picked up|learned|learnt|gained|developed|acquired|taken up|took up) (?<what>(?:(?!\\b(?:M|i|we|,)\\b).)+?) as (?:a |an |another |my )?(?:new )?(?<list>skill|interest|hobby)(?= ,|$)`,
  ),
  rule(
    "add",
    `^i (?:also )?(?:can|know|know how to|know how to do|do|speak|write|use|play|have) (?<what>.+?),? (?:so |and |please )*(?:add|put|list|include)(?: ${THEM})? (?:as|to|in|under) .*(?<list>skills?)`,
  ),
  rule(
    "add",
    `^i (?:also )?(?:like|love|enjoy|got into|have got into|have taken up|took up|started|have started) (?<what>.+?),? (?:so |and |please )*(?:add|put|list|include) ${THEM} (?:as|to|in|on|under|among) .*(?<list>interests?|hobbies)`,
  ),
  rule(
    "add",
    `\\b(?:i|we) (?:(?:am|have|also|really|now|just|always|recently|since|been|become|got|gotten|fallen|totally|absolutely) )*(?:like|love|loved|enjoy|enjoying|into|taken up|took up|discovered|in love with|hooked on|obsessed with|crazy about|mad about|big on|fond of|started) (?<what>(?:(?!\\b(?:M|i|we|,)\\b).)+?)(?: (?:since|because|after|when|thanks to|now that)\\b.*?)?,? (?:so |and |please |you can |can you |could you |, )*(?:add|put|list|include|note) ${THEM} (?:down )?(?:as|to|in|on|under|among) .*(?<list>interests?|hobby|hobbies)`,
  ),
  rule(
    "add",
    `^(?<what>(?:(?!\\b(?:i|we|my|M|not|no|what|which|how)\\b).)+?) (?:is|are|has become|have become|became) (?:also |now |both )*(?:an? |some )?(?:new |real |favou?rite |big )*(?<list>skills?|interests?|hobby|hobbies) of (?:mine|ours)(?=$| ,| since| because| now| these)`,
  ),
  rule(
    "add",
    `^(?:i )?(?:(?:have|am|been) )*(?:learned|learnt|learning|studying|practicing|teaching myself|mastered|picked up|know) (?:how to )?(?<what>.+?),? (?:so |and |please )*(?:add|put|include)(?: ${THEM})?(?: as an?| to my| in my| under| to)? (?:new )?(?<list>skills?)`,
  ),
  rule(
    "add",
    `^(?:and |also |please |, )*(?<what>(?:(?!\\b(?:i|we|my|M|not|no)\\b).)+?) (?:should|needs? to|belongs?|goes?) (?:also |now |really )*(?:be |go )?(?:listed |added |put )?(?:on|in|into|under|among|to|as one of) ${OF}${LIST}`,
  ),
  rule(
    "add",
    `^(?<what>(?:(?!\\b(?:i|we|my|M|not|no|what|which|how)\\b).)+?) (?:is|are) (?:also |now |both )*(?:(?:an? |some |two )?(?:new )?(?<list>skills?|interests?|hobby|hobbies) of mine|(?:one|some|two) of my (?<list>skills?|interests?|hobby|hobbies))(?: too| as well| now| also)?$`,
  ),
  rule(
    "remove",
    `^(?:and |also |please |, )*(?<what>(?:(?!\\b(?:i|we|my|M)\\b).)+?) (?:can|should|needs? to|has to|must) (?:come|go|be (?:taken|removed|dropped|deleted)) (?:off|from|out)(?: of)? ${OF}${LIST}`,
  ),
  rule(
    "remove",
    `^(?:and |also |please |, )*(?<what>(?:(?!\\b(?:i|we|my|M)\\b).)+?) (?:is not|are not|is no longer|are no longer)(?: really)? (?:an? |one of my |among my |a real |my )?(?<list>skills?|interests?|hobby|hobbies)\\b(?:.*\\b(?:remove|drop|delete|take) (?:it|them|that|those)(?: off| out)?)?`,
  ),
  rule(
    "remove",
    `\\b(?:remove|delete|drop|take|strike|erase|scratch|cut|get rid of|clear|pull|lose|cross|wipe) (?<what>(?:(?!\\b(?:remove|drop|delete)\\b).)+?) (?:from|off|out of|off of|of|as an|as one of|as a|in|on|among) ${OF}${LIST}`,
  ),
  rule(
    "remove",
    `^(?:i do not|i am not|i am no longer|we do not|i 's not|not) (?:really )?(?:care about|like|enjoy|interested in|into|care for|good at|do|use) (?<what>.+?)(?: any more| any longer)?,? (?:so |and |please |, )*(?:drop|remove|delete|take|strike) (?:it|that|them|those) (?:from|off|out of) ${OF}${LIST}`,
  ),
  rule(
    "remove",
    `^(?:i do not|i am not|i am no longer) (?:really )?(?:care about|interested in|into) (?<what>.+?)(?: any more| any longer)?$`,
  ),
  rule(
    "remove",
    `^i (?:have )?lost (?:all |my |any )?(?<list>interest) in (?<what>.+?)(?:,? (?:so |and |please |, )*(?:drop|remove|delete|take) (?:it|that|them)(?: off| out)?)?$`,
  ),
  rule("remove", `^${POLITE}(?:remove|delete|drop) (?:the |my )?${LIST} (?:called |named |of |: ?)?(?<what>.+)$`),
  rule(
    "remove",
    `^${POLITE}(?:remove|delete|drop|take off|lose|scrap|ditch|cut|get rid of) (?:the |my )?(?<what>(?:(?!\\b(?:goals?|lost|no)\\b).)+?) (?<list>skill|interest|hobby)(?: ,.*)?$`,
  ),
];
