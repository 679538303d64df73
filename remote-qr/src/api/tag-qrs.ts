import { call } from '@frontdesk/shared/app';
import { CODES_AT_ONCE, tagQrs as endpoint } from '@frontdesk/shared/endpoints/many-qrs';
import type { SavedQr } from '../model/saved-qr';

interface TagChange {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Adds tags to codes and removes others. */
export async function tagQrs(ids: readonly SavedQr['id'][], { add = [], remove = [] }: TagChange): Promise<void> {
  for (let at = 0; at < ids.length; at += CODES_AT_ONCE)
    await call(endpoint, { ids: ids.slice(at, at + CODES_AT_ONCE), add: [...add], remove: [...remove] });
}
