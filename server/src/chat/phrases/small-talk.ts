import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import { plainWords } from '../../terms/terms';
import { PHRASES, type Phrases } from './phrases';

type Kind = Exclude<keyof SmallTalkWords, 'fillers' | 'alsoThings'>;

/** Priority when a message matches several kinds: 'ok thanks, bye' counts as goodbye. */
const STRONGEST_FIRST: readonly Kind[] = ['insult', 'goodbye', 'thanks', 'aboutItself', 'howAreYou', 'greeting', 'nod'];

/** The kind of small talk, and its language. */
export interface SmallTalk {
  readonly kind: Kind | 'wordless';
  readonly reply: string;
  readonly language: Language;
}

/**
 * Replies to small talk; returns null for a message with a question. Replies in the visitor's language unless `fixed`
 * names the agent's; `likely` decides about words that several languages share, such as 'ciao'.
 */
export function replyToSmallTalk(
  text: string,
  agentName: string,
  { likely = 'en', fixed = null }: { readonly likely?: Language; readonly fixed?: Language | null } = {},
): SmallTalk | null {
  const words = plainWords(text);
  if (words.length === 0) {
    const language = fixed ?? likely;
    return { kind: 'wordless', reply: PHRASES[language].whatToKnow, language };
  }
  const message = words.join(' ');
  if (message.length > TEXT_MAX) return null;
  const likelyFirst = [...PATTERNS].sort(
    (one, other) => Number(other.language === likely) - Number(one.language === likely),
  );
  for (const { language: spoken, phrase, alsoThing, kinds } of likelyFirst) {
    if (alsoThing.test(message) || !consistsOf(phrase, words)) continue;
    const kind = kinds.find(({ pattern }) => pattern.test(message))?.kind;
    if (!kind) continue;
    const language = fixed ?? spoken;
    return { kind, reply: REPLIES[kind](PHRASES[language], agentName), language };
  }
  return null;
}

/** Returns whether a message is only small talk. */
export const isSmallTalk = (text: string): boolean => replyToSmallTalk(text, '') !== null;

/**
 * Small talk as whole messages, in lower case, without accents and punctuation. Alternatives of a regular expression.
 */
interface SmallTalkWords {
  readonly greeting: string;
  readonly howAreYou: string;
  readonly thanks: string;
  readonly goodbye: string;
  readonly aboutItself: string;
  readonly insult: string;
  /** Insults that are also things a visitor may ask about: by themselves, as in 'Müll?', they are not insults. */
  readonly alsoThings: string;
  /** Agrees without a question: 'ok', 'great'. */
  readonly nod: string;
  /** May precede or follow any of these: 'ok', 'then', 'all'. */
  readonly fillers: string;
}

