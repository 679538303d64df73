import type { ChatCalls } from './chat-calls';
import { ChatFailure } from './chat-failure';
import { Conversation } from './conversation';
import type { Kept } from './memory';

const seat = { conversationId: 'old', participantId: 'p' };

function scene(send: ChatCalls['send'], start: Kept = { seat: null, lines: [] }) {
  let kept = start;
  const begin = jest.fn(async (conversationId: string) => ({ conversationId, participantId: 'p' }));
  const memory = {
    read: () => kept,
    write(next: Kept) {
      kept = next;
      return true;
    },
  };
  let changed = () => {};
  const conversation = new Conversation({ begin, send }, memory, () => changed());
  const idle = async () => {
    while (conversation.isWaiting) await new Promise<void>((resolve) => (changed = resolve));
  };
  return { conversation, begin, idle, kept: () => kept };
}
const texts = ({ lines }: Conversation) =>
  lines.map(({ from, text, failure }) => `${from}: ${text}${failure ? ' !' : ''}`);

test('the first message begins the conversation, the next ones go on with it', async () => {
  const { conversation, begin, idle, kept } = scene(async (_, text) => `Echo ${text}`);
  expect(begin).not.toHaveBeenCalled();
  conversation.send(' one ');
  await idle();
  conversation.send('two');
  await idle();
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: Echo one', 'visitor: two', 'agent: Echo two']);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(kept().lines).toEqual(conversation.lines);
});

test.each(['', '  \n ', '\u200b\u200d\ufeff', '\u3164'])('%j is no message', (text) => {
  expect(scene(async () => 'x').conversation.send(text)).toBe(false);
});

test('an emoji alone is a message', () => {
  expect(scene(async () => 'x').conversation.send('👋')).toBe(true);
});

test('one message is on its way at a time', async () => {
  const send = jest.fn(async () => 'yes');
  const { conversation, idle } = scene(send);
  expect([1, 2, 3].map(() => conversation.send('hi'))).toEqual([true, false, false]);
  await idle();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a message that failed is kept with the reason, and sent again at its new place', async () => {
  let fails = true;
  const { conversation, idle } = scene(async (_, text) => {
    if (fails) throw new ChatFailure('No answer came.');
    return `Echo ${text}`;
  });
  conversation.send('one');
  await idle();
  expect(conversation.lines[0]?.failure).toBe('No answer came.');
  fails = false;
  conversation.send('two');
  await idle();
  conversation.retry(conversation.lines[0]?.id ?? '');
  await idle();
  expect(texts(conversation)).toEqual(['visitor: two', 'agent: Echo two', 'visitor: one', 'agent: Echo one']);
});

test('a conversation that the server forgot since the last visit is begun anew, unseen', async () => {
  const { conversation, begin, idle } = scene(
    async ({ conversationId }, text) => {
      if (conversationId === 'old') throw new ChatFailure('gone', true);
      return `Echo ${text}`;
    },
    { seat, lines: [] },
  );
  conversation.send('one');
  await idle();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: Echo one']);
});

test('a message that waited when the page was left can be sent again', () => {
  const { conversation } = scene(async () => 'x', { seat, lines: [{ id: '1', from: 'visitor', text: 'one' }] });
  expect(texts(conversation)).toEqual(['visitor: one !']);
});

test('a new conversation forgets the old one, and the answer that was still to come', async () => {
  let answer = (_: string) => {};
  const { conversation, begin, kept } = scene(() => new Promise((resolve) => (answer = resolve)));
  conversation.send('one');
  await Promise.resolve();
  conversation.startAfresh();
  answer('late');
  await Promise.resolve();
  expect(conversation.isWaiting).toBe(false);
  expect(kept()).toEqual({ seat: null, lines: [] });
  conversation.send('two');
  expect(begin).toHaveBeenCalledTimes(2);
});
