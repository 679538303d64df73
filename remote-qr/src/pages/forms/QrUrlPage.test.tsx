import { generateUrlQr } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCampaign, withCampaign } from '../../model/campaign';
import { QrUrlPage } from './QrUrlPage';

let api: ReturnType<typeof fakeApi>;
/** The requests sent to store or draw a code. */
const sent = () => api.calls.filter(({ method }) => method === 'POST');
let logged: jest.SpyInstance;
beforeEach(() => {
  api = fakeApi().on(generateUrlQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }));
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const field = () => screen.getByLabelText('URL');
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate QR Code' }));

test('a web address is sent as typed, and the result is shown', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(field(), ' HTTPS://Example.com/a%20b ');
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
  expect(api.callsOf(generateUrlQr).map(({ request }) => request)).toEqual([{ Url: 'HTTPS://Example.com/a%20b' }]);
});

test('https:// is offered where it is missing, and filled in only when accepted', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(field(), 'example.com/menu');
  await generate();
  expect(screen.getByRole('alert')).toHaveTextContent('A web address begins with https:// or http://.');
  expect(field()).toHaveValue('example.com/menu');
  await userEvent.click(screen.getByRole('button', { name: 'Use https://example.com/menu' }));
  expect(field()).toHaveValue('https://example.com/menu');
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
});

test('nothing is sent for an empty field or a script', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await generate();
  expect(screen.getByText('URL is required.')).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'javascript:alert(1)');
  await generate();
  expect(screen.getByText('Only addresses that begin with https:// or http:// can be used.')).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test('logs and shows a refusal, and keeps what was typed', async () => {
  api.on(generateUrlQr, () => refuse(400, { message: 'This address is blocked.' }));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(field(), 'https://example.com');
  await generate();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The QR code could not be generated. This address is blocked.',
  );
  expect(logged.mock.calls[0]?.[0]).toBe('Error generating QR Code:');
  expect(field()).toHaveValue('https://example.com');
});

test('a server that cannot be reached is logged as an error', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(field(), 'https://example.com');
  await generate();
  expect(await screen.findByText(/No response from server/)).toBeInTheDocument();
  expect(logged.mock.calls[0]?.[0]).toBe('Error:');
});

test('fills in the address of an edited code', () => {
  const state = { id: '7', name: 'Menu', payload: '{"Url":"https://example.com","Id":"7","Name":"Menu","Type":"Url"}' };
  renderPage(<QrUrlPage />, { at: { pathname: '/QrUrlCodeGen', state } });
  expect(field()).toHaveValue('https://example.com');
  expect(screen.getByText('You are editing “Menu”. Saving replaces it.')).toBeInTheDocument();
});

test('the exact text of the code is shown with its length in bytes', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.type(field(), 'https://example.com/ü');
  expect(screen.getByText('https://example.com/%C3%BC')).toBeInTheDocument();
  expect(screen.getByText('26 of 2,953 bytes')).toBeInTheDocument();
});

test('a campaign is written into the address, and removed by emptying its fields', async () => {
  renderPage(<QrUrlPage />, { at: '/QrUrlCodeGen' });
  await userEvent.click(screen.getByText('Campaign', { selector: 'summary' }));
  expect(screen.getByLabelText('Source')).toBeDisabled();
  await userEvent.type(field(), 'https://example.com/menu?table=7#top');
  await userEvent.type(screen.getByLabelText('Source'), 'table card');
  await userEvent.type(screen.getByLabelText('Medium'), 'print');
  expect(field()).toHaveValue('https://example.com/menu?table=7&utm_source=table%20card&utm_medium=print#top');
  expect(screen.getByLabelText('Source')).toHaveValue('table card');
  await userEvent.clear(screen.getByLabelText('Source'));
  await userEvent.clear(screen.getByLabelText('Medium'));
  expect(field()).toHaveValue('https://example.com/menu?table=7#top');
});

test.each([
  ['https://a.de', 'https://a.de?utm_source=table%207'],
  ['https://a.de/b?x=1&y=%20#end', 'https://a.de/b?x=1&y=%20&utm_source=table%207#end'],
  ['HTTPS://A.de/?utm_source=old&x=1', 'HTTPS://A.de/?utm_source=table%207&x=1'],
])('adds a source to %s, and leaves everything else as typed', (typed, changed) => {
  expect(withCampaign(typed, 'utm_source', 'table 7')).toBe(changed);
  expect(readCampaign(changed, 'utm_source')).toBe('table 7');
});

test.each(['https://a.de', 'https://a.de/b?x=1&y=%20#end', 'https://a.de/#?utm_source=x'])(
  'restores %s when the fields are emptied again',
  (typed) => {
    const changed = withCampaign(withCampaign(typed, 'utm_source', 'a'), 'utm_medium', 'Müller 🎉');
    expect(readCampaign(changed, 'utm_medium')).toBe('Müller 🎉');
    expect(withCampaign(withCampaign(changed, 'utm_source', ''), 'utm_medium', '')).toBe(typed);
  },
);

test('reads a parameter of a typed address, and returns a malformed parameter unchanged', () => {
  expect(readCampaign('https://a.de?utm_campaign=spring+sale', 'utm_campaign')).toBe('spring sale');
  expect(readCampaign('https://a.de?utm_campaign=50%', 'utm_campaign')).toBe('50%');
  expect(readCampaign('https://a.de?x=1', 'utm_campaign')).toBe('');
});
