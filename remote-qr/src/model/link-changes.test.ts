import { type LinkChange, takenBackWith } from './link-changes';

const change = (id: string, type: string, before: object, after: object): LinkChange => ({
  id,
  at: '2026-05-01T10:00:00.000Z',
  person: null,
  before: { Type: type, ...before },
  after: { Type: type, ...after },
});
const leads = (id: string, before: string, after: string) => change(id, 'Url', { Url: before }, { Url: after });
const set = (id: string, before: object, after: object) => change(id, 'Settings', before, after);
const lost = (changes: readonly LinkChange[], place = changes.length - 1) =>
  takenBackWith(changes, place)?.map(({ id }) => id);

test('undoing the last change undoes no others', () => {
  expect(lost([leads('2', 'b', 'c'), leads('1', 'a', 'b')], 0)).toEqual([]);
});

test('undoing an older destination undoes the later ones, but no settings', () => {
  const paused = set('3', { isPaused: false }, { isPaused: true });
  expect(lost([leads('4', 'c', 'd'), paused, leads('2', 'b', 'c'), leads('1', 'a', 'b')])).toEqual(['4', '2']);
});

test('undoing older settings undoes only later changes to the same settings', () => {
  const both = set('3', { startsAt: null, endsAt: null }, { startsAt: 'x', endsAt: 'y' });
  const paused = set('2', { isPaused: false }, { isPaused: true });
  expect(lost([both, paused, leads('5', 'a', 'b'), set('1', { endsAt: 'z' }, { endsAt: null })])).toEqual(['3']);
  expect(takenBackWith([both, set('1', { endsAt: 'z' }, { endsAt: null })], 1)?.[0]?.after).toEqual({
    Type: 'Settings',
    endsAt: 'y',
  });
  expect(lost([paused, set('1', { endsAt: 'z' }, { endsAt: null })])).toEqual([]);
});

test('nothing is left to undo when everything is the same as before the change', () => {
  expect(lost([leads('2', 'b', 'a'), leads('1', 'a', 'b')])).toBeUndefined();
  expect(
    lost([set('2', { endsAt: 'y' }, { endsAt: null }), set('1', { endsAt: null }, { endsAt: 'y' })]),
  ).toBeUndefined();
  expect(lost([set('2', { endsAt: 'y' }, { endsAt: 'z' }), set('1', { endsAt: null }, { endsAt: 'y' })])).toEqual([
    '2',
  ]);
});

test('a change to the password cannot be undone', () => {
  expect(lost([set('1', { hasPassword: true }, { hasPassword: true })])).toBeUndefined();
});
