import { encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import { paintModules } from '../../model/code-parts';
import { PLAIN_STYLE } from '../../model/qr-style';
import { drawPng, drawSvg } from './draw-file';

/** Fakes the canvas that jsdom lacks: it records its calls, and contains a fixed picture. */
function fakeBrowser(picture: { size: number; pixels: Uint8ClampedArray }) {
  const canvases: { width: number; height: number; smoothing?: boolean; painted?: ImageData; scaledTo?: number[] }[] =
    [];
  class FakeImage {
    src = '';
    naturalWidth = picture.size;
    naturalHeight = picture.size;
    decode = () => Promise.resolve();
  }
  class FakeImageData {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {}
  }
  Object.assign(globalThis, { Image: FakeImage, ImageData: FakeImageData, Path2D: class {} });
  jest.spyOn(document, 'createElement').mockImplementation(() => {
    const canvas: (typeof canvases)[number] & Record<string, unknown> = { width: 0, height: 0 };
    const context = {
      set imageSmoothingEnabled(smoothing: boolean) {
        canvas.smoothing = smoothing;
      },
      fillRect: () => {},
      setTransform: () => {},
      fill: () => {},
      drawImage: (_: unknown, ...at: number[]) => {
        canvas.scaledTo = at;
      },
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        width,
        height,
        data: picture.pixels,
      }),
      putImageData: (painted: ImageData) => {
        canvas.painted = painted;
      },
    };
    Object.assign(canvas, {
      getContext: () => context,
      toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob(['png'], { type })),
    });
    canvases.push(canvas);
    return canvas as unknown as HTMLElement;
  });
  return canvases;
}

const original = { Image: globalThis.Image, ImageData: globalThis.ImageData, Path2D: globalThis.Path2D };
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, original);
});

const DATA_URL = 'data:image/png;base64,AA==';
const TEXT = 'https://example.com';
const modules = encodePlain(TEXT) ?? [];
const readable = () => fakeBrowser({ size: 400, pixels: paintModules(modules, 400, PLAIN_STYLE) });
const unreadable = () => fakeBrowser({ size: 40, pixels: new Uint8ClampedArray(40 * 40 * 4).fill(255) });

test("reads the code from the server's image and paints it again at exactly the selected size", async () => {
  const canvases = readable();
  await expect(drawPng(DATA_URL, 150, PLAIN_STYLE)).resolves.toMatchObject({ type: 'image/png' });
  const result = canvases.at(-1);
  expect(result).toMatchObject({ width: 150, height: 150, smoothing: false });
  expect(result?.painted?.data).toEqual(paintModules(modules, 150, PLAIN_STYLE));
});

test('paints colors, but keeps the quiet zone white', async () => {
  const canvases = readable();
  const style = { ...PLAIN_STYLE, dark: '#0b5d3b', light: '#fff3c4' };
  await drawPng(DATA_URL, 300, style);
  expect(canvases.at(-1)?.painted?.data).toEqual(paintModules(modules, 300, style));
});

test('scales an image without a readable code to the selected size without smoothing', async () => {
  const canvases = unreadable();
  await drawPng(DATA_URL, 300, PLAIN_STYLE);
  expect(canvases.at(-1)).toMatchObject({ width: 300, smoothing: false, scaledTo: [0, 0, 300, 300] });
  expect(canvases.at(-1)?.painted).toBeUndefined();
});

test('draws an SVG from the text, and only when the text was read', async () => {
  readable();
  await expect(drawSvg(DATA_URL, PLAIN_STYLE)).resolves.toMatchObject({ type: 'image/svg+xml' });
  unreadable();
  await expect(drawSvg(DATA_URL, PLAIN_STYLE)).rejects.toThrow('The image cannot be read.');
});
