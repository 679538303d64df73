/** Gives the browser time to begin the download before its address is taken back. */
const REVOKE_AFTER_MS = 10_000;

/** Hands a file to the browser's downloads. */
export function offerFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
