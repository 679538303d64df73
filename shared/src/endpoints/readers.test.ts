import * as v from 'valibot';
import {
  exactly,
  flagReader,
  listAnswerReader,
  listReader,
  optionalTextReader,
  textReader,
  wireIdReader,
} from './readers';

const entry = v.object({ id: wireIdReader, name: textReader, isOn: flagReader, note: optionalTextReader });
const isExact = exactly<v.InferOutput<typeof entry>>({
  id: 'string',
  name: 'string',
  isOn: 'boolean',
  note: 'string?',
});
const plain = v.parse.bind(null, listAnswerReader(entry));
const quick = v.parse.bind(null, listAnswerReader(entry, isExact));

const exact = { id: 'a', name: 'Lobby', isOn: true, note: null };
const ENTRIES: readonly unknown[] = [
  exact,
  { ...exact, note: 'new' },
  { ...exact, id: 7 },
  { ...exact, id: '' },
  { ...exact, name: '' },
  { ...exact, name: 4 },
  { ...exact, isOn: 'yes' },
  { ...exact, note: undefined },
  { ...exact, more: 1 },
  { id: 'a', name: 'Lobby', isOn: true, more: null },
  { id: 'a' },
  {},
  [],
  null,
  'text',
];

test('reads entries with and without the quick check in the same way', () => {
  expect(quick(ENTRIES)).toEqual(plain(ENTRIES));
  expect(quick({ data: ENTRIES })).toEqual(plain(ENTRIES));
  for (const answer of [null, 'text', 3, {}, { items: null }]) expect(quick(answer)).toEqual([]);
});

test('reads a missing list as empty', () => {
  expect(v.parse(v.object({ list: listReader(entry) }), {})).toEqual({ list: [] });
});

test('returns entries that need no reading as they are', () => {
  expect((quick([exact]) as unknown[])[0]).toBe(exact);
  expect(ENTRIES.filter(isExact)).toHaveLength(2);
});
