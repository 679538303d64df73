import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { filled, setWords, words } from './words';

afterEach(() => setWords(WIDGET_WORDS.en));

test('takes on another language, and leaves what is no text', () => {
  setWords({ send: 'Senden', retry: 5, person: { send: 'Nachricht senden', name: '' }, reasons: 'none', other: 'x' });
  expect(words).toEqual({
    ...WIDGET_WORDS.en,
    send: 'Senden',
    person: { ...WIDGET_WORDS.en.person, send: 'Nachricht senden' },
  });
});

test.each([null, undefined, 'words', []])('%p changes nothing', (given) => {
  setWords(given);
  expect(words).toEqual(WIDGET_WORDS.en);
});

test('fills a value in as it is', () => {
  expect(filled('Quelle: {names}', 'names', '$& and {names}')).toBe('Quelle: $& and {names}');
});

test.each(Object.entries(WIDGET_WORDS))('%s fills in the same values as English', (_, language) => {
  const places = (texts: object): unknown =>
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'object' ? places(text) : text.match(/\{\w+\}/g)]);
  expect(places(language)).toEqual(places(WIDGET_WORDS.en));
});
