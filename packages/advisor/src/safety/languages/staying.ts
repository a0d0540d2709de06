import type { Staying } from "../care-said.ts";
import type { Language } from "./language.ts";

/** What stands for an answer that was given before, in each language. */
export const STAYING_IN: Readonly<Record<Language, Staying>> = {
  es: {
    stays: [
      "Sigo aquí y te leo.",
      "Gracias por seguir escribiendo.",
      "Puedes decirlo todas las veces que haga falta.",
      "No me he ido a ninguna parte.",
      "Me tomo en serio cada palabra.",
      "Nada de esto es demasiado para contarlo.",
    ],
    asks: [
      (line) => `Una persona puede hacer más por ti que yo: ${line}.`,
      (line) => `Deja que alguien más lo escuche: ${line}.`,
      (line) => `El paso siguiente puede ser un solo mensaje a alguien cercano. Y está: ${line}.`,
      (line) => `No hace falta encontrar antes las palabras: ${line}.`,
      (line) => `Por ahora basta una llamada: ${line}.`,
    ],
    urgent: (emergency) => `Si es urgente, llama al ${emergency}.`,
  },
  fr: {
    stays: [
      "Je suis toujours là et je vous lis.",
      "Merci de continuer à écrire.",
      "Vous pouvez le dire autant de fois qu'il le faut.",
      "Je ne suis pas parti.",
      "Je prends chaque mot au sérieux.",
      "Rien de tout cela n'est de trop.",
    ],
    asks: [
      (line) => `Une personne peut faire plus que moi : ${line}.`,
      (line) => `Laissez quelqu'un d'autre l'entendre : ${line}.`,
      (line) => `Le prochain pas peut être un seul message à un proche. Et il y a : ${line}.`,
      (line) => `Pas besoin de trouver d'abord les mots : ${line}.`,
      (line) => `Un seul appel suffit pour l'instant : ${line}.`,
    ],
    urgent: (emergency) => `Si c'est urgent, appelez le ${emergency}.`,
  },
  de: {
    stays: [
      "Ich bin noch da und lese mit.",
      "Danke, dass Sie weiterschreiben.",
      "Sie dürfen es so oft sagen, wie Sie möchten.",
      "Ich bin nicht weggegangen.",
      "Ich nehme jedes Wort ernst.",
      "Nichts davon ist zu viel.",
    ],
    asks: [
      (line) => `Ein Mensch kann mehr für Sie tun als ich: ${line}.`,
      (line) => `Bitte lassen Sie es auch einen Menschen hören: ${line}.`,
      (line) => `Der nächste Schritt kann eine einzige Nachricht an jemanden in der Nähe sein. Und es gibt: ${line}.`,
      (line) => `Sie müssen nicht erst die richtigen Worte finden: ${line}.`,
      (line) => `Für jetzt genügt ein Anruf: ${line}.`,
    ],
    urgent: (emergency) => `Wenn es dringend ist: ${emergency}.`,
  },
  pt: {
    stays: [
      "Continuo aqui e estou a ler.",
      "Obrigado por continuar a escrever.",
      "Pode dizê-lo as vezes que precisar.",
      "Não fui a lado nenhum.",
      "Levo a sério cada palavra.",
      "Nada disto é demais para contar.",
    ],
    asks: [
      (line) => `Uma pessoa pode fazer mais do que eu: ${line}.`,
      (line) => `Deixe que mais alguém o ouça: ${line}.`,
      (line) => `O próximo passo pode ser uma só mensagem a alguém próximo. E há: ${line}.`,
      (line) => `Não precisa de encontrar primeiro as palavras: ${line}.`,
      (line) => `Por agora basta uma chamada: ${line}.`,
    ],
    urgent: (emergency) => `Se for urgente, ligue ${emergency}.`,
  },
};
