import { paintModules } from '../../model/paint-modules';

/**
 * The code as a PNG of exactly `size` by `size`. Its squares are read out of the server's image and painted anew,
 * because scaling by a broken factor blurs or bends them; an image that cannot be read is scaled all the same.
 */
export async function drawPng(dataUrl: string, size: number): Promise<Blob> {
  const image = await loadImage(dataUrl);
  const modules = await modulesOf(image);
  const { canvas, context } = blankCanvas(size, size);
  if (modules) context.putImageData(new ImageData(paintModules(modules, size), size, size), 0, 0);
  else context.drawImage(image, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no image.'))), 'image/png');
  });
}

async function modulesOf(image: HTMLImageElement) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const { context } = blankCanvas(width, height);
  context.drawImage(image, 0, 0);
  try {
    const { readModules } = await import('../../model/read-modules');
    return readModules(context.getImageData(0, 0, width, height));
  } catch {
    // The reader's script did not arrive; scaling needs none.
    return null;
  }
}

async function loadImage(dataUrl: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return image;
}

function blankCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  context.imageSmoothingEnabled = false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}
