import { plainWords } from '../../terms/terms';

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
/** After a price, 'Une personne ?' asks for the price for one. */
const NUMBER = '(?:(?:un|une|una|uma|um|een) )?(?:personne|persona|pessoa|persoon|osoba)$';

/** Verbs of speaking, persons, and complete requests, in languages with the same word order. */
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

const PATTERNS: readonly RegExp[] = [
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
  return PATTERNS.some((pattern) => pattern.test(message));
}

const QUESTION_WORDS =
  /^(?:when|how|what|which|where|who|why|do|does|is|are|will|wann|wie|was|welche[rsnm]?|wo|wer|warum|muss|gibt|quand|comment|quelle?s?|ou|qui|pourquoi|cuando|como|que|cual|donde|quien|a que|quando|come|quale?|dove|chi|perche|qual|onde|quem|wanneer|hoe|wat|welke?|waar|wie|kiedy|jak|gdzie|kto|ktor[ay]) /;

/** Returns whether such a message asks about the person: 'When can I call support?'. The documents may answer it. */
export const asksAboutPerson = (text: string): boolean => QUESTION_WORDS.test(plainWords(text).join(' '));
