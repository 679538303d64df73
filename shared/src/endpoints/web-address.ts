/** Validates a QR code's web address, in the form and on the server. */

import { percentEncode } from './percent-encode';
import { byteLength, QR_BYTES_MAX } from './qr-bytes';
import { isBlank } from './visible-text';

/** Why a web address is invalid, with a suggested address; or the host that it opens. */
export type AddressCheck =
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly problem: string; readonly suggestion?: string };

const refuse = (problem: string, suggestion?: string): AddressCheck => ({ ok: false, problem, suggestion });

/** Accepts only http and https without credentials. Never rewrites the typed address; only suggests a change. */
export function checkWebAddress(typed: string): AddressCheck {
  const text = typed.trim();
  if (isBlank(text)) return refuse('URL is required.');
  if (/[\s\p{Cc}]/u.test(text)) return refuse('A web address has no spaces; write %20 in their place.');
  const bytes = byteLength(asciiAddress(text));
  if (bytes > QR_BYTES_MAX) {
    return refuse(`This is too long for a QR code: ${bytes} bytes, at most ${QR_BYTES_MAX}.`);
  }
  if (!/^https?:\/\//i.test(text)) {
    if (hasOtherScheme(text)) return refuse('Only addresses that begin with https:// or http:// can be used.');
    const suggestion = `https://${text.replace(/^\/+/, '')}`;
    return refuse('A web address begins with https:// or http://.', looksLikeSite(suggestion) ? suggestion : undefined);
  }
  // Browsers drop extra slashes, but the host should be where people expect it.
  const [slashes] = /(?<=^https?:\/\/)[/\\]+/i.exec(text) ?? [];
  if (slashes) {
    return refuse('A web address has two slashes before its name.', text.replace(`//${slashes}`, '//'));
  }
  const url = parse(text);
  if (!url) return refuse('This is not a web address that a phone could open.');
  if (url.username || url.password) return refuse('An address with a user name or password in it cannot be used.');
  return { ok: true, host: url.host };
}

/**
 * Converts an address to ASCII, because scanners guess the encoding of other characters: the host to Punycode, other
 * characters percent-encoded. ASCII characters remain exactly as typed.
 */
export function asciiAddress(text: string): string {
  const [, origin = '', rest = text] = /^(https?:\/\/[^/?#\\]*)(.*)$/is.exec(text) ?? [];
  return asciiOrigin(origin) + rest.replace(/\P{ASCII}+/gu, percentEncode);
}

function asciiOrigin(origin: string): string {
  if (/^\p{ASCII}*$/u.test(origin)) return origin;
  return parse(origin)?.origin ?? origin.replace(/\P{ASCII}+/gu, percentEncode);
}

/**
 * Returns the ASCII form of a host with look-alike or other letters, as the browser requests it; null for an ASCII
 * host.
 */
export function encodedHost(typed: string): string | null {
  const checked = checkWebAddress(typed);
  return checked.ok && checked.host.includes('xn--') ? checked.host : null;
}

/** Whether the text begins with a scheme. `example.com:8080` has a port, not a scheme. */
function hasOtherScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
}

function looksLikeSite(address: string): boolean {
  const url = parse(address);
  return url !== null && !url.username && /^(localhost|.+\.[^.\d]{2,}|\d+(\.\d+){3})$/.test(url.hostname);
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
