import type { Lesson } from "../lesson.ts";

export const EVERYDAY: readonly Lesson[] = [
  {
    id: "inflation",
    ask: "What is inflation?",
    about:
      "inflation|deflation|hyperinflation|cpi -lifestyle|indexed|linked / prices rising|rise|up|mad|dear|expensive|high|going / everything dear|expensive|costs_more / cost_of_living / naira|lira|peso|currency falling|fall|rise|weak|protect|losing",
    beside:
      "savings bank money prices cash hit protect dear happens explain buying power rate why everything expensive keep mad",
    gist: "Inflation is how fast prices rise; when it falls, prices still rise, only more slowly, and what has become dearer mostly stays so. Cash loses to it where it earns less. Shares, property and inflation-linked bonds have kept up better over years, with swings; debts at a fixed rate get lighter with it, if pay keeps up.",
    own: "inflation",
    depends: "what you buy yourself, what your savings earn, and whether your pay follows prices",
    by: {
      US: "TIPS and I bonds follow the consumer price index.",
    },
    again:
      "Rent, food and insurance can rise faster than the average. Keep cash for what you need soon in an account that pays, and ask for a raise that keeps up.",
    next: ["What is a real return?", "What is a high-yield savings account?", "What's my target in today's dollars?"],
  },
  {
    id: "interest-rates",
    ask: "Why do interest rates change?",
    about:
      "interest_rates|interest_rate|rates rising|rise|falling|fall|fed|central_bank|ecb|change|up|down|cut|cuts|going -bonds|bond|refinance|mortgage / federal_reserve|fed_rate|base_rate|prime_rate|the_fed",
    beside: "why what does mean fed cut hike affect loans savings high low now wait next",
    gist: "Central banks raise rates to slow prices and lower them to help the economy; nobody foretells them reliably. After a cut, savings and variable loans pay and cost less within weeks; fixed loans stay as they are, and new ones follow long-term bond yields and may not fall.",
    own: "debts",
    depends: "which of your loans are variable, and where your cash lies",
    by: {
      US: "thirty-year mortgage rates follow Treasury yields rather than the Fed; cards and HELOCs follow the prime rate.",
      GB: "trackers follow the Bank of England's rate at once, fixed deals when they end.",
      CA: "variable mortgages and credit lines follow the prime rate, fixed ones the bond yields.",
      AU: "most mortgages are variable and follow the Reserve Bank within weeks; ask your bank for its whole cut.",
      DE: "building loans follow ten-year yields rather than the ECB.",
      FR: "the rate of the Livret A is set anew twice a year.",
      CH: "lower mortgage rates can lower rents through the reference rate: ask your landlord.",
    },
    again:
      "Look at which of your loans are variable and what your cash earns; those two move. Bonds that you hold gain when rates fall and lose when they rise.",
    next: ["Is refinancing worth it?", "What are bonds?", "What is a high-yield savings account?"],
  },
  {
    id: "recession",
    ask: "How do I prepare for a recession?",
    about: "recession|depression|downturn|economic_crisis|economy -my_depression|i_am",
    beside: "prepare what happens coming should do bad money safe job market next stocks",
    gist: "Make the cushion larger and pay down costly debts now, and leave long-term investments as planned, since nobody can time a recession. It is a time in which the economy shrinks: jobs become less safe and shares fall, often before it is declared, and rise again before it is over. Money that you need within a few years doesn't belong in shares. Those who went on investing have mostly come out ahead after some years.",
    own: "cushion",
    depends: "how safe your job is, your cushion, and what you owe",
    again:
      "Cushion up, debts down, plan unchanged. If your job is at risk, six months of spending is a better aim than three; stop extra payments on cheap loans first if cash gets short.",
    next: ["What is an emergency fund?", "What should I do in a market crash?"],
  },
  {
    id: "net-worth-meaning",
    ask: "What does net worth mean?",
    about:
      "net_worth mean|means|meaning|definition|explain|what_is_a|counts|concept / asset|assets liability|liabilities mean|difference|definition|explain|what / what asset|liability|liabilities -my|allocation|mix|class|biggest|largest|own|add|type|most|have / equity mean|home / liquid|liquidity|illiquid",
    beside: "mean difference include car house pension between explain count good why matter is liability what liquid",
    gist: "Net worth is what you own minus what you owe, the house included: its value counts as an asset and the mortgage against it, like pensions, accounts and other debts; income is not part of it. What can be spent within days is liquid and matters for emergencies, so many look at it without the home as well. Count it the same way each time.",
    own: "netWorth",
    depends: "honest values for home and car, and whether you count pensions",
    again:
      "Own minus owe, on one day, with careful values for home and car. Its direction over a year says more than the figure.",
    next: ["What's my net worth?", "How do I compare to others my age?"],
  },
  {
    id: "savings-rate-meaning",
    ask: "What is a good savings rate?",
    about:
      "savings_rate good|mean|healthy|normal|calculated|what_is_a|should|ideal / how_much|percent|share should|ought save|saving month|income|pay|salary|each|year",
    beside: "good income percent save should people much each month pay rate healthy",
    gist: "Fifteen to twenty percent of income is a good aim, an employer's share for the pension included; ten is a sound start, and less is normal while debts or children are heavy. If you start after forty or want to stop early it takes more. The rate is the share of income that is not spent, and paying down principal counts.",
    own: "savingsRate",
    depends: "your age, what pension you will have, and what the saving is for",
    by: {
      AU: "the employer's super, twelve percent of pay, counts on top of what you keep.",
      GB: "the eight percent of automatic enrolment are a floor, and for most not enough alone.",
      NL: "the pension at work already saves a large part, so ten percent beside it is sound for many.",
      DK: "the pension at work already saves a large part, so ten percent beside it is sound for many.",
      CH: "the pension fund already saves a part; pillar 3a is the usual next step.",
      SG: "below fifty-five CPF already takes more than a third of pay with the employer's share, mostly for home, health and age.",
    },
    again: "What you keep, divided by what comes in. Raise it by one point with each raise, by an automatic transfer.",
    next: ["What's my savings rate?", "How can I save more money?"],
  },
  {
    id: "scams",
    ask: "How do I recognise a scam?",
    about:
      "scam|scams|scammer|scammers|fraud|fraudsters|fraudulent|phishing|ponzi|pyramid_scheme|mlm|mlms|crypto_scam|catfish -side / legit|suspicious offer|site|link|website|app|call|email|text|message|this|it|letter / guaranteed|double return|returns|profit / identity_theft|data_breach / call|email|text|letter|message prize|lottery|winner|prince|gift_card|gift_cards|urgent",
    beside:
      "spot ask usually warn mother recognise recognize tell this email call is real protect avoid bank asks website",
    gist: "Treat it as a scam if you are asked to move money to a safe account, or for codes, gift cards, crypto or remote access: no bank, police or office does that. Hurry, secrecy and certain returns are signs of one too. Don't answer or use its links. Look up the number yourself and call, and check a firm in your regulator's register before you send anything.",
    depends: "whether you already paid or shared something: then call the bank at once, change passwords and report it",
    by: {
      US: "report at reportfraud.ftc.gov; identity theft at identitytheft.gov.",
      GB: "call your bank on the number on your card, and report to Report Fraud, in Scotland to the police.",
      CA: "the Canadian Anti-Fraud Centre takes reports.",
      AU: "scamwatch.gov.au takes reports.",
      DE: "report it to your bank and the police's Onlinewache; the Verbraucherzentrale warns of current ones.",
      FR: "cybermalveillance.gouv.fr says what to do, and your bank must be told at once.",
      NL: "the Fraudehelpdesk takes reports, the police a charge.",
      IT: "the Polizia Postale takes reports.",
      ES: "INCIBE's helpline advises, the police take the report.",
      SG: "the ScamShield app and helpline check it.",
      else: "the police and your bank take reports.",
    },
    again:
      "Hurry, secrecy, certain profit, odd ways to pay: stop there and ask somebody you trust. A business that earns by recruiting others is a pyramid.",
    next: ["How do I dispute a mistake on my credit report?", "Is my data safe?"],
  },
  {
    id: "travel-money",
    ask: "What should I know about money on a trip abroad?",
    about:
      "exchange_rate|exchange_rates|foreign_transaction|currency_exchange|forex_fee|dynamic_currency|travel_card|travel_money|atm_abroad / currency exchange|convert|abroad / cash|card|pay|money abroad|overseas|foreign|trip|travel|traveling|europe",
    beside: "fee fees trip best way card cash pay dollars euros local travel convert rate bank airport change",
    gist: "Mostly card, with a little local cash: use a card without a foreign fee, pay in the local currency, and refuse the offer to be charged in your own, for that conversion is the dear one. Draw cash at a bank's machine in larger sums, and avoid exchange counters, above all at airports. Carry two cards from different banks.",
    depends: "your cards' foreign fees, how cash-based the place is, and insurance for the trip",
    by: {
      US: "many cards add about three percent abroad, some nothing: look at the fee of yours before you go.",
      CA: "most cards add two and a half percent abroad, some nothing.",
      AU: "many cards add about three percent abroad, some nothing.",
      GB: "many cards add about three percent abroad, some nothing.",
      CH: "many cards add one to two and a half percent abroad and for the exchange; some take nothing.",
      DE: "within the euro area paying and drawing cost no more than at home; elsewhere many cards add about two percent.",
      FR: "within the euro area paying and drawing cost no more than at home; elsewhere many cards add two to three percent.",
      NL: "within the euro area paying and drawing cost no more than at home; elsewhere cards add a fee.",
      IT: "within the euro area paying and drawing cost no more than at home; elsewhere cards add a fee.",
      ES: "within the euro area paying and drawing cost no more than at home; elsewhere cards add a fee.",
    },
    again:
      "Local currency, card without a fee, bank machines. A credit card is safer than a debit card for hotels and hired cars; keep a second card apart and the bank's number with you.",
    next: ["What should newcomers to a country know about money?", "How many bank accounts do I need?"],
  },
  {
    id: "tipping",
    ask: "How much should I tip?",
    about: "tip|tipping|gratuity|service_charge -tips_to|save|stock|any|good -nights",
    beside: "much should restaurant percent waiter normal how expected hairdresser country delivery barber",
    gist: "At a table in the US fifteen to twenty percent is expected; at a counter nothing is due, whatever the screen suggests. Elsewhere it follows the country: where service is in the price, as in much of Europe, rounding up or at most a tenth is kind and enough. Look first whether a service charge is on the bill already.",
    depends: "the country, the kind of service, and whether a service charge is on the bill already",
    by: {
      US: "fifteen to twenty percent at a table, by taxi and at the hairdresser, about ten to fifteen for delivery; at a counter it is up to you.",
      CA: "much as in the United States.",
      GB: "about a tenth where no service charge is added.",
      DE: "rounding up by five to ten percent.",
      FR: "service is included; small change is a courtesy.",
      IT: "service or coperto is on the bill.",
      ES: "small change is enough.",
      NL: "rounding up is usual.",
      CH: "service is included; rounding up is usual.",
      JP: "tips are not given and may embarrass.",
      SG: "a service charge is mostly on the bill.",
      AU: "not expected; about a tenth for very good service.",
      SE: "rounding up is enough.",
      NO: "rounding up is enough.",
      DK: "service is included.",
    },
    again:
      "Where nobody served you, 'no tip' isn't rude. Where it is part of the wage, plan it as part of the cost of eating out.",
    next: ["How do I make a budget that lasts?", "What should I know about money on a trip abroad?"],
  },
  {
    id: "stress",
    isTold: true,
    ask: "How do I cope with money stress?",
    about:
      "stress|stressed|stressing|anxious|anxiety|worried|worry|worrying|scared|afraid|overwhelmed money|finances|debt|debts|financial|bills / can_not go_on like_this / can_not sleep money|debt|bills|finances / can_not go_on like_this / hopeless|helpless|desperate finances|money|financial / money keeps me up|awake / refresh|refreshing|checking bank|balance|banking app|account|balance keep|constantly|obsessively|times",
    beside: "so all with this cope feel much overwhelmed bills thinking constantly about debts",
    gist: "That is a heavy thing to carry, and many people carry it. It gets lighter with two things: the figures on one page, and one small step that is done this week; where bills are behind, free debt advice can take the calls off you. Talk to somebody you trust; if it weighs on sleep or mood for weeks, a doctor or counsellor can help.",
    depends:
      "whether something is due now, such as rent or a court date; that comes first, and we can look at it together",
    again:
      "One page, one step, one person to talk to; we can take it line by line here. If you keep checking the account, set an alert for a low balance and look once a week.",
    next: ["What should I do next?", "What if I can't pay my debts?"],
  },
  {
    id: "pets",
    ask: "What does a pet cost?",
    about: "dog|cat|puppy|kitten|pet|pets|vet|vets cost|costs|insurance|afford|bill|budget|worth",
    beside: "insurance year much get adopt monthly how expensive should",
    gist: "Count on a cost every month for as long as it lives, often ten to fifteen years: food, a yearly check with vaccines, grooming, and insurance or a fund for the vet; a dog costs more than a cat, a large one more than a small one. The first year costs more, with adoption, neutering and gear. Pet insurance is worth it if you could not pay a large operation from savings; look at what it excludes and at its price as the animal ages.",
    own: "cushion",
    depends: "the kind of animal, its age, and vets' prices where you live",
    by: {
      DE: "a dog also costs the Hundesteuer of the Gemeinde and a liability insurance, which some Länder require.",
      CH: "a dog also costs a yearly tax of the canton or Gemeinde.",
      NL: "some gemeenten still charge a tax on dogs.",
      AU: "the council charges for the registration of a pet.",
    },
    again:
      "Ask a vet near you what a yearly check and a usual operation cost. A sinking fund does the same as insurance once it is full.",
    next: ["What is a sinking fund?", "What is an emergency fund?"],
  },
  {
    id: "timeshare",
    ask: "Is a timeshare worth it?",
    about: "timeshare|timeshares|vacation_club|holiday_club",
    beside: "worth get out exit sell buy cancel fees good company presentation",
    gist: "Rarely: yearly fees rise, and resold it brings next to nothing. If you signed within the last days, cancel today, in writing as the contract says and with proof of sending: the law mostly gives some days to withdraw. Later ask the resort itself for its exit programme, and keep away from firms that want money up front to free you.",
    depends: "the contract, how long ago you signed, and the yearly fee",
    by: {
      US: "the state sets the days, such as ten in Florida, and the contract names them; send it by certified mail, also if the salesman says it is too late.",
      GB: "you have fourteen days to withdraw, without a reason.",
      CA: "the province sets the days, in Ontario ten.",
      DE: "you have fourteen days to withdraw, without a reason, and nothing may be paid before.",
      FR: "you have fourteen days to withdraw, without a reason, and nothing may be paid before.",
      NL: "you have fourteen days to withdraw, without a reason, and nothing may be paid before.",
      IT: "you have fourteen days to withdraw, without a reason, and nothing may be paid before.",
      ES: "you have fourteen days to withdraw, without a reason, and nothing may be paid before.",
    },
    again:
      "Look in the contract for the days of withdrawal and send the letter today if they still run. Later begin with the resort; unpaid fees can go to a collector.",
    next: ["How do I recognise a scam?", "How can I lower my bills?"],
  },
];
