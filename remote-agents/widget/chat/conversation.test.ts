import type { ChatCalls, Reply } from './chat-calls';
import type { StoredConversation } from './chat-memory';
import { Conversation } from './conversation';

class Forgotten extends Error {}
const failures = {
  resendsMessages: true,
  isForgotten: (error: unknown) => error instanceof Forgotten,
  reasonOf: (error: unknown) => (error instanceof Error ? error.message : 'The page was left.'),
};
const started = { conversationId: 'old', participantId: 'p' };

/** Creates a `send` that replies with only a text. */
const saying =
  (reply: (text: string) => string): ChatCalls['send'] =>
  async (_, text) => ({ text: reply(text) });

function scene(send: ChatCalls['send'], start: StoredConversation = { started: null, lines: [] }) {
  let kept = start;
  const begin = jest.fn(async (conversationId: string) => ({ conversationId, participantId: 'p' }));
  const memory = {
    read: () => kept,
    write(next: StoredConversation) {
      kept = next;
      return true;
    },
  };
  const sendFeedback = jest.fn(async () => {});
  const askForPerson = jest.fn(async (_: { conversationId: string }) => 'Somebody will reply.');
  const waitForPerson = jest.fn(async (_: { conversationId: string }) => 'Somebody may join.');
  const calls: ChatCalls = { begin, send, sendFeedback, askForPerson, waitForPerson };
  let changed = () => {};
  const conversation = new Conversation(calls, memory, failures, () => changed());
  const idle = async () => {
    while (conversation.isWaiting) await new Promise<void>((resolve) => (changed = resolve));
  };
  return { conversation, begin, sendFeedback, askForPerson, idle, kept: () => kept };
}
const texts = ({ lines }: Conversation) =>
  lines.map(({ from, text, failure }) => `${from}: ${text}${failure ? ' !' : ''}`);

test('starts the conversation with the first message, and continues it with the next ones', async () => {
  const { conversation, begin, idle, kept } = scene(saying((text) => `Echo ${text}`));
  expect(begin).not.toHaveBeenCalled();
  conversation.send(' one ');
  await idle();
  conversation.send('two');
  await idle();
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: Echo one', 'visitor: two', 'agent: Echo two']);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(kept().lines).toEqual(conversation.lines);
});

test.each(['', '  \n ', '\u200b\u200d\ufeff', '\u3164'])('ignores %j', (text) => {
  expect(scene(saying(() => 'x')).conversation.send(text)).toBe(false);
});

test('sends an emoji alone', () => {
  expect(scene(saying(() => 'x')).conversation.send('👋')).toBe(true);
});

test('sends one message at a time', async () => {
  const send = jest.fn(saying(() => 'yes'));
  const { conversation, idle } = scene(send);
  expect([1, 2, 3].map(() => conversation.send('hi'))).toEqual([true, false, false]);
  await idle();
  expect(send).toHaveBeenCalledTimes(1);
});

test('keeps a failed message with the reason, and sends it again in its new position', async () => {
  let fails = true;
  const { conversation, idle } = scene(async (_, text) => {
    if (fails) throw new Error('No response.');
    return { text: `Echo ${text}` };
  });
  conversation.send('one');
  await idle();
  expect(conversation.lines[0]?.failure).toBe('No response.');
  fails = false;
  conversation.send('two');
  await idle();
  conversation.send('one');
  await idle();
  expect(texts(conversation)).toEqual(['visitor: two', 'agent: Echo two', 'visitor: one', 'agent: Echo one']);
});

test('silently starts a new conversation when the server no longer has the last one', async () => {
  const { conversation, begin, idle } = scene(
    async ({ conversationId }, text) => {
      if (conversationId === 'old') throw new Forgotten('gone');
      return { text: `Echo ${text}` };
    },
    { started, lines: [] },
  );
  conversation.send('one');
  await idle();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: Echo one']);
});

