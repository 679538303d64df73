import assert from 'node:assert/strict';
import { it } from 'node:test';
import { stem } from './stem';

const FAMILIES = [
  ['return', 'returns', 'returned', 'returning'],
  ['cancel', 'cancels', 'canceled'],
  ['delivery', 'deliveries'],
  ['price', 'prices', 'priced'],
  ['hope', 'hoping', 'hopes'],
  ['rational', 'rationally'],
  ['connection', 'connections', 'connected', 'connecting', 'connect'],
  ['agree', 'agreed', 'agrees'],
  ['stop', 'stopped', 'stopping'],
];

it('brings the forms of a word together', () => {
  for (const family of FAMILIES) {
    assert.equal(new Set(family.map(stem)).size, 1, family.map((word) => `${word} → ${stem(word)}`).join(', '));
  }
});

it('agrees with the examples of its inventor', () => {
  const examples = {
    caresses: 'caress',
    ponies: 'poni',
    cats: 'cat',
    plastered: 'plaster',
    sing: 'sing',
    sized: 'size',
    falling: 'fall',
    hissing: 'hiss',
    failing: 'fail',
    happy: 'happi',
    sky: 'sky',
    relational: 'relat',
    vietnamization: 'vietnam',
    triplicate: 'triplic',
    hopefulness: 'hope',
    adjustment: 'adjust',
    adoption: 'adopt',
    probate: 'probat',
    rate: 'rate',
    controll: 'control',
    roll: 'roll',
  };
  for (const [word, expected] of Object.entries(examples)) assert.equal(stem(word), expected);
});

it('leaves numbers, short words and other scripts alone', () => {
  for (const word of ['is', '2025s', 'größen', '客服']) assert.equal(stem(word), word);
});
