import type { Country } from "@seven-figures/domain";

/** Where to turn in one country. Each completes a sentence that begins with "You can reach" or "Call". */
export interface HelpLines {
  /** The number for ambulance and police. */
  emergency: string;
  crisis: string;
  abuse: string;
  hunger: string;
  housing: string;
  utilities: string;
  medicine: string;
  gambling: string;
  fraud: string;
  identity: string;
  jobs: string;
}

/**
 * Help by country, as of 2026-11-22, from what the organisations publish. What a country lacks is filled from `OTHER`.
 * Sources: 988lifeline.org, thehotline.org, ncpgambling.org, 211.org, hungerfreeamerica.org, hud.gov, liheap (acf.hhs.gov),
 * needymeds.org, reportfraud.ftc.gov, identitytheft.gov, careeronestop.org; 988.ca, sheltersafe.ca, 211.ca,
 * antifraudcentre.ca; samaritans.org, nationaldahelpline.org.uk, trussell.org.uk, shelter.org.uk, citizensadvice.org.uk,
 * gamcare.org.uk, stopscamsuk.org.uk (159); lifeline.org.au, 1800respect.org.au, askizzy.org.au, ndh.org.au,
 * healthdirect.gov.au, gamblinghelponline.org.au, idcare.org; telefonseelsorge.de, hilfetelefon.de, tafel.de,
 * sperr-notruf.de, check-dein-spiel.de; 3114.fr, arretonslesviolences.gouv.fr (3919), samusocial.paris (115),
 * joueurs-info-service.fr, service-public.fr; telefonoamico.it, 1522.eu, iss.it (800 558 822); sanidad.gob.es (024),
 * violenciagenero.igualdad.gob.es (016), incibe.es (017); 113.nl, veiligthuis.nl, loketkansspel.nl, fraudehelpdesk.nl;
 * 143.ch, opferhilfe-schweiz.ch, sos-spielsucht.ch; lifelink.or.jp, soudanplus.jp, caa.go.jp (188); sos.org.sg,
 * msf.gov.sg, ncpg.org.sg, scamshield.gov.sg; mind.se, kvinnofridslinjen.se, stodlinjen.se; mentalhelse.no,
 * volinjen.no, hjelpelinjen.no; livslinien.dk, levudenvold.dk, stopspillet.dk; findahelpline.com.
 */
