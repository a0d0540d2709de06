import { MIN_AGE } from "@seven-figures/domain";
import type { AboutApp } from "./about-entry.ts";

/** How things are done here, how figures come about, and what works where; as true as `about-service.ts`. */
export const ABOUT_USE: readonly AboutApp[] = [
  {
    id: "how-to-add",
    ask: "How do I add something?",
    about:
      "how|way|whats|can|wanna|do put|add|enter|list|record|input|tell account|asset|loan|debt|car|pension|goal|things|stuff|something|money|form|new|entry|assets|you -edit|change|raise|owe|interest|up -much|extra / just tell you|form / add talking / how tell you",
    beside:
      "new account loan here just tell form enter pension cooperative money car done add stuff talking way do does one list go way",
    says: 'Just say it as a fact: "I have five thousand at Chase", "I owe nine thousand on the car", "I want to save for a trip by June", with the amount. I write it down and show what changed. Or use the Add buttons on the Financials and Goals pages.',
    again: "A sentence to me, or the Add button on the page. Several at once are fine.",
    next: ["How do I change a number?", "Can I import a file?"],
  },
  {
    id: "change-data",
    ask: "How do I change a number?",
    about:
      "how|where|can|could|is change|edit|correct|fix|update|delete|remove|get_rid number|balance|entry|figure|asset|assets|debt|debts|goal|goals|income|expenses|data|profile|target|amount|amex|visa|in_here -credit|report|score|owe|spending|bill|much|pay|save|raise|tax|career|job / pencil|edit_button / can|how i change target",
    beside:
      "wrong last week put number myself without asking tap pencil such entry fix correct like some edit in here say ok mistake amex one",
    says: 'Tell me the right one: "Visa is at twelve hundred", "remove the Amex", "change my target to two million". You can also edit everything by hand: assets, debts, income and spending on Financials, goals on Goals, the target and its year in your Profile.',
    again: "Say what it should be, or edit it on its page.",
    next: ["How do I undo a change?", "Where do I find things?"],
  },
  {
    id: "rename",
    ask: "How do I rename something?",
    about:
      "rename|renamed / call|name savings|account|it|goal something_else|different|else / change name account|goal|asset|debt",
    beside: "can things how do savings something else my",
    says: 'Say "rename Savings to House fund", or edit the name on the Financials or Goals page.',
    again: '"Rename A to B" does it.',
    next: ["How do I change a number?"],
  },
  {
    id: "goal-done",
    ask: "How do I mark a goal as finished?",
    about:
      "mark|finish|complete|close|finished|completed|done goal|goals how|as|can|where|do / tick|check|steps|step|smaller_bits|sub_goals|milestones|bits goal|step|steps how|can|inside|off|tick|have",
    beside: "finished mark tick off step smaller bits inside goal do complete done have can",
    says: 'Tell me that it is done, such as "I finished the course goal", or set its status to Completed on the Goals page. A goal can have smaller steps with amounts and dates of their own; tick one off there, or say "done with the first step of the course".',
    again: "Say that it is finished, or tick it on the Goals page; steps likewise.",
    next: ["Show my goals", "How do I change a number?"],
  },
  {
    id: "goal-or-target",
    ask: "What is the difference between a goal and the target?",
    about: "difference|vs|versus|same|mean|what goal target / what_is_the_target / target goal",
    beside: "big difference between main one million",
    says: "The target is the one big figure, the net worth that you want to reach by a year; it stands in your Profile. Goals are the smaller things on the way, each with its own amount or progress, date and steps, and they stand on the Goals page.",
    again: "One target for your net worth, many goals on the way to it.",
    next: ["What is my target?", "Show my goals"],
  },
  {
    id: "how-it-counts",
    ask: "How do you work out net worth?",
    about:
      "how work_out|calculate|calculated|compute|figure|count|counted|add_up net_worth -my_net|savings_rate / what counts asset|debt / count|counts|include|included house|pension|car|home|net_worth|asset / pension|it income|savings meant|supposed|count / before after tax which|want / current_savings / difference|same savings|current box|account|list|field / gross net want|enter / how net_worth here|this_app|you",
    beside:
      "here worth house meant income savings account list thing same want me which one current box you do tax count this asset pension calculated field",
    says: "Net worth is what you own minus what you owe: the sum of your assets less the sum of your debts. A home, pension or car counts once you add it as an asset. Income is not part of it, and the Current Savings box is a separate note beside your assets, so savings accounts belong in the list. Enter income and spending both after tax if you can.",
    again: "Assets minus debts; income and the Current Savings box don't count into it.",
    next: ["What's my net worth?", "How do I add something?"],
  },
  {
    id: "zero-percent",
    ask: "Why does my progress say 0%?",
    about:
      "why|how|what 0|zero|stuck|negative percent|progress -card|transfer|apr|interest|loan|rate|balance / progress zero|negative|0|stuck|wrong",
    beside: "say says im at progress percent bar show does it",
    says: "Progress is your net worth as a share of your target. While you owe as much as you own, or more, your net worth is at or below zero, so it says 0% until what you own outgrows what you owe. It also does so before anything is entered.",
    again: "It is net worth divided by target, and never below zero.",
    next: ["What's my net worth?", "How do you work out net worth?"],
  },
  {
    id: "plan-maker",
    ask: "Who makes the plan, you or I?",
    about: "can|could|do|who you|i make|makes|do plan part|that|me|or / how plan work|works|made",
    beside: "make makes plan me part or myself for do that",
    says: "I can make it: say *Make me a plan* and I work out the order of steps from your figures, with suggested goals that you add or leave. Nothing of it is stored until you say so.",
    again: "*Make me a plan* is enough; you choose what to add.",
    next: ["Make me a plan", "What should I do next?"],
  },
  {
    id: "accuracy",
    ask: "How right are your figures?",
    about:
      "right|accurate|accuracy|reliable|trust|wrong sums|numbers|figures|projection|projections|calculations|math|maths|generally|ever -what|that|put|corrected / your numbers|figures come|from / get_it_wrong|make_mistakes",
    beside: "how sums generally can trust projection ever get wrong come from where exactly you your numbers do",
    says: "Sums and rates are exact for what you entered. Projections rest on assumptions about growth and inflation, which I name with them, so they are estimates. I can misread a sentence: that is why each change shows under my words with Undo.",
    again: "Exact sums, estimated futures, and a receipt for every change.",
    next: ["How do I undo a change?", "How likely am I to make it?"],
  },
  {
    id: "advice-or-not",
    ask: "Are you a licensed adviser?",
    about:
      "licensed|certified|qualified|regulated|fiduciary|liable you|adviser|advisor / is this? financial_advice|advice / liable / will you tell which|what stocks|shares buy",
    beside: "adviser advisor chat just financial follow lose shirt advice are you or r u human",
    says: "No, I'm not a licensed adviser: what I say is educational and no financial advice, and I name no single shares. Before a large decision talk to a professional who is licensed where you live.",
    again: "Educational guidance, no licensed advice. What you decide stays yours.",
    next: ["Do I need a financial advisor?", "What can you do?"],
  },
  {
    id: "support",
    ask: "How do I reach a person?",
    about:
      "talk|speak|chat|reach|contact|get|gimme human|person|someone|team|support|agent -behind|trust|made / real person gimme|talk|want|speak|get / support|helpline|customer|telephone phone|number|care|email|team|service|contact / report bug|problem|issue / crash|crashes|crashing|broken app|keeps|it|this|on_me -car|market|stock|tell / bug",
    beside:
      "phone telephone number end app keeps crashing who tell report customer care please real someone with is there on human can",
    says: "I can only write here. The contact addresses for questions, problems and bugs stand at the end of the terms and privacy pages and at the foot of the start page; there is no telephone line.",
    again: "By mail: the address stands on the terms and privacy pages.",
    next: ["What can you do?", "Is my data safe?"],
  },
  {
    id: "devices",
    ask: "Does this work on a phone?",
    about:
      "phone|ipad|tablet|laptop|iphone|android|mobile|devices|desktop|mac work|works|app|same|over|come|use|there|both|sync -bill|lose|lost|stole|service|loan|plan / new phone",
    beside: "got new will come over all have same stuff work on does this app can store mobile",
    says: "Yes: it works in the browser of any phone, tablet or computer. Sign in with the same account and everything is there, on a new phone too. There is no app to install.",
    again: "Any browser, same account, same figures.",
    next: ["Do I need internet?", "I forgot my password, what now?"],
  },
  {
    id: "offline",
    ask: "Do I need internet?",
    about: "internet|offline|wifi|no_signal|on_the_plane|without_connection / works plane|flight|airplane",
    beside: "need plane works do connection data work without does",
    says: "Yes, it needs a connection to its server. The advisor itself needs no internet service beyond that, so on a computer that runs its own server it works offline as well.",
    again: "A connection to the server is needed, nothing beyond it.",
    next: ["Does this work on a phone?", "Does it use a language model?"],
  },
  {
    id: "language-models",
    ask: "Does it use a language model?",
    about: "language_model|llm|gpt|chatgpt|claude|gemini|openai|ollama|ai_model|anthropic|which_ai",
    beside: "use does this work with can own model run local you are",
    says: "By default no: the built-in advisor works by itself, with no key and no outside service. Whoever runs the server can set up a language model, a local one with Ollama or a hosted one; every change it proposes is checked and can be undone just the same.",
    again: "Built-in unless the server was set up otherwise. The file on language models in the project tells how.",
    next: ["Is my data safe?", "How right are your figures?"],
  },
  {
    id: "password",
    ask: "I forgot my password, what now?",
    about:
      "password|login|log_in|sign_in|locked_out -bank|coinbase|changed|scam|code|wasnt / change login|email|address|password -bank|coinbase / let me in",
    beside: "forgot change email reset wont face lost forgot forgotten how do you in login new cant address my",
    says: "On the sign-in page *Forgot password* sends you a mail with a link to choose a new one. Sign-in is by e-mail address and password only, without fingerprint or face; the address of an account can't be changed, so for another one make a new account.",
    again:
      "*Forgot password* on the sign-in page. On a server without mail, whoever runs it finds the message in its outbox.",
    next: ["How do I reach a person?", "Is my data safe?"],
  },
  {
    id: "shared-account",
    ask: "Can two people share an account?",
    about:
      "share|use|log_in|together|one account|login|app wife|husband|partner|son|daughter|two|both|us|family|we|someone -joint|bank|see / son|daughter|wife|husband log_in|help_me",
    beside: "wife one use could help can me with it both my in account and",
    says: "An account is made for one person. Two people who trust each other can use one with the same password, and each sees and changes everything; separate accounts can't be joined.",
    again: "One account, one person's figures; shared only by sharing the password.",
    next: ["Who can see my figures?", "How should couples manage money?"],
  },
  {
    id: "notifications",
    ask: "Do you send reminders?",
    about:
      "reminder|reminders|remind|notification|notifications|notify|alert|alerts|pinging|ping -me_what|me_how|fraud|low",
    beside: "send stop night please me email do you at pinging turn off",
    says: "No, I send no reminders and no notifications; the only mails are for choosing a new password. What is due stands on the dashboard.",
    again: "No pings, no mails. Due tasks are on the dashboard.",
    next: ["What tasks are due?", "Where do I find things?"],
  },
  {
    id: "currency",
    ask: "Which currencies can I use?",
    about:
      "currency|currencies|euros|euro|pounds|naira|rupees|yen|cad|aud do|does|can|have|place|dollars|change|use|some|which|in -fall|rise|protect|exchange|abroad|trip|convert|paid|owe|bought / pounds dollars / dollars only",
    beside: "dollars euros place bother does can instead some money which in it do is that have use",
    says: "Amounts are kept in US dollars only. Tell me sums already in dollars; for another currency take today's rate and round.",
    again:
      "US dollars throughout. If all your figures are in one other currency, the sums still hold; only the sign is wrong.",
    next: ["How do I add something?", "What can you do?"],
  },
  {
    id: "languages",
    ask: "Which languages do you speak?",
    about:
      "speak|talk|answer|write|understand|reply|language|languages|chat spanish|german|french|english|portuguese|deutsch|espanol|francais|italian|chinese|hindi|welsh|pidgin|dutch|polish|arabic / languages / what|which language",
    beside: "interest out can you me do understand in answer speak write language other",
    says: "I read and answer in English. In Spanish, French, German and Portuguese I can say what I do and where help is, but figures are noted in English only.",
    again: "English for everything; a few words in Spanish, French, German and Portuguese.",
    next: ["What can you do?"],
  },
  {
    id: "remembers",
    ask: "Do you remember what I told you?",
    about:
      "remember|forget|memory told|said|what|yesterday|this|all|me|things|last|you|close -to_say|i_forgot|refresh / chat history / earlier conversations|chats",
    beside: "yesterday told said close when will all this do you last week time",
    says: "Yes: what you told me of your figures and goals is stored until you change it. Our conversations are kept as well, under *Earlier conversations* in the chat. Within one conversation I know what we spoke of last.",
    again: "Figures and chats are stored; nothing is lost when you close the page.",
    next: ["Where do I see what changed?", "How do I delete my account?"],
  },
  {
    id: "activity",
    ask: "Where do I see what changed?",
    about:
      "what|when change|changed|changes|edited|edit|did last|recently|history|you|see|did -mind|job|rate|since|month / activity|change_log / history|log list|show|where|of|see|changes",
    beside: "last where see did you recently what changed list my show",
    says: "Under *Activity* in the user menu stands every change: who made it (you or I), when, and what stood there before. Most can be undone there.",
    again: "User menu, *Activity*.",
    next: ["How do I undo a change?", "What's my net worth?"],
  },
  {
    id: "voice",
    ask: "Can I talk instead of typing?",
    about:
      "voice|microphone|dictate|dictation|read_aloud|out_loud|speech|screen_reader / talk|speak|speaking|talking instead typing|type|of / read answers|out|loud / eyes bad|poor",
    beside: "type answers me eyes bad can read loud instead out for",
    says: "There is no voice of its own. The dictation key of your phone's keyboard works in the message field, and your device's read-aloud or screen reader reads my answers.",
    again: "Use your device's dictation and read-aloud; both work here.",
    next: ["Does this work on a phone?", "What can you do?"],
  },
  {
    id: "age-limit",
    ask: "How old do I have to be?",
    about: "how_old|age_limit|minimum_age use|have|be|allowed|app|account -are_you|is / old_enough",
    beside: "use this have must be kid allowed child app do to",
    says: `You have to be at least ${MIN_AGE}.`,
    again: `${MIN_AGE} is the least; younger children may not have an account.`,
    next: ["How do I teach my kid about money?"],
  },
  {
    id: "credit-effect",
    ask: "Does using this affect my credit score?",
    about: "using|use|entering|telling this|app|you hurt|affect|impact|show|change credit|score|report",
    beside: "does my credit score hurt this app affect",
    says: "No. Nothing here is reported to anyone, so it has no effect on your credit.",
    again: "No effect at all: no bureau hears of it.",
    next: ["Is my data safe?", "What is a credit score?"],
  },
];
