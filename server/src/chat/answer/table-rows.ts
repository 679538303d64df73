import { type Concept, isStrong } from '../../passages/concepts/concepts';
import type { FoundPassage } from '../../passages/passage';
import type { Findings, JudgedPassage } from '../../passages/ranking/judge';
import { plainWords, termsOf, withoutAccents } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';

/** A cell of a table's row; a column may have no name. */
interface Cell {
  readonly column: string;
  readonly value: string;
}

export type Row = readonly Cell[];

const COLUMN_MAX = 150;

/** A text continues after its first sentence; a row does not. */
const GOES_ON = /[.!?]\s+\p{Lu}\p{Ll}/u;

/** Reads a line of a passage as a table's row, 'Column: value; Column: value'; null when it is not one. */
function readRow(line: string): Row | null {
  const cells = line.split('; ').map((part): Cell => {
    const at = part.indexOf(': ');
    return at > 0 && at <= COLUMN_MAX
      ? { column: part.slice(0, at), value: part.slice(at + 2) }
      : { column: '', value: part };
  });
  const named = cells.filter(({ column }) => column !== '').length;
  return cells.length > 1 && named >= cells.length / 2 ? cells : null;
}

/** Returns the row from which a passage's sentence was taken; null outside tables. */
export function rowAround(passage: Pick<FoundPassage, 'text'>, sentence: string): Row | null {
  const lines = passage.text.split('\n');
  const line = lines.find((one) => one === sentence) ?? lines.find((one) => one.includes(sentence));
  const row = line === undefined ? null : readRow(line);
  if (!row) return null;
  const columns = new Set(row.map(({ column }) => column));
  const hasOthers = lines.some((one) => one !== line && readRow(one)?.every(({ column }) => columns.has(column)));
  const isNamed = row.slice(1).every(({ column }) => column !== '') && !GOES_ON.test(line ?? '');
  return hasOthers || isNamed ? row : null;
}

/** Returns all the found rows of the table from which a passage's row was read. */
function tableAround(passage: JudgedPassage, row: Row, ranked: readonly JudgedPassage[]): Row[] {
  const columns = new Set(row.map(({ column }) => column));
  const isSameTable = (other: Row) => other.filter(({ column }) => columns.has(column)).length >= other.length / 2;
  const pieces = ranked.filter(
    ({ documentId, heading }) => documentId === passage.documentId && heading === passage.heading,
  );
  // The order of rows follows from the ids of passages, not from their ranks.
  return [...pieces]
    .sort((one, other) => Number(one.id) - Number(other.id))
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => {
      const own = readRow(line);
      return own && isSameTable(own) ? [own] : [];
    });
}

const NUMBER = String.raw`(?:[€$£]\s?|EUR\s?|CHF\s?)?(\d+(?:[.,]\d+)?)`;
const BELOW = new RegExp(
  String.raw`(?<!\p{L})(?:under|below|less than|cheaper than|up to|at most|no more than|unter|bis(?: zu)?|höchstens|maximal|weniger als|günstiger als|billiger als|moins de|moins cher que|jusqu['’]à|maximum|menos de|hasta|como máximo|por debajo de)\s+${NUMBER}`,
  'iu',
);
const ABOVE = new RegExp(
  String.raw`(?<!\p{L})(?:over|above|more than|at least|über|mehr als|mindestens|plus de|au moins|más de|al menos)\s+${NUMBER}`,
  'iu',
);
/** In a question that mentions no money, 'under 14' is an age. */
const ABOUT_MONEY =
  /[€$£]|(?<!\p{L})(?:eur|euros?|chf|dollars?|pounds?|prices?|costs?|preise?|kost\p{L}*|prix|co[uû]te?\p{L}*|precios?|cuesta\p{L}*)(?!\p{L})/iu;
const COUNTS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ten: '10',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  zehn: '10',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  dix: '10',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  diez: '10',
};
const PEOPLE =
  '(?:people|persons?|guests|adults|of us|personen|leute|gäste|erwachsene|personnes?|adultes|personas?|adultos|huéspedes)';
