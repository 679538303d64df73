import { withoutAccents } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { DE, EN, type KindWords } from './kind-words';
import { ES, FR } from './romance-kind-words';

/** Other languages share the English numbers and signs. */
const KIND_WORDS: Readonly<Partial<Record<TextLanguage, KindWords>> & { readonly en: KindWords }> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
};

/** The kinds of fact that questions request, most specific first. */
export const QUESTION_KINDS = [
  'founded',
  'owner',
  'duration',
  'count',
  'measure',
  'email',
  'phone',
  'price',
  'address',
  'where',
  'who',
  'why',
  'day',
  'clock',
  'when',
  'howto',
  'which',
  'yesno',
  'other',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Kind {
  readonly asked: RegExp;
  /** Null if the answer has no special form. */
  readonly answered: RegExp | null;
  /** A pattern that reveals the kind only if the capital letters are kept. */
  readonly named?: RegExp;
  /** A pattern that the text must also contain. */
  readonly needs?: RegExp;
}

type Kinds = Readonly<Record<QuestionKind, Kind>> & { readonly thing: RegExp };

/** The numbers in '6.30 pm' and 'from 9.30' are times. */
const NO_TIME = String.raw`(?<!\b(?:at|from|to|until|till|by|before|after|um|von|bis|ab|vor|nach|à|las)\s)\b\d+[.,]\d\d\b(?!\s?(?:am|pm|a\.m|p\.m|o'clock|uhr|h)\b)`;
const MONEY_SIGN = String.raw`[€$£¥]:?\s?\d|\d\s?(?:[€$£¥]|eur\b|usd\b|gbp\b|chf\b|%)|${NO_TIME}`;
/** The name of a column or list entry, followed by a number: 'Price: 42'. */
const PRICE_ENTRY = String.raw`(?:price|cost|fee|rate|preis|kosten|gebühr|tarif|miete|prix|coût|precio|tarifa|cuota|coste)[a-z]{0,12}[^;:.]{0,30}:\s?\d`;
const CLOCK = String.raw`\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m|o'clock|h|uhr)\b|\b\d{1,2}\s?h\s?\d{0,2}\b|\b\d{4}-\d{2}`;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w/;
const PHONE = /(?:\+|\b0|\()\d[\d\s()/-]{4,20}\d|\b\d{3}[\s/-]\d{3}[\s/-]?\d{2,4}\b/;
const UNIT = String.raw`\d[\d.,]*\s?(?:m|cm|mm|km|kg|g|l|ml|km\/h|mph|mbit|gb|mb|kwh?|°|m²|qm|sqm|×)(?![a-z])`;

/** A street with its number, in the order usual in each language, or a postal code with its town. */
const ADDRESS = String.raw`\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b|\b\d{5} (?!euros?\b|personen|personas|personnes|quadratmeter)[a-z]{3}|\b(?:am|an der|auf der|auf dem|im|in der|zum|zur|hinter der|unter den) [a-z-]{3,} \d{1,3}[a-z]?(?= in\b|[,.;)]|$)|[a-z]{3}(?:hang|berg|ring|markt|garten|gaerten|zeile|stieg|kai|winkel|park|anger|bogen|hof|kamp|steg) \d{1,3}\b(?! ?(?:min|km|m\b|euro|uhr))|\b(?:poligono|urbanizacion|paraje|glorieta|callejon) [a-z]|\b(?:bajada|cuesta|muelle|pasaje)\b[^.;]{0,30}(?:\d|s\/n)|\b\d{1,4} ?(?:bis|ter)?,? (?:rue|place|avenue|chemin|boulevard|route|quai|impasse|allee|cours)\b|\b\d{1,4}[a-z]? (?!(?:minutes?|mins?|km|m|hours?|days?|met[er]+s?|miles?)\b)(?:(?!(?:by|from|the|on|of|in|per)\b)[a-z']+ ){1,3}(?:street|road|lane|square|avenue|way|row|quay|close|hill|terrace)\b|(?:strasse|str\.|gasse|weg|platz|allee|damm|ufer|graben|steig) \d{1,4}\b(?! ?(?:min|km|m\b|euro|uhr))|\b(?:calle|avenida|plaza|paseo|carretera|camino|ronda|travesia)\b[^.;]{0,40}\d`;

const DATE = String.raw`\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\.\s?\d{1,2}\.|\b\d{1,2}/\d{1,2}\b`;
const YEAR = /\b(?:1[5-9]|20)\d\d\b/;
const NAME = /(?<=[a-zß-ÿ,] )[A-ZÀ-Þ][a-zß-ÿ]{2}|^[A-ZÀ-Þ][a-zß-ÿ]+ (?:[A-ZÀ-Þ]|(?:and|und|et|y) [A-ZÀ-Þ])/;

/** Matches any of the words, which are separated by `|`, as whole words. */
const words = (list: string) => `\\b(?:${list})\\b`;

/**
 * Patterns match lower case without accents, because V8 takes about 100 ms to compile Unicode classes: without accents,
 * `\b` works for all letters.
 */
const pattern = (source: string, flags = '') =>
  new RegExp(withoutAccents(source.replaceAll('[\\p{L}-]', '[a-z-]').replaceAll('\\p{L}', '[a-z]')), flags);

const any = (...patterns: readonly string[]) => pattern(patterns.join('|'));

function kindsOf(own: KindWords): Kinds {
  const number = `\\d+|${words(own.numbers)}`;
  const span = `(?:\\d+|${words(own.numbers)})[\\s-]+(?:[a-z]+[\\s-]+){0,2}?${words(own.spans)}`;
  const times = words(`${own.days}|${own.times}`);
  const asked = (kind: keyof KindWords['asks']) => any(own.asks[kind].replaceAll('BUSINESS', own.businesses));
  return {
    founded: { asked: asked('founded'), answered: any(words(own.foundings)), needs: YEAR },
    owner: { asked: asked('owner'), answered: any(words(own.owners)), needs: NAME },
    duration: {
      asked: asked('duration'),
      answered: any(span, words(own.until), `${words(own.spans)}[^;:.]{0,20}:\\s?\\d`),
    },
    count: { asked: asked('count'), answered: any(number, words(own.amounts)) },
    measure: { asked: asked('measure'), answered: any(number, UNIT) },
    email: { asked: asked('email'), answered: EMAIL },
    phone: { asked: asked('phone'), answered: PHONE },
    price: { asked: asked('price'), answered: any(MONEY_SIGN, PRICE_ENTRY, words(own.money)) },
    address: { asked: asked('address'), answered: any(ADDRESS) },
    where: { asked: asked('where'), answered: any(words(own.places)) },
    who: {
      asked: asked('who'),
      answered: any(words(own.people)),
      named: /(?:Dr|Mrs?|Ms|Prof|Frau|Herr|Mme|Sra?)\.? [A-ZÀ-Þ]|[A-ZÀ-Þ][a-zß-ÿ]+ [A-ZÀ-Þ][a-zß-ÿ]+/,
    },
    why: { asked: asked('why'), answered: any(words(own.reasons)) },
    day: { asked: asked('day'), answered: any(words(`${own.days}|${own.everyDay}|${own.specialDays}`), DATE) },
    clock: { asked: asked('clock'), answered: any(CLOCK, words(own.clocks)) },
    when: { asked: asked('when'), answered: any(CLOCK, times, span) },
    howto: { asked: asked('howto'), answered: any(words(own.ways)) },
    which: { asked: asked('which'), answered: null },
    yesno: { asked: asked('yesno'), answered: any(words(own.modals)) },
    other: { asked: /(?:)/, answered: null },
    thing: any(own.thing),
  };
}

const known = new Map<TextLanguage, Kinds>();

function kindsIn(language: TextLanguage): Kinds {
  const own = known.get(language) ?? kindsOf(KIND_WORDS[language] ?? KIND_WORDS.en);
  known.set(language, own);
  return own;
}

/** The first characters of a question reveal what it asks. */
const ASKED_MAX = 500;

/** Sentences are shorter than this, and some patterns take long for a single word with many thousand letters. */
const READ_MAX = 4_000;

const plainOf = (text: string) => withoutAccents(text.slice(0, READ_MAX)).replaceAll('’', "'");

/** Returns the kind of fact that a question requests. */
export function kindOfQuestion(question: string, language: TextLanguage): QuestionKind {
  const kinds = kindsIn(language);
  const plain = plainOf(question.slice(0, ASKED_MAX));
  return QUESTION_KINDS.find((kind) => kinds[kind].asked.test(plain)) ?? 'other';
}

/** Returns whether `text` contains a fact of this kind; a kind without a special form fits every text. */
export function hasKind(kind: QuestionKind, text: string, language: TextLanguage): boolean {
  const { answered, named, needs } = kindsIn(language)[kind];
  const read = text.slice(0, READ_MAX);
  if (needs?.test(read) === false) return false;
  return answered === null || named?.test(read) === true || answered.test(plainOf(text));
}

/** Returns the subject of a question of this kind that names none: 'Where are you?' */
export function impliedSubject(kind: QuestionKind, language: TextLanguage): string {
  const { implied } = KIND_WORDS[language] ?? KIND_WORDS.en;
  return (implied as Readonly<Partial<Record<QuestionKind, string>>>)[kind] ?? '';
}

/** Kinds whose facts have a form that is rare in other sentences. */
export const HARD_KINDS: ReadonlySet<QuestionKind> = new Set([
  'duration',
  'count',
  'measure',
  'email',
  'phone',
  'address',
  'price',
  'day',
  'clock',
  'when',
]);

/** Kinds whose facts have an unmistakable form. */
export const SURE_FORMS: ReadonlySet<QuestionKind> = new Set(['email', 'phone', 'address', 'founded', 'owner']);

const lookup = <Read>(read: (own: KindWords) => Read) => {
  const done = new Map<TextLanguage, Read>();
  return (language: TextLanguage): Read => {
    const result = done.get(language) ?? read(KIND_WORDS[language] ?? KIND_WORDS.en);
    done.set(language, result);
    return result;
  };
};

const unitsIn = lookup(({ spans }) => pattern(words(`(${spans})`), 'g'));

/** Returns whether the question names a unit of time, as in 'how many years', but `text` has only other units. */
export function lacksUnit(question: string, text: string, language: TextLanguage): boolean {
  const units = unitsIn(language);
  const stems = (from: string) =>
    new Set(Array.from(plainOf(from).matchAll(units), ([, unit = '']) => unit.slice(0, 3)));
  const asked = stems(question);
  const said = stems(text);
  return asked.size > 0 && said.size > 0 && ![...asked].some((unit) => said.has(unit));
}

const opposites = lookup(({ opposed }) =>
  opposed.flatMap(([one, other]) => {
    const [first, second] = [any(words(one)), any(words(other))];
    return [[first, second] as const, [second, first] as const];
  }),
);

/** Returns whether `text` has the opposite of a word of the question but not the word itself: 'after' for 'before'. */
export function isOpposed(question: string, text: string, language: TextLanguage): boolean {
  const [asks, says] = [plainOf(question), plainOf(text)];
  return opposites(language).some(
    ([asked, other]) => asked.test(asks) && !other.test(asks) && other.test(says) && !asked.test(says),
  );
}

const daysIn = lookup(({ week, shortWeek }) => {
  const short = shortWeek.split(' ');
  return week.map((day, at) => ({
    asked: any(words(day)),
    // 'so' and 'sun' also have other meanings.
    said: any(
      words(day),
      `\\b${short[at]}\\b(?=\\.|\\s?[-–:,/&]|\\s\\d|\\s(?:bis|to|und|and|au|a)\\s)|(?<=[-–/&,]\\s?)${short[at]}\\b`,
    ),
  }));
});
const restIn = lookup(({ specialDays, sameDays, everyDay }) => ({
  special: pattern(words(specialDays), 'g'),
  same: sameDays.map(([asked, said]) => [any(words(asked)), any(words(said))] as const),
  every: any(words(everyDay)),
}));
const RANGE = /-|–|\b(?:to|till|until|through|bis|au|a|al)\b/;

/** Returns whether the question names a day of the week or a holiday that `text` does not cover. */
export function missesDay(question: string, text: string, language: TextLanguage): boolean {
  const [days, { special, same, every }] = [daysIn(language), restIn(language)];
  const [asks, says] = [plainOf(question), plainOf(text)];
  const asked = days.flatMap((day, at) => (day.asked.test(asks) ? [at] : []));
  const isSaid = (name: string) =>
    says.includes(name.slice(0, STEM)) || same.some(([asked, said]) => asked.test(name) && said.test(says));
  if (!Array.from(asks.matchAll(special), ([name]) => name).every(isSaid)) return true;
  if (asked.length === 0 || every.test(says)) return false;
  const places = days.map((day) => day.said.exec(says)?.index ?? -1);
  return !asked.some((at) => (places[at] ?? -1) >= 0 || inRange(places, at, says));
}

/** Returns whether a day lies between two days that a word in `text` joins, as in 'Monday to Friday'. */
function inRange(places: readonly number[], at: number, text: string): boolean {
  const from = places.findLastIndex((place, day) => place >= 0 && day < at);
  const to = places.findIndex((place, day) => place >= 0 && day > at);
  if (from < 0 || to < 0) return false;
  const [start, end] = [places[from] ?? 0, places[to] ?? 0];
  return start < end && RANGE.test(text.slice(start, end)) && end - start < 25;
}

/** 'Feiertags' means on a 'Feiertag'. */
const STEM = 6;

const NUMBER = /\d+(?:[.,:]\d+)?/g;

/** Returns whether both the question and `text` have numbers, but none in common. */
export function otherNumber(question: string, text: string): boolean {
  const asked = question.match(NUMBER);
  const said = text.match(NUMBER);
  return !!asked && !!said && !asked.some((one) => said.includes(one));
}

/** Returns `text` without the numbers and names that the question itself contains, because they do not answer it. */
export function withoutAsked(question: string, text: string): string {
  const said = new Set(question.toLowerCase().match(/[a-zß-ÿ\d]+/g));
  return text
    .slice(0, READ_MAX)
    .replace(/[A-ZÀ-Þ][a-zß-ÿA-ZÀ-Þ\d]*|[a-zß-ÿA-ZÀ-Þ]*\d[a-zß-ÿA-ZÀ-Þ\d]*/g, (word) =>
      said.has(word.toLowerCase()) ? '' : word,
    );
}

/** Returns the words after 'which', 'what' or 'how many', lower case without accents: an answer must be about them. */
export function askedThing(question: string, language: TextLanguage): readonly string[] {
  const found = kindsIn(language).thing.exec(plainOf(question.slice(0, ASKED_MAX)));
  return found?.slice(1).filter((word) => word !== undefined) ?? [];
}
