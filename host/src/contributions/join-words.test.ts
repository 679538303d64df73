import { joinWords } from './join-words';

test.each([
  [[], ''],
  [['a screen'], 'a screen'],
  [['a screen', 'an agent'], 'a screen or an agent'],
  [['a screen', 'an agent', 'a QR code'], 'a screen, an agent or a QR code'],
])('joins %j as %s', (words, text) => {
  expect(joinWords(words, 'or')).toBe(text);
});
