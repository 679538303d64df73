import { slugProblem } from './slug';

test.each(['summer-cakes', 'Summer-Cakes', 'menu-2345', 'a'.repeat(40)])('%s can be a slug', (word) => {
  expect(slugProblem(word)).toBeNull();
});

test.each([
  ['winter-sale', /^The letter l and the digits 0 and 1/],
  ['SALE-TIME', /^The letter l/],
  ['year-2025', /digits 0 and 1/],
  ['straße-7', /^A word may have only letters/],
  ['my menu', /^A word may have only letters/],
  ['../admin', /^A word may have only letters/],
  ['menus', 'This word is too short: at least 7 characters.'],
  ['a'.repeat(41), 'This word is too long: at most 40 characters.'],
  ['-summer-', /^Hyphens go between/],
  ['summer--menu', /^Hyphens go between/],
])('refuses %s, and says why', (word, sentence) => {
  expect(slugProblem(word)).toMatch(sentence);
});
