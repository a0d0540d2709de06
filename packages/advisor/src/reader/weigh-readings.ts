import type { Told } from "../changes/carry-out.ts";
import type { Pending } from "../conversation/conversation.ts";
import type { Statement } from "../statements/statement.ts";
import { askWhich, oneQuestion } from "./ask-which.ts";
import {
  addsWhatIsThere,
  factOf,
  groupsOf,
  isMadeUpOf,
  isSameButNames,
  meets,
  saysMoreOf,
  saysMoreOfName,
  sharesAmount,
  sharesWords,
} from "./compared-facts.ts";
import {
  asksAboutNothing,
  type Fact,
  idleness,
  isDoubtful,
  isProfileInTalk,
  paysSomebody,
  removesUnnamed,
  withPlausibility,
} from "./doubts.ts";
import type { LearnedReading } from "./learned-reader.ts";

export interface Weighed {
  statements: Statement[];
  /** What is to be asked before anything more is written. */
  asks: Pending[];
  /** Whether the model takes the message for telling throughout and its facts were written: then nothing else is answered. */
  tellsOnly: boolean;
}

interface Thresholds {
  /** From here on what only the model reads is written. */
  alone: number;
  /** The same where a figure of something stored is all that changes. */
  ofStored: number;
  /** From here on the model outweighs rules that read the same thing otherwise. */
  against: number;
  /** From here on an amount that the model takes for nothing needs no question of the rules about it. */
  idle: number;
  /**
   * From here on an amount that the model takes for nothing makes what the rules write of it a question. In a message that
   * goes on from one before it is `idle` instead: the rules know what was said there, the model does not.
   */
  doubt: number;
  /** From here on a message is put as people put it whom the rules were made for: then they go first. */
  familiar: number;
  /** From here on what only the model reads in such a message is asked about. */
  over: number;
  /** From here on what only the model reads of something spoken of before is written: the rules see hardly any of it. */
  leaning: number;
}

export const THRESHOLDS: Thresholds = {
  alone: 0.8,
  ofStored: 0.7,
  against: 0.95,
  idle: 0.9,
  doubt: 0,
  familiar: 0.85,
  over: 0.95,
  leaning: 0.65,
};

/**
 * What two readers that differ make of a message, fact by fact: what both say is written; what only the model says is written
 * where it is sure; what only the rules say, and where both say something else of the same thing, is asked.
 */
export function weighReadings(
  rules: readonly Statement[],
  learned: LearnedReading,
  told: Told,
  {
    goesOn,
    isUnread,
    isAsking = false,
  }: {
    /** Whether something was written before. */
    goesOn: boolean;
    /** Whether the rules left a part unread. */
    isUnread: boolean;
    /** Whether the message asks on after an answer: what only the model reads in it is asked about. */
    isAsking?: boolean;
  },
  usual: Thresholds = THRESHOLDS,
): Weighed {
  const ofRules = groupsOf(rules)
    .filter(
      (statements) =>
        !removesUnnamed(statements, learned) && !(rules.length > 1 && paysSomebody(statements, told.documents)),
    )
    .map((statements) => factOf({ statements, probability: 1 }, told));
  const isFamiliar = learned.familiarity >= usual.familiar;
  const asks = ASKS_AS_A_WHOLE.test(told.message);
  const ofModel = learned.facts.map((each) => {
    const fact = factOf(each, told);
    const isInDoubt = fact.leans && (asks || !isClearlyMeant(fact, learned));
    if (isAsking && isOfStored(fact)) return unsure(fact);
    if (isInDoubt && fact.probability < Math.max(usual.alone, SURE_OF_SEVERAL)) return unsure(fact);
    return isFamiliar ? fact : { ...fact, probability: withPlausibility(fact, told.documents) };
  });
  // what the rules do not read in words that they know is rarely told at all
  const thresholds = isFamiliar ? { ...usual, alone: usual.over, ofStored: usual.over, against: usual.over } : usual;
  if (isFamiliar && !isUnread) return familiarReading(ofRules, ofModel, told, thresholds, learned);
  const { written, contested, left } = factsOfModel(ofModel, ofRules, thresholds, told.documents);
  // rules that read one thing of a message right read the rest of it right more often
  const isBorneOut = written.some((fact) => ofRules.includes(fact));
  const doubt = goesOn || isBorneOut ? thresholds.idle : thresholds.doubt;
  weighLeft(left, written, contested, { ofModel, ofRules, learned, doubt, idle: thresholds.idle });
  for (const fact of ofModel.filter((each) => each.probability >= leastOfOpen(each, ofRules, thresholds.alone)))
    if (!written.some((each) => each.isOpen || sharesAmount(each, fact))) written.push(fact);
  const standing = written.filter((fact) => !written.some((each) => each !== fact && takesOffWhatChanges(each, fact)));
  const statements = standing.flatMap((fact) => fact.statements);
  const wroteOwn = written.some((fact) => ofModel.includes(fact));
  return {
    statements,
    asks: oneQuestion(contested).flatMap((facts) => askWhich(facts, told)),
    tellsOnly: wroteOwn && learned.reading.asksNothing,
  };
}

