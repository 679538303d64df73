import { getBot } from '@frontdesk/shared/endpoints/bot';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { readAgent } from '../../api/agents';
import { AgentPreview } from './AgentPreview';
import { createPreviewMemory } from './preview-memory';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const NOT_COUNTED = /The agent answers, and these chats are not counted\./;
const COUNTED = /The agent answers, and this server counts these chats/;

test.each([
  ['says that chats are not counted where the server stores looks', { widgetTheme: null }, NOT_COUNTED, COUNTED],
  ['says the same for a stored look', { widgetTheme: { ...DEFAULT_THEME } }, NOT_COUNTED, COUNTED],
  ['says that chats are counted on another server', {}, COUNTED, NOT_COUNTED],
])('the preview %s', async (_, bot, shown, absent) => {
  const answer = { id: 7, name: 'Front desk', enabled: true, clientId: 'client-1', ...bot };
  const agent = readAgent(v.parse(getBot.response, answer));
  renderPage(<AgentPreview agent={agent} />, { at: '/', path: '/' });
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(screen.queryByText(absent)).toBeNull();
});

const line = { id: '1', from: 'agent', text: 'At nine.' } as const;

test('starts empty when the agent replies, keeps the conversation, and records that it was tested', () => {
  const onReply = jest.fn();
  const memory = createPreviewMemory(true, onReply);
  expect(memory.read().lines).toEqual([]);
  memory.write({ started: null, lines: [{ id: '0', from: 'visitor', text: 'When?' }] });
  expect(onReply).not.toHaveBeenCalled();
  memory.write({ started: null, lines: [line] });
  expect(onReply).toHaveBeenCalled();
  expect(memory.read().lines).toEqual([line]);
});

test('shows no invented conversation, and records no test, while the agent cannot reply', () => {
  const onReply = jest.fn();
  const memory = createPreviewMemory(false, onReply);
  expect(memory.read().lines.map(({ from }) => from)).toEqual([]);
  memory.write({ started: null, lines: [line] });
  expect(onReply).not.toHaveBeenCalled();
});
