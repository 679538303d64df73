import { sessionStore } from '@frontdesk/shared/app';
import { deleteQrs, getQrTags, tagQrs } from '@frontdesk/shared/endpoints/many-qrs';
import { deleteQr, getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { getQrStyles } from '@frontdesk/shared/endpoints/qr-style';
import { getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyQrPage } from './MyQrPage';

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api = fakeApi().on(getMyQrs, () =>
    ['Menu', 'Door', 'Bar'].map((name) => ({
      id: name,
      name,
      type: 'Url',
      payload: `{"Url":"https://example.com/${name}"}`,
    })),
  );
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const ownServer = () =>
  api
    .on(getQrTags, () => [{ qrId: 'Menu', tags: ['Summer'] }])
    .on(getQrStyles, () => ({ styles: [{ qrId: 'Door', style: '{"dark":"#0b5d3b"}', logoId: null }], logos: [] }))
    .on(getShortLinks, () => [{ qrId: 'Bar', slug: 'abc', url: 'https://x.de/r/abc', visits: 7 }]);
const open = () => renderPage(<MyQrPage />, { at: '/MyQr' });
const select = async (name: string) => userEvent.click(await screen.findByLabelText(`Select ${name}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows tags, scans and the stored style on the cards', async () => {
  ownServer();
  open();
  const menu = await screen.findByRole('article', { name: 'Menu' });
  expect(await within(menu).findByText('Summer')).toBeInTheDocument();
  expect(await screen.findByText('7 scans')).toBeInTheDocument();
  const door = screen.getByRole('article', { name: 'Door' });
  await waitFor(() => expect(door.querySelector('path[fill="#0b5d3b"]')).toBeInTheDocument());
});

test('an open list shows new scans with its next refresh', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let visits = 7;
  ownServer().on(getShortLinks, () => [{ qrId: 'Bar', slug: 'abc', url: 'https://x.de/r/abc', visits: visits++ }]);
  open();
  await screen.findByText('7 scans');
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(await screen.findByText('8 scans')).toBeInTheDocument();
  jest.useRealTimers();
});

test('draws a code only when its content is known', async () => {
  let answer: (links: unknown) => void = () => {};
  ownServer().on(getShortLinks, () => new Promise((resolve) => (answer = resolve)));
  open();
  const bar = await screen.findByRole('article', { name: 'Bar' });
  await screen.findByText('Summer');
  expect(bar.querySelector('path')).not.toBeInTheDocument();
  expect(within(bar).queryByRole('button', { name: 'Download Bar' })).not.toBeInTheDocument();
  answer([]);
  await waitFor(() => expect(bar.querySelector('path')).toBeInTheDocument());
});

test('shows that the short links could not be loaded, and loads them on a retry', async () => {
  ownServer().on(getShortLinks, () => refuse(500));
  open();
  expect(await screen.findByText(/look of your QR codes could not be loaded/)).toBeInTheDocument();
  api.on(getShortLinks, () => []);
  await press('Try again');
  const bar = screen.getByRole('article', { name: 'Bar' });
  await waitFor(() => expect(bar.querySelector('path')).toBeInTheDocument());
});

test('shows neither tags nor links on another server, and does not wait for them', async () => {
  open();
  const menu = await screen.findByRole('article', { name: 'Menu' });
  await waitFor(() => expect(menu.querySelector('path')).toBeInTheDocument());
  await select('Menu');
  const bar = screen.getByRole('region', { name: 'Selected codes' });
  expect(within(bar).queryByRole('button', { name: 'Tags' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Can be changed later')).not.toBeInTheDocument();
  expect(within(screen.getByLabelText('Sort by')).queryByText('Most scans')).not.toBeInTheDocument();
});

test('the actions for selected codes come before the list, for the keyboard and for screen readers', async () => {
  ownServer();
  open();
  await select('Menu');
  const bar = screen.getByRole('region', { name: 'Selected codes' });
  const [first] = screen.getAllByRole('article');
  expect(bar.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(bar).getByRole('status')).toHaveTextContent('1 code selected');
  within(bar).getAllByRole('button')[0]?.focus();
  const actions = [...bar.querySelectorAll('a, button')];
  for (const action of actions.slice(1)) {
    await userEvent.tab();
    expect(action).toHaveFocus();
  }
  await userEvent.tab();
  expect(bar).not.toContainElement(document.activeElement as HTMLElement);
  expect(bar.compareDocumentPosition(document.activeElement as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('adds tags to selected codes, and removes them again', async () => {
  ownServer().on(tagQrs, () => null);
  open();
  await screen.findByText('Summer');
  await select('Menu');
  await select('Door');
  await press('Tags');
  expect(screen.getByText('on 1 of 2')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Add a tag'), ' Terrace {Enter}');
  await waitFor(() => expect(screen.getByLabelText('Add a tag')).toHaveValue(''));
  await press('Remove Summer');
  await waitFor(() => expect(api.callsOf(tagQrs)).toHaveLength(2));
  expect(api.callsOf(tagQrs).map(({ request }) => request)).toEqual([
    { ids: ['Menu', 'Door'], add: ['Terrace'], remove: [] },
    { ids: ['Menu', 'Door'], add: [], remove: ['Summer'] },
  ]);
});

test('refuses an empty tag in the dialog, and shows a refusal from the server', async () => {
  ownServer().on(tagQrs, () => refuse(409, { message: 'A code has at most 20 tags.' }));
  open();
  await screen.findByText('Summer');
  await select('Menu');
  await press('Tags');
  await press('Add');
  expect(screen.getByText('A tag must not be empty.')).toBeInTheDocument();
  expect(api.callsOf(tagQrs)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Add a tag'), 'More');
  await press('Add');
  expect(await screen.findByText(/A code has at most 20 tags/)).toBeInTheDocument();
  expect(screen.getByLabelText('Add a tag')).toHaveValue('More');
});

test('deletes all found codes after a single confirmation', async () => {
  ownServer().on(deleteQrs, () => ({ deleted: 3 }));
  open();
  await screen.findByText('Summer');
  await userEvent.click(screen.getByLabelText('Select all 3 found'));
  expect(screen.getByText('3 codes selected')).toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Selected codes' })).getByRole('button', { name: 'Delete' }),
  );
  const dialog = screen.getByRole('alertdialog', { name: /delete these 3 QR codes\? This cannot be undone/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have not saved any QR codes yet.')).toBeInTheDocument();
  expect(api.callsOf(deleteQrs)).toHaveLength(1);
});

test('deletes one by one on another server, and keeps codes that could not be deleted, with the reason', async () => {
  api.on(deleteQr, ({ Id }) => (Id === 'Door' ? refuse(500, { message: 'Out of order.' }) : null));
  open();
  await userEvent.click(await screen.findByLabelText('Select all 3 found'));
  const bar = screen.getByRole('region', { name: 'Selected codes' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 code could not be deleted.')).toBeInTheDocument();
  expect(screen.getByText(/Out of order/)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(api.callsOf(deleteQr)).toHaveLength(3);
});

describe('before a long list has loaded', () => {
  const code = (name: string) => ({ id: name, name, type: 'Url', payload: `{"Url":"https://example.com/${name}"}` });
  let load: (codes: readonly object[]) => void;
  beforeEach(() => {
    ownServer().on(getMyQrs, () => new Promise((resolve) => (load = resolve)));
    globalThis.frontdeskEarlyAnswers = {
      token: sessionStore.getState().token ?? 'test-token',
      at: performance.now(),
      answers: new Map(),
      texts: new Map(),
      starts: new Map([[getMyQrs.path, JSON.stringify([code('Menu')])]]),
    };
  });
  afterEach(() => {
    globalThis.frontdeskEarlyAnswers = undefined;
  });

  test('shows its first codes, without the number of all', async () => {
    open();
    await screen.findByRole('article', { name: 'Menu' });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Select all/)).not.toBeInTheDocument();
    load([code('Menu'), code('Bar')]);
    expect(await screen.findByRole('article', { name: 'Bar' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Select all/)).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  test('waits for all codes before it searches', async () => {
    open();
    await screen.findByRole('article', { name: 'Menu' });
    await userEvent.type(screen.getByRole('searchbox'), 'bar');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    load([code('Menu'), code('Bar')]);
    expect(await screen.findByRole('article', { name: 'Bar' })).toBeInTheDocument();
  });
});
