import type { AssetType, DebtType } from "@seven-figures/domain";

/**
 * What assets and debts are called. A kind is what people take for the same thing (`house`, `condo`); the type is what
 * is stored. A broad kind's words ("retirement account", "property") fit every entry of its type.
 * To teach the advisor a word for an asset or a debt, add it here.
 */
export interface EntryKind<Type extends string> {
  kind: string;
  type: Type;
  words: string[];
  broad?: boolean;
}

function kinds<Type extends string>(table: [kind: string, type: Type, words: string][]): EntryKind<Type>[] {
  return table.map(([kind, type, words]) => ({
    kind: kind.replace("*", ""),
    type,
    words: words.split(",").map((word) => word.trim()),
    ...(kind.endsWith("*") ? { broad: true } : {}),
  }));
}

export const ASSET_KINDS: EntryKind<AssetType>[] = kinds<AssetType>([
  ["savings", "savings", "savings,saving,saver,savings account,high-yield savings,nest egg"],
  ["checking", "savings", "checking,checking account,current account,debit account"],
  ["bank*", "savings", "bank,bank account,bank accounts"],
  ["cash", "savings", "cash,cash on hand,petty cash"],
  ["cd", "savings", "cd,cds,certificate of deposit,term deposit,fixed deposit,gic"],
  ["money-market", "savings", "money market,money market account,money market fund"],
  ["emergency", "savings", "emergency fund,emergency savings,rainy day fund,rainy-day fund"],
  ["premium-bonds", "savings", "premium bonds"],
  [
    "brokerage",
    "stocks",
    "brokerage,brokerage account,investment account,investing account,trading account,robo advisor,gia",
  ],
  ["stock", "stocks", "stock,stocks,shares,equities,rsus,rsu"],
  ["fund", "stocks", "etf,etfs,index fund,index funds,mutual fund,mutual funds,fund,funds,s&p,tracker fund"],
  ["tfsa", "stocks", "tfsa,fhsa"],
  ["isa", "stocks", "isa,lisa"],
  ["portfolio*", "stocks", "portfolio,investment,investments"],
  [
    "bond",
    "bonds",
    "bond,bonds,treasury bonds,treasury,treasuries,t-bills,t-bill,gilts,i bonds,savings bonds,municipal bonds",
  ],
  ["401k", "retirement", "401k,403b,457b,tsp"],
  ["ira", "retirement", "ira,roth,roth ira,traditional ira,sep,simple ira"],
  ["pension", "retirement", "pension,pension pot,annuity"],
  ["rrsp", "retirement", "rrsp"],
  ["super", "retirement", "super,superannuation,super fund"],
  ["sipp", "retirement", "sipp"],
  [
    "retirement*",
    "retirement",
    "deferred comp,deferred compensation,thrift savings plan,retirement,retirement account,retirement fund,retirement savings",
  ],
  ["bitcoin", "crypto", "bitcoin,bitcoins,btc"],
  ["ethereum", "crypto", "eth,ethereum,ether"],
  ["altcoin", "crypto", "solana,dogecoin,doge,litecoin,ripple,xrp,cardano,stablecoins,usdc"],
  ["crypto*", "crypto", "crypto,cryptocurrency,crypto wallet,ledger wallet,wallet,coins,crypto holdings"],
  ["house", "real-estate", "house,home,townhouse,townhome,bungalow,duplex,villa,farmhouse,semi-detached"],
  ["condo", "real-estate", "condo,condominium,apartment,flat,studio,penthouse"],
  [
    "land",
    "real-estate",
    "land,acreage,ranch,orchard,vineyard,farmland,woodland,allotment,acre,acres,plot,lot,farm,parcel",
  ],
  ["rental", "real-estate", "rental,rental property,rental house,investment property,buy-to-let"],
  ["cabin", "real-estate", "cabin,cottage,lake house,beach house,holiday home,vacation home"],
  ["timeshare", "real-estate", "timeshare,time share"],
  ["property*", "real-estate", "property,real estate,place"],
  [
    "business",
    "business",
    "business,company,shop,store,bakery,restaurant,cafe,startup,salon,franchise,food truck,agency,consultancy,practice,brewery,laundromat,bookstore,barbershop,gym business,stake,llc,food cart,coffee cart,coffee shop,side business",
  ],
  ["car", "other", "car,vehicle,truck,van,suv,sedan,minivan,pickup,automobile,ute"],
  ["motorcycle", "other", "motorcycle,motorbike,scooter,moped,harley,ducati,yamaha,kawasaki,vespa"],
  ["boat", "other", "boat,sailboat,yacht,kayak,canoe"],
  ["jet-ski", "other", "jet ski,jet skis,jetski"],
  ["rv", "other", "rv,camper,camper van,campervan,caravan,motorhome,trailer"],
  ["bicycle", "other", "bicycle,bike,e-bike"],
  ["jewellery", "other", "jewellery,jewelry,ring,wedding band,necklace,diamond,earrings,bracelet"],
  ["watch", "other", "watch,watches,rolex,omega"],
  ["metal", "other", "gold,silver,platinum,bullion,gold coins,gold bars"],
  ["art", "other", "art,painting,paintings,sculpture,artwork"],
  ["instrument", "other", "piano,violin,cello,saxophone,drums"],
  [
    "collection",
    "other",
    "collection,antiques,stamps,comics,trading cards,baseball cards,wine,furniture,laptop,computer,camera,tools,equipment,horse,tractor",
  ],
  ["piggy", "savings", "piggy bank"],
  ["529", "savings", "529,529 plan,hsa,college fund"],
]);

