import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Embedder } from './embeddings/embedder';
import { QuestionMeanings } from './embeddings/meanings';
import { PlaceFacts } from './place-facts';

// Generous, because a busy machine may be slow.
const embedder = new Embedder(pathToFileURL('dist/embedding-worker.js'), 600_000);
const facts = new PlaceFacts(embedder);
after(() => embedder.close());

const TABLE = [
  'The Wi-Fi is Guest12, password sailing.',
  'The waiter here is Luca.',
  'Dogs may sit here.',
  'This table is reserved from 19:00 on Fridays.',
];

/** Returns the outcome of a question and the facts that its reply may quote. */
async function findAll(question: string, all: readonly string[]) {
  const logFailure = (failure: unknown) => {
    throw failure;
  };
  const meanings = new QuestionMeanings({ embedder, meaningMs: 120_000, logFailure });
  const { outcome, ranked } = await facts.find({ id: 'code', name: 'Table 12', facts: all }, question, meanings);
  return { outcome, quoted: outcome === 'not-found' ? [] : ranked.map(({ text }) => text) };
}

async function find(question: string, all: readonly string[] = TABLE) {
  const { outcome, quoted } = await findAll(question, all);
  return [outcome, quoted[0] ?? ''];
}

it('a fact with the words of the question answers it, even with typos and synonyms', async () => {
  for (const question of ['What is the Wi-Fi here?', 'wifi pasword', 'WLAN?', 'Is there internet?']) {
    assert.deepEqual(await find(question), ['answered', TABLE[0]], question);
  }
  assert.deepEqual(await find('Who is my waiter?'), ['answered', TABLE[1]]);
  assert.deepEqual(await find('Can I bring my dog?'), ['answered', TABLE[2]]);
  assert.deepEqual(await find('When is this table reserved?'), ['answered', TABLE[3]]);
  const wifi = 'Das WLAN heißt Gast12, das Passwort ist segeln.';
  assert.deepEqual(await find('Wie ist das WLAN-Passwort?', [wifi, 'Hunde dürfen hier sitzen.']), ['answered', wifi]);
});

it('a fact in another language answers a question about the same thing', async () => {
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

it('a fact with a time says when something happens', async () => {
  const facts = ['Breakfast is served here until 11.', ...TABLE];
  assert.deepEqual(await find('Until when can I have breakfast?', facts), ['answered', facts[0]]);
  assert.deepEqual(await find('Bis wann gibt es Frühstück?', facts), ['answered', facts[0]]);
});

it('no fact answers a question about something that it does not state', async () => {
  for (const question of ['When is breakfast?', 'What does a double room cost?', 'Do you have vegan pizza?', 'When?']) {
    assert.notEqual((await find(question))[0], 'answered', question);
    assert.notEqual((await find(question, TABLE.slice(0, 1)))[0], 'answered', question);
  }
  assert.notEqual((await find('How much is the Wi-Fi?'))[0], 'answered');
  assert.deepEqual(await find('What is the Wi-Fi here?', []), ['not-found', '']);
});

const ROOM = [
  'The sofa opens into a bed for two kids.',
  'The light switch is behind the door.',
  'The Wi-Fi is Room7, password sunrise.',
  'Coffee and tea are free in the lobby.',
  'The bus to the war museum leaves every 20 minutes from stop 4.',
  'In an emergency press the red button.',
];
const ZIMMER = [
  'Die rote Couch wird zum Bett für zwei Kinder.',
  'Der Lichtschalter ist hinter der Tür.',
  'Das WLAN heißt Zimmer7, das Passwort ist Sonne.',
  'Kaffee und Tee sind in der Lobby gratis.',
  'Der Bus ins Zentrum fährt alle 20 Minuten von Steig 4.',
  'Im Notfall den roten Knopf drücken.',
];

it('a reply to a question in another language about something that no fact mentions quotes no facts', async () => {
  const foreign = [
    'Verkaufen Sie Briefmarken?',
    'Haben Sie vegane Pizza?',
    'Wie alt ist das Gebäude?',
    'Warum war es so laut?',
    'Wo ist die nächste Apotheke?',
    'Gibt es ein Bügeleisen?',
    'Wie wird das Wetter morgen?',
    'Vendez-vous des timbres ?',
    'Où est la pharmacie la plus proche ?',
    'Quel temps fera-t-il demain ?',
    'Où puis-je louer un vélo ?',
    'Y a-t-il une piscine ?',
    'Combien coûte un massage ?',
    'Est-ce que vous vendez des cartes postales ?',
    '¿Venden sellos?',
    '¿Dónde está la farmacia más cercana?',
    '¿Tienen helado de chocolate?',
    '¿Qué tiempo hará mañana?',
    '¿Hay una plancha en la habitación?',
    '¿Cuánto cuesta el museo?',
  ];
  for (const question of foreign) {
    assert.deepEqual(await findAll(question, ROOM), { outcome: 'not-found', quoted: [] }, question);
  }
  for (const question of [
    'Do you sell stamps?',
    'Is there a pharmacy?',
    'What will the weather be tomorrow?',
    'How much is a massage?',
    'Can I pay by card?',
    'Who won the match?',
    'Is the pool heated?',
    'Where can I rent a bike?',
    'Vendez-vous des timbres ?',
    '¿Dónde está la farmacia más cercana?',
  ]) {
    assert.deepEqual(await findAll(question, ZIMMER), { outcome: 'not-found', quoted: [] }, question);
  }
});

it('an unsure reply quotes only facts that have a word of the question, or a synonym of one', async () => {
  const [button] = ZIMMER.slice(-1);
  const unsure = { outcome: 'unsure', quoted: [button] };
  assert.deepEqual(await findAll('Kann ich die Taste am Fernseher drücken?', ZIMMER), unsure);
});
