import { conversationKey, isSendKey, parseConversation } from './conversation';

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

test('stores the conversation of each agent separately', () => {
  expect(conversationKey('1')).not.toBe(conversationKey('2'));
});

test('reads a stored conversation', () => {
  expect(parseConversation('{"conversationId":"c","participantId":"p"}')).toEqual({
    conversationId: 'c',
    participantId: 'p',
  });
});

test.each([null, '', '{broken', '{"conversationId":"c"}'])('refuses %j as a conversation', (stored) => {
  expect(parseConversation(stored)).toBeNull();
});
