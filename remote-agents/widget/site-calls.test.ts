import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { currentLook, NO_OPTIONS, siteCalls, siteFailures } from './site-calls';
import { readConfig, type WidgetConfig } from './widget-config';
import { setWords } from './words';

const config = {
  api: 'https://api.example',
  clientId: 'client-1',
  name: 'Rosa',
  welcome: '',
  theme: DEFAULT_THEME,
  maxCharacters: null,
  ipLookup: '',
  hasOptions: false,
};
const started = { conversationId: 'c1', participantId: 'p1' };
/** The signal of the current test, to which each call listens. */
let signal: AbortSignal;
beforeEach(() => {
  ({ signal } = new AbortController());
});
const way = { turnId: 'turn-1', onText: jest.fn() };
const original = globalThis.fetch;
let made: { url: string; init: RequestInit }[];

function answering(...answers: (Response | Error)[]): void {
  made = [];
  globalThis.fetch = async (url, init = {}) => {
    made.push({ url: String(url), init });
    const answer = answers[made.length - 1];
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('Failed to fetch');
  };
}
const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });
afterEach(() => {
  globalThis.fetch = original;
});

test('starts a conversation with the spec’s two calls and no others', async () => {
  answering(json({}), json({ participantId: 7 }));
  expect(await siteCalls(config).begin('c 1', signal)).toEqual({
    conversationId: 'c 1',
    participantId: 7,
  });
  expect(made.map(({ url }) => url)).toEqual([
    'https://api.example/api/v1/chat/startSession?conversationId=c%201',
    'https://api.example/api/v1/chat/addParticipant',
  ]);
  expect(JSON.parse(String(made[1]?.init.body))).toEqual({ conversationId: 'c 1', userName: 'Visitor', ipAddress: '' });
  for (const { init } of made) {
    expect(new Headers(init.headers).get('client_id')).toBe('client-1');
    expect(new Headers(init.headers).get('authorization')).toBeNull();
  }
});

test('sends the ids of the conversation with a message', async () => {
  answering(json({ text: 'At nine.' }));
  expect(await siteCalls(config).send(started, 'When?', signal, way)).toEqual({ text: 'At nine.' });
  expect(JSON.parse(String(made[0]?.init.body))).toEqual({ ...started, clientId: 'client-1', text: 'When?' });
});

test.each([
  json('At nine.'),
  json({ text: 'At nine.', sources: [] }),
  json({ reply: 'At nine.' }),
  json({ message: 'At nine.' }),
  json({ answer: 'At nine.' }),
  json({ content: 'At nine.' }),
  json({ data: { text: 'At nine.' } }),
  new Response('At nine.'),
])('reads a reply in any form that servers use', async (answer) => {
  answering(answer);
  expect(await siteCalls(config).send(started, 'When?', signal, way)).toEqual({ text: 'At nine.' });
});

test.each([json('p1'), json({ participantId: 'p1' }), json({ id: 'p1' }), new Response('p1')])(
  'reads a participant in any form that servers use',
  async (answer) => {
    answering(json(null), answer);
    expect((await siteCalls(config).begin('c1', signal)).participantId).toBe('p1');
  },
);

test.each([
  [json({ message: 'x' }, 429, { 'retry-after': '12' }), /Please try again in 12 seconds/],
  [json({ message: 'This agent is disabled.', reason: 'away' }, 403), /assistant is away/],
  [json({ message: 'No.', reason: 'site' }, 403), /may not be used on this site/],
  [json({ message: 'x' }, 401), /does not exist/],
  [json({ message: 'x' }, 500), /has a problem/],
  [new Response('<!doctype html><p>Hello'), /has a problem/],
  [json({}), /has a problem/],
  [json({ text: ' \u200b' }), /has a problem/],
  [json(''), /has a problem/],
  [new TypeError('Failed to fetch'), /No response/],
])('explains a failure to the visitor (%#)', async (answer, words) => {
  answering(answer);
  const failure = await siteCalls(config)
    .send(started, 'When?', signal, way)
    .catch((error: unknown) => siteFailures.reasonOf(error));
  expect(failure).toMatch(words);
});

test('looks up an address only if the site’s owner configured that, and ignores its failure', async () => {
  const asking = siteCalls({ ...config, ipLookup: 'https://ip.example/' });
  answering(json({}), new Response('{"ip":"203.0.113.9"}'), json('p1'));
  await asking.begin('c1', signal);
  expect(JSON.parse(String(made[2]?.init.body))).toMatchObject({ ipAddress: '203.0.113.9' });
  answering(json({}), new TypeError('blocked'), json('p1'));
  expect(await asking.begin('c1', signal)).toEqual(started);
  expect(JSON.parse(String(made[2]?.init.body))).toMatchObject({ ipAddress: '' });
});

