import assert from 'node:assert/strict';
import { it } from 'node:test';
import { splitSentences } from './sentences';

it('splits at full stops, question marks and lines', () => {
  assert.deepEqual(splitSentences('One is here. Is two? "Three!" Four\nFive'), [
    'One is here.',
    'Is two?',
    '"Three!"',
    'Four',
    'Five',
  ]);
});

for (const whole of [
  'Bring documents, e.g. Your passport, to Dr. Miller at 3.30 p.m. Monday.',
  'The clinic was founded by Dr. Michael D. Burrows in 1990.',
  "It is at St. John's Rd. Nottingham, near No. 4 and approx. 3 km from J. R. R. Tolkien's house.",
  'Das gilt z. B. für Nr. 5 und § 5 Abs. 2 Satz 1 sowie Art. 12 Abs. 3.',
  'Am 3. Oktober und am 1. Mai ist geschlossen.',
  'See fig. 3 on p. 12, vol. 2.',
  'The U.S. Embassy is in Washington D.C. Northwest.',
  'Biuro: ul. Długa 5, lok. 12.',
]) {
  it(`keeps '${whole}' whole`, () => assert.deepEqual(splitSentences(whole), [whole]));
}

for (const [text, count] of [
  ['It is at St. John’s Rd. We open at 9 a.m. The bus stops there.', 3],
  ['Do you take cards? No. We take cash.', 3],
  ['Eat vitamin C. It helps. See room 12. Breakfast is there.', 4],
  ['It was founded in 1990. Then it grew.', 2],
  ['朝食は込みです。料金は5000円です！本当？はい。', 4],
  ['早餐免费。价格200元！好吗？好。', 4],
  ['Wir öffnen um 9 Uhr. Die Küche schließt um 22 Uhr. Hunde sind erlaubt.', 3],
] as const) {
  it(`finds ${count} sentences in '${text}'`, () => assert.equal(splitSentences(text).length, count));
}

it('returns nothing for empty text', () => {
  assert.deepEqual(splitSentences(' \n '), []);
});

it('splits a million characters in a few seconds', () => {
  const before = process.cpuUsage().user;
  splitSentences('This is Dr. Who. '.repeat(60_000));
  assert.ok(process.cpuUsage().user - before < 5_000_000);
});
