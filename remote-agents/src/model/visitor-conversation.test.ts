import { mergeMessages, questionBefore, type TranscriptMessage } from './visitor-conversation';

const message = (id: string, from: TranscriptMessage['from'], text = id): TranscriptMessage => ({
  id,
  from,
  text,
  sentAt: null,
  outcome: null,
  sources: [],
  nearest: [],
  feedback: null,
  delivery: null,
});

test('keeps earlier messages when the newest ones are fetched again', () => {
  const held = [message('1', 'visitor'), message('2', 'agent'), message('3', 'visitor')];
  const newest = [message('3', 'visitor', 'now'), message('4', 'agent')];
  expect(mergeMessages(held, newest).map(({ text }) => text)).toEqual(['1', '2', 'now', '4']);
});

test('finds the last question before a reply', () => {
  const messages = [message('a', 'visitor'), message('b', 'visitor'), message('c', 'agent'), message('d', 'agent')];
  expect(questionBefore(messages, 'd')).toBe('b');
  expect(questionBefore(messages, 'a')).toBe('');
});