export const DEBT_KINDS: EntryKind<DebtType>[] = kinds<DebtType>([
  ["heloc", "mortgage", "heloc,home equity line,home equity loan,line of credit on the house"],
  ["mortgage", "mortgage", "mortgage,home loan,house loan,second mortgage,housing loan"],
  [
    "student",
    "student-loan",
    "student loan,student loans,student debt,college loan,college loans,uni loan,hecs,hecs debt,school loan,school loans,grad school loan,tuition loan,student finance,parent plus loan,parent plus,school debt,college debt,nursing school debt,law school debt,med school debt,medical school debt,university debt,grad school debt,med school loan,law school loan,nursing school loan",
  ],
  [
    "car-loan",
    "car-loan",
    "car loan,auto loan,car note,auto note,truck loan,car finance,vehicle loan,van loan,car payment,car debt,suv loan",
  ],
  ["business-loan", "business-loan", "sba loan,business loan,shop loan,business debt,startup loan,sba"],
  [
    "boat-loan",
    "other",
    "boat loan,rv loan,motorcycle loan,motorbike loan,camper loan,jet ski loan,bike loan,motorbike finance,motorcycle finance,bike finance",
  ],
  ["personal", "personal-loan", "personal loan,payday loan,bank loan,consolidation loan,unsecured loan,signature loan"],
  [
    "medical",
    "other",
    "medical bill,medical bills,medical debt,hospital bill,hospital,doctor bill,dental bill,dentist bill,dentist,er bill,er visit,hospital bills,vet bill,vet,ambulance bill,ambulance,orthodontist,braces,surgery,surgery bill,clinic,urgent care,physio,chiropractor,oral surgeon,hospital visit",
  ],
  ["tax", "other", "tax,taxes,property tax,property taxes,back taxes,tax bill,tax debt,irs,hmrc,ato"],
  ["credit-line", "personal-loan", "line of credit,credit line"],
  ["overdraft", "other", "overdraft"],
  ["bnpl", "other", "klarna,afterpay,affirm,clearpay,buy now pay later,payment plan,installment plan,bnpl"],
  ["visa", "credit-card", "visa,visa card"],
  ["mastercard", "credit-card", "mastercard,master card"],
  ["amex", "credit-card", "amex,american express,amex card"],
  ["store-card", "credit-card", "store card,care credit,redcard,barclaycard,sapphire"],
  ["card*", "credit-card", "credit card,credit cards,card,cards,credit card debt,plastic"],
  ["loan*", "personal-loan", "loan,loans,finance,debt,debts,iou"],
]);

/** What a vehicle is called after its maker: enough to know that a thing or a loan is a car('s). */
export const CAR_MAKERS: ReadonlySet<string> = new Set(
  `honda civic toyota corolla camry prius tacoma rav4 ford mustang chevy chevrolet silverado tesla bmw audi mercedes subaru outback
   mazda kia hyundai nissan jeep wrangler lexus volkswagen vw volvo dodge accord f150 f-150 cr-v crv hr-v cx-5 rav-4 pilot odyssey sienna highlander tundra altima sentra rogue elantra sonata tucson sorento explorer equinox impreza forester crosstrek jetta passat golf ranger fiesta focus polo yaris escape bronco`.split(
    /\s+/,
  ),
);

/** What a company is called whose shares people hold. */
export const STOCK_NAMES: ReadonlySet<string> = new Set(
  `apple microsoft nvidia google amazon tesla vti voo spy vwrl vtsax s&p netflix meta disney costco`.split(/\s+/),
);

/** People to whom one can owe money. */
export const FAMILY: ReadonlySet<string> = new Set(
  `mom mum mother dad father brother sister uncle aunt cousin parents grandma grandpa grandmother grandfather nan friend buddy bud boss
   roommate flatmate in-laws family pal mate neighbor neighbour landlord coworker colleague ex girlfriend boyfriend wife husband
   partner son daughter nephew niece bro sis folks granddad gran mother-in-law father-in-law brother-in-law sister-in-law grandparents grandfather grandmother stepdad stepmom
   stepmother stepfather fiance fiancee ex-wife ex-husband girlfriend boyfriend godmother godfather auntie`.split(
    /\s+/,
  ),
);