test('does not send a message again by itself when the server loses the conversation during the visit', async () => {
  let isGone = false;
  const { conversation, begin, idle } = scene(async () => {
    if (isGone) throw new Forgotten('gone');
    return { text: 'Hello' };
  });
  conversation.send('one');
  await idle();
  isGone = true;
  conversation.send('two');
  await idle();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: Hello', 'visitor: two !']);
});

test('requests a person in a new conversation when the server no longer has the last one', async () => {
  const { conversation, askForPerson, begin } = scene(
    saying(() => 'x'),
    { started, lines: [] },
  );
  askForPerson.mockRejectedValueOnce(new Forgotten('gone'));
  await conversation.askForPerson({ name: 'Grace', email: 'grace@example.com', message: '', consent: true });
  expect(begin).toHaveBeenCalledTimes(1);
  expect(askForPerson.mock.calls.map(([{ conversationId }]) => conversationId === 'old')).toEqual([true, false]);
  expect(texts(conversation)).toEqual(['agent: Somebody will reply.']);
});

test('can send a message again that was pending when the page was left', () => {
  const { conversation } = scene(
    saying(() => 'x'),
    { started, lines: [{ id: '1', from: 'visitor', text: 'one' }] },
  );
  expect(texts(conversation)).toEqual(['visitor: one !']);
});

test('a new conversation drops the old one and its pending answer', async () => {
  let answer = (_: Reply) => {};
  const { conversation, begin, kept } = scene(() => new Promise((resolve) => (answer = resolve)));
  conversation.send('one');
  await Promise.resolve();
  conversation.startAfresh();
  answer({ text: 'late' });
  await Promise.resolve();
  expect(conversation.isWaiting).toBe(false);
  expect(kept()).toEqual({ started: null, lines: [] });
  conversation.send('two');
  expect(begin).toHaveBeenCalledTimes(2);
});

test('sends feedback, shows it immediately, and removes it with the same button', async () => {
  const { conversation, sendFeedback, idle, kept } = scene(async () => ({ text: 'At nine.', messageId: 'm1' }));
  conversation.send('When?');
  await idle();
  const reply = conversation.lines[1]?.id ?? '';
  await conversation.rate(reply, 'helpful');
  expect(sendFeedback).toHaveBeenLastCalledWith(expect.anything(), 'm1', 'helpful');
  expect(kept().lines[1]?.feedback).toBe('helpful');
  await conversation.rate(reply, 'helpful');
  expect(sendFeedback).toHaveBeenLastCalledWith(expect.anything(), 'm1', null);
  expect(conversation.lines[1]?.feedback).toBeNull();
});

test('reverts feedback that cannot be sent', async () => {
  const { conversation, sendFeedback, idle } = scene(async () => ({ text: 'At nine.', messageId: 'm1' }));
  sendFeedback.mockRejectedValue(new Error('No response.'));
  conversation.send('When?');
  await idle();
  await expect(conversation.rate(conversation.lines[1]?.id ?? '', 'not-helpful')).rejects.toThrow('No response.');
  expect(conversation.lines[1]?.feedback).toBeNull();
});

test('starts a conversation to request a person if there is none, and shows what happens next', async () => {
  const { conversation, begin, askForPerson } = scene(saying(() => 'x'));
  const request = { name: 'Grace', email: 'grace@example.com', message: '', consent: true };
  await conversation.askForPerson(request);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(askForPerson).toHaveBeenCalledWith({ conversationId: expect.any(String), participantId: 'p' }, request);
  expect(texts(conversation)).toEqual(['agent: Somebody will reply.']);
});

test('offers a person when the server requests it, until the next reply', async () => {
  const replies: Reply[] = [{ text: 'Not found.', offersPerson: true }, { text: 'At nine.' }];
  const { conversation, idle } = scene(async () => replies.shift() ?? { text: '' });
  conversation.send('one');
  await idle();
  expect(conversation.offersPerson).toBe(true);
  conversation.send('two');
  await idle();
  expect(conversation.offersPerson).toBe(false);
});

