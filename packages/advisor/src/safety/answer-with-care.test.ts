import { describe, expect, it, test } from "vitest";
import { logOdds } from "../log-odds.ts";
import { answerWithCare } from "./answer-with-care.ts";
import { CONCERNS } from "./concern.ts";
import { HELP_LINES, helpLine } from "./help-lines.ts";

const care = (message: string, country: "US" | "GB" | null = "US") => answerWithCare(message, country, undefined);

describe("danger comes first", () => {
  test.each([
    ["i don't want to be here anymore", "self-harm"],
    ["i wnat to dei. cnt do this anymroe", "self-harm"],
    ["am no wantin tae be here anymair pal", "self-harm"],
    ["my debt dies with me right?", "self-harm"],
    ["lol guess ill just off myself then 😂", "self-harm"],
    ["he wont let me have my own account and im scared of him", "control"],
    ["he hit me again over the credit card bill", "violence"],
    ["theres nothing in the cupboards and the kids are asking", "hunger"],
    ["got an eviction notice on the door this morning", "eviction"],
    ["they shut the gas off this morning", "utilities"],
    ["cutting my insulin in half to make it last", "medicine"],
    ["i cant stop with the slots, its 4am again", "gambling"],
    ["my grandson called from jail and says to send gift cards", "elder-scam"],
    ["i gave my card number to a fake website yesterday", "card"],
    ["There is a loan on my report that I never opened", "identity"],
    ["got laid off today", "job"],
    ["zelled 850 to the wrong number", "wrong-payment"],
    ["I have so much debt I want to kill myself, which debt first?", "self-harm"],
    ["I can't go on anymore", "self-harm"],
    ["my husband takes my whole salary, how do I save?", "control"],
    ["my husband controls all our money", "control"],
    ["he's going to put me in the ground if I leave", "violence"],
    ["If I vanish can my sister have the 312 in my account", "self-harm"],
    ["amazon cut my whole shift to zero hours as of today", "job"],
    ["i saved up my insulin, enough for one long sleep", "self-harm"],
    ["my glock is loaded next to me. whats my balance", "self-harm"],
    ["been cutting again since midterms, deeper than before", "self-harm"],
    ["down 41k since august, i'm done, and i mean done done", "self-harm"],
    ["If he finds it he'll kill me, and I don't mean that as a saying", "violence"],
    ["I hid 600 from him, if he finds it he will kill me", "violence"],
    ["he gets so nasty when i ask about the account", "control"],
    ["my employer holds my passport, no salary until 2028", "control"],
    ["my niece had me sign blank checks and I do not know for what", "elder-scam"],
    ["there is 79.99 on my checking from some antivirus, I never bought it", "charges"],
  ])("%s", (message, concern) => {
    expect(care(message)?.care.concern).toBe(concern);
  });
});

test.each([
  "this debt is killing me lol",
  "I could murder a pizza",
  "dying to know my net worth",
  "kill the visa debt by Dec 2027. That's a goal.",
  "shoot me, another HOA increase",
  "My handicap is killing me worse than my Medicare premium",
  "lost my job, so my income is 0 now",
  "how long would my savings last if i lost my job",
  "paid 300 off the visa",
  "What's my net worth?",
  "coin wallet lost 10%",
  "he'll kill me lol i bought another guitar, 900",
  "been cutting again, down 12 lbs, gym is 40",
  "I'm done with payments, and I mean done. Visa is 0",
  "stocked up on meds before the insurance runs out, 210",
  "my boss gets loud when i ask for a raise",
  "one last sleep in the old house, closing is friday, 212,000",
  "I don't intend to need the pension for another year",
  "no point in any of this refinancing stuff at 7 percent",
  "I want to join her book club, she passed the bar, 25 a month",
  "He handles the bills because I hate spreadsheets, I do the investing",
  "coin wallet lost another 10%",
  "coin wallet has gone up 12%",
  "the wallet lost 300 this week",
])("no alarm at: %s", (message) => {
  expect(care(message)).toBeNull();
});

