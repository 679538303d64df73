import { dashboardLanguage, knownLanguage } from './languages';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ja', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-ch', 'de'],
  ['fr-CA, en', 'fr'],
  ['ja, en;q=0.4, de;q=0.6', 'de'],
  ['en-GB, de;q=0.9', 'en'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=much', 'en'],
])('the header %j requests %s', (header, language) => {
  expect(dashboardLanguage(header)).toBe(language);
});

test('reads a stored language, and English for an unknown language', () => {
  expect(['de', 'en', 'xx', null, undefined].map(knownLanguage)).toEqual(['de', 'en', 'en', 'en', 'en']);
});
