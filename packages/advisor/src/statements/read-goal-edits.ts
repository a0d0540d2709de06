import type { GoalStatus, GoalType } from "@seven-figures/domain";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { matchGoals, stem } from "../matching/match-goals.ts";
import { isOfEntry } from "./is-of-entry.ts";
import { NO_MENTION, wordsOf } from "./read-mention.ts";
import type { ClauseReader, Reading } from "./reading.ts";
import type { GoalEdit, Mention, Statement } from "./statement.ts";

const TYPE =
  /\b(?:a |an |type (?:to )?|as |to |into )*(financial|skill|learning|behaviou?r|lifestyle|networking|project)\b/;
const REMOVE =
  /^(?:please |can you |could you |you can |go ahead and |also |and |so |then |now |, |let us )*(?:delete|remove|erase|drop|scrap|scratch|ditch|wipe|clear|strike|cancel|get rid of|forget(?: about)?|take off|abandon|give up on|lose|bin|kill)\b|\b(?:given up on|changed my mind about|gave up on|no longer (?:want|care about|interested in)|not (?:want|doing|pursuing|interested in))\b/;
const NO_DATE =
  /\b(?:no (?:deadline|date|due date|target date|end date|time limit)|without (?:a )?(?:deadline|date|due date)|(?:drop|remove|clear|delete|lose|scrap|take(?: off| away)?|get rid of|erase|cancel) (?:the |its |that |any )?(?:deadline|due date|target date|date|end date)|open[- ]ended)\b/;
const DONE =
  /\b(?:finished|finish|completed|complete|done with|reached|reach|achieved|hit|accomplished|nailed|met|is done|are done|all done|crossed|wrapped up|smashed|mission accomplished|fully funded|wrapped)\b/;
const STARTED =
  /\b(?:started|begun|began|start(?:ing)?|kicked off|got going|working on|in progress|under way|underway|getting going|made a start)\b/;
const NOT_STARTED = /\b(?:not started|back to not started|have not started|reset)\b/;
const SAVED =
  /\b(?:saved|put (?:away|aside|by|in|into|M)|set aside|stashed|added|add|contributed|deposited|went (?:in|to)|into|have M|got M|squirrel+ed|banked|M (?:saved|so far|in)|is at M|stands at M|am at M|up to M|topped up|towards?|now at M|currently at M|has M|progress)\b/;
const MORE =
  /\b(?:another|more|extra|additional|added|add|contributed|deposited|went into|went to|into|topped up|put M (?:in|towards?|more))\b/;
const TOOK = /\b(?:took|take|withdrew|withdraw|pulled|out of|removed|spent|dipped)\b/;

/** "My goal is to ...": names one, and speaks of none that is stored. */
const NEW_GOAL =
  /^(?:and |also |so |but )*(?:my|our|a|another|one|the) (?:\w+ ){0,2}goal (?:is to|is|of|to|for|:|would be)\b(?! (?:done|finished|completed?|reached|at|now|M|P|a \w+ goal))/;

/** Wanting something is a new goal, unless it is to change one. */
const WANTED =
  /^(?:and |so |but |also |, )*(?:i|we) (?:\w+ )?(?:want|would like|would love|wish|need|hope|plan|aim|am (?:trying|hoping|planning|looking))\b(?!.*\b(?:raise|lower|change|push|move|extend|rename|delete|remove|mark|postpone)\b)/;

/** What people say of a goal that they have: progress, done, another date, amount, name or type, or off with it. */
export const readGoalEdits: ClauseReader = ({ phrase, modality }, reading) => {
  const { text, tokens } = phrase;
  if (/\b(?:sub)?(?:steps?|submilestones?|milestones?|sub-goals?)\b/.test(text) && /\b(?:add|step|steps)\b/.test(text))
    return null;
  const mention = goalMention(tokens, reading);
  const saysGoal = /\bgoals?\b/.test(text);
  if (!mention && !saysGoal) return readMarked(text, reading) ?? readAfterthought(text, tokens, reading);
  if (modality === "goal" && WANTED.test(text)) return null;
  if (
    /^(?:please |also |and |now )*(?:new goal|(?:add|create|set up|set|make|start) (?:a|an|another|a new|me a|my) (?:\w+ )?goal)\b/.test(
      text,
    )
  )
    return null;
  if (!mention && NEW_GOAL.test(text)) return null;
  if (!saysGoal && isOfEntry(text, tokens, reading)) return null;
  const target = mention ?? lastGoal(text, reading);
  if (REMOVE.test(text) && !NO_DATE.test(text) && !slotsOf(tokens, "money").length)
    return removal(text, target, saysGoal, reading);
  if (!target) return null;
  const edit = editOf(phrase.text, tokens, target, saysGoal);
  if (!edit && mention && !mention.many) reading.goalInMind = mention;
  return edit ? [{ kind: "goal-edit", mention: target, edit }] : null;
};

