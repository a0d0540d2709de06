import { PRODUCT_NAME } from "@seven-figures/domain";
import type { TalkKind } from "./talk-kind.ts";

const START = ["What's my net worth?", "Make me a plan", "What can you do?"];
const GO_ON = ["What should I do next?", "When will I reach my target?"];

/** Small talk, by kind. Feelings are met first; figures only where they help. */
export const TALK_KINDS: readonly TalkKind[] = [
  {
    id: "greeting",
    about:
      "hello|hi|hii|hiii|hey|heyy|heyyy|heya|hiya|awrite|alrite|oi|ello|howdy|greetings|yo|good_morning|good_evening|good_afternoon|good_day|gday|g_day|hallo|hola|morning|evening|evenin|afternoon|namaste|salaam|sup|wassup|sannu|how_far / back again|its_me",
    beside: "there all bot partner ji only love me told say robot team everyone far now o",
    says: [
      "Hello {name}. {standing} What would you like to look at?",
      "Hello again. What shall we look at?",
      "Hi. Ask away, or tell me what has changed.",
    ],
    next: START,
  },
  {
    id: "how-are-you",
    about:
      "how are_you|are_things|is_it_going|do_you_do|you_doing|goes_it / what_is up / keeping well / working_you hard / hows|how it_going|going|life|tricks",
    beside: "doing today robot keeping well hope fine",
    says: [
      "Fine, thank you for asking. How is it going with you?",
      "Still fine, thanks. And you?",
      "All well here. What is on your mind?",
    ],
    next: GO_ON,
  },
  {
    id: "thanks",
    about:
      "thanks|thank|thankyou|thank_you|thx|ty|tysm|cheers|appreciate|much_obliged|obliged|grateful|ta_muchly|shukriya|dhanyavad|owe_you_a / owe pint / god bless / saved me afternoon|hours|time|day / that helped",
    beside: "million mil helpful kind nice pint calculator muchly ya so many ever lots bunch helping again friend pal",
    says: ["You're welcome.", "Any time. I'm glad if it helped.", "With pleasure. I'm here when something changes."],
    next: GO_ON,
  },
  {
    id: "goodbye",
    about:
      "bye|goodbye|nice_evening|good_evening_to_you|lovely_evening|nice_night|have_a_nice_day|good_day_to_you|have_a_lovely_day|have_a_great_day|have_a_good_day|good_weekend|nice_weekend|great_weekend|see_you|see_ya|cya|good_night|goodnight|gn|nite|farewell|later_then|talk_later|laters|ttyl|toodle|toodles|toodle_pip|cheerio|signing_off|over_and_out|gotta_run|gotta_go|gtg|g2g|got_to_run|off_to_bed|catch_you|till_tomorrow|until_tomorrow|that_will_be_all|have_to_run|have_to_go|take_care|im_off",
    beside:
      "wish you thank thanks for your patience help good run bed flip side payday kids screaming cab now then later tomorrow all side next week cool lunch starving",
    says: [
      "Bye for now, and have a good day. Everything will be here when you come back.",
      "See you soon.",
      "Take care, and until next time.",
    ],
  },
  {
    id: "ok",
    about:
      "ok|okay|kk|mkay|alright|alrighty|gotcha|understood|makes_sense|fair_enough|right_you_are|cool|got_it|got_that|i_see|good_to_know|noted|sounds_good|roger|will_do|deal|you_bet|no_worries|im_good|just_venting|hanging_in / nice|great|perfect|awesome that|this|is|was",
    beside:
      "cool noted book then guess thanks venting nah good fair sense see there killing cold lol alright not that yet know",
    says: ["All right.", "Good. I'm here if you need something.", "Fine. Just say when there is more."],
    next: GO_ON,
  },
  {
    id: "laugh",
    about:
      "haha|hahaha|hahahaha|lol|lmao|lmaoo|lmaooo|rofl|jajaja|wkwkwk|hehe|tee_hee|snorted|wheezing|hilarious|funny|you_got_me / 😂|🤣",
    beside: "haha got actually robot shoes told off laughing ok dead dying joke that",
    says: ["Ha, glad that made you laugh.", "You have me smiling too, as far as a program can.", "That is a good one."],
    next: GO_ON,
  },
  {
    id: "praise",
    about:
      "genius|brilliant|well_done|full_marks|chefs_kiss|chef_kiss|lifesaver|best_app|best_advisor|best_adviser|best_bot|love_you|love_this|love_it|smart_thing|amazing|fantastic|wonderful|excellent|superb|legend|you_rock / best|great|good|awesome|nice|cool|helpful app|bot|job|work|answer|advisor|robot / patient me|remarkably / explained better",
    beside:
      "app phone cap used ive best bank ever explained patient remarkably smart thing lil aint no ever you really so helpful gorgeous graph",
    says: [
      "Thank you, that is kind of you to say.",
      "That makes my day, thanks.",
      "Happy to hear it. Credit to you for looking at your figures.",
    ],
    next: GO_ON,
  },
  {
    id: "proud",
    about:
      "proud / pleased_with / rather_pleased / did_it|i_did_it|nailed_it|smashed_it|killed_it|crushed_it|winning|ten_feet_tall|havent_slipped|not_slipped / grown_ups plan / not|no scared look|anymore|this / boast|bragging / feeling good|great|proud|happy money|today|progress",
    beside:
      "honestly kinda month myself actually today look us slipped once months mom numbers fam work tall feeling first life scared absolutely smashed budget good way finally",
    says: [
      "You should be proud, well done! Enjoy it for a moment. {standing}",
      "That is great to hear. Good work pays, and it shows.",
      "Well done again. Keep it up at your own pace.",
    ],
    next: ["What is my next milestone?", "When will I reach my target?"],
  },
  {
    id: "down",
    about:
      "rough|bad|hard|awful|terrible|shit|crap|long day|week|month -how / bad at|with all_of_this|money|this / ashamed|gutted|despair|miserable|sad|depressed|lonely|hopeless|down_today|bit_low|feeling_low|feeling_down|knackered|worn_out|burnt_out|fed_up / cry|crying money / everyone together except|but me / something breaks|goes_wrong ahead|time / fell_through / done_me_in|feel like failure|loser|idiot / sleep worrying|worry",
    beside:
      "day today low pet age together except time get ahead breaks flat through dear everything honest want makes bills worrying let money feel just like getting this week so how much",
    says: [
      "I'm sorry, that sounds heavy. Nothing has to be solved today. If you like, we look at one small thing together; if it stays dark for long, do talk to someone you trust or a doctor.",
      "That is hard, and it says nothing about you as a person. I'm here, for one small step or just to listen.",
      "I hear you. Rest counts too; the figures can wait until tomorrow.",
    ],
    next: ["What should I do next?", "How do I cope with money stress?"],
  },
  {
    id: "bored",
    about:
      "bored|meh|boring|entertain|zzz|zzzz|slow_shift|nothing_on|hour_to_kill|nothing_to_do|nothing_whatever / kill hour|time",
    beside: "hour kill airport telly shift slow say something afternoon whatever meeting here death",
    says: [
      "Then a little game: guess in which year you reach your target, and ask me whether you were near.",
      "How about a what-if? Take something you would enjoy and ask what it does to your date.",
      "Tell me one thing you would like to own in five years, and we look at what it takes.",
    ],
    next: ["When will I reach my target?", "Tell me a joke", "What if I saved 100 more a month?"],
  },
  {
    id: "joke",
    about:
      "joke|jokes|riddle|funny_story|make_me_laugh|poem|sing / accountant cross road / why|what chicken|cross road",
    beside: "tell me another accountant cross road did why know sing money",
    says: [
      "Why did the accountant cross the road? It was in last year's budget.",
      "I asked my savings account how it was doing. It said: mostly growing, thanks for your interest.",
      "My budget and I have an understanding: it knows what I spend, and pretends not to.",
    ],
    next: GO_ON,
  },
  {
    id: "who-are-you",
    about:
      "who|what are_you|is_this|might_you / are you a|an|real? bot|human|ai|robot|person|machine|chatgpt|real|advisor -licensed / your|you name / introduce yourself|your_self / addressing machine / which|what ai|model are_you|exactly / u human|real|bot / fella|someone|somebody|anyone behind|typing|there / do you sleep|eat|dream / how old are_you / tired me|asking|of",
    beside:
      "real person behind typing hun exactly model wife sleep there fella machine addressing human bot ever get tired asking money people like old",
    says: [
      `I'm the ${PRODUCT_NAME} advisor: a program that keeps your figures, works with them and explains. No person, never tired of questions, and no licensed adviser.`,
      "Still the program that keeps your figures. I don't sleep, and I'm happy to be asked.",
      "A program, no person; but what you ask me is answered from your own figures.",
    ],
    next: ["What can you do?", "Is my data safe?"],
  },
  {
    id: "who-made-you",
    about:
      "who made|built|created|makes|runs|owns|developed|designed you|this|app|it / which|what company|developer made|you|this|behind / who|whose behind app|this|you",
    beside: "company behind developed team startup",
    says: [
      `The people behind ${PRODUCT_NAME} made me: a program, not a person. How to reach them stands at the foot of the start page.`,
      `I was built for ${PRODUCT_NAME}, by its makers.`,
    ],
    next: ["What can you do?", "Is my data safe?"],
  },
  {
    id: "sorry",
    about: "sorry|my_bad|apologies|apologise|apologize|oops|whoops|pardon|forgive_me|all_thumbs",
    beside: "snapped earlier bad thumbs mistake typo all about",
    says: ["No harm done.", "That is quite all right.", "Nothing to be sorry for."],
    next: GO_ON,
  },
  {
    id: "confused",
    about:
      "confused|confusing|lost_me|dont_follow|not_follow|huh|come_again|say_that_again|not_get|not_understand|eli5 / like im|i_am five|5 / makes_no_sense",
    beside: "bit second follow again five lost",
    says: [
      "Then I said it badly. Which word or figure is it? Ask again in your own words and I'll keep it simple.",
      "Let us take it in small pieces. What is the first thing that is unclear?",
    ],
    next: ["What can you do?", "What should I do next?"],
  },
  {
    id: "wait",
    about: "hang_on|hold_on|one_moment|one_sec|a_sec|brb|be_right_back|wait|just_a_minute|gimme_a",
    beside: "door dog sec minute ten moment horse eat could",
    says: ["Take your time.", "No hurry, I'll be here.", "Whenever you're ready."],
  },
  {
    id: "test",
    about: "testing|test / anybody|anyone|somebody home|there / thing on / you there|are_you_there|still_there",
    beside: "one two test home thing on hello this",
    says: ["I'm here and listening.", "Still here.", "Yes, loud and clear."],
    next: START,
  },
  {
    id: "never-mind",
    about: "nvm|never_mind|nevermind|forget_it|skip_it|leave_it|doesnt_matter|not_important|ignore_that",
    beside: "actually leave delete",
    says: ["All right, never mind.", "Fine, we leave it.", "No problem."],
    next: GO_ON,
  },
  {
    id: "small-talk",
    about:
      "weather|rain|raining|snow|sunny|ducks / match|game|football|soccer|team last|night|slaughtered|won|lost|saturday / my cat|dog keyboard|sitting|ate / curry|pizza|coffee murder|love|fancy|want|shoes / movie|film|song|telly|netflix|concert|holiday die_for|watched|good|kill / spaghetti|stairway|heaven / dog ate homework / commute|meeting|hoa|traffic",
    beside:
      "lovely isnt cat keyboard sitting saturday die shoot another team curry could increase bus neighbours wifi printer cable till",
    says: [
      "Haha, that is life rather than money. If there is anything about your figures, I'm here.",
      "That is beyond my sums, but I like hearing it.",
      "Sounds like a day. Shall we get back to your money, or leave it there?",
    ],
    next: GO_ON,
  },
  {
    id: "insult",
    about:
      "useless|bakwas|clanker|sod_off|shut_up|shut_it|hate_you|muppet|moron|fuck_you|fuck_off|apeth|time_waste|waste_of_time / you|youre|this|app|bot|adviser|advisor stupid|dumb|idiot|thick|rubbish|garbage|junk|trash|worst|terrible|awful|pathetic|suck|sucks|daft -credit|phishing|idea / smarter|better than_you|than|do toaster|monkey|you|abacus|calculator / piece junk|crap|shit",
    beside:
      "piece junk app ever had adviser toaster smarter time waste total monkey abacus something absolute frankly robot",
    says: [
      "I'm sorry, I let you down there. Tell me what was wrong or missing, and I'll try to do better.",
      "Fair enough. One question at a time, with the name of the account or debt, helps me most.",
      "I understand the anger. If a figure is wrong, say the right one and I'll correct it.",
    ],
    next: ["What can you do?", "What's my net worth?"],
  },
  {
    id: "feedback",
    about:
      "wrong|incorrect answer|that|figure|this|you -put|paid|entered|number_in|number / that|this|is|was not right|correct|true|helpful|what_i_asked / not what i asked|meant",
    beside: "asked answer meant question again thats figure sense",
    says: [
      "I'm sorry, then I missed it. Which part is off? If a figure is wrong, say the right one and I'll correct it.",
      "Sorry again. Ask it in other words, one thing at a time, and I'll have another try.",
    ],
    next: ["What can you do?", "What's my net worth?"],
  },
];
