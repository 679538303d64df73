import { browserMemory } from './memory';

const seat = { conversationId: 'c', participantId: 'p' };
const line = { id: '1', from: 'visitor', text: 'Hello' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a conversation is there again after a reload, for its own agent alone', () => {
  expect(browserMemory('one').write({ seat, lines: [line] })).toBe(true);
  expect(browserMemory('one').read()).toEqual({ seat, lines: [line] });
  expect(browserMemory('two').read()).toEqual({ seat: null, lines: [] });
});

test('a participant whose id is a number keeps it as one', () => {
  const counted = { conversationId: 'c', participantId: 7 };
  browserMemory('one').write({ seat: counted, lines: [line] });
  expect(browserMemory('one').read().seat).toEqual(counted);
});

test('an ended conversation leaves nothing behind', () => {
  browserMemory('one').write({ seat, lines: [line] });
  browserMemory('one').write({ seat: null, lines: [] });
  expect(localStorage).toHaveLength(0);
});

test.each(['{broken', 'null', '[]', '{"lines":5}', '{"lines":[null,{"id":1}],"seat":{"conversationId":4}}'])(
  'what cannot be read, like %s, is no conversation',
  (stored) => {
    localStorage.setItem('chatbot-widget:one', stored);
    expect(browserMemory('one').read()).toEqual({ seat: null, lines: [] });
  },
);

test('a browser that keeps nothing is no failure, and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(browserMemory('one').write({ seat, lines: [line] })).toBe(false);
  expect(browserMemory('one').read()).toEqual({ seat: null, lines: [] });
});

test('a browser has one random id for all agents of a site', () => {
  const id = browserMemory('one').visitorId();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(browserMemory('two').visitorId()).toBe(id);
});

test('a browser that stores nothing has no id', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  expect(browserMemory('one').visitorId()).toBe('');
});

test('the id, sources and feedback of a reply are there after a reload', () => {
  const reply = {
    id: '2',
    from: 'agent',
    text: 'At nine.',
    messageId: 'm1',
    sources: ['a.pdf'],
    feedback: 'helpful',
  } as const;
  browserMemory('one').write({ seat, lines: [reply] });
  expect(browserMemory('one').read().lines).toEqual([reply]);
});
