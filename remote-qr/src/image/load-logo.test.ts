import { loadLogo } from './load-logo';

const drawn = jest.fn();
jest.mock('./canvas', () => ({
  blankCanvas: () => ({ canvas: {}, context: { clearRect: () => {}, drawImage: (...args: unknown[]) => drawn(args) } }),
  loadImage: async (dataUrl: string) => {
    if (dataUrl.includes('YnJva2Vu')) throw new Error('no image');
    return { naturalWidth: 512, naturalHeight: 128 };
  },
  pngOf: async () => new Blob(['png'], { type: 'image/png' }),
}));

test('redraws a logo as a PNG, complete and centered in a square', async () => {
  const file = new File(['<svg><script>alert(1)</script></svg>'], 'a.svg', { type: 'image/svg+xml' });
  expect(await loadLogo(file)).toEqual({ ok: true, logo: `data:image/png;base64,${btoa('png')}` });
  expect(drawn).toHaveBeenCalledWith([expect.anything(), 0, 96, 256, 64]);
});

test.each([
  ['of another type', '%PDF', 'application/pdf', 'type'],
  ['of more than 2 MB', 'x'.repeat(2_000_001), 'image/png', 'tooLarge'],
  ['that is damaged', 'broken', 'image/png', 'broken'],
])('refuses a file %s', async (_, content, type, problem) => {
  const file = new File([content], 'logo', { type });
  expect(await loadLogo(file)).toEqual({ ok: false, problem });
});
