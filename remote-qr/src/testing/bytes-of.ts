/** Reads the bytes of a blob in the only way that jsdom supports. */
export function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
}

/** Adds the methods that blobs have in browsers to jsdom's blobs. */
export function readableBlobs(): void {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return bytesOf(this);
  };
}