const SMALL_TALK_WORDS: Readonly<Record<Language, SmallTalkWords>> = {
  en: {
    greeting: 'hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy|welcome',
    howAreYou: 'how are you(?: doing)?(?: today)?|how do you do|how is it going|how s it going|what s up|whats up',
    thanks:
      'thanks|thank you|thx|ty|cheers|many thanks|thank you(?: so much| very much)? for (?:the|your) help|thanks(?: so much| a lot)? for (?:the|your) help|that helps?|that helped|much appreciated|that is all|that s all|nothing else|no thanks|no thank you',
    goodbye:
      'bye|goodbye|bye bye|good bye|good night|see you(?: later| soon)?|take care|have a (?:nice|good|great) (?:day|evening|weekend)',
    aboutItself:
      '(?:who|what) are you(?: exactly)?|are you (?:a |an )?(?:real )?(?:bot|robot|chatbot|human|human being|real|person|ai|machine|computer)(?: or (?:a |an )?(?:real )?(?:bot|robot|human|person|machine))?|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real )?(?:bot|robot|human|person|machine|computer|ai)|what can you do(?: for me)?|(?:can you )?help(?: me)?|what is your name|what s your name|do you have a name',
    insult:
      '(?:you are|you re|youre|u r|this is|what a|you|such a|so|you are so|this bot is|this chatbot is)* ?(?:(?:a |an )?(?:stupid|dumb|useless|idiot|idiotic|worthless|moron|crap|rubbish|garbage|terrible|annoying|shit|bullshit|asshole|bastard|bloody|damn|fucking|trash)(?: (?:bot|robot|chatbot|machine|idiot|thing|assistant|nonsense))?)|fuck(?: you| off)?|shut up|screw you|go to hell|i hate you|you suck|this sucks',
    alsoThings: 'rubbish|garbage|trash|crap|bloody',
    nod: 'ok|okay|yes|yeah|yep|sure|great|cool|perfect|nice|fine|alright|all right|good|i see|got it|understood',
    fillers:
      'ok|okay|oh|well|great|perfect|alright|all right|fine|nice|very much|so much|a lot|again|there|all|everyone|team|you|bot|then|now|please|and|for now|dear|good',
  },
  de: {
    greeting: 'hallo|hi|hey|moin(?: moin)?|servus|gruss gott|grusse|guten (?:tag|morgen|abend)|gruezi|grussi|tach',
    howAreYou: 'wie geht s|wie gehts|wie geht es (?:dir|ihnen)|was geht|alles klar bei (?:dir|ihnen)',
    thanks:
      'danke|dankeschon|danke schon|vielen dank|besten dank|herzlichen dank|tausend dank|merci|danke fur (?:die|ihre|deine) hilfe|vielen dank fur (?:die|ihre|deine) hilfe|das hilft(?: mir)?|das war s|das war alles|nein danke',
    goodbye:
      'tschuss|tschuess|tschau|ciao|auf wiedersehen|wiedersehen|bis (?:bald|dann|spater|morgen)|gute nacht|schonen (?:tag|abend)(?: noch)?|mach s gut|machs gut|ade',
    aboutItself:
      '(?:wer|was) (?:bist du|sind sie)(?: eigentlich| genau)?|(?:bist du|sind sie) (?:ein |eine |echter |echt |richtiger )*(?:bot|roboter|chatbot|mensch|ki|maschine|computer|echt|person)(?: oder (?:ein |eine )?(?:bot|roboter|mensch|maschine|ki))?|(?:spreche|rede|schreibe|chatte) ich (?:mit )?(?:einem |einer |echten )*(?:bot|roboter|menschen|maschine|ki|computer)|was (?:kannst du|konnen sie)(?: fur mich tun)?|(?:kannst du|konnen sie) mir helfen|hilfe|wie (?:heisst du|heissen sie)',
    insult:
      '(?:du bist|sie sind|das ist|so ein|was fur ein|du|sie|bist du|ihr seid)* ?(?:(?:ein |eine |so |echt |vollig |total )*(?:dumm|dummer|blod|bloder|doof|idiot|idiotisch|nutzlos|scheisse|scheiss|arschloch|depp|trottel|bescheuert|mist|mull|unbrauchbar|schrott)(?: (?:bot|roboter|maschine|ding|idiot|kiste))?)|halt die klappe|halt s maul|leck mich|fick dich|verpiss dich|du nervst',
    alsoThings: 'mist|mull|schrott',
    nod: 'ok|okay|ja|gut|super|prima|toll|perfekt|alles klar|verstehe|verstanden|in ordnung',
    fillers:
      'ok|okay|oh|ach|ja|gut|super|prima|toll|alles klar|na dann|dann|sehr|nochmal|noch|zusammen|liebes team|team|bitte|und|erstmal|schon|ihr|euch|ihnen|dir',
  },
  fr: {
    greeting: 'bonjour|bonsoir|salut|coucou|hello|hey|bjr',
    howAreYou: 'ca va(?: bien)?|comment ca va|comment allez vous|comment vas tu|vous allez bien',
    thanks:
      'merci|merci beaucoup|merci bien|mille mercis|merci pour (?:votre|ton|l) ?aide|grand merci|c est tout|non merci|je vous remercie|parfait merci',
    goodbye:
      'au revoir|a bientot|a plus(?: tard)?|bonne (?:journee|soiree|nuit|fin de journee)|adieu|ciao|a demain|bye',
    aboutItself:
      '(?:qui|qu) (?:es tu|etes vous|est ce que tu es|est ce que vous etes)|(?:tu es|vous etes|es tu|etes vous|est ce que (?:tu es|vous etes)) (?:un |une |vrai |vraie )*(?:robot|bot|chatbot|humain|humaine|personne|machine|ia|ordinateur)(?: ou (?:un |une )?(?:robot|bot|humain|personne|machine))?|(?:est ce que )?je parle (?:a|avec) (?:un |une |vrai |vraie )*(?:robot|bot|humain|personne|machine|ia)|que (?:peux tu|pouvez vous) faire|(?:pouvez vous |peux tu )?(?:m )?aider?(?: moi)?|comment (?:tu t appelles|vous appelez vous|t appelles tu)|aide',
    insult:
      '(?:tu es|t es|vous etes|c est|quel|quelle|espece d|espece de|sale|tu|vous)* ?(?:(?:un |une |vraiment |completement |trop )*(?:idiot|idiote|stupide|bete|nul|nulle|inutile|con|conne|connard|connasse|debile|imbecile|merde|merdique|abruti)(?: (?:robot|bot|machine|chatbot))?)|ta gueule|tais toi|va te faire (?:foutre|voir)|ferme la|je te deteste',
    alsoThings: 'con|bete|nul|nulle',
    nod: 'ok|d accord|oui|bien|tres bien|parfait|super|compris',
    fillers:
      'ok|d accord|oui|bien|tres bien|parfait|super|tous|a tous|monsieur|madame|alors|encore|et|tout le monde|a vous|vous|beaucoup|s il vous plait',
  },
  es: {
    greeting: 'hola|buenas|buenos dias|buenas (?:tardes|noches)|saludos|hey|que hay',
    howAreYou: 'que tal|como estas|como esta(?: usted)?|como te va|como va todo|que tal estas',
    thanks:
      'gracias|muchas gracias|muchisimas gracias|mil gracias|gracias por (?:la|tu|su) ayuda|eso es todo|nada mas|no gracias|te lo agradezco|se lo agradezco|muy amable',
    goodbye:
      'adios|hasta (?:luego|pronto|manana|la vista)|chao|chau|que tenga(?:s)? (?:un )?buen dia|buen dia|nos vemos|bye',
    aboutItself:
      '(?:quien|que) (?:eres|es usted)(?: tu)?|(?:eres|es usted|es) (?:un |una |de |verdad )*(?:robot|bot|chatbot|humano|humana|persona|maquina|ia|ordenador|real)(?: real| de verdad)?(?: o (?:un |una )?(?:robot|bot|humano|persona|maquina))?|(?:estoy )?(?:hablo|hablando) con (?:un |una )?(?:robot|bot|humano|persona|maquina|ia)(?: real)?|que puedes hacer|que puede hacer|(?:me )?(?:puedes|puede) ayudar(?:me)?|ayuda|como te llamas|como se llama usted',
    insult:
      '(?:eres|es usted|esto es|que|vaya|tu|sois|menuda|menudo)* ?(?:(?:un |una |muy |tan |mas )*(?:idiota|estupido|estupida|tonto|tonta|inutil|imbecil|mierda|basura|gilipollas|cabron|asqueroso|malo|pesado|torpe)(?: (?:robot|bot|maquina|chatbot))?)|callate|vete a la mierda|que te den|jodete|no sirves para nada|te odio',
    alsoThings: 'basura|malo|pesado|torpe',
    nod: 'ok|vale|si|bien|muy bien|perfecto|genial|de acuerdo|entendido',
    fillers:
      'ok|vale|si|bien|muy|perfecto|genial|de acuerdo|a todos|entonces|y|por ahora|de nuevo|otra vez|equipo|senor|senora|por favor|todo',
  },
  it: {
    greeting: 'ciao|salve|buongiorno|buonasera|buon pomeriggio|hey|buondi',
    howAreYou: 'come stai|come sta|come va|tutto bene|come state',
    thanks:
      'grazie|grazie mille|molte grazie|tante grazie|grazie per (?:l aiuto|il tuo aiuto|il suo aiuto)|e tutto|no grazie|ti ringrazio|la ringrazio',
    goodbye: 'arrivederci|addio|a presto|a dopo|buona (?:giornata|serata|notte)|ci vediamo|alla prossima',
    aboutItself:
      '(?:chi|che cosa|cosa) (?:sei|e lei)|(?:sei|e|lei e) (?:un |una |vero |vera )*(?:robot|bot|chatbot|umano|umana|persona|macchina|ia|reale)(?: o (?:un |una )?(?:robot|bot|umano|persona|macchina))?|(?:sto )?(?:parlo|parlando) con (?:un |una )?(?:robot|bot|umano|persona|macchina|ia)(?: vera)?|(?:che )?cosa (?:puoi|sai|puo) fare|(?:mi )?(?:puoi|puo) aiutare|aiuto|aiutami|come ti chiami|come si chiama',
    insult:
      '(?:sei|lei e|e|che|questo e|tu|siete)* ?(?:(?:un |uno |una |proprio |davvero |molto |cosi )*(?:stupido|stupida|idiota|scemo|scema|inutile|cretino|cretina|imbecille|merda|schifo|stronzo|stronza|deficiente|spazzatura)(?: (?:robot|bot|macchina|chatbot))?)|stai zitto|vaffanculo|fai schifo|ti odio|non servi a niente',
    alsoThings: 'spazzatura',
    nod: 'ok|va bene|si|bene|perfetto|ottimo|capito',
    fillers:
      'ok|va bene|si|bene|perfetto|ottimo|a tutti|allora|e|tutti|per ora|ancora|signore|signora|per favore|tante|molto',
  },
  pt: {
    greeting: 'ola|oi|bom dia|boa (?:tarde|noite)|viva|saudacoes|hey|alo',
    howAreYou: 'como esta|como estas|como vai|tudo bem|tudo bom|como voce esta',
    thanks:
      'obrigado|obrigada|muito obrigado|muito obrigada|obrigado pela ajuda|obrigada pela ajuda|e tudo|e so isso|nao obrigado|nao obrigada|agradeco|valeu',
    goodbye: 'adeus|tchau|ate (?:logo|breve|amanha|mais|ja)|tenha um bom dia|boa noite e obrigado|xau',
    aboutItself:
      '(?:quem|o que) (?:es|e voce|es tu|e)|(?:es|voce e|e|tu es) (?:um |uma |de verdade )*(?:robo|robot|bot|chatbot|humano|humana|pessoa|maquina|ia|real)(?: ou (?:um |uma )?(?:robo|bot|humano|pessoa|maquina))?|(?:estou )?(?:falo|falando|a falar) com (?:um |uma )?(?:robo|robot|bot|humano|pessoa|maquina|ia)(?: de verdade)?|o que (?:podes|pode|voce pode|sabes) fazer|(?:podes|pode|voce pode) ajudar me|(?:podes|pode|voce pode) me ajudar|ajuda|como te chamas|qual e o seu nome',
    insult:
      '(?:es|voce e|isto e|isso e|que|seu|sua|tu es)* ?(?:(?:um |uma |muito |tao )*(?:idiota|estupido|estupida|burro|burra|inutil|imbecil|merda|lixo|parvo|parva|otario|cretino)(?: (?:robo|bot|maquina|chatbot))?)|cala a boca|cala te|vai a merda|vai te foder|vai se foder|odeio te|te odeio|nao serves para nada',
    alsoThings: 'lixo|burro|burra',
    nod: 'ok|sim|bem|perfeito|otimo|esta bem|entendi',
    fillers:
      'ok|sim|bem|muito|perfeito|otimo|esta bem|a todos|entao|e|por agora|novamente|senhor|senhora|por favor|todos|pessoal',
  },
  nl: {
    greeting:
      'hallo|hoi|hey|hi|dag|goedemorgen|goedemiddag|goedenavond|goededag|goeden dag|goede (?:morgen|middag|avond|dag)',
    howAreYou: 'hoe gaat het(?: met (?:je|jou|u))?|hoe is het|alles goed',
    thanks:
      'bedankt|dank je(?: wel)?|dankjewel|dank u(?: wel)?|dankuwel|hartelijk dank|heel erg bedankt|bedankt voor (?:de|je|uw) hulp|dat was het|dat is alles|nee bedankt|nee dank je',
    goodbye:
      'doei|dag|tot ziens|tot (?:straks|later|morgen|snel)|fijne (?:dag|avond)(?: nog)?|goede nacht|welterusten|houdoe',
    aboutItself:
      '(?:wie|wat) (?:ben je|bent u|ben jij)(?: eigenlijk)?|(?:ben je|bent u|ben jij) (?:een |echte |echt )*(?:robot|bot|chatbot|mens|persoon|machine|ai|computer)(?: of (?:een )?(?:robot|bot|mens|persoon|machine))?|(?:praat|spreek|chat) ik met (?:een )?(?:echte |echt )?(?:robot|bot|mens|persoon|machine)|wat (?:kan je|kun je|kunt u)(?: voor mij)? doen|(?:kan je|kun je|kunt u) (?:me|mij) helpen|help(?: me)?|hulp|hoe heet (?:je|u)',
    insult:
      '(?:je bent|jij bent|u bent|dit is|wat een|jij|stomme|zo n)* ?(?:(?:een |echt |zo |heel |hele )*(?:dom|domme|stom|stomme|idioot|nutteloos|waardeloos|waardeloze|klootzak|sukkel|rotzooi|shit|kut|eikel|achterlijk)(?: (?:robot|bot|machine|ding|chatbot))?)|hou je (?:mond|bek|kop)|rot op|val dood|ik haat je|donder op',
    alsoThings: 'dom|domme|stom|stomme|rotzooi',
    nod: 'ok|oke|ja|goed|prima|super|top|begrepen',
    fillers:
      'ok|oke|ja|goed|prima|super|top|allemaal|dan|en|voor nu|nogmaals|alvast|meneer|mevrouw|graag|erg|heel|hartelijk',
  },
  pl: {
    greeting: 'czesc|hej|witam|witaj|dzien dobry|dobry wieczor|siema|halo|hejka',
    howAreYou: 'jak sie masz|co slychac|jak leci|jak sie pan miewa|jak sie pani miewa|co tam',
    thanks:
      'dziekuje|dzieki|dziekuje bardzo|bardzo dziekuje|wielkie dzieki|dziekuje za pomoc|dzieki za pomoc|to wszystko|nie dziekuje|serdecznie dziekuje',
    goodbye: 'do widzenia|na razie|pa|pa pa|do zobaczenia|milego (?:dnia|wieczoru)|dobranoc|zegnaj|zegnam',
    aboutItself:
      '(?:kim|czym) (?:jestes|pan jest|pani jest)|(?:czy )?(?:jestes|to) (?:prawdziwym |zywym )?(?:robotem|botem|chatbotem|czlowiekiem|osoba|maszyna|ai|sztuczna inteligencja|bot|robot|czlowiek)(?: czy (?:robotem|botem|czlowiekiem|maszyna|robot|czlowiek))?|(?:czy )?rozmawiam z (?:prawdziwym |zywym )?(?:robotem|botem|czlowiekiem|osoba|maszyna)|co (?:potrafisz|umiesz|mozesz)(?: zrobic| dla mnie zrobic)?|(?:czy )?(?:mozesz|moze pan|moze pani) mi pomoc|pomoc|pomocy|jak masz na imie|jak sie nazywasz',
    insult:
      '(?:jestes|to jest|to|ale|co za|ty|ale z ciebie)* ?(?:(?:taki |taka |bardzo |kompletnie |naprawde )*(?:glupi|glupia|glupek|idiota|idiotka|debil|kretyn|bezuzyteczny|bezuzyteczna|beznadziejny|beznadziejna|gowno|kurwa|dupek|durny|do bani|do niczego)(?: (?:robot|bot|robocie|bocie|chatbot|maszyna))?)|zamknij sie|spierdalaj|odwal sie|wal sie|nienawidze cie|spadaj',
    alsoThings: 'durny',
    nod: 'ok|okej|tak|dobrze|super|swietnie|rozumiem',
    fillers:
      'ok|okej|tak|dobrze|super|swietnie|wszystkim|wiec|i|a|na razie to|jeszcze raz|panu|pani|prosze|bardzo|wam|no',
  },
};