test.each([
  "I'm so scared of these debts",
  "im scared of these debts honestly",
  "I am afraid of the card bill this month",
  "terrified of my student loans",
  "scared of that mortgage",
  "frightened of how much I owe",
  "I'm scared of what the total is",
  "really scared of the interest on this",
  "afraid of my own bank balance",
  "scared of retiring with so little money",
  "I'm scared of the bills for my family",
  "scared of the bills, they are so high this month",
  "I'm scared of the mortgage, it takes all my pay",
])("no alarm where it is the money that is feared: %s", (message) => {
  expect(care(message)).toBeNull();
});

test.each([
  "I'm scared of him and these debts",
  "scared of my husband, he holds the money",
  "I'm scared of the loan shark",
  "im afraid to go home",
  "I'm scared to ask for money because they keep my bank card",
  "my family takes my pay, I'm afraid to ask for money",
  "they lock my cards away and I am scared to ask about my own money",
  "my parents keep my wages and I'm scared of the bills",
  "my inlaws took my bank card, I'm afraid of the debts they make",
  "my in-laws have taken my card and I'm scared about the rent",
  "they won't let me see the money and I'm scared about rent",
  "my spouse controls all the money, I'm terrified of the card statement",
  "my stepdad won't let me have a card and I'm scared of the bills",
  "my employer holds my passport and I'm scared about the money",
  "I have to hand over my wages, I'm scared to ask for money for bills",
  "my sister keeps all my benefits, I'm afraid of the debts",
])("but where it is a person: %s", (message) => {
  expect(care(message)).not.toBeNull();
});

test.each([
  "I want to say goodbye to Affirm soon",
  "finally saying goodbye to my student loans next month",
  "kiss that Visa goodbye",
  "waved bye to the car loan in May",
  "goodbye overdraft, 0 owed now",
  "My nephew attempted suicide five years ago, he is grand now and I give 200 to his wedding",
  "kid says he wants to die of embarrassment, 40 for new trainers",
  "my daughter says she wants to die her hair pink, 60 for the salon",
  "Clients ask me daily about the suicide clause, commission was 7,400",
])("no alarm at something long over, or a debt seen off: %s", (message) => {
  expect(care(message)).toBeNull();
});

it.each([
  ["wait the kay one aint cleared yet undo just that n leave the supplies", 0.8],
  ["do you reckon I ought to sell it, I don't drive at night no more", 0.28],
])("takes more than a guess of the encoder where a message is about the books: %s", (message, likelihood) => {
  const opinion = () => ({ concern: "self-harm", logOdds: logOdds(likelihood), general: 0.5, isOfTheirs: () => false });
  expect(answerWithCare(message, "US", undefined, opinion)).toBeNull();
});

