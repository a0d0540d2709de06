import { ADVISOR_LIMITS, MAX_LIST_ENTRIES } from "@seven-figures/domain";
import type { AboutApp } from "./about-entry.ts";

const { assets, debts, goals } = ADVISOR_LIMITS;

/**
 * What the app does, what becomes of the data, what it costs and where things are. Every sentence holds for the app as it is; who changes
 * the app changes it here.
 */
export const ABOUT_SERVICE: readonly AboutApp[] = [
  {
    id: "what-can-you-do",
    ask: "What can you do?",
    about:
      "what can|could|do you do|help|know|offer|answer -charge|remember|think|guess|plan / help / how can you help / how does this|app|chat work / what can|should|may i ask|say|tell|do_here / what app meant|supposed|for|about|does / what does app do / commands|features|capabilities|examples / what are you for / how do|can i? use this|you|app|chatbot / wetin fit do / your_job|purpose",
    beside: "can fit help give some examples stuff exactly so this app chat for me",
    says: "I keep your figures up to date from what you tell me, answer questions about them, explain money matters, and make a plan with goals and steps. Each change shows under my words with Undo. For a start, tell me what you earn, spend, own and owe.",
    again: "Keep figures, work with them, explain and plan. Just write as you would to a friend.",
    next: ["Make me a plan", "What should I do next?", "Is my data safe?"],
  },
  {
    id: "undo",
    ask: "How do I undo a change?",
    about:
      "undo / take|taking|reverse|revert|roll back|things|stuff|it|change|number|told -money|out|transfer|zelle|payment|roll / error|mistake|typo|fat_finger put_right|fix|afterwards|may|can|what / how many|far steps back",
    beside:
      "how steps back stuck fat finger number reverse told right afterwards change last is there can last mistake put",
    says: "Say *undo that* and I take back my last change; said again, the one before. Every answer that changed something has an Undo button, and under *Activity* in the user menu your own changes can be taken back too. It is refused only where later edits would be lost.",
    again: "*Undo that* in the chat, or Undo beside the change under *Activity*.",
    next: ["Where do I see what changed?", "How do I change a number?"],
  },
  {
    id: "data-safety",
    ask: "Is my data safe?",
    about:
      "data|information|info|figures|privacy|private|details|stuff|numbers safe|secure|private|stored|shared|protected|go|goes|pass|stay|stays|kept|where|who / privacy / secret|confidential / spy|spying|spyin|tracking|record me|you|this / do you? store|share|pass|keep|save my? data|figures|information|numbers|it -back / trust you|this|app -projection / is this safe|secure|private / cloud / in_the_cloud / is secret put|type",
    beside:
      "my straight anyone else phone cloud type who gets get put here where go stuff safe policy stay record data does",
    says: "Your data belongs to your account, and nobody else who uses the app can see it. It lies in the database of the server that you use; nothing is sold, and there are no trackers. If this server is set up with a language model, your message and figures go to that model; otherwise nothing leaves the server. The app is in testing, so enter test data and never passwords or card numbers.",
    again: "Seen by your account alone, stored on this server, not sold. The privacy page has the details.",
    next: ["Can I download my data?", "How do I delete my account?", "Who can see my figures?"],
  },
  {
    id: "who-sees",
    ask: "Who can see my figures?",
    about:
      "who|anyone|anybody|someone|somebody|boss|bank|taxman|husband|wife|partner|staff|government|irs|parents|employer|he|she|they see|look|read|access|know|reading|view -did|up|up_to|scam|loan / can see|look my|this|account|accounts|goals -you_see / can|do you see|access|look|read my? bank|account|accounts|card -up",
    beside:
      "besides goals app got too typing along member staff husband wife my asking birthday present see get will has figures boss taxman bank data does know what",
    says: "Only you: whoever wants to see your figures needs to sign in with your e-mail address and password. No bank, employer, tax office or other person who uses the app can look in. The people who run this server keep its database and could reach it, as with any service; I see only what you enter here, not your bank.",
    again: "Nobody but you, unless someone is signed in as you. On a shared computer sign out when you are done.",
    next: ["Is my data safe?", "Can two people share an account?"],
  },
  {
    id: "sells-data",
    ask: "Do you sell my data?",
    about:
      "sell|selling|advertise|advertiser|advertisers|ads|marketing data|info|information|me|my|loan|you|this / ads",
    beside: "info dont going get loan advertisers third parties after this",
    says: "No. Nothing is sold, nothing is used for advertising, and there are no trackers on these pages.",
    again: "No sale, no ads, no trackers.",
    next: ["Is my data safe?"],
  },
  {
    id: "security",
    ask: "Is it encrypted?",
    about:
      "encrypted|encryption|hack|hacked|hackers|breach / lose|lost|stolen my? phone|laptop someone|open|access / two_factor|2fa",
    beside: "what if get someone open this data app phone lose password protected",
    says: "Your password is kept in a protected form only, and where the address begins with https the connection is encrypted. The data itself lies in the server's database without further encryption of its own. There is no second factor. If a device is lost, choose a new password with *Forgot password* on another one.",
    again:
      "Protected password, https where it is set up, no second factor yet. A long password of its own is the best guard.",
    next: ["Is my data safe?", "I forgot my password, what now?"],
  },
  {
    id: "delete-account",
    ask: "How do I delete my account?",
    about:
      "delete|close|wipe|remove|erase|cancel|closes account|profile|app -bank|savings|goal|card|visa|chase / delete|wipe|erase|everything everything|number|all|it|data gone|how|data|want|can / uninstall / delete chat|conversation|messages / start_over|from_scratch|factory_reset|reset",
    beside:
      "off here want gone every number how please explain data scratch over wipe fully without erased thing possible chat account conversation",
    says: "Under *Your Data* in the user menu you can erase all your data and keep the account, or delete the account with everything in it; that asks for your password and can't be undone. *Clear Chat* only begins a new conversation; the old one stays under *Earlier conversations*. I do none of this from the chat.",
    again:
      "User menu, *Your Data*: erase the data or delete the account. Download it first if you want to keep a copy.",
    next: ["Can I download my data?", "Is my data safe?"],
  },
  {
    id: "export",
    ask: "Can I download my data?",
    about:
      "download|export|spreadsheet|csv|excel|pdf|print -paste|upload|import / get|send|email data|numbers|figures|copy excel|out|email|missus|accountant|file / backup",
    beside:
      "data excel button accountant spreadsheet my get numbers email missus possible somewhere copy file sir this as send out",
    says: "Yes: under *Your Data* in the user menu you download everything as one JSON file, with your profile, figures, goals, chats and every change. There is no spreadsheet or PDF; to show a page to someone, print it from your browser.",
    again: "One JSON file under *Your Data*. The browser's print function makes a page out of the dashboard.",
    next: ["How do I delete my account?", "Is my data safe?"],
  },
  {
    id: "import",
    ask: "Can I import a file?",
    about: "upload|import|paste|mint_export|ynab_export|bank_statement|statement_upload / eat export|file|csv",
    beside: "bank statement excel csv mint export file can eat got ok from pdf data photo",
    says: "Yes: [the import page](/import) takes assets and debts, or earlier figures, from a CSV file or a paste from a spreadsheet, and shows each row before anything is stored. It also reads a bank's CSV, OFX or QFX file in your browser alone, to estimate what you earn and spend a month. PDFs and pictures it can't read.",
    again:
      "A CSV file, a paste, or a bank's CSV, OFX or QFX file on [the import page](/import); a list in plain words does it too.",
    next: ["How do I add something?", "Do you link to my bank?"],
  },
  {
    id: "bank-link",
    ask: "Do you link to my bank?",
    about:
      "link|connect|sync|plaid|hook|pull|integrate chase|bank|banks|monzo|account|accounts|up|balances|automatically|wells_fargo|use|data|my|revolut -pull_off / plaid|open_banking / enter|type all|everything hand|automatically|myself|dont_have_to|have_to",
    beside: "balances automatically hand type everything dont have chase monzo it use update up my enter all must",
    says: "No, there is no link to any bank, so you type balances yourself or tell me in a sentence. I can't see or touch your real accounts; that also means that nothing here can lose money.",
    again: 'No bank link. A short message now and then, such as "Ally is at twelve thousand", keeps it up to date.',
    next: ["How do I add something?", "Do you move real money?"],
  },
  {
    id: "moves-money",
    ask: "Do you move real money?",
    about:
      "real|actually|really money|transfer|pay|move|payment / can|will|do|go_ahead|please you pay|wire|transfer|move|touch|send|buy|invest -should|off_my|long|less / buy me shares|stock|stocks|bitcoin / telling pay|paid / touch my? bank / wire",
    beside:
      "transfer anything write down bank touch telling something move cant right apple shares some buy wire go ahead for account actually just",
    says: "No. I only write down what you tell me; nothing is paid, moved or bought in the real world. If you did it at your bank, tell me and I update the figures.",
    again: "Only notes, never a payment. Your bank is the one that moves money.",
    next: ["Do you link to my bank?", "How do I add something?"],
  },
  {
    id: "price",
    ask: "What does the app cost?",
    about:
      "free app|this|you|it|really -time|money|debt|month|transfer|tax|interest|up / is_this_free|is_it_free / charge|cost|price|subscription|billed|premium app|you|this|it|month|what -card|debt|loan|house|car|interest|me|rate|account|visa / catch money|what / how this|it|you|app make money / get subscription",
    beside:
      "cost charge much dear catch make money whats billed after month depends does subscription say dont how really",
    says: "Nothing: the app is in a testing phase and asks for no payment. Never give card details to anyone who asks for them in its name.",
    again: "No payment is asked for. The terms page says what holds during the test.",
    next: ["Is my data safe?", "What can you do?"],
  },
  {
    id: "limits",
    ask: "How many goals, assets and debts can I have?",
    about:
      "how_many|max|maximum|cap|limit|many debts|assets|accounts|goals|allowed|enter|entered|add|have can|allowed|max|cap|possible|limit|could|be -do_i / wont|not let add|another|enter / biggest number|figure|amount type|enter / cap on accounts|goals|debts|assets / limit on goals|debts|assets|accounts",
    beside: "goal another why debts assets can have type number allowed let is there add max entered",
    says: `In the chat I keep up to ${assets} assets, ${debts} debts and ${goals} goals. By hand, on the Financials and Goals pages, a list takes up to ${MAX_LIST_ENTRIES} entries. If I refuse to add one, the list is full: remove or merge an entry, or add it by hand.`,
    again: `${assets} assets, ${debts} debts, ${goals} goals through me; up to ${MAX_LIST_ENTRIES} each by hand.`,
    next: ["How do I add something?", "Show my goals"],
  },
  {
    id: "where-is",
    ask: "Where do I find things?",
    about:
      "where|wheres|whr|which|find|cant_see|can_not_see|show_me_where|hidden page|tab|button|goals|goal|debts|settings|profile|chart|income|dashboard|menu|activity|target|change|mode|tasks -money|emergency|invest|send|start|keep|put|first / dark_mode|light_mode|theme|settings",
    beside:
      "see my page chart gone tab income pet looking settings have you hidden thing year change target find show goals is the profile look button has dark mode",
    says: "Along the top (on a phone at the bottom) are Dashboard, Chatbot, Goals and Financials. Goals and their steps stand on the Goals page; income, spending, assets and debts on Financials (*Money* on a phone). The user menu at the top right has Profile with your target and its year, Activity, Your Data and the dark theme.",
    again: "Four pages in the bar, the rest in the user menu: Profile, Activity, Your Data, theme.",
    next: ["How do I change a number?", "Show my goals"],
  },
];