/** "Mark it done": of the goal just spoken of. */
const MARKED =
  /^(?:please |so |and |you can )*(?:mark|set|count|tick|call) (?:it|that|this) (?:down |off )?(?:as )?(?:done|complete|completed|finished|achieved)\b/;

function readMarked(text: string, { goalInMind }: Reading): Statement[] | null {
  return goalInMind && MARKED.test(text)
    ? [{ kind: "goal-edit", mention: goalInMind, edit: { status: "Completed" } }]
    : null;
}

/** "Move it to summer ... make it June": the date that was just said, changed. */
function readAfterthought(text: string, tokens: readonly Token[], reading: Reading): Statement[] | null {
  const last = reading.statements.at(-1);
  const [date] = slotsOf(tokens, "date");
  if (
    !date ||
    last?.kind !== "goal-edit" ||
    !last.edit.targetDate ||
    !/^(?:no |or |actually |rather )*make (?:it|that) D$/.test(text)
  )
    return null;
  last.edit.targetDate = date.date;
  return [];
}

function removal(text: string, mention: Mention | null, saysGoal: boolean, reading: Reading): Statement[] | null {
  if (/\bchanged my mind about\b/.test(text) && !/\b(?:delete|remove|drop)\b/.test(text)) {
    if (mention) reading.goalInMind = mention;
    return mention ? [] : null;
  }
  if (!saysGoal && !mention) return null;
  if (mention && !mention.pronoun) return [{ kind: "goal-remove", mention }];
  if (reading.goalInMind) return [{ kind: "goal-remove", mention: reading.goalInMind }];
  if (/\b(?:all|every|both|everything|my goals|the goals|goal list)\b/.test(text))
    return [
      { kind: "goal-remove", mention: { ...NO_MENTION, many: /\bboth\b/.test(text) ? "both" : "all", words: [] } },
    ];
  return mention ? [{ kind: "goal-remove", mention }] : null;
}

/** The goal that a clause names, where one is stored by such words; "goal" nearby lets weaker words count. */
function goalMention(tokens: readonly Token[], reading: Reading): Mention | null {
  const quoted = tokens.find((token) => token.slot?.kind === "quote");
  const goals = reading.documents.goals.intermediateGoals;
  if (quoted) {
    const hit = goals.find((goal) => goal.title.toLowerCase() === quoted.raw.toLowerCase());
    return hit ? { ...NO_MENTION, words: wordsOf(quoted.raw), name: quoted.raw, exact: true } : null;
  }
  const text = phraseOf([...tokens]).text;
  const titles = new Set(goals.flatMap((goal) => wordsOf(goal.title)).map(stem));
  const words = tokens
    .filter((token) => token.slot === null || token.slot.kind === "period" || token.slot.kind === "count")
    .flatMap((token) => (token.slot ? wordsOf(token.raw) : [token.text]))
    .filter((word) => titles.has(stem(word)) || isLike(word, titles));
  const strong = words.filter((word) => !COMMON.has(word));
  const many = /\bboth\b/.test(text)
    ? "both"
    : /\b(?:all|every|everything)\b/.test(text) && /\bgoals\b/.test(text)
      ? "all"
      : null;
  if (
    strong.length === 0 &&
    !(
      words.length > 0 &&
      /\b(?:goal|fund)\b/.test(text) &&
      matchGoals({ ...NO_MENTION, words }, reading.documents).length > 0 &&
      words.some((word) => word !== "goal" && word !== "save" && word !== "my")
    )
  )
    return null;
  return {
    ...NO_MENTION,
    words: strong.length > 0 ? [...strong, ...words.filter((word) => COMMON.has(word))] : words,
    name: words.join(" "),
    many,
  };
}

