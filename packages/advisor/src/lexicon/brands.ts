/** Banks, brokers, lenders, cards, makers: words that tell one account, debt or car from another. As they write themselves. */
export const BRANDS =
  `Ally;Marcus;Discover;Chase;Sapphire;Freedom;Wells Fargo;Capital One;Credit One;Citi;Citibank;Bank of America;BofA;BoA;PNC;
USAA;Regions;Huntington;Fifth Third;KeyBank;Citizens Bank;Alliant;BECU;PenFed;Comerica;Webull;TIAA;Empower;US Bank;TD;Truist;Barclays;Barclaycard;HSBC;Lloyds;NatWest;Halifax;Santander;Nationwide;Monzo;Starling;Revolut;Chime;SoFi;Varo;
Navy Federal;Schwab;Charles Schwab;Fidelity;Vanguard;Robinhood;E*Trade;Etrade;Ameritrade;Merrill;Edward Jones;Betterment;
Wealthfront;Acorns;Wealthsimple;Questrade;Hargreaves Lansdown;Freetrade;Trading 212;Interactive Brokers;Coinbase;Kraken;Binance;
Navient;Nelnet;Sallie Mae;MOHELA;Great Lakes;Aidvantage;Klarna;Afterpay;Affirm;Clearpay;PayPal;Venmo;Cash App;Upstart;LendingClub;
Visa;Mastercard;Amex;American Express;Synchrony;Target;RedCard;Best Buy;Home Depot;Costco;Amazon;Apple;Walmart;Macys;Kohls;Lowes;Fingerhut;CareCredit;Zales;Dillards;Nordstrom;Sears;JCPenney;
Commonwealth;CommBank;Westpac;ANZ;NAB;ING;Macquarie;AustralianSuper;RBC;BMO;Scotiabank;CIBC;Tangerine;Desjardins;
Honda;Civic;Toyota;Corolla;Camry;Prius;Tacoma;RAV4;Ford;Mustang;Chevy;Chevrolet;Silverado;Tesla;BMW;Audi;Mercedes;Subaru;Outback;Mazda;Kia;
Hyundai;Nissan;Jeep;Wrangler;Lexus;Volkswagen;Golf;Volvo;Dodge;Harley;Vespa;Rolex;Omega;Microsoft;Nvidia;Google;
Prosper;Rocket;Quicken;Marriott;Delta;IRS;HMRC;ATO;CRA;Zip;Virgin;Tesco;Sainsburys;Bendigo;Suncorp;Aussie;Lightstream;Toyota Financial;Moomoo;Tastytrade;Wayfair`
    .split(";")
    .map((brand) => brand.trim());

/** Words of the names above, in lower case. */
export const BRAND_WORDS: ReadonlySet<string> = new Set(
  BRANDS.flatMap((brand) => brand.toLowerCase().split(" ")).filter(
    (word) =>
      ![
        "of",
        "us",
        "best",
        "home",
        "great",
        "cash",
        "trading",
        "bank",
        "one",
        "credit",
        "buy",
        "golf",
        "target",
        "freedom",
        "zip",
        "delta",
        "prosper",
        "apple",
        "discover",
        "app",
        "financial",
        "first",
      ].includes(word),
  ),
);

/** Lend only: what is said of them is owed. */
export const LENDERS: ReadonlySet<string> = new Set(
  "navient nelnet sallie mae mohela aidvantage klarna afterpay affirm clearpay upstart lendingclub kohls macys fingerhut carecredit zales dillards nordstrom sears jcpenney synchrony barclaycard irs hmrc lightstream wayfair".split(
    " ",
  ),
);

/** Keep money only, each with the type of asset that people hold there. */
export const KEEPERS = new Map<string, "savings" | "stocks" | "crypto" | "retirement">(
  [
    ["savings", "ally marcus monzo starling revolut chime varo venmo tangerine ing"],
    [
      "stocks",
      "vanguard schwab fidelity robinhood etrade ameritrade merrill betterment wealthfront acorns wealthsimple questrade hargreaves freetrade webull moomoo tastytrade",
    ],
    ["crypto", "coinbase kraken binance"],
    ["retirement", "australiansuper"],
  ].flatMap(([type = "", names = ""]) =>
    names.split(" ").map((name) => [name, type as "savings" | "stocks" | "crypto" | "retirement"] as const),
  ),
);

const SPELLINGS = new Map(
  BRANDS.flatMap((brand) => brand.split(" ").map((word) => [word.toLowerCase(), word] as const)),
);
const ACRONYMS = new Map(
  `IRA HELOC HSA CD ETF ETFs RRSP TFSA ISA LISA SIPP SEP TSP BTC ETH SBA APR SUV RV TV USD SQL AWS HTML CSS UX UI AI MBA CPA CFA PMP
   GED PhD US UK EU NYC VTI VOO SPY HECS HELP IBM GM RESP LIRA GIC EFT UI/UX iPhone iPad MacBook Excel PowerPoint JavaScript TypeScript
   WordPress YouTube LinkedIn TikTok Instagram Python Spanish French German Italian Japanese Chinese Mandarin Portuguese Korean Arabic
   English Japan Paris Italy Europe Mexico Hawaii Peru Christmas Sunday Monday`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word] as const),
);

/** A word of a name as it is written properly, where we know; null where we do not. */
export function properSpelling(word: string): string | null {
  return SPELLINGS.get(word) ?? ACRONYMS.get(word) ?? null;
}
