/**
 * Words by what they may mean for a person in danger or trouble, each class a line. The trained part sees the classes
 * of a message, alone and in pairs, beside its words: that is how it knows a word that no training line has.
 */
const CLASS_LINES = `
self: i me my mine myself we us our ours ourselves
you: you your yours
die: die died dies dying dead death kill killed killing suicide suicidal corpse grave funeral buried coffin perish cease deceased
end: end ended ending finish finished over quit stop done last final
live: live living alive life exist existing existence breathe breathing breath wake born earth world planet being
gone: gone disappear vanish leave leaving absent around here goodbye goodbyes farewell away
means: bridge roof cliff train rope noose gun bullet rifle shotgun pistol trigger pills tablets overdose razor blade wrist wrists cutting knife ledge tracks river hang hanging jump jumping drown poison exhaust oven barrel balcony platform tower
pointless: pointless point hopeless hope worthless useless burden meaning reason future purpose numb empty trapped nothing bother
tired: tired exhausted sick weary fed done drained broken drowning
insure: insurance payout policy pays beneficiary will estate inheritance worth funeral
handover: letter letters note notes wrote written goodbye passwords keys papers affairs arranged tidied labelled settled sorted
partner: husband wife partner boyfriend girlfriend ex spouse he she him her man he guy lad stepdad stepfather inlaws marido esposo novio mari copain conjoint mann freund namorado
family: mother father brother sister son daughter uncle aunt cousin grandmother grandfather parents family nephew niece kid kids children child baby grandchildren stepfather
hit: hit hits hitting hurt hurts hurting beat beats beating punch punched slap slapped smack smacked choke choked choking kick kicked shove shoved push pushed grab grabbed throat bruise bruises bruised black belt batter batters clatter clatters thump thumped strangle strangled throttle throttled belted leather leathered headbutt burn burned burnt spit threw throws
threat: threat threaten threatens threatened threatening shout shouts scream screams screaming rage rages flip flips violent violence angry temper mental knife gun kill weapon goons shark enforcers collectors legs police
fear: scared afraid frightened terrified fear fears hiding hide hid hidden escape flee run safe unsafe shaking trembling panic nervous eggshells
control: let lets allow allows allowed permit permitted permission controls control controlling takes took keeps kept holds locked locks checks check monitors tracks tracking reads watches allowance receipts receipt ask beg hand hands passport forbids demands makes forced made secret secretly deletes
ownpay: wages wage pay salary paycheck paycheque tips earnings deposit income benefit pension money cash card cards account accounts phone
food: food eat eats eating ate eaten eat meal meals hungry hunger starving starve starved fridge cupboard cupboards pantry groceries dinner tea lunch breakfast supper bread rice noodles ramen crackers toast beans cereal formula milk soup pasta garri feed fed nappies diapers chop comida hambre faim manger hunger essen fome
skip: skip skips skipped skipping skipped stretch stretching stretched ration rationing rationed half halves halving splitting sharing share missed without water watered none empty bare
home: rent landlord landlady evict evicted eviction notice lease tenant tenancy flat apartment house home trailer room locks locked bailiff bailiffs sheriff court possession foreclosure foreclosed foreclose repossess repossessed mortgage bank homeless street streets shelter couch sofa car tent hostel curb belongings bags section squat alquiler desahucio loyer expulse miete vermieter aluguel despejo
out: out kicked thrown threw leave vacate quit by days
sleep: sleep sleeping slept sleeps bed
energy: power lights light heat heating gas electricity water meter prepay boiler current supply utility utilities furnace oil luz gaz strom agua
cut: cut cuts cutting shut shutoff off disconnect disconnected disconnection disconnecting final switched stopped ran
cold: cold freezing frozen degrees winter coats blankets candle candles dark dinner
medicine: medicine medicines insulin inhaler inhalers pill pills tablets tablet dose doses prescription prescriptions pharmacy pharmacist chemist drug drugs epipen chemo dialysis antibiotics metformin seizure heart blood pressure asthma oxygen shots shot needles refill script scripts warfarin antidepressants sertraline lithium injection injections copay eliquis lantus xarelto humira amoxicillin ventolin symbicort lisinopril novorapid humalog levothyroxine
sick: hospital ambulance er doctor dentist tooth teeth chest pain pains fever surgery clinic bleeding infection infected lump tumor cancer diabetes diabetic symptoms fits operation
gamble: gamble gambles gambled gambling gambler bet bets betting casino casinos slots slot roulette blackjack poker parlay parlays bookie bookies bookmakers draftkings fanduel bet365 pokies lottery scratchers scratchcards scratchies odds spin spins wager wagers punt dogs horses accumulator acca craps baccarat sportsbook rummy lootbox loot tote stake jackpot keno bingo apuestas casino paris harrahs bet9ja sportybet betika sportpesa aviator nags punting wetten spielen apostas
compulsive: again stop cannot addicted addiction relapsed relapse chasing chase hooked problem urge lost lose losing secret knows lied lie lying hide win back
stranger: stranger online facebook whatsapp telegram instagram tinder tiktok caller man woman lady guy fella someone somebody person they agent officer colonel general prince soldier investor broker recruiter seller buyer prophet carer roofer plumber courier
elder: mother father grandmother grandfather aunt uncle widow widower pensioner elderly aged old neighbour neighbor inlaw
authority: irs hmrc microsoft medicare medicaid police customs bank amazon virgin social security tax office government windows apple paypal fedex dhl usps netflix grandson jail bail warrant arrest arrested visa immigration lottery sweepstakes
trick: scam scams scammed scammer scammers fraud fraudster fake phishing dodgy legit legitimate suspicious con conned tricked trick spoof spoofed hoax catfish
pressure: urgent now immediately today hurry rush rushing secret withdraw fee fees deposit guaranteed double triple profit invest crypto bitcoin gift cards voucher vouchers itunes steam target wire transfer courier western union remittance moneygram upfront
give: gave give given giving typed entered read told clicked click sent send shared tapped scanned submitted filled handed put
secretdata: password passwords pin otp code codes cvv ssn social number numbers details login credentials sort card account expiry
lost: lost lose stolen stole nicked pinched robbed pickpocketed snatched mugged missing lifted swiped jacked gone left taken dropped
wallet: wallet wallets purse handbag bag card cards billfold licence license id backpack phone
unknown: recognise recognize recognized recognised unknown unfamiliar never mine unauthorised unauthorized who what authorise authorize
charge: charge charges charged payment payments transaction transactions debit debited taken withdrawal subscription entries entry statement merchant pending billed
identity: identity name loan loans credit report opened opening impersonating impersonated pan aadhaar ssn filed return collector collectors agency bureau equifax experian debt
account: locked login log signin hacked hack hacker hackers breached breach compromised sim carrier service signal takeover changed reset coinbase email
job: job fired sacked redundant redundancy layoff layoffs laid dismissed terminated termination severance pink p45 hr let shifts rota roster contract downsizing closing plant workplace furloughed zero hours badge desk laptop
bodycar: car truck van engine transmission gearbox mot tow towed mechanic garage brakes clutch starter alternator scooty bike keke civic totalled totaled wrecked crash crashed dead died breakdown broke
damage: burst flood flooded flooding leak leaking ceiling roof pipe pipes fire burned burnt smoke tree storm hurricane tornado mold mould sewage boiler basement
help: help please pls somebody anyone
need: need needs cannot afford broke skint none left till until payday
third: friend friends character novel film movie book story song game show series essay news article podcast history documentary play read watched reading watching
joke: lol haha lmao rofl jk kidding joke joking funny hilarious
command: set add update change record log note put make remove delete rename move mark goal goals track save budget plan
product: balance savings checking brokerage income expenses net worth interest rate apr visa mastercard roth isa 401k etf fund shares
past: used ago years once childhood back formerly history recovered sober free since
`;

/** Cut from the ends of words on both sides, so that one entry stands for its forms. */
const ENDING = /(?:ing|ings|ed|es|s|in)$/;

/** The word without a usual ending; short words stay. */
export function stem(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, 3) : word;
  const cut = word.replace(ENDING, "");
  if (cut.length < 3) return word;
  return cut.replace(/([bdfgklmnprtz])\1$/, "$1").replace(/e$/, "");
}

const CLASSES_OF = new Map<string, string[]>();
for (const line of CLASS_LINES.trim().split("\n")) {
  const [name = "", words = ""] = line.split(": ");
  for (const word of words.split(" ")) {
    for (const form of new Set([word, stem(word)])) {
      const known = CLASSES_OF.get(form) ?? [];
      if (!known.includes(name)) CLASSES_OF.set(form, [...known, name]);
    }
  }
}

const NONE: readonly string[] = [];

export function classesOf(word: string): readonly string[] {
  return CLASSES_OF.get(word) ?? CLASSES_OF.get(stem(word)) ?? NONE;
}

/** The words of all classes, to mend slips to. */
export const CLASS_WORDS: readonly string[] = [
  ...new Set(CLASS_LINES.split(/[\s:]+/).filter((word) => word.length > 0)),
];
