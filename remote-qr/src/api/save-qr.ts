import { call } from '@frontdesk/shared/app';
import { saveQr as endpoint } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { SavedQr } from '../model/saved-qr';

interface NamedQr {
  readonly content: QrContent;
  readonly name: string;
  /** The saved code that is being edited; none makes a new one. */
  readonly id?: SavedQr['id'];
}

/**
 * Saves exactly the payload's own fields beside Name, Type and, when editing, Id (spec section 3.2). Returns the code's
 * id where the server answers it.
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
