import type { Lesson } from "../lesson.ts";

export const FAMILY: readonly Lesson[] = [
  {
    id: "couples",
    ask: "How should couples manage money?",
    about:
      "joint account|accounts / joint_account|joint_accounts|yours_mine|joint_finances|shared_account / couple|couples|married|marriage|marry|marrying|spouse|partner|newlywed|newlyweds money|finances|split|manage|budget|costs|bills|account|accounts|argue / split bills|expenses|rent|money partner|boyfriend|girlfriend|married|husband|wife|roommate / wife|husband|bf|gf|boyfriend|girlfriend|partner manage|joint|finances|fight / mother daughters_account|account",
    beside:
      "should yay nay married split how manage open joint bf gf fair income both put own shared daughter mother we",
    gist: "Three accounts work for many couples: yours, mine, and a joint one for shared costs, paid into in proportion to income. On a joint account everything belongs to both: either can empty it, and one's creditors may reach it. Open books and half an hour a month matter more than the system.",
    own: "surplus",
    depends: "how far your incomes differ, debts from before, and whether you are married",
    again:
      "A joint account for what is shared, own money for what needs no explaining. Adding a child or parent to an account makes them an owner; a power of attorney may be the better tool.",
    next: ["Do we need a prenup?", "How do I make a budget that lasts?"],
  },
  {
    id: "prenup",
    ask: "Do we need a prenup?",
    about:
      "prenup|prenuptial|prenups|postnup|marriage_contract|ehevertrag|marital_agreement|community_property|separate_property",
    beside: "rich people only wedding marry about what before sign fair need lawyer cost",
    gist: "A prenup is an agreement on who keeps what if a marriage ends, and it is not just for the rich: it protects a business, a home from before, children of an earlier marriage, or one partner from the other's debts. Without one the law of your state or country splits the property. Each should have a lawyer of their own, and sign long before the wedding.",
    own: "netWorth",
    depends: "what each brings in, debts, children, and the law where you will live",
    by: {
      DE: "the default is the Zugewinngemeinschaft; an Ehevertrag needs a notary.",
      FR: "the default is the communauté réduite aux acquêts; a contract needs a notaire.",
      GB: "courts give weight to a fair agreement without being bound by it.",
      ES: "the default depends on the region; the régimen can be chosen before a notary.",
      NL: "since some years only what is built up together is shared.",
    },
    again: "An agreement made in good times about bad ones. Talk about money openly first; the paper comes after.",
    next: ["How should couples manage money?", "What happens to money in a divorce?"],
  },
  {
    id: "divorce",
    ask: "What happens to money in a divorce?",
    about: "divorce|divorcing|divorced|separation|separating|split_up|alimony|child_support|qdro|ex_wife|ex_husband",
    beside:
      "protect money debts happens what split house pension getting when half lawyer joint accounts settlement custody",
    gist: "Make copies of all accounts, debts, pensions and tax returns, open an account of your own, and agree or have ordered who pays what meanwhile. Joint debts stay joint towards the lender whatever a court says, so close or refinance them. Pensions are often the largest thing to be shared; see a lawyer before you sign anything.",
    own: "netWorth",
    depends: "the law of your state or country, children, what was owned before, and whether you can agree",
    by: {
      US: "states divide either equally or by fairness; retirement plans need a court order (QDRO).",
      GB: "courts divide by needs and fairness, pensions included.",
      DE: "pensions are split through the Versorgungsausgleich.",
      else: "a lawyer or a family advice centre of {country} knows the rules.",
    },
    again: "List, copy, separate, then negotiate. Change beneficiaries once it is allowed.",
    next: ["Do I need a will?", "How do I make a budget that lasts?"],
  },
  {
    id: "new-baby",
    ask: "What does a baby cost?",
    about:
      "baby|pregnant|newborn|expecting|twins|nappies|diapers|maternity|paternity|parental_leave|adoption|ivf -fund|goal|boomer / childcare|daycare|nanny|nursery|kindergarten / kid|kids|child|children cost|costs|expensive|raise|afford",
    beside:
      "coming cost budget spring year first money need leave save even do what planning cot hospital march childcare daycare help",
    gist: "Plan for four things: the birth (what your health insurance leaves to you), unpaid leave, childcare, and the running costs of diapers, formula and clothes, of which much can be had used. Leave and childcare are the large ones, so try living on the smaller income now and save the difference. Add the child to the health insurance in time, and see to a will and life cover.",
    own: "surplus",
    depends: "paid leave, the price of childcare where you live, insurance, and family nearby",
    by: {
      US: "paid leave depends on employer and state; a dependent care FSA and the child tax credit help.",
      GB: "statutory pay, Child Benefit and funded childcare hours.",
      CA: "EI parental benefits and the Canada Child Benefit.",
      DE: "Mutterschaftsgeld, Elterngeld and Kindergeld; apply within three months.",
      FR: "the CAF pays PAJE benefits.",
      SE: "parental leave of more than a year for both and a cap on preschool fees.",
      NO: "parental benefit and a cap on kindergarten fees.",
      DK: "shared leave with pay from the state or employer.",
      else: "ask for parental benefits early; {source} knows them.",
    },
    again: "Birth, leave, childcare, running costs. Practise the new budget before the birth and bank what it saves.",
    next: ["What is life insurance?", "How does a 529 plan work?", "Do I need a will?"],
  },
  {
    id: "kids-money",
    ask: "How do I teach my kid about money?",
    about:
      "allowance|pocket_money|custodial|utma|ugma|junior_account|piggy_bank / teach kid|kids|child|children|son|daughter|teen|teenager / save|saving|invest|account kid|kids|child|children|baby|grandkids|grandchildren -college|university|education|529|daycare|cost",
    beside: "money how much nine about open account bank teen allowance start invest them future custodial roth",
    gist: "Children learn early, by what you show and say of money, and with some of their own: coins first, then a fixed sum each week with parts for spending, saving and giving, later an account. A custodial account belongs to the child and becomes theirs at eighteen or twenty-one, for whatever they like. A teenager with earned income can have a retirement account of their own.",
    own: "surplus",
    depends: "the child's age, what the sum should pay for, and tax on the child's income",
    by: {
      GB: "a Junior ISA is tax-free and belongs to the child at eighteen.",
      DE: "a Junior-Depot uses the child's own allowances.",
      FR: "a Livret A can be opened from birth.",
      CA: "an informal trust account or RESP are used.",
    },
    again: "Their own small money, their own decisions. For larger sums think about who should own it at eighteen.",
    next: ["How does a 529 plan work?", "Are gifts and inheritances taxed?"],
  },
  {
    id: "windfall",
    ask: "What should I do with a windfall?",
    about:
      "windfall|inheritance|inherit|inherited|inheriting|lottery|lotto|jackpot|settlement|lump_sum_of|life_insurance_payout -tax|taxed|debt / refund|bonus do|use|spend|blow|stash|with / what|should|could|would i do with it_all|that_money|this_money|extra_money|sum|amount|dollars / won money|prize",
    beside:
      "do with got get money sensible people first thing won bonus should use big large extra spend save invest blow stash might received",
    gist: "Let a large sum rest in a savings account for some weeks and tell few people. Set aside the tax, if there is any; then the usual order holds: costly debts, cushion, retirement accounts, next goal. Spending a small part of it on joy on purpose helps to leave the rest alone.",
    own: "costlyDebt",
    depends: "taxes, debts, how large it is against a year's income, and whether others will ask for it",
    again: "Wait, tax, debts, cushion, future, a little joy. For a very large sum pay an adviser by the hour.",
    next: ["Which debt should I pay first?", "Lump sum or bit by bit?", "Are gifts and inheritances taxed?"],
  },
  {
    id: "giving",
    ask: "How much should I give to charity?",
    about:
      "charity|charities|donate|donating|donation|donations|tithe|tithing|zakat|sadaqah|philanthropy|gofundme|donor_advised / give church|charity|money",
    beside: "give giving much how should deductible deduct budget percent income away tax church",
    gist: "Give a share or a sum that you chose in calm and put into the budget. Few causes, looked at once and kept for long, do more than many small gifts at the door. Whether a gift lowers your tax depends on the country and on the receipt.",
    own: "surplus",
    depends: "your cushion and debts, what you believe in, and the tax rules",
    by: {
      US: "gifts count only for those who itemise, apart from small exceptions; check the charity at apps.irs.gov.",
      GB: "Gift Aid adds the basic-rate tax.",
      else: "see {source} for what is deductible.",
    },
    again: "Planned, few, checked. With debts at card rates time is a gift as well.",
    next: ["How do I make a budget that lasts?", "How do taxes work?"],
  },
];