test('shows a reply while it is written, and keeps the received part of a stopped reply', async () => {
  let signal: AbortSignal | undefined;
  let say = (_: string) => {};
  const { conversation, kept } = scene((_, __, given, { onText }) => {
    [signal, say] = [given, onText];
    return new Promise(() => {});
  });
  conversation.send('one');
  await Promise.resolve().then(() => Promise.resolve());
  conversation.stop();
  expect(conversation.isWaiting).toBe(true);
  say('We open **at');
  expect(conversation.growing).toBe('We open **at');
  expect(texts(conversation)).toEqual(['visitor: one']);
  conversation.stop();
  say('more');
  expect(signal?.aborted).toBe(true);
  expect([conversation.growing, conversation.isWaiting]).toEqual([null, false]);
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: We open **at']);
  expect(kept().lines.at(-1)?.isStopped).toBe(true);
  expect(conversation.send('two')).toBe(true);
});

test('sends a message again with the same id', async () => {
  const turns: string[] = [];
  const { conversation, idle } = scene(async (_, __, ___, { turnId, onText }) => {
    turns.push(turnId);
    onText('We');
    if (turns.length === 1) throw new Error('No response.');
    return { text: 'We open at nine.' };
  });
  conversation.send('one');
  await idle();
  expect(conversation.growing).toBeNull();
  expect(texts(conversation)).toEqual(['visitor: one !']);
  conversation.send('one');
  await idle();
  conversation.send('two');
  await idle();
  expect(turns[1]).toBe(turns[0]);
  expect(turns[2]).not.toBe(turns[0]);
});

test('sends a failed message again when it is retyped, only once and in its new position', async () => {
  let isDown = true;
  const { conversation, idle } = scene(async (_, text) => {
    if (isDown) throw new Error('No response.');
    return { text: `Echo ${text}` };
  });
  for (const text of ['one', 'two', ' one ']) {
    conversation.send(text);
    await idle();
  }
  expect(texts(conversation)).toEqual(['visitor: two !', 'visitor: one !']);
  isDown = false;
  conversation.send('two');
  await idle();
  expect(texts(conversation)).toEqual(['visitor: one !', 'visitor: two', 'agent: Echo two']);
});

test('adds each event of a person once, and stores its position for the next visit', async () => {
  const { conversation, kept } = scene(saying(String), { started, lines: [] });
  const line = (place: number, text: string) => ({ id: `p${place}`, from: 'agent', text, name: 'Ana' }) as const;
  conversation.receive(line(9, 'Good morning'));
  conversation.receive(line(9, 'Good morning'));
  conversation.receive(line(10, 'One more thing'));
  expect(texts(conversation)).toEqual(['agent: Good morning', 'agent: One more thing']);
  expect(kept().heard).toBe('10');
});

test('expects a reply from a person once one was requested, until a new conversation begins', async () => {
  const { conversation, kept, idle } = scene(saying(String), { started, lines: [] });
  expect(conversation.heard).toBeUndefined();
  await conversation.askForPerson({ name: 'Vera', email: 'vera@example.com', message: '', consent: true });
  expect(kept().heard).toBe('');
  conversation.receive({ id: 'p3', from: 'agent', text: 'Hi', name: 'Ana' });
  conversation.startAfresh();
  conversation.send('one');
  await idle();
  expect(kept().heard).toBeUndefined();
  conversation.receive({ id: 'p2', from: 'agent', text: 'Hello again', name: 'Ana' });
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: one', 'agent: Hello again']);
});

test('forgets the position of the last event along with a conversation that the server no longer has', async () => {
  const send: ChatCalls['send'] = async ({ conversationId }, text) => {
    if (conversationId === 'old') throw new Forgotten();
    return { text };
  };
  const { conversation, idle } = scene(send, { started, lines: [], heard: '9' });
  conversation.send('one');
  await idle();
  conversation.receive({ id: 'p2', from: 'agent', text: 'Hello again', name: 'Ana' });
  expect(texts(conversation)).toEqual(['visitor: one', 'agent: one', 'agent: Hello again']);
});
