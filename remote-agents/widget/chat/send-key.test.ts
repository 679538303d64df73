import { isSendKey } from './send-key';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

test('Enter sends', () => {
  expect(isSendKey(enter)).toBe(true);
});

test.each([
  ['Shift+Enter', { shiftKey: true }],
  ['Enter while composing', { isComposing: true }],
  ['the key code Safari reports while composing', { keyCode: 229 }],
  ['another key', { key: 'a' }],
])('%s does not send', (_, changes) => {
  expect(isSendKey({ ...enter, ...changes })).toBe(false);
});
