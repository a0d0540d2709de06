import type { LanguageWords } from "./language.ts";

const PERSON = `(meu|minha|um|uma) (irmao|irma|filho|filha|mae|pai|amigo|amiga|namorado|namorada|marido|mulher|esposo|esposa|companheiro|companheira|primo|prima|sobrinho|sobrinha|neto|neta|avo|vizinho|vizinha|colega)`;

export const PORTUGUESE: LanguageWords = {
  patterns: {
    "self-harm": `
(quero|queria|vontade de|vou|prefiro|preferia|apetece me) (so )?(morrer|me matar|matar me|desaparecer (de vez|para sempre|pra sempre)|sumir (de vez|pra sempre|para sempre)|estar mort[oa])( |$)(?!de (rir|vergonha))
nao (quero|queria|aguento|consigo) (mais )?(viver|acordar|existir|estar (aqui|viv[oa]|neste mundo)|continuar viv[oa])( |$)(?!com|em|na|no)
(ja )?nao quero ca (estar|andar)( |$)
(cansad[oa]|fart[oa]|exaust[oa]) de (viver|existir|acordar|estar viv[oa])( |$)(?!cedo|com|as )
(cansad[oa]|fart[oa]) da vida( |$)
(me matar|matar me|me suicidar|suicidar me|dar cabo de mim|por fim a (minha )?vida|acabar com (a minha|minha) vida|tirar a (minha )?(propria )?vida)( |$)
(penso|pensado|pensando|pensar|pensamentos|ideia) ~(em |no |de )?(suicidio|suicidas|morrer|me matar|matar me)( |$)
(valho|valeria|valia) mais mort[oa]
(melhor|melhores|bem) sem mim( |$)
(divida|dividas|emprestimo) ~(morrem?|vai|vao) comigo
deus ~(me leve|me levasse|me leva|apagasse|apague)( |$)
nao (vejo|tenho|ha) ~(sentido|razao|motivo|vontade) ~(vida|viver)
se eu (sumisse|morresse|desaparecesse|sumir|morrer|desaparecer)( |$)
(escrevi|deixei|escrever) a carta (a|pra|para) ~(mae|pai|filhos?|mulher|marido|familia)
(descansar|dormir) (pra|para) sempre
(vou|ir) me embora (por minha conta|deste mundo|sem dar trabalho)
isto (ja )?nao e vida( |$)
(me cortar|cortar me|me cortei|cortei me|me machucar|machucar a mim)( |$)
`,
    violence: String.raw`
(me bate|me bateu|bate me|bateu me|bate em mim|bateu em mim|me espanca|me espancou|me agride|me agrediu|agrediu me|partiu me|me ameaca|me ameacou|ameaca me|ameacou me|me enforcou|me empurra|me estupr\w+)( |$)(?!forte|uma saudade|saudade|a duvida)
(vai|quer|iria) (me matar|matar me)( |$)
(puxou|apontou|veio|ameacou|aponta) ~(faca|facao|arma|pistola) ~(pra|para|contra|a) mim
(faca|facao|arma) ~(sabe|diz que|na mao|pra mim)
(tenho|com|morro de) medo (dele|dela|do meu (marido|namorado|pai|ex|filho)|de voltar (pra|para) casa|que ele me)
violencia domestica
nao me deixa (ter|trabalhar|sair|ver|gastar|usar) ~(conta|cartao|dinheiro|trabalhar|casa|sozinha|familia)?
(fica|fica se|tira|controla|pega) ~(com )?(o meu|meu|todo o meu|todo meu) (salario|dinheiro|cartao|ordenado|telemovel|celular)( |$)
`,
    hunger: `
(nao|sem|nem|nada) ~(tenho|temos|ha|tem|sobrou|ficou) ~?(comida|o que comer|que comer|farinha|nada (para|pra|de) comer|nada na geladeira|na geladeira|no frigorifico)( |$)
(sem comida|sem comer|sem ter o que comer)( |$)
nao (comi|comemos|como|comeu|comem) ~(desde|hoje|nada|ontem|ha|anteontem|direito)
(dormir|deitar|deitei|deito|cama|dormimos|durmo) ~com fome( |$)
(criancas|filhos|meninos?|menino|bebe) ~(com fome|sem comer|choram de fome|pedem comida)
(passo|passamos|passando|passar|a passar) fome( |$)
(hoje|ontem) (so )?comi ~(laranjas?|pao|agua|nada|do chao)
`,
    eviction: String.raw`
(ordem|acao|aviso|notificacao|carta) de despejo
(despejad\w+|despejar|despejo|despejam|despejaram)( |$)(?!de lixo)
(desocupar|deixar|largar|sair da|sair de) ~(casa|apartamento|quarto) ~~(ate|domingo|sexta|amanha|hoje|segunda|dias|despej\w+)
(moro|morando|durmo|dormindo|viver|dormir|ficar|fico|amanha|vamos|vou|parar|ficamos|dormimos|vivo) ~(na|pra|para a|pra a) rua( |$)(?!augusta|do|da|de)
(durmo|dormindo|moro|vivo|dormimos) (no|num|dentro do) carro( |$)
(nao|nem) (tenho|temos|ha|sei) (para |pra )?onde (ir|morar|dormir|ficar|vou)( |$)(?!de ferias)
(senhorio|dono|proprietario|patrao) ~(trocou|tirou|fechou|poe|pos|botou) ~~(fechadura|chapas|fora|rua|porta|cadeado|para sairmos)
(perder|perco|perdemos|perdi) (a|minha|nossa|a minha|a nossa) casa( |$)
casa ~vai a (praca|leilao)
`,
    gambling: `
nao (consigo|paro|posso) ~(parar )?(de )?(apostar|jogar|apostas|jogo)( |$)(?!no time|bola)
viciad[oa] (em|no|nas|na|a) (apostas?|jogo|jogos|tigrinho|bets?|cassino|casino|apostar|jogar|raspadinhas)
(perdi|gastei|apostei|torrei|joguei|perdido|gasto) ~~(no|na|nas|em|nos|com) (o |as )?(tigrinho|apostas?|bets?|bet365|cassino|casino|roleta|raspadinhas?|jogo do bicho|slots|poker)( |$)
(tigrinho|raspadinhas|cassino|casino|aposta esportiva|apostas) ~~(levou|renda|bolsa|salario|frete|tudo|todinho|resto|perdi)( |$)
apostei (o|tudo|todo) ~(resto|salario|aluguel|renda|dinheiro)?( |$)
`,
  },
  another: `
${PERSON} ~~(quer (morrer|se matar|matar se|suicidar se|se suicidar)|nao quer (mais )?viver|(fala|falou) em (suicidio|se matar|matar se|morrer)|tentou (se matar|matar se|suicidio|se suicidar)|se corta|corta se|se machuca)
`,
  smallWords:
    "o os as um uma que para pra por com sem do da dos das no na nos nas meu minha meus minhas eu voce ele ela nao sim mais muito tambem ja esta este isso tenho tem estou tou foi ser so quando onde porque hoje ontem amanha obrigado obrigada ao pelo pela aqui",
  first: {
    "self-harm": (reach) =>
      `Ainda bem que me disse, e levo isso a sério. Você vale mais do que qualquer número aqui. Por favor, fale com alguém agora: ${reach("crisis")}. Se tem por perto algo com que se possa ferir, ou acha que o pode fazer, ligue ${reach("emergency")} ou vá para um lugar com pessoas.\n\nUm passo só: diga a alguém próximo "não estou bem, podes ficar comigo?". O dinheiro pode esperar. Está em segurança neste momento?`,
    violence: (reach) =>
      `Lamento muito. Ninguém tem o direito de bater, de ameaçar ou de ficar com o seu dinheiro, e a culpa não é sua. Se está em perigo agora, ligue ${reach("emergency")}. Há pessoas que conhecem bem isto e escutam em confiança: ${reach("abuse")}.\n\nUm passo só: pense para onde iria e diga a uma pessoa de confiança. Apague esta conversa se alguém a puder ler. Está em segurança onde está agora?`,
    hunger: (reach) =>
      `Lamento, isso é duro, e não há vergonha nenhuma nisso. Primeiro, comer hoje: ${reach("hunger")}. Escolas, igrejas e cantinas sociais também ajudam, quase sempre sem papéis.\n\nUm passo só: ligue ou vá lá antes de tudo, e diga se há crianças ou alguém doente. As contas podem esperar; a comida não. Há crianças consigo?`,
    eviction: (reach) =>
      `Lamento. Perder a casa assusta, e há ajuda para isso. Ligue hoje: ${reach("housing")}. Se não tem onde dormir esta noite, diga isso primeiro.\n\nUm passo só: não saia nem assine nada antes de alguém ver os papéis; em quase todo o lado só um tribunal pode pôr alguém fora. Tem uma carta com uma data?`,
    gambling: (reach) =>
      `Obrigado por dizer; é o mais difícil, e parar sem ajuda custa muito. Tem tratamento e não faz de si uma má pessoa. A primeira conversa é confidencial: ${reach("gambling")}.\n\nUm passo só, hoje: peça ao banco que bloqueie pagamentos de jogo e autoexclua-se dos sites, sem tentar recuperar nada. Se isso faz pensar em não viver: ${reach("crisis")}. Há alguém a quem possa contar?`,
  },
  taken: (reach) =>
    `Ligue já ${reach("emergency")}, mesmo que se sinta bem: alguns comprimidos fazem mal horas depois, e a tempo trata-se. Diga o que tomou, quanto e quando. Também: ${reach("poison")}. Abra a porta, tenha a caixa à mão e não provoque o vómito.\n\nAinda bem que o disse. Avise a pessoa mais próxima. Está alguém consigo?`,
  worried: (reach) =>
    `Ainda bem que está atento a essa pessoa; é muito peso. Pergunte diretamente se pensa em morrer: perguntar não dá a ideia. Não a deixe só e afaste o que a possa ferir. Também pode ligar para saber o que fazer: ${reach("crisis")}. Se for iminente, ligue ${reach("emergency")}. Está alguém com essa pessoa agora?`,
  anyOther: (line, reach) =>
    `Lamento que esteja a passar por isto; não precisa de resolver sem ajuda. Para isto há: ${line}. Se há perigo agora, ligue ${reach("emergency")}. Não pague, não assine e não dê nenhum código à pressa. Alguém pode estar consigo hoje?`,
  yes: (line) =>
    `Ainda bem. Fique perto de outras pessoas, se puder, e dê só o passo seguinte: ${line}. Não precisa das palavras certas. Estou aqui. O que foi o mais difícil hoje?`,
  no: (line, reach) =>
    `Então, por favor, ligue ${reach("emergency")} agora se há perigo, ou peça a quem estiver mais perto que ligue. E também: ${line}. Estou aqui.`,
  thanks: (line) => `Obrigado por ter escrito. Guarde isto por perto: ${line}. Volte quando quiser.`,
  other: (line, reach) =>
    `Estou a ler, e ainda bem que continua a falar. Sou um programa, e merece uma pessoa ao seu lado: ${line}. Em perigo, ${reach("emergency")}. Quem poderia estar consigo hoje?`,
  says: {
    yes: "sim|ta|esta bem|ok|claro|estou bem|estou em seguranca|ja liguei",
    no: "nao|nao sei|ninguem|nao posso|nao consigo|nem por isso|nao estou.*|sei la",
    thanks: "obrigado|obrigada|muito obrigado|muito obrigada|valeu",
  },
  help: {
    poison: "o centro de informação antivenenos",
    hunger: "o banco alimentar ou os serviços sociais do seu município",
    housing: "os serviços sociais do seu município e o apoio jurídico gratuito",
    utilities: "o seu fornecedor e os serviços sociais do seu município",
    medicine: "uma farmácia ou um hospital público",
    fraud: "a polícia e o seu banco",
    identity: "a polícia",
    jobs: "o centro de emprego",
  },
};
