import { ApiError, call, onSessionOver } from '@frontdesk/shared/app';
import { CODES_AT_ONCE, tagQrs as tagQrsEndpoint } from '@frontdesk/shared/endpoints/many-qrs';
import {
  generateCalendarEventQr as generateCalendarEventQrEndpoint,
  generateUrlQr as generateUrlQrEndpoint,
  generateWhatsappQr as generateWhatsappQrEndpoint,
  getMyQrs as getMyQrsEndpoint,
  saveQr as saveQrEndpoint,
} from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { PLAIN_STYLE, type QrStyle, setQrStyle as setQrStyleEndpoint } from '@frontdesk/shared/endpoints/qr-style';
import type { QueryClient } from '@frontdesk/shared/query';
import { readContent, type SavedQr, type ShortLink } from '../model/qr-content';
import { qrStylesQuery } from './code-details';
import { getMyQrs, shortLinksQuery } from './codes';

/**
 * Returns a saved code in its currently stored state. Does not change the cache, because a form that compares the code
 * before saving must not adopt its values. Rejects if the code was deleted.
 */
export async function fetchCode(id: SavedQr['id']): Promise<SavedQr> {
  const codes = await call(getMyQrsEndpoint, {});
  return found(codes.find((code) => String(code.id) === String(id)));
}

/** Returns a code's short link in its currently stored state, like `fetchCode`. */
export async function fetchShortLink(qrId: SavedQr['id']): Promise<ShortLink> {
  const links = await shortLinksQuery.queryFn({ signal: new AbortController().signal });
  return found(links?.get(String(qrId)));
}

/** Returns a code's currently stored style, like `fetchCode`; null on a server without styles. */
export async function fetchStyle(id: SavedQr['id']): Promise<QrStyle | null> {
  const styles = await qrStylesQuery.queryFn({ signal: new AbortController().signal });
  return styles && (styles.get(String(id)) ?? PLAIN_STYLE);
}

function found<T>(stored: T | undefined): T {
  if (stored === undefined) throw new Error('The code was deleted.');
  return stored;
}

/** Shows a saved code with its changes until the codes are fetched again, so that nobody downloads the old version. */
export function showSaved(queries: QueryClient, id: SavedQr['id'], name: string, { type, payload }: QrContent): void {
  const changed = { name, type, payload: JSON.stringify(payload) };
  queries.setQueryData(getMyQrs().queryKey, (codes) =>
    codes?.map((code) => (String(code.id) === String(id) ? { ...code, ...changed } : code)),
  );
}

interface NamedQr {
  readonly content: QrContent;
  readonly name: string;
}

/** The saved code to change, or the id of a new one. */
type Target = { readonly id: SavedQr['id'] } | { readonly newId: string };

/**
 * Saves the payload's own fields together with Name, Type and, for a saved code, Id (spec section 3.2). Returns the
 * code's id if the server sends it.
 */
export async function saveQr({ content, name, ...target }: NamedQr & Target): Promise<SavedQr['id'] | undefined> {
  const saved = await call(saveQrEndpoint, {
    ...content.payload,
    Name: name,
    Type: content.type,
    ...('id' in target ? { Id: target.id } : { NewId: target.newId }),
  });
  return 'id' in target ? target.id : saved.id;
}

/**
 * Saves new codes so that no code is saved twice, even though a call whose answer was lost may have saved its code. Our
 * server gives a new code the id that the call sends, so repeating a call is safe there. On a server that is not known
 * to do so, the next try first looks for the code in My Qr, by that id, then by its name and content. If the code is
 * there, the try changes it instead of saving a new one.
 */
export class NewCodes {
  /** The codes that were last sent and not refused, by their new ids. */
  readonly #sent = new Map<string, NamedQr>();
  /** The codes that another server saved under its own ids, by their new ids. */
  readonly #others = new Map<string, SavedQr['id']>();
  /** The ids of all codes on that server, so that two equal codes remain separate. */
  readonly #taken = new Set<string>();
  /** Whether the server has saved a code under its new id. */
  #isOurs = false;

  /** `newId` is a new UUID, the same for each try. */
  async save(newId: string, { content, name }: NamedQr): Promise<SavedQr['id'] | undefined> {
    const code = { content, name };
    const other = this.#others.get(newId) ?? (await this.#find(newId));
    try {
      const id = await saveQr({ ...code, ...(other === undefined ? { newId } : { id: other }) });
      this.#sent.set(newId, code);
      this.#keep(newId, id);
      return id;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      if (status === null || status >= 500) this.#sent.set(newId, code);
      // The owner has deleted it meanwhile, so the next try saves a new one.
      if (other !== undefined && status === 404) {
        this.#others.delete(newId);
        this.#sent.delete(newId);
      }
      throw error;
    }
  }

  /** Whether the code with this new id has been saved, or may have been. */
  mayHave(newId: string): boolean {
    return this.#sent.has(newId);
  }

  /** Forgets the codes of an ended session. */
  forget(): void {
    this.#sent.clear();
    this.#others.clear();
    this.#taken.clear();
  }

  #keep(newId: string, id: SavedQr['id'] | undefined): void {
    if (id === undefined) return;
    this.#taken.add(String(id));
    if (String(id) === newId) this.#isOurs = true;
    else this.#others.set(newId, id);
  }

  /** Finds the code whose answer was lost, on a server that is not known to be ours. */
  async #find(newId: string): Promise<SavedQr['id'] | undefined> {
    const sent = this.#sent.get(newId);
    if (!sent || this.#isOurs) return;
    const codes = await call(getMyQrsEndpoint, {});
    if (codes.some(({ id }) => String(id) === newId)) {
      this.#keep(newId, newId);
      return;
    }
    // Another server may store the new id with the payload.
    const found =
      codes.find(({ payload }) => payload.includes(newId)) ??
      codes.find(({ id, name, type, payload }) => {
        const content = readContent(type, payload);
        return content && !this.#taken.has(String(id)) && isSameCode(sent, { content, name });
      });
    this.#keep(newId, found?.id);
    return found?.id;
  }
}

/** The new codes created in this tab. */
export const newCodes = new NewCodes();
onSessionOver(() => newCodes.forget());

function isSameCode(one: NamedQr, other: NamedQr): boolean {
  return one.name === other.name && textOf(one) === textOf(other);
}

/** Returns the same text for equal contents, whatever the order of their fields. */
function textOf({ content: { type, payload } }: NamedQr): string {
  return JSON.stringify([type, readContent(type, JSON.stringify(payload))?.payload]);
}

export function setQrStyle(qrId: SavedQr['id'], style: QrStyle): Promise<void> {
  return call(setQrStyleEndpoint, { qrId, style: JSON.stringify(style) });
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
