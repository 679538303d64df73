import { realtimeStore, storage } from '@frontdesk/shared/app';
import { generateUrlQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { changeToShortLink, createShortLink, getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrUrlPage } from '../forms/QrUrlPage';
import { QrWhatsappPage } from '../forms/QrWhatsappPage';

const SHORT = 'https://short.example/r/abcdefg';
const LINK = { qrId: '7', slug: 'abcdefg', url: SHORT, state: 'active', visits: 0 };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  realtimeStore.setState({ status: 'Connected', problem: null });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api = fakeApi()
    .on(getShortLinks, () => [])
    .on(getMyQrs, () => [])
    .on(saveQr, () => null)
    .on(generateUrlQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }))
    .on(createShortLink, () => ({ id: '7', slug: 'abcdefg', url: SHORT, name: 'example.com' }));
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const toggle = () => screen.findByRole('switch', { name: 'Can be changed later' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('saves a changeable code at once and draws it with its short link', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await userEvent.click(await toggle());
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'Summer-fair');
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(api.callsOf(createShortLink).map(({ request }) => request)).toEqual([
    { Url: 'https://example.com', Type: 'Url', Slug: 'Summer-fair', Name: null, Id: expect.any(String) },
  ]);
  expect(api.callsOf(generateUrlQr).map(({ request }) => request)).toEqual([{ Url: SHORT }]);
});

test('shows the switch of a new code before the short links load, so that the button below stays in place', () => {
  storage.write('SERVER_CALLS', JSON.stringify({ 'GET /api/links': { has: true, at: 1 } }));
  realtimeStore.setState({ status: 'Connecting', problem: null });
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  expect(screen.getByRole('switch', { name: 'Can be changed later' })).toBeVisible();
});

test('generates a static code without the switch, and saves nothing', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  expect(await toggle()).not.toBeChecked();
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(api.callsOf(createShortLink)).toHaveLength(0);
  expect(api.callsOf(generateUrlQr).map(({ request }) => request)).toEqual([{ Url: 'https://example.com' }]);
});

test('does not save the code again when only its picture failed', async () => {
  api.on(generateUrlQr, () => refuse(500));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await userEvent.click(await toggle());
  await press('Generate QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('The QR code could not be generated.');
  api.on(generateUrlQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }));
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(api.callsOf(createShortLink)).toHaveLength(1);
});

test('keeps the id of the code until it is stored, even after corrections', async () => {
  api.on(createShortLink, () => refuse(500));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await userEvent.click(await toggle());
  await press('Generate QR Code');
  await screen.findByRole('alert');
  await press('Generate QR Code');
  await waitFor(() => expect(api.callsOf(createShortLink)).toHaveLength(2));
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('URL'), '/menu');
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'Summer-fair');
  await press('Generate QR Code');
  await waitFor(() => expect(api.callsOf(createShortLink)).toHaveLength(3));
  const [first, repeated, corrected] = api.callsOf(createShortLink).map(({ request }) => request as { Id: string });
  expect(repeated).toEqual(first);
  expect(corrected).toEqual({ ...first, Url: 'https://example.com/menu', Slug: 'Summer-fair' });
});

test('explains a refused slug, and keeps everything typed', async () => {
  api.on(createShortLink, () => refuse(409, 'This word is taken. Choose another one.'));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await userEvent.click(await toggle());
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'summer-fair');
  await press('Generate QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('This word is taken.');
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com');
  expect(screen.getByLabelText(/Word at the end/)).toHaveValue('summer-fair');
});

test('explains a slug with look-alike characters when the field is left', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.click(await toggle());
  await userEvent.type(screen.getByLabelText(/Word at the end/), 'hello10');
  expect(screen.queryByText(/look like others/)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText(/look like others in print/)).toBeInTheDocument();
});

test('keeps the short link of an edited code', async () => {
  api.on(getShortLinks, () => [LINK]);
  const state = { id: '7', name: 'Flyer', payload: '{"Url":"https://example.com"}' };
  renderPage(<QrUrlPage />, { at: { pathname: '/QrUrlCodeGen', state } });
  expect(await screen.findByText(new RegExp(`carries ${SHORT}`))).toBeInTheDocument();
  expect(await toggle()).toBeChecked();
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(api.callsOf(generateUrlQr).map(({ request }) => request)).toEqual([{ Url: SHORT }]);
  expect(api.callsOf(createShortLink)).toHaveLength(0);
});

test('saves an edited static code and gives it a link under its own id', async () => {
  api.on(changeToShortLink, () => ({ id: '7', slug: 'abcdefg', url: SHORT }));
  const state = { id: '7', name: 'Chat', payload: '{"number":"491512345678","message":"Hi"}' };
  renderPage(<QrWhatsappPage />, { at: { pathname: '/QrWhatsappCodeGen', state } });
  await userEvent.type(screen.getByLabelText('Message'), '!');
  await userEvent.click(await toggle());
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(api.callsOf(saveQr).map(({ request }) => request)).toEqual([
    { number: '491512345678', message: 'Hi!', Name: 'Chat', Type: 'Whatsapp', Id: '7' },
  ]);
  expect(api.callsOf(changeToShortLink).map(({ request }) => request)).toEqual([{ qrId: '7', Slug: null }]);
});

test('offers no switch on a server without short links', async () => {
  api.on(getShortLinks, () => refuse(404));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(api.callsOf(getShortLinks)).toHaveLength(1);
});

test('waits for the links of an edited code before drawing it, and fails when they cannot be loaded', async () => {
  api.on(getShortLinks, () => refuse(500));
  const state = { id: '7', name: 'Flyer', payload: '{"Url":"https://example.com"}' };
  renderPage(<QrUrlPage />, { at: { pathname: '/QrUrlCodeGen', state } });
  await press('Generate QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('The QR code could not be generated.');
  expect(api.callsOf(generateUrlQr)).toHaveLength(0);
  api.on(getShortLinks, () => [LINK]);
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  expect(api.callsOf(generateUrlQr).map(({ request }) => request)).toEqual([{ Url: SHORT }]);
});

test('changes the created code when its address is corrected after a failure', async () => {
  api.on(generateUrlQr, () => refuse(500));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await userEvent.click(await toggle());
  await press('Generate QR Code');
  await screen.findByRole('alert');
  api.on(generateUrlQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }));
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Generate QR Code');
  await screen.findByText('Went to /QrResult');
  const [first, corrected, ...more] = api.callsOf(createShortLink).map(({ request }) => request as { Id: string });
  expect(corrected).toEqual({ ...first, Url: 'https://example.com/new' });
  expect(more).toEqual([]);
});

test('leaves an edited static code unchanged when its slug is refused', async () => {
  api.on(changeToShortLink, () => refuse(409, 'This word is taken. Choose another one.'));
  const state = { id: '7', name: 'Flyer', payload: '{"Url":"https://example.com"}' };
  renderPage(<QrUrlPage />, { at: { pathname: '/QrUrlCodeGen', state } });
  await userEvent.click(await toggle());
  await press('Generate QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('This word is taken.');
  expect(api.callsOf(saveQr)).toHaveLength(0);
});
