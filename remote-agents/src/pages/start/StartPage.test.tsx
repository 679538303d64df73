import { createBotForId, getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { updateDocumentStatus, uploadDocuments as upload } from '@frontdesk/shared/endpoints/document';
import { getStart, startAgent } from '@frontdesk/shared/endpoints/first-minute';
import { getWebsites, refreshWebsite } from '@frontdesk/shared/endpoints/website';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mainColor } from '../agent-look/avatar-picture';
import { StartPage } from './StartPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

async function read(address: string) {
  renderPage(<StartPage />, { at: '/start', path: '/start' });
  await userEvent.type(screen.getByLabelText('What is your site?'), address);
  await userEvent.click(screen.getByRole('button', { name: 'Read my site' }));
}

test('creates an agent from an address, and shows its reading progress and the line for the site', async () => {
  api
    .on(startAgent, () => ({ botId: 'a1' }))
    .on(getBot, () => ({ id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents: [] }))
    .on(getStart, () => ({ isReading: true, read: 3, found: 12 }));
  await read('garden.example');
  expect(await screen.findByRole('heading', { level: 1, name: 'Garden shop' })).toBeInTheDocument();
  expect(await screen.findByText('Read 3 of 12 pages')).toBeInTheDocument();
  expect(screen.getByText(/^<script src=.*c1/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the line' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the agent' })).toHaveAttribute('href', '/agent/a1');
  expect(api.callsOf(startAgent)[0]?.request).toMatchObject({ address: expect.stringContaining('garden.example') });
});

test('gives the agent the questions about its site once there are enough, or all pages have been read', async () => {
  const topics = ['Opening hours', 'Do you deliver?', 'When is breakfast?', 'Can I pay by card?', 'Where can I park?'];
  let progress = { isReading: true, read: 3, found: 12, topics: topics.slice(0, 3) };
  const bot = { id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents: [] };
  api
    .on(getBot, () => ({ ...bot, chatOptions: { starterQuestions: [], offersPerson: true, showsSources: true } }))
    .on(getStart, () => progress)
    .on(updateBot, () => ({}));
  renderPage(<StartPage />, { at: '/start?agent=a1', path: '/start' });
  expect(await screen.findByText('Read 3 of 12 pages')).toBeInTheDocument();
  expect(api.callsOf(updateBot)).toHaveLength(0);
  // The chat does not offer them yet.
  expect(screen.getByText('Ask it one of these')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'When is breakfast?' })).toBeInTheDocument();
  progress = { isReading: true, read: 5, found: 12, topics };
  expect(await screen.findByText('Read 5 of 12 pages')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(updateBot)).toHaveLength(1));
  expect(api.callsOf(updateBot)[0]?.request).toMatchObject({
    chatOptions: { starterQuestions: ['Opening hours?', ...topics.slice(1, 4)] },
  });
});

test('creates an agent with a client id from files, and counts its progress in files', async () => {
  api
    .on(createBotForId, () => ({ id: 'a1' }))
    .on(upload, () => ({}))
    .on(getBot, () => ({ id: 'a1', name: 'House rules', enabled: true, clientId: 'c1', documents: [] }))
    .on(getStart, () => ({ isReading: false, read: 2, found: 2, failed: 1 }));
  const { container } = renderPage(<StartPage />, { at: '/start', path: '/start' });
  await screen.findByRole('button', { name: 'Choose files' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, new File(['Quiet after ten.'], 'house_rules.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Read 2 files. Your agent is ready.')).toBeInTheDocument();
  expect(screen.getByText('1 file could not be read.')).toBeInTheDocument();
  expect(screen.getByText('Ask it something, as a guest would.')).toBeInTheDocument();
  const clientId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(api.callsOf(createBotForId)[0]?.request).toMatchObject({ name: 'house rules', enabled: true, clientId });
});

test('requires the address', async () => {
  await read(' ');
  expect(await screen.findByText('The address of your site is required.')).toBeInTheDocument();
  expect(api.callsOf(startAgent)).toHaveLength(0);
});

test('names the pages that were read last, and offers to try another site when none could be read', async () => {
  const progress = { isReading: true, read: 2, found: 4, topics: [], newest: ['Prices', 'Opening hours'] };
  api
    .on(getBot, () => ({ id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents: [] }))
    .on(getStart, () => progress);
  const { unmount } = renderPage(<StartPage />, { at: '/start?agent=a1', path: '/start' });
  const pages = await screen.findByRole('list', { name: 'Last read' });
  expect(within(pages).getAllByRole('listitem')).toHaveLength(2);
  unmount();
  api.on(getStart, () => ({ isReading: false, read: 0, found: 0, failed: 1, error: 'The website does not respond.' }));
  renderPage(<StartPage />, { at: '/start?agent=a1', path: '/start' });
  expect(await screen.findByText(/^Nothing could be read\./)).toBeInTheDocument();
  expect(screen.getByText('The website does not respond.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try another site' })).toHaveAttribute('href', '/start');
});

