import JsZip from 'jszip';
import { bytesOf } from '../testing/bytes-of';
import { serveDecoder } from '../testing/serve-decoder';
import { makeZip, type NamedContent } from './make-zip';
import { loadSecondDecoder } from './second-decoder';

// jsdom cannot compress.
jest.mock('@frontdesk/shared/endpoints/qr-image/plain-png', () => ({
  plainPng: async (modules: unknown[], scale: number) => Buffer.from(`png ${(modules.length + 8) * scale}`),
}));

jest.mock('./second-decoder', () => ({
  loadSecondDecoder: jest.fn(jest.requireActual('./second-decoder').loadSecondDecoder),
}));

const url = (name: string, Url: string): NamedContent => ({ name, content: { type: 'Url', payload: { Url } } });
const quiet = { onProgress: () => {}, signal: new AbortController().signal };

beforeAll(serveDecoder);

async function open(blob: Blob) {
  const zip = await JsZip.loadAsync(await bytesOf(blob));
  const text = async (name: string) => zip.file(name)?.async('string');
  return { names: Object.keys(zip.files), text };
}

test('turns each code into an image with its name, listed with its content', async () => {
  const { blob, unread } = await makeZip([url('Menu', 'https://a.de'), url('../menu', 'https://b.de/?x=1,2')], quiet);
  const { names, text } = await open(blob);
  expect(unread).toBe(0);
  expect(names).toEqual(['Menu.png', 'menu (2).png', 'manifest.csv']);
  expect(await text('Menu.png')).toMatch(/^png 6\d\d$/);
  expect((await text('manifest.csv'))?.split('\r\n')).toEqual([
    '\ufeffname,type,says,file,scans,print at least (mm)',
    'Menu,Url,https://a.de,Menu.png,yes,12',
    '../menu,Url,"https://b.de/?x=1,2",menu (2).png,yes,14',
    '',
  ]);
});

test('lists that only one decoder could read a code back', async () => {
  jest.mocked(loadSecondDecoder).mockResolvedValueOnce(null);
  const once = await makeZip([url('Menu', 'https://a.de')], quiet);
  expect(await (await open(once.blob)).text('manifest.csv')).toContain('Menu.png,yes (one decoder),12');
  jest.mocked(loadSecondDecoder).mockResolvedValueOnce(async () => 'another text');
  const never = await makeZip([url('Menu', 'https://a.de')], quiet);
  expect(await (await open(never.blob)).text('manifest.csv')).toContain('Menu.png,no,12');
  expect(never.unread).toBe(1);
});

test('writes a name as text if a spreadsheet would run it as a formula', async () => {
  const { blob } = await makeZip([url('=cmd|calc', 'https://a.de')], quiet);
  expect(await (await open(blob)).text('manifest.csv')).toContain(`"'=cmd|calc",Url`);
});

test('reports progress, and can be stopped', async () => {
  const onProgress = jest.fn();
  const many = Array.from({ length: 21 }, (_, index) => url(`${index}`, 'https://a.de'));
  await makeZip(many, { ...quiet, onProgress });
  expect(onProgress.mock.calls.flat()).toEqual([20]);
  await expect(makeZip(many, { ...quiet, signal: AbortSignal.abort() })).rejects.toThrow();
});
