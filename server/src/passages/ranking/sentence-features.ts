import { termsOf, withoutAccents } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { type Concept, isStrong } from '../concepts/concepts';
import { similarity } from '../embeddings/embedding';
import {
  askedThing,
  HARD_KINDS,
  hasKind,
  isOpposed,
  lacksUnit,
  missesDay,
  otherNumber,
  QUESTION_KINDS,
  SURE_FORMS,
  withoutAsked,
} from './question-kinds';
import type { AskedQuestion, RankedPassage, RankedSentence } from './rank-passages';

/** Passages beyond this number hardly ever contain the answer. */
const PASSAGES_JUDGED = 12;

/** With at most this many passages, hardly any passage competes with the best one. */
const TINY = 4;

const MET_FROM = 0.5;

/**
 * A question with more than this number of other words asks about something else: 'Can I call a taxi from the station?'
 */
const ABOUT_FORM = 2;

/** Values by name. */
export type Features = Readonly<Record<string, number>>;

/** Returns the features of each sentence of the first passages, by passage and then by sentence. */
export function featuresOf(question: AskedQuestion, all: readonly RankedPassage[]): Features[][] {
  const seen = all.slice(0, PASSAGES_JUDGED);
  const { text, concepts, kind, language, meaning } = question;
  const strong = concepts.flatMap((concept, at) => (isStrong(concept) ? [{ concept, at }] : []));
  const isHard = HARD_KINDS.has(kind);
  const things = askedThing(text, language);
  const thing = strong.find(({ concept }) => things.includes(withoutAccents(concept.word)));
  const unseen = strong.filter(({ at }) => !seen.some(({ met }) => (met[at] ?? 0) >= MET_FROM)).length;
  const nearest = seen.flatMap(({ sentences }) => sentences.map((sentence) => sentence.meaning)).sort(descending);
  const tenNearest = nearest.slice(0, 10);
  const spread = (nearest[0] ?? 0) - tenNearest.reduce((sum, one) => sum + one, 0) / Math.max(1, tenNearest.length);
  const ofQuestion = {
    spread,
    unseen,
    strong: Math.min(8, strong.length),
    concepts: Math.min(12, concepts.length),
    asked: Math.min(25, text.split(/\s+/).length),
    few: Math.min(40, all.length),
    tiny: all.length <= TINY ? 1 : 0,
    asksThing: thing ? 1 : 0,
  };
  return seen.map((passage, rank) => {
    const best = Math.max(0, ...all.flatMap(({ score }, at) => (at === rank ? [] : [score])));
    const nearestOther = Math.max(0, ...seen.flatMap((other) => (other === passage ? [] : [other.meaning])));
    const unmet = strong.filter(({ at }) => (passage.met[at] ?? 0) < MET_FROM);
    const hasNewHere = hasKind(kind, withoutAsked(text, `${passage.heading} ${passage.text}`), language);
    const hasKindHere = hasKind(kind, `${passage.heading} ${passage.text}`, language);
    const ofPassage = {
      passageScore: passage.score,
      passageMeaning: passage.meaning,
      passageCoverage: passage.coverage,
      rank,
      lead: passage.score - best,
      meaningLead: passage.meaning - nearestOther,
      unmet: unmet.length,
      unmetShare: unmet.length / Math.max(1, strong.length),
      otherDayHere:
        passage.language === language && missesDay(text, `${passage.heading} ${passage.text}`, language) ? 1 : 0,
      lacksName: unmet.some(({ concept }) => concept.isName) ? 1 : 0,
      sentences: Math.min(20, passage.sentences.length),
    };
    return passage.sentences.map((sentence): Features => {
      const alike = ({ concept }: { concept: Concept }) => likenessOf(question, concept, sentence);
      const likeness = strong.map(alike);
      const fits = hasKind(kind, sentence.text, language);
      const fitsNew = fits && hasKind(kind, withoutAsked(text, sentence.text), language);
      const lacking = strong.filter(({ at }) => (sentence.met[at] ?? 0) < MET_FROM);
      const isWhole = strong.length > 0 && lacking.length === 0;
      const key = keyOf(sentence.text, language);
      const named = key.filter((term) => concepts.some((one) => one.term === term || one.synonyms.has(term)));
      const keyShare = key.length > 0 ? named.length / key.length : 0;
      return {
        ...ofQuestion,
        ...ofPassage,
        meaning: sentence.meaning,
        coverage: sentence.coverage,
        inWords: sentence.inWords,
        score: sentence.score,
        meaningGap: (nearest[0] ?? 0) - sentence.meaning,
        length: Math.log(1 + sentence.text.length),
        cells: Math.min(8, sentence.text.split('; ').length),
        position: Math.min(10, sentence.position),
        leastLike: likeness.length > 0 ? Math.min(...likeness) : 0,
        meanLike: likeness.reduce((sum, one) => sum + one, 0) / Math.max(1, likeness.length),
        mostLike: Math.max(0, ...likeness),
        unmetLike: unmet.length > 0 && meaning ? Math.min(...unmet.map(alike)) : 0.6,
        hasThing: thing ? Math.max(passage.met[thing.at] ?? 0, alike(thing)) : 1,
        lacking: Math.min(4, lacking.length),
        lackingShare: lacking.length / Math.max(1, strong.length),
        whole: isWhole ? 1 : 0,
        wholeFits: isWhole && fitsNew ? 1 : 0,
        wholeMeaning: isWhole ? sentence.meaning : 0,
        fitsMeaning: fitsNew ? sentence.meaning : 0,
        oldFact: fits && !fitsNew ? 1 : 0,
        isRow: key.length > 0 ? 1 : 0,
        keyShare,
        keyWhole: keyShare === 1 ? 1 : 0,
        keyWholeFits: keyShare === 1 && fitsNew ? 1 : 0,
        ...kindFeatures(kind, fits, hasKindHere),
        form: fitsNew && SURE_FORMS.has(kind) && strong.length <= ABOUT_FORM ? 1 : 0,
        hard: isHard ? 1 : 0,
        lacksHard: isHard && !fitsNew ? 1 : 0,
        hasHard: isHard && fitsNew ? 1 : 0,
        wholeHard: isHard && fitsNew && isWhole ? 1 : 0,
        passageLacksHard: isHard && !hasNewHere ? 1 : 0,
        rowLacking: key.length > 0 ? lacking.length / Math.max(1, strong.length) : 0,
        rowFits: key.length > 0 && fitsNew ? 1 : 0,
        hardLacking: isHard && fitsNew ? lacking.length / Math.max(1, strong.length) : 0,
        yesnoLacking: kind === 'yesno' ? lacking.length / Math.max(1, strong.length) : 0,
        otherDay: missesDay(text, sentence.text, language) ? 1 : 0,
        opposed: isOpposed(text, `${passage.heading} ${sentence.text}`, language) ? 1 : 0,
        otherUnit: lacksUnit(text, sentence.text, language) ? 1 : 0,
        otherNumber: otherNumber(text, sentence.text) ? 1 : 0,
      };
    });
  });
}

