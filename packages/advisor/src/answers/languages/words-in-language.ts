import type { Language } from "../../safety/languages/language.ts";

interface WordsInLanguage {
  /** Words of greeting, thanks and farewell, without accents. */
  courtesy: string;
  /** Small words and those of money, beside the small words of `safety/languages`, without accents. */
  common: string;
  /** To a greeting, to thanks and farewell, and to anything else, in turn. */
  greeting: string;
  thanks: string;
  says: readonly [string, string, ...string[]];
}

/** What is said in a language that figures are not noted in: what the advisor does, and how to go on. */
export const WORDS_IN_LANGUAGE: Readonly<Record<Language, WordsInLanguage>> = {
  es: {
    courtesy:
      "hola buenos buenas dias tardes noches gracias muchas mil que tal hasta luego manana pronto adios saludos por favor muy amable vale bien todo ayuda",
    common:
      "no la en de un una a y o se me te sera serias haria harias casa cuanto cuanta cuantos debo debe puedo puede como mis ahorros dinero deuda deudas tarjeta cuenta gano gasto tengo quiero cual",
    greeting:
      "¡Hola! Aquí anoto lo que ganas, gastas, tienes y debes, respondo preguntas sobre tus cifras y hago un plan contigo. Por ahora solo leo inglés, así que escríbeme los datos en inglés, con frases cortas.",
    thanks: "¡De nada! Vuelve cuando quieras.",
    says: [
      "Te entiendo un poco, pero solo puedo leer cifras y preguntas en inglés, así que no he cambiado nada. Puedo anotar lo que tienes y lo que debes, responder sobre tus números y hacer un plan. ¿Me lo dices en inglés, con una frase corta?",
      'Eso no lo puedo responder bien en español, y no he cambiado nada. En inglés sí: por ejemplo, "What is my net worth?" para tu patrimonio.',
      "Sigo leyendo solo inglés para los números; nada ha cambiado. Una frase sencilla basta.",
    ],
  },
  fr: {
    courtesy:
      "bonjour bonsoir salut coucou merci beaucoup bien a demain bientot plus tard au revoir bonne journee soiree nuit ca va s il vous te plait mille super d accord aide",
    common:
      "la de en un a y se me te ne combien dois doit peux peut comment argent dette dettes carte compte gagne depense veux quel quelle quoi si",
    greeting:
      "Bonjour ! Ici, je note ce que vous gagnez, dépensez, possédez et devez, je réponds aux questions sur vos chiffres et je fais un plan avec vous. Pour l'instant je ne lis que l'anglais : écrivez-moi les faits en anglais, en phrases courtes.",
    thanks: "Je vous en prie, et à bientôt !",
    says: [
      "Je vous comprends un peu, mais je ne lis les chiffres et les questions qu'en anglais, donc je n'ai rien changé. Je peux noter ce que vous avez et devez, répondre sur vos chiffres et faire un plan. Pouvez-vous le dire en anglais, en une phrase courte ?",
      "Je ne peux pas bien répondre à cela en français, et rien n'a changé. En anglais, oui : par exemple « What is my net worth? » pour votre patrimoine.",
      "Je ne lis toujours que l'anglais pour les chiffres ; rien n'a changé. Une phrase simple suffit.",
    ],
  },
  de: {
    courtesy:
      "hallo guten tag morgen abend moin servus gruezi danke vielen dank schon sehr schonen tschuss bis bald dann spater auf wiedersehen gute nacht wie geht es dir ihnen bitte hilfe alles klar lieben liebe grusse",
    common:
      "wie viel wieviel was kann konnen wo geld schulden konto karte verdiene gebe in an ein eine es mal welche warum soll muss dein",
    greeting:
      "Hallo! Ich halte hier fest, was Sie verdienen, ausgeben, besitzen und schulden, beantworte Fragen zu Ihren Zahlen und mache mit Ihnen einen Plan. Bisher lese ich nur Englisch: Schreiben Sie mir die Angaben bitte auf Englisch, in kurzen Sätzen.",
    thanks: "Gern geschehen, und bis bald!",
    says: [
      "Ich verstehe Sie ein wenig, lese Zahlen und Fragen aber nur auf Englisch und habe deshalb nichts geändert. Ich kann festhalten, was Sie haben und schulden, Fragen zu Ihren Zahlen beantworten und einen Plan machen. Mögen Sie es in einem kurzen englischen Satz sagen?",
      'Auf Deutsch kann ich das nicht gut beantworten, und geändert habe ich nichts. Auf Englisch geht es: zum Beispiel "What is my net worth?" für Ihr Vermögen.',
      "Für Zahlen lese ich weiterhin nur Englisch; es hat sich nichts geändert. Ein einfacher Satz genügt.",
    ],
  },
  pt: {
    courtesy:
      "ola oi bom boa dia tarde noite obrigado obrigada muito muitos ate logo amanha mais tchau adeus por favor tudo bem valeu ajuda como vai",
    common:
      "a de em e o um se me quanto quanta devo deve posso pode como dinheiro divida dividas cartao conta ganho gasto quero qual vale sera nos",
    greeting:
      "Olá! Aqui eu anoto o que você ganha, gasta, tem e deve, respondo perguntas sobre os seus números e faço um plano com você. Por enquanto só leio inglês: escreva os dados em inglês, em frases curtas.",
    thanks: "De nada! Volte quando quiser.",
    says: [
      "Entendo um pouco, mas só leio números e perguntas em inglês, por isso não mudei nada. Posso anotar o que você tem e deve, responder sobre os seus números e fazer um plano. Pode dizer em inglês, numa frase curta?",
      'Não consigo responder bem a isso em português, e nada foi mudado. Em inglês dá: por exemplo, "What is my net worth?" para o seu patrimônio.',
      "Para números continuo lendo só inglês; nada mudou. Uma frase simples basta.",
    ],
  },
};