const REPLIES: Readonly<Record<Kind, (phrases: Phrases, agentName: string) => string>> = {
  greeting: ({ greeting }, agentName) => greeting(agentName),
  howAreYou: ({ howAreYou }) => howAreYou,
  thanks: ({ thanks }) => thanks,
  goodbye: ({ goodbye }) => goodbye,
  aboutItself: ({ aboutItself }, agentName) => aboutItself(agentName),
  insult: ({ calm }) => calm,
  nod: ({ whatToKnow }) => whatToKnow,
};

const TEXT_MAX = 120;

const PATTERNS = LANGUAGES.map((language) => {
  const words = SMALL_TALK_WORDS[language];
  const any = STRONGEST_FIRST.map((kind) => words[kind]).join('|');
  return {
    language,
    phrase: new RegExp(`^(?:${any}|${words.fillers})$`),
    alsoThing: new RegExp(`^(?:${words.alsoThings})$`),
    kinds: STRONGEST_FIRST.map((kind) => ({ kind, pattern: new RegExp(`(?:^| )(?:${words[kind]})(?= |$)`) })),
  };
});

/**
 * Returns whether the words consist of phrases only. Visits each stretch of words once: a repeating pattern would try
 * every way to divide them, which takes minutes for 'pa pa pa … x'.
 */