/**
 * Returns the terms of the first cell of a table's row, 'Room: Double; Price: 149'; an empty list for other sentences.
 */
function keyOf(text: string, language: TextLanguage): readonly string[] {
  const cell = /^[^:;]{1,60}: ([^;]{1,80}); [^:;]{1,60}: /.exec(text)?.[1];
  return cell === undefined ? [] : termsOf(cell, language);
}

const descending = (one: number, other: number) => other - one;

function kindFeatures(kind: string, fits: boolean, fitsPassage: boolean): Features {
  return {
    fits: fits ? 1 : 0,
    fitsPassage: fitsPassage ? 1 : 0,
    [`is-${kind}`]: 1,
    [`lacks-${kind}`]: fits ? 0 : 1,
    [`passage-lacks-${kind}`]: fitsPassage ? 0 : 1,
  };
}

/** Returns the similarity of a single word of the question to a sentence; 0 when only words are compared. */
function likenessOf({ meaning }: AskedQuestion, { term }: Concept, { embedding }: RankedSentence): number {
  const word = meaning?.words.get(term);
  return word && embedding ? similarity(word, embedding) : 0;
}

const OF_KIND = QUESTION_KINDS.flatMap((kind) => [`is-${kind}`, `lacks-${kind}`, `passage-lacks-${kind}`]);

/** The names of all features of a sentence. */
export const SENTENCE_FEATURES: readonly string[] = [
  'spread',
  'unseen',
  'strong',
  'concepts',
  'asked',
  'few',
  'tiny',
  'asksThing',
  'passageScore',
  'passageMeaning',
  'passageCoverage',
  'rank',
  'lead',
  'meaningLead',
  'unmet',
  'unmetShare',
  'lacksName',
  'sentences',
  'meaning',
  'coverage',
  'inWords',
  'score',
  'meaningGap',
  'length',
  'cells',
  'position',
  'leastLike',
  'meanLike',
  'mostLike',
  'unmetLike',
  'hasThing',
  'fits',
  'fitsPassage',
  'lacking',
  'lackingShare',
  'whole',
  'wholeFits',
  'wholeMeaning',
  'fitsMeaning',
  'oldFact',
  'isRow',
  'keyShare',
  'keyWhole',
  'keyWholeFits',
  'hard',
  'lacksHard',
  'hasHard',
  'wholeHard',
  'passageLacksHard',
  'rowLacking',
  'rowFits',
  'hardLacking',
  'yesnoLacking',
  'otherDay',
  'otherDayHere',
  'opposed',
  'otherUnit',
  'otherNumber',
  ...OF_KIND,
];
