import { readPicture } from './avatar-picture';

test('draws the whole SVG logo into a small picture, so that its scripts are not stored', async () => {
  const drawImage = jest.fn();
  const context = { fillRect() {}, drawImage, getImageData: () => ({ data: new Uint8Array(4) }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: jest.fn() });
  HTMLImageElement.prototype.decode = async function decode() {
    Object.assign(this, { width: 300, height: 100 });
  };
  const logo = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' });
  expect(await readPicture(logo)).toEqual({ avatar: 'data:image/jpeg;base64,AA==', color: null });
  expect(drawImage).toHaveBeenCalledWith(expect.any(HTMLImageElement), 0, 32, 96, 32);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:logo');
  jest.restoreAllMocks();
});

test('returns null for an SVG with HTML inside, which browsers draw but do not let a page read', async () => {
  const context = { fillRect() {}, drawImage() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
    throw new DOMException('Tainted canvases may not be exported.', 'SecurityError');
  });
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL() {} });
  HTMLImageElement.prototype.decode = async () => {};
  const logo = new Blob(['<svg><foreignObject/></svg>'], { type: 'image/svg+xml' });
  expect(await readPicture(logo)).toBeNull();
  jest.restoreAllMocks();
});