test('makes no call and sends no field beyond the spec from a pack without options', async () => {
  answering(json({}), json({ participantId: 7 }));
  expect(await siteCalls(config).options()).toEqual(NO_OPTIONS);
  await siteCalls(config, { visitorId: () => 'visitor-1' }).begin('c1', signal);
  expect(made).toHaveLength(2);
  expect(String(made[1]?.init.body)).not.toContain('visitor-1');
});

describe('on a server with options', () => {
  const calls = siteCalls({ ...config, hasOptions: true }, { visitorId: () => 'visitor-1' });

  test('sends the visitor’s random id when the conversation starts', async () => {
    answering(json({}), json({ participantId: 7 }));
    await calls.begin('c1', signal);
    expect(JSON.parse(String(made[1]?.init.body))).toMatchObject({ visitorId: 'visitor-1' });
  });

  test('reads what the owner offers, and skips unreadable options', async () => {
    const starterQuestions = ['When?', 7, ' ', 'Where?', 'Who?', 'Why?', 'What?'];
    const words = { send: 'Senden' };
    answering(json({ starterQuestions, offersPerson: true, privacyUrl: null, words }));
    expect(await calls.options()).toEqual({
      words,
      starterQuestions: ['When?', 'Where?', 'Who?', 'Why?'],
      offersPerson: true,
      showsSources: true,
      privacyUrl: '',
    });
    expect(made[0]).toMatchObject({ url: 'https://api.example/api/v1/chat/options', init: { method: 'GET' } });
  });

  test('reads the id and the sources of a reply, each once, and whether to offer a person', async () => {
    const sources = [{ name: 'hours.pdf' }, { name: 'hours.pdf' }, {}, null];
    answering(json({ text: 'At nine.', sources, messageId: 5, offersPerson: true }));
    expect(await calls.send(started, 'When?', signal, way)).toEqual({
      text: 'At nine.',
      messageId: '5',
      sources: ['hours.pdf'],
      offersPerson: true,
    });
  });

  test('reads the passages of a reply, and skips anything else', async () => {
    const passage = { documentId: '', name: '', heading: 'Breakfast', text: 'From 7:15.' };
    for (const [passages, read] of [
      [[passage, null, { text: 5 }, 'x'], [passage]],
      ['x', undefined],
      [undefined, undefined],
    ]) {
      answering(json({ text: 'At nine.', outcome: 'unsure', passages }));
      expect((await calls.send(started, 'When?', signal, way)).passages).toEqual(read);
    }
  });

  test('lists the nearest passages as sources, and marks a reply that found nothing', async () => {
    answering(
      json({
        text: 'This may help: …',
        sources: [],
        nearest: [{ name: 'a.pdf' }, { name: 'a.pdf' }],
        outcome: 'unsure',
      }),
    );
    expect(await calls.send(started, 'When?', signal, way)).toEqual({ text: 'This may help: …', sources: ['a.pdf'] });
    answering(json({ text: 'No.', sources: [], nearest: [], outcome: 'not-found' }));
    expect(await calls.send(started, 'When?', signal, way)).toEqual({ text: 'No.' });
  });

  test('sends the ids of the conversation with feedback and a request for a person', async () => {
    setWords(WIDGET_WORDS.en);
    answering(json({}), json({ next: 'We reply today.' }), json({}));
    await calls.sendFeedback(started, 'm1', 'not-helpful');
    const request = { name: 'Grace', email: 'grace@example.com', message: 'Hi', consent: true };
    expect(await calls.askForPerson(started, request)).toBe('We reply today.');
    expect(await calls.askForPerson(started, request)).toBe('Thank you. Somebody will reply to you by email.');
    expect(made.map(({ init }) => JSON.parse(String(init.body)))).toEqual([
      { ...started, messageId: 'm1', feedback: 'not-helpful' },
      { ...started, ...request },
      { ...started, ...request },
    ]);
  });
});

const ours = { ...config, hasOptions: true };
const events = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

