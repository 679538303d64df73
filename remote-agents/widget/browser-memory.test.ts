import { browserMemory, visitorId } from './browser-memory';

const started = { conversationId: 'c', participantId: 'p' };
const line = { id: '1', from: 'visitor', text: 'Hello' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('restores a conversation after a reload, only for its own agent', () => {
  expect(browserMemory('one').write({ started, lines: [line] })).toBe(true);
  expect(browserMemory('one').read()).toEqual({ started, lines: [line] });
  expect(browserMemory('two').read()).toEqual({ started: null, lines: [] });
});

test.each(['', '7'])('restores the position of the last event by a person, as %p', (heard) => {
  browserMemory('one').write({ started, lines: [line], heard });
  expect(browserMemory('one').read()).toEqual({ started, lines: [line], heard });
});

test('stores a numeric participant id as a number', () => {
  const counted = { conversationId: 'c', participantId: 7 };
  browserMemory('one').write({ started: counted, lines: [line] });
  expect(browserMemory('one').read().started).toEqual(counted);
});

test('deletes an ended conversation', () => {
  browserMemory('one').write({ started, lines: [line] });
  browserMemory('one').write({ started: null, lines: [] });
  expect(localStorage).toHaveLength(0);
});

test.each(['{broken', 'null', '[]', '{"lines":5}', '{"lines":[null,{"id":1}],"seat":{"conversationId":4}}'])(
  'reads unreadable text, like %s, as no conversation',
  (stored) => {
    localStorage.setItem('chatbot-widget:one', stored);
    expect(browserMemory('one').read()).toEqual({ started: null, lines: [] });
  },
);

test('works in a browser that stores nothing, and reports that', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(browserMemory('one').write({ started, lines: [line] })).toBe(false);
  expect(browserMemory('one').read()).toEqual({ started: null, lines: [] });
});

test('uses the same random browser id for all agents on a site', () => {
  const id = visitorId();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(visitorId()).toBe(id);
});

test('has no id in a browser that stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  expect(visitorId()).toBe('');
});

test('restores id, sources and feedback of a reply after a reload', () => {
  const reply = {
    id: '2',
    from: 'agent',
    text: 'At nine.',
    messageId: 'm1',
    sources: ['a.pdf'],
    feedback: 'helpful',
  } as const;
  browserMemory('one').write({ started, lines: [reply] });
  expect(browserMemory('one').read().lines).toEqual([reply]);
});

test('keeps the storage format of earlier releases, so that visitors keep their conversations', () => {
  browserMemory('one').write({ started, lines: [line] });
  expect(JSON.parse(localStorage.getItem('chatbot-widget:one') ?? '')).toEqual({ seat: started, lines: [line] });
});
