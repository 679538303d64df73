import { hasUnsavedWork, storeDraft } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerFile } from '../../image/offer-file';
import { encodePlain } from '../../model/encode-modules';
import { carriesContent, checkCode, codeSvg, loadLogo, modulesFor, readImage } from './code-tools';
import { drawPng } from './draw-file';
import { QrResultPage } from './QrResultPage';

jest.mock('./code-tools');
jest.mock('./draw-file');
jest.mock('../../image/offer-file');

const TEXT = 'https://example.com';
const CODE = { dataUrl: 'data:image/png;base64,AA==', type: 'Url', payload: JSON.stringify({ Url: TEXT }) };

beforeEach(() => {
  // What an earlier test tried.
  storeDraft(`qr-style/${CODE.dataUrl}`, undefined);
  jest.mocked(readImage).mockResolvedValue(TEXT);
  jest.mocked(carriesContent).mockReturnValue(true);
  jest.mocked(checkCode).mockReset().mockResolvedValue({ status: 'scans', printMm: 15 });
  jest.mocked(modulesFor).mockReturnValue(encodePlain(TEXT));
  jest.mocked(codeSvg).mockReturnValue('<svg/>');
});

const open = () => renderPage(<QrResultPage />, { at: { pathname: '/QrResult', state: CODE } });
const source = () => screen.getByRole('img').getAttribute('src');
const colour = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a code that reads back scans, and the page says how wide to print it', async () => {
  open();
  expect(screen.getByText('Checking the code…')).toBeInTheDocument();
  expect(await screen.findByText('Scans')).toBeInTheDocument();
  expect(screen.getByText(/Print it at least 15 mm wide/)).toBeInTheDocument();
});

test('a code that only one decoder could look at is not said to scan, and a style can still be used', async () => {
  jest.mocked(checkCode).mockResolvedValue({ status: 'readOnce', printMm: 15 });
  open();
  expect(await screen.findByText('Only one of two decoders could be run here.')).toBeInTheDocument();
  expect(screen.getByText(/It reads the code\. Print it at least 15 mm wide\./)).toBeInTheDocument();
  expect(screen.queryByText('Scans')).not.toBeInTheDocument();
  colour('Foreground', '#0b5d3b');
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
});

test('every size is checked anew, and what is too dense is told with what would do', async () => {
  open();
  await screen.findByText('Scans');
  jest.mocked(checkCode).mockResolvedValue({ status: 'dense', printMm: 26, sizeMin: 130 });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
  expect(await screen.findByText('Too dense for 100 px.')).toBeInTheDocument();
  expect(screen.getByText(/Choose at least 130 px, the SVG or a print PNG/)).toBeInTheDocument();
  expect(checkCode).toHaveBeenLastCalledWith(TEXT, expect.anything(), 100);
});

test("an image that cannot be read warns, but Download and Save stay; style and SVG aren't offered", async () => {
  jest.mocked(readImage).mockResolvedValue(null);
  open();
  expect(await screen.findByText('No code could be read in this image.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download QR Code' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Save QR Code' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Download SVG' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Foreground')).not.toBeInTheDocument();
});

test('a code that says something else is told with what it says', async () => {
  jest.mocked(readImage).mockResolvedValue('https://example.org');
  jest.mocked(carriesContent).mockReturnValue(false);
  open();
  expect(await screen.findByText(/It reads: https:\/\/example.org/)).toBeInTheDocument();
});

test('where the check does not arrive the page says so', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(readImage).mockRejectedValue(new Error('ChunkLoadError'));
  open();
  expect(await screen.findByText(/The code could not be checked here/)).toBeInTheDocument();
  logged.mockRestore();
});

test('colours that scan are used; pale and inverted ones are refused with the reason', async () => {
  open();
  await screen.findByLabelText('Foreground');
  const plain = source();
  colour('Foreground', '#0b5d3b');
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  colour('Foreground', '#dddddd');
  expect(await screen.findByText(/too much alike for a camera/)).toBeInTheDocument();
  colour('Background', '#000000');
  expect(await screen.findByText(/must be darker than the background/)).toBeInTheDocument();
  expect(source()).toMatch(/^data:image\/svg/);
  await userEvent.click(screen.getByRole('button', { name: 'Black on white again' }));
  await waitFor(() => expect(source()).toBe(plain));
  expect(screen.queryByText('Not used.')).not.toBeInTheDocument();
});

test('a logo is taken while the code reads back with it, and can be removed', async () => {
  jest.mocked(loadLogo).mockResolvedValue({ ok: true, logo: 'data:image/png;base64,AA==' });
  open();
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/Logo in the middle/), file);
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(source()).toBe(CODE.dataUrl));
});

test.each([
  ['is no image', { ok: false, problem: 'broken' } as const, 'The file cannot be read as an image.'],
  ['is too large', { ok: false, problem: 'tooLarge' } as const, 'The file is larger than 2 MB.'],
  ['hides too much', { ok: true, logo: 'data:,' } as const, 'The code could not be read back like this.'],
])('a logo that %s is refused, and the code stays as it was', async (_, loaded, reason) => {
  jest.mocked(loadLogo).mockResolvedValue(loaded);
  open();
  await screen.findByText('Scans');
  jest.mocked(checkCode).mockResolvedValue({ status: 'dense', printMm: 15, sizeMin: null });
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Logo in the middle/), file);
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(source()).toBe(CODE.dataUrl);
});

test('a style and a logo are restored after a visit to another page, until the image is downloaded', async () => {
  jest.mocked(loadLogo).mockResolvedValue({ ok: true, logo: 'data:image/png;base64,BB==' });
  jest.mocked(drawPng).mockResolvedValue(new Blob());
  open();
  await screen.findByLabelText('Foreground');
  colour('Foreground', '#0b5d3b');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Logo in the middle/), file);
  await screen.findByRole('button', { name: 'Remove logo' });
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  open();
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  expect(screen.getByLabelText('Foreground')).toHaveValue('#0b5d3b');
  expect(screen.getByRole('button', { name: 'Remove logo' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Download QR Code' }));
  await waitFor(() => expect(offerFile).toHaveBeenCalled());
  cleanup();
  expect(hasUnsavedWork()).toBe(false);
});
