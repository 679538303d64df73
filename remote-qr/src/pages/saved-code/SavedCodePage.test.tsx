import { realtimeStore, toastStore } from '@frontdesk/shared/app';
import { getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { getQrStyles } from '@frontdesk/shared/endpoints/qr-style';
import { getScans } from '@frontdesk/shared/endpoints/scans';
import {
  changeToShortLink,
  checkShortLink,
  getShortLinkChanges,
  getShortLinks,
  setShortLinkPaused,
  undoShortLinkChange,
  updateShortLink,
} from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAIN_STYLE } from '../../model/qr-style';
import { downloadCard } from '../my-qr/download-card';
import { SavedCodePage } from './SavedCodePage';

jest.mock('../my-qr/download-card');

const CODE = { id: '7', name: 'Flyer', type: 'Url', payload: '{"Url":"https://example.com"}' };
const LINK = {
  qrId: '7',
  slug: 'abcdefg',
  url: 'https://short.example/r/abcdefg',
  state: 'active',
  startsAt: null,
  endsAt: null,
  afterEndUrl: null,
  visits: 3,
};
const CHANGE = {
  id: 'c1',
  at: '2026-05-01T10:00:00.000Z',
  person: null,
  before: { Type: 'Url', Url: 'https://old.example' },
  after: { Type: 'Whatsapp', number: '491512345678', message: 'Hi' },
};

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api = fakeApi()
    .on(getMyQrs, () => [CODE])
    .on(getQrStyles, () => ({ styles: [], logos: [] }))
    .on(getShortLinks, () => [LINK])
    .on(getScans, () => ({ hours: [], visits: 0, scans: 0, bots: 2 }))
    .on(getShortLinkChanges, () => [CHANGE]);
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = () => renderPage(<SavedCodePage />, { at: '/MyQr/7', path: '/MyQr/:id' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

test('shows the link, its destination, its changes and that nothing was scanned', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Flyer' })).toBeInTheDocument();
  expect(await screen.findByText(LINK.url)).toBeInTheDocument();
  expect(screen.getByLabelText('Leads to')).toHaveValue('https://example.com');
  expect(screen.getByText('Your printed codes stay the same.')).toBeInTheDocument();
  expect(await screen.findByText('No scans in this period.')).toBeInTheDocument();
  expect(await screen.findByText('WhatsApp: +491512345678 · Hi')).toBeInTheDocument();
  expect(screen.getByText(/Former member/)).toBeInTheDocument();
});

test('shows where the code leads first, then its parts in sections with headings', async () => {
  open();
  await screen.findByText('No scans in this period.');
  await screen.findByRole('list', { name: 'How it looks in print' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Scans',
    'For printing',
    'Rules, dates and checks',
    'Changes',
  ]);
  const [scans] = screen.getAllByRole('heading', { level: 2 });
  const isBefore = screen.getByLabelText('Leads to').compareDocumentPosition(scans as HTMLElement);
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
});

test('says what each file is for, and downloads the one that the owner chooses', async () => {
  open();
  await press('Other formats');
  expect(await screen.findByText(/^For print shops and for your own printer\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download SVG' })).toHaveAccessibleDescription(/^For designers/);
  await press('Download PDF');
  expect(downloadCard).toHaveBeenCalledWith('Flyer', LINK.url, PLAIN_STYLE, 'pdf');
});

test('changes where the printed code leads, and undoes it in one press', async () => {
  let stored = CODE;
  api
    .on(getMyQrs, () => [stored])
    .on(saveQr, ({ Url }) => {
      stored = { ...CODE, payload: JSON.stringify({ Url }) };
      return null;
    });
  open();
  const field = await screen.findByLabelText('Leads to');
  await userEvent.clear(field);
  await userEvent.type(field, 'example.com/new');
  await press('Use https://example.com/new');
  await press('Save');
  expect(await screen.findByText('Saved. Your printed codes stay the same.')).toBeInTheDocument();
  expect(screen.getByText('It led to https://example.com before.')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(screen.getByLabelText('Leads to')).toHaveValue('https://example.com'));
  expect(screen.getByLabelText('Leads to')).toHaveFocus();
  expect(toasts()).toContain('Change undone');
  expect(api.callsOf(saveQr).map(({ request }) => request)).toEqual([
    { Url: 'https://example.com/new', Name: 'Flyer', Type: 'Url', Id: '7' },
    { Url: 'https://example.com', Name: 'Flyer', Type: 'Url', Id: '7' },
  ]);
});

test('shows why a new destination was not saved, and keeps what was typed', async () => {
  api.on(saveQr, () => refuse(400, 'This address is on a private network.'));
  open();
  await userEvent.type(await screen.findByLabelText('Leads to'), '/new');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('This address is on a private network.');
  expect(screen.getByLabelText('Leads to')).toHaveValue('https://example.com/new');
});

test('asks before a newer destination is overwritten, and undo leads back to it', async () => {
  let stored = CODE;
  api
    .on(getMyQrs, () => [stored])
    .on(saveQr, ({ Url }) => {
      stored = { ...CODE, payload: JSON.stringify({ Url }) };
      return null;
    });
  open();
  await userEvent.type(await screen.findByLabelText('Leads to'), '/mine');
  stored = { ...CODE, name: 'Flyer 2', payload: '{"Url":"https://example.com/theirs"}' };
  await press('Save');
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Leads toSaved versionhttps://example.com/theirsYourshttps://example.com/mine',
  );
  await press('Save mine');
  expect(await screen.findByText('It led to https://example.com/theirs before.')).toBeInTheDocument();
  expect(api.callsOf(saveQr)[0]?.request).toMatchObject({ Url: 'https://example.com/mine', Name: 'Flyer 2' });
});

test('shows the stored destination when the owner keeps it, and saves nothing', async () => {
  let stored = CODE;
  api.on(getMyQrs, () => [stored]);
  open();
  await userEvent.type(await screen.findByLabelText('Leads to'), '/mine');
  stored = { ...CODE, payload: '{"Url":"https://example.com/theirs"}' };
  await press('Save');
  await press('Keep theirs');
  await waitFor(() => expect(screen.getByLabelText('Leads to')).toHaveValue('https://example.com/theirs'));
  expect(api.callsOf(saveQr)).toEqual([]);
});

test('undoes nothing after somebody else has changed the destination', async () => {
  let stored = CODE;
  api
    .on(getMyQrs, () => [stored])
    .on(saveQr, ({ Url }) => {
      stored = { ...CODE, payload: JSON.stringify({ Url }) };
      return null;
    });
  open();
  await userEvent.type(await screen.findByLabelText('Leads to'), '/mine');
  await press('Save');
  await screen.findByText('It led to https://example.com before.');
  stored = { ...CODE, payload: '{"Url":"https://example.com/theirs"}' };
  await press('Undo');
  expect(await screen.findByText('Somebody has changed the destination since.')).toBeInTheDocument();
  expect(api.callsOf(saveQr)).toHaveLength(1);
});

test('asks before newer dates are overwritten, and sends only dates that were changed', async () => {
  let stored: object = { ...LINK, startsAt: '2027-01-01T10:00:00.000Z' };
  api.on(getShortLinks, () => [stored]).on(updateShortLink, () => null);
  open();
  await userEvent.type(await screen.findByLabelText('End'), '2027-03-01T10:00');
  stored = { ...LINK, startsAt: '2027-01-02T10:00:00.000Z', endsAt: '2027-02-01T10:00:00.000Z' };
  await press('Save dates');
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    /^Somebody saved newer changes.*EndSaved versionFeb 1, 2027/,
  );
  await press('Save mine');
  await waitFor(() => expect(toasts()).toContain('Dates saved'));
  expect(api.callsOf(updateShortLink).map(({ request }) => request)).toEqual([
    { qrId: '7', endsAt: new Date('2027-03-01T10:00').toISOString() },
  ]);
});

test('lists counts by day in a table', async () => {
  const at = new Date().toISOString();
  api.on(getScans, () => ({
    hours: [{ at, device: 'phone', visits: 2, scans: 5 }],
    visits: 2,
    scans: 5,
    bots: 0,
  }));
  open();
  const chart = await screen.findByRole('img', { name: '2 scans in the last 30 days' });
  expect(chart).toHaveTextContent('Today so far');
  await userEvent.click(screen.getByText('Show as a table'));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2', '2']);
});

test('draws the pause button as enabled, like the button beside it', async () => {
  open();
  const pause = await screen.findByRole('button', { name: 'Pause Flyer' });
  // jsdom does not resolve color variables.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const own = rules.filter((rule) => rule.includes(`.${pause.parentElement?.className} button`)).join();
  expect(own).toMatch(/[{ ]color: var\(--chakra-colors-text\)/);
});

test('shows that a pause or an undo failed', async () => {
  api
    .on(setShortLinkPaused, () => refuse(500))
    .on(undoShortLinkChange, () => refuse(409, 'The old address is private.'));
  open();
  await press('Pause Flyer');
  await waitFor(() => expect(toasts().join(' ')).toContain('“Flyer” could not be paused.'));
  await press(/^Undo the change/);
  expect(await screen.findByRole('alert')).toHaveTextContent('The change could not be undone.');
  expect(screen.getByRole('alert')).toHaveTextContent('The old address is private.');
});

test('lists pauses and changed dates, and refreshes the list after a pause', async () => {
  api.on(setShortLinkPaused, () => null);
  open();
  expect(await screen.findByText(/https:\/\/old\.example/)).toBeInTheDocument();
  const settings = (set: object) => ({ Type: 'Settings', ...set });
  api.on(getShortLinkChanges, () => [
    { ...CHANGE, id: 'c2', before: settings({ isPaused: false }), after: settings({ isPaused: true }) },
    {
      ...CHANGE,
      id: 'c3',
      before: settings({ endsAt: null, afterEndUrl: null }),
      after: settings({ endsAt: '2027-01-01T10:00:00.000Z', afterEndUrl: 'https://example.com/over' }),
    },
  ]);
  await press('Pause Flyer');
  expect(await screen.findByRole('button', { name: 'Undo the change to Paused' })).toBeInTheDocument();
  expect(screen.getByText('No end · No address after the end')).toBeInTheDocument();
  expect(screen.getByText(/^End: .+ · After the end: https:\/\/example\.com\/over$/)).toBeInTheDocument();
});

test('validates dates before sending them in UTC', async () => {
  api.on(updateShortLink, () => null);
  open();
  await userEvent.type(await screen.findByLabelText(/Address after the end/), 'https://example.com/over');
  await press('Save dates');
  expect(screen.getByText('Enter an end, or leave this address empty.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('End'), '2027-01-01T10:00');
  await press('Save dates');
  await waitFor(() =>
    expect(api.callsOf(updateShortLink).map(({ request }) => request)).toEqual([
      {
        qrId: '7',
        endsAt: new Date('2027-01-01T10:00').toISOString(),
        afterEndUrl: 'https://example.com/over',
      },
    ]),
  );
});

test('shows what a static code cannot do, and makes it changeable', async () => {
  api.on(getShortLinks, () => []).on(changeToShortLink, () => ({ id: '7', slug: LINK.slug, url: LINK.url }));
  open();
  expect(await screen.findByText('Fixed for ever')).toBeInTheDocument();
  expect(await screen.findByText(/Codes you already printed stay fixed/)).toBeInTheDocument();
  api.on(getShortLinks, () => [LINK]);
  await userEvent.click(await screen.findByRole('switch', { name: 'Can be changed later' }));
  expect(await screen.findByText(LINK.url)).toBeInTheDocument();
});

test('shows that a code does not exist, with a way back', async () => {
  api.on(getMyQrs, () => []);
  open();
  expect(await screen.findByText('This QR code does not exist, or was deleted.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'My Qr' })[0]).toHaveAttribute('href', '/MyQr');
});

test('shows only the code on a server without short links', async () => {
  api.on(getShortLinks, () => refuse(404)).on(getQrStyles, () => refuse(404));
  open();
  expect(await screen.findByText('Fixed for ever')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('stores what the owner chooses while a check runs, and the last of several choices', async () => {
  let endCheck = (_: object) => {};
  const stored: unknown[] = [];
  api
    .on(checkShortLink, () => new Promise<object>((resolve) => (endCheck = resolve)))
    .on(updateShortLink, ({ fallback }) => {
      stored.push(fallback);
      return { ...LINK, fallback };
    })
    .on(getShortLinks, () => [{ ...LINK, fallback: stored.at(-1) ?? null }]);
  open();
  await press('Check now');
  const choice = await screen.findByLabelText('While it cannot be reached');
  await userEvent.selectOptions(choice, 'page');
  expect(choice).toHaveValue('page');
  await userEvent.selectOptions(choice, '');
  await waitFor(() => expect(stored).toEqual(['page', null]));
  expect(toasts()).toContain('Saved');
  endCheck({ destinations: [{ address: 'https://example.com', problem: null }] });
  expect(await screen.findByText('https://example.com can be reached.')).toBeInTheDocument();
});
