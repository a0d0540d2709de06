import type { Lesson } from "../lesson.ts";

export const BUDGETING: readonly Lesson[] = [
  {
    id: "budgeting",
    ask: "How do I make a budget that lasts?",
    about:
      "budget|budgeting|budgeted -wedding|baby|shaadi|irregular / envelope|envelopes|zero_based|ynab|cash_stuffing / 50_30_20 / track|tracking spending|expenses|money / where|wher money going|goes|go every|each|month|all",
    beside: "make create lasts stick rule method system category spend spending plan monthly split save saving app old",
    gist: "A budget is a plan for what comes in before it is spent. Write down what comes in, the bills that must be paid and what you set aside, and share out the rest. Envelopes, half-and-a-bit rules and apps are only ways of keeping to it; the one that you look at every week is the right one.",
    own: "surplus",
    depends: "how steady your income is, how many bills are fixed, and whether you plan alone or with somebody",
    again:
      "Income first, then bills and savings, then what is free to spend. Three months of notes show where it really goes, and that is a good place to begin.",
    next: ["Help me create a budget", "What is a sinking fund?", "How can I save more money?"],
  },
  {
    id: "irregular-income",
    ask: "How do I budget when my pay is different every month?",
    about:
      "irregular|unsteady|variable|uneven|fluctuating|unpredictable income|pay|paycheck|wages|hours / pay|income|paycheck|wages different|varies|changes / feast famine / seasonal|freelance|gig|commission budget|plan|income|work|pay / comes twice|once year / tips some|zip|nights budget|plan",
    beside:
      "budget budgeting plan every spread fishing farm harvest money irregular famine feast nights zip save week freelancer",
    gist: "With uneven pay, live on your lowest usual month. Let everything arrive in one account, pay yourself the same amount from it each month, and leave the rest there for the thin months. Taxes that nobody withholds go aside first.",
    own: "spending",
    depends: "how low the worst months go, how many of them come in a row, and what is owed in taxes",
    again:
      "Pay yourself a steady wage out of uneven income. A buffer of two or three months of spending makes that possible.",
    next: ["What is an emergency fund?", "How do quarterly taxes work?", "How do I make a budget that lasts?"],
  },
  {
    id: "pay-yourself-first",
    ask: "What does pay yourself first mean?",
    about:
      "pay_yourself_first / automate|automatic|automatically save|saving|savings|transfer|transfers|money / standing_order / reverse_budget / save without_thinking|noticing|effort",
    beside: "set up payday salary account move money monthly",
    gist: "Pay yourself first means that savings leave on payday, before anything else can use them. A standing order to another account does it without willpower. What stays is then yours to spend.",
    own: "savingsRate",
    depends: "when your pay arrives, which bills fall due when, and whether costly debts should get the money first",
    again: "Let the transfer run on payday. Start with a sum that you hardly feel and raise it with each raise.",
    next: ["How can I save more money?", "What is an emergency fund?"],
  },
  {
    id: "sinking-fund",
    ask: "What is a sinking fund?",
    about:
      "sinking_fund|sinking_funds / separate|different pot|pots|bucket|buckets|accounts / save|saving|set_aside|put_aside|plan|budget christmas|holidays|holiday|gifts|vacation|yearly|annual|insurance_that|property_tax|back_to_school / christmas gets|broke|expensive|every / once_a_year|yearly|annual bill|bills|insurance",
    beside: "pots separate things daft save christmas fund sinking car insurance year bill comes up for",
    gist: "A sinking fund is money set aside each month for a cost that you know is coming: the yearly insurance, Christmas, tyres. Divide the cost by the months that are left and put that much into a pot with its name. When the bill comes it is no surprise.",
    own: "surplus",
    depends: "how many such bills a year brings, when they come, and whether your bank lets you name pots",
    again:
      "Known costs, spread over the months before them. Keep it apart from the emergency fund, which is for what nobody could know.",
    next: ["What is an emergency fund?", "How do I make a budget that lasts?"],
  },
  {
    id: "lifestyle-inflation",
    ask: "What is lifestyle inflation?",
    about:
      "lifestyle_inflation|lifestyle_creep / spend|spending more|up earn|raise|income|lifestyle / raise|raises disappear|vanish|eaten|gone / earn more still|yet broke|nothing_left|nothing",
    beside: "salary income pay every raises lifestyle saving spending broke left",
    gist: "Lifestyle inflation is spending that grows with every raise, so that nothing more is left over than before. A better life is a fair reason to earn more; the trouble is only when it happens without being chosen. Deciding a share of each raise for savings beforehand keeps both.",
    own: "savingsRate",
    depends: "how large the raise is, which debts are still open, and what you have missed most",
    again:
      "Half of a raise saved, half enjoyed, is a common rule. Set the transfer up in the month in which the raise starts.",
    next: ["What does pay yourself first mean?", "What's my savings rate?"],
  },
  {
    id: "bad-habits",
    ask: "How do I stop impulse buying?",
    about:
      "impulse|impulsive|compulsive|retail_therapy|overspending|overspend|shopaholic|splurging|splurge / stop|quit|avoid buying|shopping|spending|ordering|eating_out|takeaway|takeout|doordash / bad_with_money|bad_habits|spending_habits / shopping addiction|problem|online",
    beside: "buy buying online amazon clothes stop habit money stuff control card",
    gist: "Impulses fade when there is a pause: put it on a list and look again after two days. Take saved cards out of shops, unsubscribe from their mails, and give yourself a sum each month that needs no reason. If spending feels out of your hands, a doctor or counsellor can help, and many people need that.",
    own: "spending",
    depends: "what sets it off, such as boredom, stress or sales, and where it happens",
    again:
      "Put a pause between wanting and buying. Knowing the hour and the shop where it happens is half of the cure.",
    next: ["How do I make a budget that lasts?", "How can I save more money?"],
  },
  {
    id: "subscriptions",
    ask: "How can I lower my bills?",
    about:
      "subscription|subscriptions|streaming / lower|cut|reduce|cheaper|negotiate|haggle|less|save_on bill|bills|internet|phone|electricity|energy|utilities|cable|broadband|groceries|food / bill|bills too|high|expensive / groceries|grocery expensive|cheap|save|spend",
    beside:
      "phone internet cell electric gas water contract provider cancel unused netflix gym call negotiation monthly loyalty plan",
    gist: "Bills that renew by themselves creep up. Once a year, list them with their end dates, look up what new customers pay, and ask your provider for that or leave. Cancel what was not used for two months, think of each in a year's money, and send what you save to a goal.",
    own: "spending",
    depends: "which contracts are out of their term, whether you rent or own, and how much time a switch takes",
    again:
      "Call with the price of a competitor at hand and ask what they can do. Insurance, phone, internet and energy bring the most.",
    next: ["How can I save more money?", "How do I make a budget that lasts?"],
  },
  {
    id: "holiday-spending",
    ask: "How do I pay for a big event without debt?",
    about:
      "wedding|weddings|shaadi|marriage_costs|honeymoon|funeral|quinceanera -gift / vacation|holiday|trip|party without|cheap|debt|budget|pay|afford|save",
    beside:
      "cheap costs cost broke going borrow loan share families family guests venue hand budget guidance plan budgeting pay debt event",
    gist: "For a wedding or another big day, agree on one sum first, then on the number of guests, for that drives venue, food and nearly everything else. Ask for an off-season date or a weekday, choose the two things that matter most to you and keep the rest simple. A loan for it is paid back long after the day, so a smaller feast beats a borrowed one.",
    own: "surplus",
    depends: "the number of guests, the season and place, and what families want to give",
    again:
      "Sum, guest list, venue: in that order. Get prices in writing, keep a tenth for surprises, and save monthly for the rest.",
    next: ["What is a sinking fund?", "How much must I save each month?"],
  },
  {
    id: "motivation",
    ask: "How do I keep going with my money plan?",
    about:
      "motivation|motivate|motivated|discipline|keep_going|give_up|stay_on_track|stick_to / saving|budget|plan boring|slow|pointless|hard",
    beside: "save saving plan budget goal goals lose losing stay money progress",
    gist: "Plans survive when they run by themselves and show progress. Automate what you can, look at the figures once a week for ten minutes, and mark small milestones. A month that went wrong is one month; take up again with the next.",
    own: "netWorth",
    depends: "how far away the goal feels, and whether anyone goes along with you",
    again:
      "Let transfers do the work and look at the progress instead of the distance. A nearer milestone helps where the target is far.",
    next: ["What is my next milestone?", "What should I do next?"],
  },
];
