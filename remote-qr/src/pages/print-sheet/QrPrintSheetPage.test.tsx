import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrPrintSheetPage } from './QrPrintSheetPage';
import { usePrintStyle } from './use-print-style';

jest.mock('./use-print-style');

const url = (id: number, name: string, path = '') => ({
  id,
  name,
  type: 'Url',
  payload: JSON.stringify({ Url: `https://example.com/${path}` }),
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi().on(getMyQrs, () => Array.from({ length: 20 }, (_, index) => url(index, `Table ${index + 1}`)));
});
afterEach(() => api.restore());

const open = (search = '', state?: unknown) =>
  renderPage(<QrPrintSheetPage />, { at: { pathname: '/QrPrintSheet', search, state } });
const sheet = (number: number) => screen.findByRole('region', { name: `Sheet ${number}` });
const namesOn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('figure')
    .map((label) => label.textContent);

test('lays the saved codes out on sheets with their names, and Print prints them', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  open();
  expect(namesOn(await sheet(1))).toHaveLength(16);
  expect(namesOn(await sheet(2))).toEqual(['Table 17', 'Table 18', 'Table 19', 'Table 20']);
  expect(screen.getByText('20 codes on 2 sheets')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('prints only the codes that the search of the address finds', async () => {
  open('?search=table%2012');
  expect(namesOn(await sheet(1))).toEqual(['Table 12']);
});

test('selects paper, width and cut marks', async () => {
  open();
  const first = await sheet(1);
  expect(first).toHaveStyle({ width: '210mm' });
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'Letter');
  expect(first).toHaveStyle({ width: '215.9mm' });
  expect(usePrintStyle).toHaveBeenLastCalledWith('Letter');
  await userEvent.selectOptions(screen.getByLabelText('Width of a code'), '70 mm');
  expect(namesOn(await sheet(1))).toHaveLength(6);
  expect(first.querySelector('path[stroke]')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Cut marks'), 'Hidden');
  expect(first.querySelector('path[stroke]')).not.toBeInTheDocument();
});

test('shows the width that too dense codes need', async () => {
  api.on(getMyQrs, () => [url(1, 'Long', 'x'.repeat(2000)), url(2, 'Short')]);
  open();
  expect(await screen.findByText('1 of them is too dense for this width. Choose at least 71 mm.')).toBeInTheDocument();
});

test('prints the codes of the navigation state instead of the saved codes', async () => {
  open('', { codes: [{ name: 'From a file', type: 'Url', payload: '{"Url":"https://a.de"}' }] });
  expect(namesOn(await sheet(1))).toEqual(['From a file']);
  expect(api.callsOf(getMyQrs)).toHaveLength(0);
});

test('links to the menu when there is no code', async () => {
  api.on(getMyQrs, () => []);
  open();
  expect(await screen.findByText('There is no code to print.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Generate Qr Codes' })).toHaveAttribute('href', '/GenerateQr');
});

test('shows that a list could not be loaded, and loads it on a retry', async () => {
  api.on(getMyQrs, () => refuse(500));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your QR codes could not be loaded.');
  api.on(getMyQrs, () => [url(1, 'Menu')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(namesOn(await sheet(1))).toEqual(['Menu']);
});

test('lays out five hundred of very many codes at once, and can select the others', async () => {
  api.on(getMyQrs, () => Array.from({ length: 501 }, (_, index) => url(index, `Table ${index + 1}`)));
  open();
  expect(await screen.findByText('500 codes on 32 sheets')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Codes'), '501 to 501 of 501');
  expect(await screen.findByText('1 code on 1 sheet')).toBeInTheDocument();
  expect(namesOn(await sheet(1))).toEqual(['Table 501']);
}, 20_000);

test('shows how many codes of a file did not fit', async () => {
  open('', { all: 2001, codes: [{ name: 'From a file', type: 'Url', payload: '{"Url":"https://a.de"}' }] });
  expect(await screen.findByText(/^2,000 more codes of your file are not included\./)).toBeInTheDocument();
});
