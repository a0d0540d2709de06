/** Words by what they may ask for, each class a line: how the trained part knows a word that no training line has. */
const CLASS_LINES = `
how: how hwo wen
much: much many
what: what wot whit wetin wat waht
which: which whose who whos wan whihc
when: when wen whne
most: most biggest largest highest maximum max top worst greatest fattest heaviest dearest steepest priciest meanest nastiest richest longest best ugliest outweigh
least: least smallest lowest minimum min littlest tiniest cheapest poorest shortest smalest lightest fewest
second: second third runner next nth 2nd 3rd
dear: dear expensive pricey steep nasty mean ugly costly robbing gouging bludger damage bleeding chopping
rate: rate apr percent percentage pct rtae
interest: interest intrest charge charging cost costing
share: share slice portion proportion chunk fraction piece part percentage tied allocation exposure
compare: than vs versus against compare compared beat exceed surpass outweigh bigger larger greater higher smaller
more: more mair bigger larger greater higher less smaller
difference: difference gap spread delta between minus less subtract apart diff
ratio: ratio times times multiple twice half fold
enough: enough cover suffice sufficient clear afford kill wipe nuke settle pay
sum: sum total altogether combined together add plus tally lump tot all both overall entire aggregate count grand
average: average avg mean typical avergae median
count: number count many
list: list name show tell enumerate which spell read
rank: rank ranking sort order arrange descending ascending leaderboard
left: left remain remaining rest outstanding still short shortfall missing away far behind lacking needed kulang
done: done complete completed progress finished along way reached percent close halfway status
afford: afford buy manage swing splash splurge doable spare
until: until till til before long months month years year eta finish done gone free paid clear zero rid finished payoff horizon
if: if suppose supposing say imagine assume assuming what-if were had hypothetically pretend scenario
worth: worth value valued wealth rich richer broke
have: have got own hold possess
owe: owe owed owing due debt
earn: earn make income pay salary wage bring clear
spend: spend spending cost burn blow outgoing
save: save saving put aside stash bank keep set
per: per each every daily weekly monthly yearly hourly
past: was were used had back last ago before previous earlier since change changed moved grown shrunk history trend up down progress
explain: explain why how derive derived calculate calculated come work worked formula
due: due deadline date when scheduled
known: know recorded stored listed mention mentioned tell told record
chance: chance likelihood odds probability likely
cushion: runway survive last cushion cover months float
half: half third quarter tenth fifth split divide divided slice
milestone: milestone mark checkpoint rung
steps: step next todo substep task
`;

const CLASSES = new Map<string, string[]>();
for (const line of CLASS_LINES.trim().split("\n")) {
  const [name = "", words = ""] = line.split(": ");
  for (const word of new Set(words.split(" "))) CLASSES.set(word, [...(CLASSES.get(word) ?? []), name]);
}

export function classesOf(word: string): readonly string[] {
  return CLASSES.get(word) ?? [];
}
