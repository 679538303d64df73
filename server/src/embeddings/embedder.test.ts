import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Embedder } from './embedder';
import { similarity } from './embedding';

describe('The embedder', () => {
  const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'));
  after(() => embedder.close());

  it('finds texts of like meaning alike, though they share no word', async () => {
    const [question, answer, other] = await Promise.all([
      embedder.embed('Can I get my money back?', 'question'),
      embedder.embed('We refund the full price within 14 days.', 'document'),
      embedder.embed('The garden closes at dusk.', 'document'),
    ]);
    assert.ok(similarity(question, answer) > 0.3);
    assert.ok(similarity(question, other) < 0.15);
  });

  it('takes a question before what has waited longer', async () => {
    const done: string[] = [];
    const embed = (text: string, urgency: 'question' | 'document' | 'later') =>
      embedder.embed(text, urgency).then(() => done.push(text));
    await Promise.all([
      embed('under way', 'later'),
      embed('an old book', 'later'),
      embed('a new document', 'document'),
      embed('a question', 'question'),
    ]);
    assert.deepEqual(done, ['under way', 'a question', 'a new document', 'an old book']);
  });

  it('takes any text', async () => {
    for (const text of ['', ' ', '\0', '\ud800', '客服', '😀'.repeat(2000), 'a'.repeat(100_000)]) {
      assert.equal((await embedder.embed(text, 'question')).length, 384);
    }
  });

  it('goes on with another worker when one was closed or could not start', async () => {
    await embedder.close();
    assert.equal((await embedder.embed('Good morning', 'question')).length, 384);
    const broken = new Embedder(pathToFileURL('dist/no-such-worker.js'));
    for (const attempt of [1, 2]) {
      await assert.rejects(broken.embed('Good morning', 'question'), /no-such-worker/, `attempt ${attempt}`);
    }
    await broken.close();
  });
});
