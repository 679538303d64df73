import { call } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { createShortLink as endpoint } from '@frontdesk/shared/endpoints/short-link';

interface NewCode {
  readonly content: QrContent;
  /** The slug of its link; empty for a random one. */
  readonly word: string;
  /** Empty for a name made from the content. */
  readonly name: string;
}

/** Saves a code that can be changed later. Repeating the call with the same `id` (a new UUID) saves nothing more. */
export function createShortLink({ content: { type, payload }, word, name }: NewCode, id: string) {
  return call(endpoint, { ...payload, Type: type, Slug: word.trim() || null, Name: name.trim() || null, Id: id });
}
