import { describe, expect, it } from "vitest";
import { respond } from "../../index.ts";
import { ADA, TODAY } from "../examples/people.ts";
import { NOTHING_TOLD } from "../types.ts";
import { answerForeign, isUnknownLanguage } from "./answer-foreign.ts";
import { WORDS_IN_LANGUAGE } from "./words-in-language.ts";

const said = (message: string) => answerForeign(message, NOTHING_TOLD)?.message ?? null;

describe("a message wholly in another language", () => {
  it.each([
    ["es", "no sé si cancelar la meta de la casa, tú qué harías"],
    ["fr", "et si je vendais la voiture, ça changerait quoi ?"],
    ["de", "kannst du das rückgängig machen wenn ich mich mal vertippe?"],
    ["es", "¿cuánto debo en la tarjeta?"],
    ["fr", "combien je dois sur ma carte ?"],
    ["de", "wie viel Geld habe ich?"],
    ["pt", "quanto eu devo no cartão?"],
    ["pt", "tô pensando em fechar a conta do banco, será que vale a pena?"],
  ] as const)("is answered in it, politely and with nothing written: %s", (language, message) => {
    expect(said(message)).toBe(WORDS_IN_LANGUAGE[language].says[0]);
    const { changes } = respond({
      documents: ADA,
      conversation: null,
      message,
      today: TODAY,
      newId: (prefix) => prefix,
    });
    expect(changes).toEqual([]);
  });

  it.each([
    ["es", "muchas gracias, hasta mañana"],
    ["fr", "merci beaucoup, à demain !"],
    ["de", "vielen Dank, bis bald"],
    ["pt", "muito obrigado, até logo"],
  ] as const)("is thanked back in it: %s", (language, message) => {
    expect(said(message)).toBe(WORDS_IN_LANGUAGE[language].thanks);
  });

  it("is greeted in it", () => {
    expect(said("bonjour, ça va bien ?")).toBe(WORDS_IN_LANGUAGE.fr.greeting);
  });

  it("is not told the same twice", () => {
    const message = "quiero saber cuánto dinero tengo en la cuenta";
    const first = answerForeign(message, NOTHING_TOLD);
    const second = answerForeign(message, first?.memory ?? NOTHING_TOLD);
    expect(second?.message).not.toBe(first?.message);
  });

  it("goes to the help of its country where it tells of danger", () => {
    const message = "me siento que ya no quiero vivir";
    const { reply } = respond({ documents: ADA, conversation: null, message, today: TODAY, newId: (prefix) => prefix });
    expect(reply.care).toBe(true);
    expect(reply.message).toContain("988");
  });
});

it("takes an English message for English, whatever single words stand in it", () => {
  for (const message of [
    "got zip. no savings no shares nothin",
    "no loan no card no owe anybody, Ally savings got $500",
    "con lo de Ally savings I finished Visa, todo",
    "Pagué $500 to the Visa con lo del overtime",
    "my Banco del Sol account is at 500",
    "the die is cast, no?",
    "merci!",
  ])
    expect(said(message), message).toBeNull();
});

it("knows a language that it does not speak from English with odd words", () => {
  expect(isUnknownLanguage('chyba skasuję cel "Mieszkanie", ale jeszcze nie wiem')).toBe(true);
  expect(isUnknownLanguage("hindi mein baat kar sakte ho?")).toBe(true);
  for (const message of [
    "hsa vs fsa",
    "QoQ: NW now vs date",
    "chimed into Ally savings 500 zloty",
    "idk lol whatevs tbh fr",
  ])
    expect(isUnknownLanguage(message), message).toBe(false);
});
