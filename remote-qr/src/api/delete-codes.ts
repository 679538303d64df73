import { ApiError, call } from '@frontdesk/shared/app';
import { CODES_AT_ONCE, deleteQrs as deleteQrsEndpoint } from '@frontdesk/shared/endpoints/many-qrs';
import { deleteQr as deleteQrEndpoint } from '@frontdesk/shared/endpoints/qr';
import type { SavedQr } from '../model/qr-content';

export function deleteQr(id: SavedQr['id']): Promise<void> {
  return call(deleteQrEndpoint, { Id: id });
}

interface Deletion {
  /** False on a server that deletes one code at a time. */
  readonly isBulk: boolean;
  readonly onProgress: (done: number) => void;
}

/** The codes that could not be deleted, and the error of the first. */
export interface DeletionResult {
  readonly failed: readonly SavedQr['id'][];
  readonly error: unknown;
}

/** Deletes codes: in a single call if the server supports it, otherwise one by one. */
export async function deleteQrs(
  ids: readonly SavedQr['id'][],
  { isBulk, onProgress }: Deletion,
): Promise<DeletionResult> {
  const failed: SavedQr['id'][] = [];
  let firstError: unknown = null;
  const step = isBulk ? CODES_AT_ONCE : 1;
  for (let at = 0; at < ids.length; at += step) {
    const some = ids.slice(at, at + step);
    try {
      await (isBulk ? call(deleteQrsEndpoint, { ids: some }) : deleteQr(some[0] ?? ''));
    } catch (error) {
      // Somebody else has already deleted them.
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        failed.push(...some);
        firstError ??= error;
      }
    }
    onProgress(Math.min(at + step, ids.length));
  }
  return { failed, error: firstError };
}
