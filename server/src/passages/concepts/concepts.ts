import { spokenWords, stopWordsOf, termOf, termsOf, withoutAccents, withoutClitics } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { WEIGHTS } from '../weights';
import OTHER_SYNONYM_GROUPS from './other-synonym-groups.json' with { type: 'json' };
import { SYNONYM_GROUPS } from './synonym-groups';

/** A word in a question, with the words that a document may use instead. */
export interface Concept {
  readonly term: string;
  /** As typed, in lower case. */
  readonly word: string;
  readonly synonyms: ReadonlyMap<string, number>;
  /** The weight: below 1 for words that an answer need not repeat. */
  readonly weight: number;
  /** Whether it is capitalized inside the question, as a name is. */
  readonly isName: boolean;
}

const CONCEPTS_MAX = 24;

const ASKS =
  /^\s*(and |but |so )?(who|what|when|where|which|why|how|can|could|may|might|do|does|did|is|are|am|was|will|would|should|shall|must|have|has)\b/i;

/** Returns the concepts in a question: its meaningful words, each once. */
export function conceptsOf(question: string, language: TextLanguage): Concept[] {
  const weights = new Map<string, number>();
  const asWritten = new Map<string, string>();
  const stopWords = stopWordsOf(language);
  for (const { text, value } of clausesOf(question)) {
    for (const word of spokenWords(joinCompounds(withoutClitics(text, language)))) {
      if (stopWords.has(withoutAccents(word))) continue;
      const term = termOf(word, language);
      asWritten.set(term, word);
      weights.set(term, Math.max(weights.get(term) ?? 0, weightOf(word, language) * value));
    }
  }
  const names = namesIn(question, language);
  return [...weights].slice(0, CONCEPTS_MAX).map(([term, weight]) => {
    const word = asWritten.get(term) ?? term;
    // Snowball stems 'Kurs' as 'kur', but 'Kurse' as 'kurs'.
    const written = language === 'en' ? term : withoutAccents(word);
    // A word in a document must not count for two words in the question.
    const synonyms = [...synonymsOf(term, language), [written, 1] as const].filter(([other]) => !weights.has(other));
    return { term, word, weight, isName: names.has(term), synonyms: new Map(synonyms) };
  });
}

/** Returns whether a concept is the question's subject, and not a word that any question might contain. */
export const isStrong = ({ weight }: Concept) => weight >= WEIGHTS.strongFrom;

/** Returns all words that are worth searching for. */
export function searchTerms(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms.keys()]))];
}

/** Splits a question: in 'I broke my leg, do I have to pay?' the first clause is only background. */
function clausesOf(question: string): { text: string; value: number }[] {
  const clauses = question.split(/[,.;:!?]+\s/).filter((clause) => clause.trim() !== '');
  const asks = clauses.map((clause) => ASKS.test(clause));
  return clauses.map((text, at) => ({ text, value: asks[at] || !asks.includes(true) ? 1 : WEIGHTS.backgroundClause }));
}