function consistsOf(phrase: RegExp, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const start of reached) {
    for (let end = start + 1; end <= words.length; end++) {
      if (phrase.test(words.slice(start, end).join(' '))) reached.add(end);
    }
  }
  return reached.has(words.length);
}

/*
 * Patterns for messages that ask for a person: 'can I talk to a human', 'I want to speak to someone', 'Mitarbeiter'. A
 * question about a person, such as 'Who is the person in charge?', does not match.
 */
const PERSON =
  '(?:(?:real |live |actual |human |support |service |customer )*(?:person|human(?: being)?|someone|somebody|agent|operator|representative|rep|employee|staff(?: member)?|advisor|adviser|colleague|support|customer service|the team|your team)|(?:one|a member) of your (?:staff|team|people|colleagues|employees))';
const CONTACT =
  '(?:talk|speak|chat|write|be (?:connected|transferred|put through)|get (?:connected|through)|contact|reach|call)';
/** A few words between the verb and the person: 'avec un vrai', 'con una'. */
const WORDS_BETWEEN = '(?:[a-z]+ ){0,4}';
/** After a price, 'Une personne ?' asks for the price for one person. */
const NUMBER = '(?:(?:un|une|una|uma|um|een) )?(?:personne|persona|pessoa|persoon|osoba)$';

