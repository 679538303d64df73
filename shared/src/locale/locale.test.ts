import { formatList } from './locale';

test('joins a list in the page’s language', () => {
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formatList(['a', 'b'], 'or')).toBe('a or b');
});

test('keeps names with another writing direction in place on a right-to-left page', () => {
  document.documentElement.lang = 'ar';
  document.dir = 'rtl';
  jest.resetModules();
  const page = require('./locale') as typeof import('./locale');
  document.documentElement.lang = 'en';
  document.dir = '';
  expect(page.formatList(['C++ (Rosa)', 'Hugo!'])).toBe('\u2068C++ (Rosa)\u2069 و\u2068Hugo!\u2069');
});
