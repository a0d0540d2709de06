import type { LanguageWords } from "./language.ts";

const PERSON = `(mi|una|un) (hermano|hermana|hijo|hija|madre|padre|mama|papa|amigo|amiga|pareja|novio|novia|marido|mujer|esposo|esposa|primo|prima|sobrino|sobrina|nieto|nieta|abuelo|abuela|companero|companera|vecino|vecina)`;

export const SPANISH: LanguageWords = {
  patterns: {
    "self-harm": `
(quiero|queria|quisiera|preferiria|deseo) (ya )?(morir|morirme|matarme|suicidarme|estar muert[oa]|no despertar)( |$)(?!de risa|de verguenza)
me quiero (ya )?(morir|matar|suicidar|ir con (el|ella|ellos|mi|dios))( |$)(?!de risa|de verguenza)
(ya )?no quiero (mas )?(vivir|seguir viviendo|seguir con vida|despertar|despertarme|existir|estar (viv[oa]|en este mundo|aqui mas))( |$)(?!con |en (casa|el piso|esta ciudad|madrid))
(cansad[oa]|cansa|hart[oa]) de (vivir|la vida|existir|estar viv[oa])( |$)(?!con|en|alquilad[oa]|al dia)
(quitarme|quitar) (la vida|de en medio|del medio)
(acabar|terminar) con (mi vida|todo de una vez)
(ganas|pienso|pensado|pensando|intentado|intente|voy|idea) ~(de |en |a )?(suicidarme|matarme|morirme|quitarme la vida|no despertar)
(pienso|pensado|pensando|pensamientos|ideas) ~(en |de )?(el )?(suicidio|suicidas?)( |$)
(suicidarme|suicidio|suicida) ~(hoy|esta noche|manana|pienso|quiero)
valgo mas muert[oa]
mejor(es)? (estarian |estaran |estar |todos )*sin mi( |$)
ningun(a|as)? ganas? de (vivir|seguir|despertar|ver el)
sin ganas de vivir
si (yo )?(desaparezco|me muero|me mato|me voy) ~~(seguro|ahorran|pagan?|mejor|nadie|importa|descansan)
(deuda|deudas|prestamo) ~~(tumba|mueren? conmigo)
no pienso (llegar|despertar|estar (aqui|viv[oa]))
(barato|mejor|facil) ~?seria no estar( |$)
cualquier dia ~?(marcho|me voy|desaparezco) (y|e) no vuelvo
(hacerme|me hago|hice) dano( |$)
(cortarme|me corto) las venas
tirarme ~(tren|metro|via|vias|puente|balcon|ventana|rio)
dios ~(me )?(recoja|lleve|recoge)( |$)
(no doy|sin dar) (mas )?guerra a nadie
`,
    violence: `
(me|nos) (pega|pego|pegan|golpea|golpeo|golpean|maltrata|maltrato|ahorca|ahorco|estrangula|viola|violo|apalea)( |$)(?!bien|mal con|un tiro en)
(me|nos) (amenaza|amenazo|amenazan|empuja|empujo) ~~(matar|cuchillo|pistola|arma|cobro|pegar|muerte|miedo|si )
(me|nos) (va|van|quiere|quieren|iba) a (matar|pegar|golpear|rajar)
(tengo|con|me da|le tengo) (mucho )?miedo ~(mi (marido|novio|pareja|esposo|ex|padre|hijo|mujer)|de el|a el|de ella|volver a casa|que me (mate|pegue|haga))
(marido|novio|esposo|ex|pareja|padrastro|padre|nieto|hijo|hermano|mujer) ~(mio )?(me )(dio|da|pega|pego|golpea|tira|agarro|quema|patea) ~(correa|paliza|punetazo|punos|golpe|golpes|patadas|cuello|cinturon|cachetada)
violencia (de genero|domestica|machista|familiar)
no me deja (tener|trabajar|salir|ver|gastar|usar|ni) ~(dinero|cuenta|tarjeta|plata|casa|trabajar|sola|familia|nada)?
(me quita|controla) (todo )?(el|mi|la|mis) (sueldo|dinero|plata|tarjeta|movil|celular|salario|paga)
`,
    hunger: String.raw`
(no|nada|sin|ni) ~(tengo|tenemos|hay|queda|tener) ~(nada )?(de comida|comida|que comer|de comer|para comer|pa comer|que darle?s? de comer|en (la nevera|el refri\w*|el frigo\w*|la heladera))
no hay na(da)? en (la nevera|el refri\w*|el frigo\w*|la heladera)
llev(o|amos) ~(dias?|semanas?) ~(sin comer|puro|solo|a base de)
no (he|hemos|han|habia) comido ~(desde|hoy|ayer|nada|en|dias)
(hijos|ninos|nenes|chicos|bebe|hermanito) ~(tienen hambre|con hambre|sin comer|no comen|no han comido|lo ultimo)
(paso|pasamos|pasando) hambre
(solo|puro|nomas|unicamente) (pan|bolillo|agua|arroz|mate|tortilla) ~(desde|dias|agua|hoy|ayer)
(ayer|hoy) (no comi )?nada de comer
banco de alimentos ~(cerca|donde|ayuda|necesito)
`,
    eviction: String.raw`
(orden|notificacion|aviso|carta|juicio|fecha) de (desalojo|desahucio|lanzamiento)
(nos|me) (echan|echaron|desahucian|desalojan|sacan|sacaron|botan|botaron|van a echar|van a desahuciar|quieren echar|estan echando) ~(casa|calle|piso|asentamiento|manana|hoy|jueves|viernes|lunes|martes|miercoles|domingo|sabado|departamento|cuarto|finca)
(durmiendo|duermo|dormimos|vivo|vivimos|quedo|quedamos|quedarme|quedarnos|quede|estoy|estamos) en (la calle|el coche|el carro|el auto|un coche)( |$)
no (tengo|tenemos|hay|se) (a )?(donde|adonde) (ir|dormir|vivir|quedarme|quedarnos)
(para|pa) donde (cojo|voy|vamos)
(cambi\w+|puso|pusieron) ~(cerradura|candado|chapa)( |$)
(pierdo|perdemos|perder|perdi|quitan|quitar) (la|mi|nuestra) casa( |$)
`,
    gambling: String.raw`
no (puedo|logro|consigo|se) (parar|dejar)( de)? ~(apostar|jugar|apuestas|juego)
(ludopat\w+|adict[oa] (al juego|a las apuestas|a las tragaperras|al casino))
(perdi|gaste|aposte|jugue|perdido|gastado|apostado|fundido|comido|quemado|fundi) ~~(en|a|por|de) (las |la |el |los |un |al )?(apuestas?|casino|ruleta|tragaperras|tragamonedas|maquinitas|bingo|poker|caballos)
(tragaperras|apuestas|casino|ruleta|maquinitas) ~~(comido|otra vez|no puedo|perdi|sueldo|alquiler|hipoteca|paro|parar)
(vuelto|volvi|sigo) a (apostar|jugar a las|el casino)
`,
  },
  another: String.raw`
${PERSON} ~~(se quiere (matar|morir|suicidar)|quiere (morir|morirse|matarse|suicidarse)|no quiere (vivir|seguir viviendo)|(habla|hablo) de (suicid\w+|matarse|morirse)|intento (suicidarse|matarse)|se hace dano|se corta)
`,
  smallWords:
    "el los las una que por para pero con del al lo mi mis tu su yo ya muy esta esto este hay tengo estoy he cuando donde porque como nada todo desde hasta sin sobre nos les soy eres son fue gracias si quiero",
  first: {
    "self-harm": (reach) =>
      `Me alegra que me lo hayas dicho, y me lo tomo en serio. Tú vales más que cualquier número de aquí. Por favor, habla ahora con alguien: ${reach("crisis")}. Si tienes a mano algo con lo que podrías hacerte daño, o crees que vas a hacerlo, llama al ${reach("emergency")} o ve a un lugar donde haya gente.\n\nUn solo paso: dile a una persona cercana "no estoy bien, ¿puedes quedarte conmigo?". El dinero puede esperar. ¿Estás a salvo en este momento?`,
    violence: (reach) =>
      `Lo siento mucho. Nadie tiene derecho a hacerte daño, a amenazarte ni a quitarte tu dinero, y no es culpa tuya. Si estás en peligro ahora, llama al ${reach("emergency")}. Hay personas que conocen bien esto y te escuchan en confianza: ${reach("abuse")}.\n\nUn solo paso: piensa adónde irías y díselo a una persona de confianza. Borra este chat si alguien puede leerlo. ¿Estás a salvo donde estás ahora?`,
    hunger: (reach) =>
      `Lo siento, eso es muy duro, y no hay nada de qué avergonzarse. Lo primero es comer hoy: ${reach("hunger")}. También ayudan las escuelas, las iglesias y los comedores sociales, casi siempre sin papeles.\n\nUn solo paso: llama o ve allí antes que nada, y di si hay niños o alguien enfermo. Las facturas pueden esperar; la comida no. ¿Hay niños contigo?`,
    eviction: (reach) =>
      `Lo siento. Perder la casa da miedo, y hay ayuda para eso. Llama hoy: ${reach("housing")}. Si no tienes dónde dormir esta noche, dilo lo primero.\n\nUn solo paso: no te vayas ni firmes nada antes de que alguien mire los papeles; en casi todas partes solo un juez puede echarte. ¿Tienes una carta con una fecha?`,
    gambling: (reach) =>
      `Gracias por decirlo; es lo más difícil, y es muy duro dejar el juego a solas. Tiene tratamiento y no te hace mala persona. La primera llamada es confidencial: ${reach("gambling")}.\n\nUn solo paso, hoy: pide a tu banco que bloquee los pagos de juego y autoexclúyete de las páginas, sin intentar recuperar nada. Si te hace pensar en no vivir: ${reach("crisis")}. ¿Hay alguien a quien puedas contárselo?`,
  },
  taken: (reach) =>
    `Llama ahora al ${reach("emergency")}, aunque te sientas bien: algunas pastillas hacen daño horas después, y a tiempo se puede tratar. Di qué has tomado, cuánto y cuándo. También: ${reach("poison")}. Abre la puerta, ten el frasco a mano y no te provoques el vómito.\n\nMe alegra que me lo hayas dicho. Avisa a la persona más cercana. ¿Hay alguien contigo?`,
  worried: (reach) =>
    `Qué bien que estés pendiente de esa persona; es mucho peso. Pregúntale directamente si piensa en morir: preguntar no le da la idea. No la dejes sola y aleja lo que pueda hacerle daño. También tú puedes llamar para saber qué hacer: ${reach("crisis")}. Si es inminente, llama al ${reach("emergency")}. ¿Está alguien con esa persona ahora?`,
  anyOther: (line, reach) =>
    `Siento mucho que estés pasando por esto; no tienes que resolverlo a solas. Para esto hay ayuda: ${line}. Si hay peligro ahora mismo, llama al ${reach("emergency")}. No pagues, no firmes y no compartas ninguna clave con prisas. ¿Hay alguien que pueda acompañarte hoy?`,
  yes: (line) =>
    `Bien. Sigue cerca de otras personas si puedes, y da solo el siguiente paso: ${line}. No necesitas las palabras exactas. Aquí sigo. ¿Qué ha sido lo más difícil de hoy?`,
  no: (line, reach) =>
    `Entonces, por favor, llama ahora al ${reach("emergency")} si hay peligro, o pide a alguien cercano que llame. También: ${line}. Aquí sigo.`,
  thanks: (line) => `Gracias a ti por escribir. Ten esto a mano: ${line}. Vuelve cuando quieras.`,
  other: (line, reach) =>
    `Te leo, y me alegra que sigas hablando. Soy un programa y mereces a una persona contigo: ${line}. En peligro, ${reach("emergency")}. ¿Quién podría estar contigo hoy?`,
  says: {
    yes: "si|si si|claro|vale|bueno|esta bien|estoy (bien|a salvo)|lo hare|ya llame",
    no: "no|no lo se|no se|nadie|no hay nadie|no puedo|tampoco|para nada|no estoy (bien|a salvo).*",
    thanks: "gracias|muchas gracias|mil gracias",
  },
  help: {
    poison: "el centro de toxicología de tu país",
    hunger: "el banco de alimentos o los servicios sociales de tu municipio",
    housing: "los servicios sociales de tu municipio y la asistencia jurídica gratuita",
    utilities: "los servicios sociales de tu municipio y tu compañía",
    medicine: "una farmacia o un hospital público",
    fraud: "la policía y el número de tu banco",
    identity: "la policía",
    jobs: "la oficina de empleo",
  },
};
