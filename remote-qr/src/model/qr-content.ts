import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { type getMyQrs, QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { encodedText, type QrContent, type QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { type Field, type FieldValue, linesOf } from '@frontdesk/shared/endpoints/qr-kinds/kind';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import type { getShortLinks } from '@frontdesk/shared/endpoints/short-link';

/** Reads a stored type and payload. Null for an unknown type, invalid JSON, or a missing field. */
export function readContent(type: string, payloadText: string): QrContent | null {
  const known = QR_TYPES.find((candidate) => candidate.toLowerCase() === type.toLowerCase());
  const payload = known && readPayload(known, payloadText);
  return payload ? ({ type: known, payload } as QrContent) : null;
}

/** Reads the payload of a type from its JSON; drops other fields. */
export function readPayload<T extends QrType>(type: T, payloadText: string): QrPayloads[T] | null {
  // Servers write names in different letter cases. A Map has no prototype that a hostile key could reach.
  const found = new Map(Object.entries(parseObject(payloadText)).map(([name, value]) => [name.toLowerCase(), value]));
  const fields = Object.entries(kindOf(type).fields).map(
    ([name, { rule }]) => [name, readField(rule, found.get(name.toLowerCase()))] as const,
  );
  return fields.some(([, value]) => value === null) ? null : (Object.fromEntries(fields) as QrPayloads[T]);
}

/** Reads a stored field; null when it is missing or of another kind. A list may be missing, or stored as a string. */
function readField(rule: Field['rule'], stored: unknown): FieldValue | null {
  if (rule === 'lines') {
    if (typeof stored === 'string') return linesOf(stored).filter((line) => line.trim() !== '');
    return Array.isArray(stored) ? stored.filter((line) => typeof line === 'string') : [];
  }
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : null;
}

/** The values of a form; a list is one text with a line for each item. */
export type FormValues = Readonly<Record<string, string>>;

export function formValuesOf(payload: Readonly<Record<string, FieldValue>>): FormValues {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, typeof value === 'string' ? value : value.join('\n')]),
  );
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** The short link of a code that can be changed after printing. */
export type ShortLink = ResponseOf<typeof getShortLinks>[number];

/** Returns the text encoded in a code: its short link's address, or the content itself. */
export function textOfCode(content: QrContent, link: Pick<ShortLink, 'url'> | undefined): string {
  return link?.url ?? encodedText(content);
}

/** Where a scan leads: to the destination, or to a page that explains why there is none. */
export type LinkState = 'active' | 'paused' | 'early' | 'ended';

/** Returns the state of a link at the time `now`, in milliseconds since 1970. */
export function linkState({ state, startsAt, endsAt }: Pick<ShortLink, 'state' | 'startsAt' | 'endsAt'>, now: number) {
  if (state !== 'active') return state;
  if (startsAt !== null && now < Date.parse(startsAt)) return 'early';
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'ended';
  return 'active';
}

/** A stored code; its payload is JSON text from any version, for any kind. */
export type SavedQr = ResponseOf<typeof getMyQrs>[number];

const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|lan|home\.arpa))$/i;
const LOCAL_NUMBER = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Whether an address is recognizably reachable only from this machine or its network. */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  if (hostname.startsWith('[')) return /^\[(?:::1|f[cd]|fe80)/i.test(hostname);
  return LOCAL_NUMBER.test(hostname) || LOCAL_NAME.test(hostname);
}