/** What only the rules read: written, asked about, or left out where the surer reading has used its amount. */
function weighLeft(
  left: readonly Fact[],
  written: Fact[],
  contested: Fact[][],
  {
    ofModel,
    ofRules,
    learned,
    doubt,
    idle,
  }: {
    ofModel: readonly Fact[];
    ofRules: readonly Fact[];
    learned: LearnedReading;
    doubt: number;
    idle: number;
  },
): void {
  const ofModelAlone = written.filter((fact) => ofModel.includes(fact) && !ofRules.includes(fact));
  for (const fact of left) {
    // an amount is used once, and the surer reading has used it
    if (ofModelAlone.some((each) => sharesAmount(each, fact)) || asksAboutNothing(fact, learned)) continue;
    if (fact.isListed && written.length > 0) continue;
    if (fact.changes.length > 0 && isDoubtful(fact, learned, doubt)) contested.push([fact]);
    else if (fact.changes.length > 0) written.push(fact);
    else if (idleness(fact, learned) < idle && !ofModelAlone.some((each) => sharesWords(each, fact)))
      written.push(fact);
  }
}

/** What the model reads, beside what the rules read of the same things; `left` is what only the rules read. */
function factsOfModel(
  ofModel: readonly Fact[],
  ofRules: readonly Fact[],
  { alone, ofStored, against, leaning }: Thresholds,
  documents: Told["documents"],
): { written: Fact[]; contested: Fact[][]; left: Fact[] } {
  const written: Fact[] = [];
  const contested: Fact[][] = [];
  const least = (fact: Fact, others: readonly Fact[]): number => {
    const isOtherwise = (each: Fact) =>
      !saysMoreOfName(fact, each) && !saysMoreOf(fact, each) && !(isOfStored(fact) && addsWhatIsThere(each, documents));
    if (others.some(isOtherwise)) return against;
    if (fact.leans) return leaning;
    return isOfStored(fact) ? Math.min(alone, ofStored) : alone;
  };
  let left = [...ofRules];
  for (const fact of ofModel.filter(({ changes }) => changes.length > 0)) {
    const same = left.find((each) => each.print === fact.print || isSameButNames(each, fact));
    const others = same ? [same] : left.filter((each) => each.changes.length > 0 && meets(each, fact));
    left = left.filter((each) => !others.includes(each));
    if (same) written.push(same);
    else if (isMadeUpOf(fact, others)) written.push(fact);
    else if (fact.probability >= least(fact, others)) written.push(fact);
    else contested.push([fact, ...others]);
  }
  return { written, contested, left };
}

/** "He paid me 8,350 for the whole collection": of what is gone by the same message nothing else is told. */
function takesOffWhatChanges(one: Fact, other: Fact): boolean {
  const gone = one.changes.flatMap((change) =>
    change.kind === "delete-asset" || change.kind === "delete-debt" ? [change.id] : [],
  );
  return (
    other.changes.length > 0 &&
    other.changes.every((change) => "id" in change && change.kind.startsWith("edit-") && gone.includes(change.id))
  );
}

/** A message of one sentence that asks. */
const ASKS_AS_A_WHOLE = /^[^.!?;\n]*\?\W*$/;
/** The marks of what was told before. */
const TOLD = /^<told:/;

