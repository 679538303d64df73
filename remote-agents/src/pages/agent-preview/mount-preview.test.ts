import { addChatParticipant, sendChatMessage, startChatSession } from '@frontdesk/shared/endpoints/chat';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { readConfig, type WidgetConfig } from '../../../widget/widget-config';
import { liveCalls } from './mount-preview';

const config = readConfig({ api: 'http://localhost', clientId: 'client-1' }) as WidgetConfig;
const { signal } = new AbortController();

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi()
    .on(startChatSession, () => null)
    .on(addChatParticipant, () => ({ participantId: 'p1' }));
});
afterEach(() => api.restore());

test("joins under a separate name and gets the agent's reply", async () => {
  api.on(sendChatMessage, () => ({ text: 'At nine.' }));
  const calls = liveCalls(config);
  const started = await calls.begin('c1', signal);
  expect(started).toEqual({ conversationId: 'c1', participantId: 'p1' });
  expect(api.callsOf(addChatParticipant)[0]?.request).toMatchObject({ userName: 'Preview' });
  expect(await calls.send(started, 'When?', signal, { turnId: 't', onText: () => {} })).toEqual({ text: 'At nine.' });
});

test('explains a refused call as a visitor would read it', async () => {
  api.on(startChatSession, () => refuse(403, { message: 'This agent is disabled.', reason: 'away' }));
  await expect(liveCalls(config).begin('c1', signal)).rejects.toThrow('The assistant is away.');
});

test('does not send a request for a person', async () => {
  const started = { conversationId: 'c1', participantId: 'p1' };
  const person = { name: 'Ada', email: 'ada@example.com', message: '', consent: true };
  expect(await liveCalls(config).askForPerson(started, person)).toBe(
    'This is the preview. On your site, the message reaches you.',
  );
  expect(api.calls).toHaveLength(0);
});
