import { call } from '@frontdesk/shared/app';
import { saveQr as endpoint } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { SavedQr } from '../model/saved-qr';

interface NamedQr {
  readonly content: QrContent;
  readonly name: string;
  /** The saved code to change; absent for a new code. */
  readonly id?: SavedQr['id'];
}

/**
 * Saves the payload's own fields beside Name, Type and, for a saved code, Id (spec section 3.2). Returns the code's id
 * if the server sends it.
 */
export async function saveQr({ content, name, id }: NamedQr): Promise<SavedQr['id'] | undefined> {
  const saved = await call(endpoint, {
    ...content.payload,
    Name: name,
    Type: content.type,
    ...(id !== undefined && { Id: id }),
  });
  return id ?? saved.id;
}