/** Finds names: 'Do you ship to Canada?' German capitalizes every noun. */
const namesIn = (question: string, language: TextLanguage) =>
  new Set(
    (language === 'de' ? [] : (question.match(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? [])).flatMap((word) =>
      spokenWords(word).map((one) => termOf(one, language)),
    ),
  );

function weightOf(word: string, language: TextLanguage): number {
  // A small number describes the visitor's own case more often than the rule.
  const isSmall = word.length === 1 || /^\d{1,2}(st|nd|rd|th)?$/.test(word);
  return isSmall || isWeakWord(word, language) ? WEIGHTS.weakWord : 1;
}

/** 'e-bike' is a single thing, and so is 'HTTP/2'. */
const joinCompounds = (text: string) => text.replace(/\b(\p{L}{1,4})[-/](\p{L}+|\d+)\b/gu, '$1$2');

/**
 * Words that an answer may well lack. Mainly used for deciding whether two questions are the same; docs/answers.md has
 * the measurements.
 */
const WEAK_WORDS: Readonly<Partial<Record<TextLanguage, string>>> = {
  en: `able accept actually high low allow allowed already answer anybody anyone anything around ask asked available away bad become
  best better big bit bring bought buy call can care case certain cheap come comes company concerning currently customer
  day decide default define definition detail details differ different do done early easy either else end enough even
  every everything exactly exist expect explain explanation far fast feel find first fit forget found full general get
  gets getting give given go goes going good got great guy guys handle happen happens hard have help hi hold hope i idea
  important include included includes info information inside instead item just keep kind know last later least leave
  let like list little live long look looking lot make makes many matter may maybe mean means might mind month much must
  name need needed needs never new next nice normal normally nothing offer one open order own part per perhaps person
  people place please point policy possible possibly prefer present probably problem process product provide put
  question questions quick quickly quite rather ready really recommend regarding require required right rule rules run
  said say see seem sell send serve service set several short show simply since small somebody someone something
  somewhere soon sort speak special start still stop store stuff suppose sure take taken talk tell thing things
  think time times to today together tomorrow tonight toward try turn type understand until use used useful user uses
  using usual usually visit wait want wants way week well went whole will wish without woke wonder word work working
  works worth would write wrong year years yesterday`,
  de: `akzeptieren akzeptiert vorhanden insgesamt benutzt nutzt verwendet nehmt nimmt bekommt braucht stellt schaut
  allgemein anbieten angeben angebot anschauen antwort arbeiten art auskunft beantworten bedeuten beginnen bekommen
  benötigen benutzen beste besser bestimmt bieten bietet bitte bräuchte brauche brauchen bringen danke dauernd denken
  ding eigentlich einfach einmal erfahren erklären erzählen fall finde finden frage fragen funktionieren funktioniert
  geben gebraucht gehen geht genau genommen gern gerne gibt gibts glauben gleich grund gut hallo halten heißen helfen
  hilfe hinweis info infos informationen irgendwas irgendwie irgendwo jemand jetzt kennen klappt komme kommen kommt
  kriege kriegen kriegt kurz lassen laufen läuft leider lieber liegen machen macht mag man manche mal meine meinen
  melden möchte möchten möglich möglichkeit möglichkeiten nächste nehmen neu normal normalerweise notwendig nötig
  nutzen passiert person persönlich problem richtig sache sachen sagen schauen schnell schon schön sehen setzen sicher
  sonst sorgen spezial stehen steht stellen stimmt suche suchen tun überhaupt übrigens ungefähr unterschied verwenden
  viel vielleicht vorher wäre weg wichtig wirklich wissen wollen wollte wünschen würde zeigen ziemlich zurzeit zusammen`,
  fr: `accepter acceptez accepté exister disponible
  aider aimer aimerais aller apprendre arriver arrive attendre avoir besoin bien bonjour bon bonne cas chercher
  cherche choisir chose choses cher comprendre compter connaître coup demander demande devoir dire dites donner donne
  emmener ensemble entendre exactement exemple expliquer fais faire façon fonctionner fonctionne garder genre gens
  grand habitude idée important info infos information informations juste laisser lieu maintenant manière mettre
  merci moment moyen normal normalement nouveau obtenir offrir parler part passer passe penser permettre perso personne
  petit plaît possible possibilité pourrais pourrait prendre prends prévoir prévu problème proposer propose proposez
  question raison recevoir regarder rester sais savoir sert servir service simple sorte souhaite souhaiter suite sûr
  tenir tout trouver trouve type utiliser utilise vais valable venir vient viens voir voudrais vouloir vraiment`,
  es: `aceptar aceptas aceptan aceptáis aceptais admitir admiten admitís admitis dejan mandar mandáis
  acaso acuerdo ahora algo alguien alguna ayuda ayudar bien buenas bueno buscar busco caso coger conseguir conocer
  consulta cosa cosas creer cuenta dar dais deber decir dejar dejáis demás diferencia disponer disponible duda
  encontrar ejemplo entender enseñar esperar existe existir explicar favor forma funcionar funciona gente gracias
  gustaría gustar haber hacer hace haces hacéis hago hola idea importa importante información info interesa ir
  ahí llegar llevar lleva lugar manera mejor mirar momento necesitar necesario normal normalmente nuevo obtener
  ocurre ofrecer ofrecéis parte pasar pasa pasaría pedir pensar permitir persona poner ponéis posible posibilidad
  pregunta preguntar probar problema propio quedar querer quería queremos quiero quisiera realmente recibir saber
  sacar seguro sería servicio servir sirve sitio suele tema tener tiene tenéis tipo tocar tomar trabajar traer
  tratar usar utilizar valer venir viene ver vez`,
};

const weakTerms = new Map<TextLanguage, ReadonlySet<string>>();

function weakTermsIn(language: TextLanguage): ReadonlySet<string> {
  const known = weakTerms.get(language);
  if (known) return known;
  const words = (WEAK_WORDS[language] ?? '').split(/\s+/);
  const terms = new Set(
    language === 'en' ? words : words.flatMap((word) => spokenWords(word)).map((word) => termOf(word, language)),
  );
  weakTerms.set(language, terms);
  return terms;
}

/** Returns whether the answer to a question may well lack this word of the question. */
const isWeakWord = (word: string, language: TextLanguage): boolean =>
  weakTermsIn(language).has(language === 'en' ? word : termOf(word, language));

/** Returns the words in a document's name. */
export const nameTerms = (documentName: string, language: TextLanguage) =>
  termsOf(documentName.replace(/\.\w+$/, '').replaceAll(/[_-]/g, ' '), language);

/**
 * Removes names of documents: 'Does the GPL allow selling copies?' without 'GPL'. A name selects the document, but each
 * document repeats its own name in places that contain no answers. Only words written as names count: 'What are your
 * opening hours?' asks about these words, whatever a document is called. The question is left unchanged if there is
 * only one document, or if it would become empty.
 */
export function withoutNames(question: string, documentNames: readonly string[], language: TextLanguage): string {
  if (documentNames.length < 2) return question;
  const names = new Set(documentNames.flatMap((name) => nameTerms(name, language)));
  const isName = (word: string) => termsOf(word, language).some((term) => names.has(term));
  const rest = question.replace(NAME, (word) => (isName(word) ? '' : word));
  return termsOf(rest, language).length === 0 ? question : rest.replace(/\s+/g, ' ').trim();
}

/** Capitalized inside the question, or entirely in capitals. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]*|\b\p{Lu}{2,}\b/gu;

type CloseWords = ReadonlyMap<string, ReadonlyMap<string, number>>;

const NONE: ReadonlyMap<string, number> = new Map();

const known = new Map<TextLanguage, CloseWords>();

/** Returns the other terms that may replace `term` in a document, each with a fit from 0 to 1. */
export function synonymsOf(term: string, language: TextLanguage): ReadonlyMap<string, number> {
  const closeWords = known.get(language) ?? readGroups(language);
  known.set(language, closeWords);
  return closeWords.get(term) ?? NONE;
}

/**
 * Synonyms for languages that our embedding model does not support, in the form of SYNONYM_GROUPS. Italian, Portuguese,
 * Dutch and Polish have no synonyms, because their benefit has not been measured.
 */
const OTHERS: Readonly<Partial<Record<TextLanguage, readonly string[]>>> = OTHER_SYNONYM_GROUPS;

function readGroups(language: TextLanguage): CloseWords {
  const groups = language === 'en' ? SYNONYM_GROUPS : (OTHERS[language] ?? []).join('\n');
  const closeWords = new Map<string, Map<string, number>>();
  const relate = (asked: string, said: string) => {
    if (asked === said) return;
    const close = closeWords.get(asked) ?? new Map<string, number>();
    closeWords.set(asked, close.set(said, WEIGHTS.synonym));
  };
  for (const group of groups.trim().split(/[\n|]/)) {
    const [left = [], right] = group
      .split(' > ')
      .map((words) => spokenWords(words).map((word) => termOf(word, language)));
    for (const one of left) {
      for (const other of right ?? left) {
        relate(one, other);
        relate(other, one);
      }
    }
  }
  return closeWords;
}
