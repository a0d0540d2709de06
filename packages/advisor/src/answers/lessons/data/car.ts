import type { Lesson } from "../lesson.ts";

export const CAR: readonly Lesson[] = [
  {
    id: "car-loan",
    ask: "How do I buy a car without overpaying?",
    about:
      "car_loan|auto_loan|car_payment|car_finance|car_loans|upside_down|underwater_car / buy|buying|finance|pay car|truck|vehicle cash|loan|finance|tips|overpaying|how -insurance|lease|leasing / refinance car|auto",
    beside: "dealer down rate term months good long cash finance car loan underwater worth gap negotiate",
    gist: "Look at the price and at the sum of all payments, not at the monthly payment: a longer loan lowers the payment, costs more in all, and over six or seven years you may owe more than the car is worth for a long time. Bring an offer from your own bank or credit union, and agree on the price first. A fifth down and four or five years is a good rule; count insurance, fuel and repairs as well.",
    own: "car",
    depends: "your credit, how long you keep it, and what you can pay at once",
    by: {
      US: "credit unions are often the cheapest; gap cover and extended warranties are optional and usually cost more at the dealer's desk.",
      GB: "with hire purchase and PCP the car is the lender's until the end; once half of the total is paid you may hand it back (voluntary termination).",
      CA: "loans over seven or eight years are common and leave many owing more than the car is worth.",
      AU: "look at the comparison rate, which counts most fees in; a balloon lowers instalments and leaves a large sum at the end.",
      DE: "compare the effektiver Jahreszins of a bank with the dealer's, and ask for the Schlussrate.",
      FR: "compare the TAEG; you have fourteen days to withdraw from the loan.",
      NL: "compare the JKP; the loan is registered with the BKR and lowers what you can borrow for a home.",
    },
    again:
      "Multiply the payment by the months: what that is above the price is the cost of the loan. A loan can be refinanced when your credit is better; if you owe more than the car is worth, keep it and pay extra.",
    next: ["Lease or buy a car?", "New or used car?", "Which debt should I pay first?"],
  },
  {
    id: "lease-or-buy",
    ask: "Lease or buy a car?",
    about:
      "lease|leasing|leased -apartment|flat|rent / lease|leasing or|vs|versus buy|finance|purchase car|truck? / pcp|hire_purchase|balloon / subscription car",
    beside: "buy car cash hate purchase better mileage end good deal hire",
    gist: "If you keep cars for more than about five years, buying is usually cheaper; leasing suits those who want a new one every few years and accept that it costs more. Leasing is renting: lower payments, limits on miles, charges for damage and for ending early, and you own nothing at the end. Compare the whole cost over the same years: payments, fees and insurance, less what a bought car would still sell for.",
    own: "car",
    depends: "how many miles you drive, how long you keep cars, and whether a business pays",
    by: {
      US: "the price can be negotiated in a lease too; ask for the money factor, which is its interest rate in another form.",
      GB: "a PCP lies in between: low payments, then hand it back or pay the large last sum; PCH is a pure lease.",
      AU: "a novated lease through the employer is paid partly from pay before tax; compare its rate and fees.",
      DE: "with Kilometerleasing only kilometres and damage are settled; Restwertleasing leaves the risk of the resale price to you.",
      FR: "an LOA lets you buy the car at the end, an LLD doesn't.",
      NL: "a private lease is registered with the BKR and lowers what you can borrow for a home.",
    },
    again:
      "With cash beyond your cushion, paying outright saves the interest. A PCP or balloon lies in between: low payments, and a large last one if you want to keep the car.",
    next: ["New or used car?", "How do I buy a car without overpaying?"],
  },
  {
    id: "new-or-used-car",
    ask: "New or used car?",
    about:
      "new used car|truck|loses|less|or / used_car|used_cars|second_hand car? / electric_car|ev worth|cost|cheaper / boat|rv|camper|jet_ski|motorcycle -sold|bought|fund|goal buy|sale|worth|talk_me_out|owning|own",
    beside:
      "loses value buy less depreciation worth which old certified sale street boat cost talk out committing financial suicide",
    gist: "Usually used: a car of two to four years has its steepest loss of value behind it, often a third or more of the price. New can win when used ones are expensive or its loan is cheaper, so compare price, loan, insurance, fuel and repairs over those years. Have a used one checked by a mechanic of your own and look up its history. A boat or camper costs about a tenth of its price a year; rent before you buy.",
    own: "car",
    depends: "how long you keep it, what repairs you can pay, and prices of used ones at the time",
    by: {
      US: "certified pre-owned cars come with a maker's warranty; Carfax and the free VINCheck of the NICB show a car's past.",
      GB: "gov.uk shows the MOT history free of charge; a paid check shows finance that is still open on it.",
      CA: "a Carfax Canada report shows accidents and liens.",
      AU: "a PPSR check shows money owing and write-offs.",
      DE: "a dealer answers for faults of a used car for at least a year, a private seller usually excludes that.",
      FR: "ask for the free HistoVec report and a contrôle technique of less than six months.",
      NL: "the RDW shows a plate's history and whether the odometer is logical.",
    },
    again:
      "Two to four years old, kept long, checked beforehand. An electric one costs more to buy and less to run if you charge at home; for a used one ask for a report on the battery.",
    next: ["How do I buy a car without overpaying?", "Can I afford a 30k car?"],
  },
  {
    id: "repair-or-replace-car",
    ask: "Is an old car worth repairing?",
    about:
      "repair|fix replace|dump|sell|scrap|junk car|it|vehicle|truck / repairing|repair|repairs|fixing worth car|truck|it|vehicle / car dead|died|broke_down|totaled|totalled worth|fix|repair|replace",
    beside: "mechanic transmission engine cost old fix worth it",
    gist: "A repair is often cheaper if the rest of the car is in good shape and it buys a year or two: set it against what another car would cost in that time, payments and insurance included. Think twice if it costs more than half of the car's value; if another large repair is coming soon, replacing it is usually cheaper. Get a second estimate from another garage and ask what will fail next.",
    own: "cushion",
    depends: "the car's value, its other faults, and how soon you need it for work",
    again:
      "Ask for a rebuilt or used part, which costs much less. What the car would bring unrepaired counts for replacing it.",
    next: ["New or used car?", "What is an emergency fund?"],
  },
];
