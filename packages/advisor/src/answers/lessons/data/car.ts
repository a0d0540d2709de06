import type { Lesson } from "../lesson.ts";

export const CAR: readonly Lesson[] = [
  {
    id: "car-loan",
    ask: "How do I buy a car without overpaying?",
    about:
      "car_loan|auto_loan|car_payment|car_finance|car_loans|upside_down|underwater_car / buy|buying|finance|pay car|truck|vehicle cash|loan|finance|tips|overpaying|how -insurance|lease|leasing / refinance car|auto",
    beside: "dealer down rate term months good long cash finance car loan underwater worth gap negotiate",
    gist: "Bring an offer of your own bank or credit union before you talk to a dealer, and agree on the price before the payment. A shorter loan costs less, and over five years you may owe more than the car is worth. Count insurance, fuel, repairs and loss of value, not only the payment.",
    own: "car",
    depends: "your credit, how long you keep it, and what you can pay at once",
    again:
      "Price first, then the loan, never the monthly payment alone. Twenty percent down and four years keep you above its value.",
    next: ["Lease or buy a car?", "New or used car?", "Which debt should I pay first?"],
  },
  {
    id: "lease-or-buy",
    ask: "Lease or buy a car?",
    about:
      "lease|leasing|leased -apartment|flat|rent / lease|leasing or|vs|versus buy|finance|purchase car|truck? / pcp|hire_purchase|balloon / subscription car",
    beside: "buy car cash hate purchase better mileage end good deal hire",
    gist: "Leasing is renting: lower payments, a new car every few years, limits on miles, and nothing owned in the end. Buying costs more each month and less in the long run if you keep the car after it is paid. A PCP lies in between: low payments and a large last one if you want to keep it.",
    own: "car",
    depends: "how many miles you drive, how long you keep cars, and whether a business pays",
    again:
      "Keep long: buy. Always new: lease, knowing that it costs more. Read what damage and extra miles cost at the end.",
    next: ["New or used car?", "How do I buy a car without overpaying?"],
  },
  {
    id: "new-or-used-car",
    ask: "New or used car?",
    about:
      "new used car|truck|loses|less|or / used_car|used_cars|second_hand car? / electric_car|ev worth|cost|cheaper / boat|rv|camper|jet_ski|motorcycle -sold|bought|fund|goal buy|sale|worth|talk_me_out|owning|own",
    beside:
      "loses value buy less depreciation worth which old certified sale street boat cost talk out committing financial suicide",
    gist: "A new car loses the most in its first three years but has a warranty and often a cheaper loan; one of two to four years has lost that already. Compare all of it: price, loan, insurance, fuel, repairs. Have a used one looked at by a mechanic of your own. A boat or camper costs about a tenth of its price every year for storage, insurance and upkeep, so renting for a season is the cheap way to find out.",
    own: "car",
    depends: "how long you keep it, what repairs you can bear, and prices of used ones at the time",
    again: "Two to four years old, kept long, checked beforehand. For toys with an engine, rent before you buy.",
    next: ["How do I buy a car without overpaying?", "Can I afford a 30k car?"],
  },
  {
    id: "repair-or-replace-car",
    ask: "Is an old car worth repairing?",
    about:
      "repair|fix replace|dump|sell|scrap|junk car|it|vehicle|truck / repairing|repair|repairs|fixing worth car|truck|it|vehicle / car dead|died|broke_down|totaled|totalled worth|fix|repair|replace",
    beside: "mechanic transmission engine cost old fix worth it",
    gist: "Get a second estimate, then set the repair against what the car is worth repaired and what a month without it, or with a payment, would cost. A repair below half of the value that buys a year or more is often the cheaper way. After that repair, what is likely to fail next?",
    own: "cushion",
    depends: "the car's value, its other faults, and how soon you need it for work",
    again: "Second quote, value, next likely fault. A year without payments is worth a good repair.",
    next: ["New or used car?", "What is an emergency fund?"],
  },
];