export const HELP_LINES: Partial<Record<Country, Partial<HelpLines>>> & { OTHER: HelpLines } = {
  US: {
    emergency: "911",
    crisis: "the 988 Suicide and Crisis Lifeline: call or text 988, free, at any hour",
    abuse: "the National Domestic Violence Hotline: call 1-800-799-7233 or text START to 88788, at any hour",
    hunger: "211 for food today, or the USDA National Hunger Hotline, 1-866-348-6479",
    housing:
      "211 for rent help and shelter, a HUD housing counselor at 1-800-569-4287, and lawhelp.org for free legal aid",
    utilities: "211, which knows the emergency energy assistance (LIHEAP) near you",
    medicine: "NeedyMeds, 1-800-503-6897, or 211 for free and low-cost medicine",
    gambling: "the National Problem Gambling Helpline, 1-800-MY-RESET (1-800-697-3738), free, at any hour",
    fraud: "reportfraud.ftc.gov",
    identity: "identitytheft.gov or 1-877-438-4338, which make the recovery plan with you",
    jobs: "your state's unemployment office, found at careeronestop.org or 1-877-872-5627",
  },
  CA: {
    emergency: "911",
    crisis: "the 988 Suicide Crisis Helpline: call or text 988, free, at any hour",
    abuse: "211, or sheltersafe.ca for the shelter line near you",
    hunger: "211, or foodbankscanada.ca for the food bank near you",
    housing: "211 for rent help and shelter, and your province's tenant board or legal aid",
    utilities: "211, which knows the energy assistance in your province",
    medicine: "211, or a pharmacist, who knows your province's drug plan",
    gambling: "211, which puts you through to your province's free gambling line",
    fraud: "the Canadian Anti-Fraud Centre, 1-888-495-8501",
    identity: "the Canadian Anti-Fraud Centre, 1-888-495-8501, with Equifax and TransUnion for a fraud alert",
    jobs: "Employment Insurance, canada.ca or 1-800-206-7218",
  },
  GB: {
    emergency: "999",
    crisis: "Samaritans: call 116 123, free, at any hour, or text SHOUT to 85258",
    abuse: "the National Domestic Abuse Helpline: call 0808 2000 247, free, at any hour",
    hunger: "Help through Hardship, 0808 208 2138, free, for food bank vouchers and benefits",
    housing: "Shelter, 0808 800 4444, free, and your council's homelessness team today",
    utilities: "Citizens Advice, 0808 223 1133, and your supplier's emergency credit",
    medicine: "NHS 111, or a pharmacist, who can give an emergency supply; the NHS Low Income Scheme is 0300 330 1343",
    gambling: "the National Gambling Helpline, 0808 8020 133, free, at any hour",
    fraud: "159, which puts you through to your bank, then Report Fraud, 0300 123 2040",
    identity: "Cifas for protective registration, and Report Fraud, 0300 123 2040",
    jobs: "Universal Credit, 0800 328 5644, and Acas, 0300 123 1100, for your rights",
  },
  AU: {
    emergency: "000",
    crisis: "Lifeline: call 13 11 14 or text 0477 13 11 14, at any hour",
    abuse: "1800RESPECT: call 1800 737 732, at any hour",
    hunger: "askizzy.org.au for food near you today",
    housing: "askizzy.org.au for a bed and your state's tenants' line",
    utilities: "your supplier's hardship team, and the National Debt Helpline, 1800 007 007",
    medicine: "healthdirect, 1800 022 222, or a pharmacist",
    gambling: "Gambling Help Online: call 1800 858 858, free, at any hour",
    fraud: "IDCARE, 1800 595 160, and scamwatch.gov.au",
    identity: "IDCARE, 1800 595 160, free",
    jobs: "Services Australia (Centrelink), 132 850, and Fair Work, 13 13 94",
  },
  DE: {
    emergency: "112",
    crisis: "die TelefonSeelsorge: call 0800 111 0 111 or 116 123, free, at any hour",
    abuse: "das Hilfetelefon Gewalt gegen Frauen: call 116 016, free, at any hour, in many languages",
    hunger: "tafel.de for the food bank near you",
    housing: "your town's Wohnungsnotfallhilfe or Sozialamt today, and the Mieterverein",
    utilities: "your Jobcenter or Sozialamt, which can lend the arrears, and the Verbraucherzentrale",
    medicine: "116 117 for a doctor, or any pharmacy's night service",
    gambling: "the BIÖG gambling line, 0800 1 37 27 00, free",
    fraud: "116 116 to block cards, then the police",
    identity: "the police, then SCHUFA for a note of the fraud",
    jobs: "the Agentur für Arbeit, 0800 4 5555 00, today if you can: days count there",
  },
  FR: {
    emergency: "112",
    crisis: "le 3114, the national suicide prevention number: call, free, at any hour",
    abuse: "le 3919, free and unseen on the bill, at any hour",
    hunger: "les Restos du Coeur or the CCAS of your town",
    housing: "le 115 for a bed tonight, and SOS Loyers Impayés, 0 805 16 00 75",
    utilities:
      "the CCAS of your town and your supplier's solidarity team; from November to March the power may not be cut",
    medicine: "a PASS clinic at any public hospital, which treats without payment",
    gambling: "Joueurs Info Service: call 09 74 75 13 13",
    fraud: "Info Escroqueries, 0 805 805 817, and 17cyber.gouv.fr",
    identity: "the police, and the Banque de France for the files in your name",
    jobs: "France Travail, 39 49",
  },
  IT: {
    emergency: "112",
    crisis: "Telefono Amico: call 02 2327 2327, every day from 9 to midnight",
    abuse: "1522: call or chat, free, at any hour",
    gambling: "the national gambling line, 800 558 822, free",
    fraud: "the Polizia Postale, commissariatodips.it",
    jobs: "INPS, 803 164, for the NASpI",
  },
  ES: {
    emergency: "112",
    crisis: "024, the line for suicidal thoughts: call, free, at any hour",
    abuse: "016: call, free and unseen on the bill, at any hour",
    gambling: "FEJAR: call 900 200 225, free",
    fraud: "INCIBE: call 017, free, and the police",
    jobs: "the SEPE, sepe.es",
  },
  NL: {
    emergency: "112",
    crisis: "113 Zelfmoordpreventie: call 113 or 0800 0113, free, at any hour",
    abuse: "Veilig Thuis: call 0800 2000, free, at any hour",
    hunger: "voedselbankennederland.nl for the food bank near you",
    housing: "your municipality today, and the Juridisch Loket, 0800 8020",
    gambling: "Loket Kansspel: call 0800 24 000 22, free",
    fraud: "the Fraudehelpdesk, 088 786 73 72",
    jobs: "the UWV, 088 898 92 94",
  },
  CH: {
    emergency: "112",
    crisis: "Die Dargebotene Hand: call 143, at any hour",
    abuse: "opferhilfe-schweiz.ch, free and confidential",
    gambling: "SOS Spielsucht: call 0800 040 080, free",
    fraud: "the cantonal police (117)",
    jobs: "your RAV, arbeit.swiss",
  },
  JP: {
    emergency: "119 for an ambulance, 110 for the police",
    crisis: "Inochi SOS: call 0120 061 338, free, or TELL in English: 03 5774 0992",
    abuse: "DV Soudan Plus: call 0120 279 889, free, at any hour, in many languages",
    fraud: "the Consumer Hotline, 188, and the police advice line, #9110",
    jobs: "your nearest Hello Work",
  },
  SG: {
    emergency: "995 for an ambulance, 999 for the police",
    crisis: "Samaritans of Singapore: call 1767, at any hour",
    abuse: "the National Anti-Violence Helpline: call 1800 777 0000, at any hour",
    hunger: "the ComCare line, 1800 222 0000",
    housing: "the ComCare line, 1800 222 0000",
    utilities: "the ComCare line, 1800 222 0000",
    gambling: "the National Problem Gambling Helpline: call 1800 6 668 668, at any hour",
    fraud: "the ScamShield line, 1799, at any hour",
    jobs: "Workforce Singapore, 6883 5885",
  },
  SE: {
    emergency: "112",
    crisis: "Mind Självmordslinjen: call 90101, at any hour",
    abuse: "Kvinnofridslinjen: call 020 50 50 50, free, at any hour",
    gambling: "Stödlinjen: call 020 81 91 00, free",
    fraud: "the police, 114 14",
    jobs: "Arbetsförmedlingen, 0771 416 416, on your first day without work",
  },
  NO: {
    emergency: "113 for an ambulance, 112 for the police",
    crisis: "Mental Helse: call 116 123, free, at any hour",
    abuse: "VO-linjen: call 116 006, free, at any hour",
    gambling: "Hjelpelinjen: call 800 800 40, free",
    fraud: "the police, 02800",
    jobs: "NAV, 55 55 33 33",
  },
  DK: {
    emergency: "112",
    crisis: "Livslinien: call 70 201 201, at any hour",
    abuse: "Lev Uden Vold: call 1888, free, at any hour",
    gambling: "StopSpillet: call 70 22 28 25",
    fraud: "the police, 114",
    jobs: "jobnet.dk, on your first day without work",
  },
  OTHER: {
    emergency: "your local emergency number (112 works in many countries)",
    crisis: "a crisis line in your country: findahelpline.com lists free and confidential ones, by call, text or chat",
    abuse: "a confidential domestic abuse helpline: findahelpline.com lists those of your country",
    hunger: "a food bank, a place of worship or your town's social services, which help the same day",
    housing: "your town's social or housing services today, and a legal aid office",
    utilities: "your supplier's hardship team and your town's social services",
    medicine: "a pharmacist or a public hospital, which know how to get it free or cheaper",
    gambling: "gamblingtherapy.org, free, in many languages",
    fraud: "the police and your bank's fraud line",
    identity: "the police, then the credit bureaus of your country",
    jobs: "your country's employment office, in the first days",
  },
};

/** The help of a country; where it is not known, how to find help. */
export function helpLine(country: Country | null, kind: keyof HelpLines): string {
  return (country && HELP_LINES[country]?.[kind]) || HELP_LINES.OTHER[kind];
}
