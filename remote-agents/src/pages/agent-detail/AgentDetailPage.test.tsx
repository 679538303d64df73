import { getBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from './AgentDetailPage';

const bot = { id: 7, name: 'Front desk', enabled: true, description: 'Answers' };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(getBot, () => bot);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = (at = '/agent/7') => renderPage(<AgentDetailPage />, { at, path: '/agent/:id/:tab?' });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('Loading... stands there until the agent has arrived', async () => {
  open();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Front desk' })).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(api.callsOf(getBot)[0]?.request).toEqual({ botId: '7' });
});

test('above the tabs a long description takes two lines, and is whole on hover', async () => {
  open();
  const intro = await screen.findByTitle('Answers');
  expect(intro).toHaveTextContent('Answers');
  expect(intro).toHaveStyle({ overflow: 'hidden' });
});

test('an agent has six tabs', async () => {
  open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Agent Info',
    'Client',
    'Documents',
    'Welcome Template',
    'Chat Test',
    'Chatbot Settings',
  ]);
  expect(selectedTab()).toBe('Agent Info');
});

test.each([
  ['/agent/7/documents', 'Documents'],
  ['/agent/7/CHAT', 'Chat Test'],
  ['/agent/7/nonsense', 'Agent Info'],
])('%s opens the tab %s', async (address, tab) => {
  open(address);
  await screen.findAllByRole('tab');
  expect(selectedTab()).toBe(tab);
});

test('what was typed in one tab is still there after a look at another', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Name'), ' two');
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
  expect(selectedTab()).toBe('Documents');
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Agent Info' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Front desk two');
});

test('an agent that does not exist is told, with a way back', async () => {
  api.on(getBot, () => refuse(404));
  open();
  expect(await screen.findByText('This agent does not exist, or it is no longer there.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to My Agent Bots' }));
  expect(screen.getByText('Went to /agent')).toBeInTheDocument();
});

test('an agent that cannot be loaded can be asked for again', async () => {
  api.on(getBot, () => refuse(500));
  open();
  expect(await screen.findByText('The agent could not be loaded.')).toBeInTheDocument();
  api.on(getBot, () => bot);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Front desk' })).toBeInTheDocument();
});