/** Verbs of speaking, words for persons, and complete requests, in languages with the same word order. */
const ELSEWHERE = [
  {
    speak:
      '\\b(?:parler|discuter|echanger|chatter|communiquer|mettez moi en (?:relation|contact)|etre mis en (?:relation|contact)|joindre|contacter)',
    person:
      '(?:humain|(?:vraie |autre )?personne(?: reelle| humaine)?|quelqu un|conseiller|conseillere|employe|employee|agent|operateur|collaborateur|etre humain|service client)',
    please: '(?:un|une|je veux un|je veux une|je voudrais un|s il vous plait|svp|vrai)',
  },
  {
    speak: '\\b(?:hablar|chatear|conversar|comunicarme|contactar|ponganme|paseme|ponme|conectame)',
    person:
      '(?:humano|(?:una )?persona(?: real)?|alguien|agente|empleado|empleada|operador|operadora|asesor|asesora|ser humano|atencion al cliente)',
    please: '(?:un|una|quiero un|quiero una|necesito un|por favor)',
  },
  {
    speak: '\\b(?:parlare|chattare|comunicare|contattare|mi passi|passami|mettermi in contatto)',
    person:
      '(?:umano|persona(?: reale| vera)?|qualcuno|operatore|operatrice|addetto|impiegato|consulente|essere umano|servizio clienti)',
    please: '(?:un|una|voglio un|voglio una|vorrei un|per favore|per piacere)',
  },
  {
    speak: '\\b(?:falar|conversar|contactar|contatar|ligar me|me ligue|passe me)',
    person:
      '(?:humano|pessoa(?: real| de verdade)?|alguem|atendente|funcionario|funcionaria|operador|operadora|ser humano|apoio ao cliente)',
    please: '(?:um|uma|quero um|quero uma|queria um|por favor)',
  },
  {
    speak:
      '\\b(?:spreken|praten|chatten|doorverbinden|doorverbonden|contact(?: opnemen)?|spreek ik|verbind me door)(?: worden)?',
    person: '(?:mens|(?:echte? )?persoon|iemand|medewerker|collega|klantenservice)',
    please: '(?:een|ik wil een|ik wil|graag|alstublieft|echte?)',
  },
  {
    speak: '\\b(?:porozmawiac|rozmawiac|pogadac|pomowic|polaczyc|skontaktowac(?: sie)?|prosze mnie polaczyc)',
    person:
      '(?:czlowiekiem|(?:prawdziwa |zywa )?osoba|kims|konsultantem|konsultantka|pracownikiem|doradca|obsluga klienta|czlowiek|konsultant)',
    please: '(?:z|chce|prosze|poprosze)',
  },
] as const;