test('shows the site and the file that could not be read in separate rows, reads both again, and accepts another file', async () => {
  let progress: object = { isReading: false, read: 0, found: 0, failed: 1, error: 'The website does not respond.' };
  let documents = [{ documentId: 'd1', name: 'scan.pdf', type: 0, status: 3, error: 'It holds no text.' }];
  const site = { id: 'w1', address: 'https://garden.example/', error: 'The website does not respond.' };
  api
    .on(getBot, () => ({ id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents }))
    .on(getStart, () => progress)
    .on(getWebsites, () => ({ websites: [site, { id: 'w2', address: 'https://other.example/', error: null }] }))
    .on(updateDocumentStatus, () => ({}))
    .on(refreshWebsite, () => ({}))
    .on(upload, () => {
      progress = { isReading: false, read: 1, found: 1, failed: 0 };
      documents = [{ documentId: 'd2', name: 'prices.txt', type: 0, status: 2, error: '' }];
      return {};
    });
  const { container } = renderPage(<StartPage />, { at: '/start?agent=a1', path: '/start' });
  expect(await screen.findByText('It could not read anything yet.')).toBeInTheDocument();
  const unread = within(screen.getByRole('group', { name: 'Not read' }));
  await unread.findByText('garden.example');
  expect(unread.getByText('2 items could not be read.')).toBeInTheDocument();
  expect(unread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'garden.exampleThe website does not respond.',
    'scan.pdfIt holds no text.',
  ]);
  await userEvent.click(unread.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.callsOf(refreshWebsite).map(({ request }) => request)).toEqual([{ id: 'w1' }]));
  expect(api.callsOf(updateDocumentStatus)[0]?.request).toEqual({ documentId: 'd1', status: 0 });
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeInTheDocument();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, new File(['A rose is 4 euros.'], 'prices.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Read 1 file. Your agent is ready.')).toBeInTheDocument();
  expect(screen.getByText('Ask it something, as a guest would.')).toBeInTheDocument();
});

test('names only the site when everything else could be read', async () => {
  const error = 'The website does not respond.';
  api
    .on(getBot, () => ({ id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents: [] }))
    .on(getStart, () => ({ isReading: false, read: 0, found: 0, failed: 0, error }))
    .on(getWebsites, () => ({ websites: [{ id: 'w1', address: 'https://garden.example/', error }] }));
  renderPage(<StartPage />, { at: '/start?agent=a1', path: '/start' });
  const unread = within(await screen.findByRole('group', { name: 'Not read' }));
  expect(await unread.findByText('garden.example')).toBeInTheDocument();
  expect(unread.getByText('1 site could not be read.')).toBeInTheDocument();
});

