import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Embedder } from './embeddings/embedder';
import { QuestionMeanings } from './embeddings/meanings';
import { PlaceFacts } from './place-facts';

const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'));
const facts = new PlaceFacts(embedder);
after(() => embedder.close());

const TABLE = [
  'The Wi-Fi is Guest12, password sailing.',
  'The waiter here is Luca.',
  'Dogs may sit here.',
  'This table is reserved from 19:00 on Fridays.',
];

async function find(question: string, all: readonly string[] = TABLE) {
  const logFailure = (failure: unknown) => {
    throw failure;
  };
  const meanings = new QuestionMeanings({ embedder, meaningMs: 120_000, logFailure });
  const { outcome, ranked } = await facts.find({ id: 'code', name: 'Table 12', facts: all }, question, meanings);
  return [outcome, outcome === 'not-found' ? '' : (ranked[0]?.text ?? '')];
}

it('a fact with the words of the question answers it, also beside typos and other words for the same', async () => {
  for (const question of ['What is the Wi-Fi here?', 'wifi pasword', 'WLAN?', 'Is there internet?']) {
    assert.deepEqual(await find(question), ['answered', TABLE[0]], question);
  }
  assert.deepEqual(await find('Who is my waiter?'), ['answered', TABLE[1]]);
  assert.deepEqual(await find('Can I bring my dog?'), ['answered', TABLE[2]]);
  assert.deepEqual(await find('When is this table reserved?'), ['answered', TABLE[3]]);
  const wifi = 'Das WLAN heißt Gast12, das Passwort ist segeln.';
  assert.deepEqual(await find('Wie ist das WLAN-Passwort?', [wifi, 'Hunde dürfen hier sitzen.']), ['answered', wifi]);
});

it('a fact in another language answers a question for the same thing', async () => {
  for (const question of [
    'Wie ist das WLAN-Passwort?',
    'Quel est le code du wifi ?',
    '¿Cuál es la contraseña del wifi?',
  ]) {
    assert.deepEqual(await find(question), ['answered', TABLE[0]], question);
  }
  assert.deepEqual(await find('Darf mein Hund hier sitzen?'), ['unsure', TABLE[2]]);
  const room = ['Das WLAN heißt Gast7, das Passwort ist Segeln.', 'Frühstück gibt es bis 10:30 Uhr.', 'Hier ist Ruhe.'];
  assert.deepEqual(await find('What is the Wi-Fi password?', room), ['answered', room[0]]);
  assert.deepEqual(await find('When is breakfast?', room), ['answered', room[1]]);
  assert.notEqual((await find('How much is breakfast?', room))[0], 'answered');
  assert.notEqual((await find('Wo ist der Parkplatz?'))[0], 'answered');
});

it('a fact with an hour says when something is', async () => {
  const facts = ['Breakfast is served here until 11.', ...TABLE];
  assert.deepEqual(await find('Until when can I have breakfast?', facts), ['answered', facts[0]]);
  assert.deepEqual(await find('Bis wann gibt es Frühstück?', facts), ['answered', facts[0]]);
});

it('no fact answers what it does not say', async () => {
  for (const question of ['When is breakfast?', 'What does a double room cost?', 'Do you have vegan pizza?', 'When?']) {
    assert.notEqual((await find(question))[0], 'answered', question);
    assert.notEqual((await find(question, TABLE.slice(0, 1)))[0], 'answered', question);
  }
  assert.notEqual((await find('How much is the Wi-Fi?'))[0], 'answered');
  assert.deepEqual(await find('What is the Wi-Fi here?', []), ['not-found', '']);
});
