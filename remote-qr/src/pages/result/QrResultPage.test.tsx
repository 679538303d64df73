import { announceNotification } from '@frontdesk/shared/app';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import { offerFile } from '@frontdesk/shared/files';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readImage } from '../../image/code-tools';
import { PLAIN_STYLE } from '../../model/qr-style';
import { drawPng, drawSvg } from './draw-file';
import { LiveNotificationLine, QrResultPage } from './QrResultPage';

jest.mock('../../image/code-tools');
jest.mock('./draw-file');
jest.mock('@frontdesk/shared/files', () => ({
  ...jest.requireActual('@frontdesk/shared/files'),
  offerFile: jest.fn(),
}));

const DATA_URL = 'data:image/png;base64,AA==';
const URL_CODE = { dataUrl: DATA_URL, type: 'Url', payload: '{"Url":"https://example.com"}' };

const PLAIN = PLAIN_STYLE;

let api: ReturnType<typeof fakeApi>;
/** Returns the calls that store or draw a code. */
const sent = () => api.calls.filter(({ method }) => method === 'POST');
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(saveQr, () => null);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const open = (state: unknown) => renderPage(<QrResultPage />, { at: { pathname: '/QrResult', state } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the image at 200 px, with a slider from 100 to 400', () => {
  open(URL_CODE);
  const slider = screen.getByRole('slider', { name: 'Size' });
  expect(slider).toHaveAttribute('min', '100');
  expect(slider).toHaveAttribute('max', '400');
  expect(screen.getByText('200 px')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR code: https://example.com' })).toHaveStyle({ width: '200px' });
  fireEvent.change(slider, { target: { value: '325' } });
  expect(screen.getByText('325 px')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^QR code: / })).toHaveStyle({ width: '325px' });
});

test.each([
  ['opened directly', null],
  ['with something that is no image', { ...URL_CODE, dataUrl: 'data:text/html,x' }],
])('%s, shows that there is no code, with a way back', async (_, state) => {
  open(state);
  expect(screen.getByText('No QR Code available')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Generate Qr Codes' }));
  expect(screen.getByText('Went to /GenerateQr')).toBeInTheDocument();
});

test.each([
  ['without a code', null],
  ['with a code', URL_CODE],
])('%s, shows a notification that arrives', (_, state) => {
  open(state);
  act(() => announceNotification({ id: '1', title: 'Document ready', message: 'menu.pdf' }));
  expect(screen.getByText('Document ready: menu.pdf')).toBeInTheDocument();
});

test('treats an image that cannot be drawn as missing', () => {
  open(URL_CODE);
  fireEvent.error(screen.getByRole('img', { name: /^QR code: / }));
  expect(screen.getByText('No QR Code available')).toBeInTheDocument();
});

test('downloads a PNG of the selected size, named by its size', async () => {
  const png = new Blob();
  jest.mocked(drawPng).mockResolvedValue(png);
  open(URL_CODE);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '350' } });
  await press('Download QR Code');
  expect(drawPng).toHaveBeenCalledWith(DATA_URL, 350, PLAIN);
  await waitFor(() => expect(offerFile).toHaveBeenCalledWith(png, 'qr-code-350x350.png'));
});

test.each([
  [600, '600 px (51 mm)'],
  [1200, '1200 px (102 mm)'],
  [2000, '2000 px (169 mm)'],
])('offers a PNG of %i px for print', async (px, label) => {
  jest.mocked(drawPng).mockResolvedValue(new Blob());
  open(URL_CODE);
  await userEvent.selectOptions(screen.getByLabelText('For print'), label);
  await press('Download print PNG');
  expect(drawPng).toHaveBeenCalledWith(DATA_URL, px, PLAIN);
  await waitFor(() => expect(offerFile).toHaveBeenCalledWith(expect.any(Blob), `qr-code-${px}x${px}.png`));
});

test('offers an SVG once the image was read', async () => {
  jest.mocked(readImage).mockResolvedValue('https://example.com');
  const svg = new Blob();
  jest.mocked(drawSvg).mockResolvedValue(svg);
  open(URL_CODE);
  await press('Other formats');
  await userEvent.click(await screen.findByRole('button', { name: 'Download SVG' }));
  await waitFor(() => expect(offerFile).toHaveBeenCalledWith(svg, 'qr-code.svg'));
});

test('copies the image, and explains what to do when that is not allowed', async () => {
  jest.mocked(drawPng).mockResolvedValue(new Blob());
  Object.assign(globalThis, { ClipboardItem: class {} });
  const write = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
  open(URL_CODE);
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  await press('Other formats');
  await press('Copy image');
  expect(await screen.findByText('Image copied')).toBeInTheDocument();
  await press('Copy image');
  expect(await screen.findByText(/Copying images is not allowed here/)).toBeInTheDocument();
});

test('shows that a download failed', async () => {
  jest.mocked(drawPng).mockRejectedValue(new Error('no canvas'));
  open(URL_CODE);
  await press('Download QR Code');
  expect(await screen.findByText(/The image could not be created/)).toBeInTheDocument();
});

test('saves a new code with its fields, name and type, and opens My Qr', async () => {
  open(URL_CODE);
  await userEvent.type(screen.getByPlaceholderText('Enter name'), 'Menu');
  await press('Save QR Code');
  expect(await screen.findByText('Went to /MyQr')).toBeInTheDocument();
  expect(screen.getByText('QR Code saved successfully')).toBeInTheDocument();
  const NewId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(sent()[0]?.request).toEqual({ Url: 'https://example.com', Name: 'Menu', Type: 'Url', NewId });
});

test('keeps the id of an edited code', async () => {
  open({ ...URL_CODE, type: 'Whatsapp', payload: '{"number":"491512345678","message":"Hi"}', id: '7', name: 'Chat' });
  expect(screen.getByLabelText('Name')).toHaveValue('Chat');
  await press('Save QR Code');
  await screen.findByText('Went to /MyQr');
  expect(sent()[0]?.request).toEqual({
    number: '491512345678',
    message: 'Hi',
    Name: 'Chat',
    Type: 'Whatsapp',
    Id: '7',
  });
});

test('requires a name for saving, and shows that at the field', async () => {
  open(URL_CODE);
  await press('Save QR Code');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  expect(sent()).toHaveLength(0);
});

test('shows why saving failed and keeps the name', async () => {
  api.on(saveQr, () => refuse(500));
  open(URL_CODE);
  await userEvent.type(screen.getByLabelText('Name'), 'Menu');
  await press('Save QR Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('The QR code could not be saved.');
  expect(screen.getByLabelText('Name')).toHaveValue('Menu');
  expect(logged.mock.calls[0]?.[0]).toBe('Error:');
});

test('shows the latest notification that arrives while the page is open', () => {
  renderPage(<LiveNotificationLine />);
  expect(screen.queryByText(/Document/)).not.toBeInTheDocument();
  act(() => announceNotification({ id: '1', title: 'Document ready', message: 'menu.pdf' }));
  expect(screen.getByText('Document ready: menu.pdf')).toBeInTheDocument();
  act(() => announceNotification({ id: '', title: 'Something happened', message: '' }));
  expect(screen.getByText('Something happened')).toBeInTheDocument();
});

test('cuts pasted words that are too long for a frame, and refuses any more letters', async () => {
  open(URL_CODE);
  const field = await screen.findByRole('textbox', { name: 'Words in a frame' });
  await userEvent.click(field);
  await userEvent.paste('Please scan this with the camera of your phone');
  expect(field).toHaveValue('Please scan this with th');
  await userEvent.type(field, 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field).toHaveValue('Please scan this with th');
});