test('reads a reply from our server while it is being written', async () => {
  answering(
    events('event: text\ndata: {"text":"At "}\n\nevent: reply\ndata: {"text":"At nine.","messageId":"m1"}\n\n'),
  );
  expect(await siteCalls(ours).send(started, 'When?', signal, way)).toEqual({ text: 'At nine.', messageId: 'm1' });
  expect(way.onText).toHaveBeenCalledWith('At ');
  expect(new Headers(made[0]?.init.headers).get('accept')).toContain('text/event-stream');
  expect(JSON.parse(String(made[0]?.init.body))).toMatchObject({ text: 'When?', turnId: 'turn-1' });
});

test('also reads a reply that our server sends as a whole', async () => {
  answering(json({ text: 'At nine.' }));
  expect(await siteCalls(ours).send(started, 'When?', signal, way)).toEqual({ text: 'At nine.' });
});

test('fails when the connection is lost during a reply, or the stream contains an error', async () => {
  answering(events('event: text\ndata: {"text":"At "}\n\n'));
  await expect(siteCalls(ours).send(started, 'When?', signal, way)).rejects.toThrow('No response');
  answering(events('event: error\ndata: {"status":503,"message":"Later."}\n\n'));
  await expect(siteCalls(ours).send(started, 'When?', signal, way)).rejects.toThrow('has a problem');
});

test('sends another server only the fields of the spec', async () => {
  answering(json({ text: 'At nine.' }));
  await siteCalls(config).send(started, 'When?', signal, way);
  expect(new Headers(made[0]?.init.headers).get('accept')).toBeNull();
  expect(JSON.parse(String(made[0]?.init.body))).not.toHaveProperty('turnId');
});

describe('the look', () => {
  const config = readConfig({
    api: 'https://desk.example',
    clientId: 'client 1',
    name: 'Rosa',
    welcome: 'Ahoy',
    theme: { ...DEFAULT_THEME, headerColor: '#111111' },
    hasOptions: true,
  }) as WidgetConfig;

  const fetched = jest.fn();
  const navigations = jest.fn();
  beforeEach(() => {
    Object.assign(performance, { getEntriesByType: navigations.mockReturnValue([{ type: 'navigate' }]) });
    globalThis.fetch = fetched;
    fetched.mockReset();
  });
  const answer = (body: unknown, ok = true) => fetched.mockResolvedValue({ ok, json: async () => body });

  test('uses the server’s name, welcome and theme, from a single call without a preflight', async () => {
    answer({ name: 'Night desk', welcome: 'Good evening', theme: { ...DEFAULT_THEME, headerColor: '#222222' } });
    expect(await currentLook(config)).toMatchObject({
      name: 'Night desk',
      welcome: 'Good evening',
      theme: { headerColor: '#222222' },
    });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://desk.example/api/v1/chat/look?clientId=client%201');
    expect(init).toMatchObject({ credentials: 'omit', cache: 'default' });
    expect(init.headers).toBeUndefined();
  });

  test('asks the server again when the page is reloaded', async () => {
    navigations.mockReturnValue([{ type: 'reload' }]);
    answer({ name: 'Night desk', welcome: '' });
    await currentLook(config);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
  });

  test('keeps the theme of the widget when a look was never saved', async () => {
    answer({ name: 'Night desk', welcome: '' });
    expect((await currentLook(config)).theme.headerColor).toBe('#111111');
  });

  test.each([
    ['a refusal', () => answer({ message: 'Not found.', name: 'x' }, false)],
    ['no network', () => fetched.mockRejectedValue(new TypeError('failed'))],
    [
      'a page in place of JSON',
      () => fetched.mockResolvedValue({ ok: true, json: () => Promise.reject(new Error('<')) }),
    ],
    ['null', () => answer(null)],
  ])("keeps the widget's own look after %s", async (_, prepare) => {
    prepare();
    expect(await currentLook(config)).toEqual(config);
  });

  test('a hostile look can neither redirect the calls nor enter a stylesheet', async () => {
    const theme = { ...DEFAULT_THEME, headerColor: 'red;}body{display:none', avatar: 'https://evil.example/a.png' };
    answer({ api: 'https://evil.example', clientId: 'other', name: 7, welcome: {}, theme });
    expect(await currentLook(config)).toMatchObject({
      api: 'https://desk.example',
      clientId: 'client 1',
      name: '',
      welcome: '',
      theme: { headerColor: DEFAULT_THEME.headerColor, avatar: '' },
    });
  });

  test('makes no call to another server', async () => {
    expect(await currentLook({ ...config, hasOptions: false })).toMatchObject({ name: 'Rosa' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
