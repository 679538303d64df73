/*
 * Porter's stemmer (1980): 'returns', 'returned' and 'returning' become one word. On words of other languages it
 * does little, and the same to question and document.
 */

const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

const HAS_MEASURE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_IS_ONE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const MEASURE_ABOVE_ONE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(${CONSONANTS})?${VOWEL}`);
const ENDS_SHORT = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const STEP_2: readonly [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const STEP_3: readonly [string, string][] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
  'ou',
];

export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const plural = word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1');
  const past = withoutPast(plural);
  const ending = /y$/.test(past) && HAS_VOWEL.test(past.slice(0, -1)) ? `${past.slice(0, -1)}i` : past;
  const whole = withoutFinalE(withoutSuffix(replaceSuffix(replaceSuffix(ending, STEP_2), STEP_3)));
  // 'staff' and 'staffed', which lost an f above.
  return whole.replace(/([bdfgmnprt])\1$/, '$1');
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return HAS_MEASURE.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const base = /^(.+?)(ed|ing)$/.exec(word)?.[1];
  if (base === undefined || !HAS_VOWEL.test(base)) return word;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return ENDS_SHORT.test(base) ? `${base}e` : base;
}

function replaceSuffix(word: string, suffixes: readonly [string, string][]): string {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const base = word.slice(0, -found[0].length);
  return HAS_MEASURE.test(base) ? base + found[1] : word;
}

function withoutSuffix(word: string): string {
  const suffix = STEP_4.find((candidate) => word.endsWith(candidate));
  if (suffix === undefined) return word;
  const base = word.slice(0, -suffix.length);
  if (suffix === 'ion' && !/[st]$/.test(base)) return word;
  return MEASURE_ABOVE_ONE.test(base) ? base : word;
}

function withoutFinalE(word: string): string {
  const base = word.endsWith('e') ? word.slice(0, -1) : null;
  const isRemovable =
    base !== null && (MEASURE_ABOVE_ONE.test(base) || (MEASURE_IS_ONE.test(base) && !ENDS_SHORT.test(base)));
  const result = isRemovable ? base : word;
  return /ll$/.test(result) && MEASURE_ABOVE_ONE.test(result) ? result.slice(0, -1) : result;
}
