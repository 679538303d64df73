import { dispatchTheme, themeReducer, themeStore } from './theme-store';

test('the first theme is light', () => {
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
])('darkMode %s and %s make %s', (darkMode, type, expected) => {
  expect(themeReducer({ darkMode }, { type })).toEqual({ darkMode: expected });
});

test('an unknown action changes nothing, not even the state object', () => {
  const before = themeStore.getState();
  dispatchTheme({ type: 'PURPLE' });
  expect(themeStore.getState()).toBe(before);
});
