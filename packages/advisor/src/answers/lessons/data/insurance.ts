import type { Lesson } from "../lesson.ts";

export const INSURANCE: readonly Lesson[] = [
  {
    id: "insurance",
    ask: "What insurance do I need?",
    about:
      "insurance -life|car|health|mortgage|home|unemployment|renters|umbrella|deposit|pet|travel|disability / insured need|which|what|enough / deductible|deductibles|excess",
    beside: "need kinds really policy policies high low mine premium what which homeowners much enough cover coverage",
    gist: "Insure what would ruin you and carry small losses yourself. Liability, health, loss of income and the home come first, life insurance where others depend on your pay. A deductible is the part of a damage that you pay: a higher one lowers the premium and makes sense as far as your cushion reaches.",
    own: "cushion",
    depends: "who depends on you, whether you own a home or a car, and what the state or your employer covers",
    by: {
      DE: "Privathaftpflicht and Berufsunfähigkeit come before everything else that is sold.",
      CH: "basic health insurance is compulsory; Privathaftpflicht is what landlords ask for.",
      FR: "tenants must insure the flat; the mutuelle at work covers what the Sécurité sociale doesn't.",
      NL: "basic health insurance is compulsory; aansprakelijkheid (liability) costs little.",
    },
    again: "Large and unlikely: insure. Small and frequent: save for it. Compare every two years.",
    next: ["Do I need disability insurance?", "What is life insurance?", "What is an emergency fund?"],
  },
  {
    id: "life-insurance",
    ask: "What is life insurance?",
    about:
      "life_insurance|life_cover|term_life|whole_life|universal_life|final_expense|burial_insurance / term whole|permanent|better|years|policy|school|mean / iul|indexed_universal / life cover|insurance|policy",
    beside:
      "need kids bairns much single bother pushing church salesman swears better years whole term insurance cash value invest had",
    gist: "Life insurance pays those who depend on your income if you die. Term life covers a number of years and costs little; whole life lasts for good, costs many times as much and mixes in a savings part with high fees. For most families term cover until the children are grown and the debts are paid is enough; with nobody depending on you there is little need.",
    own: "cover",
    depends: "who lives from your income, for how many years, your debts, and what you have saved already",
    again:
      "Term for the years in which somebody depends on you. Ten times a year's income is a common first guess; keep saving and insuring apart.",
    next: ["Do I need a will?", "Do I need disability insurance?", "What insurance do I need?"],
  },
  {
    id: "disability-insurance",
    ask: "Do I need disability insurance?",
    about:
      "disability|income_protection|berufsunfahigkeit|unable_to_work / can_not work sick|ill|injured / sick long_term",
    beside: "insurance cover policy need regular folk worth income short long term salary health happens pay if",
    gist: "For most working people the ability to earn is what they own of most value, and long illness stops it more often than death does. Disability insurance pays part of the income until you can work again or retire. Look at how long it makes you wait, how long it pays, and whether it counts your own occupation.",
    own: "income",
    depends: "what your employer and the state pay, your occupation and health, and how long your cushion lasts",
    by: {
      US: "an employer's plan is the cheap way; Social Security pays only when no work at all is possible.",
      GB: "statutory sick pay is small and short; income protection is the word to look for.",
      DE: "the state's Erwerbsminderungsrente is small; Berufsunfähigkeitsversicherung is best bought young and healthy.",
      NL: "employees are covered through the WIA; the self-employed are not.",
      SE: "occupational cover through agreements adds to the state's.",
    },
    again: "Cover for your pay. Check the employer's plan first, then close the gap.",
    next: ["What insurance do I need?", "What is an emergency fund?"],
  },
  {
    id: "health-costs",
    ask: "How does health insurance work?",
    about:
      "health_insurance|health_plan|healthcare|health_cover|obamacare|aca|marketplace_plan|cobra|out_of_pocket|copay|coinsurance|mutuelle|krankenkasse|krankenversicherung|zorgverzekering / ppo hmo|hdhp / premium subsidy|health",
    beside:
      "work insurance plan deductible choose between jobs coverage lose cost family open enrollment pick enrolment",
    gist: "A health plan has a premium, a deductible that you pay first, a share after that, and a yearly maximum. Compare plans by premium plus what you would pay in an average year and in a bad one. Look whether your doctors and medicines are in the plan.",
    own: "cushion",
    depends: "how much care you need, what your employer pays, and your income",
    by: {
      US: "healthcare.gov or your state's exchange has plans with help by income; after a job COBRA keeps the old plan at full price.",
      GB: "the NHS covers what is needed; private cover buys shorter waits.",
      CA: "the province covers doctors and hospitals; medicine, teeth and eyes are for workplace plans.",
      AU: "Medicare covers the basics; private cover affects the Medicare levy surcharge at higher incomes.",
      DE: "statutory or private insurance is compulsory; moving to private is hard to undo.",
      FR: "the Sécurité sociale pays most, a mutuelle the rest.",
      CH: "compulsory basic cover with a franchise that you choose; premiums can be compared each autumn at priminfo.admin.ch.",
      NL: "compulsory basic cover with an own risk; zorgtoeslag helps lower incomes.",
      JP: "the national or company scheme pays seventy percent and caps the month.",
      SG: "MediShield Life is the base, Integrated Shield plans add to it.",
    },
    again:
      "Premium plus likely own costs, in a good and a bad year. The yearly maximum is the sum that your cushion should bear.",
    next: ["HSA or FSA?", "What can I do about medical bills?"],
  },
  {
    id: "property-insurance",
    ask: "Do I need renters or home insurance?",
    about:
      "renters|renter|contents|tenants insurance|waste|cover / home_insurance|homeowners|house_insurance|buildings_insurance|flood_insurance|hausrat|contents_insurance / insurance house|home|flat|apartment",
    beside: "insurance waste need worth policy flood fire theft cheap landlord homeowners",
    gist: "Renters insurance costs little and covers your things and, more important, what you owe others after a damage. Owners need the cost of rebuilding insured, not the price of the land. Flood and earthquake are usually not in it and have to be added.",
    own: "estate",
    depends: "what replacing your things would cost, the risks of the place, and what the landlord or lender asks for",
    again:
      "Things, liability, and a place to stay meanwhile. Photograph every room once and keep the pictures elsewhere.",
    next: ["What insurance do I need?", "Do I need umbrella insurance?"],
  },
  {
    id: "umbrella-insurance",
    ask: "Do I need umbrella insurance?",
    about: "umbrella|liability_insurance|personal_liability|haftpflicht|privathaftpflicht|public_liability",
    beside: "policy insurance need rich people thing worth million sued lawsuit cover",
    gist: "An umbrella policy pays when you owe somebody damages beyond what car or home insurance covers: an accident, a dog bite, a fall at your place. It is cheap for its size and not only for the rich, since a court can also reach future pay. It makes most sense with savings, a home, a teenage driver, a pool or a dog.",
    own: "netWorth",
    depends: "what you own and earn, what could happen around you, and the limits of your present policies",
    by: {
      DE: "Privathaftpflicht does this for a small sum a year and nearly everybody should have it.",
      CH: "Privathaftpflicht does this; most landlords ask for it.",
      NL: "the aansprakelijkheidsverzekering does this.",
      FR: "liability is usually part of the home insurance (responsabilité civile).",
    },
    again:
      "Protection from being sued for more than your other policies pay. Raise those limits first, which it requires anyway.",
    next: ["What insurance do I need?", "Do I need renters or home insurance?"],
  },
  {
    id: "car-insurance",
    ask: "How much car insurance do I need?",
    about:
      "car_insurance|auto_insurance|vehicle_insurance|comprehensive|collision|third_party|uninsured_motorist|kasko / insurance car|truck|teen_driver",
    beside: "enough much need full coverage lower cheap liability drop old minimum",
    gist: "Liability is the part that matters: the legal minimum is often far below what an accident costs, so take clearly more. Collision and comprehensive cover pay for your own car and can go once its value is small against the premium. Compare three insurers a year and raise the deductible as far as your cushion reaches.",
    own: "cushion",
    depends: "what you own that a court could reach, the car's value, and who drives",
    again: "High liability, and the rest by the car's value. Ask for discounts for low mileage and for bundles.",
    next: ["Do I need umbrella insurance?", "How can I lower my bills?"],
  },
  {
    id: "medicare",
    ask: "What are the parts of Medicare?",
    about: "medicare|medigap|part_a|part_b|part_d|irmaa / turning 65 sign|health|enroll",
    beside:
      "parts part advantage explain enroll sign employer covers must need penalty late supplement drug plan covers c d turning piling mail normal lord",
    gist: "Part A covers the hospital, Part B doctors and outpatient care, Part D prescription drugs. Part C, Medicare Advantage, is a private plan that bundles A, B and mostly D, with its own network; Medigap instead fills the gaps of A and B. You sign up in the seven months around your sixty-fifth birthday; being late can cost a penalty for good, unless an employer's plan of a larger firm covers you.",
    own: "income",
    depends: "whether you or a spouse still work, your doctors and medicines, and how much you travel",
    by: {
      US: "medicare.gov compares plans, and SHIP counsellors (shiphelp.org) help free of charge. The first months of Part B are the time to buy Medigap without health questions.",
      else: "that is the United States' cover for the old; {country} has its own, see {source}.",
    },
    again:
      "A hospital, B doctors, C a bundle of a private insurer, D drugs. Choose between Advantage and Medigap with your list of doctors and drugs in hand.",
    next: ["When should I claim my state pension?", "How does health insurance work?"],
  },
  {
    id: "elder-care",
    ask: "Who pays for care in old age?",
    about:
      "long_term_care|nursing_home|care_home|assisted_living|home_care|caregiver|elder_care|eldercare|pflege|aged_care / mum|mom|dad|parents|mother|father|grandma needs|need care / caring parents",
    beside: "pay pays cost losing farm family house medicaid insurance needs old parents who care",
    gist: "Care is the cost that surprises families most, and the family's own money usually pays first. Begin with an assessment of what is needed and of what the public scheme pays, and put powers of attorney in order while your parent can sign. Don't give up your own work or pension for it without doing the sums.",
    own: "surplus",
    depends: "the kind of care, your parent's income and property, and the rules of the place",
    by: {
      US: "Medicare pays hardly any long-term care; Medicaid does after most savings are spent, with a look back at gifts of the last five years. eldercare.acl.gov finds local help.",
      GB: "the council assesses needs and means; a home counts for a care home unless a spouse lives in it. Attendance Allowance doesn't depend on means.",
      DE: "the Pflegeversicherung pays part by Pflegegrad; children pay only above a high income.",
      FR: "the APA helps by need and income, and children can be asked to contribute.",
      NL: "the Wlz covers it with an own contribution by income and property.",
      AU: "My Aged Care assesses need and means.",
      JP: "long-term care insurance (Kaigo Hoken) pays most of it from forty on.",
      else: "{source} says what the public scheme pays.",
    },
    again:
      "Assess, ask for the public share, sign the powers, then look at money. An hour with an elder-law lawyer or a care adviser is well spent.",
    next: ["What is a power of attorney?", "Do I need a will?"],
  },
];
