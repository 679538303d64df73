import { hasUnsavedWork } from '@frontdesk/shared/app';
import { getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import { createOrUpdateClient, getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from './AgentDetailPage';

const bot = { id: 7, name: 'Front desk', enabled: true, description: 'Answers' };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi().on(getBot, () => bot);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = (at = '/agent/7') => renderPage(<AgentDetailPage />, { at, path: '/agent/:id/:tab?' });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('shows Loading... until the agent is loaded', async () => {
  open();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Front desk' })).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(api.callsOf(getBot)[0]?.request).toEqual({ botId: '7' });
});

test('shows six tabs', async () => {
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

test('keeps typed text of a tab while another tab is shown', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Name'), ' two');
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
  expect(selectedTab()).toBe('Documents');
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Agent Info' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Front desk two');
});

test('shows that an agent does not exist, with a way back', async () => {
  api.on(getBot, () => refuse(404));
  open();
  expect(await screen.findByText('This agent does not exist or was deleted.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to My Agent Bots' }));
  expect(screen.getByText('Went to /agent')).toBeInTheDocument();
});

test('retries when an agent cannot be loaded', async () => {
  api.on(getBot, () => refuse(500));
  open();
  expect(await screen.findByText('The agent could not be loaded.')).toBeInTheDocument();
  api.on(getBot, () => bot);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Front desk' })).toBeInTheDocument();
});

const options = { starterQuestions: [], offersPerson: false, showsSources: true, privacyUrl: '' };
const documents = [0, 2, 2, 3].map((status, at) => ({ documentId: `d${at}`, name: `${at}.txt`, type: 0, status }));
const rail = () => within(screen.getByRole('navigation', { name: 'Set up this agent' }));
const doneSteps = () =>
  rail()
    .getAllByRole('link')
    .filter((link) => /Done/.test(link.textContent ?? ''))
    .map((link) => link.textContent?.match(/Documents|Welcome|Test|Put it on your site/)?.[0]);

test('links back in the header, and counts documents and the conversations of the week', async () => {
  api
    .on(getBot, () => ({ ...bot, documents, chatOptions: options }))
    .on(getAgentOverview, () => ({ conversations: 12, wasTested: false, isOnSite: false }));
  open();
  const path = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(path.getByRole('link', { name: 'Agents' })).toHaveAttribute('href', '/agent');
  expect(screen.getByRole('link', { name: '2 documents ready, 1 in progress, 1 failed' })).toHaveAttribute(
    'href',
    '/agent/7/documents',
  );
  expect(await screen.findByRole('link', { name: '12 conversations this week' })).toHaveAttribute(
    'href',
    '/conversations?agent=7',
  );
});

test('counts no conversations on another server, and makes none of our own calls', async () => {
  open();
  expect(await screen.findByText('0 documents ready')).toBeInTheDocument();
  expect(screen.queryByText(/this week/)).not.toBeInTheDocument();
  expect(api.callsOf(getAgentOverview)).toHaveLength(0);
});

test('names the browser tab after the open tab and the agent', async () => {
  open('/agent/7/documents');
  await waitFor(() => expect(document.title).toBe('Documents · Front desk - Frontdesk'));
  await userEvent.click(screen.getByRole('tab', { name: 'Chat Test' }));
  await waitFor(() => expect(document.title).toBe('Chat Test · Front desk - Frontdesk'));
});

test('the status switch disables the agent immediately, and the single switch in Agent Info changes too', async () => {
  let enabled = true;
  api
    .on(getBot, () => ({ ...bot, enabled }))
    .on(updateBot, (request) => {
      enabled = request.enabled;
    });
  open();
  await screen.findByRole('switch', { name: 'Enabled' });
  expect(screen.queryByRole('switch', { name: 'Status' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Status' }));
  expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Status' })).not.toBeChecked());
  await userEvent.click(screen.getByRole('tab', { name: 'Agent Info' }));
  expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  expect(hasUnsavedWork()).toBe(false);
});

test('Test and Put it on your site open their tabs', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  expect(selectedTab()).toBe('Chat Test');
  await userEvent.click(screen.getByRole('button', { name: 'Put it on your site' }));
  expect(selectedTab()).toBe('Chatbot Settings');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Put it on your site' })).toHaveFocus());
});

test('marks each of the four steps when it is done, and links its tab', async () => {
  api
    .on(getBot, () => ({ ...bot, documents, chatOptions: options, template: { id: 1, content: '<p>Hello</p>' } }))
    .on(getAgentOverview, () => ({ conversations: 0, wasTested: false, isOnSite: true }));
  open();
  await waitFor(() => expect(doneSteps()).toEqual(['Documents', 'Welcome', 'Put it on your site']));
  expect(rail().getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('navigation', { name: 'Set up this agent' })).toHaveAttribute('data-done', '3 of 4 done');
  expect(rail().getByText(/Ask what your customers would ask\./)).toBeInTheDocument();
  await userEvent.click(rail().getByRole('link', { name: /^Next: Test/ }));
  expect(selectedTab()).toBe('Chat Test');
});

test('shows no steps once all are done', async () => {
  api
    .on(getBot, () => ({ ...bot, documents, chatOptions: options, template: { id: 1, content: '<p>Hello</p>' } }))
    .on(getAgentOverview, () => ({ conversations: 2, wasTested: true, isOnSite: true }));
  open();
  await screen.findByRole('tab', { name: 'Agent Info' });
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Set up this agent' })).toBeNull());
});

test('remembers which steps are done, and hides them on the next visit before the server answers', async () => {
  api
    .on(getBot, () => ({ ...bot, documents, chatOptions: options, template: { id: 1, content: '<p>Hello</p>' } }))
    .on(getAgentOverview, () => ({ conversations: 2, wasTested: true, isOnSite: true }));
  const { unmount } = open();
  await screen.findByRole('tab', { name: 'Agent Info' });
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Set up this agent' })).toBeNull());
  unmount();
  api.on(getAgentOverview, () => new Promise<never>(() => {}));
  open();
  await screen.findByRole('tab', { name: 'Agent Info' });
  expect(screen.queryByRole('navigation', { name: 'Set up this agent' })).toBeNull();
});

test('marks no step of a new agent as done, but keeps the steps that were done in this browser', async () => {
  const { unmount } = open();
  await screen.findByRole('navigation', { name: 'Set up this agent' });
  expect(doneSteps()).toEqual([]);
  unmount();
  localStorage.setItem('agent-test::7', 'done');
  open();
  await screen.findByRole('navigation', { name: 'Set up this agent' });
  expect(doneSteps()).toEqual(['Test']);
});

test.each([
  ['/agent/7/chat', 'Send'],
  ['/agent/7/settings', 'Download widget pack'],
])('generates a missing Client ID in place at %s', async (address, refused) => {
  let clientId: string | null = null;
  api
    .on(getBot, () => ({ ...bot, clientId }))
    .on(createOrUpdateClient, (request) => {
      ({ clientId } = request);
    });
  open(address);
  const generate = await screen.findByRole('button', { name: 'Generate Client ID' });
  await userEvent.click(screen.getByRole('button', { name: refused }));
  expect(await screen.findByText('Please generate a Client ID first.')).toBeInTheDocument();
  expect(generate).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Client updated!')).toBeInTheDocument();
  await waitFor(() => expect(generate).not.toBeInTheDocument());
  expect(api.callsOf(createOrUpdateClient)[0]?.request).toMatchObject({ botId: 7, isActive: true, rotate: false });
});
