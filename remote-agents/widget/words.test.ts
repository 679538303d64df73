import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { filled, setWords, words } from './words';

beforeEach(() => setWords(WIDGET_WORDS.en));

test('switches to another language, and ignores values that are not texts', () => {
  setWords({ send: 'Senden', retry: 5, other: { send: 'x' }, offers: { person: { send: 'Nachricht senden' } } });
  const { offers } = WIDGET_WORDS.en;
  expect(words).toEqual({
    ...WIDGET_WORDS.en,
    send: 'Senden',
    offers: { ...offers, person: { ...offers.person, send: 'Nachricht senden' } },
  });
});

test.each([null, [], 5])('%p changes nothing', (given) => {
  setWords(given);
  expect(words).toEqual(WIDGET_WORDS.en);
});

test.each(Object.entries(WIDGET_WORDS))(
  '%s says that an automatic assistant answers',
  (_, { automatic, assistant }) => {
    expect(automatic).toMatch(/autom[aá]t/);
    expect(automatic.toLowerCase()).toContain(assistant.toLowerCase());
  },
);

test('inserts a value unchanged', () => {
  expect(filled('Quelle: {names}', 'names', '$& and {names}')).toBe('Quelle: $& and {names}');
});

test.each(Object.entries(WIDGET_WORDS))('%s fills in the same values as English', (_, language) => {
  const places = (texts: object): unknown =>
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'object' ? places(text) : text.match(/\{\w+\}/g)]);
  expect(places(language)).toEqual(places(WIDGET_WORDS.en));
});
