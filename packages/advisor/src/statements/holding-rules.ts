import { TRADED } from "../lexicon/traded.ts";
import { type EntryRule, I, MONEY, rule, WHAT } from "./entry-rule.ts";

/** Has takings: what it made is not what it is worth. */
const EARNER =
  "(?:business|company|shop|store|bakery|restaurant|cafe|salon|franchise|truck|cart|stand|agency|practice|laundromat|bookstore|barbershop|rental|duplex|property|airbnb|farm|llc)";

/** Assets: money into and out of them, sold, closed, bought; and the rates of either. */
export const HOLDING_RULES: EntryRule[] = [
  // -- into and out of assets
  rule(
    "subtract",
    "asset",
    `${I}(?:took|take|taken|withdrew|withdraw|withdrawn|pulled|pull|removed|cashed|drew|blew|burned|splurged|spent|used|transferred|moved|subtract|subtracted|deduct|deducted|borrowed|dipped|lost|paid) ${MONEY} (?:\\w+ ){0,2}?(?:out of|out from|from|off of|off) (?<what>(?!selling|the sale|my pay).+?)(?: (?:for|to|because|so|since|and) .*)?$`,
    { needsAmount: true },
  ),
  rule(
    "subtract",
    "asset",
    `^(?:i |we |just |also |and |so |today |yesterday )*(?:lent|loaned) (?!me\\b|us\\b)(?:\\w+ ){1,3}?${MONEY} (?:out of|from) (?<what>(?!(?:his|her|their)\\b).+?)(?: (?:for|to|because|so|since|and) .*)?$`,
    { needsAmount: true },
  ),
  rule("subtract", "asset", `${I}(?:dipped into|dip into|raided|drained) (?<what>.+?) (?:for|by|of) ${MONEY}`, {
    needsAmount: true,
  }),
  rule("subtract", "asset", `${I}withdrawal of ${MONEY} (?:from|out of) ${WHAT}`, { needsAmount: true }),
  rule(
    "add",
    null,
    `${I}(?:added|add|put|deposited|deposit|contributed|contribute|stashed|saved|dropped|threw|moved|transferred|transfer|chucked|tucked|popped|stuck|invested|sent|paid|socked|put away|funneled|dumped|swept|slid|parked|banked|rolled|stuffed|squirrelled|squirreled|bunged|tossed|plopped|shoved|plunked|placed|funnelled) ${MONEY}(?! (?:worth )?of (?!it\\b|that\\b|this\\b)) (?:\\w+ ){0,2}?(?:into|in|to|onto|inside) (?<what>(?:(?!\\b(?:goals?|skills|interests|list|profile)\\b).)+?)(?: (?:for the|this|because|so) .*)?$`,
    { needsAmount: true },
  ),
  rule(
    "add",
    null,
    `${I}(?<amount>(?:another |an extra )?M(?: more| of it| of that)?) (?:went|has gone|goes|was added|got added|just went|just landed|landed|was deposited|dropped) (?:straight )?(?:into|in|to) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "add",
    null,
    `^(?:and |so |all |, )*(?<amount>(?:all )?(?:of )?(?:the |that )?(?:money|cash|proceeds|it)) (?:all |just |is )*(?:went|going|got deposited|was deposited|goes) (?:straight |right |all )?(?:into|in|to) ${WHAT}`,
    { needsAmount: true },
  ),
  rule("add", "asset", "^(?<what>[^:=]+?) ?: (?:added|deposited|put in|contributed) (?<amount>(?:another )?M)$", {
    needsAmount: true,
  }),
  rule("add", "asset", `${I}topped up (?<what>.+?) (?:by|with) ${MONEY}`, { needsAmount: true }),
  rule("add", "asset", `${I}deposit of ${MONEY} (?:into|to|in) ${WHAT}`, { needsAmount: true }),
  rule(
    "add",
    null,
    `^(?!.*\\b${EARNER}\\b.* (?:made|earned) )(?<what>.+?) (?:is up by|is up|went up by|grew by|rose by|gained|increased by|went up|made|climbed by|jumped by|earned) (?<amount>(?:another )?M)(?! to)\\b`,
    { needsAmount: true },
  ),
  rule(
    "add",
    null,
    `^(?:and |but |then |, )*(?<what>(?:my |the |our )?(?:(?!is\\b|are\\b|has\\b|went\\b|income|expenses|spending|salary|pay\\b|goal|target|bumped|ended|saved|racked|ran|picked|i\\b|we\\b)[a-z0-9' ]+ )??[a-z0-9']+) up (?:by |another )?(?<amount>M)$`,
    { needsAmount: true },
  ),
  rule(
    "subtract",
    null,
    `^(?:and |but |then |, )*(?<what>(?:my |the |our )?(?:(?!is\\b|are\\b|has\\b|went\\b|income|expenses|spending|salary|pay\\b|goal|target|put|paid|put|i\\b|we\\b)[a-z0-9' ]+ )??[a-z0-9']+) down (?:by |another )?(?<amount>M)$`,
    { needsAmount: true },
  ),
  rule(
    "subtract",
    null,
    `^(?<what>.+?) (?:is down by|are down by|is down|are down|is off|went down by|went down|fell by|lost|dropped by|shrank by|decreased by|declined by) (?<amount>M)\\b`,
    { needsAmount: true },
  ),
  rule(
    "add",
    null,
    `^(?:please )?(?:increase|raise|bump(?: up)?) (?<what>(?:(?!target|goal|income|salary|expenses|spending|limit).)+?) by (?<amount>M)\\b`,
    { needsAmount: true },
  ),
  rule(
    "subtract",
    null,
    `^(?:please )?(?:decrease|lower|reduce|drop|cut|knock|bring) (?<what>(?:(?!target|goal|income|salary|expenses|spending|limit).)+?)(?: down)? by (?<amount>M)\\b`,
    { needsAmount: true },
  ),
  rule(
    "set",
    null,
    `^(?:please |can you |could you |would you |will you |also |and |then |, )*(?:bump|lower|raise|increase|reduce|drop|move|bring|cut|knock)(?: up| down)? (?<what>(?:(?!target|goal|income|salary|expenses|spending|limit|rate|apr|interest|risk|\\bM\\b|\\bby\\b|\\bfrom\\b).)+?)(?: up| down)? to ${MONEY}$`,
    { needsAmount: true },
  ),
  // -- gone
  rule(
    "remove",
    "asset",
    `${I}(?:sold|flogged|offloaded|unloaded|liquidated|cashed out|cashed in) (?:off |all (?:of )?|out of )?(?<what>(?!M (?:worth )?of|some|part|half|a (?:few|bit|couple)).+?)(?: (?:for|at|to|on|via|through|because)\\b.*)?$`,
  ),
  rule(
    "remove",
    null,
    `${I}(?:closed|closed out|shut down|shut|got rid of|get rid of|scrapped|junked|totaled|totalled|wrecked|crashed|traded in|donated|surrendered|gave up|emptied and closed|wrote off|gave away) (?<what>.+?)(?: (?:because|since|to|for|in the)\\b.*)?$`,
  ),
  rule(
    "remove",
    "asset",
    "^(?<what>(?:my|our|the) (?:(?!\\bM\\b|\\balmost\\b|\\bnearly\\b).)+?) sold(?: (?:for|to|at|on|in|B|D|T|yesterday|today|last|this)\\b.*)?$",
  ),
  rule(
    "remove",
    "asset",
    "^(?:and |so )*(?<what>(?!(?:i|we|he|she|they|it|you|just|got|have|has|never|not)\\b)(?:(?!\\bM\\b|[,:]|almost|nearly)\\S+ ){1,4}?)(?:finally |is |just |got )?sold(?: (?:for M|at M|today|yesterday|B|D))?$",
  ),
  rule("remove", null, `${I}gave (?<what>(?!me\\b|you\\b|M\\b).+?) (?:to|away)\\b.*$`),
  rule(
    "remove",
    null,
    `^(?<what>.+?) (?:has (?:finally )?been|have been|was|were|is|got|are) (?:now )?(?:finally )?(?:sold|closed|shut|scrapped|totalled|totaled|stolen|gone|donated|traded in|written off|repossessed|closed down|sold off|forgiven|discharged|dismissed|waived|written off)\\b(?! (?:up|down|over|past|from)\\b).*$`,
  ),
  rule(
    "remove",
    null,
    `${I}(?:forgave|forgiven|waived|wrote off|dropped|cancelled|canceled) (?<what>(?!.*\\bM\\b)(?:my |the |our )?(?:\\w+ )*(?:bill|debt|loan|balance|loans))\\b.*$`,
  ),
  rule(
    "remove",
    null,
    `${I}(?:no longer (?:own|have|hold|got|owe)|(?:do not|did not) (?:own|have|hold)(?: got)?) (?<what>.+?)(?: any more| any longer)$`,
  ),
  rule(
    "remove",
    "asset",
    `${I}(?:cancelled|canceled|ended) (?<what>(?:my|our|the) (?:\\w+ )*(?:account|checking|savings|cd))$`,
  ),
  rule("remove", "asset", `${I}gave (?<what>(?:my|our|the) (?:(?!M\\b)\\S+ ){1,4}?)back(?: (?:to|B|D)\\b.*)?$`),
  rule("remove", null, `${I}cashed (?<what>it|them|that) (?:in|out)$`),
  rule("remove", null, `\\bno longer (?:own|have|hold|got|possess) ${WHAT}`),
  rule(
    "remove",
    null,
    `^(?:please |can you |could you |you can |go ahead and |also |and |so |then |now |, )*(?:delete|remove|erase|drop|scrap|scratch|ditch|wipe(?: out| clean)?|clear(?: out| away)?|nuke|trash|zap|purge|dump|strike|cancel|get rid of|forget(?! (?:it|that|this|about)\\b)|take off|take out|cross off) (?<what>(?!.*\\b(?:skills?|interests?|deadline|step|goals?|(?:by|to) M)\\b).+?)(?: (?:from|off|out of) (?:my |the |our )?(?:asset |assets |debt |debts |financials? )?(?:list|assets|debts|records|profile|financials|finances|accounts))?(?: as well| too)?$`,
  ),
  rule(
    "remove",
    null,
    "^(?:please |can you |could you |and |so |then |now |, )*(?:get|move|pull|yank) (?<what>(?!.*\\bM\\b).+?) (?:(?<=\\b(?:debt|loan|account|entry) )out of here|(?:out of|off of|off) (?:my (?:list|lists|debts|assets|profile|records)|the (?:list|lists|app|books)))\\b(?! at\\b)",
  ),
  rule(
    "remove",
    null,
    "^(?:please |can you |could you |and |so |then |now |, )*(?:get|move|pull) (?<what>(?:the |my |our |that )(?:(?!M )\\S+ ){0,3}(?:debt|loan|card|account|entry|asset)) (?:out of|off) (?:here|there)$",
  ),
  rule("remove", null, `\\btake (?<what>(?!.*\\bM\\b).+?) off(?: (?:my |the |of )*.*)?$`),
  rule("remove", null, `^(?:the |my )?(?<what>\\w+(?: \\w+)?) (?:got|was) (?:stolen|destroyed|repossessed)\\b`),
  // -- buying
  rule(
    "add",
    "asset",
    `${I}(?:bought|purchased|picked up|grabbed) ${MONEY} (?:worth )?(?:of|in) (?<what>${TRADED}(?: [a-z]+)?)$`,
    { needsAmount: true, orNew: true },
  ),
  rule(
    "set",
    "asset",
    `${I}(?:bought|purchased|got|picked up|acquired|inherited) (?<what>(?!.*\\b(?:loan|card|mortgage|debt)\\b)(?:a|an|some|my|our|myself|the|N|two|three)\\b(?:(?!\\bM\\b).)+?) (?:for|at|worth|valued at|that is worth|costing|which is worth) ${MONEY}(?: (?:cash|in cash|outright))?$`,
    { needsAmount: true, isNew: "indefinite" },
  ),
  rule(
    "set",
    "asset",
    `${I}(?:started|started up|begun|began) (?<what>(?:a|an|my|another|some|new|up)\\b(?:(?!\\bM\\b|\\bgoal\\b).)*?\\b(?:account|savings|checking|brokerage|ira|401k|hsa|cd|529|index fund|money market)\\b(?:(?!\\bM\\b|\\bgoal\\b).)*?) (?:with|holding|and put|and deposited) ${MONEY}(?: in it)?$`,
    { needsAmount: true, isNew: "indefinite" },
  ),
  rule(
    "set",
    "asset",
    `${I}(?:opened|opened up|set up) (?<what>(?:a|an|my|another|some|new|up)\\b(?:(?!\\bM\\b|\\bgoal\\b).)+?) (?:with|holding|and put|and deposited) ${MONEY}(?: in it)?$`,
    { needsAmount: true, isNew: "indefinite" },
  ),
  // -- rates
  rule(
    "rate",
    null,
    `\\b(?:rate|interest rate|interest|apr|apy)\\b (?:on|of|for) (?<what>(?:(?!\\bP\\b).)+?) (?:is|to|at|=|:|went|has|now|was|from|dropped|goes|should|jumped|rose|fell|reset|changed|just|are)\\b.*\\bP\\b(?!.*\\bM\\b)`,
  ),
  rule(
    "rate",
    null,
    `^(?:set|change|update|make|correct|fix|lower|raise|put) (?<what>(?:(?!\\bP\\b).)+?)(?: 's)? (?:interest |rate|interest rate|apr)(?: rate)? (?:to|at|as|=|from)\\b.*\\bP\\b`,
  ),
  rule(
    "rate",
    null,
    `^(?<what>(?:(?!\\bP\\b).)+?)(?: 's)? (?:interest rate|interest|rate|apr) (?:is|to|at|=|:|went|has|was|dropped|goes|should|jumped|rose|fell|reset|changed|actually|now|just)\\b.*\\bP\\b(?!.*\\bM\\b)`,
  ),
  rule(
    "rate",
    "debt",
    `^(?<what>(?:(?!\\bP\\b|\\bM\\b).)+?) (?:got|was|has been|is|is now) (?:refinanced|remortgaged|lowered|raised|reduced|cut|renegotiated|reset|fixed) (?:down |up )?(?:to|at)\\b.*\\bP\\b`,
  ),
  rule(
    "rate",
    "debt",
    `\\b(?:refinanced|refinance|negotiated|renegotiated) (?<what>(?:(?!\\bP\\b|\\bM\\b).)+?) (?:to|at|down to|for|into)\\b.*\\bP\\b`,
  ),
];
