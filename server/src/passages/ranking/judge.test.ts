import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conceptsOf } from '../concepts/concepts';
import { LOCAL_MODEL } from '../embeddings/embedder';
import type { FoundPassage } from '../passage';
import { judge, judgeAndRead } from './judge';
import { kindOfQuestion } from './question-kinds';
import { rankPassages } from './rank-passages';

const QUESTION = 'When do I leave the room?';

const passage = (id: number, heading: string, text: string): FoundPassage => ({
  id,
  documentId: 'a',
  documentName: 'a.md',
  heading,
  text,
  terms: text.toLowerCase().replace(/[^a-z ]/g, ''),
  sentenceEmbeddings: null,
  model: LOCAL_MODEL,
  language: 'en',
});

const asked = {
  text: QUESTION,
  language: 'en',
  kind: kindOfQuestion(QUESTION, 'en'),
  concepts: conceptsOf(QUESTION, 'en'),
  meaning: { embedding: new Int8Array(384).fill(1), model: LOCAL_MODEL, words: new Map() },
} as const;

const passages = rankPassages(
  asked,
  [
    passage(1, 'Arrival', 'From 15:00 the room is free, leave the rest to us. Bring your key.'),
    passage(2, 'Departure', 'Please leave the room by 11:00. Late departure costs 20 euros.'),
    passage(3, 'Parking', 'Leave your car behind the house. A place costs 5 euros.'),
    passage(4, 'Breakfast', 'Breakfast is from 7:00 to 10:00. The room beside the kitchen is for guests.'),
    passage(5, 'Sauna', 'Leave the sauna by 22:00. Towels are in your room.'),
  ],
  5,
);

describe('A judgment after reading', () => {
  it('prefers the sentence that the model read as the answer', async () => {
    for (const answer of [
      'Departure: Please leave the room by 11:00.',
      'Arrival: From 15:00 the room is free, leave the rest to us.',
    ]) {
      let read: readonly string[] = [];
      const { ranked } = await judgeAndRead(asked, passages, async (texts) => {
        read = texts;
        return texts.map((text) => (text === answer ? 6 : -6));
      });
      assert.equal(read.length, 3);
      const [best] = ranked;
      assert.equal(`${best?.heading}: ${best?.sentences[0]?.text}`, answer);
    }
  });

  it('is less certain when no sentence is read as the answer', async () => {
    const after = async (reading: number) =>
      (await judgeAndRead(asked, passages, async (texts) => texts.map(() => reading))).certainty;
    const [low, high] = [await after(-7), await after(4)];
    assert.ok(low < high - 0.1, `${low} ${high}`);
  });

  it('is the same as without reading if the reading failed, or if the embeddings are from another model', async () => {
    assert.deepEqual(await judgeAndRead(asked, passages, async () => null), judge(asked, passages));
    const other = { ...asked, meaning: { ...asked.meaning, model: 'another' } };
    const neverRead = () => assert.fail('Nothing must be read.');
    assert.deepEqual(await judgeAndRead(other, passages, neverRead), judge(other, passages));
  });

  it('reads nothing without passages', async () => {
    const neverRead = () => assert.fail('Nothing must be read.');
    assert.equal((await judgeAndRead(asked, [], neverRead)).outcome, 'not-found');
  });
});
