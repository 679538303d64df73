import { dispatchTheme, signIn, themeStore } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remoteLoader } from '../remotes/loader/loader';
import { loadRemote, servePages } from '../testing/fake-federation';
import { registerRemotes } from '../testing/sample-remotes';
import { CommandPalette } from './CommandPalette';
import { rememberPage } from './recent-pages';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const found: Record<string, () => Promise<unknown>> = {};
beforeEach(() => {
  found['searchAgents'] = async () => [
    { label: 'Bakery help', to: '/agent/7', kind: 'Agent' },
    null,
    { label: 'No way' },
  ];
  found['searchCodes'] = async () => [{ label: 'Menu on table 7', to: '/MyQr?search=Menu', kind: 'QR code' }];
  remoteLoader.reset();
  loadRemote.mockReset();
  servePages({ searchAgents: () => found['searchAgents'], searchCodes: () => found['searchCodes'] });
  const route = { page: 'P', access: 'signed-in' as const };
  const remote = { version: '1.0.0', contract: '^1.0.0' };
  registerRemotes([
    {
      ...remote,
      name: 'qr',
      entry: '/q.js',
      routes: [
        { ...route, path: '/Logout', title: 'Log Out' },
        { ...route, path: '/QrResult', title: 'QR code', search: false },
        { ...route, path: '/MyQr', title: 'My Qr' },
        { ...route, path: '/agent/:id', title: 'Agent' },
        { ...route, path: '/login', title: 'Login', access: 'public' },
      ],
      palette: {
        entries: [{ label: 'New code', to: '/MyQr?new' }],
        search: { name: 'searchCodes', finds: 'a QR code' },
      },
    },
    {
      ...remote,
      name: 'agents',
      entry: '/a.js',
      routes: [],
      palette: { search: { name: 'searchAgents', finds: 'an agent' } },
    },
  ]);
  renderPage(<CommandPalette />);
});

const field = () => screen.findByRole('combobox');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the palette with its field focused', async (keys) => {
  await userEvent.keyboard(keys);
  expect(await field()).toHaveFocus();
});

test('lists every signed-in screen with its own address, and the entries of remotes', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  expect(options()).toEqual(['DashboardScreen', 'My QrScreen', 'New codeScreen', 'HealthScreen', 'Log OutScreen']);
});

test('lists the releases for operators', async () => {
  cleanup();
  const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', role: 'owner', isOperator: true };
  const api = fakeApi().on(getLoggedUser, () => person);
  function Bar() {
    return <p>{useQuery(endpointQuery(getLoggedUser, {})).data?.firstName}</p>;
  }
  renderPage(
    <>
      <Bar />
      <CommandPalette />
    </>,
  );
  await screen.findByText('Ada');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'rollout');
  expect(options()).toEqual(['ReleasesScreen']);
  api.restore();
});

test('lists both of two agents with the same name', async () => {
  found['searchAgents'] = async () => [7, 8].map((id) => ({ label: 'Bakery help', to: `/agent/${id}`, kind: 'Agent' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'bakery');
  expect(await screen.findAllByRole('option', { name: /^Bakery help/ })).toHaveLength(2);
});

test('opens when its button is pressed', async () => {
  const button = screen.getByRole('button', { name: 'Go to' });
  await userEvent.click(button);
  expect(await field()).toHaveFocus();
});

test('announces the selected entry to screen readers', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'log out');
  const [selected] = screen.getAllByRole('option');
  expect(selected).toHaveTextContent('Log Out');
  expect(selected?.id).toBe((await field()).getAttribute('aria-activedescendant'));
  expect(selected?.id).not.toMatch(/\s/);
});

test('finds agents and QR codes by name', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'bakery');
  expect(await screen.findByRole('option', { name: /Bakery help/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Went to /agent/7')).toBeInTheDocument();
});

test('selects with the arrow keys, and opens a code in My Qr', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'm');
  await screen.findByRole('option', { name: /Menu on table 7/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Went to /MyQr?search=Menu')).toBeInTheDocument();
});

test('labels its field with what can be found, and loads no remote’s search before it opens', async () => {
  expect(loadRemote).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveAccessibleName('Go to a screen, a QR code or an agent');
  expect(loadRemote.mock.calls).toEqual([['qr/searchCodes'], ['agents/searchAgents']]);
});

test('reports a failed search, and shows the results of the others', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  found['searchAgents'] = () => Promise.reject(new Error('down'));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Could not search for an agent.')).toBeInTheDocument();
  await userEvent.type(await field(), 'menu');
  expect(await screen.findByRole('option', { name: /Menu on table 7/ })).toBeInTheDocument();
  consoleError.mockRestore();
});

test('shows a message when nothing matches', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'zzz');
  expect(screen.getByText('No matches.')).toBeInTheDocument();
});

test('switches the theme and does not leave the page', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'dark');
  await userEvent.keyboard('{Enter}');
  expect(themeStore.getState().darkMode).toBe(true);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Went to/)).not.toBeInTheDocument();
  dispatchTheme({ type: 'LIGHT' });
});

test('lists recent pages first, and omits pages that would be empty or do not exist', async () => {
  signIn('token');
  for (const [path, title] of [
    ['/QrResult', 'QR code'],
    ['/MyQr', 'My Qr'],
    ['/removed/7', 'Removed'],
    ['/agent/7', 'Bakery help'],
  ] as const)
    rememberPage(path, `${title} - Frontdesk`);
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  expect(options().slice(0, 2)).toEqual(['Bakery helpRecent', 'DashboardScreen']);
  expect(options().filter((option) => option?.endsWith('Recent'))).toHaveLength(1);
});
