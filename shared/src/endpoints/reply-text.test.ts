import { replyText } from './reply-text';

test.each([
  ['Hello'],
  [{ text: 'Hello' }],
  [{ reply: 'Hello' }],
  [{ message: 'Hello' }],
  [{ answer: 'Hello' }],
  [{ content: 'Hello' }],
  [{ data: { reply: 'Hello' } }],
  [{ message: { content: 'Hello' } }],
  [{ message: 'OK', data: { text: 'Hello' } }],
  [{ text: '', answer: 'Hello' }],
])('finds the reply in %j', (answer) => {
  expect(replyText(answer)).toBe('Hello');
});

test.each([null, 7, '', ' \u200b', {}, [], { text: null }, { text: '\u200b' }, { ok: true }])(
  'finds no reply in %j',
  (answer) => {
    expect(replyText(answer)).toBe('');
  },
);

test('reads a reply in a list', () => {
  expect(replyText([{ text: 'At nine.' }])).toBe('At nine.');
});
