import { hasUnsavedWork, realtimeStore } from '@frontdesk/shared/app';
import { parseCsv } from '@frontdesk/shared/csv';
import { getMyQrs, QR_TYPES, saveQr } from '@frontdesk/shared/endpoints/qr';
import { createShortLink, getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { offerFile } from '@frontdesk/shared/files';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeZip } from '../../image/make-zip';
import { readBatch } from '../../model/read-batch';
import { bytesOf, readableBlobs } from '../../testing/bytes-of';
import { exampleCsv, QrBatchPage } from './QrBatchPage';

jest.mock('../../image/make-zip');
jest.mock('@frontdesk/shared/files', () => ({
  ...jest.requireActual('@frontdesk/shared/files'),
  offerFile: jest.fn(),
}));

beforeAll(readableBlobs);

const open = () => renderPage(<QrBatchPage />, { at: '/QrBatch' });
const choose = (content: string | Uint8Array<ArrayBuffer>) =>
  userEvent.upload(screen.getByLabelText('CSV file'), new File([content], 'codes.csv', { type: 'text/csv' }));
const rows = () => screen.getAllByRole('row').slice(1);
const FILE = 'name,type,url\nMenu,Url,https://a.de\nDoor,Url,b\nBell,Url,https://c.de';

test('checks a file row by row, and shows each problem beside its row', async () => {
  open();
  await choose(FILE);
  expect(await screen.findByText('2 codes can be created, 1 row has an error.')).toBeInTheDocument();
  expect(rows()).toHaveLength(3);
  expect(within(rows()[1] as HTMLElement).getByRole('cell', { name: '3' })).toBeInTheDocument();
  expect(rows()[1]).toHaveTextContent('A web address begins with https:// or http://.');
  await userEvent.click(screen.getByLabelText('Only rows with errors'));
  expect(rows()).toHaveLength(1);
});

test('shows the problems of a long file first, and the other rows on request', async () => {
  open();
  await choose(`${FILE}\n${'More,Url,https://d.de\n'.repeat(60)}`);
  expect(await screen.findByText('62 codes can be created, 1 row has an error.')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByLabelText('Only rows with errors'));
  expect(rows()).toHaveLength(50);
});

test('puts the valid rows into a zip', async () => {
  const zip = new Blob();
  jest.mocked(makeZip).mockResolvedValue({ blob: zip, unread: 0 });
  open();
  await choose(FILE);
  await userEvent.click(await screen.findByRole('button', { name: 'Download 2 images as a zip' }));
  expect(await screen.findByText('2 images downloaded')).toBeInTheDocument();
  expect(jest.mocked(makeZip).mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Menu', 'Bell']);
  expect(offerFile).toHaveBeenCalledWith(zip, 'qr-codes.zip');
});

test('shows how many codes could not be read back, and that a zip failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest
    .mocked(makeZip)
    .mockResolvedValueOnce({ blob: new Blob(), unread: 1 })
    .mockRejectedValueOnce(new Error('memory'));
  open();
  await choose(FILE);
  const button = await screen.findByRole('button', { name: /as a zip/ });
  await userEvent.click(button);
  expect(await screen.findByText(/1 could not be read back/)).toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByText(/Could not create the zip/)).toBeInTheDocument();
  logged.mockRestore();
});

