import { generateWhatsappQr } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrWhatsappPage } from './QrWhatsappPage';

let api: ReturnType<typeof fakeApi>;
/** The requests sent to store or draw a code. */
const sent = () => api.calls.filter(({ method }) => method === 'POST');
beforeEach(() => {
  api = fakeApi().on(generateWhatsappQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }));
});
afterEach(() => api.restore());

const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate QR Code' }));

test('number and message are required', async () => {
  renderPage(<QrWhatsappPage />);
  expect(screen.getByLabelText('Number')).toBeRequired();
  expect(screen.getByLabelText('Message')).toBeRequired();
  await generate();
  expect(screen.getByText('Number is required.')).toBeInTheDocument();
  expect(screen.getByText('Message is required.')).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test('a number in any format is shown, and sent, as it will be encoded', async () => {
  renderPage(<QrWhatsappPage />, { at: '/QrWhatsappCodeGen' });
  await userEvent.type(screen.getByLabelText('Number'), '0049 151-2345678');
  expect(screen.getByLabelText('Number')).toHaveAccessibleDescription('Will be encoded as 491512345678');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello 👍');
  expect(screen.getByText('https://wa.me/491512345678?text=Hello%20%F0%9F%91%8D')).toBeInTheDocument();
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
  expect(sent()[0]?.request).toEqual({ number: '491512345678', message: 'Hello 👍' });
});

test('an ambiguous 0 must be confirmed before anything is sent', async () => {
  renderPage(<QrWhatsappPage />, { at: '/QrWhatsapp' });
  await userEvent.type(screen.getByLabelText('Number'), '+49 (0) 151 2345678');
  await userEvent.type(screen.getByLabelText('Message'), 'Hi');
  await generate();
  expect(sent()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Use +49 151 2345678' }));
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
});

test('fills in number and message of an edited code', () => {
  const state = { id: '7', name: 'Chat', payload: '{"number":"491512345678","message":"Hi"}' };
  renderPage(<QrWhatsappPage />, { at: { pathname: '/QrWhatsappCodeGen', state } });
  expect(screen.getByLabelText('Number')).toHaveValue('491512345678');
  expect(screen.getByLabelText('Message')).toHaveValue('Hi');
});
