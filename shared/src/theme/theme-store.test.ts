import { dispatchTheme, themeReducer, themeStore } from './theme-store';

test('starts with the light theme', () => {
  expect(themeStore.getInitialState()).toEqual({ darkMode: false });
});

test.each([
  [false, 'LIGHT', false],
  [true, 'LIGHT', false],
  [false, 'DARK', true],
  [true, 'DARK', true],
  [false, 'TOGGLE', true],
  [true, 'TOGGLE', false],
  [false, 'PURPLE', false],
  [true, 'PURPLE', true],
])('changes darkMode %s with %s to %s', (darkMode, type, expected) => {
  expect(themeReducer({ darkMode }, { type })).toEqual({ darkMode: expected });
});

test('returns the same state object for an unknown action', () => {
  const before = themeStore.getState();
  dispatchTheme({ type: 'PURPLE' });
  expect(themeStore.getState()).toBe(before);
});
