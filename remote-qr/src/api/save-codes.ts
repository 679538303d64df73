import { ApiError, call } from '@frontdesk/shared/app';
import {
  CODES_AT_ONCE,
  deleteQrs as deleteQrsEndpoint,
  tagQrs as tagQrsEndpoint,
} from '@frontdesk/shared/endpoints/many-qrs';
import {
  deleteQr as deleteQrEndpoint,
  generateCalendarEventQr as generateCalendarEventQrEndpoint,
  generateUrlQr as generateUrlQrEndpoint,
  generateWhatsappQr as generateWhatsappQrEndpoint,
  getMyQrs as getMyQrsEndpoint,
  saveQr as saveQrEndpoint,
} from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { type QrStyle, setQrStyle as setQrStyleEndpoint } from '@frontdesk/shared/endpoints/qr-style';
import { readContent } from '../model/qr-content';
import type { SavedQr } from '../model/short-link';

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
  const saved = await call(saveQrEndpoint, {
    ...content.payload,
    Name: name,
    Type: content.type,
    ...(id !== undefined && { Id: id }),
  });
  return id ?? saved.id;
}

/**
 * Saves new codes so that none is saved twice. A call whose answer was lost may have saved its code, and the spec has no id
 * with which to repeat it, so the next try for the same `key` first looks for the code in My Qr, and changes it if the owner
 * changed something in between. An older code with the same name and content counts as the lost one.
 */
export class NewCodes {
  readonly #ids = new WeakMap<object, SavedQr['id']>();
  /** What was last sent and not refused. */
  readonly #sent = new WeakMap<object, NamedQr>();
  /** The ids of all its codes, so that two equal ones stay two. */
  readonly #taken = new Set<string>();

  async save(key: object, { content, name }: NamedQr): Promise<SavedQr['id'] | undefined> {
    const code = { content, name };
    const known = this.#ids.get(key) ?? (await this.#find(this.#sent.get(key)));
    const isSaved = known !== undefined && isSameCode(this.#sent.get(key), code);
    try {
      const id = isSaved ? known : await saveQr({ ...code, ...(known !== undefined && { id: known }) });
      if (id !== undefined) {
        this.#ids.set(key, id);
        this.#taken.add(String(id));
      }
      this.#sent.set(key, code);
      return id;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      if (known === undefined && (status === null || status >= 500)) this.#sent.set(key, code);
      // The owner has deleted it meanwhile, so the next try saves a new one.
      if (known !== undefined && status === 404) {
        this.#ids.delete(key);
        this.#sent.delete(key);
      }
      throw error;
    }
  }

  async #find(sent: NamedQr | undefined): Promise<SavedQr['id'] | undefined> {
    if (!sent) return;
    const codes = await call(getMyQrsEndpoint, {});
    return codes.find(({ id, name, type, payload }) => {
      const content = readContent(type, payload);
      return content && !this.#taken.has(String(id)) && isSameCode(sent, { content, name });
    })?.id;
  }
}

function isSameCode(one: NamedQr | undefined, other: NamedQr): boolean {
  return one?.name === other.name && textOf(one) === textOf(other);
}

/** Text that is equal for equal contents, whatever the order of their fields. */
function textOf({ content: { type, payload } }: NamedQr): string {
  return JSON.stringify([type, readContent(type, JSON.stringify(payload))?.payload]);
}

export function setQrStyle(qrId: SavedQr['id'], style: QrStyle): Promise<void> {
  return call(setQrStyleEndpoint, { qrId, style: JSON.stringify(style) });
}

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

/** Deletes codes: in a single call if the server supports it, otherwise one after the other. */
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

interface TagChange {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Adds tags to codes and removes others. */
export async function tagQrs(ids: readonly SavedQr['id'][], { add = [], remove = [] }: TagChange): Promise<void> {
  for (let at = 0; at < ids.length; at += CODES_AT_ONCE)
    await call(tagQrsEndpoint, { ids: ids.slice(at, at + CODES_AT_ONCE), add: [...add], remove: [...remove] });
}

/** Resolves to the code's image as a data URL. */
export async function generateUrlQr(payload: QrPayloads['Url']): Promise<string> {
  const { dataUrl } = await call(generateUrlQrEndpoint, payload);
  return dataUrl;
}

/** Resolves to the code's image as a data URL. */
export async function generateWhatsappQr(payload: QrPayloads['Whatsapp']): Promise<string> {
  const { dataUrl } = await call(generateWhatsappQrEndpoint, payload);
  return dataUrl;
}

/** Resolves to the code's image as a data URL. */
export async function generateCalendarEventQr(payload: QrPayloads['CalendarEvent']): Promise<string> {
  const { dataUrl } = await call(generateCalendarEventQrEndpoint, payload);
  return dataUrl;
}
