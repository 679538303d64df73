import { hasUnsavedWork } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import {
  addChatParticipant,
  askForPerson,
  sendChatFeedback,
  sendChatMessage,
  startChatSession,
} from '@frontdesk/shared/endpoints/chat';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const bot = { id: 7, name: 'Front desk', clientId: 'client-1' };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi()
    .on(startChatSession, () => null)
    .on(addChatParticipant, () => ({ participantId: 'p1' }))
    .on(sendChatMessage, () => ({ text: 'We open at nine.' }));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

async function open(changes: object = {}) {
  api.on(getBot, () => ({ ...bot, ...changes }));
  const page = renderPage(<AgentDetailPage />, { at: '/agent/7/chat', path: '/agent/:id/:tab' });
  await screen.findByLabelText('Message');
  return page;
}
const say = (text: string) => userEvent.type(screen.getByLabelText('Message'), text);
const log = () => screen.getByRole('log');

test('the first message starts a session, joins it and is answered', async () => {
  await open();
  await say('When do you open?{Enter}');
  expect(await screen.findByText('We open at nine.')).toBeInTheDocument();
  expect(log()).toHaveTextContent('When do you open?We open at nine.');
  expect(log()).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  const [session, participant, message] = api.calls.filter(({ path }) => path.startsWith('/api/v1/chat/'));
  const conversationId = (session?.request as { conversationId: string } | undefined)?.conversationId;
  expect(session).toMatchObject({ path: '/api/v1/chat/startSession', request: { conversationId } });
  expect(participant?.request).toEqual({ conversationId, userName: 'Owner', ipAddress: '' });
  expect(message?.request).toEqual({
    conversationId,
    clientId: 'client-1',
    text: 'When do you open?',
    participantId: 'p1',
  });
  for (const made of [session, participant, message]) expect(made?.headers.get('client_id')).toBe('client-1');
});

test('a reload keeps the log and the conversation, in which later messages go on', async () => {
  const page = await open();
  await say('One{Enter}');
  await screen.findByText('We open at nine.');
  page.unmount();
  await open();
  expect(log()).toHaveTextContent('OneWe open at nine.');
  await say('Two{Enter}');
  await waitFor(() => expect(screen.getAllByText('We open at nine.')).toHaveLength(2));
  expect(api.callsOf(startChatSession)).toHaveLength(1);
  const [first, second] = api.callsOf(sendChatMessage).map(({ request }) => request as { conversationId: string });
  expect(second?.conversationId).toBe(first?.conversationId);
});

test('New Conversation clears the log, and the next message starts another', async () => {
  await open();
  await say('One{Enter}');
  await screen.findByText('We open at nine.');
  await userEvent.click(screen.getByRole('button', { name: 'New Conversation' }));
  expect(log()).toBeEmptyDOMElement();
  await say('Two{Enter}');
  await screen.findByText('We open at nine.');
  expect(api.callsOf(startChatSession)).toHaveLength(2);
});

test('after New Conversation a reload restores nothing', async () => {
  const page = await open();
  await say('One{Enter}');
  await screen.findByText('We open at nine.');
  await userEvent.click(screen.getByRole('button', { name: 'New Conversation' }));
  page.unmount();
  await open();
  expect(log()).toBeEmptyDOMElement();
});

test('text that was not sent is unsaved work', async () => {
  await open();
  await say('Hello');
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('We open at nine.');
  expect(hasUnsavedWork()).toBe(false);
});

test('without a client id the owner is asked to generate one, and keeps the text', async () => {
  await open({ clientId: null });
  await say('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please generate a Client ID first.')).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  expect(log()).toBeEmptyDOMElement();
});

