import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { type Field, type FieldValue, linesOf } from '@frontdesk/shared/endpoints/qr-kinds/kind';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';

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

/** Reads a stored field; null when it is missing or of another kind. A list may be missing, or one text. */
function readField(rule: Field['rule'], stored: unknown): FieldValue | null {
  if (rule === 'lines') {
    if (typeof stored === 'string') return linesOf(stored).filter((line) => line.trim() !== '');
    return Array.isArray(stored) ? stored.filter((line) => typeof line === 'string') : [];
  }
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : null;
}

/** The values of a form, where a list is one text with a line for each of its items. */
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
