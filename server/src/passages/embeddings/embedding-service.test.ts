import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { EmbeddingServer } from '../../../test/support/embedding-server';
import { similarity } from './embedding';
import { EmbeddingService } from './embedding-service';

describe('An embedding service', () => {
  let server: EmbeddingServer;
  let service: EmbeddingService;
  before(async () => {
    server = await EmbeddingServer.start();
  });
  after(() => server.stop());
  beforeEach(async () => {
    await service?.close();
    Object.assign(server, { mood: 'well', dimensions: 64 });
    server.requests.length = 0;
    service = new EmbeddingService({ baseUrl: server.baseUrl, apiKey: 'secret', model: 'many-languages' });
  });

  it('embeds texts in any language, with the key and the name of the model', async () => {
    const [one, like, other] = await Promise.all(
      ['Parken kostet zehn Euro', 'Parken kostet nichts', 'Hunde willkommen'].map((text) =>
        service.embed(text, 'question'),
      ),
    );
    assert.ok(one && like && other && similarity(one, like) > similarity(one, other));
    assert.ok(service.knows());
    assert.deepEqual(
      new Set(server.requests.map(({ model, authorization }) => `${model} ${authorization}`)),
      new Set(['many-languages Bearer secret']),
    );
  });

  it("sends a document's sentences together, and returns an embedding for each", async () => {
    const texts = ['eins Kaffee', 'zwei Kuchen', 'drei Torte'];
    const together = await Promise.all(texts.map((text) => service.embed(text, 'document')));
    assert.equal(server.requests.length, 1);
    for (const [at, text] of texts.entries()) {
      assert.deepEqual(together[at], await service.embed(text, 'question'), text);
    }
  });

  it('fails when the service fails or returns nonsense', async () => {
    server.mood = 'failing';
    await assert.rejects(service.embed('Kaffee', 'document'), /answered 500/);
    server.mood = 'nonsense';
    await assert.rejects(service.embed('Kaffee', 'document'));
    server.mood = 'well';
    assert.equal((await service.embed('Kaffee', 'document')).length, 64);
  });

  it('waits for a hanging service only as long as the question may wait', async () => {
    server.mood = 'hanging';
    await assert.rejects(service.embed('Kaffee', 'question', AbortSignal.timeout(50)));
  });

  it('rejects embeddings whose dimensions differ from those of earlier ones', async () => {
    await service.embed('Kaffee', 'document');
    server.dimensions = 32;
    await assert.rejects(service.embed('Kuchen', 'document'), /32 dimensions instead of 64/);
  });

  it('cancels waiting requests when the server closes', async () => {
    server.mood = 'hanging';
    const waiting = service.embed('Kaffee', 'document');
    const ends = assert.rejects(waiting, /closing/);
    setTimeout(() => void service.close(), 20);
    await ends;
  });
});