test('shows the progress of a zip, and can stop it', async () => {
  jest.mocked(makeZip).mockImplementation((_, { onProgress, signal }) => {
    onProgress(1);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  open();
  await choose(FILE);
  await userEvent.click(await screen.findByRole('button', { name: /as a zip/ }));
  expect(await screen.findByText('1 of 2 drawn and checked')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByText(/drawn and checked/)).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('passes the valid rows to the print sheet', async () => {
  open();
  await choose(FILE);
  await userEvent.click(await screen.findByRole('link', { name: 'Print these codes' }));
  expect(screen.getByText('Went to /QrPrintSheet')).toBeInTheDocument();
});

test.each([
  ['', 'There are no rows in this file.'],
  [
    'Menu,Url,https://a.de',
    'The first line must name the columns: name and url, or name and type, or agent and place.',
  ],
])('explains why a file %j cannot be used', async (content, problem) => {
  open();
  await choose(content);
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('reads umlauts from a file in the encoding of older spreadsheet programs', async () => {
  open();
  await choose(Uint8Array.from(`name;type;url\nK\u00e4se;Url;https://a.de`, (sign) => sign.charCodeAt(0)));
  expect(await screen.findByRole('cell', { name: 'Käse' })).toBeInTheDocument();
});

test('offers an example with a valid row of each type', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Download an example' }));
  expect(offerFile).toHaveBeenLastCalledWith(expect.any(Blob), 'qr-codes-example.csv');
  const batch = readBatch(await parseCsv(new TextDecoder().decode(await bytesOf(exampleCsv()))));
  expect(batch.ok && batch.rows.map(({ type, ok }) => [type, ok])).toEqual(
    QR_TYPES.filter((type) => type !== 'Chat').map((type) => [type, true]),
  );
});

describe('saving all to My Qr', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    api.restore();
    jest.restoreAllMocks();
  });
  const sent = () => api.callsOf(saveQr).map(({ request }) => request as { Name: string; Id?: string; NewId?: string });
  const names = () => sent().map(({ Name }) => Name);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const all = 'name,type,url\nMenu,Url,https://a.de\nDoor,Url,https://b.de\nBell,Url,https://c.de';

  test('saves each row separately and shows its result; refused rows can be retried', async () => {
    api.on(saveQr, ({ Name }) => (Name === 'Door' ? refuse(400, { message: 'There is one already.' }) : null));
    open();
    await choose(all);
    await press('Save all to My Qr');
    expect(
      await screen.findByText('2 of 3 saved in My Qr · 1 refused by the server. The rows show why.'),
    ).toBeInTheDocument();
    expect(rows().map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual([
      'https://a.deSaved',
      'https://b.deThere is one already.',
      'https://c.deSaved',
    ]);
    api.on(saveQr, () => null);
    await press('Save the other 1');
    expect(await screen.findByText('3 of 3 saved in My Qr')).toBeInTheDocument();
    expect(names()).toEqual(['Menu', 'Door', 'Bell', 'Door']);
    expect(screen.getByRole('link', { name: 'My Qr' })).toHaveAttribute('href', '/MyQr');
  });

  test('stops when the server does not answer, and saves nothing twice', async () => {
    api.on(saveQr, ({ Name }) => (Name === 'Menu' ? null : refuse(503)));
    open();
    await choose(all);
    await press('Save all to My Qr');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Saving stopped after 1 of 3. The saved codes stay in My Qr.',
    );
    expect(names()).toEqual(['Menu', 'Door']);
    api.on(saveQr, () => null).on(getMyQrs, () => []);
    await press('Save the other 2');
    expect(await screen.findByText('3 of 3 saved in My Qr')).toBeInTheDocument();
    expect(names()).toEqual(['Menu', 'Door', 'Door', 'Bell']);
  });

  test('does not save a row again if its answer was lost but its code is in the My Qr of another server', async () => {
    const stored = { id: 'd', name: 'Door', type: 'Url', payload: '{"Url":"https://b.de"}' };
    api.on(saveQr, ({ Name }) => (Name === 'Menu' ? null : refuse(503))).on(getMyQrs, () => [stored]);
    open();
    await choose(all);
    await press('Save all to My Qr');
    await screen.findByRole('alert');
    api.on(saveQr, () => null);
    await press('Save the other 2');
    expect(await screen.findByText('3 of 3 saved in My Qr')).toBeInTheDocument();
    expect(sent().map(({ Name, Id }) => [Name, Id])).toEqual([
      ['Menu', undefined],
      ['Door', undefined],
      ['Door', 'd'],
      ['Bell', undefined],
    ]);
  });

  test('repeats a row with the same id, and gives each row its own', async () => {
    api.on(saveQr, ({ NewId, Name }) => (Name === 'Menu' ? { id: NewId ?? '' } : refuse(503)));
    open();
    await choose(all);
    await press('Save all to My Qr');
    await screen.findByRole('alert');
    api.on(saveQr, ({ NewId }) => ({ id: NewId ?? '' }));
    await press('Save the other 2');
    expect(await screen.findByText('3 of 3 saved in My Qr')).toBeInTheDocument();
    const [menu, door, again, bell] = sent().map(({ NewId }) => NewId);
    expect(again).toBe(door);
    expect(new Set([menu, door, bell]).size).toBe(3);
    expect(api.callsOf(getMyQrs)).toEqual([]);
  });

  test('saves changeable codes before their images are downloaded, and never repeats a call with a different id', async () => {
    realtimeStore.setState({ status: 'Connected', problem: null });
    jest.mocked(makeZip).mockResolvedValue({ blob: new Blob(), unread: 0 });
    jest.mocked(makeZip).mockClear();
    const url = 'https://short.example/r/abcdefg';
    api.on(getShortLinks, () => []).on(createShortLink, () => refuse(503));
    open();
    await choose('name,url\nMenu,a.de');
    expect(await screen.findByRole('switch', { name: 'Can be changed later' })).toBeChecked();
    await press('Download 1 image as a zip');
    expect(await screen.findByRole('alert')).toHaveTextContent('Saving stopped after 0 of 1.');
    expect(makeZip).not.toHaveBeenCalled();
    api.on(createShortLink, () => ({ id: '7', slug: 'abcdefg', url, name: 'Menu' }));
    await press('Download 1 image as a zip');
    expect(await screen.findByText('1 image downloaded')).toBeInTheDocument();
    expect(jest.mocked(makeZip).mock.calls[0]?.[0]).toMatchObject([{ name: 'Menu', text: url }]);
    const [first, second] = api.callsOf(createShortLink).map(({ request }) => request as { Id: string });
    expect(first).toMatchObject({ Url: 'https://a.de', Name: 'Menu' });
    expect(second?.Id).toBe(first?.Id);
    realtimeStore.setState({ status: 'Connecting', problem: null });
  });

  test('can be stopped', async () => {
    let answer = (_: null) => {};
    api.on(saveQr, () => new Promise<null>((resolve) => (answer = resolve)));
    open();
    await choose(all);
    await press('Save all to My Qr');
    await press('Stop saving');
    answer(null);
    expect(await screen.findByText('1 of 3 saved in My Qr')).toBeInTheDocument();
    expect(names()).toEqual(['Menu']);
  });

  test('shows only the rows and results of a file that is chosen while another batch is saved', async () => {
    const answers: ((_: null) => void)[] = [];
    api.on(saveQr, () => new Promise<null>((resolve) => answers.push(resolve)));
    open();
    await choose(all);
    await press('Save all to My Qr');
    await waitFor(() => expect(answers).toHaveLength(1));
    await choose('name,type,url\nPrices,Url,https://d.de');
    expect(await screen.findByRole('button', { name: 'Save all to My Qr' })).toBeEnabled();
    answers[0]?.(null);
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(names()).toEqual(['Menu']);
    expect(screen.queryByText(/saved in My Qr/)).not.toBeInTheDocument();
    expect(rows()[0]).toHaveTextContent('https://d.de');
    expect(rows()[0]).not.toHaveTextContent('Saved');
  });

  test('continues on another page, and shows the rows on return', async () => {
    const answers: ((_: null) => void)[] = [];
    api.on(saveQr, () => new Promise<null>((resolve) => answers.push(resolve)));
    const page = open();
    await choose(all);
    await press('Save all to My Qr');
    page.unmount();
    expect(hasUnsavedWork()).toBe(true);
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      answers.at(-1)?.(null);
    }
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    open();
    expect(screen.getByText('3 of 3 saved in My Qr')).toBeInTheDocument();
    expect(rows()).toHaveLength(3);
  });
});
