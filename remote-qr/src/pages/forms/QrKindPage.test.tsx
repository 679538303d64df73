import { CompressionStream } from 'node:stream/web';
import { generateUrlQr } from '@frontdesk/shared/endpoints/qr';
import { drawPlain } from '@frontdesk/shared/endpoints/qr-image/plain-png';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrKindPage } from './QrKindPage';

jest.mock('@frontdesk/shared/endpoints/qr-image/plain-png', () => ({
  drawPlain: jest.fn(jest.requireActual('@frontdesk/shared/endpoints/qr-image/plain-png').drawPlain),
}));

// jsdom lacks it.
Object.assign(globalThis, { CompressionStream });

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  jest.mocked(drawPlain).mockClear();
});
afterEach(() => api.restore());

const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate QR Code' }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('requires a name or a company for a contact, and draws its image without a call', async () => {
  renderPage(<QrKindPage />, { at: '/QrContactCodeGen' });
  expect(screen.getByRole('heading', { level: 1, name: 'Contact QR code' })).toBeInTheDocument();
  await type('Phone', '+49 151 2345678');
  await generate();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter a name or a company.');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await type('Company', 'Müller; Söhne');
  expect(screen.getByText(/ORG:Müller\\; Söhne/)).toBeInTheDocument();
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
  expect(drawPlain).toHaveBeenCalledWith(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Müller\\; Söhne\r\nORG:Müller\\; Söhne\r\nTEL:+491512345678\r\nEND:VCARD',
  );
  await expect(jest.mocked(drawPlain).mock.results[0]?.value).resolves.toMatch(/^data:image\/png;base64,iVBOR/);
  expect(api.callsOf(generateUrlQr)).toHaveLength(0);
});

test('sets the security of a Wi-Fi network, which may be hidden', async () => {
  renderPage(<QrKindPage />, { at: '/QrWifiCodeGen' });
  await type('Network name', 'Cafe');
  await generate();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password is required. Choose No password for an open network.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Security'), 'No password');
  await userEvent.click(screen.getByRole('switch', { name: 'Hidden network' }));
  expect(screen.getByText('WIFI:T:nopass;S:Cafe;H:true;;')).toBeInTheDocument();
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
});

test.each([
  [
    '/QrEmailCodeGen',
    { Email: 'a@example.com', Subject: 'Hi', Message: 'Yo' },
    'mailto:a@example.com?subject=Hi&body=Yo',
  ],
  ['/QrPhoneCodeGen', { Number: '0049 151 2345678' }, 'tel:+491512345678'],
  ['/QrSmsCodeGen', { Number: '+491512345678', Message: 'Hi' }, 'SMSTO:+491512345678:Hi'],
  ['/QrPlaceCodeGen', { Latitude: '52,5', Longitude: '13.4', Label: 'Gate' }, /maps\/search\/\?api=1&query=52.5,13.4$/],
  ['/qrtextcodegen/', { Text: 'Monday to Friday' }, 'Monday to Friday'],
])('%s shows the text of the code', async (at, fields, text) => {
  renderPage(<QrKindPage />, { at });
  for (const [label, value] of Object.entries(fields)) await type(label, value);
  expect(screen.getByText(text, { selector: 'pre' })).toBeInTheDocument();
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
});

test('reads a place from a pasted link of a map, with its name', async () => {
  renderPage(<QrKindPage />, { at: '/QrPlaceCodeGen' });
  await userEvent.click(screen.getByLabelText('Link from a map'));
  await userEvent.paste('https://maps.apple.com/?ll=52.5162,13.3777&q=Brandenburger%20Tor');
  expect(screen.getByText('Found: 52.5162, 13.3777')).toBeInTheDocument();
  expect(screen.getByLabelText('Label')).toHaveValue('Brandenburger Tor');
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
});

test('refuses a shortened link, and leaves no place from an earlier link in the code', async () => {
  renderPage(<QrKindPage />, { at: '/QrPlaceCodeGen' });
  const field = screen.getByLabelText('Link from a map');
  await userEvent.click(field);
  await userEvent.paste('geo:52.5162,13.3777');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('https://maps.app.goo.gl/AbCdEf');
  expect(field).toHaveAccessibleDescription(/This is a shortened link/);
  await userEvent.clear(field);
  await generate();
  expect(screen.queryByText('Went to /QrResult')).not.toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/Paste a link from a map/);
});

test('suggests corrections of a number and a website', async () => {
  renderPage(<QrKindPage />, { at: '/QrContactCodeGen' });
  await type('Phone', '+49 (0) 151 2345678');
  await userEvent.click(screen.getByRole('button', { name: 'Use +49 151 2345678' }));
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Will be encoded as +491512345678');
  await type('Website', 'example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Use https://example.com' }));
  expect(screen.getByLabelText('Website')).toHaveValue('https://example.com');
});

test('fills in all fields of an edited code', () => {
  const payload = JSON.stringify({ networkName: 'Cafe', password: 'espresso!', security: 'WPA3', hidden: 'true' });
  renderPage(<QrKindPage />, { at: { pathname: '/QrWifiCodeGen', state: { id: '7', name: 'Guests', payload } } });
  expect(screen.getByText('You are editing “Guests”. Saving replaces it.')).toBeInTheDocument();
  expect(screen.getByLabelText('Network name')).toHaveValue('Cafe');
  expect(screen.getByLabelText('Password')).toHaveValue('espresso!');
  expect(screen.getByLabelText('Security')).toHaveValue('WPA3');
  expect(screen.getByRole('switch', { name: 'Hidden network' })).toBeChecked();
});