/** Dutch puts the person before the verb: 'Kan ik met iemand praten?' */
const DUTCH =
  /\bmet (?:een )?(?:echte? )?(?:mens|persoon|iemand|medewerker|collega|klantenservice)(?: van \w+)? (?:\w+ )?(?:spreken|praten|chatten|bellen|doorverbonden|doorverbinden|verbonden)\b/;

const PERSON_PATTERNS: readonly RegExp[] = [
  DUTCH,
  new RegExp(`\\b${CONTACT}(?:ing)? (?:directly )?(?:to|with)? ?(?:an?|some|the|your)? ?${PERSON}\\b`),
  new RegExp(
    `\\b(?:connect|transfer|put|forward|pass|hand) me (?:over |through |on )?(?:to|with) (?:an?|the|your)? ?${PERSON}\\b`,
  ),
  /^(?:i (?:want|need|would like|d like) |get me |give me |let me have )?(?:an? )?(?:real |live )?(?:human|person|human being|operator|human agent|live agent|representative)(?: please| now)*$/,
  /\b(?:call me back|have someone (?:call|contact|write))\b/,
  /\b(?:mit|zu) (?:\w+ )?(?:(?:echten |richtigen )?(?:menschen|person|mitarbeiter(?:in)?|kundenberater(?:in)?|berater(?:in)?|kundenservice|kundendienst|jemandem|jemand)) (?:\w+ )?(?:sprechen|reden|chatten|telefonieren|verbunden|verbinden|verbunden werden)\b/,
  /\b(?:sprechen|reden|chatten|telefonieren|verbinden sie mich|verbinde mich)\b.*\bmit (?:jemand(?:em)?|(?:einem |einer |ihrem |ihrer )(?:echten |richtigen |menschlichen )?(?:menschen|person|mitarbeiter(?:in)?|berater(?:in)?|kundenservice|kundendienst))\b/,
  /^(?:ich (?:will|mochte|brauche|hatte gern(?:e)?) )?(?:einen |eine )?(?:echten |richtigen )?(?:menschen|mensch|mitarbeiter(?:in)?|kundenberater(?:in)?)(?: bitte| sprechen)*$/,
  ...ELSEWHERE.map(
    ({ speak, person, please }) =>
      new RegExp(`${speak} (?:${WORDS_BETWEEN})?${person}\\b|^(?!${NUMBER})(?:${please} )?${person}(?: ${please})?$`),
  ),
];

/** Returns whether a visitor's message asks for a person, in any of our languages. */
export function wantsPerson(text: string): boolean {
  const message = plainWords(text).join(' ');
  return PERSON_PATTERNS.some((pattern) => pattern.test(message));
}

const QUESTION_WORDS =
  /^(?:when|how|what|which|where|who|why|do|does|is|are|will|wann|wie|was|welche[rsnm]?|wo|wer|warum|muss|gibt|quand|comment|quelle?s?|ou|qui|pourquoi|cuando|como|que|cual|donde|quien|a que|quando|come|quale?|dove|chi|perche|qual|onde|quem|wanneer|hoe|wat|welke?|waar|wie|kiedy|jak|gdzie|kto|ktor[ay]) /;

/** Returns whether such a message asks about the person: 'When can I call support?'. The documents may answer it. */
export const asksAboutPerson = (text: string): boolean => QUESTION_WORDS.test(plainWords(text).join(' '));
