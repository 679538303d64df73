/** The bytes of a blob; jsdom's own have no way to be read but this one. */
export function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
}

/** Gives jsdom's blobs what those of browsers have. */
export function readableBlobs(): void {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return bytesOf(this);
  };
}
