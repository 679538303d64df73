import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Embedder } from './embedder';
import { similarity } from './embedding';

describe('The embedder', () => {
  // Generous, because a busy machine may be slow.
  const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'), 120_000);
  after(() => embedder.close());

  it('recognizes texts that have a similar meaning but no word in common', async () => {
    const [question, answer, other] = await Promise.all([
      embedder.embed('Can I get my money back?', 'question'),
      embedder.embed('We refund the full price within 14 days.', 'document'),
      embedder.embed('The garden closes at dusk.', 'document'),
    ]);
    assert.ok(similarity(question, answer) > 0.3);
    assert.ok(similarity(question, other) < 0.15);
  });

  it('judges whether a sentence answers the question, and not only whether it is about the same subject', async () => {
    const [departure = 0, arrival = 0] = await embedder.read('Until when do I have to leave the room?', [
      'Departure: Please leave your room by 11 a.m.',
      'Arrival: Your room is ready from 3 p.m.',
    ]);
    assert.ok(departure > arrival, `${departure} ${arrival}`);
    const [german = 0, other = 0] = await embedder.read('may allowed i my dog bring?', [
      'animals: dogs are allowed, cats not',
      'parking: the garage costs 12 euros a night',
    ]);
    // The first wording is in no set, so only the difference between the two matters.
    assert.ok(german - other > 5 && other < -2, `${german} ${other}`);
  });

  it('reads after embedding other questions, and before embedding documents', async () => {
    const done: string[] = [];
    const embed = (text: string, urgency: 'question' | 'document') =>
      embedder.embed(text, urgency).then(() => done.push(text));
    await Promise.all([
      embed('under way', 'document'),
      embed('a new document', 'document'),
      embedder.read('a question', ['one', 'another']).then(() => done.push('read')),
      embed('another question', 'question'),
    ]);
    assert.deepEqual(done, ['under way', 'another question', 'read', 'a new document']);
  });

  it('removes its listeners from a signal that stops many tasks', async () => {
    const { signal } = new AbortController();
    for (const text of ['one text', 'another text']) await embedder.embed(text, 'document', signal);
    assert.deepEqual(getEventListeners(signal, 'abort'), []);
  });

  it('embeds a question before texts that have waited longer', async () => {
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

  it('embeds some passages of ready documents even while new documents keep arriving', async () => {
    const done: string[] = [];
    const embed = (text: string, urgency: 'document' | 'later') =>
      embedder.embed(text, urgency).then(() => done.push(text));
    const documents = Array.from({ length: 12 }, (_, at) => embed(`new ${at}`, 'document'));
    await Promise.all([...documents, embed('ready', 'later')]);
    assert.ok(done.indexOf('ready') < 6, done.join(', '));
  });

  it('accepts any text', async () => {
    for (const text of ['', ' ', '\0', '\ud800', '客服', '😀'.repeat(2000), 'a'.repeat(100_000)]) {
      assert.equal((await embedder.embed(text, 'question')).length, 384);
      assert.ok((await embedder.read(text, [text])).every(Number.isFinite));
    }
  });

  it('drops texts that have waited too long, and continues', async () => {
    const underWay = embedder.embed('under way', 'question');
    const tooLong = new AbortController();
    const late = [
      embedder.embed('Anybody there?', 'question', tooLong.signal),
      embedder.read('Anybody there?', ['Good morning'], tooLong.signal),
    ];
    const behind = embedder.embed('Good morning', 'later');
    tooLong.abort(new Error('too long'));
    // A question may end before its sentences are read.
    late.push(embedder.read('Anybody there?', ['Good morning'], tooLong.signal));
    for (const one of late) await assert.rejects(one, /too long/);
    for (const one of [underWay, behind]) assert.equal((await one).length, 384);
  });

  it('rejects each call when no worker can start, and when it is closed', async () => {
    for (const worker of [pathToFileURL('dist/no-such-worker.js'), new URL('https://example.com/worker.js')]) {
      const broken = new Embedder(worker, 120_000);
      for (const text of ['Good morning', 'Good evening']) await assert.rejects(broken.embed(text, 'question'));
      await assert.rejects(broken.read('Good morning', ['Good evening']));
      await assert.rejects(Promise.all([broken.embed('One', 'document'), broken.embed('Two', 'later')]));
      await broken.close();
    }
    const closed = new Embedder(pathToFileURL('dist/embedding-worker.js'), 120_000);
    const underWay = assert.rejects(closed.embed('Good morning', 'question'), /closing/);
    await closed.close();
    await underWay;
    await assert.rejects(closed.embed('Good morning', 'question'), /closing/);
  });
});
