import { hasUnsavedWork, storeDraft } from '@frontdesk/shared/app';
import { encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { offerFile } from '@frontdesk/shared/files';
import { renderPage } from '@frontdesk/shared/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carriesContent, checkCode, codeSvg, loadLogo, modulesFor, readImage } from '../../image/code-tools';
import { drawPng } from './draw-file';
import { QrResultPage } from './QrResultPage';

jest.mock('../../image/code-tools');
jest.mock('./draw-file');
jest.mock('@frontdesk/shared/files', () => ({
  ...jest.requireActual('@frontdesk/shared/files'),
  offerFile: jest.fn(),
}));

const TEXT = 'https://example.com';
const CODE = { dataUrl: 'data:image/png;base64,AA==', type: 'Url', payload: JSON.stringify({ Url: TEXT }) };

beforeEach(() => {
  // Clears the style tried in an earlier test.
  storeDraft(`qr-style/${CODE.dataUrl}`, undefined);
  jest.mocked(readImage).mockResolvedValue(TEXT);
  jest.mocked(carriesContent).mockReturnValue(true);
  jest.mocked(checkCode).mockReset().mockResolvedValue({ status: 'scans', printMm: 15 });
  jest.mocked(modulesFor).mockReturnValue(encodePlain(TEXT));
  jest.mocked(codeSvg).mockReturnValue('<svg/>');
});

const open = () => renderPage(<QrResultPage />, { at: { pathname: '/QrResult', state: CODE } });
const source = () => screen.getByRole('img', { name: /^QR code: / }).getAttribute('src');
const color = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows that a code scans when it reads back, and how wide to print it', async () => {
  open();
  expect(screen.getByText('Checking the code…')).toBeInTheDocument();
  expect(await screen.findByText('Scans')).toBeInTheDocument();
  expect(screen.getByText(/Print it at least 15 mm wide/)).toBeInTheDocument();
});

test('does not claim that a code scans when only one decoder could read it, and still allows a style', async () => {
  jest.mocked(checkCode).mockResolvedValue({ status: 'readOnce', printMm: 15 });
  open();
  expect(await screen.findByText('Only one of two decoders could run here.')).toBeInTheDocument();
  expect(screen.getByText(/It reads the code\. Print it at least 15 mm wide\./)).toBeInTheDocument();
  expect(screen.queryByText('Scans')).not.toBeInTheDocument();
  color('Foreground', '#0b5d3b');
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
});

test('checks every size again, and suggests a size for a code that is too dense', async () => {
  open();
  await screen.findByText('Scans');
  jest.mocked(checkCode).mockResolvedValue({ status: 'dense', printMm: 26, sizeMin: 130 });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
  expect(await screen.findByText('Too dense for a picture 100 px wide.')).toBeInTheDocument();
  expect(screen.getByText(/Choose at least 130 px, the SVG or a print PNG/)).toBeInTheDocument();
  expect(checkCode).toHaveBeenLastCalledWith(TEXT, expect.anything(), 100);
});

test('warns about an image that cannot be read and offers Download and Save, but neither style nor SVG', async () => {
  jest.mocked(readImage).mockResolvedValue(null);
  open();
  expect(await screen.findByText('No code could be read in this image.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download QR Code' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Save QR Code' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Download SVG' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Foreground')).not.toBeInTheDocument();
});

test('shows the text of a code with different content', async () => {
  jest.mocked(readImage).mockResolvedValue('https://example.org');
  jest.mocked(carriesContent).mockReturnValue(false);
  open();
  expect(await screen.findByText(/It reads: https:\/\/example.org/)).toBeInTheDocument();
});

test('shows that the check could not be loaded', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(readImage).mockRejectedValue(new Error('ChunkLoadError'));
  open();
  expect(await screen.findByText(/The code could not be checked here/)).toBeInTheDocument();
  logged.mockRestore();
});

test('applies colors that scan, and refuses pale and inverted ones with the reason', async () => {
  open();
  await screen.findByLabelText('Foreground');
  const plain = source();
  color('Foreground', '#0b5d3b');
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  color('Foreground', '#dddddd');
  expect(await screen.findByText(/too similar for a camera/)).toBeInTheDocument();
  color('Background', '#000000');
  expect(await screen.findByText(/must be darker than the background/)).toBeInTheDocument();
  expect(source()).toMatch(/^data:image\/svg/);
  expect(await screen.findByText(/The picture still shows the previous look/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset to black on white' }));
  await waitFor(() => expect(source()).toBe(plain));
  expect(screen.queryByText('Not used.')).not.toBeInTheDocument();
});

test('offers the nearest color that scans in one press', async () => {
  open();
  await screen.findByLabelText('Foreground');
  color('Foreground', '#facc15');
  expect(screen.getByLabelText('Foreground')).toHaveAccessibleDescription(/too similar for a camera/);
  await userEvent.click(screen.getByRole('button', { name: /^Use #[0-9a-f]{6}$/ }));
  expect(screen.getByLabelText('Foreground')).not.toHaveValue('#facc15');
  // The notice about the last color is shown until the code in the next color has been read back.
  await waitFor(() => expect(screen.queryByText(/too similar for a camera/)).not.toBeInTheDocument());
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
});

test('applies a logo while the code reads back with it, and can remove it', async () => {
  jest.mocked(loadLogo).mockResolvedValue({ ok: true, logo: 'data:image/png;base64,AA==' });
  open();
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/Logo in the middle/), file);
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(source()).toBe(CODE.dataUrl));
});

test.each([
  ['is no image', { ok: false, problem: 'broken' } as const, 'The file cannot be read as an image.', false],
  ['is too large', { ok: false, problem: 'tooLarge' } as const, 'The file is larger than 2 MB.', false],
  ['hides too much', { ok: true, logo: 'data:,' } as const, 'The code could not be scanned with this style.', true],
])('refuses a logo that %s, and leaves the code unchanged', async (_, loaded, reason, isUnscannable) => {
  jest.mocked(loadLogo).mockResolvedValue(loaded);
  open();
  await screen.findByText('Scans');
  jest.mocked(checkCode).mockResolvedValue({ status: 'dense', printMm: 15, sizeMin: null });
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Logo in the middle/), file);
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryAllByText(/your last choice cannot be scanned/)).toHaveLength(isUnscannable ? 1 : 0);
  expect(screen.queryAllByText('Scans')).toHaveLength(isUnscannable ? 0 : 1);
  expect(source()).toBe(CODE.dataUrl);
});

test('restores a style and a logo after a visit to another page, until the image is downloaded', async () => {
  jest.mocked(loadLogo).mockResolvedValue({ ok: true, logo: 'data:image/png;base64,BB==' });
  jest.mocked(drawPng).mockResolvedValue(new Blob());
  open();
  await screen.findByLabelText('Foreground');
  color('Foreground', '#0b5d3b');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Logo in the middle/), file);
  await screen.findByRole('button', { name: 'Remove logo' });
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  open();
  await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  expect(screen.getByLabelText('Foreground')).toHaveValue('#0b5d3b');
  expect(screen.getByRole('button', { name: 'Remove logo' })).toBeInTheDocument();
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Download QR Code' }));
  // The page records the download after it has offered the file.
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  expect(offerFile).toHaveBeenCalled();
  cleanup();
  expect(hasUnsavedWork()).toBe(false);
});