/** "I only have 450 left in it", after money went from one to another; and a month that is only spoken of is no date. */
function isClearlyMeant({ changes }: Fact, { tokens, start }: LearnedReading): boolean {
  const isOfSeveral = tokens.slice(0, start).filter(({ text }) => TOLD.test(text)).length > 1;
  const isSet = changes.some((change) => change.kind === "edit-asset" || change.kind === "edit-debt");
  const isDate = changes.some((change) => change.kind === "edit-goal" && "targetDate" in change.fields);
  return !(isOfSeveral && isSet) && !isDate;
}

/** A fact that is asked about, however it only points at what it is about. */
function unsure(fact: Fact): Fact {
  return { ...fact, leans: false, probability: Math.min(fact.probability, ASKED_ABOUT) };
}

/** From here on what only points at one of several, or stands in a question, is written. */
const SURE_OF_SEVERAL = 0.97;

/** A probability at which nothing is written that only the model reads. */
const ASKED_ABOUT = 0.5;

/** Whether a fact only gives stored entries and goals another figure. */
function isOfStored({ changes }: Fact): boolean {
  return changes.every(({ kind }) => kind.startsWith("edit-"));
}

/** A message in wordings that the rules know: they write, and what only the model is sure of is asked. */
function familiarReading(
  read: readonly Fact[],
  ofModel: readonly Fact[],
  told: Told,
  { over, leaning }: Thresholds,
  learned: LearnedReading,
): Weighed {
  // "target is 2,600", of the goal just spoken of, adds no goal without a name
  const isThere = (rule: Fact) => (fact: Fact) =>
    fact.leans && fact.probability >= leaning && isOfStored(fact) && sharesAmount(fact, rule);
  const ofRules = read.filter((rule) => !addsWhatIsThere(rule, told.documents) || !ofModel.some(isThere(rule)));
  // "the Visa and the Amex are both paid off": the rules read one of them
  const isBeside = (fact: Fact) =>
    ofModel.some(
      (each) =>
        each !== fact && isAlike(each, fact) && ofRules.some(({ print }) => print !== "" && print === each.print),
    );
  const further = ofModel.filter(
    (fact) =>
      fact.changes.length > 0 &&
      fact.probability >= (fact.leans ? leaning : isBeside(fact) ? BESIDE : over) &&
      !ofRules.some((each) => each.print === fact.print || meets(each, fact) || sharesAmount(each, fact)),
  );
  const asks = oneQuestion(further.map((fact) => [fact])).flatMap((facts) => askWhich(facts, told));
  const both = ofModel.filter((fact) => isBothSides(fact, over) && ofRules.some((each) => isOneSideOf(each, fact)));
  const isWritten = ofRules.some(({ changes }) => changes.length > 0) || further.length > 0;
  const kept = ofRules.filter(
    (fact) =>
      !isProfileInTalk(fact, learned) && !(isWritten && fact.isListed) && !both.some((each) => isOneSideOf(fact, each)),
  );
  return { statements: [...kept, ...both].flatMap(({ statements }) => statements), asks, tellsOnly: false };
}

/** From here on what only the model reads is gone into, where nothing of it can be written before a question. */
const OPEN = 0.8;

/** From where on a question of the model's is asked: "put a hundred on the Capital One", of which there are two; of what is written, never. */
function leastOfOpen({ changes, isOpen, asksWhich }: Fact, ofRules: readonly Fact[], usual: number): number {
  if (changes.length > 0 || !isOpen) return Number.POSITIVE_INFINITY;
  return asksWhich && ofRules.length === 0 ? Math.min(usual, OPEN) : usual;
}

/** From here on what only the model reads is asked about, where the rules read the same of something beside it. */
const BESIDE = 0.75;

/** Whether two facts do the same to two things. */
function isAlike(one: Fact, other: Fact): boolean {
  const action = ({ statements: [statement] }: Fact) =>
    statement?.kind === "entry" ? statement.action : statement?.kind;
  return action(one) !== undefined && action(one) === action(other);
}

/** "Put 500 from Ally on the Visa": money that goes from one to another, of which the rules saw one side. */
function isBothSides({ statements, changes, probability }: Fact, over: number): boolean {
  return statements.length === 2 && changes.length === 2 && probability >= over;
}

function isOneSideOf(rule: Fact, fact: Fact): boolean {
  return rule.statements.length === 1 && rule.changes.length === 1 && sharesAmount(rule, fact) && meets(rule, fact);
}
