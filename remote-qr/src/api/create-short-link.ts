import { call } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { createShortLink as endpoint } from '@frontdesk/shared/endpoints/short-link';

/** Saves a code that can be changed later. An empty `word` asks for random characters, an empty name for a readable one. */
export function createShortLink({ type, payload }: QrContent, word: string, name: string) {
  return call(endpoint, { ...payload, Type: type, Slug: word.trim() || null, Name: name.trim() || null });
}
