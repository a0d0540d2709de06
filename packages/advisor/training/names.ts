// Names that stand in the slots of lines. Type -> names.
const list = (text: string): string[] => text.split("|");
export const BANKS = list(
  "Ally|Chase|Wells Fargo|Capital One|Discover|Marcus|SoFi|Citi|US Bank|PNC|Truist|TD|Schwab|Fidelity|Vanguard|E*TRADE|Robinhood|Merrill|USAA|Navy Federal|Regions|KeyBank|Huntington|Barclays|HSBC|Monzo|Starling|Nationwide|Lloyds|Santander|Scotiabank|RBC|BMO|Tangerine|Westpac|ANZ|CommBank|NAB|First National|Credit union|Alliant|PenFed|Synchrony|Betterment|Wealthfront|Chime|Varo|Axos|Citizens|M&T|BECU|Golden 1|Frost|Zions|Edward Jones|Empower|TIAA|Principal|John Hancock|Acorns|Webull|Coinbase|Kraken",
);
export const ASSET_KINDS: Record<string, string[]> = {
  savings: list(
    "savings|checking|checking account|savings account|money market|CD|emergency fund|cash|high yield savings|rainy day account|passbook|joint account|joint checking|vacation account|tax account|business checking|cash ISA|premium bonds|bills account",
  ),
  stocks: list(
    "brokerage|brokerage account|index fund|stocks|ETF|mutual fund|shares|taxable account|ISA|TFSA|RSUs|stock plan|529",
  ),
  retirement: list(
    "401k|Roth IRA|IRA|403b|pension|RRSP|super|rollover IRA|TSP|SEP IRA|457|old 401k|traditional IRA|LIRA|SIPP",
  ),
};
export const ASSET_THINGS: Record<string, string[]> = {
  savings: list(
    "Rainy day fund|Emergency fund|Cash in the safe|Petty cash|Cookie jar|Christmas club|House fund|Travel pot|Credit union savings|Coffee can|Vacation pot|Kids' account|HSA|Envelope money|Wedding fund|Car fund|Sinking fund",
  ),
  stocks: list(
    "Apple stock|Tesla shares|Amazon shares|VTSAX|Microsoft stock|Ford shares|S&P fund|Total market fund|Company stock|Dividend portfolio|Nvidia|Target stock|Employee shares|College fund|Grandkids' 529|Index funds",
  ),
  retirement: list(
    "Company 401k|Teacher pension|State pension|Old 401k from Boeing|Union pension|Deferred comp|Workplace pension|Annuity|Retirement account|CalPERS|Railroad retirement|Super fund",
  ),
  crypto: list("Bitcoin|Ethereum|Solana|Dogecoin|Crypto wallet|Ledger wallet|BTC|ETH"),
  bonds: list("Treasury bonds|I bonds|Savings bonds|Municipal bonds|Bond fund|T-bills|Gilts"),
  "real-estate": list(
    "House|Condo|Cabin|Duplex|Lake house|Rental on Elm Street|Townhouse|Rental property|Farm|Land in Montana|Beach condo|Vacant lot|Timeshare|Flat in Leeds|Maple Avenue house|Back forty|Studio apartment|Warehouse unit|Trailer lot|Bungalow|Family home|Garage unit|Cottage",
  ),
  business: list(
    "Food truck|Laundromat|Etsy shop|Landscaping business|Share in the bakery|LLC|Hair salon|Vending machines|Print shop|Consulting business|Car wash",
  ),
  other: list(
    "Honda Civic|Toyota Tacoma|F-150|Subaru|Boat|Camper|Motorcycle|Jeep|Tesla|Minivan|Rolex|Wedding ring|Gold coins|Silver bars|Guitar collection|Piano|Tractor|Pontoon|RV|Kayak|Baseball cards|Camaro|Tools|Art collection|Corolla|Kubota|Silverado|Airstream|Harley|Horse trailer|Stamp collection|Comic books|Violin|Drum kit|Vespa|Mustang|Engagement ring|Trombone|Excavator|Skiff|Camera gear|Furniture|Jewelry|Quad bike|Ute|Cattle|Gun collection|Truck|Car|Van|Sewing machines|Pokemon cards|Grand piano|Chevy|Mazda 3|Ram 1500|Buick|Sprinter van|E-bike",
  ),
};
export const DEBT_CARDS = list(
  "Visa|Amex|Mastercard|Discover card|Chase Sapphire|Capital One card|Best Buy card|Target card|Home Depot card|Macy's card|Costco Visa|Amazon card|Lowe's card|Citi Double Cash|Freedom card|Quicksilver|Barclaycard|Apple Card|Kohl's card|Sears card|Gas card|Blue card|Wayfair card|Delta Amex|Platinum card|Store card|Care Credit|PayPal Credit|Wells Fargo card|Navy Federal card|USAA card|Gold card|Southwest card|REI card|Old Navy card|Venture card|Business Amex|Credit card|Joint Visa|TD Visa|Cabinet store card|Fuel card|Monzo Flex|Zip|Afterpay|Klarna",
);
export const DEBT_OTHER: Record<string, string[]> = {
  mortgage: list(
    "Mortgage|Home loan|HELOC|Second mortgage|Condo mortgage|Rocket mortgage|Rental mortgage|Home equity line|Duplex mortgage|House note|Wells Fargo mortgage|Lake house loan",
  ),
  "student-loan": list(
    "Student loan|Navient|Sallie Mae|Nelnet|Grad school loan|Mohela loan|Law school loans|Parent PLUS|Nursing school loan|Great Lakes loan|College loan",
  ),
  "car-loan": list(
    "Car loan|Truck loan|Honda loan|Toyota loan|Ford Credit|Auto loan|Jeep note|Truck note|Car note|Subaru loan|Motorcycle loan|Boat loan|RV loan|Van finance|Tesla loan|Ally auto|Hyundai loan|Camry loan|Ute loan|Chevy note",
  ),
  "personal-loan": list(
    "Personal loan|LendingClub loan|SoFi loan|Upstart|Consolidation loan|Loan from Dad|Mom|Uncle Ray|Grandma|Payday loan|Prosper loan|Furniture loan|Roof loan|Loan from my sister|Cousin Vinny|Best Egg loan|Solar loan|Window loan|Wedding loan|Aunt Linda|Affirm|Overdraft|Credit line|Line of credit|401k loan",
  ),
  "business-loan": list(
    "SBA loan|Equipment loan|Business line|Tractor loan|Partnership loan|Food truck loan|Shop loan|Kubota loan|PPP loan",
  ),
  other: list(
    "Medical bill|Hospital bill|IRS|Tax bill|Dentist|Back taxes|Vet bill|ER bill|Orthodontist|Dental bill|Surgery bill|Tax payment plan|Ambulance bill|Legal bill|Braces|Child support arrears",
  ),
};
export const GOALS: Record<string, string[]> = {
  financial: list(
    "Trip to Japan|House down payment|Emergency fund|New car|Wedding|Kitchen remodel|Bass boat|Honeymoon|College fund|New roof|Motorcycle|Baby fund|Camper van|Disney trip|Laptop|Hawaii trip|Truck fund|Italy trip|Engagement ring|New furnace|Sabbatical|Moving fund|Piano|Iceland|Greece trip|Christmas fund|Adoption|New couch|Solar panels|Braces for Emma|Alaska cruise|First apartment|Rainy day fund|Vacation|Food truck|Tax bill|Drum kit|Horse|Surgery fund|Bathroom redo|Backyard fence|Guitar|Family reunion|Quinceanera",
  ),
  skill: list(
    "Learn Spanish|Python course|CPR certification|Learn welding|CDL license|AWS certification|Learn piano|Real estate license|Nursing degree|Excel skills|Learn to swim|Learn Portuguese|PMP exam|Learn guitar|GED|Notary license|Learn French|Bookkeeping course|Sign language|CPA exam",
  ),
  project: list(
    "Write a novel|Build a shed|Launch Etsy shop|Finish the basement|Restore the Mustang|Start a podcast|Photo book|Build a website|Garden beds|Open a food stand|Record an album|Treehouse",
  ),
  networking: list(
    "Find a mentor|Join the chamber of commerce|Meet local founders|Monthly coffee with alumni|Go to the trade show|Network with realtors|Toastmasters",
  ),
  behavior: list(
    "No spend weekends|Budget every Sunday|Cook at home|Stop eating out|Track spending|No takeout|Check the accounts weekly|Pack lunch|Automate savings|Cancel subscriptions",
  ),
  lifestyle: list(
    "Run a marathon|Lose 20 pounds|Quit smoking|Walk daily|Read 20 books|Meditate|Sleep eight hours|Drink less|Yoga twice a week|Visit mom more|Bike to work|Hike the AT",
  ),
};
export const STEPS = list(
  "Get three quotes|Open a savings account|Book flights|Talk to the bank|Finish chapter one|Buy a helmet|Call the insurance|First lesson|Save 500|Register for the exam|Pick a venue|Sell the old car|Order the lumber|Research schools|Renew passport|Draft the outline|Buy running shoes|Ask for a raise|Get pre-approved|Take a practice test|Design the logo|Find a tutor|Pay the deposit|Compare prices|Clean out the garage",
);
export const SKILLS = list(
  "Python|welding|Spanish|Excel|bookkeeping|carpentry|public speaking|photography|sales|plumbing|QuickBooks|project management|copywriting|sign language|forklift|SQL|phlebotomy|graphic design|negotiation|cooking|Photoshop|sewing|accounting|teaching|coding|CAD|HVAC repair|massage therapy|baking|video editing|nursing|translation|typing|piano|marketing|first aid",
);
export const INTERESTS = list(
  "gardening|fishing|chess|hiking|real estate|cycling|pottery|travel|vintage cars|birdwatching|knitting|football|video games|woodworking|yoga|camping|poetry|investing|baking|astronomy|surfing|painting|genealogy|jazz|salsa dancing|beekeeping|running|golf|reading|cooking|archery|history|quilting|scuba diving",
);
export const JOBS = list(
  "nurse|truck driver|teacher|electrician|software engineer|barista|paralegal|plumber|dental hygienist|line cook|bus driver|accountant|welder|graphic designer|mechanic|pharmacist|carpenter|flight attendant|real estate agent|farmer|social worker|warehouse lead|hair stylist|professor|bartender|machinist|data analyst|foreman|charge nurse|store manager|chef|librarian",
);
export const PLACES = list(
  "Tulsa|Ohio|Portland|Leeds|Calgary|San Diego|Boise|Queens|Austin|Toronto|Brisbane|Milwaukee|El Paso|Glasgow|Denver|Tampa|Vermont|Kansas City|Santa Fe|Duluth|Savannah|Nova Scotia|Perth|Memphis|Reno|Baton Rouge",
);
export const PERSONS = list(
  "brother|sister|mom|dad|cousin|neighbor|boss|roommate|uncle|friend|buddy|coworker|aunt|ex|son|daughter|best friend|grandpa|mother in law|landlord|nephew|niece",
);
export const FIRST = list("Dave|Maria|Kevin|Priya|Tom|Jess|Carlos|Linda|Ahmed|Becky|Ray|Kim|Sven|Tasha|Omar");
export const PERIODS: [string, number][] = [
  ["a year", 1],
  ["a year", 1],
  ["per year", 1],
  ["yearly", 1],
  ["annually", 1],
  ["a month", 12],
  ["a month", 12],
  ["per month", 12],
  ["monthly", 12],
  ["every month", 12],
  ["each month", 12],
  ["/mo", 12],
  ["a week", 52],
  ["per week", 52],
  ["weekly", 52],
  ["every week", 52],
  ["every two weeks", 26],
  ["biweekly", 26],
  ["every other week", 26],
  ["twice a month", 24],
  ["an hour", 2080],
  ["per hour", 2080],
  ["a quarter", 4],
  ["a day", 260],
  ["every other friday", 26],
  ["/yr", 1],
  ["/hr", 2080],
  ["p.a.", 1],
  ["fortnightly", 26],
  ["a fortnight", 26],
];
export const DATES = list(
  "June 2028|March 2029|next June|the end of 2029|12/31/2028|next summer|December 2030|May 1 2028|Christmas|the end of next year|2031|August|january 2028|10/2029|the first of April 2029|fall 2028|spring 2029|two years from now|in 18 months|end of 2027|Sept 2028|July 4 2028|new year's eve 2029|next year|2030",
);
