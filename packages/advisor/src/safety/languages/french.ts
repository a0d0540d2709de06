import type { LanguageWords } from "./language.ts";

const PERSON = `(mon|ma|un|une) (frere|soeur|fils|fille|mere|pere|maman|papa|ami|amie|copain|copine|conjoint|conjointe|mari|femme|compagnon|compagne|cousin|cousine|neveu|niece|grand pere|grand mere|voisin|voisine|collegue|pote)`;

export const FRENCH: LanguageWords = {
  patterns: {
    "self-harm": `
(veux|voudrais|veut|envie d|envie de|envie|prefere|voulais) (juste |plus que )?(de )?(mourir|crever|en finir|me tuer|me suicider|me foutre en l air|disparaitre pour toujours)( |$)(?!de (rire|honte|faim)|avec (les|mes|cette|ce|la|le) (dettes?|credits?|travaux|pret))
(ne )?veux plus (jamais )?(vivre|etre (la|au monde|en vie)|me reveiller|exister|peser sur|continuer a vivre)( |$)(?!ici|a paris|en ville|chez|avec)
(marre|fatiguee?|ras le bol|lasse?|tannee?|ecoeuree?) de (la vie|vivre|exister|respirer)( |$)
(je|j|me|mon|mes) ~~(suicide|suicidaires?|suicider)( |$)(?!assiste en suisse)
(me|m) (tuer|pendre|flinguer|supprimer|oter la vie|jeter (sous|du|dans|par|d)|foutre en l air|ouvrir les veines|faire du mal|scarifier)( |$)
mettre fin a (mes jours|ma vie|tout ca)
vaux plus (cher )?mort
mieux sans moi( |$)
(je serai|je suis|je serais|c est que je suis|que je sois) (deja )?plus la( |$)(?!bas|semaine)
(mourir|meurt|meurent|mourront) avec moi
(dieu|seigneur) (me laisse partir|me reprenne|me prenne|me rappelle|vienne me)
plus (aucune |la moindre |d )?(envie|raison|gout) (de|a) (vivre|la vie|continuer a vivre)
plus besoin ~la ou je vais
(dis|dire|dit) adieu a (tous|tout le monde|la vie|mes enfants|ma famille)
(arrete|arreter) les frais ~~(respirer|vivre|vie)
(a boutte|au bout) de tout
(lettre d adieu|lettres d adieu)
`,
    violence: `
(il|elle|mari|homme|copain|conjoint|mec|ex|pere|fils|compagnon|petit ami|frere) ~(me|m|nous) (a |ont )?(encore )?(frappe|tape|bat|battue?|frappee?|gifle|giflee?|etrangle|etranglee?|cogne|cognee?|viole|violee?|maltraite|brule|attend dehors|menace)( |$)
(va|veut|voulait|jure de|menace de) (me|nous) (tuer|crever|buter|frapper|planter|saigner)
(j ai|ai) (tellement |trop |tres )?peur (de lui|d elle|de mon (mari|copain|conjoint|ex|pere|fils)|de rentrer|qu il (me|nous|rentre|revienne))
(violences? conjugales?|femme battue)
(il|elle|mari|conjoint|copain) ~(prend|controle|confisque|garde) (toute? )?(ma|mon|mes) (carte|salaire|paye|paie|argent|telephone|compte|papiers)
(il|elle|mari|conjoint) ~me laisse pas (avoir|travailler|sortir|voir|gerer|toucher)
`,
    hunger: `
(plus rien|rien|pas|plus|sans|plus de quoi|de quoi) (rien )?(a|de) manger( |$)(?!au restaurant|dehors|ce soir on)
(plus|rien|plus rien) dans (le frigo|les placards|le congelo)
(frigo|placards?) (est |sont |completement )?vides?( |$)
(ai|avons|a|ont) (pas|rien) mange (depuis|hier|aujourd|de la|ce|et|parce|$)
(enfants|petits|gosses|bebe|bebes) ~(ont faim|pas mange|rien mange|ont mange moi)
(saute|saute|sauter|sautons) (des|les|un|mes) repas
(mes|les) (enfants|petits|gosses) ~(pleurent|dorment) ~faim
`,
    eviction: String.raw`
(expulsee?s?|expulse|expulsent|expulser|expulsion)( |$)
(huissier|huissiers) ~~(maison|ferme|lundi|mardi|mercredi|jeudi|vendredi|demain|passe|passent|vient|viennent|serrure|dehors)
(dors|dormons|dormir|vis|vivons|suis|sommes|retrouve|finir|mettre|mettent|jette|jettent) ~(a la rue|sous les ponts|dans (la|ma|le|notre) (voiture|camion|kangoo|caravane de))( |$)
(nulle part|pas|plus) (ou|d endroit ou|d endroit pour) (aller|dormir|vivre)
(sais|sait|savons) (meme )?pas ou (on|je|nous) (dor\w+|va|vais|alle\w*)
(proprietaire|proprio|bailleur) ~(change|met dehors|fout dehors|vire|nous vire|serrure)
(perdre|perds|perdons) (ma|notre|la) maison( |$)
`,
    gambling: `
(arrive|peux|arrivons|peut) (pas|plus) (a )?(m )?(arreter|m en sortir) ~(jouer|parier|paris|casino|jeu|jeux|machines)
(accro|addicte?) (au|aux|a la) (jeux?|paris|casino|machines|poker|grattage)
(perdu|flambe|flaube|claque|mis|depense|bouffe|joue|grille|crame) ~~(au|sur|aux|dans|par|en) (le |les |un )?(casino|winamax|betclic|unibet|pmu|paris|machines|poker|roulette|jeux|courses)
(pour |de )me refaire( |$)
`,
  },
  another: `
${PERSON} ~~((veut|parle de|essaye de|essaie de|menace de|pense a|a essaye de|a tente de) (mourir|se tuer|se suicider|en finir)|(ne )?veut plus vivre|est suicidaire|a fait une tentative|se fait du mal|se scarifie)
`,
  smallWords:
    "le les des une je tu il elle nous vous ils mon ma mes ton ta son sa que qui dans pour avec sur pas plus est sont suis ai au aux du ce cette ca mais ou et tout rien depuis chez sans tres merci oui moi",
  first: {
    "self-harm": (reach) =>
      `Merci de me l'avoir dit, et je le prends au sérieux. Vous comptez plus que tous les chiffres ici. S'il vous plaît, parlez à quelqu'un maintenant : ${reach("crisis")}. Si vous avez près de vous de quoi vous faire du mal, ou si vous pensez passer à l'acte, appelez le ${reach("emergency")} ou allez là où il y a du monde.\n\nUn seul pas : dites à une personne proche « ça ne va pas, peux-tu rester avec moi ? ». L'argent peut attendre. Êtes-vous en sécurité en ce moment ?`,
    violence: (reach) =>
      `Je suis vraiment désolé. Personne n'a le droit de vous frapper, de vous menacer ou de prendre votre argent, et ce n'est pas votre faute. En danger maintenant : ${reach("emergency")}. Des personnes qui connaissent bien cela vous écoutent en confiance : ${reach("abuse")}.\n\nUn seul pas : pensez à l'endroit où vous iriez, et dites-le à une personne de confiance. Effacez cette conversation si quelqu'un peut la lire. Êtes-vous en sécurité là où vous êtes ?`,
    hunger: (reach) =>
      `Je suis désolé, c'est dur, et il n'y a aucune honte. D'abord manger aujourd'hui : ${reach("hunger")}. Les écoles, les lieux de culte et les associations aident aussi, souvent sans papiers.\n\nUn seul pas : appelez ou allez-y avant tout le reste, et dites s'il y a des enfants ou un malade. Les factures peuvent attendre ; manger, non. Y a-t-il des enfants avec vous ?`,
    eviction: (reach) =>
      `Je suis désolé. Perdre son logement fait peur, et il existe de l'aide. Appelez aujourd'hui : ${reach("housing")}. Si vous n'avez nulle part où dormir ce soir, dites-le en premier.\n\nUn seul pas : ne partez pas et ne signez rien avant que quelqu'un ait lu les papiers ; presque partout, seul un juge peut vous faire partir. Avez-vous une lettre avec une date ?`,
    gambling: (reach) =>
      `Merci de le dire, c'est le plus difficile, et s'arrêter seul est très dur. Cela se soigne, et cela ne fait pas de vous une mauvaise personne. Le premier appel est confidentiel : ${reach("gambling")}.\n\nUn seul pas, aujourd'hui : demandez à votre banque de bloquer les paiements de jeu et faites-vous interdire des sites, sans chercher à vous refaire. Si cela vous fait penser à ne plus vivre : ${reach("crisis")}. Y a-t-il quelqu'un à qui vous pourriez le dire ?`,
  },
  taken: (reach) =>
    `Appelez maintenant le ${reach("emergency")}, même si vous vous sentez bien : certains médicaments agissent des heures plus tard, et pris à temps, cela se soigne. Dites quoi, combien et quand. Aussi : ${reach("poison")}. Ouvrez la porte, gardez la boîte près de vous et ne vous faites pas vomir.\n\nC'est bien de me l'avoir dit. Prévenez la personne la plus proche. Quelqu'un est-il avec vous ?`,
  worried: (reach) =>
    `C'est bien que vous veilliez sur cette personne ; c'est lourd à porter. Demandez-lui franchement si elle pense à mourir : la question ne donne pas l'idée. Ne la laissez pas seule et éloignez ce qui pourrait lui faire du mal. Vous pouvez appeler vous-même pour savoir quoi faire : ${reach("crisis")}. Si c'est imminent, appelez le ${reach("emergency")}. Quelqu'un est-il avec elle maintenant ?`,
  anyOther: (line, reach) =>
    `Je suis désolé que cela vous arrive ; vous n'avez pas à le régler seul. Pour cela il y a de l'aide : ${line}. S'il y a danger maintenant, appelez le ${reach("emergency")}. Ne payez rien, ne signez rien et ne donnez aucun code dans l'urgence. Quelqu'un peut-il être à vos côtés aujourd'hui ?`,
  yes: (line) =>
    `Bien. Restez près d'autres personnes si vous pouvez, et ne faites que le pas suivant : ${line}. Vous n'avez pas besoin des mots justes. Je suis là. Qu'est-ce qui a été le plus dur aujourd'hui ?`,
  no: (line, reach) =>
    `Alors, s'il y a danger, appelez le ${reach("emergency")} maintenant, ou demandez à la personne la plus proche d'appeler. Et aussi : ${line}. Je suis là.`,
  thanks: (line) => `Merci à vous d'avoir écrit. Gardez ceci près de vous : ${line}. Revenez quand vous voulez.`,
  other: (line, reach) =>
    `Je vous lis, et c'est bien que vous continuiez à parler. Je suis un programme, et vous méritez une personne à vos côtés : ${line}. En danger, ${reach("emergency")}. Qui pourrait être avec vous aujourd'hui ?`,
  says: {
    yes: "oui|ouais|ok|d accord|bien sur|je suis en securite|ca va|c est fait",
    no: "non|pas vraiment|personne|je ne sais pas|je sais pas|sais pas|je peux pas|je ne peux pas|pas en securite",
    thanks: "merci|merci beaucoup|merci bien",
  },
  help: {
    poison: "le centre antipoison",
    hunger: "une banque alimentaire ou les services sociaux de votre commune",
    housing: "les services sociaux de votre commune et l'aide juridique",
    utilities: "votre fournisseur et les services sociaux de votre commune",
    medicine: "une pharmacie ou un hôpital public",
    fraud: "la police et votre banque",
    identity: "la police",
    jobs: "l'office de l'emploi",
  },
};
