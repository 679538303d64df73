import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isSameQuestion } from '../src/answers/own-answers';
import { Embedder } from '../src/passages/embeddings/embedder';
import { type Embedding, similarity } from '../src/passages/embeddings/embedding';
import { IN_FULL } from './support/test-app';

interface Wordings {
  readonly question: string;
  readonly same: readonly string[];
  /** Related questions that are not the same, which are the hardest cases. */
  readonly other: readonly string[];
}

/** The measured shares, with a tolerance because other machines round embeddings differently. */
const MEASURED = {
  tune: { same: 0.64, other: 0.06 },
  second: { same: 0.53, other: 0.16 },
  unseen: { same: 0.68, other: 0.09 },
};
const TOLERANCE = 0.02;

describe('Whether two questions are the same', () => {
  const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'), 120_000);
  after(() => embedder.close());
  /** Tries again, because a busy machine may need longer than the server waits. */
  const meaningOf = (text: string, tries = 5): Promise<Embedding> =>
    embedder.embed(text, 'question').catch((failure: unknown) => {
      if (tries === 1) throw failure;
      return meaningOf(text, tries - 1);
    });

  for (const half of ['tune', 'second', 'unseen'] as const) {
    it(`is decided as well as in the last measurement over the set ${half}`, IN_FULL, async (context) => {
      const sets = JSON.parse(readFileSync(`test/fixtures/wordings/${half}.json`, 'utf8')) as Wordings[];
      const share = async (kind: 'same' | 'other') => {
        let [all, alike] = [0, 0];
        for (const { question, [kind]: wordings } of sets) {
          const meaning = await meaningOf(question);
          for (const wording of wordings) {
            all += 1;
            const isAlike = isSameQuestion(wording, question, similarity(meaning, await meaningOf(wording)));
            if (isAlike) alike += 1;
            if (isAlike !== (kind === 'same')) context.diagnostic(`${kind}: ${question} - ${wording}`);
          }
        }
        context.diagnostic(`${half}, ${kind}: ${alike} of ${all}`);
        return alike / all;
      };
      assert.ok((await share('same')) >= MEASURED[half].same - TOLERANCE);
      assert.ok((await share('other')) <= MEASURED[half].other + TOLERANCE);
    });
  }
});
