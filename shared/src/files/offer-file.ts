/** Some browsers start reading the file only after the click was handled. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads `content` as a file with this name, without opening it. */
export function offerFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