const COMMON = new Set(
  "the a an my of for to in on and up it new goal goals this that with i we at by is not no one all every from off out first get more save saving make set put into have now be do down set-up card loan account debt pay buy fund start started stop money two three week times month day year start".split(
    " ",
  ),
);
const LIKE: string[][] = [
  ["trip", "vacation", "holiday", "travel"],
  ["house", "home"],
  ["car", "vehicle"],
  ["website", "site"],
  ["laptop", "computer"],
  ["wedding", "marriage"],
  ["book", "cookbook", "novel"],
  ["bed", "sleep"],
];

function isLike(word: string, titles: ReadonlySet<string>): boolean {
  if (
    word.length >= 4 &&
    [...titles].some(
      (title) =>
        title.length >= 4 && !COMMON.has(title) && title !== word && (title.endsWith(word) || word.endsWith(title)),
    )
  )
    return true;
  return LIKE.some((group) => group.includes(word) && group.some((other) => titles.has(stem(other))));
}

/** "that goal", "the goal", "it": the only one there is, or the one just spoken of. */
function lastGoal(text: string, reading: Reading): Mention | null {
  if (/\bgoals\b|\b(?:a|another|new) (?:\w+ )?goal\b/.test(text)) return null;
  if (reading.goalInMind) return reading.goalInMind;
  const [only, ...others] = reading.documents.goals.intermediateGoals;
  const spoken = reading.statements.findLast((statement) => statement.kind === "goal-edit");
  if (spoken?.kind === "goal-edit") return spoken.mention;
  if (only && others.length === 0) return { ...NO_MENTION, words: wordsOf(only.title), name: only.title };
  return /\b(?:that|the|this|my) goal\b/.test(text) ? { ...NO_MENTION, pronoun: true } : null;
}

function editOf(text: string, tokens: readonly Token[], mention: Mention, saysGoal: boolean): GoalEdit | null {
  if (NO_DATE.test(text)) return { targetDate: null };
  const type = typeEdit(text);
  if (type) return type;
  const amount = amountEdit(text, tokens, mention, saysGoal);
  const [date] = slotsOf(tokens, "date");
  if (amount) return date && !("current" in amount) ? { ...amount, targetDate: date.date } : amount;
  if (
    date &&
    /\b(?:push|move|extend|change|set|make|shift|postpone|delay|deadline|date|due|bring|goal|by|until|to|pull|should)\b|D/.test(
      text,
    ) &&
    !DONE.test(text) &&
    !STARTED.test(text)
  )
    return { targetDate: date.date };
  const shift = shiftOf(text, tokens);
  if (shift) return { shiftMonths: shift };
  return progressEdit(text, tokens, saysGoal);
}

const SHIFT =
  /\b(?:push|extend|delay|postpone|move|bring|pull|give|shift)\b.*?\b(?:by|me|back|out|forward|another|an extra)?\b.*?(N|\d+|one|two|three|four|five|six|a|an|another) (?:more |extra )?(months?|years?)\b/;
