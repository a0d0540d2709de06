import { ALL_COSTS, COST_WORDS } from "../lexicon/cost-words.ts";
import { GOAL_VERBS } from "../lexicon/goal-words.ts";
import { ENTRY_RULES } from "../statements/entry-rules.ts";
import { GOAL_NAMED, GOAL_WANTED, SAVING, TOO_VAGUE } from "../statements/goal-phrases.ts";
import { INCOME_NOUN, INCOME_VERB, ONE_OFF, RAISE, SECOND_INCOME, SIDE_WORK } from "../statements/income-words.ts";
import { COMMAND_REQUEST, GOAL_WISH, HYPOTHETICAL, INTENTION, PAST, QUESTION } from "./modality-words.ts";
import { PREDICATE } from "./predicate-words.ts";

/** The words that rules look for are spelt right, whatever else they look like. */
function wordsOfRules(): string[] {
  const rules = [
    ...ENTRY_RULES.map(({ pattern }) => pattern),
    ...GOAL_VERBS.map(({ words }) => words),
    ...[INCOME_NOUN, INCOME_VERB, ONE_OFF, RAISE, SECOND_INCOME, SIDE_WORK, GOAL_NAMED, GOAL_WANTED, SAVING, TOO_VAGUE],
    ...[COMMAND_REQUEST, GOAL_WISH, HYPOTHETICAL, INTENTION, PAST, QUESTION, PREDICATE],
  ];
  const texts = [...rules.map(({ source }) => source), ALL_COSTS, COST_WORDS];
  return texts.flatMap((text) => text.replace(/\\[a-z]/g, " ").match(/[a-z]{5,}/g) ?? []);
}