test.each(['   ', '\u200b\u200d', '\u2060'])('an empty message is ignored: %j', async (text) => {
  await open();
  await say(`${text}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(log()).toBeEmptyDOMElement();
  expect(api.callsOf(startChatSession)).toHaveLength(0);
});

test('Shift+Enter begins a new line', async () => {
  await open();
  await say('One{Shift>}{Enter}{/Shift}Two');
  expect(screen.getByLabelText('Message')).toHaveValue('One\nTwo');
  expect(api.callsOf(sendChatMessage)).toHaveLength(0);
});

test('the Enter that ends a word of an input method does not send', async () => {
  await open();
  await say('にほん');
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', keyCode: 13, isComposing: true });
  expect(log()).toBeEmptyDOMElement();
});

test('sends one message at a time, and keeps what is typed meanwhile', async () => {
  await open();
  let answer: (value: unknown) => void = () => {};
  api.on(sendChatMessage, () => new Promise((resolve) => (answer = resolve)));
  await say('One{Enter}');
  await say('Two{Enter}{Enter}');
  expect(screen.getByText('Waiting for the answer')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(sendChatMessage)).toHaveLength(1));
  expect(screen.getByLabelText('Message')).toHaveValue('Two');
  answer('Just a text.');
  expect(await screen.findByText('Just a text.')).toBeInTheDocument();
  expect(screen.queryByText('Waiting for the answer')).not.toBeInTheDocument();
});

test('a failure is a line of the bot, and Retry asks the same again', async () => {
  await open();
  api.on(sendChatMessage, () => refuse(403, { message: 'This agent is disabled.' }));
  await say('When do you open?{Enter}');
  expect(await screen.findByText('Sorry, something went wrong.')).toBeInTheDocument();
  expect(log()).toHaveTextContent('This agent is disabled.');
  api.on(sendChatMessage, () => ({ text: 'At nine.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  // The button is removed, but the focus stays at its place.
  expect(log()).toHaveFocus();
  expect(await screen.findByText('At nine.')).toBeInTheDocument();
  expect(screen.queryByText('Sorry, something went wrong.')).not.toBeInTheDocument();
  expect(screen.getAllByText('When do you open?')).toHaveLength(1);
  expect(api.callsOf(sendChatMessage)[1]?.request).toMatchObject({ text: 'When do you open?' });
});

test.each([{}, { text: '' }, { text: ' \u200b' }, '', { ok: true }])(
  'a reply without text is a failure, never an empty bubble: %j',
  async (answer) => {
    await open();
    api.on(sendChatMessage, () => answer);
    await say('When do you open?{Enter}');
    expect(await screen.findByText('Sorry, something went wrong.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
);

test.each([{ reply: 'At nine.' }, { message: 'At nine.' }, { answer: 'At nine.' }, { content: 'At nine.' }])(
  'a reply is shown however the server names it: %j',
  async (answer) => {
    await open();
    api.on(sendChatMessage, () => answer);
    await say('When do you open?{Enter}');
    expect(await screen.findByText('At nine.')).toBeInTheDocument();
  },
);

test('a client id that the server refuses is not called an ended session', async () => {
  await open();
  api.on(startChatSession, () => refuse(401));
  await say('When do you open?{Enter}');
  expect(await screen.findByText('Sorry, something went wrong.')).toBeInTheDocument();
  expect(log()).toHaveTextContent('The server did not accept the client ID.');
  expect(log()).not.toHaveTextContent(/session/i);
});

test('Retry starts a new conversation when the server has forgotten the old one', async () => {
  localStorage.setItem('chat-conversation:7', '{"conversationId":"old","participantId":"p0"}');
  await open();
  api.on(sendChatMessage, ({ conversationId }) => (conversationId === 'old' ? refuse(404) : { text: 'At nine.' }));
  await say('When?{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('At nine.')).toBeInTheDocument();
  expect(api.callsOf(startChatSession)).toHaveLength(1);
});

test('an answer that comes after New Conversation is not shown', async () => {
  await open();
  let answer: (value: unknown) => void = () => {};
  api.on(sendChatMessage, () => new Promise((resolve) => (answer = resolve)));
  await say('One{Enter}');
  await waitFor(() => expect(api.callsOf(sendChatMessage)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'New Conversation' }));
  answer({ text: 'Too late.' });
  await waitFor(() => expect(screen.queryByText('Waiting for the answer')).not.toBeInTheDocument());
  expect(log()).toBeEmptyDOMElement();
});

test('an answer names its documents, with the passage it rests on', async () => {
  await open();
  const sources = [{ documentId: 'd1', name: 'hours.pdf', excerpt: 'Monday to Friday from nine.' }];
  api.on(sendChatMessage, () => ({ text: 'At nine.', sources }));
  await say('When?{Enter}');
  const document = await screen.findByText('hours.pdf');
  expect(document.closest('details')).toHaveTextContent('Monday to Friday from nine.');
});

test('where nothing is claimed, the passages that come nearest are not called sources', async () => {
  await open();
  api.on(sendChatMessage, () => ({
    text: 'I could not find that in the documents. This comes nearest: We open at nine.',
    sources: [],
    nearest: [{ documentId: 'd1', name: 'hours.pdf', excerpt: 'We open at nine.' }],
  }));
  await say('When do you close?{Enter}');
  expect(await screen.findByText('Nearest passages')).toBeInTheDocument();
  expect(screen.queryByText('Source')).toBeNull();
  expect(screen.getByText('hours.pdf').closest('details')).toHaveTextContent('We open at nine.');
});

test('markup in an answer or a document is shown as text', async () => {
  await open();
  const excerpt = '<script>steal()</script>';
  api.on(sendChatMessage, () => ({
    text: '<img src=x onerror=alert(1)>',
    sources: [{ documentId: 'd1', name: '<b>x</b>', excerpt }],
    nearest: [],
  }));
  await say('When?{Enter}');
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(log().querySelector('img, script, b')).toBeNull();
});

test('a message longer than the server accepts is not sent, and says by how much', async () => {
  api.on(getLimits, () => ({ documentKinds: [], documentBytes: 1, chatCharacters: 4000 }));
  await open();
  await waitFor(() => expect(api.callsOf(getLimits)).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(4003) } });
  expect(await screen.findByText('This is 3 characters too long.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(log()).toBeEmptyDOMElement();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(3990) } });
  expect(screen.getByText('10 characters left')).toBeInTheDocument();
});

test('a message of any length is sent to a server that reports no limit', async () => {
  api.on({ ...sendChatMessage, request: v.any() }, () => 'That was long.');
  await open();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(4003) } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('That was long.')).toBeInTheDocument();
});

test('sends a numeric participant id back as a number, also after a reload', async () => {
  api.on(addChatParticipant, () => 4711).on(sendChatMessage, () => 'Hello.');
  const { unmount } = await open();
  await say('Hi{Enter}');
  expect(await screen.findByText('Hello.')).toBeInTheDocument();
  unmount();
  await open();
  await say('Again{Enter}');
  await waitFor(() => expect(api.callsOf(sendChatMessage)).toHaveLength(2));
  for (const { request } of api.callsOf(sendChatMessage)) expect(request).toMatchObject({ participantId: 4711 });
  expect(api.callsOf(startChatSession)).toHaveLength(1);
});

describe('on a server with chat options', () => {
  const chatOptions = { starterQuestions: ['When do you open?'], offersPerson: true, showsSources: true };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('the starter questions come back under a reply that found nothing', async () => {
    await open({ chatOptions });
    api.on(sendChatMessage, () => ({ text: 'I could not find that.', outcome: 'not-found' }));
    await say('Do you sell boats?{Enter}');
    expect(await screen.findByText('I could not find that.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'When do you open?' })).toBeInTheDocument();
  });

  test('a starter question is asked with a click', async () => {
    await open({ chatOptions });
    await press('When do you open?');
    expect(await screen.findByText('We open at nine.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'When do you open?' })).toBeNull();
  });

  test('a reply can be rated, and the rating taken back', async () => {
    api
      .on(sendChatMessage, () => ({ text: 'We open at nine.', messageId: 'm1' }))
      .on(sendChatFeedback, () => undefined);
    await open({ chatOptions });
    await say('When?{Enter}');
    await screen.findByText('We open at nine.');
    await press('Helpful');
    expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'true');
    await press('Helpful');
    expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false');
    expect(api.callsOf(sendChatFeedback).map(({ request }) => request)).toMatchObject([
      { messageId: 'm1', feedback: 'helpful', participantId: 'p1' },
      { messageId: 'm1', feedback: null },
    ]);
  });

  test('a rating that cannot be sent is taken off again', async () => {
    api
      .on(sendChatMessage, () => ({ text: 'We open at nine.', messageId: 'm1' }))
      .on(sendChatFeedback, () => refuse(500));
    await open({ chatOptions });
    await say('When?{Enter}');
    await screen.findByText('We open at nine.');
    await press('Not helpful');
    expect(await screen.findByText('The feedback could not be sent.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('requesting a person needs consent, and shows what happens next', async () => {
    api.on(askForPerson, () => ({ next: 'Somebody will reply today.' }));
    await open({ chatOptions });
    await press('Talk to a person');
    await userEvent.type(screen.getByLabelText('Your name'), 'Grace');
    await userEvent.type(screen.getByLabelText('Your email'), 'grace@example.com');
    await press('Send message');
    expect(screen.getByText('Please agree, so that somebody can reply.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Send message');
    expect(await screen.findByText('Somebody will reply today.')).toBeInTheDocument();
    expect(api.callsOf(askForPerson)[0]?.request).toMatchObject({
      name: 'Grace',
      email: 'grace@example.com',
      message: '',
      consent: true,
    });
    expect(screen.getByLabelText('Message')).toBeInTheDocument();
  });

  test('requesting a person starts a new conversation when the server has forgotten this one', async () => {
    let isKnown = true;
    api
      .on(sendChatMessage, () => ({ text: 'We open at nine.' }))
      .on(askForPerson, () => {
        if (isKnown) return { next: 'Somebody will reply today.' };
        isKnown = true;
        return refuse(404);
      });
    await open({ chatOptions });
    await say('When?{Enter}');
    await screen.findByText('We open at nine.');
    isKnown = false;
    await press('Talk to a person');
    await userEvent.type(screen.getByLabelText('Your name'), 'Grace');
    await userEvent.type(screen.getByLabelText('Your email'), 'grace@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Send message');
    expect(await screen.findByText('Somebody will reply today.')).toBeInTheDocument();
    const [first, second] = api
      .callsOf(askForPerson)
      .map(({ request }) => (request as { conversationId: string }).conversationId);
    expect(second).not.toBe(first);
  });

  test('offers a person in words when the server says so', async () => {
    api.on(sendChatMessage, () => ({ text: 'I could not find that.', outcome: 'not-found', offersPerson: true }));
    await open({ chatOptions });
    await say('One{Enter}');
    expect(await screen.findByText('Would you rather talk to a person?')).toBeInTheDocument();
  });
});

test('a server without chat options offers no person and takes no feedback', async () => {
  await open();
  await say('When?{Enter}');
  await screen.findByText('We open at nine.');
  expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Talk to a person' })).toBeNull();
});

describe('on our server, a reply', () => {
  const chatOptions = { starterQuestions: [], offersPerson: false, showsSources: true, privacyUrl: null };
  const fakeFetch = () => globalThis.fetch;
  let send: (text: string) => void;
  let end: () => void;
  let signal: AbortSignal | null | undefined;
  const requests: Record<string, unknown>[] = [];

  /** Answers sendMessage with events, in the pieces that the test sends. */
  function streaming() {
    const others = fakeFetch();
    globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith('/sendMessage')) return others(input, init);
      requests.push(JSON.parse(String(init?.body)));
      signal = init?.signal;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (text) => controller.enqueue(new TextEncoder().encode(text));
          end = () => controller.close();
          signal?.addEventListener('abort', () => controller.error(signal?.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }
  const piece = (text: string) => send(`event: text\ndata: ${JSON.stringify({ text })}\n\n`);

  beforeEach(async () => {
    requests.length = 0;
    await open({ chatOptions });
    streaming();
    await say('When?{Enter}');
    await waitFor(() => expect(requests).toHaveLength(1));
    piece('We open **at');
    await screen.findByText('at');
  });

  test('is shown while it is written, and announced once it is complete', async () => {
    expect(screen.getByText('at').tagName).toBe('STRONG');
    expect(log()).not.toHaveTextContent('We open');
    send('event: reply\ndata: {"text":"We open **at nine**."}\n\n');
    await waitFor(() => expect(log()).toHaveTextContent('When?We open at nine.'));
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('can be stopped; what was said stays, and the next message can be sent', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(signal?.aborted).toBe(true);
    expect(log()).toHaveTextContent('When?We open **atYou stopped this reply.');
    await say('And on Sunday?{Enter}');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.['turnId']).not.toBe(requests[0]?.['turnId']);
  });

  test('that is lost on the way is explained, and the retry is the same message', async () => {
    end();
    expect(await screen.findByText(/The connection was lost before the reply was complete/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual(requests[0]);
  });

  test('that ends with an error shows its sentence', async () => {
    send('event: error\ndata: {"status":503,"message":"The database cannot be reached."}\n\n');
    expect(await screen.findByText('The database cannot be reached.')).toBeInTheDocument();
  });
});