const GROUP = new RegExp(String.raw`(?<!\p{L})(\d+|${Object.keys(COUNTS).join('|')})\s+${PEOPLE}(?!\p{L})`, 'iu');
const CAPACITY =
  /(?<!\p{L})(?:guests?|persons?|people|sleeps|capacity|seats|gäste|personen|plätze|betten|schläft|personnes?|couchages?|places|huéspedes|personas|plazas|capacidad|max\.? (?:guests|group|persons|people))(?!\p{L})/iu;
const PRICE =
  /[€$£]|(?<!\p{L})(?:eur|chf|usd|gbp|prices?|rates?|costs?|night|season|preise?|saison|nacht|hauptsaison|nebensaison|prix|tarifs?|nuit|precios?|tarifas?|noche|temporada)(?!\p{L})/iu;
/** A number next to these is not a price. */
const NO_PRICE =
  /(?<!\p{L})(?:min|max|minimum|maximum|discount|rabatt|remise|descuento)(?!\p{L})|%|\d{1,2}\.\d{1,2}\./iu;
const YES = /^(?:(?:yes|ja|oui|sí|si|x|true|available|included)(?![\p{L}\p{N}])|[✓✔])/iu;
const NO = /^(?:(?:no|nein|non|kein\p{L}*|false|not|ohne|sans|sin)(?![\p{L}\p{N}])|[✗✘–—-])/iu;
const NEGATION = /^(?:no|not|none|without|cannot|\p{L}+n['’]t|ohne|nicht|kein\p{L}*|sans|pas|sin)$/u;

/** Returns whether a negation occurs shortly before a word: 'not accessible', 'without a lake view'. */
function isNegated(question: string, word: string): boolean {
  const words = question.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
  const at = words.indexOf(word);
  return words.slice(Math.max(0, at - 3), Math.max(0, at)).some((one) => NEGATION.test(one));
}

type Condition = (row: Row) => boolean;

/** What a table contains that answers a question. */
export interface RowsFound {
  /** In the table's order; empty when no row meets the conditions. */
  readonly rows: readonly Row[];
  /** Whether the table contains every strong word in the question, so that its rows certainly answer it. */
  readonly isComplete: boolean;
}

/**
 * Finds the table rows that a question asks for: those that meet all its conditions ('accessible', 'under 100
 * euros', 'for 4 people', 'cheapest') and contain most of its words.
 */
export function rowsFor(findings: Findings, passage: JudgedPassage, row: Row): RowsFound {
  const table = tableAround(passage, row, findings.ranked);
  const { question, language } = findings;
  const strong = findings.concepts.filter(isStrong);
  const words = strong.map((concept) => wordIn(concept, table, language, isNegated(question, concept.word)));
  const counts = table.map((one) => words.filter(({ isIn }) => isIn?.(one)).length);
  const most = Math.max(0, ...counts);
  const named = table.filter((_, at) => counts[at] === most);
  // 'Is room 201 accessible?' names its row; 'which rooms are accessible?' filters them.
  const isFilter = named.length > 1 || most === 0;
  const flags = isFilter ? words.flatMap(({ flag }) => (flag ? [flag] : [])) : [];
  const limits = limitsOf(question, table);
  const conditions: Condition[] = [...limits.conditions, ...flags, ...words.flatMap(({ not }) => (not ? [not] : []))];
  const fitting = named.filter((one) => conditions.every((isMet) => isMet(one)));
  const extreme = extremeOf(question, fitting);
  const title = new Set(termsOf(`${passage.heading} ${passage.documentName}`, language));
  const isKnown = ({ isKnown }: WordInTable, at: number) =>
    isKnown || title.has(strong[at]?.term ?? '') || isOfLimit(strong[at], question);
  const isSpecific = words.length > 1 || conditions.length > 0 || extreme !== null;
  // 'With lake view and balcony' is not fully answered when no room has both.
  const isUnited = most === words.filter(({ isIn }) => isIn !== null).length;
  const isComplete = words.length > 0 && words.every(isKnown) && isSpecific && isUnited && limits.isKnown;
  if (extreme) return { rows: [extreme], isComplete };
  if (conditions.length > 0) return { rows: fitting, isComplete };
  const isOwn = (one: Row) => sameRow(one, row);
  if (most === 0) return { rows: table.length <= ROWS_MAX && asksForAll(findings) ? table : [row], isComplete: false };
  return { rows: fitting.length <= ROWS_MAX && fitting.some(isOwn) ? fitting : [row], isComplete };
}

/** Whether a word is only part of a limit: 'euros', 'people', '100', 'cheapest'. */
function isOfLimit(concept: Concept | undefined, question: string): boolean {
  const limits = [GROUP, BELOW, ABOVE, CHEAPEST, DEAREST].flatMap((pattern) => pattern.exec(question)?.[0] ?? []);
  return (
    concept !== undefined &&
    (MONEY_WORD.test(concept.word) || limits.some((limit) => plainWords(limit).includes(withoutAccents(concept.word))))
  );
}

const MONEY_WORD =
  /^(?:euros?|eur|dollars?|pounds?|price|cost|kosten?|kostet|preis|prix|coûte|co[uû]t|precio|cuesta|cuestan|vale)$/;

const CHEAPEST =
  /\bcheapest\b|\b(?:billigste|günstigste)\p{L}*|\b(?:le|la|les) moins ch(?:er|ère)s?\b|\bmás barat[oa]s?\b/iu;
const DEAREST = /\bmost expensive\b|\bteuerste\p{L}*|\b(?:le|la|les) plus ch(?:er|ère)s?\b|\bmás car[oa]s?\b/iu;

/** Returns the row with the lowest or the highest price, if the question asks for it. */
function extremeOf(question: string, rows: readonly Row[]): Row | null {
  const sign = CHEAPEST.test(question) ? 1 : DEAREST.test(question) ? -1 : 0;
  const priced = rows.flatMap((row) => {
    const prices = pricesOf(row);
    return prices.length > 0 ? [{ row, price: Math.min(...prices) }] : [];
  });
  if (sign === 0 || priced.length === 0) return null;
  return priced.reduce((best, one) => (sign * (one.price - best.price) < 0 ? one : best)).row;
}

const pricesOf = (row: Row) => row.flatMap(({ column, value }) => (isPrice({ column, value }) ? numbersIn(value) : []));

const isPrice = ({ column, value }: Cell) =>
  (PRICE.test(column) || PRICE.test(value)) && !NO_PRICE.test(column) && !NO_PRICE.test(value);

/** More rows than this are too many for one answer. */
export const ROWS_MAX = 6;

const ALL =
  /\b(?:which|what|all|any|prices|rooms|welche|alle|preise|zimmer|quel(?:le)?s|tous|toutes|prix|tarifs|chambres|qué|cuáles|todos|todas|precios|tarifas|habitaciones)\b/i;

const asksForAll = ({ question }: Findings) => ALL.test(question);

const sameRow = (one: Row, other: Row) =>
  one.length === other.length && one.every(({ value }, at) => value === other[at]?.value);

/** How a word in the question selects rows. */
interface WordInTable {
  /** Some rows contain it, and others do not. */
  readonly isIn: Condition | null;
  /** The rows must not contain it. */
  readonly not: Condition | null;
  /** It names a column whose cells contain yes or no. */
  readonly flag: Condition | null;
  /** Whether the table contains the word at all. */
  readonly isKnown: boolean;
}

function wordIn(
  { term, synonyms }: Concept,
  table: readonly Row[],
  language: TextLanguage,
  isNot: boolean,
): WordInTable {
  const matches = (text: string) =>
    termsOf(text, language).some((one) => one === term || (synonyms.get(one) ?? 0) >= SYNONYM_FROM);
  const columns = [...new Set(table.flatMap((row) => row.map(({ column }) => column)))].filter(
    (column) => column !== '' && matches(column),
  );
  const flag = columns.find((column) => {
    const cells = cellsOf(table, column);
    return cells.filter((value) => YES.test(value) || NO.test(value)).length >= cells.length / 2;
  });
  const isIn: Condition = (row) => row.some(({ value }) => matches(value));
  const holders = table.filter(isIn).length;
  // 'Room' names the first column; a single cell with 'Double room' selects nothing.
  const selects = columns.length === 0 && holders > 0 && holders < table.length;
  return {
    isIn: selects && !isNot ? isIn : null,
    not: selects && isNot ? (row) => !isIn(row) : null,
    flag: flag === undefined ? null : flagged(flag, !isNot),
    isKnown: columns.length > 0 || holders > 0,
  };
}

const SYNONYM_FROM = 0.5;

const cellsOf = (table: readonly Row[], wanted: string) =>
  table.flatMap((row) => row.flatMap(({ column, value }) => (column === wanted ? [value] : [])));

/** A missing cell means no; a cell that means neither yes nor no, such as 'partly', meets no condition. */
function flagged(wanted: string, isWanted: boolean): Condition {
  return (row) => {
    const value = row.find(({ column }) => column === wanted)?.value;
    return isWanted ? value !== undefined && YES.test(value) : value === undefined || NO.test(value);
  };
}

/** A separator of thousands: '1.490 €', '1,490'. */
const THOUSANDS = /(?<=\d)[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g;

const toNumber = (text: string) => Number(text.replace(',', '.'));

const numbersIn = (value: string) => (value.replace(THOUSANDS, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map(toNumber);

/** Returns a question's limits that cells in the table can meet, and whether these are all its limits. */
function limitsOf(question: string, table: readonly Row[]): { conditions: Condition[]; isKnown: boolean } {
  const found: { readonly numbersOf: (row: Row) => number[]; readonly test: (numbers: number[]) => boolean }[] = [];
  const plain = question.replace(THOUSANDS, '');
  const group = GROUP.exec(plain)?.[1]?.toLowerCase();
  const people = group === undefined ? Number.NaN : Number(COUNTS[group] ?? group);
  if (group !== undefined) found.push({ numbersOf: placesOf, test: (numbers) => Math.max(...numbers) >= people });
  const rest = plain.replace(GROUP, '');
  const below = ABOUT_MONEY.test(rest) ? BELOW.exec(rest)?.[1] : undefined;
  const above = ABOUT_MONEY.test(rest) ? ABOVE.exec(rest)?.[1] : undefined;
  if (below) found.push({ numbersOf: pricesOf, test: (numbers) => Math.min(...numbers) <= toNumber(below) });
  if (above) found.push({ numbersOf: pricesOf, test: (numbers) => Math.max(...numbers) >= toNumber(above) });
  const known = found.filter(({ numbersOf }) => table.some((row) => numbersOf(row).length > 0));
  return {
    conditions: known.map(({ numbersOf, test }) => (row) => {
      const numbers = numbersOf(row);
      return numbers.length > 0 && test(numbers);
    }),
    isKnown: known.length === found.length,
  };
}

const placesOf = (row: Row) =>
  row.flatMap((cell) => (CAPACITY.test(cell.column) && !isPrice(cell) ? numbersIn(cell.value) : []));

const SEASON = /(?:season|summer|winter|spring|autumn)$/i;

/** These keep their capitals, and so do names such as 'WiFi'. */
const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu;

/** 'Low season (EUR)' above '149': the unit applies to the number. */
const UNIT = /^(.*\S)\s*\(([^()]{1,12})\)$/;

/** Writes a row as a sentence: 'Double room, lake view: 149 in low season, 182 in high season.' */
export function wordRow(row: Row, language: TextLanguage): string {
  const [first, ...rest] = row;
  if (!first) return '';
  const isBare = /^[\d.\s-]+$/.test(first.value) && first.column !== '';
  const subject = isBare ? `${first.column} ${first.value}` : first.value;
  const cells = rest.map((cell) => {
    const [, name = cell.column, unit = ''] = /^[\d.,]+$/.test(cell.value) ? (UNIT.exec(cell.column) ?? []) : [];
    const value = unit === '' ? cell.value : `${cell.value} ${unit}`;
    if (name === '') return value;
    const isCommon = language !== 'de' && /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(name) && !DATE.test(name);
    const written = isCommon ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    return language === 'en' && SEASON.test(name) && /\d/.test(value)
      ? `${value} in ${written}`
      : `${written} ${value}`;
  });
  return cells.length > 0 ? `${subject}: ${cells.join(', ')}` : subject;
}
