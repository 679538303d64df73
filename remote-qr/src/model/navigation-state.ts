import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { type QrStyle, qrStyleSchema } from '@frontdesk/shared/endpoints/qr-style';
import { wireIdReader } from '@frontdesk/shared/endpoints/readers';
import * as v from 'valibot';
import type { SavedQr } from './qr-content';
import { readPayload } from './qr-content';

/** The code's style; absent until one is chosen. */
const style = v.fallback(v.optional(qrStyleSchema), undefined);

/** Whether the owner chose a code that cannot be changed later; absent until she has chosen. */
const isFixed = v.optional(v.boolean());

/** The stored payload on which a saved code's changes are based; absent while that is `payload` itself. */
const begun = v.optional(v.string());

const editStateSchema = v.object({
  id: v.optional(wireIdReader),
  name: v.optional(v.string(), ''),
  payload: v.string(),
  begun,
  draft: v.optional(v.string()),
  style,
  isFixed,
});

const resultStateSchema = v.object({
  dataUrl: v.pipe(v.string(), v.regex(/^data:image\//)),
  payload: v.string(),
  begun,
  type: v.picklist(QR_TYPES),
  id: v.optional(wireIdReader),
  name: v.optional(v.string(), ''),
  draft: v.optional(v.string()),
  /** The short link in the image, for a code that can be changed later. */
  url: v.optional(v.string()),
  /** Whether that link leads to another destination until the code is saved. */
  isUnsaved: v.optional(v.boolean()),
  style,
  isFixed,
});

/**
 * The history state that fills in a form: the payload as JSON and, for a saved code, its id and name; for a new code
 * its draft.
 */
export type EditState = v.InferInput<typeof editStateSchema>;

/** The history state of /QrResult (spec section 2.6). It survives a reload. */
export type ResultState = v.InferInput<typeof resultStateSchema>;

/** A code that is open in a form. */
export interface EditedQr<T extends QrType> {
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** Undefined for a saved code that is changed to another type. */
  readonly payload: QrPayloads[T] | undefined;
  /** The stored payload, as JSON, on which the changes are based. */
  readonly begun: string;
  readonly draft: string | undefined;
  readonly style: QrStyle | undefined;
  readonly isFixed: boolean | undefined;
}

/** Reads the state of a form; null if it is missing or unreadable. */
export function readEditState<T extends QrType>(type: T, state: unknown): EditedQr<T> | null {
  const read = v.safeParse(editStateSchema, state);
  if (!read.success) return null;
  const { id, name, begun = read.output.payload, draft, style, isFixed } = read.output;
  const payload = readPayload(type, read.output.payload) ?? undefined;
  // A saved code may be changed to another type; a new code has nothing to keep.
  const isOtherType = id !== undefined && QR_TYPES.some((other) => readPayload(other, read.output.payload));
  return payload || isOtherType ? { id, name, payload, begun, draft, style, isFixed } : null;
}

/** Reads the state of /QrResult; null without an image. */
export function readResultState(state: unknown): v.InferOutput<typeof resultStateSchema> | null {
  const read = v.safeParse(resultStateSchema, state);
  return read.success ? read.output : null;
}
