import '../../tooling/jest/component-setup';
import { waitFor } from '@testing-library/dom';
import type { ChatLine } from './chat/chat-memory';
import { followPerson } from './live';

const TEXTS = {
  joined: '{name} joined',
  left: '{name} left',
  returned: 'The assistant is back.',
  replied: '{name} replied',
  here: '{name} is here',
};
const SEAT = { conversationId: 'c', participantId: 1 };

/** An open stream, as seen by the page that reads it. */
interface Stream {
  readonly url: URL;
  readonly init: RequestInit;
  send(text: string): void;
  end(): void;
}
let streams: Stream[];
let posts: string[];
let status: number;
let end: AbortController;
let field: HTMLTextAreaElement;
/** What the widget shows above the chat or the form. */
let notice: HTMLElement;
let isForm: boolean;
const lines: ChatLine[] = [];
const typing: string[] = [];

beforeEach(() => {
  [streams, posts, status, end, field] = [[], [], 200, new AbortController(), document.createElement('textarea')];
  lines.length = typing.length = 0;
  document.body.replaceChildren();
  mountPanel();
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    if (init.method === 'POST') return void posts.push(`${address} ${init.body}`);
    const pieces: (Uint8Array | null)[] = [];
    let wake = () => {};
    const push = (piece: Uint8Array | null) => {
      pieces.push(piece);
      wake();
    };
    streams.push({
      url: new URL(address),
      init,
      send: (text) => push(new TextEncoder().encode(text)),
      end: () => push(null),
    });
    const read = () =>
      new Promise<{ done: boolean; value?: Uint8Array | undefined }>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        const next = () => {
          const piece = pieces.shift();
          wake = piece === undefined ? next : () => {};
          if (piece !== undefined) resolve({ done: piece === null, value: piece ?? undefined });
        };
        next();
      });
    return { status, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  end.abort();
  jest.useRealTimers();
});

/** Shows the chat, or the form for a person, in the widget's panel. */
function showForm(isShown: boolean) {
  isForm = isShown;
  const message = document.createElement('textarea');
  message.id = 'person-message';
  notice.parentElement?.replaceChildren(notice, isShown ? message : field);
}

/** Mounts the widget's panel. Returns its shadow root. */
function mountPanel(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  notice = document.createElement('p');
  root.append(document.createElement('section'));
  root.firstElementChild?.append(notice);
  showForm(false);
  return root;
}

function follow(after = '') {
  followPerson(
    'https://desk.example/api/v1/chat/',
    'client',
    SEAT,
    after,
    TEXTS,
    (line) => lines.push(line),
    (name) => typing.push(name),
    field,
    end.signal,
    notice,
    showForm,
  );
}
const queries = () => streams.map(({ url }) => url.search);

test('shows who joined, wrote and left, even when an event arrives in pieces', async () => {
  follow('4');
  expect(queries()).toEqual(['?conversationId=c&participantId=1&after=4&once=']);
  expect(streams[0]?.init.headers).toEqual({ client_id: 'client' });
  streams[0]?.send(': \n\nevent: state\ndata: {"speaker":"person"}\n\nid: 5\nevent: joi');
  streams[0]?.send('ned\ndata: {"name":"Ana $&"}\n\nid: 6\nevent: message\ndata: {"text":"Hi","name":"Ana"}\n\n');
  streams[0]?.send('id: 7\nevent: left\ndata: {"name":"Ana"}\n\nid: 8\nevent: returned\ndata: {}\n\n');
  await waitFor(() => expect(lines).toHaveLength(4));
  expect(lines).toEqual([
    { id: 'p5', from: 'agent', text: 'Ana $& joined', isNote: true },
    { id: 'p6', from: 'agent', text: 'Hi', name: 'Ana' },
    { id: 'p7', from: 'agent', text: 'Ana left', isNote: true },
    { id: 'p8', from: 'agent', text: 'The assistant is back.', isNote: true },
  ]);
});

test("shows '… replied' above a message that a person sent by mail", async () => {
  follow();
  const mail = (place: number) => `id: ${place}\nevent: message\ndata: {"text":"Hi","name":"Ana","isMail":true}\n\n`;
  streams[0]?.send(mail(2));
  await waitFor(() => expect(lines).toEqual([{ id: 'p2', from: 'agent', text: 'Hi', name: 'Ana replied' }]));
});

test('resumes after the last event when a stream ends or breaks, until the conversation no longer exists', async () => {
  jest.useFakeTimers();
  follow();
  streams[0]?.send('id: 5\nevent: joined\ndata: {"name":"Ana"}\n\n');
  streams[0]?.end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(queries()[1]).toContain('after=5&');
  status = 503;
  streams[1]?.end();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(streams.length).toBeGreaterThan(3);
  status = 404;
  await jest.advanceTimersByTimeAsync(60_000);
  const { length } = streams;
  await jest.advanceTimersByTimeAsync(120_000);
  expect(streams).toHaveLength(length);
});

