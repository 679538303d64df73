import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPrint } from '../../image/code-tools';
import { PLAIN_STYLE } from '../../model/qr-style';
import { serveDecoder } from '../../testing/serve-decoder';
import { QrPrintSheetPage } from './QrPrintSheetPage';
import { usePrintStyle } from './use-print-style';

jest.mock('./use-print-style');
jest.mock('../../image/code-tools', () => ({ readPrint: jest.fn() }));

const url = (id: number, name: string, path = '') => ({
  id,
  name,
  type: 'Url',
  payload: JSON.stringify({ Url: `https://example.com/${path}` }),
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  jest.mocked(readPrint).mockReset().mockResolvedValue(2);
  api = fakeApi().on(getMyQrs, () => Array.from({ length: 20 }, (_, index) => url(index, `Table ${index + 1}`)));
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

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

test('prints only the codes that the search in the address finds', async () => {
  open('?search=table%2012');
  expect(namesOn(await sheet(1))).toEqual(['Table 12']);
});

test('keeps a name away from its code’s frame, and within the height of its cell', async () => {
  open();
  const name = within(await sheet(1)).getByText('Table 1');
  expect(name).toHaveStyle({ marginTop: '1.2mm', lineHeight: '4.4mm' });
});

test('selects paper, width and cut marks', async () => {
  open();
  const first = await sheet(1);
  expect(first).toHaveStyle({ width: '210mm' });
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'Letter');
  expect(first).toHaveStyle({ width: '215.9mm' });
  expect(usePrintStyle).toHaveBeenLastCalledWith('Letter');
  await userEvent.selectOptions(screen.getByLabelText('Code width'), '70 mm');
  expect(namesOn(await sheet(1))).toHaveLength(6);
  expect(first.querySelector('path[stroke]')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Cut marks'), 'Hidden');
  expect(first.querySelector('path[stroke]')).not.toBeInTheDocument();
});

test('names the codes that are too dense for the width, and says which width they need', async () => {
  api.on(getMyQrs, () => [url(1, 'Long', 'x'.repeat(2000)), url(2, 'Short')]);
  open();
  expect(
    await screen.findByText(
      '“Long” is too dense for this width, so a phone may not read it. Print it at least 71 mm wide.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('prints the codes from the navigation state instead of the saved codes', async () => {
  open('', { codes: [{ name: 'From a file', type: 'Url', payload: '{"Url":"https://a.de"}' }] });
  expect(namesOn(await sheet(1))).toEqual(['From a file']);
  expect(api.callsOf(getMyQrs)).toHaveLength(0);
});

test('links to the menu when there is no code', async () => {
  api.on(getMyQrs, () => []);
  open();
  expect(await screen.findByText('There are no codes to print.')).toBeInTheDocument();
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

test('lays out very many codes five hundred at a time, and can select the others', async () => {
  api.on(getMyQrs, () => Array.from({ length: 501 }, (_, index) => url(index, `Table ${index + 1}`)));
  open();
  expect(await screen.findByText('500 codes on 32 sheets')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Codes'), '501 to 501 of 501');
  expect(await screen.findByText('1 code on 1 sheet')).toBeInTheDocument();
  expect(namesOn(await sheet(1))).toEqual(['Table 501']);
}, 20_000);

test('shows how many codes of a file did not fit', async () => {
  open('', { all: 2001, codes: [{ name: 'From a file', type: 'Url', payload: '{"Url":"https://a.de"}' }] });
  expect(await screen.findByText(/^2,000 more codes from your file are not included\./)).toBeInTheDocument();
});

test('warns about codes that nobody outside this network can open', async () => {
  jest.mocked(readPrint).mockResolvedValue(2);
  const codes = (address: string) => ({
    codes: [{ name: 'Menu', type: 'Url', payload: JSON.stringify({ Url: address }) }],
  });
  const { unmount } = open('', codes('https://a.de/r/abcdefg'));
  await sheet(1);
  expect(screen.queryByText(/open only on this machine/)).not.toBeInTheDocument();
  unmount();
  open('', codes('http://localhost:8080/r/abcdefg'));
  expect(await screen.findByText(/^Some of these codes open only on your own network\./)).toBeVisible();
});

describe('reads every code back', () => {
  const code = (name: string) => ({ name, type: 'Url', payload: '{"Url":"https://a.de"}' });
  const pale = { ...PLAIN_STYLE, dark: '#fefefe' };

  test('prints a code in black on white, and names it, when its style cannot be read', async () => {
    const end = serveDecoder();
    jest.mocked(readPrint).mockImplementation(jest.requireActual('../../image/check-code').readPrint);
    open('', { style: pale, codes: [code('Pale')] });
    expect(
      await screen.findByText('“Pale” could not be read back in its style, so it is printed in black on white.'),
    ).toBeInTheDocument();
    const drawing = within(await sheet(1)).getByRole('img', { name: 'QR code: Pale' });
    expect(drawing.querySelector('path[fill="#fefefe"]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    end();
  });

  test('leaves out a code that cannot be read at all, and prints only the codes that were read', async () => {
    jest.mocked(readPrint).mockImplementation(async (text) => (text.endsWith('/7') ? 0 : 2));
    api.on(getMyQrs, () => [url(1, 'Good', '1'), url(2, 'Bad', '7')]);
    open();
    expect(namesOn(await sheet(1))).toEqual(['Good']);
    expect(screen.getByText('1 code on 1 sheet')).toBeInTheDocument();
    expect(screen.getByText(/^“Bad” could not be read back, so it is not on the sheet\./)).toBeInTheDocument();
  });

  test('prints a code that cannot be read if the owner chooses to, and warns her', async () => {
    jest.mocked(readPrint).mockImplementation(async (text) => (text.endsWith('/7') ? 0 : 2));
    api.on(getMyQrs, () => [url(1, 'Good', '1'), url(2, 'Bad', '7')]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print it anyway' }));
    expect(namesOn(await sheet(1))).toEqual(['Good', 'Bad']);
    expect(screen.getByText(/^“Bad” could not be read back, and is on the sheet anyway\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(namesOn(await sheet(1))).toEqual(['Good']);
  });

  test('names a code that cannot be printed because its text is too long', async () => {
    jest.mocked(readPrint).mockImplementation(jest.requireActual('../../image/check-code').readPrint);
    const end = serveDecoder();
    open('', {
      codes: [{ name: 'Novel', type: 'Url', payload: JSON.stringify({ Url: `https://a.de/${'x'.repeat(3000)}` }) }],
    });
    expect(await screen.findByText(/^“Novel” contains more than a code can hold/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Print it anyway' })).not.toBeInTheDocument();
    end();
  });

  test('enables Print only when all codes were read back, and shows how many were', async () => {
    const waiting: (() => void)[] = [];
    jest.mocked(readPrint).mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(2))));
    api.on(getMyQrs, () => Array.from({ length: 21 }, (_, index) => url(index, `Table ${index + 1}`)));
    open();
    const button = await screen.findByRole('button', { name: /Print/ });
    for (let read = 0; read < 20; read += 1) {
      await waitFor(() => expect(waiting).toHaveLength(read + 1));
      waiting[read]?.();
    }
    expect(await screen.findByText('Reading every code back before you print: 20 of 21')).toBeInTheDocument();
    expect(button).toBeDisabled();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    await waitFor(() => expect(waiting).toHaveLength(21));
    waiting[20]?.();
    expect(await screen.findByText('21 codes on 2 sheets')).toBeInTheDocument();
    expect(button).toBeEnabled();
  });

  test('prints nothing while the codes cannot be checked, and checks them on a retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(readPrint).mockRejectedValueOnce(new Error('no script'));
    open('', { codes: [code('Menu')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The codes could not be checked');
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(namesOn(await sheet(1))).toEqual(['Menu']);
  });

  test('prints without the check when it cannot run, and shows that the codes were not checked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(readPrint).mockRejectedValue(new Error('no script'));
    open('', { codes: [code('Menu')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Print without the check' }));
    expect(namesOn(await sheet(1))).toEqual(['Menu']);
    expect(screen.getByText(/^These codes were not checked\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  test('shows that only one decoder could run', async () => {
    jest.mocked(readPrint).mockResolvedValue(1);
    open('', { codes: [code('Menu')] });
    expect(await screen.findByText(/^Only one of two decoders could run here\./)).toBeInTheDocument();
  });
});
