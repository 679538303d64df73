import { LRUCache } from 'lru-cache';

const list = (words: string) => new Set(words.split(' '));

/** Abbreviations that a name or a number follows, so their full stop never ends a sentence. */
const BEFORE_NAME = list(
  'dr mr mrs ms mme mlle prof st ste sen jr sr hr fr frau herr dipl ing gen col capt lt sgt rev hon pres gov ' +
    'e.g i.e eg z.b zb d.h dh u.a ua i.d.r p.ex cf vgl vs approx ca circa bzgl inkl incl excl exkl zzgl ggf evtl sog bzw ' +
    'tel fax mob max min mind geb fig abb vol ed eds hrsg op sig sra srta ud don dña pan pani ul al pl os nám tř mgr inż',
);

/** Abbreviations before a number: 'No. 4', 'Abs. 2', 'p. 12'. Elsewhere 'no.' is an answer. */
const BEFORE_NUMBER = list(
  'no nos nr nrn núm num nº n art abs abschn ziff kap kapitel lit s p pp pg pag pág sec ch chap ver tab bd app apt rm ' +
    'room lok pos par tit str čl č poz pkt',
);

/** These end a sentence only if the next word often begins one. */
const AT_END_TOO = list(
  'rd str ave blvd sq hwy ln ct pl inc ltd co corp etc usw u.s.w a.m p.m am pm u.s u.k e.v std stk min sek tsd mio mrd ' +
    'jan feb mar apr jun jul aug sep sept oct okt nov dec dez mo di mi do fr sa so mon tue wed thu fri sat sun ' +
    'kg km cm mm ft lb oz dept ext est ref resp av avda pza',
);

/** Words that begin sentences, and that hardly ever follow an initial or a street as part of a name. */
const STARTERS = list(
  'the a an this that these those it its he she we you they i there here in on at if when for from to all no yes please ' +
    'our your their his her my not but and or as by with do does is are what who how why where after before every each ' +
    'der die das ein eine es er sie wir ihr ich dies diese dieser dieses wenn im am bei für von zu alle bitte nicht und ' +
    'oder auch nach vor jeder jede mit le la les un une il elle nous vous ils ce cette ces si dans pour el los las una ' +
    'este esta estos en para se lo gli i nel per si',
);

/** Before 'Oktober' the full stop of '3.' makes it a date; after 'am' it makes it an ordinal number. */
const MONTH =
  /^(?:jan|feb|mär|maerz|apr|mai|jun|jul|aug|sep|okt|nov|dez|jän|led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pro)\p{L}*/iu;
const BEFORE_ORDINAL = list('am vom bis zum zur der dem den die das des und ab im jeder jeden dne od do');

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits text into sentences and lines, because in lists and tables each line is a sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const segment of segmentsOf(line)) {
      if (open !== '' && isEnd(open, segment)) {
        sentences.push(open.trim());
        open = segment;
      } else open += segment;
    }
    sentences.push(open.trim());
  }
  return sentences.filter((sentence) => sentence !== '');
}

/** The segmenter copies the whole text at each step, so it receives short pieces. */
const PIECES = /[\s\S]{1,2000}(?:[.!?。！？]\s*|$)|[\s\S]{1,2000}(?:\s|$)|[\s\S]{1,2000}/gu;

function segmentsOf(line: string): string[] {
  const pieces = line.length < 2000 ? [line] : (line.match(PIECES) ?? []);
  return pieces.flatMap((piece) => Array.from(segmenter.segment(piece), ({ segment }) => segment));
}

/** A piece without a full stop at its end was split within a sentence. */
const STOP = /[.!?…。！？｡‼⁇؟।]["'”’»›」』)\]]*\s*$/u;

/** The last word and its full stop: the segmenter ends a sentence at each full stop before a capital or a number. */
const LAST_WORD = /(?:^|[\s("„“§])([\p{L}\p{N}][\p{L}\p{N}.º]{0,9})\.\s*$/u;

/** Returns false after an initial, an abbreviation or the number of a day. */
function isEnd(open: string, next: string): boolean {
  if (!STOP.test(open.slice(-14))) return false;
  const last = LAST_WORD.exec(open.slice(-14))?.[1];
  if (last === undefined) return true;
  const word = last.toLowerCase();
  const nextWord = /^[\p{L}\p{N}]+/u.exec(next)?.[0].toLowerCase() ?? '';
  if (BEFORE_NUMBER.has(word) && /^[\p{N}§]/u.test(next)) return false;
  if (BEFORE_NAME.has(word)) return false;
  if (/^\d{1,3}$/.test(word)) return !isOrdinal(open, next);
  const isInitial = /^\p{L}$/u.test(last) || /^(?:\p{L}\.)+\p{L}$/u.test(last);
  if (isInitial || AT_END_TOO.has(word)) return STARTERS.has(nextWord) && /^\p{Lu}/u.test(next);
  return true;
}

/** Matches the day in 'Am 3. Oktober', or the number of a list item. */
function isOrdinal(open: string, next: string): boolean {
  const before = /(\p{L}+)\s+\d{1,3}\.\s*$/u.exec(open.slice(-24))?.[1]?.toLowerCase();
  return /^\s*\d{1,3}\.\s*$/.test(open) || MONTH.test(next) || (before !== undefined && BEFORE_ORDINAL.has(before));
}

/** A sentence, or a question with its answer, and its position in a passage. */
export interface Unit {
  readonly text: string;
  readonly position: number;
}

/** Texts of recently split passages; each question is compared with a hundred of them. About 10 MB. */
const known = new LRUCache<string, readonly Unit[]>({ max: 3_000 });

/** Splits text into sentences, but keeps a question together with its answer. */
export function unitsOf(text: string): readonly Unit[] {
  const units = known.get(text) ?? splitUnits(text);
  known.set(text, units);
  return units;
}

function splitUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let question = '';
  for (const sentence of splitSentences(text)) {
    if (question === '' && /\?["”’)]?$/.test(sentence)) {
      question = sentence;
      continue;
    }
    units.push({ text: question === '' ? sentence : `${question} ${sentence}`, position: units.length });
    question = '';
  }
  if (question !== '') units.push({ text: question, position: units.length });
  return units;
}