test('polls every few seconds if a proxy holds back streams', async () => {
  jest.useFakeTimers();
  follow();
  await jest.advanceTimersByTimeAsync(25_000 + 2_500);
  const once = () => queries().map((query) => query.split('once=')[1]);
  expect(once()).toEqual(['', 'now']);
  // It waits with one request while the assistant answers.
  streams[1]?.send('event: state\ndata: {"speaker":"assistant"}\n\n');
  streams[1]?.end();
  await jest.advanceTimersByTimeAsync(2_500);
  expect(once()).toEqual(['', 'now', '1']);
});

test('shows a typing person for six seconds', async () => {
  jest.useFakeTimers();
  follow();
  streams[0]?.send('event: typing\ndata: {"name":"Ana"}\n\n');
  await jest.advanceTimersByTimeAsync(5_999);
  expect(typing).toEqual(['Ana']);
  await jest.advanceTimersByTimeAsync(1);
  expect(typing).toEqual(['Ana', '']);
});

test('reports that the visitor is typing at most once every three seconds', async () => {
  jest.useFakeTimers();
  follow();
  const type = () => field.dispatchEvent(new Event('input'));
  type();
  type();
  expect(posts).toEqual(['https://desk.example/api/v1/chat/typing {"conversationId":"c","participantId":1}']);
  await jest.advanceTimersByTimeAsync(3_000);
  type();
  expect(posts).toHaveLength(2);
  end.abort();
  await jest.advanceTimersByTimeAsync(3_000);
  type();
  expect(posts).toHaveLength(2);
});

const state = (speaker: string, text = '', name: string | null = null) =>
  streams.at(-1)?.send(`event: state\ndata: ${JSON.stringify({ speaker, name, text })}\n\n`);

test('says that the visitor is waiting, and then that nobody is free, and shows her the form if she is in the chat', async () => {
  follow();
  state('waiting', 'The team has been notified.');
  await waitFor(() => expect(notice).toHaveTextContent('The team has been notified.'));
  field.focus();
  state('assistant', 'Nobody is free right now.');
  await waitFor(() => expect(notice).toHaveTextContent('Nobody is free right now.'));
  expect(isForm).toBe(true);
});

test('does not replace the chat with the form if the visitor is writing or looking elsewhere when the wait ends', async () => {
  follow();
  for (const text of ['', 'And then I']) {
    field.value = text;
    if (text) field.focus();
    state('waiting', 'The team has been notified.');
    state('assistant', 'Nobody is free right now.');
    await waitFor(() => expect(notice).toHaveTextContent('Nobody is free right now.'));
    expect(isForm).toBe(false);
    notice.textContent = '';
  }
});

test('says nothing about a wait if the visitor was not waiting', async () => {
  follow();
  state('person');
  state('assistant', 'Nobody is free right now.');
  streams[0]?.send('id: 1\nevent: joined\ndata: {"name":"Ana"}\n\n');
  await waitFor(() => expect(lines).toHaveLength(1));
  expect(notice).toBeEmptyDOMElement();
});

test('returns to the chat when a person joins, with the message that was typed in the form', async () => {
  follow();
  state('waiting', 'The team has been notified.');
  await waitFor(() => expect(notice).not.toBeEmptyDOMElement());
  showForm(true);
  const message = notice.parentElement?.querySelector('textarea') as HTMLTextAreaElement;
  message.value = 'My room is cold.';
  state('person');
  await waitFor(() => expect(isForm).toBe(false));
  expect(notice).toBeEmptyDOMElement();
  expect([field.value, message.value]).toEqual(['My room is cold.', '']);
});

test('removes the notice about the wait when the conversation ends', async () => {
  follow();
  state('waiting', 'The team has been notified.');
  await waitFor(() => expect(notice).not.toBeEmptyDOMElement());
  end.abort();
  expect(notice).toBeEmptyDOMElement();
});

test('shows who has taken over the chat, and does not offer a person meanwhile', async () => {
  follow();
  state('person', '', 'Ana');
  await waitFor(() => expect(notice).toHaveTextContent('Ana is here'));
  // The stylesheet shows the mark and hides the offer.
  expect([notice.dataset['initial'], notice.className]).toEqual(['A', 'by-person']);
  state('assistant');
  await waitFor(() => expect(notice).not.toHaveClass('by-person'));
  expect(notice).toBeEmptyDOMElement();
  state('person', '', 'Ana');
  await waitFor(() => expect(notice).toHaveClass('by-person'));
  end.abort();
  expect(notice).not.toHaveClass('by-person');
});
