import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRegistry } from '../remotes/registry-store';
import { CommandPalette } from './CommandPalette';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi()
    .on(getBots, () => [{ id: 7, name: 'Bakery help' }])
    .on(getMyQrs, () => [{ id: 1, name: 'Menu on table 7' }]);
  const route = { page: 'P', access: 'signed-in' as const };
  useRegistry.setState({
    registry: {
      remotes: [
        {
          name: 'qr',
          version: '1.0.0',
          contract: '^1.0.0',
          entry: '/q.js',
          routes: [
            { ...route, path: '/Logout', title: 'Log Out' },
            { ...route, path: '/QrResult', title: 'QR code', search: false as const },
            { ...route, path: '/MyQr', title: 'My Qr' },
            { ...route, path: '/agent/:id', title: 'Agent' },
            { ...route, path: '/login', title: 'Login', access: 'public' },
          ],
        },
      ],
      refused: [],
      failures: [],
    },
  });
  renderPage(<CommandPalette />);
});
afterEach(() => api.restore());

const field = () => screen.findByRole('combobox');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it with the focus in its field', async (keys) => {
  await userEvent.keyboard(keys);
  expect(await field()).toHaveFocus();
});

test('it offers every signed-in screen that has an address of its own', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  expect(options()).toEqual(['DashboardScreen', 'My QrScreen', 'HealthScreen', 'Log OutScreen']);
});

test('its button opens it', async () => {
  const button = screen.getByRole('button', { name: 'Go to' });
  await userEvent.click(button);
  expect(await field()).toHaveFocus();
});

test('the selected entry is the one that screen readers announce', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'log out');
  const [selected] = screen.getAllByRole('option');
  expect(selected).toHaveTextContent('Log Out');
  expect(selected?.id).toBe((await field()).getAttribute('aria-activedescendant'));
  expect(selected?.id).not.toMatch(/\s/);
});

test('agents and QR codes are found by name', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'bakery');
  expect(await screen.findByRole('option', { name: /Bakery help/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Went to /agent/7')).toBeInTheDocument();
});

test('the arrow keys choose, and a code opens in My Qr', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'm');
  await screen.findByRole('option', { name: /Menu on table 7/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Went to /MyQr?search=Menu%20on%20table%207')).toBeInTheDocument();
});

test('a name nobody has says so', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'zzz');
  expect(screen.getByText('Nothing has that name.')).toBeInTheDocument();
});