const NUMBERS: Record<string, number> = { a: 1, an: 1, another: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

function shiftOf(text: string, tokens: readonly Token[]): number | null {
  const match = SHIFT.exec(text);
  if (!match) return null;
  const counted = match[1] === "N" ? slotsOf(tokens, "count").at(-1)?.value : undefined;
  const count = counted ?? NUMBERS[match[1] ?? ""] ?? Number(match[1]);
  const months = (match[2] ?? "").startsWith("y") ? count * 12 : count;
  return /\b(?:forward|earlier|sooner)\b/.test(text) ? -months : months;
}

function typeEdit(text: string): GoalEdit | null {
  if (!/\b(?:type|should be|change|make|is (?:really |actually )?a|switch|belongs|count|mark|set)\b/.test(text))
    return null;
  const to =
    /\b(?:should be|to|into|as|is|make it|it)\b(?: (?:a|an|the|type|really|actually))* (financial|skill|learning|behaviou?r|lifestyle|networking|project)\b/.exec(
      text,
    ) ?? (/\btype\b/.test(text) ? TYPE.exec(text) : null);
  if (!to?.[1] || /\b(?:new|add|create)\b/.test(text)) return null;
  const word = to[1] === "learning" ? "skill" : to[1].replace("behaviour", "behavior");
  return { type: word as GoalType };
}

function amountEdit(text: string, tokens: readonly Token[], mention: Mention, saysGoal: boolean): GoalEdit | null {
  const amounts = slotsOf(tokens, "money");
  const last = amounts.at(-1);
  if (!last) return null;
  const saysTarget =
    /\b(?:target|goal amount|goal to M|needs? (?:to be )?M|should be M|costs? M|goal is(?: now)? M|now M|worth M)\b/.test(
      text,
    ) ||
    (/\b(?:raise|raised|lower|lowered|increase|increased|reduce|bump|change|set|make|up|cut|drop)\b/.test(text) &&
      /\b(?:to|by) M\b/.test(text) &&
      !SAVED_PROGRESS.test(text));
  if (saysTarget) {
    const by = /\bby M\b/.test(text);
    const down = /\b(?:lower|reduce|cut|drop|down|less)\b/.test(text);
    return { target: by ? { by: down ? -last.value : last.value } : { to: last.value } };
  }
  if (TOOK.test(text) && /\b(?:out|from|withdrew|withdraw|took)\b/.test(text)) return { current: { by: -last.value } };
  if (!SAVED.test(text) && !saysGoal) return null;
  const isNew = MORE.test(text) && !/\b(?:so far|already|total|altogether|in all)\b/.test(text);
  if (!SAVED.test(text)) return null;
  if (
    /\bsaved (?:up )?M\b|\bput (?:away|aside|by) M\b|\bset aside M\b/.test(text) &&
    !isNew &&
    !/\b(?:so far|already|now|total|have saved)\b/.test(text) &&
    mention.words.length > 0 &&
    !/\bhave\b/.test(text)
  )
    return { current: { to: last.value } };
  return { current: isNew ? { by: last.value } : { to: last.value } };
}

const SAVED_PROGRESS = /\b(?:saved|so far|current amount|progress|put away)\b/;
const SHARES: [RegExp, number][] = [
  [/\bthree[- ]quarters?\b|\b3\/4\b/, 75],
  [/\bhalf(?:way)?\b|\bhalf-way\b|\bhalf way\b/, 50],
  [/\btwo[- ]thirds?\b/, 67],
  [/\b(?:a|one) third\b|\ba third\b/, 33],
  [/\b(?:a|one) quarter\b|\bquarter of the way\b/, 25],
  [/\b(?:all the way|fully)\b/, 100],
];

/** A percentage that tells how far something is. */
const OF_THE_WAY =
  /\b(?:done|complete|completed|finished|through|of the way|there|progress|along|funded|ready|built|saved|(?:is|at|to|hit|reached) P|P (?:of|in|into))\b/;

function progressEdit(text: string, tokens: readonly Token[], saysGoal: boolean): GoalEdit | null {
  const percent = slotsOf(tokens, "percent").at(-1);
  if (percent && (saysGoal || OF_THE_WAY.test(text))) return { progress: percent.value };
  const share = SHARES.find(
    ([pattern]) =>
      pattern.test(text) &&
      /\b(?:done|through|finished|complete|completed|there|way|of)\b/.test(text) &&
      !/\bhalf (?:marathon|iron)/.test(text),
  );
  if (share) return { progress: share[1] };
  const status = statusOf(text, saysGoal);
  return status ? { status } : null;
}

function statusOf(text: string, saysGoal: boolean): GoalStatus | null {
  if (NOT_STARTED.test(text)) return "Not Started";
  if (/\bin progress\b/.test(text)) return "In Progress";
  if (/\b(?:not|never) (?:finished|completed|done|reached|achieved)\b/.test(text)) return null;
  const learned =
    /^(?:(?:i|we) (?:have )?)?(?:learned|learnt|built|wrote|written|published|launched|met|passed|quit|got|earned|obtained)\b/.test(
      text,
    );
  if (
    DONE.test(text) ||
    (saysGoal && /\b(?:done|is finished|complete)\b/.test(text)) ||
    learned ||
    /\bis (?:done|finished|complete|completed)\b|\bdone$/.test(text)
  )
    return "Completed";
  return STARTED.test(text) ? "In Progress" : null;
}