test('names everything that could not be read, with the reasons, and reads the site and the file again', async () => {
  let progress: object = { isReading: false, read: 2, found: 2, failed: 2 };
  let documents = [
    {
      documentId: 'd1',
      name: 'garden.example/map',
      type: 0,
      status: 3,
      error: 'Too large.',
      sourceAddress: 'https://garden.example/map',
    },
    { documentId: 'd2', name: 'prices.pdf', type: 0, status: 3, error: 'It holds no text.' },
  ];
  api
    .on(getBot, () => ({ id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents }))
    .on(getStart, () => progress)
    .on(getWebsites, () => ({ websites: [{ id: 'w1', address: 'https://garden.example/' }] }))
    .on(updateDocumentStatus, () => ({}))
    .on(refreshWebsite, () => ({}));
  renderPage(<StartPage />, { at: '/start?agent=a1', path: '/start' });
  const unread = within(await screen.findByRole('group', { name: 'Not read' }));
  expect(await unread.findByText('2 items could not be read.')).toBeInTheDocument();
  expect(unread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'garden.example/mapToo large.',
    'prices.pdfIt holds no text.',
  ]);
  documents = [];
  progress = { isReading: true, read: 2, found: 4, failed: 0 };
  await userEvent.click(unread.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Read 2 of 4 pages')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Not read' })).not.toBeInTheDocument();
  expect(api.callsOf(refreshWebsite)[0]?.request).toEqual({ id: 'w1' });
  expect(api.callsOf(updateDocumentStatus)[0]?.request).toEqual({ documentId: 'd2', status: 0 });
});

test('reads the site that was typed on the home page without another click', async () => {
  api
    .on(startAgent, () => ({ botId: 'a1' }))
    .on(getBot, () => ({ id: 'a1', name: 'Garden shop', enabled: true, clientId: 'c1', documents: [] }))
    .on(getStart, () => ({ isReading: true, read: 0, found: 0, topics: [] }));
  renderPage(<StartPage />, { at: { pathname: '/start', state: { address: 'garden.example' } }, path: '/start' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Garden shop' })).toBeInTheDocument();
  expect(api.callsOf(startAgent)).toHaveLength(1);
});

test('locks the site typed on the home page while it is being opened, and does not ask for files meanwhile', async () => {
  api.on(startAgent, () => new Promise<never>(() => undefined));
  renderPage(<StartPage />, {
    at: { pathname: '/start', state: { address: 'https://garden.example/' } },
    path: '/start',
  });
  const field = await screen.findByLabelText('Reading garden.example …');
  expect(field).toHaveValue('https://garden.example/');
  expect(field).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
});

test('shows the typed site in the example', async () => {
  renderPage(<StartPage />, { at: '/start', path: '/start' });
  const example = screen.getByRole('region', { name: 'Example' });
  expect(example).toHaveTextContent('www.example.com/rooms');
  await userEvent.type(screen.getByLabelText('What is your site?'), 'https://garden.example/shop');
  expect(example).toHaveTextContent('garden.example/rooms');
});

test('says why a site cannot be read, and keeps the typed address', async () => {
  api.on(startAgent, () => refuse(422, 'The website does not respond. Check the address.'));
  await read('garden.example');
  expect(await screen.findByText('The website does not respond. Check the address.')).toBeInTheDocument();
  expect(screen.getByLabelText('What is your site?')).toHaveValue('garden.example');
});

test('leads to the form of a new agent on a server that cannot read sites', async () => {
  await read('garden.example');
  expect(await screen.findByText(/This server cannot read sites/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add New Agent' })).toHaveAttribute('href', '/NewAgent');
});

test('uses the most frequent color in a logo, and no color from a gray logo', () => {
  const green = [10, 92, 54, 255];
  const white = [255, 255, 255, 255];
  expect(mainColor([...green, ...green, ...white, ...white])).toBe('#0a5c36');
  expect(mainColor([...white, ...white])).toBeNull();
});

test('says after a few seconds that a site is slow to answer', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api.on(startAgent, () => new Promise(() => {}));
  renderPage(<StartPage />, { at: '/start', path: '/start' });
  await user.type(screen.getByLabelText('What is your site?'), 'garden.example');
  await user.click(screen.getByRole('button', { name: 'Read my site' }));
  expect(screen.queryByText(/slow to respond/)).toBeNull();
  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.getByText(/^This site is slow\./)).toBeInTheDocument();
  jest.useRealTimers();
});
