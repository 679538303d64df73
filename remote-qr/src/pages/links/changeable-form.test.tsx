import { realtimeStore, storage } from '@frontdesk/shared/app';
import { generateUrlQr, generateWhatsappQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { changeToShortLink, createShortLink, getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrUrlPage } from '../forms/QrUrlPage';
import { downloadCard } from '../my-qr/download-card';
import { MyQrPage } from '../my-qr/MyQrPage';
import { QrResultPage } from '../result/QrResultPage';
import { markSaved } from '../work-in-progress';

jest.mock('../../image/code-tools');
jest.mock('../my-qr/download-card');

const SHORT = 'https://short.example/r/abcdefg';
const LINK = { qrId: '7', slug: 'abcdefg', url: SHORT, state: 'active', visits: 0 };
const IMAGE = { dataUrl: 'data:image/png;base64,AA==' };
const PAYLOAD = '{"Url":"https://example.com"}';
const RESULT = { ...IMAGE, type: 'Url', payload: PAYLOAD };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api = fakeApi()
    .on(getShortLinks, () => [])
    .on(getMyQrs, () => [])
    .on(saveQr, () => ({ id: '7' }))
    .on(generateUrlQr, () => IMAGE)
    .on(generateWhatsappQr, () => IMAGE)
    .on(changeToShortLink, () => ({ id: '7', slug: 'abcdefg', url: SHORT }))
    .on(createShortLink, () => ({ id: '7', slug: 'summer-fair', url: SHORT, name: 'Menu' }));
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const toggle = () => screen.findByRole('switch', { name: 'Can be changed later' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const requests = (endpoint: Parameters<typeof api.callsOf>[0]) => api.callsOf(endpoint).map(({ request }) => request);
const openForm = (state?: object) => renderPage(<QrUrlPage />, { at: { pathname: '/QrUrlCodeGen', state } });
const openResult = (state: object = {}) =>
  renderPage(<QrResultPage />, { at: { pathname: '/QrResult', state: { ...RESULT, ...state } } });

async function saveAs(name: string) {
  await userEvent.type(screen.getByLabelText('Name'), name);
  await press('Save QR Code');
  await screen.findByText('Went to /MyQr');
}

test('saves a new code and downloads the picture with its short link in one press', async () => {
  openResult();
  await toggle();
  await userEvent.type(screen.getByLabelText('Name'), 'Menu');
  api.on(getShortLinks, () => [LINK]);
  await press('Save and download');
  await screen.findByText('Went to /MyQr');
  await waitFor(() => expect(downloadCard).toHaveBeenCalledWith('Menu', SHORT, expect.anything(), 'png'));
});

test('downloads no picture without the short link when the link of a saved code cannot be loaded', async () => {
  jest.mocked(downloadCard).mockClear();
  openResult();
  await toggle();
  await userEvent.type(screen.getByLabelText('Name'), 'Menu');
  api.on(getShortLinks, () => refuse(500));
  await press('Save and download');
  expect(await screen.findByText('“Menu” could not be drawn. Try again.')).toBeInTheDocument();
  expect(downloadCard).not.toHaveBeenCalled();
});

test('a new code is changeable unless the owner chooses otherwise, and generating saves nothing', async () => {
  openForm();
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  expect(await toggle()).toBeChecked();
  expect(screen.getByRole('button', { name: 'Fixed for ever' })).toHaveAttribute('aria-pressed', 'false');
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(requests(generateUrlQr)).toEqual([{ Url: 'https://example.com' }]);
  expect([...requests(saveQr), ...requests(createShortLink), ...requests(changeToShortLink)]).toEqual([]);
});

test('saving sends the fields in the specification and the id of the new code, and then requests the short link', async () => {
  const NewId = '5f0c3a52-7a77-4a0e-8ef3-6a3a4c1f5a01';
  openResult({ draft: NewId });
  expect(await toggle()).toBeChecked();
  expect(screen.getByText(/Do not print this picture yet/)).toBeInTheDocument();
  await saveAs('Menu');
  expect(requests(saveQr)).toEqual([{ Url: 'https://example.com', Name: 'Menu', Type: 'Url', NewId }]);
  expect(requests(changeToShortLink)).toEqual([{ qrId: '7', Slug: null }]);
});

test('saves a code without a link when the owner chose Fixed for ever', async () => {
  openResult();
  await toggle();
  await press('Fixed for ever');
  expect(await toggle()).not.toBeChecked();
  expect(screen.queryByText(/Do not print this picture yet/)).not.toBeInTheDocument();
  await saveAs('Menu');
  expect(requests(saveQr)).toHaveLength(1);
  expect(requests(changeToShortLink)).toEqual([]);
});

test('the choice made in the form is also shown on the result page', async () => {
  openResult({ isFixed: true });
  expect(await toggle()).not.toBeChecked();
});

test('saves code and link in one call when a word is typed, and saves nothing when the word is refused', async () => {
  api.on(createShortLink, () => refuse(409, 'This word is taken. Choose another one.'));
  openResult();
  await toggle();
  await press('Customize the link');
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'summer-fair');
  await userEvent.type(screen.getByLabelText('Name'), 'Menu');
  await press('Save QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('This word is taken.');
  expect(screen.getByLabelText(/Word at the end/)).toHaveValue('summer-fair');
  api.on(createShortLink, () => ({ id: '7', slug: 'summer-fair', url: SHORT, name: 'Menu' }));
  await press('Save QR Code');
  await screen.findByText('Went to /MyQr');
  const [first, second] = requests(createShortLink) as { Id: string }[];
  expect(first).toMatchObject({ Url: 'https://example.com', Slug: 'summer-fair', Name: 'Menu' });
  expect(second?.Id).toBe(first?.Id);
  expect(requests(saveQr)).toEqual([]);
});

test('each code has its own id, which remains the same until the code is saved', async () => {
  const ids = () => (requests(saveQr) as { NewId: string }[]).map(({ NewId }) => NewId);
  const draft = '5f0c3a52-7a77-4a0e-8ef3-6a3a4c1f5a02';
  for (const given of [draft, undefined, undefined]) {
    api.on(saveQr, () => refuse(400, 'Not yet.'));
    const { unmount } = openResult({ draft: given });
    await toggle();
    await userEvent.type(screen.getByLabelText('Name'), 'Menu');
    await press('Save QR Code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yet.');
    api.on(saveQr, () => ({ id: '7' }));
    await press('Save QR Code');
    await screen.findByText('Went to /MyQr');
    unmount();
  }
  const [first, again, second, secondAgain, third, thirdAgain] = ids();
  expect([first, again]).toEqual([draft, draft]);
  expect([secondAgain, thirdAgain]).toEqual([second, third]);
  expect(new Set(ids()).size).toBe(3);
});

test('a copied tab saves a separate code after the other tab has saved', async () => {
  const draft = '5f0c3a52-7a77-4a0e-8ef3-6a3a4c1f5a03';
  openResult({ draft });
  await toggle();
  markSaved(draft);
  await saveAs('Menu');
  const [sent] = requests(saveQr) as { NewId: string }[];
  expect(sent?.NewId).toMatch(/^[\da-f-]{36}$/);
  expect(sent?.NewId).not.toBe(draft);
});

test('a word typed after a lost answer is applied to the code that may already be saved', async () => {
  api.on(saveQr, () => refuse(503));
  openResult();
  await toggle();
  await userEvent.type(screen.getByLabelText('Name'), 'Menu');
  await press('Save QR Code');
  await screen.findByRole('alert');
  api.on(saveQr, ({ NewId }) => ({ id: NewId ?? '' }));
  await press('Customize the link');
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'summer-fair');
  await press('Save QR Code');
  await screen.findByText('Went to /MyQr');
  const [first, second] = requests(saveQr) as { NewId: string }[];
  expect(second?.NewId).toBe(first?.NewId);
  expect(requests(changeToShortLink)[0]).toEqual({ qrId: first?.NewId, Slug: 'summer-fair' });
  expect(requests(createShortLink)).toEqual([]);
});

test('explains the problem with look-alike characters in a word when the field loses the focus', async () => {
  openResult();
  await toggle();
  await press('Customize the link');
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'hello10');
  expect(screen.queryByText(/look like others/)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText(/look like others in print/)).toBeInTheDocument();
});

test('My Qr offers the picture with the short link after saving', async () => {
  api.on(getMyQrs, () => [{ id: '7', name: 'Menu', type: 'Url', payload: PAYLOAD }]).on(getShortLinks, () => [LINK]);
  const saved = { id: '7', name: 'Menu', isChangeable: true, refusal: null };
  renderPage(<MyQrPage />, { at: { pathname: '/MyQr', state: { saved } } });
  expect(await screen.findByText('“Menu” can be changed later.')).toBeInTheDocument();
  expect(screen.getByText(/It has a new picture, with a short link/)).toBeInTheDocument();
});

test('My Qr says why a saved code did not become changeable', async () => {
  const saved = { id: '7', name: 'Menu', isChangeable: false, refusal: 'This address is on a private network.' };
  renderPage(<MyQrPage />, { at: { pathname: '/MyQr', state: { saved } } });
  expect(await screen.findByText('“Menu” is saved, but it cannot be changed later.')).toBeInTheDocument();
  expect(screen.getByText(/This address is on a private network/)).toBeInTheDocument();
});

test('a refused link does not prevent the owner from saving', async () => {
  api.on(changeToShortLink, () => refuse(400, 'This address is on a private network.'));
  openResult();
  await toggle();
  await saveAs('Menu');
  expect(screen.getByText('QR Code saved successfully')).toBeInTheDocument();
});

test('shows the cards of a new code before the short links load, so that the button below stays in place', () => {
  storage.write('SERVER_CALLS', JSON.stringify({ 'GET /api/links': { has: true, at: 1 } }));
  realtimeStore.setState({ status: 'Connecting', problem: null });
  openForm();
  expect(screen.getByRole('switch', { name: 'Can be changed later' })).toBeVisible();
});

test('offers no choice on a server without short links', async () => {
  api.on(getShortLinks, () => refuse(404));
  openResult();
  await saveAs('Menu');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(requests(changeToShortLink)).toEqual([]);
});

const EDITED = { id: '7', name: 'Flyer', payload: PAYLOAD };

test('an edited code keeps its short link', async () => {
  api.on(getShortLinks, () => [LINK]);
  openForm(EDITED);
  expect(await screen.findByText(new RegExp(`carries ${SHORT}`))).toBeInTheDocument();
  expect(await toggle()).toBeChecked();
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(requests(generateUrlQr)).toEqual([{ Url: SHORT }]);
});

test('Save in the form changes where a printed code leads, without another picture', async () => {
  api.on(getShortLinks, () => [LINK]);
  openForm(EDITED);
  expect(await screen.findByText(/Your printed codes stay the same: save to change where they lead/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Save');
  await screen.findByText('Went to /MyQr/7');
  expect(requests(saveQr)).toEqual([{ Url: 'https://example.com/new', Name: 'Flyer', Type: 'Url', Id: '7' }]);
  expect(requests(generateUrlQr)).toEqual([]);
});

test('an edited fixed code remains fixed until the owner chooses otherwise', async () => {
  openResult({ id: '7', name: 'Flyer' });
  expect(await toggle()).not.toBeChecked();
  await userEvent.click(await toggle());
  expect(screen.getByText(/Codes you already printed stay fixed/)).toBeInTheDocument();
  await press('Save QR Code');
  await screen.findByText('Went to /MyQr');
  expect(requests(saveQr)).toEqual([{ Url: 'https://example.com', Name: 'Flyer', Type: 'Url', Id: '7' }]);
  expect(requests(changeToShortLink)).toEqual([{ qrId: '7', Slug: null }]);
});

test('waits for the links of an edited code before drawing it, and fails when they cannot be loaded', async () => {
  api.on(getShortLinks, () => refuse(500));
  openForm(EDITED);
  await press('Generate QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('The QR code could not be generated.');
  expect(requests(generateUrlQr)).toEqual([]);
  api.on(getShortLinks, () => [LINK]);
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(requests(generateUrlQr)).toEqual([{ Url: SHORT }]);
});
