// Porter's stemmer for English as in @orama/stemmers 3.1.18 (Apache-2.0), with what sets it apart from others. Stored
// terms and keys hold its stems: a later release of the package must not change what these migrations write.

const CONSONANTS = '[^aeiou][^aeiouy]*';
const VOWELS = '[aeiouy][aeiou]*';
const SYLLABLE = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const ONE_SYLLABLE = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const TWO_SYLLABLES = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const VOWEL = new RegExp(`^(?:${CONSONANTS})?[aeiouy]`);
const SHORT = new RegExp(`^${CONSONANTS}[aeiouy][^aeiouwxy]$`);

type Endings = Readonly<Record<string, string>>;

const LONG_ENDINGS: Endings = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};

const MIDDLE_ENDINGS: Endings = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};

const endingIn = (endings: Endings) => new RegExp(`^(.+?)(${Object.keys(endings).join('|')})$`);
const LONG_ENDING = endingIn(LONG_ENDINGS);
const MIDDLE_ENDING = endingIn(MIDDLE_ENDINGS);
const LAST_ENDING = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** Returns the stem of an English word in lower case. */
export function stemEnglish(word: string): string {
  if (word.length < 3) return word;
  // At the beginning it is a consonant.
  const startsWithY = word.startsWith('y');
  let stem = withoutPlural(startsWithY ? `Y${word.slice(1)}` : word);
  stem = withoutTense(stem).replace(/^(.+)y$/, (whole, start: string) => (VOWEL.test(start) ? `${start}i` : whole));
  stem = withEnding(withEnding(stem, LONG_ENDING, LONG_ENDINGS), MIDDLE_ENDING, MIDDLE_ENDINGS);
  stem = withoutLastE(withoutLastEnding(stem));
  if (stem.endsWith('ll') && TWO_SYLLABLES.test(stem)) stem = stem.slice(0, -1);
  return startsWithY ? `y${stem.slice(1)}` : stem;
}

function withoutPlural(word: string): string {
  if (/.(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /.[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (/.eed$/.test(word)) return SYLLABLE.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const start = /^(.+)(?:ed|ing)$/.exec(word)?.[1];
  if (start === undefined || !VOWEL.test(start)) return word;
  if (/(?:at|bl|iz)$/.test(start)) return `${start}e`;
  if (/([^aeiouylsz])\1$/.test(start)) return start.slice(0, -1);
  return SHORT.test(start) ? `${start}e` : start;
}

/** Replaces the longest of these endings, unless too little would be left. */
function withEnding(word: string, pattern: RegExp, endings: Endings): string {
  const [, start, ending] = pattern.exec(word) ?? [];
  if (start === undefined || ending === undefined || !SYLLABLE.test(start)) return word;
  return `${start}${endings[ending]}`;
}

/** Removes the letter before 'ion' too. */
function withoutLastEnding(word: string): string {
  const start = (LAST_ENDING.exec(word) ?? /^(.+)[st]ion$/.exec(word))?.[1];
  return start !== undefined && TWO_SYLLABLES.test(start) ? start : word;
}

function withoutLastE(word: string): string {
  const start = /^(.+)e$/.exec(word)?.[1];
  if (start === undefined) return word;
  return TWO_SYLLABLES.test(start) || (ONE_SYLLABLE.test(start) && !SHORT.test(start)) ? start : word;
}
