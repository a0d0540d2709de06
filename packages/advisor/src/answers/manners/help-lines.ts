import type { Country } from "@seven-figures/domain";

interface HelpLines {
  crisis: string;
  abuse: string;
  gambling: string;
  legal: string;
  tax: string;
}

/**
 * Where to turn, by country, as of 2026-11-20, from what the organisations publish
 * (988lifeline.org, thehotline.org, ncpgambling.org, samaritans.org, nationaldahelpline.org.uk, gamcare.org.uk,
 * 988.ca, lifeline.org.au, 1800respect.org.au, gamblinghelponline.org.au, telefonseelsorge.de, hilfetelefon.de,
 * findahelpline.com).
 */
export const HELP_LINES: Partial<Record<Country, Partial<HelpLines>>> & { OTHER: HelpLines } = {
  US: {
    crisis: "call or text 988 (Suicide and Crisis Lifeline), at any hour.",
    abuse: "the National Domestic Violence Hotline, 1-800-799-7233, or thehotline.org.",
    gambling: "the National Problem Gambling Helpline, 1-800-MY-RESET (1-800-697-3738), or ncpgambling.org.",
    legal: "Free or cheap help: lawhelp.org, your local legal aid office, or your state bar's referral service.",
    tax: "irs.gov has the rates and forms; VITA offices help free of charge with smaller incomes.",
  },
  CA: {
    crisis: "call or text 988 (Suicide Crisis Helpline), at any hour.",
    tax: "canada.ca has the rates and forms, and free tax clinics for smaller incomes.",
  },
  GB: {
    crisis: "Samaritans, 116 123, free at any hour.",
    abuse: "the National Domestic Abuse Helpline, 0808 2000 247, free at any hour.",
    gambling: "the National Gambling Helpline, 0808 8020 133, free at any hour.",
    legal: "Citizens Advice helps free of charge; a law centre or solicitor with the rest.",
    tax: "gov.uk has the rates and forms; TaxAid helps free of charge with smaller incomes.",
  },
  AU: {
    crisis: "Lifeline, 13 11 14, at any hour.",
    abuse: "1800RESPECT, 1800 737 732, at any hour.",
    gambling: "Gambling Help Online, 1800 858 858, at any hour.",
    tax: "ato.gov.au has the rates and forms, and Tax Help for smaller incomes.",
  },
  DE: {
    crisis: "die TelefonSeelsorge, 0800 111 0 111, free at any hour.",
    abuse: "das Hilfetelefon Gewalt gegen Frauen, 116 016, free at any hour.",
  },
  OTHER: {
    crisis: "findahelpline.com lists free and confidential lines for your country.",
    abuse: "findahelpline.com lists confidential lines for your country, or a doctor can put you in touch.",
    gambling: "gamblingtherapy.org helps free of charge in many languages.",
    legal: "A legal aid office, a consumer advice centre or a lawyer can look at the papers.",
    tax: "Your tax authority's website has the rates and forms, and many offices answer questions free of charge.",
  },
};
