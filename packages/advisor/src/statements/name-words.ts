/** Words that never are part of what an asset, a debt or a goal is called. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  `i we you he she it they me us him them mine ours myself who that this these those there here which what one ones
  is are am was were be been being has have had having do did does done will would can could should shall may might must got get gets getting
  own owns owned owe owes owed owing hold holds make makes made earn earns spend spends spent pay pays paid paying put puts putting add added adding adds
  deposit deposited take took taken taking withdrew withdraw withdrawn pull pulled move moved moving transfer transferred send sent sending throw threw thrown
  chipped knocked charged charge charging borrowed borrow borrowing sell sold selling close closed closing delete deleted deleting remove removed removing
  rename renamed change changed set update updated raise raised lower lowered increase increased reduce reduced cut dropped drop dropping
  rose fell climbed climb went gone goes going go jumped grew grown want wants need needs saved save saving finished finish completed complete started
  reached reach hit mark tick come comes came run runs sits sit sitting stands stand standing stood
  use used using cleared clear wipe wiped erase forget include record log note call keep keeps kept lost lose donated traded gave give given giving
  scrapped scrap totalled totaled ditch ditched undo cancel cancelled get gotten rid show list put throw chuck pop stick
  worth value valued balance balances amount amounts total totals rate rates interest apr apy principal outstanding remaining due owing fixed variable promo
  also too another more extra additional still now new only even yet all whole entire both each every either any some many much most half rest
  a an the my our your his her their its of in on at to from into onto out off up down over under with for by as about around than toward towards through against per via
  and or but so because if when while since until then plus minus not no never longer dollar dollars bucks money cash-value percent
  please sure right okay yes please as well besides today nowadays left inside sitting currently plain
  finally recently last first final next previous latest new-ish extra ago per back full payment payments pay-down paydown repaid repay paying
  interest-free monday tuesday wednesday thursday friday saturday sunday
  , . : - ( ) / " $ % & + ! ? ; 's look looks goes think guess believe reckon estimate estimated appraised assessed market roughly approx
  make let us got mentioned told said says say dealer appraiser bank-says zillow name names named called labelled titled sum grand k usd
  account-balance currently saved-up stashed parked tucked invested chucked dumped received collect collects inherited bought buy took-out finance financed
  really together altogether tanked plunged soared slid sank shot crashed ballooned doubled dipped ticked crept plummeted surged rallied recovered slipped rocketed single listed hovers hover clocks clocked lingers floats weighs creeps hangs dived fallen risen topped stuck lobbed flung hurled entirely completely fully totally altogether outright extra little bit quite huge tiny small just good bad big nice lovely really wish hope like sold-off matured far people create created creating values appraises reappraised number figure belongs gifted shows reads statement instead turns
  net wait oops whoops average zero wrong incorrect shoot typo misread mistyped misspoke disregard least nuke trash purge zap ended expired reset refi refinance refinanced refied went through gone officially square settled cleared bank-said bumped pushed jacked rather weighted blended looked checked statements lighter few couple several`.split(
    /\s+/,
  ),
);

/** Words that can be part of a name but do not tell one account from another. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "account accounts card cards loan loans debt debts fund funds bank asset assets entry thing stuff bill bills money plan policy pot balance line credit savings cash investment investments position holdings".split(
    /\s+/,
  ),
);

/** Qualities that neither name nor tell apart. */
export const PLAIN_QUALITIES: ReadonlySet<string> = new Set(
  "main old big little primary own regular normal everyday high-yield online new used whole beloved trusty stupid damn bloody annoying remaining current brand pre-owned second-hand secondhand".split(
    /\s+/,
  ),
);