describe("whoever worries about another", () => {
  test.each([
    ["my brother says he wants to die", "self-harm"],
    ["Our daughter keeps talking about killing herself and I dont know what to do", "self-harm"],
    ["my best mate texted that everyone would be better off without him", "self-harm"],
    ["she told me she doesnt want to be here anymore", "self-harm"],
    ["my buddy keeps sending me goodbye messages and now he aint picking up", "self-harm"],
    ["my sister texted her kids would be better off with her life insurance", "self-harm"],
    ["my buddy gave me his dog and his watch and said thanks for everything", "self-harm"],
    ["Neighbor boy is 9, comes to our barn with belt marks and asks to sleep in the hay", "violence"],
    ["the lolo i take care, his son hit him with the remote when he spill his soup", "violence"],
    ["asking for a friend, her bf tracks her phone and took her debit card", "violence"],
    ["my friend's husband hits her and takes her wages", "violence"],
    ["dad beats my mum when the money runs out", "violence"],
    ["my son gambles away everything on the slots", "gambling"],
    ["My sister is getting evicted on Friday, how can I help", "eviction"],
  ])("%s", (message, concern) => {
    const answer = care(message);
    expect(answer?.care).toMatchObject({ another: true });
    if (concern !== "violence") expect(answer?.care.concern).toBe(concern);
    expect(answer?.message).not.toMatch(/You matter more|Are you safe/);
  });

  it("is given other words than the person, with the same line, also further on", () => {
    const first = care("my brother says he wants to die", "GB");
    expect(first?.message).toMatch(/116 123.*don't leave them alone/s);
    const how = answerWithCare("what do i say to him", "GB", first?.care);
    expect(how?.message).toMatch(/I'm worried about someone who may want to die/);
    expect(answerWithCare("no he lives alone", "GB", first?.care)?.message).toMatch(/999/);
  });

  test.each([
    "he hit me again over the credit card bill",
    "i want to die",
    "my husband takes all my wages and i am scared of him",
    "my mum died and I do not want to be here anymore",
  ])("is not the one who is in danger: %s", (message) => {
    expect(care(message)?.care.another).toBeUndefined();
  });
});

describe("other languages", () => {
  test.each([
    ["Ya no quiero vivir, debo 38 mil de la tarjeta", "es", "self-harm", /habla ahora con alguien: .*988/],
    ["mi marido me pega cuando cobro", "es", "violence", /no es culpa tuya/],
    ["no tenemos nada que comer hasta el viernes", "es", "hunger", /comer hoy/],
    ["nos echan de casa el jueves y no tenemos donde ir", "es", "eviction", /no te vayas/],
    ["me gasté el sueldo en las apuestas y no puedo parar de jugar", "es", "gambling", /1-800-697-3738/],
    ["je veux mourir, je n'en peux plus de ces dettes", "fr", "self-harm", /parlez à quelqu'un.*988/],
    ["mon mari me frappe quand il compte les sous", "fr", "violence", /ce n'est pas votre faute/],
    ["plus rien à manger pour les petits", "fr", "hunger", /manger aujourd'hui/],
    ["on nous expulse lundi avec deux bébés", "fr", "eviction", /ne partez pas/],
    ["j'ai tout perdu au casino et je peux pas m'arrêter de jouer", "fr", "gambling", /confidentiel/],
    ["ich will nicht mehr leben", "de", "self-harm", /nehme es ernst.*988/],
    ["mein Mann schlägt mich wegen siebzig Euro", "de", "violence", /nicht Ihre Schuld/],
    ["wir haben nichts mehr zu essen", "de", "hunger", /Essen heute/],
    ["am Montag ist Räumung und ich weiß nicht wohin", "de", "eviction", /unterschreiben Sie nichts/],
    ["hab den ganzen Lohn verzockt, ich bin spielsüchtig", "de", "gambling", /vertraulich/],
    ["não quero mais viver, devo 90 mil", "pt", "self-harm", /fale com alguém agora.*988/],
    ["o meu namorado me bate e fica com o meu salário", "pt", "violence", /culpa não é sua/],
    ["não temos o que comer desde ontem", "pt", "hunger", /comer hoje/],
    ["recebi ordem de despejo, não tenho onde morar", "pt", "eviction", /não saia/],
    ["perdi tudo no tigrinho e não consigo parar de apostar", "pt", "gambling", /confidencial/],
    ["mi hermano dice que se quiere matar", "es", "self-harm", /No la dejes sola.*988/],
  ] as const)("%s", (message, language, concern, says) => {
    const answer = care(message);
    expect(answer?.care).toMatchObject({ language, concern });
    expect(answer?.message.replace(/\n/g, " ")).toMatch(says);
    expect(answer?.message).not.toContain("!");
  });

  it("are answered with the help of the country, which the language does not tell", () => {
    expect(care("quiero morir", "GB")?.message).toContain("116 123");
    expect(care("quiero morir", null)?.message).toContain("findahelpline.com");
  });

  it("are spoken on, until money is spoken of", () => {
    const first = care("ich will sterben");
    expect(answerWithCare("nein", "US", first?.care)?.message).toMatch(/rufen Sie bitte jetzt 911/);
    expect(answerWithCare("danke", "US", first?.care)?.message).toMatch(/geschrieben/);
    expect(answerWithCare("visa is 1,200 now", "US", first?.care)).toBeNull();
  });

  test.each([
    "Apúntame 140 euros de leña en gastos",
    "me muero de risa con esta app, cobré 210 lucas",
    "Est-ce que je peux ajouter un compte épargne-pension ?",
    "je meurs de faim, 12 euros de kebab",
    "Trag bitte 3.900 Milchgeld für Februar ein",
    "ich sterbe vor Lachen, 20 Euro für Kino",
    "Vendi a cortiça por 6.300 euros, mete aí",
    "morrendo de rir, recebi 780 hoje",
  ])("raise no alarm without danger: %s", (message) => {
    expect(care(message)).toBeNull();
  });
});

describe("help lines", () => {
  it("are those of the person's country, and tell how to find help where it is not known", () => {
    expect(care("i want to die", "US")?.message).toContain("988");
    expect(care("i want to die", "GB")?.message).toContain("116 123");
    expect(care("i want to die", null)?.message).toContain("findahelpline.com");
  });

  it("tell how to find help where the country is one that we know nothing of", () => {
    const { message } = care("i dont want to live anymore, the debts are too much", "IE" as "GB") ?? {};
    expect(message).toContain(HELP_LINES.OTHER.crisis?.words);
  });

  it("have an emergency number and a crisis line for every country", () => {
    for (const [country, lines] of Object.entries(HELP_LINES)) {
      expect(lines.emergency, country).toBeTruthy();
      expect(lines.crisis, country).toBeTruthy();
    }
    expect(helpLine("DK", "hunger")).toBe(HELP_LINES.OTHER.hunger?.words);
  });

  it("say where each was found", () => {
    for (const [country, lines] of Object.entries(HELP_LINES).filter(([name]) => name !== "OTHER"))
      for (const [kind, { words, reach, source }] of Object.entries(lines))
        expect(words && reach && /^[a-z0-9.-]+\.[a-z]+$/.test(source), `${country} ${kind}`).toBeTruthy();
  });
});

describe("an answer can be talked on from", () => {
  const first = care("i want to die");
  const next = (message: string, kept = first?.care) => answerWithCare(message, "US", kept);

  test.each([
    "yes",
    "no",
    "i dont know",
    "thanks",
    "i cant call",
    "im in canada",
    "what do i say",
    "just joking",
    "bye",
  ])("%s", (message) => {
    expect(next(message)?.message).toMatch(/988|911|emergency|one step|go on/i);
  });

  it("gives the lines of where the person says that they are, and keeps to them", () => {
    const abroad = next("I'm in the UK");
    expect(abroad?.message).toContain("116 123");
    expect(next("no", abroad?.care)?.message).toContain("999");
  });

  it("hears that something has gone to who deceives, and that who is feared comes in", () => {
    const deceived = care("a man from the IRS called and needs my account number")?.care;
    for (const message of ["No dear, I gave it to him already, just now.", "I sent him the money"])
      expect(next(message, deceived)?.message, message).toMatch(/^Then call the bank now/);
    expect(next("I never gave him the code", deceived)?.message).not.toMatch(/^Then call the bank now/);
    expect(next("hes home", care("he hit me again over the credit card bill")?.care)?.message).toMatch(/be careful/);
  });

  it("leaves a clear message about money to be read as money", () => {
    expect(next("what's my net worth?")).toBeNull();
    expect(next("visa is 1,200 now")).toBeNull();
  });

  it("ends by itself", () => {
    let kept = first?.care;
    for (let said = 0; said < 10; said++) kept = next("hm", kept)?.care ?? kept;
    expect(next("hm", kept)).toBeNull();
  });
});

it("has words for every concern, without an exclamation mark, a scolding or a question about money", () => {
  for (const concern of CONCERNS) {
    for (const said of ["yes", "no", "i dont know", "thanks"]) {
      const answer = answerWithCare(said, "US", { concern, answered: 1, country: null });
      expect(answer?.message, `${concern}: ${said}`).toMatch(/^[^!]{20,}$/);
      expect(answer?.message).not.toMatch(/you should have|how much is it worth|net worth/i);
    }
  }
});
