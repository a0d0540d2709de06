import type { Lesson } from "../lesson.ts";

export const BUDGETING: readonly Lesson[] = [
  {
    id: "budgeting",
    ask: "How do I make a budget that lasts?",
    about:
      "budget|budgeting|budgeted -wedding|baby|shaadi|irregular / envelope|envelopes|zero_based|ynab|cash_stuffing / 50_30_20 / track|tracking spending|expenses|money / where|wher money going|goes|go every|each|month|all",
    beside: "make create lasts stick rule method system category spend spending plan monthly split save saving app old",
    gist: "Begin with what you really spent in the last two or three months, then share out the next pay before it comes: bills, saving, and a sum to spend freely. A common split of take-home pay is fifty percent for needs, thirty for wants, twenty for saving and debts. Automate bills and saving, leave room for yearly bills and some fun, without which most budgets fail, and change a limit that keeps failing instead of giving up.",
    own: "surplus",
    depends: "how steady your income is, how many bills are fixed, and whether you plan alone or with somebody",
    again:
      "Three months of statements show where it goes; the surprises are usually food, shopping and what renews by itself. Look at it once a week for ten minutes.",
    next: ["Help me create a budget", "What is a sinking fund?", "How can I save more money?"],
  },
  {
    id: "irregular-income",
    ask: "How do I budget when my pay is different every month?",
    about:
      "irregular|unsteady|variable|uneven|fluctuating|unpredictable income|pay|paycheck|wages|hours / pay|income|paycheck|wages different|varies|changes / feast famine / seasonal|freelance|gig|commission budget|plan|income|work|pay / comes twice|once year / tips some|zip|nights budget|plan",
    beside:
      "budget budgeting plan every spread fishing farm harvest money irregular famine feast nights zip save week freelancer",
    gist: "Plan on your lowest usual month: what it brings has to carry rent, food, bills and minimum payments. Pay yourself that same amount each month from one account, and let good months fill a buffer of two or three. Where no tax is withheld, set it aside first: for many people a quarter to a third.",
    own: "cushion",
    depends: "how low the worst months go, how many of them come in a row, and what is owed in taxes",
    again:
      "The average of the last twelve months is the most to pay yourself, and less until the buffer stands. In a short month essentials and minimum payments come first.",
    next: ["What is an emergency fund?", "How do quarterly taxes work?", "How do I make a budget that lasts?"],
  },
  {
    id: "pay-yourself-first",
    ask: "What does pay yourself first mean?",
    about:
      "pay_yourself_first / automate|automatic|automatically save|saving|savings|transfer|transfers|money / standing_order / reverse_budget / save without_thinking|noticing|effort",
    beside: "set up payday salary account move money monthly",
    gist: "Pay yourself first means that savings leave on payday, before anything else can use them, instead of saving what happens to be left. A standing order to another account does it. Ten percent of pay is a common aim; begin with one or two if it is tight, and where a card charges interest, let the money go there first.",
    own: "savingsRate",
    depends: "when your pay arrives, which bills fall due when, and whether costly debts should get the money first",
    again:
      "Let the transfer run the day after pay arrives, leave what the next bills need, and raise it with each raise.",
    next: ["How can I save more money?", "What is an emergency fund?"],
  },
  {
    id: "sinking-fund",
    ask: "What is a sinking fund?",
    about:
      "sinking_fund|sinking_funds / separate|different pot|pots|bucket|buckets|accounts / save|saving|set_aside|put_aside|plan|budget christmas|holidays|holiday|gifts|vacation|yearly|annual|insurance_that|property_tax|back_to_school / christmas gets|broke|expensive|every / once_a_year|yearly|annual bill|bills|insurance",
    beside: "pots separate things daft save christmas fund sinking car insurance year bill comes up for",
    gist: "A sinking fund is money set aside each month for a cost that you know is coming: the yearly insurance, Christmas, a car service. Divide each cost by the months that are left (a yearly one by twelve), add them up, and have that sum moved on payday into a separate account or named pot. The emergency fund is separate, for what nobody could foresee.",
    own: "surplus",
    depends: "how many such bills a year brings, when they come, and whether your bank lets you name pots",
    again:
      "List last year's bills that did not come monthly, add them up and divide by twelve: that is the transfer. Start with the one that is due next; paying an insurance monthly instead often costs extra.",
    next: ["What is an emergency fund?", "How do I make a budget that lasts?"],
  },
  {
    id: "lifestyle-inflation",
    ask: "What is lifestyle inflation?",
    about:
      "lifestyle_inflation|lifestyle_creep / spend|spending more|up earn|raise|income|lifestyle / raise|raises disappear|vanish|eaten|gone / earn more still|yet broke|nothing_left|nothing",
    beside: "salary income pay every raises lifestyle saving spending broke left",
    gist: "Lifestyle inflation is spending that grows with each raise, on rent, car, food out or subscriptions, so that no more is left than before; higher prices and taxes take some of it too. Compare a month's statements from before the raise with one now to see where it went. With the next raise, move about half of it to savings or debts in the first month and enjoy the rest, but not on a more expensive home or car, which take a raise for good.",
    own: "savingsRate",
    depends: "how large the raise is, which debts are still open, and what you have missed most",
    again:
      "Look at fixed costs first, since those stay. Half saved and half enjoyed is a common rule; set the transfer up before the first higher pay arrives.",
    next: ["What does pay yourself first mean?", "What's my savings rate?"],
  },
  {
    id: "bad-habits",
    ask: "How do I stop impulse buying?",
    about:
      "impulse|impulsive|compulsive|retail_therapy|overspending|overspend|shopaholic|splurging|splurge / stop|quit|avoid buying|shopping|spending|ordering|eating_out|takeaway|takeout|doordash / bad_with_money|bad_habits|spending_habits / shopping addiction|problem|online",
    beside: "buy buying online amazon clothes stop habit money stuff control card",
    gist: "Put a pause between wanting and buying: write it on a list and look again after two days, when most of it is no longer wanted. Take saved cards out of shops and delivery apps, unsubscribe from their emails, and give yourself a fixed sum each month that needs no reason. If spending feels out of your hands or is kept secret, a doctor or counsellor can help, and many people need that.",
    own: "spending",
    depends: "what sets it off, such as boredom, stress or sales, and where it happens",
    again:
      "Note the hour, the mood and the shop for two weeks: it is often the same two or three, and those can be blocked. Where it is food deliveries, a few meals in the freezer help.",
    next: ["How do I make a budget that lasts?", "How can I save more money?"],
  },
  {
    id: "subscriptions",
    ask: "How can I lower my bills?",
    about:
      "subscription|subscriptions|streaming / lower|cut|reduce|cheaper|negotiate|haggle|less|save_on bill|bills|internet|phone|electricity|energy|utilities|cable|broadband|groceries|food / bill|bills too|high|expensive / groceries|grocery expensive|cheap|save|spend",
    beside:
      "phone internet cell electric gas water contract provider cancel unused netflix gym call negotiation monthly loyalty plan",
    gist: "Go through two months of card and bank statements, list all that renews, and multiply each by twelve: small ones add up to a large sum in a year. Cancel what was not used for two months and note when free trials and contracts end. Begin with the largest bills: for insurance, phone, internet and energy ask for what new customers pay, or switch.",
    own: "spending",
    depends: "which contracts are out of their term, whether you rent or own, and how much time a switch takes",
    by: {
      US: "for low incomes Lifeline lowers phone bills and LIHEAP energy bills; 211.org knows local help.",
      GB: "once the contract is over, energy, broadband and mobile can be switched freely; those on certain benefits can ask for a social tariff.",
      AU: "energymadeeasy.gov.au compares energy plans; Victoria has a site of its own.",
      DE: "after the first term most phone, internet and gym contracts can be ended with a month's notice; what was signed online needs a cancel button (Kündigungsbutton).",
      FR: "most insurances can be ended at any time after the first year, and contracts must be cancellable online.",
      NL: "after the first term most contracts can be ended with a month's notice.",
    },
    again:
      "Call with a competitor's price at hand and ask what they can do. For groceries a list, own brands and fewer trips do most; send what you save to a debt or a goal on the same day.",
    next: ["How can I save more money?", "How do I make a budget that lasts?"],
  },
  {
    id: "holiday-spending",
    ask: "How do I pay for a big event without debt?",
    about:
      "wedding|weddings|shaadi|marriage_costs|honeymoon|funeral|quinceanera -gift / vacation|holiday|trip|party without|cheap|debt|budget|pay|afford|save",
    beside:
      "cheap costs cost broke going borrow loan share families family guests venue hand budget guidance plan budgeting pay debt event",
    gist: "Set one sum that you can pay by that day without borrowing: what is saved, what families firmly promise, and what you can save until then (what is missing, divided by the months left, is the sum to set aside). For a wedding agree on it first, then on the number of guests, which drives venue, food and nearly everything else; off-season or a weekday costs less. For a funeral ask two firms for itemised prices, and whether the estate or an insurance pays.",
    own: "surplus",
    depends: "the number of guests, the season and place, how much time is left, and what families want to give",
    by: {
      US: "a funeral home must tell its itemised prices, by phone as well (the FTC's Funeral Rule).",
      GB: "funeral directors must show their prices, and those on certain benefits can claim help with the cost.",
      DE: "the heirs pay for a funeral; where nobody can, ask the Sozialamt.",
    },
    again:
      "Sum, guest list, venue: in that order, with prices in writing and a tenth kept for surprises. A loan for it is paid back long after the day, so a smaller feast or trip is the safer choice.",
    next: ["What is a sinking fund?", "How much must I save each month?"],
  },
  {
    id: "motivation",
    ask: "How do I keep going with my money plan?",
    about:
      "motivation|motivate|motivated|discipline|keep_going|give_up|stay_on_track|stick_to / saving|budget|plan boring|slow|pointless|hard",
    beside: "save saving plan budget goal goals lose losing stay money progress",
    gist: "Let the plan run by itself, with transfers on payday, so that it needs no discipline each month. Look at the figures once a week for ten minutes, name one number and its date, such as the card at zero by March, and keep some money for fun. A month that went wrong is only one month; start again with the next.",
    own: "aim",
    depends: "how far away the goal is, whether the plan leaves room for fun, and whether somebody does it with you",
    again:
      "If it keeps failing, the plan is probably too tight: halve the sum, keep the transfer, and raise it later. It helps to look at how far you have come, and to tell one person who asks now and then.",
    next: ["What is my next milestone?", "What should I do next?"],
  },
];
