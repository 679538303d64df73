import { ApiError, messageOf } from '@frontdesk/shared/app';
import { nullWhenUnknown } from '../../api/null-when-unknown';
import { saveQr } from '../../api/save-qr';
import { setQrStyle } from '../../api/set-qr-style';
import { isPlain, type QrStyle } from '../../model/qr-style';
import type { BatchRow } from '../../model/read-batch';

/** A valid row. */
export type GoodRow = Extract<BatchRow, { ok: true }>;

/** The result of saving a row: saved, or why not. */
export type SaveResult = { readonly isSaved: true } | { readonly isSaved: false; readonly why: string };

/**
 * Saves a row. A refusal concerns only this row and is returned as a result; throws any other failure, which would
 * affect the next rows, too.
 */
export async function saveRow({ name, content }: GoodRow, style: QrStyle): Promise<SaveResult> {
  try {
    const id = await saveQr({ name, content });
    if (id !== undefined && !isPlain(style)) await nullWhenUnknown(setQrStyle(id, style));
    return { isSaved: true };
  } catch (error) {
    const isRefusal = error instanceof ApiError && [400, 409, 413, 422].includes(error.status ?? 0);
    if (!isRefusal) throw error;
    return { isSaved: false, why: messageOf(error) };
  }
}
