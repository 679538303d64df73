/**
 * Copies an image. Throws if the browser does not allow it. Pages loaded over plain http have no clipboard, but the
 * user can still select the image and copy it into documents and emails.
 */
export async function copyImage(png: Promise<Blob>): Promise<void> {
  // The type declares it as always present.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copySelected(await png);
  // Passes a promise, because some browsers allow copying only during the press itself.
  await clipboard.write([new ClipboardItem({ 'image/png': png })]);
}

async function copySelected(png: Blob): Promise<void> {
  const frame = document.createElement('div');
  const image = document.createElement('img');
  image.src = await readAsDataUrl(png);
  await image.decode();
  frame.append(image);
  Object.assign(frame.style, { position: 'fixed', top: '0', opacity: '0' });
  document.body.append(frame);
  const selection = getSelection();
  try {
    selection?.selectAllChildren(frame);
    if (!document.execCommand('copy')) throw new Error('The browser did not copy the image.');
  } finally {
    selection?.removeAllRanges();
    frame.remove();
  }
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
