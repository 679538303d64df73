import assert from 'node:assert/strict';
import { it } from 'node:test';
import { extractJson } from './extract-json';

const show = (value: unknown) =>
  extractJson(typeof value === 'string' ? value : JSON.stringify(value)).map(({ headings, text }) =>
    [...headings, text].join(' | '),
  );

it('reads a list of questions and answers as sentences', () => {
  const faq = [
    { id: 7, question: 'Do you have parking?', answer: 'Yes, it is free.' },
    { id: 8, question: 'Are dogs allowed?', answer: 'No.', tags: ['pets', 'rules'] },
  ];
  assert.deepEqual(show(faq), [
    'id: 7; Do you have parking? Yes, it is free.',
    'id: 8; Are dogs allowed? No. tags: pets, rules',
  ]);
});

it('reads nested objects under their names', () => {
  const hotel = {
    name: 'Sea View',
    openingHours: { monday: '9-17', sunday: null },
    room_types: [{ name: 'Single', price: 80 }],
  };
  assert.deepEqual(show(hotel), ['Sea View', 'opening Hours | monday: 9-17', 'room types | Single; price: 80']);
});

it('reads one value per line, and refuses anything that is not JSON', () => {
  assert.deepEqual(show('{"room":1}\n{"room":2}\n'), ['room: 1', 'room: 2']);
  assert.throws(() => extractJson('{"a":'), /not valid JSON/);
  assert.throws(() => extractJson('['.repeat(5000) + ']'.repeat(5000)), /nested too deeply/);
});
