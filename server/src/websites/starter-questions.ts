/** Questions that visitors can ask with one tap, derived from the headings in what an agent has read. */
import { detectLanguage, type TextLanguage } from '../terms/text-language';

/** A heading that a visitor would ask about. */
const TOPIC = /^(?=.{4,40}$)[\p{L}\d][^.:;|<>]*$/u;
const WORDS_MAX = 5;
const QUESTIONS_MAX = 8;
const GENERIC =
  /^(?:home|menu|navigation|welcome|contact|kontakt|imprint|impressum|privacy|datenschutz|legal|cookies?|news|more|search|login|start|about us|über uns)\b/i;

type Wordings = Readonly<Record<'en' | 'de' | 'fr', string>>;

const TIME = /\d ?(?:[:.h]\d\d|am\b|pm\b|uhr\b|h\b|o.clock)|noon|midnight|mittag|midi\b/i;
const AMOUNT = /[€$£]|\b(?:eur|euros?|chf|francs?|franken|usd|dollars?|gbp|pounds?)\b/i;
const ANY = /./;

/** Common questions, each chosen by the words in a heading if the text under the heading answers the question. */
const KNOWN: readonly (readonly [heading: RegExp, text: RegExp, question: Wordings])[] = [
  [
    /^(?:breakfast|frühstück|petit[- ]déjeuner)$/i,
    TIME,
    { en: 'When is breakfast?', de: 'Wann gibt es Frühstück?', fr: 'Quand est servi le petit-déjeuner ?' },
  ],
  [
    /^(?:dogs?|pets?|hunde?|haustiere?|chiens?|animaux)$/i,
    /allowed|welcome|erlaubt|willkommen|admis|bienvenu|acceptés/i,
    { en: 'Are dogs allowed?', de: 'Sind Hunde erlaubt?', fr: 'Les chiens sont-ils admis ?' },
  ],
  [
    /^(?:dogs?|pets?|hunde?|haustiere?|chiens?|animaux)$/i,
    AMOUNT,
    { en: 'What does a dog cost?', de: 'Was kostet ein Hund?', fr: 'Combien coûte un chien ?' },
  ],
  [
    /^(?:check-?in|arrival|anreise|ankunft|arrivée)$/i,
    TIME,
    { en: 'When can I check in?', de: 'Wann kann ich einchecken?', fr: 'À partir de quelle heure puis-je arriver ?' },
  ],
  [
    /^(?:check-?out|departure|abreise|départ)$/i,
    TIME,
    { en: 'When do I have to check out?', de: 'Wann muss ich auschecken?', fr: 'À quelle heure dois-je partir ?' },
  ],
  [
    /^(?:(?:opening |business )?hours|opening times|öffnungszeiten|horaires(?: d.ouverture)?)$/i,
    ANY,
    { en: 'When are you open?', de: 'Wann haben Sie geöffnet?', fr: 'Quels sont vos horaires ?' },
  ],
  [
    /^(?:parking|car park|parken|parkplätze?|stationnement)$/i,
    ANY,
    { en: 'Where can I park?', de: 'Wo kann ich parken?', fr: 'Où puis-je me garer ?' },
  ],
  [
    /^(?:cancell?ations?(?: policy)?|stornierung(?:en)?|annulation)$/i,
    ANY,
    { en: 'Can I cancel?', de: 'Kann ich stornieren?', fr: 'Puis-je annuler ?' },
  ],
  [
    /^(?:directions|getting here|how to find us|anfahrt|accès)$/i,
    ANY,
    { en: 'How do I get there?', de: 'Wie komme ich zu Ihnen?', fr: 'Comment venir ?' },
  ],
];

function knownQuestion(topic: string, text: string, language: TextLanguage): string | undefined {
  const [, , known] = KNOWN.find(([heading, said]) => heading.test(topic) && said.test(text)) ?? [];
  return language === 'en' || language === 'de' || language === 'fr' ? known?.[language] : undefined;
}

function otherQuestion(topic: string, text: string, language: TextLanguage): string {
  if (/[?？]$/.test(topic)) return topic;
  if (language === 'en') return `What about ${inSentence(topic, text)}?`;
  // In other languages, the words to put before a heading depend on the heading.
  return language === 'fr' ? `${topic} ?` : `${topic}?`;
}

/** Makes a heading begin with a lower-case letter if its first word is in lower case in the text under it. */
function inSentence(topic: string, text: string): string {
  const [first = ''] = topic.toLowerCase().split(' ');
  return text.split(/[^\p{L}\p{N}-]+/u).includes(first) ? first + topic.slice(first.length) : topic;
}

export interface ReadPassage {
  /** The headings above it, from the outermost. */
  readonly heading: string;
  /** The beginning of the text under it. */
  readonly text: string;
}

/** This many passages are enough to detect the language. */
const SHOW_LANGUAGE = 5;

/**
 * Returns a question about each innermost heading that interests visitors, without duplicates, in the site's language.
 */
export function starterQuestionsOf(passages: readonly ReadPassage[], agentName: string): string[] {
  const sample = passages.slice(0, SHOW_LANGUAGE).map(({ text }) => text);
  const language = detectLanguage(sample.join(' '));
  const own = agentName.trim().toLowerCase();
  // 'Hotel Linde' in 'Hotel Linde, Sonnberg', or the other way round.
  const isName = (topic: string) =>
    topic === own || (topic.includes(' ') && own.includes(topic)) || (own.includes(' ') && topic.includes(own));
  /** Questions that people often ask come first. */
  const often: string[] = [];
  const others: string[] = [];
  const seen = new Set<string>();
  for (const { heading, text } of passages) {
    const topic = heading.split(' > ').at(-1)?.replace(/\s+/g, ' ').trim() ?? '';
    const isTopic = TOPIC.test(topic) && topic.split(' ').length <= WORDS_MAX && !GENERIC.test(topic);
    const key = topic.toLowerCase();
    if (!isTopic || isName(key) || seen.has(key)) continue;
    seen.add(key);
    const known = knownQuestion(topic, text, language);
    if (known === undefined) others.push(otherQuestion(topic, text, language));
    else often.push(known);
  }
  return [...new Set([...often, ...others])].slice(0, QUESTIONS_MAX);
}
