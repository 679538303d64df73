import * as v from 'valibot';
import { describeContent, isAlwaysShortLink } from '../qr-content';
import { kindSchemas } from './all-schemas';
import { columnsOf } from './kinds';

const AGENT = '0b8a1d5e-0c0f-4a8c-9d6e-6f1f0e7f2a11';
const parse = (fields: object) => v.safeParse(kindSchemas.Chat, { agentId: AGENT, place: 'Table 12', ...fields });
const problems = (fields: object) => parse(fields).issues?.map(({ message }) => message);

test('keeps lists as lists, and reads the lines of a form as lists', () => {
  const payload = { agentId: AGENT, place: 'Table 12', facts: ['The Wi-Fi is Guest12.', 'No smoking.'], starters: [] };
  expect(parse({ facts: ['The Wi-Fi is Guest12.', 'No smoking.'], starters: [] }).output).toEqual(payload);
  expect(parse({ facts: ' The  Wi-Fi is Guest12. \r\n\n \u200b\nNo smoking.' }).output).toEqual(payload);
});

test('requires neither facts nor questions for a place', () => {
  expect(parse({ place: ' Table\t12 ' }).output).toEqual({
    agentId: AGENT,
    place: 'Table 12',
    facts: [],
    starters: [],
  });
});

test.each<[object, string[]]>([
  [{ agentId: '' }, ['Agent is required.']],
  [{ place: ' \u200b' }, ['Place is required.']],
  [{ place: 'x'.repeat(81) }, ['Place is too long: at most 80 characters.']],
  [{ facts: Array(11).fill('a') }, ['Facts: at most 10.']],
  [{ facts: ['a', 'b'.repeat(501)] }, ['Facts: fact 2 is too long, at most 500 characters.']],
  [{ starters: 'a\nb\nc\nd\ne' }, ['Starter questions: at most 4.']],
  [{ starters: ['a'.repeat(121)] }, ['Starter questions: question 1 is too long, at most 120 characters.']],
  [{ facts: { 0: 'a' } }, ['Facts must be a list of strings.']],
  [{ facts: [1] }, ['Facts must be a list of strings.']],
])('refuses %j, and says why', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

test('accepts values up to its limits', () => {
  const full = { facts: Array(10).fill('a'.repeat(500)), starters: Array(4).fill('a'.repeat(120)) };
  expect(parse({ place: 'x'.repeat(80), ...full }).output).toMatchObject(full);
});

test('is always a short link, with a column for each fact and question', () => {
  expect(isAlwaysShortLink('Chat')).toBe(true);
  expect(isAlwaysShortLink('Url')).toBe(false);
  const columns = columnsOf('Chat');
  expect([columns.get('agentId'), columns.get('place')]).toEqual([['agent'], ['place']]);
  expect(columns.get('facts')?.at(-1)).toBe('fact 10');
  expect(columns.get('starters')).toEqual(['question 1', 'question 2', 'question 3', 'question 4']);
});

test('describes a code by its place, its facts and its questions', () => {
  const payload = { agentId: AGENT, place: 'Bar', facts: ['Open late.'], starters: ['Is there food?'] };
  expect(describeContent({ type: 'Chat', payload })).toEqual(['Bar', 'Open late.', 'Is there food?']);
});
