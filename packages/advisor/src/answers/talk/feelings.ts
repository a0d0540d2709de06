import type { TalkKind } from "./talk-kind.ts";

/** Feelings that people tell beside their money: met first, and never taken for a fact. */
export const FEELINGS: readonly TalkKind[] = [
  {
    id: "grief",
    about:
      "passed|passed_away|died|lost|buried husband|wife|mum|mom|dad|mother|father|brother|sister|son|daughter|he|she|partner|friend|nan|gran|grandma|grandpa|dog|cat / miss|missing him|her|wife|husband|mum|mom|dad|mother|father|partner|them / widow|widower|widowed|funeral|grieving|grief|bereaved",
    beside:
      "away last year month week march so much terribly dearly having talk things over with used handle this every day evenings still our know do all",
    says: [
      "I'm so sorry. That is a loss no figure touches. We can go as slowly as you like, or leave the money for another day.",
      "I'm sorry that you carry this on top of everything else. There is no hurry with any of it.",
      "That must be hard. I'm here whenever you want to look at the next thing.",
    ],
  },
  {
    id: "illness",
    about:
      "hospital|surgery|cancer|chemo|stroke|icu|diagnosis|diagnosed|poorly wife|husband|sister|brother|mum|mom|dad|mother|father|son|daughter|kid|baby|partner|she|he|im|friend|gran|nan -bill|debt|loan|pay|paid|owe|fund|saving",
    beside: "again back since monday bad news week not well still wife's sister's today worried got",
    says: [
      "I'm sorry to hear that, and I hope for a good turn. The figures can wait.",
      "That is a lot to carry. I hope it gets better soon; I'm here when you need a number.",
      "I'm sorry. Look after yourselves first.",
    ],
  },
  {
    id: "worried",
    about:
      "lying|lie|lay|laying awake / cant|cannot|barely|not sleep / losing|lose|lost sleep / keeps|keeping me|us awake|up_at_night / worried|worrying|worry|anxious|nervous|scared|frightened|afraid|panicking|stressing|stressed|dreading about|over|of|that|bit|so|really|sick|always|constantly / panic|panicky|on_edge|stress|overwhelmed|overwhelming",
    beside:
      "keep card cards loan debt debts money bills it all night rent mortgage this future sick honest every time think feel feeling just little whole thing gets me",
    says: [
      "That sounds heavy, and looking at it is already a step. Shall we take it one figure at a time?",
      "I understand the worry. What is known is easier to bear than what is not: ask me for one figure, and we go on from there.",
      "It weighs on you, I can tell. Nothing has to be settled tonight.",
    ],
    next: ["How do I cope with money stress?", "What should I do next?"],
  },
  {
    id: "ashamed",
    about:
      "feel|feeling|felt|am|im|so dumb|stupid|thick|clueless|embarrassed|ashamed|rubbish|behind|foolish|silly|useless|daft -app|advisor|bot|youre",
    beside:
      "money tbh with about so honestly bit really all this at it everyone just like total complete finances numbers",
    says: [
      "You are not: hardly anybody was taught this, and you are looking at it, which most people put off.",
      "Nothing to be ashamed of. You ask good questions, and that is how it gets better.",
      "That says more about how money is taught than about you. One thing at a time.",
    ],
    next: ["What should I do next?", "How do I cope with money stress?"],
  },
  {
    id: "weary",
    about:
      "tired|exhausted|drained|shattered|knackered|burned_out|burnt_out lately|so|always|of|this|am|im|just|all / going|getting nowhere / treading water / feel|feels|feeling stuck|trapped / running on_empty / rough|hard|tough|long|awful|terrible day|week|month|year|night|shift -how",
    beside: "feels like im going nowhere lately just had bad another really time again work been it",
    says: [
      "I'm sorry, that sounds tiring. Rest counts too; the figures can wait until tomorrow.",
      "That is a lot. If you like, we look at one small thing; if not, that is fine as well.",
      "I hear you. Slow is still moving, and nothing has to be solved today.",
    ],
    next: ["What should I do next?", "When is my next milestone?"],
  },
  {
    id: "discouraged",
    about:
      "thats|that_is a_lot|alot|so_much|too_much|loads|steep|a_fortune|insane|crazy / that|thats|it|this never|not|isnt|aint|wont|no happen|happening|happenin|work|working|doable|possible -why|app|button / never going|gonna happen|make|get|manage|afford / no|not|fat|zero chance|hope|way / cant|cannot|cannae|never afford|manage|do that|it|this / give|giving up|in / whats|what|no the?|point / out_of|beyond reach|me / dream|dreaming on / i_wish|if_only|as_if -could|had",
    beside: "lol gosh damn wow well then ever out me too much is it going gonna i happen just honestly ok oh",
    says: [
      "It is a lot at once. A later date or a smaller amount makes it lighter: name either, and I'll work it out.",
      "Not as it stands, perhaps. Tell me what you could put aside each month, and I'll say how far it goes.",
      "It may take longer than hoped; that is no failure. Which part shall we make smaller?",
    ],
    next: ["What is left over each month?", "What should I do next?"],
  },
  {
    id: "surprised",
    about:
      "more|better|higher than i thought|expected|feared|hoped / didnt|did_not expect|think that|so / pleasant|nice surprise / oh_my|my_goodness|goodness_me|well_i_never|blimey|wow|crikey",
    beside: "oh my that is thats more than it goodness really lovely gracious me",
    says: ["A good surprise, then.", "That is good to hear.", "Nice when the figures are on your side."],
  },
];
