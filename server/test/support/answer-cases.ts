import { glossedFor } from '../../src/passages/embeddings/embedder';
import { QuestionMeanings } from '../../src/passages/embeddings/meanings';
import { rankFor } from '../../src/passages/find-passages';
import { isCompared, readText } from '../../src/passages/ranking/judge';
import { type RankedPassage, rankPassages } from '../../src/passages/ranking/rank-passages';
import { type Features, featuresOf } from '../../src/passages/ranking/sentence-features';
import { AnswerDesk } from './answer-desk';
import { holds, readAnswerSets, readDocuments } from './answer-sets';

/**
 * The judgment to fit: for English by meaning, for languages with a glossary by glosses, or for both without
 * embeddings.
 */
export type Mode = 'meaning' | 'glossed' | 'words';

const TEXT_MAX = 500;

/** A question, with the features of all sentences that may answer it. */
export interface AskedCase {
  readonly set: string;
  readonly language: string;
  /** Whether the question was asked over only a few passages. */
  readonly isSmall: boolean;
  readonly isAnswerable: boolean;
  /** Indexed by passage and then by sentence. */
  readonly features: Features[][];
  readonly isRight: boolean[][];
  /** The question and its sentences, in the form that is read. */
  readonly question: string;
  readonly texts: string[][];
}

/** Asks the questions in the `tune` half; if `isWhole`, yields only the case with all passages for each. */
export async function* casesOf(
  mode: Mode,
  isWanted: (set: string) => boolean,
  isWhole = false,
): AsyncGenerator<AskedCase> {
  const desk = await AnswerDesk.open();
  // Until its passages are embedded, a document is found by its words.
  if (mode === 'words') desk.embedder.knows = (language) => language === 'en';
  let count = 0;
  const sets = readAnswerSets().filter(
    ({ set, half, language = 'en' }) =>
      half === 'tune' && (language === 'en') === (mode === 'meaning') && isWanted(set),
  );
  for (const set of sets) {
    const agent = await desk.addAgent(readDocuments(set));
    const questions = [...set.answered, ...set.declined.map((question) => [question, null] as const)];
    for (const [question, words] of questions) {
      const ranking = await rankFor(desk.answering, agent, question, new QuestionMeanings(desk.answering));
      if (!ranking || isCompared(ranking.asked, ranking.passages) === (mode === 'words')) continue;
      const caseOf = (passages: readonly RankedPassage[], isSmall: boolean): AskedCase => {
        const features = featuresOf(ranking.asked, passages);
        const isRight = passages
          .slice(0, features.length)
          .map(({ heading, sentences }) =>
            sentences.map(({ text }) => words !== null && holds(`${heading.split(' > ').at(-1)}: ${text}`, words)),
          );
        const gloss = (text: string) => glossedFor(desk.embedder, text, ranking.asked.language);
        const texts = passages
          .slice(0, features.length)
          .map((passage) => passage.sentences.map((_, place) => gloss(readText(passage, place)).slice(0, TEXT_MAX)));
        return {
          question: gloss(question),
          texts,
          set: set.set,
          language: set.language ?? 'en',
          isSmall,
          isAnswerable: words !== null,
          features,
          isRight,
        };
      };
      yield caseOf(ranking.passages, false);
      count++;
      if (isWhole) continue;
      // New owners have few sentences, so the same question is also asked over the passage that answers it and up to
      // three others.
      const right = ranking.passages.find(
        ({ heading, text }) => words !== null && holds(`${heading.split(' > ').at(-1)}: ${text}`, words),
      );
      const own = words === null ? ranking.passages[0] : right;
      const others = ranking.passages.filter((passage) => passage !== own).slice(0, count % 4);
      if (!own) continue;
      yield caseOf(rankPassages(ranking.asked, [own, ...others], 1 + others.length), true);
      count++;
    }
  }
  await desk.close();
}
