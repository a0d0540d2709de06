import type { LanguageWords } from "./language.ts";

const PERSON = `(mein|meine|meiner|ein|eine) (bruder|schwester|sohn|tochter|mutter|vater|mama|papa|freund|freundin|mann|frau|partner|partnerin|cousin|cousine|neffe|nichte|opa|oma|nachbar|nachbarin|kollege|kollegin|kumpel|kind)`;

export const GERMAN: LanguageWords = {
  patterns: {
    "self-harm": String.raw`
(will|mag|mog|mochte|moechte|kann|wollte) (einfach |halt |wirklich )?(nicht mehr|nimmer|nimma|nich mehr|nimmi) (leben|da sein|aufwachen|weiterleben|hier sein|existieren|auf der welt sein)( |$)(?!in |mit |bei )
^i(ch)? (mag|mog) (nimmer|nimma|nicht mehr)( |$)(?!sparen|zahlen|arbeiten|warten|in )
(will|mochte|moechte|wunsche|wollte|wunschte|wurde|konnte) ~(am liebsten )?(nur noch )?(sterben|tot sein|tot umfallen|nie mehr aufwachen|nicht mehr aufwachen)( |$)(?!vor (scham|lachen|hunger))
(ware|war|waer) ~(lieber |besser |am liebsten )(tot|gestorben|nie geboren)( |$)
(mich|mir) ~(umbringen|umzubringen|umbring|bring ich um|erhangen|aufhangen|erschiessen|das leben (nehmen|zu nehmen)|was antun|etwas antun|etwas anzutun|vor (den|einen) zug|ritzen|die pulsadern|aus dem weg raumen)( |$)
(ritze|ritz|verletze) (ich )?(mich|mi)( |$)
(ich|mir|mein|meinen|mich) ~~(suizid\w*|selbstmord\w*)( |$)
(lebensmude|lebensmuede|kein(en)? lebenswillen|keinen lebensmut)( |$)
kein(en)? (grund|sinn) mehr (zu leben|im leben|weiterzu\w+)
(mude|satt|leid|nase voll|schnauze voll) ~(vom|des|dieses|das) leben( |$)
(ohne mich) ~(besser|null|leichter|dran|einfacher|billiger)
(besser|leichter|einfacher|billiger) ~ohne mich( |$)
(tot|gestorben) ~mehr wert( |$)
mehr wert ~tot( |$)
(vor|bald|dann|morgen|halt) ~(nicht mehr|nimmer|nich mehr) (da|am leben|auf der welt)( zu sein| sein| bin|$)
(schulden|kredit|die) ~(sterben|stirbt) mit mir
(leben sie wohl|lebt wohl|abschiedsbrief|abschiedsbriefe)( |$)
(geh|gehe|folg|folge) (ich )?ihm (einfach |bald )?nach
(ich meine fertig|fertig mit (dem|mit dem) leben)
(braucht|bruucht) (mich|mi|es mi) (niemand|keiner|niene) (mehr|me)( |$)
(alles|alls) (schon )?verschenkt ~~(weg|leer|bald|fertig)
(morgen|dann|endlich|bald) ~zu ende war war s mir recht
`,
    violence: `
(schlagt|schlug|prugelt|wurgt|bedroht|tritt|verprugelt|vergewaltigt|misshandelt|stosst|drischt|haut) (mich|mi|uns)( |$)(?!um|aus den socken)
(mich|mi|uns|mir) ~(geschlagen|gschlaga|gschlagn|gewurgt|bedroht|verprugelt|getreten|misshandelt|vergewaltigt|gestossen)( |$)
(bringt|bringe|schlagt|sticht) (mich|uns) (um|tot|ab)( |$)
(angst) (vor|dass|das) (ihm|ihr|meinem (mann|freund|vater|ex|sohn)|meiner frau|daheim|er (heimkommt|mich|wieder)|dem heimkommen)
(hausliche gewalt|er wird gewalttatig)
(nimmt|kontrolliert|behalt) ~(mir |mich )?(mein|meine|meinen|das ganze) (gehalt|lohn|konto|geld|karte|handy|pass)( |$)(?!in raten)
(lasst mich) ~(kein|nicht|ned) ~(konto|arbeiten|raus|geld|karte)
(er|freund|mann|vater|ex|gastvater) ~(druckt mich an|abgeschlossen und|findet er mich|dann er findet mich)
`,
    hunger: `
(nichts|nix|nichts mehr|nix mehr|kein|keine) (mehr |zum |zu )?(zu essen|zum essen|essen (im haus|zuhause|mehr|da|daheim)|geld (mehr )?fur essen|im kuhlschrank)( |$)
kuhlschrank ~(leer|nichts|nix)( |$)
(tage?|seit|daa|gestern|zwei|drei|heute) ~~(nichts|nix|nichts mehr) ~?(gegessen|gess|gessn|zu essen)( |$)
(kinder|kleinen|kind) ~~(hungern|hunger|nichts zu essen|nix zu essen|leck den topf)( |$)
(ich|wir) (muss|mussen)? ?(hungern|hungere)( |$)
(essen|gegessen|gess) ~(jeden zweiten tag|nur noch brot|nur brot|einmal am tag)
(wo|gibt es|gibts|suche) ~(eine )?tafel( |$)(?! schokolade)
`,
    eviction: `
(raumung|zwangsraumung|raumungsurteil|raumungsklage|raumungstermin|zwangsgeraumt)( |$)(?!des (kellers|lagers)|vom keller)
(aus der|aus dem|aus meiner|aus unserer) (wohnung|haus|zimmer|personalzimmer) ~(geworfen|gschmissen|geschmissen|werfen|schmeissen|fliegen|fliege|raus|geschmisse)( |$)
(bin|sind|werde|werden|jetzt) ~(obdachlos|wohnungslos)( |$)
(auf der strasse|am bahnhof|im auto) ~?(schlafen|schlaf|schlafe|sitzen|stehen|leben|landen)( |$)
(schlaf|schlafe|schlafen|steh|stehe|stehen|sitze|lande) ~(auf der strasse|am bahnhof|im auto|draussen)( |$)
(auf|uff|uf) (die|der) (strasse|gass|gasse)( |$)
(wissen|weiss) (nicht|nich|ned|net) wohin( |$)(?!mit)
(keinen ort|keine bleibe|nirgends hin|nirgendwo hin)( |$)
schloss ~(ausgetauscht|gewechselt)
(verlieren|verliere|verlier) (die|meine|unsere) (wohnung|haus|bleibe)( |$)
`,
    gambling: `
(kann|komm|komme|hor|hore|schaff|schaffe) ~~(nicht|nimmer|ned|net|nich) ~(aufhoren|davon los|raus|auf zu|auf mit)(?=.*(spiel|zock|wett|casino|automat|tipico|slot|kiste))
(spielsuchtig|spielsucht|wettsucht|wettsuchtig)( |$)
(verspielt|verzockt|verballert|verwettet|verzocke|verspiele)( |$)
(automaten|casino|tipico|bwin|spielothek|spielhalle|roulette|slots|kiste) ~~(verballert|verspielt|verzockt|miete|futsch|trinkgeld|lohn|gehalt|alles weg|nachsten)( |$)
(verballert|verloren|verbraten|weg|gesteckt) ~(bei|in|im|am|beim) (den |die |das )?(automaten|casino|tipico|bwin|spielothek|wetten|online casino|roulette|kiste)( |$)
`,
  },
  another: `
${PERSON} ~~(will (nicht mehr leben|sterben|sich (umbringen|das leben nehmen)|tot sein)|(spricht|redet) von (selbstmord|suizid)|ist suizidal|ritzt sich|tut sich was an|hat versucht sich umzubringen|sich (umbringen|etwas antun|was antun) (will|konnte))
`,
  smallWords:
    "der die das und ich du er sie wir ihr mein meine mir mich dir nicht kein keine ist sind bin war habe hab hat im am vom zum zur mit auf fur von bei nach wie was wenn dass noch schon nur auch aber oder jetzt heute bitte danke ja nein einen einem einer",
  first: {
    "self-harm": (reach) =>
      `Gut, dass Sie mir das sagen, und ich nehme es ernst. Sie sind wichtiger als jede Zahl hier. Bitte sprechen Sie jetzt mit jemandem: ${reach("crisis")}. Wenn Sie etwas bei sich haben, womit Sie sich verletzen könnten, oder es tun könnten: ${reach("emergency")}, oder gehen Sie dorthin, wo Menschen sind.\n\nNur ein Schritt: Sagen Sie einem Menschen in Ihrer Nähe "Mir geht es nicht gut, kannst du bei mir bleiben?". Das Geld kann warten. Sind Sie gerade in Sicherheit?`,
    violence: (reach) =>
      `Das tut mir sehr leid. Niemand darf Sie schlagen, bedrohen oder Ihnen Ihr Geld nehmen, und es ist nicht Ihre Schuld. Wenn Sie jetzt in Gefahr sind: ${reach("emergency")}. Menschen, die sich damit auskennen, hören vertraulich zu: ${reach("abuse")}.\n\nNur ein Schritt: Überlegen Sie, wohin Sie gehen könnten, und sagen Sie es einem Menschen, dem Sie trauen. Löschen Sie diesen Chat, wenn ihn jemand lesen könnte. Sind Sie da, wo Sie sind, gerade sicher?`,
    hunger: (reach) =>
      `Das tut mir leid, das ist hart, und dafür muss sich niemand schämen. Zuerst das Essen heute: ${reach("hunger")}. Auch Schulen, Kirchen und Moscheen helfen, meist ohne Papiere.\n\nNur ein Schritt: Rufen Sie dort an oder gehen Sie hin, vor allem anderen, und sagen Sie, ob Kinder oder Kranke dabei sind. Rechnungen können warten, Essen nicht. Sind Kinder bei Ihnen?`,
    eviction: (reach) =>
      `Das tut mir leid. Die Wohnung zu verlieren macht Angst, und es gibt Hilfe. Rufen Sie heute an: ${reach("housing")}. Wenn Sie heute Nacht keinen Schlafplatz haben, sagen Sie das zuerst.\n\nNur ein Schritt: Ziehen Sie nicht aus und unterschreiben Sie nichts, bevor jemand die Papiere gesehen hat; fast überall kann nur ein Gericht Sie hinaussetzen. Haben Sie einen Brief mit einem Datum?`,
    gambling: (reach) =>
      `Danke, dass Sie es sagen; das ist das Schwerste, und allein aufzuhören ist sehr schwer. Es lässt sich behandeln und macht Sie nicht zu einem schlechten Menschen. Das erste Gespräch ist vertraulich: ${reach("gambling")}.\n\nNur ein Schritt, heute: Lassen Sie bei Ihrer Bank Glücksspiel sperren und sich selbst bei den Anbietern, ohne etwas zurückgewinnen zu wollen. Wenn Sie deshalb nicht mehr leben möchten: ${reach("crisis")}. Gibt es jemanden, dem Sie es sagen könnten?`,
  },
  taken: (reach) =>
    `Rufen Sie jetzt ${reach("emergency")} an, auch wenn Sie sich gut fühlen: manche Tabletten schaden erst nach Stunden, und früh lässt es sich behandeln. Sagen Sie, was, wie viel und wann. Dazu: ${reach("poison")}. Schließen Sie die Tür auf, legen Sie die Packung bereit und lösen Sie kein Erbrechen aus.\n\nGut, dass Sie es sagen. Sagen Sie es auch der nächsten Person. Ist jemand bei Ihnen?`,
  worried: (reach) =>
    `Gut, dass Sie auf diesen Menschen achten; das ist viel. Fragen Sie offen, ob er oder sie an den Tod denkt: die Frage bringt niemanden auf die Idee. Lassen Sie die Person nicht allein und räumen Sie weg, womit sie sich verletzen könnte. Auch Sie können anrufen und fragen, was zu tun ist: ${reach("crisis")}. Wenn es unmittelbar bevorsteht: ${reach("emergency")}. Ist jetzt jemand bei der Person?`,
  anyOther: (line, reach) =>
    `Es tut mir leid, dass Ihnen das passiert; Sie müssen es nicht allein lösen. Dafür gibt es Hilfe: ${line}. Bei Gefahr jetzt: ${reach("emergency")}. Zahlen, unterschreiben und verraten Sie nichts in Eile. Kann heute jemand bei Ihnen sein?`,
  yes: (line) =>
    `Gut. Bleiben Sie in der Nähe anderer Menschen, wenn Sie können, und gehen Sie nur den nächsten Schritt: ${line}. Sie brauchen nicht die richtigen Worte. Ich bin da. Was war heute das Schwerste?`,
  no: (line, reach) =>
    `Dann rufen Sie bitte jetzt ${reach("emergency")} an, wenn Gefahr ist, oder bitten Sie den nächsten Menschen darum. Und: ${line}. Ich bin da.`,
  thanks: (line) =>
    `Danke, dass Sie geschrieben haben. Behalten Sie das in der Nähe: ${line}. Kommen Sie wieder, wann Sie wollen.`,
  other: (line, reach) =>
    `Ich lese mit, und es ist gut, dass Sie weiterreden. Ich bin ein Programm, und Sie verdienen einen Menschen an Ihrer Seite: ${line}. Bei Gefahr: ${reach("emergency")}. Wer könnte heute bei Ihnen sein?`,
  says: {
    yes: "ja|jo|ok|okay|klar|gut|mach ich|bin ich|bin sicher|mir geht es gut",
    no: "nein|ne|nee|nicht wirklich|niemand|keiner|weiss nicht|ich weiss nicht|keine ahnung|kann ich nicht|ich kann nicht",
    thanks: "danke|vielen dank|danke schon|merci vielmals",
  },
  help: {
    poison: "die Giftnotrufzentrale",
    hunger: "eine Tafel oder das Sozialamt Ihrer Gemeinde",
    housing: "das Sozialamt Ihrer Gemeinde und eine Mieterberatung",
    utilities: "Ihr Versorger und das Sozialamt",
    medicine: "eine Apotheke oder ein öffentliches Krankenhaus",
    fraud: "die Polizei und Ihre Bank",
    identity: "die Polizei",
    jobs: "das Arbeitsamt",
  },
};
