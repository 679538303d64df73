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

test('starts a session with the first message, joins it and shows the reply', async () => {
  await open();
  expect(screen.getByText('You are talking to an automatic assistant.')).toBeInTheDocument();
  await say('When do you open?{Enter}');
  expect(await screen.findByText('We open at nine.')).toBeInTheDocument();
  expect(log()).toHaveTextContent('YouWhen do you open?AssistantWe open at nine.');
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

test('keeps the log and the conversation after a reload, and continues it', async () => {
  const page = await open();
  await say('One{Enter}');
  await screen.findByText('We open at nine.');
  page.unmount();
  await open();
  expect(log()).toHaveTextContent('YouOneAssistantWe open at nine.');
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

test('restores nothing on a reload after New Conversation', async () => {
  const page = await open();
  await say('One{Enter}');
  await screen.findByText('We open at nine.');
  await userEvent.click(screen.getByRole('button', { name: 'New Conversation' }));
  page.unmount();
  await open();
  expect(log()).toBeEmptyDOMElement();
});

test('counts a message that was not sent as unsaved work', async () => {
  await open();
  await say('Hello');
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('We open at nine.');
  expect(hasUnsavedWork()).toBe(false);
});

test('asks the owner to generate a missing client id, and keeps the text', async () => {
  await open({ clientId: null });
  await say('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please generate a Client ID first.')).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  expect(log()).toBeEmptyDOMElement();
});

test.each(['   ', '\u200b\u200d', '\u2060'])('ignores an empty message: %j', async (text) => {
  await open();
  await say(`${text}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(log()).toBeEmptyDOMElement();
  expect(api.callsOf(startChatSession)).toHaveLength(0);
});

test('starts a new line on Shift+Enter', async () => {
  await open();
  await say('One{Shift>}{Enter}{/Shift}Two');
  expect(screen.getByLabelText('Message')).toHaveValue('One\nTwo');
  expect(api.callsOf(sendChatMessage)).toHaveLength(0);
});

test('does not send on the Enter that completes a word in an input method', async () => {
  await open();
  await say('にほん');
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', keyCode: 13, isComposing: true });
  expect(log()).toBeEmptyDOMElement();
});

test('sends one message at a time, and keeps text typed meanwhile', async () => {
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

test('shows a failure as a line of the bot, and Retry sends the same message again', async () => {
  await open();
  api.on(sendChatMessage, () => refuse(403, { message: 'This agent is disabled.' }));
  await say('When do you open?{Enter}');
  expect(await screen.findByText('Sorry, something went wrong.')).toBeInTheDocument();
  expect(log()).toHaveTextContent('This agent is disabled.');
  api.on(sendChatMessage, () => ({ text: 'At nine.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  // The button is removed, but the focus stays in the log.
  expect(log()).toHaveFocus();
  expect(await screen.findByText('At nine.')).toBeInTheDocument();
  expect(screen.queryByText('Sorry, something went wrong.')).not.toBeInTheDocument();
  expect(screen.getAllByText('When do you open?')).toHaveLength(1);
  expect(api.callsOf(sendChatMessage)[1]?.request).toMatchObject({ text: 'When do you open?' });
});

test.each([{}, { text: '' }, { text: ' \u200b' }, '', { ok: true }])(
  'treats a reply without text as a failure, never as an empty bubble: %j',
  async (answer) => {
    await open();
    api.on(sendChatMessage, () => answer);
    await say('When do you open?{Enter}');
    expect(await screen.findByText('Sorry, something went wrong.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
);

test.each([{ reply: 'At nine.' }, { message: 'At nine.' }, { answer: 'At nine.' }, { content: 'At nine.' }])(
  'shows a reply in any field that servers use: %j',
  async (answer) => {
    await open();
    api.on(sendChatMessage, () => answer);
    await say('When do you open?{Enter}');
    expect(await screen.findByText('At nine.')).toBeInTheDocument();
  },
);

test('does not show the session as ended when the server refuses the client id', async () => {
  await open();
  api.on(startChatSession, () => refuse(401));
  await say('When do you open?{Enter}');
  expect(await screen.findByText('Sorry, something went wrong.')).toBeInTheDocument();
  expect(log()).toHaveTextContent('The server did not accept the client ID.');
  expect(log()).not.toHaveTextContent(/session/i);
});

test('Retry starts a new conversation when the server no longer has the old one', async () => {
  localStorage.setItem('chat-conversation:7', '{"seat":{"conversationId":"old","participantId":"p0"},"lines":[]}');
  await open();
  api.on(sendChatMessage, ({ conversationId }) => (conversationId === 'old' ? refuse(404) : { text: 'At nine.' }));
  await say('When?{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('At nine.')).toBeInTheDocument();
  expect(api.callsOf(startChatSession)).toHaveLength(1);
});

test('does not show an answer that arrives after New Conversation', async () => {
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

test('lists the documents of an answer with their passages', async () => {
  await open();
  const sources = [{ documentId: 'd1', name: 'hours.pdf', excerpt: 'Monday to Friday from nine.' }];
  api.on(sendChatMessage, () => ({ text: 'At nine.', sources }));
  await say('When?{Enter}');
  const document = await screen.findByText('hours.pdf');
  expect(document.closest('details')).toHaveTextContent('Monday to Friday from nine.');
});

test('says before the first question that an automatic assistant answers', async () => {
  await open();
  expect(screen.getByText(/automatic assistant/)).toBeInTheDocument();
});

test('opens the passages of a reply, and shows table rows as a table', async () => {
  await open();
  const text = 'Our rooms:\nRoom: 201; Price: 149\nRoom: 202; Price: 182';
  const passages = [
    { documentId: 'd1', name: 'rooms.csv', heading: 'Hotel > Prices', text },
    { documentId: '', name: '', heading: '', text: `Breakfast is from 7:15. ${'x'.repeat(900)}` },
  ];
  api.on(sendChatMessage, () => ({ text: 'I am not sure. This may help:', outcome: 'unsure', passages }));
  await say('What is a room?{Enter}');
  const button = await screen.findByRole('button', { name: 'Prices · rooms.csv' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Our rooms:')).toBeNull();
  expect((log().textContent ?? '').length).toBeLessThanOrEqual(600);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Hotel > Prices')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['201', '149', '202', '182']);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: /^Breakfast is from 7:15/ })).toBeVisible();
});

test('does not label the closest passages as sources when there is no answer', async () => {
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

test('shows markup in an answer or a document as text', async () => {
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

test('does not send a message that is too long for the server, and shows by how much', async () => {
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

test('sends a message of any length to a server without a limit', async () => {
  api.on({ ...sendChatMessage, request: v.any() }, () => 'That was long.');
  await open();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(4003) } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('That was long.')).toBeInTheDocument();
});

test('sends a numeric participant id back as a number, even after a reload', async () => {
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

  test('does not repeat the starter questions under a reply that found nothing', async () => {
    await open({ chatOptions });
    api.on(sendChatMessage, () => ({ text: 'I could not find that.', outcome: 'not-found' }));
    await say('Do you sell boats?{Enter}');
    expect(await screen.findByText('I could not find that.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'When do you open?' })).toBeNull();
  });

  test('sends a starter question with a click', async () => {
    await open({ chatOptions });
    await press('When do you open?');
    expect(await screen.findByText('We open at nine.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'When do you open?' })).toBeNull();
  });

  test('rates a reply, and removes the rating', async () => {
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

  test('reverts a rating that cannot be sent', async () => {
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

  test('requires consent to request a person, and shows what happens next', async () => {
    api.on(askForPerson, () => ({ next: 'Somebody will reply today.' }));
    await open({ chatOptions });
    await press('Talk to a person');
    await userEvent.type(screen.getByLabelText('Your name'), 'Grace');
    await userEvent.type(screen.getByLabelText('Your email'), 'grace@example.com');
    await press('Send message');
    expect(screen.getByText('Please agree so that somebody can reply.')).toBeInTheDocument();
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

  test('starts a new conversation to request a person when the server no longer has this one', async () => {
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

  test('asks whether to talk to a person when the server says to offer one', async () => {
    api.on(sendChatMessage, () => ({ text: 'I could not find that.', outcome: 'not-found', offersPerson: true }));
    await open({ chatOptions });
    await say('One{Enter}');
    expect(await screen.findByText('Would you rather talk to a person?')).toBeInTheDocument();
  });
});

test('offers neither a person nor feedback on a server without chat options', async () => {
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

  test('is shown while it is written, and announced when it is complete', async () => {
    expect(screen.getByText('at').tagName).toBe('STRONG');
    expect(log()).not.toHaveTextContent('We open');
    send('event: reply\ndata: {"text":"We open **at nine**."}\n\n');
    await waitFor(() => expect(log()).toHaveTextContent('YouWhen?AssistantWe open at nine.'));
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('can be stopped; the received part is kept, and the next message can be sent', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(signal?.aborted).toBe(true);
    expect(log()).toHaveTextContent('YouWhen?AssistantWe open **atYou stopped this reply.');
    await say('And on Sunday?{Enter}');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.['turnId']).not.toBe(requests[0]?.['turnId']);
  });

  test('whose connection is lost is explained, and the retry sends the same message', async () => {
    end();
    expect(await screen.findByText(/The connection was lost before the reply was complete/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual(requests[0]);
  });

  test('that ends with an error shows the sentence of that error', async () => {
    send('event: error\ndata: {"status":503,"message":"The database cannot be reached."}\n\n');
    expect(await screen.findByText('The database cannot be reached.')).toBeInTheDocument();
  });
});