/**
 * Everyday words that look like a slip of one of our own words and are none. A word in this list is never "mended".
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...wordsOfRules(),
  ...`able afford after again agree alone along also although always amount angle anything apart area around arts ask away baby bake band
  bare base bath beach beard bear beat been before being belong below best better between bill birth bite black blame block blue boast
  body bold bones book boom boots bored born boss both bottle bowl brand brave bread break bring broke brother brown brush build built
  bump bunch burn busy cake call calm came camp candle cannot care cared cares cart case cast cats cause chair chance chances cheap check
  checked chest chip choice church city claim clean clearly click close closer clothes coach coal coast coat code cold collect colour
  comes comfort coming common cook cookies cool cope copy core corn could country couple course court cousin cover crash cream crew crop
  cross crowd cure damn dance dare dark date dates dating days dead deal dealer dear death decide deep deer desk dial diet dinner dirt
  doctor dogs doing dollar done doors dose down draft drag drama draw dream dress drink drive driven drop drove drug dual duck dust each
  early ease easy else email ends enough even ever exact except expect explain eyes face fact fair fall false fame fancy farm fast fate
  fault fear feed feel fees feet fell felt fill filled film final finally find fine finger fire firm first fish fits five fixed flag flew
  flow food foot force form forms forth found frame free fresh friends from front fruit fuel full funny future gain game gang garage gate
  gave gear gets gift girl give given gives glad glass goat goes gone gonna good grab grade gram grant grass gray great green grew
  grown guess guest guide guilty guitar habit hair half hall hand hang happen hard hate have head hear heard heart heat heavy height
  held hell help hence here hero hide high hill hint hire hits hobby hold hole holiday home hope hopes horse hose host hotel huge human
  hung hunt hurt idea ideal inch inside into iron issue items jazz join joke jump keep keeps kept kick kids kill kind kinds king kiss
  kitchen knee knew know known labor lack lady laid lake lamp lane last late later laugh lazy lead leaf lean learn least leave left legal lend
  length less letter level life lift light likely limit line lined link lion list lists live lived living local lock logic long longer
  look looks loose lord lose loss lost lots loud love loved lower luck lucky lunch made magic mail main major makes male mall many
  march mark market marks marry mass match mate math matter maybe meal mean means meat media medical meet member memory mental mentor menu mere mess
  metal middle might mile miles milk mind mine minus miss missed mode model modem mood moon moral more morning most mother mouse
  mouth move moves movie much music must near neat neck need needs never news next nice nights nine none noon normal north nose note
  notes nothing notice nurse odds offer often once ones only open order other others ought ours outer over owes owed owner pack page
  pages pain paint pair pale palm pants paper part parts party pass passed past path pays peace peak peer penny people period phone
  photo pick picked picks piece pile pink pipe pitch place places plane plans plant plate play plays plenty plot plus point points pole
  police pool poor pop port pose post pour power press pretty price pride print prior prize proof proud prove pull pulled pump
  pure push pushed queen quick quiet quit quite quote race rail rain raised ran random range rank rare rather raw reach read ready real
  really reason refund relax rely remain remote rest result return rice rich ride right ring rise risen rising road rock role roll roof
  room rooms root rope rough round route row rule rules rush sad safe safer said sail sale sales salt same sand sat saves saw
  says scale scam scan scary school score screen sea seat secret see seed seek seem seems seen self sells send sends sense sent
  serve set sets settle seven shape share sharp shed sheet shelf shell shift shine ship shirt shoe shoes shop short shot show
  showed shown shows shut sick side sign silent simple since sing single sink sister size skin skip slave sleep slept slide slow
  small smart smell smile smoke smooth snap snow soap social soft soil sole solid some song sons soon sorry sort soul sound
  soup south space spare speak speed spell spin spot spread spring square staff stage stair stand standing stands star stare starts state
  stay stayed steal steel stick still stone stood stop stops storm story street strike string strong stuff style such suit
  summer surf sure surely surface sweet swim table take taken takes taking tale talk talks tall tank tape taste taught teach
  team tear tell tells tend tent term terms test tests text than thank thanks that their theme then there these they thick
  thief thin thing things think third this those though thought thread threat three threw throw thus tick tide tidy tied tight till
  time times tiny tire tired title today told tone took tool tools tooth tops torn touch tough tour towel tower town toys
  track trade trail train trap trash treat tree trend trial trick tried tries trip trips truck true truly trust truth tune turn turned turns
  type uncle under union unit units until upon upper upset used useful user uses usual vast venue very view visit visited visits voice vote wait
  waiting wake walk wall walls want wants warm warn wash wasn't waste watch water wave ways weak wealth wear weather weight well went
  were west what wheel when where which while white whole whom whose wide wife wild wind window wine wing winter wipe wire wise
  wish with wolf women wonder wood wool word words work worked working works world worry worse worst would wound wrap write
  writer wrong wrote yard yell young yours youth zone zones deposit dividend pensioner landing coding bonding carding funding
  mortar fridge bride singing spear spelling speeding parents parent marathon learning earning earnings leaning yearning warning
  turning burning buying boating betting baking hiking biking baking cooking skiing trading teaching reaching reacting painting planting
  planning printing pricing writing riding raising rising racing rating eating heating meeting hosting posting costing coasting
  coastal postal portal mental metals medals models modes moneys honey monkey donkey hours yours tours ours stock stack stick
  stocked shocked locked parked worked marked talked walked asked baked boats boots books looks cooks hooks cards cords carts
  charts hearts starts smarts pants plants giants grants grand brand stand sand land lend send spend tend bend mend fend
  raises praises phrases phases cases bases vases leases releases pleases cousins cars bars jars wars ears years fears tears gears bears
  hourly daily dairy diary fairy hairy early yearly pearly nearly dearly clearly visas visits vista pasta cash wash rash dash mash
  lash bash gash cashed crashed washed dashed partner garner gardener pardon garden harden burden golden holden olden brother bother
  father rather gather lather leather feather weather whether either neither neighbour neighbor saver sailor tailor taylor traitor trainer
  payer prayer player layer lawyer buyer flyer dryer fryer goals coals foals loans moans groans loads roads toads leads
  beads reads heads stays plays prays grays trays sprays sways ways
  accents addison adelaide advantage advantages advised advisory affirmer affirms aggressively alex alexa amounts apples
  applied applies apply arabic aspects assent assert asserts assess atlanta auckland austin babies baby backers baker balanced
  balloon battery bedding behaving behaviors behaviours belfast bells bench bending binds birthday blender blockers blouse
  boasted bobby boned bonus bonuses boston bounce bounced bounds bowels braces bracket brazil breach bringing brisbane bristol
  brothers browsers budgets builder builds cable cables calling canada cardiff cared career careers carer caring casts cells
  certificates chained changed changes channel charge charges charlie charlotte charter cheques chicago china chunking clamped
  cleaned cleaner clearer clears cleary clicking clinging closely closes closest coasted collate collation collecting
  collections collective collector collide collins colored command commits compact compare compete compile compiler complete
  completely completer completes composed composer composes composite compute computed computers computes concept conduct
  connected connection connector connects consent contact content context convert corrected corrections correctly correlation
  corrupt corruption costa counted course courses crafted crashed created creates creative creator credits crossed cruft crypt
  cryptic currency curse curses cycles dallas daniel daring david deadlines dealing decline deflate delayed delegate delegated
  deletes demoted denial dental denver designed designee designer designs detected developed developer difference differently
  differing dipped discovered discovery dropping dublin egypt element emily emma employee employees employer employs ending
  england english entities equality estimate ethan evening exercised exercises expensive expertise expires exposes expressed
  expressly extract extras fable falling fasted father-in-law fathers fender fifth filling finds finishes finnish flung founded
  founds fourth france francis francois francoise french friendly friends furnished garland gender german ghana glasgow globals
  grace grained granted greece grounded grounds grunted guitar guitars halliday handled hannah harriet heading headings helen
  hinted hobbies hobby holding honored horse horses hosted hotels hounded hounds house houses hundreds hunted hurled increases
  indented indexed indexes india injected injecting inserted inserting insisted interact interacting interaction interactively
  interacts intercept intercepts interested internet intersect intersects invented inverted ireland isabel israel italian italy
  iterative james janet japan japanese jason jennifer jerry jessica jordan journey julia karen kenya kevin killing kitchen
  kitchens korea korean lake landing lasted latter launched launcher launches laura leading learned learns leeds leicester
  lending linda lobbed lobbies lobbing lobby london lucas magical manchester mandarin marchi marco maria marie marker markers
  martin matters medals melbourne mending mental mention metal mexico michael minimal minted mission mistaken mistakes models
  moderated monet monitor motels mothers mounds mounted mouse moving musical mutually nathan nested networks novel novels
  numbered numbers nurse nurses nursing oliver olivia orlando ottawa ounce ounces outgoing overlap overlay overtly owning
  painted painter paints pairing pasted pasting patents patrick pedals perfect persian persons perth petals phoenix piano
  pianos pinning placed planted plunged pointing portland posted pounce pounds practical practices precise present pretend
  prevent primarily principally principle printed privacy process produced producer produces product products profiler
  profilers profiles profits programs progresses projects promise proper properly protect protects provide published publisher
  publishes pulling purse purses quarters quartic quicker quickly rachel reaches reading receive receiver receives recorded
  records recover reducer reducers reduces refined refinement refused remapping remotes removal removes renamed renames
  replaced replacer replaces replayed replays required requirement reserved resized resolve resolved restart rested restored
  restores resumed retained retaining retire retried retries returned revised revoked reword roasted robert rolling roommates
  rounded rounds ruby rugby russian sailing sample sampled sampler samples samuel sandra saner sarah save saved saves saving
  saying scaling scatter scotland scratch seattle seconds selling sender sending sensing serpent serving severity shake shaking
  shapes shaping shard shards shared sharing sharper shipping shopping shorter shouldn sigkill signatures simon simple simpler
  simplest simply sisters slender slipped smarter snake soared socks solving sophie sounded sounds spacing spain spanish
  speaking speeds spender spilling spinning spreading spreads stable stables stacked stacking stacks staging stale stalled
  stalling stamp standing staples staring starring stars starting stashed stated stating staying stealing stepped steven
  stevens stewart stirring storage stored stores stories storing strategic string stringing strings stuart stuck student
  studied studies studios stunted styling sudan suggested suggests supplied supply susan suspend suspending suspends sweep
  swinging sydney table tables tampa tangent tanked targeted targets telling tender tending tested thailand thierry thomas
  thousands threading titled titles toasted tolerate toolset toronto totally totals towels trace tracer tracing tracked
  trackers tracking tracks traditionally trailers trailing training transformed trapping treating trending triaging tricked
  trunk turkey understands understood updated updater updates vague valued valueof values valve vanilla variation vendor victor
  vietnam ville violin violins vowels wanted wasted watched watcher wedding weddings weekday willing withdraw woodworking
  wounds writers writes written yoga
  `.split(/\s+/),
]);
