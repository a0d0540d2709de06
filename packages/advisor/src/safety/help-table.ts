/**
 * Where to turn, by country, as of 22 November 2026. A line of the table holds: the kind of help; words that complete
 * "You can reach" or "Call" (those of `legal` and `tax` are sentences); the name and number alone, for an answer in
 * another language; where the organisation publishes it; and whether it was `seen` there or on a public page that quotes
 * it on that day, or `taken` from what the organisation publishes and still to be looked up again. What a country lacks
 * is filled from `OTHER`, which tells how to find help; advice that names nobody has no source.
 *
 * United States, gambling: since 29 September 2025 the National Problem Gambling Helpline is no longer 1-800-GAMBLER,
 * which the New Jersey council runs; 1-800-522-4700 was its number in between, 1-800-MY-RESET is the present one.
 */
export const HELP_TABLE = {
  US: `
emergency | 911 | 911 | 911.gov | seen
crisis | the 988 Suicide and Crisis Lifeline: call or text 988, free, at any hour | 988 Suicide & Crisis Lifeline, 988 | 988lifeline.org | seen
poison | Poison Help: call 1-800-222-1222, free, at any hour | Poison Help, 1-800-222-1222 | poisonhelp.hrsa.gov | taken
abuse | the National Domestic Violence Hotline: call 1-800-799-7233 or text START to 88788, at any hour | National Domestic Violence Hotline, 1-800-799-7233 | thehotline.org | seen
child | the Childhelp National Child Abuse Hotline: call 1-800-422-4453, at any hour | Childhelp, 1-800-422-4453 | childhelphotline.org | taken
hunger | 211 for food today, or the USDA National Hunger Hotline, 1-866-348-6479 | 211; USDA National Hunger Hotline, 1-866-348-6479 (1-877-842-6273 en español) | hungerfreeamerica.org | seen
housing | 211 for rent help and shelter, a HUD housing counselor at 1-800-569-4287, and lawhelp.org for free legal aid | 211; lawhelp.org | hud.gov | taken
utilities | 211, which knows the emergency energy assistance (LIHEAP) near you | 211 | acf.hhs.gov | taken
medicine | NeedyMeds, 1-800-503-6897, or 211 for free and low-cost medicine | 211 | needymeds.org | taken
gambling | the National Problem Gambling Helpline, 1-800-MY-RESET (1-800-697-3738), free, at any hour | National Problem Gambling Helpline, 1-800-697-3738 | ncpgambling.org | seen
fraud | reportfraud.ftc.gov | reportfraud.ftc.gov | reportfraud.ftc.gov | taken
identity | identitytheft.gov or 1-877-438-4338, which make the recovery plan with you | identitytheft.gov | identitytheft.gov | taken
jobs | your state's unemployment office, found at careeronestop.org or 1-877-872-5627 | careeronestop.org | careeronestop.org | taken
legal | Free or cheap help: lawhelp.org, your local legal aid office, or your state bar's referral service. | lawhelp.org | lawhelp.org | taken
tax | irs.gov has the rates and forms; VITA offices help free of charge with smaller incomes. | irs.gov | irs.gov | taken
`,
  CA: `
emergency | 911 | 911 | canada.ca | seen
crisis | the 988 Suicide Crisis Helpline: call or text 988, free, at any hour | 988 Suicide Crisis Helpline, 988 | 988.ca | seen
poison | the poison centres: call 1-844-764-7669 (1-844-POISON-X), free, at any hour | Poison centres, 1-844-764-7669 | infopoison.ca | taken
abuse | 211, or sheltersafe.ca for the shelter line near you | 211; sheltersafe.ca | sheltersafe.ca | taken
hunger | 211, or foodbankscanada.ca for the food bank near you | 211; foodbankscanada.ca | foodbankscanada.ca | taken
housing | 211 for rent help and shelter, and your province's tenant board or legal aid | 211 | 211.ca | taken
utilities | 211, which knows the energy assistance in your province | 211 | 211.ca | taken
medicine | 211, or a pharmacist, who knows your province's drug plan | 211 | 211.ca | taken
gambling | 211, which puts you through to your province's free gambling line | 211 | 211.ca | taken
fraud | the Canadian Anti-Fraud Centre, 1-888-495-8501 | Canadian Anti-Fraud Centre, 1-888-495-8501 | antifraudcentre-centreantifraude.ca | taken
identity | the Canadian Anti-Fraud Centre, 1-888-495-8501, with Equifax and TransUnion for a fraud alert | Canadian Anti-Fraud Centre, 1-888-495-8501 | antifraudcentre-centreantifraude.ca | taken
jobs | Employment Insurance, canada.ca or 1-800-206-7218 | canada.ca | canada.ca | taken
tax | canada.ca has the rates and forms, and free tax clinics for smaller incomes. | canada.ca | canada.ca | taken
`,
  GB: `
emergency | 999 | 999 | gov.uk | seen
crisis | Samaritans: call 116 123, free, at any hour, or text SHOUT to 85258 | Samaritans, 116 123 | samaritans.org | taken
poison | NHS 111, at any hour | NHS 111 | nhs.uk | taken
abuse | the National Domestic Abuse Helpline: call 0808 2000 247, free, at any hour | National Domestic Abuse Helpline, 0808 2000 247 | nationaldahelpline.org.uk | seen
child | the NSPCC: call 0808 800 5000 | NSPCC, 0808 800 5000 | nspcc.org.uk | taken
hunger | Help through Hardship, 0808 208 2138, free, for food bank vouchers and benefits | Help through Hardship, 0808 208 2138 | trussell.org.uk | taken
housing | Shelter, 0808 800 4444, free, and your council's homelessness team today | Shelter, 0808 800 4444 | shelter.org.uk | seen
utilities | Citizens Advice, 0808 223 1133, and your supplier's emergency credit | Citizens Advice, 0808 223 1133 | citizensadvice.org.uk | seen
medicine | NHS 111, or a pharmacist, who can give an emergency supply; the NHS Low Income Scheme is 0300 330 1343 | NHS 111 | nhs.uk | taken
gambling | the National Gambling Helpline, 0808 8020 133, free, at any hour | National Gambling Helpline, 0808 8020 133 | gamcare.org.uk | taken
fraud | 159, which puts you through to your bank, then Report Fraud, 0300 123 2040 | 159; Report Fraud, 0300 123 2040 | reportfraud.police.uk | seen
identity | Cifas for protective registration, and Report Fraud, 0300 123 2040 | Report Fraud, 0300 123 2040 | reportfraud.police.uk | seen
jobs | Universal Credit, 0800 328 5644, and Acas, 0300 123 1100, for your rights | gov.uk/universal-credit | gov.uk | taken
legal | Citizens Advice helps free of charge; a law centre or solicitor with the rest. | citizensadvice.org.uk | citizensadvice.org.uk | taken
tax | gov.uk has the rates and forms; TaxAid helps free of charge with smaller incomes. | gov.uk | gov.uk | taken
`,
  AU: `
emergency | 000 | 000 | triplezero.gov.au | seen
crisis | Lifeline: call 13 11 14 or text 0477 13 11 14, at any hour | Lifeline, 13 11 14 | lifeline.org.au | seen
poison | the Poisons Information Centre: call 13 11 26, at any hour | Poisons Information Centre, 13 11 26 | poisonsinfo.nsw.gov.au | taken
abuse | 1800RESPECT: call 1800 737 732, at any hour | 1800RESPECT, 1800 737 732 | 1800respect.org.au | seen
hunger | askizzy.org.au for food near you today | askizzy.org.au | askizzy.org.au | taken
housing | askizzy.org.au for a bed and your state's tenants' line | askizzy.org.au | askizzy.org.au | taken
utilities | your supplier's hardship team, and the National Debt Helpline, 1800 007 007 | National Debt Helpline, 1800 007 007 | ndh.org.au | taken
medicine | healthdirect, 1800 022 222, or a pharmacist | healthdirect, 1800 022 222 | healthdirect.gov.au | taken
gambling | Gambling Help Online: call 1800 858 858, free, at any hour | Gambling Help, 1800 858 858 | gamblinghelponline.org.au | seen
fraud | IDCARE, 1800 595 160, and scamwatch.gov.au | IDCARE, 1800 595 160 | idcare.org | taken
identity | IDCARE, 1800 595 160, free | IDCARE, 1800 595 160 | idcare.org | taken
jobs | Services Australia (Centrelink), 132 850, and Fair Work, 13 13 94 | servicesaustralia.gov.au | servicesaustralia.gov.au | taken
tax | ato.gov.au has the rates and forms, and Tax Help for smaller incomes. | ato.gov.au | ato.gov.au | taken
`,
  DE: `
emergency | 112 | 112 | bund.de | taken
crisis | die TelefonSeelsorge: call 0800 111 0 111 or 116 123, free, at any hour | TelefonSeelsorge, 0800 111 0 111 | telefonseelsorge.de | taken
abuse | das Hilfetelefon Gewalt gegen Frauen: call 116 016, free, at any hour, in many languages | Hilfetelefon, 116 016 | hilfetelefon.de | taken
hunger | tafel.de for the food bank near you | tafel.de | tafel.de | taken
housing | your town's Wohnungsnotfallhilfe or Sozialamt today, and the Mieterverein | Wohnungsnotfallhilfe, Sozialamt, Mieterverein | bagw.de | taken
utilities | your Jobcenter or Sozialamt, which can lend the arrears, and the Verbraucherzentrale | Jobcenter, Verbraucherzentrale | verbraucherzentrale.de | taken
medicine | 116 117 for a doctor, or any pharmacy's night service | 116 117 | 116117.de | taken
gambling | the BIÖG gambling line, 0800 1 37 27 00, free | Telefonberatung zur Glücksspielsucht, 0800 1 37 27 00 | check-dein-spiel.de | seen
fraud | 116 116 to block cards, then the police | 116 116 | sperr-notruf.de | taken
identity | the police, then SCHUFA for a note of the fraud | SCHUFA | schufa.de | taken
jobs | the Agentur für Arbeit, 0800 4 5555 00, today if you can: days count there | Agentur für Arbeit, 0800 4 5555 00 | arbeitsagentur.de | taken
`,
  FR: `
emergency | 112 | 112 | service-public.fr | seen
crisis | le 3114, the national suicide prevention number: call, free, at any hour | 3114 | 3114.fr | seen
abuse | le 3919, free and unseen on the bill, at any hour | 3919 | arretonslesviolences.gouv.fr | seen
hunger | les Restos du Coeur or the CCAS of your town | Restos du Cœur, CCAS | restosducoeur.org | taken
housing | le 115 for a bed tonight, and SOS Loyers Impayés, 0 805 16 00 75 | 115; SOS Loyers Impayés, 0 805 16 00 75 | anil.org | taken
utilities | the CCAS of your town and your supplier's solidarity team; from November to March the power may not be cut | CCAS | service-public.fr | taken
medicine | a PASS clinic at any public hospital, which treats without payment | PASS | service-public.fr | taken
gambling | Joueurs Info Service: call 09 74 75 13 13 | Joueurs Info Service, 09 74 75 13 13 | joueurs-info-service.fr | taken
fraud | Info Escroqueries, 0 805 805 817, and 17cyber.gouv.fr | Info Escroqueries, 0 805 805 817 | 17cyber.gouv.fr | taken
identity | the police, and the Banque de France for the files in your name | 17cyber.gouv.fr | banque-france.fr | taken
jobs | France Travail, 39 49 | France Travail, 39 49 | francetravail.fr | taken
`,
  IT: `
emergency | 112 | 112 | interno.gov.it | taken
crisis | Telefono Amico: call 02 2327 2327, every day from 9 to midnight | Telefono Amico, 02 2327 2327 | telefonoamico.it | taken
abuse | 1522: call or chat, free, at any hour | 1522 | 1522.eu | seen
gambling | the national gambling line, 800 558 822, free, on weekdays | Telefono Verde, 800 558 822 | iss.it | seen
fraud | the Polizia Postale, commissariatodips.it | commissariatodips.it | commissariatodips.it | taken
jobs | INPS, 803 164, for the NASpI | INPS, 803 164 | inps.it | taken
`,
  ES: `
emergency | 112 | 112 | 112.es | taken
crisis | 024, the line for suicidal thoughts: call, free, at any hour | 024 | sanidad.gob.es | seen
abuse | 016: call, free and unseen on the bill, at any hour | 016 | violenciagenero.igualdad.gob.es | taken
gambling | FEJAR: call 900 200 225, free | FEJAR, 900 200 225 | fejar.org | taken
fraud | INCIBE: call 017, free, and the police | INCIBE, 017 | incibe.es | taken
jobs | the SEPE, sepe.es | SEPE, sepe.es | sepe.es | taken
`,
  NL: `
emergency | 112 | 112 | politie.nl | taken
crisis | 113 Zelfmoordpreventie: call 113, free, at any hour, or chat at 113.nl | 113 | 113.nl | seen
abuse | Veilig Thuis: call 0800 2000, free, at any hour | Veilig Thuis, 0800 2000 | veiligthuis.nl | taken
hunger | voedselbankennederland.nl for the food bank near you | voedselbankennederland.nl | voedselbankennederland.nl | taken
housing | your municipality today, and the Juridisch Loket, 0800 8020 | Juridisch Loket, 0800 8020 | juridischloket.nl | taken
gambling | Loket Kansspel: call 0800 24 000 22, free | Loket Kansspel, 0800 24 000 22 | loketkansspel.nl | taken
fraud | the Fraudehelpdesk, 088 786 73 72 | Fraudehelpdesk, 088 786 73 72 | fraudehelpdesk.nl | taken
jobs | the UWV, 088 898 92 94 | UWV, 088 898 92 94 | uwv.nl | taken
`,
  CH: `
emergency | 112 | 112 | ch.ch | seen
crisis | Die Dargebotene Hand: call 143, at any hour | Die Dargebotene Hand / La Main Tendue, 143 | 143.ch | seen
poison | Tox Info Suisse: call 145, at any hour | Tox Info Suisse, 145 | toxinfo.ch | taken
abuse | opferhilfe-schweiz.ch, free and confidential | opferhilfe-schweiz.ch | opferhilfe-schweiz.ch | taken
gambling | SOS Spielsucht: call 0800 040 080, free | SOS Spielsucht, 0800 040 080 | sos-spielsucht.ch | seen
fraud | the cantonal police (117) | 117 | ch.ch | taken
jobs | your RAV, arbeit.swiss | arbeit.swiss | arbeit.swiss | taken
`,
  JP: `
emergency | 119 for an ambulance, 110 for the police | 119 / 110 | telljp.com | seen
crisis | Inochi SOS: call 0120 061 338, free, or TELL in English: 03 5774 0992 | TELL, 03 5774 0992; 0120 061 338 | telljp.com | seen
abuse | DV Soudan Plus: call 0120 279 889, free, at any hour, in many languages | DV Soudan Plus, 0120 279 889 | soudanplus.jp | taken
fraud | the Consumer Hotline, 188, and the police advice line, #9110 | 188 | caa.go.jp | taken
jobs | your nearest Hello Work | Hello Work | mhlw.go.jp | taken
`,
  SG: `
emergency | 995 for an ambulance, 999 for the police | 995 / 999 | police.gov.sg | seen
crisis | Samaritans of Singapore: call 1767, at any hour | Samaritans of Singapore, 1767 | sos.org.sg | seen
abuse | the National Anti-Violence Helpline: call 1800 777 0000, at any hour | National Anti-Violence Helpline, 1800 777 0000 | msf.gov.sg | seen
hunger | the ComCare line, 1800 222 0000 | ComCare, 1800 222 0000 | msf.gov.sg | taken
housing | the ComCare line, 1800 222 0000 | ComCare, 1800 222 0000 | msf.gov.sg | taken
utilities | the ComCare line, 1800 222 0000 | ComCare, 1800 222 0000 | msf.gov.sg | taken
gambling | the National Problem Gambling Helpline: call 1800 6 668 668, at any hour | National Problem Gambling Helpline, 1800 6 668 668 | ncpg.org.sg | taken
fraud | the ScamShield line, 1799, at any hour | ScamShield, 1799 | scamshield.gov.sg | seen
jobs | Workforce Singapore, 6883 5885 | Workforce Singapore, 6883 5885 | wsg.gov.sg | taken
`,
  SE: `
emergency | 112 | 112 | sosalarm.se | seen
crisis | Mind Självmordslinjen: call 90101, at any hour | Självmordslinjen, 90101 | mind.se | seen
abuse | Kvinnofridslinjen: call 020 50 50 50, free, at any hour | Kvinnofridslinjen, 020 50 50 50 | kvinnofridslinjen.se | taken
gambling | Stödlinjen: call 020 81 91 00, free | Stödlinjen, 020 81 91 00 | stodlinjen.se | taken
fraud | the police, 114 14 | 114 14 | polisen.se | taken
jobs | Arbetsförmedlingen, 0771 416 416, on your first day without work | Arbetsförmedlingen, 0771 416 416 | arbetsformedlingen.se | taken
`,
  NO: `
emergency | 113 for an ambulance, 112 for the police | 113 / 112 | helsenorge.no | seen
crisis | Mental Helse: call 116 123, free, at any hour | Mental Helse, 116 123 | mentalhelse.no | seen
abuse | VO-linjen: call 116 006, free, at any hour | VO-linjen, 116 006 | volinjen.no | taken
gambling | Hjelpelinjen: call 800 800 40, free | Hjelpelinjen, 800 800 40 | hjelpelinjen.no | taken
fraud | the police, 02800 | 02800 | politiet.no | taken
jobs | NAV, 55 55 33 33 | NAV, 55 55 33 33 | nav.no | taken
`,
  DK: `
emergency | 112 | 112 | politi.dk | seen
crisis | Livslinien: call 70 201 201, at any hour | Livslinien, 70 201 201 | livslinien.dk | seen
abuse | Lev Uden Vold: call 1888, free, at any hour | Lev Uden Vold, 1888 | levudenvold.dk | seen
gambling | StopSpillet: call 70 22 28 25 | StopSpillet, 70 22 28 25 | stopspillet.dk | seen
fraud | the police, 114 | 114 | politi.dk | taken
jobs | jobnet.dk, on your first day without work | jobnet.dk | jobnet.dk | taken
`,
  OTHER: `
emergency | your local emergency number (112 works in many countries) | 112 | eena.org | taken
crisis | a crisis line in your country: findahelpline.com lists free and confidential ones, by call, text or chat | findahelpline.com | findahelpline.com | seen
poison | the poison centre of your country, to which the emergency line puts you through | - | - | -
abuse | a confidential domestic abuse helpline: findahelpline.com lists those of your country | findahelpline.com | findahelpline.com | seen
child | the child protection office of your town, or the police | - | - | -
hunger | a food bank, a place of worship or your town's social services, which help the same day | - | - | -
housing | your town's social or housing services today, and a legal aid office | - | - | -
utilities | your supplier's hardship team and your town's social services | - | - | -
medicine | a pharmacist or a public hospital, which know how to get it free or cheaper | - | - | -
gambling | gamblingtherapy.org, free, in many languages | gamblingtherapy.org | gamblingtherapy.org | taken
fraud | the police and your bank's fraud line | - | - | -
identity | the police, then the credit bureaus of your country | - | - | -
jobs | your country's employment office, in the first days | - | - | -
legal | A legal aid office, a consumer advice centre or a lawyer can look at the papers. | - | - | -
tax | Your tax authority's website has the rates and forms, and many offices answer questions free of charge. | - | - | -
`,
} as const;
