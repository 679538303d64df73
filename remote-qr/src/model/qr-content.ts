import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';

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
  const fields = payloadFieldsOf(type).map((field): [string, unknown] => [field, found.get(field.toLowerCase())]);
  if (!fields.every(([, value]) => typeof value === 'string' || typeof value === 'number')) return null;
  return Object.fromEntries(fields.map(([field, value]) => [field, String(value)])) as QrPayloads[T];
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
