/**
 * Decodes base64 in any form that servers write: with line breaks, a data URL's prefix, the URL-safe alphabet, or
 * without padding. Null when the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const bare = text
    .replace(/^\s*data:[^,]*,/, '')
    .replace(/\s+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/=+$/, '');
  try {
    // A loop, because Uint8Array.from takes seconds for 25 MB.
    const binary = atob(bare);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
