import { count } from './count';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [1234, '1,234 pages'],
])('counts %i as %s', (number, text) => {
  expect(count(number, 'page', 'pages')).toBe(text);
});

test('formats a number alone', () => {
  expect(count(1234567)).toBe('1,234,567');
});
