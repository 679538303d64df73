/** Creating and storing QR codes (spec section 7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { QR_BYTES_MAX } from './qr-bytes';
import type { QrType } from './qr-kinds/kinds';
import { QR_TYPE_NAMES } from './qr-type-names';
import { ignoredReader, listAnswerReader, textReader, wireIdReader } from './readers';

const generated = v.object({ dataUrl: v.pipe(v.string(), v.regex(/^data:image\//)) });

/**
 * Returns an image for a web address. The trimmed address is stored as sent; only the code percent-encodes non-ASCII
 * characters.
 */
export const generateUrlQr = defineEndpoint({
  method: 'POST',
  path: '/api/qr/url',
  request: v.object({ Url: requiredText('Url', QR_BYTES_MAX) }),
  response: generated,
});

/** Returns an image that opens a WhatsApp chat with `number` and `message` filled in. */
export const generateWhatsappQr = defineEndpoint({
  method: 'POST',
  path: '/api/qr/whatsapp',
  request: v.object({ number: requiredText('Number', 40), message: requiredText('Message', QR_BYTES_MAX) }),
  response: generated,
});

/**
 * Returns an image that adds an event to a calendar. Times are local, as a date-time input writes them. Only 200 is
 * success (spec section 4.5).
 */
export const generateCalendarEventQr = defineEndpoint({
  method: 'POST',
  path: '/qr/calendar-event',
  request: v.object({
    subject: requiredText('Subject', QR_BYTES_MAX),
    description: requiredText('Description', QR_BYTES_MAX),
    location: requiredText('Location', QR_BYTES_MAX),
    startTime: requiredText('Start Time', 40),
    endTime: requiredText('End Time', 40),
  }),
  response: generated,
  success: 200,
});

export { QR_BYTES_MAX } from './qr-bytes';
export type { QrType } from './qr-kinds/kinds';
export { QR_TYPE_NAMES } from './qr-type-names';
export const QR_TYPES = Object.keys(QR_TYPE_NAMES) as readonly QrType[];

/** The error message for an unknown type. */
export const QR_TYPE_PROBLEM = `Type must be ${QR_TYPES.slice(0, -1).join(', ')} or ${QR_TYPES.at(-1)}.`;

/** Smaller than Valibot's own check, which pages that only list codes would also load. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A UUID from the caller, with which it can repeat a call; the validated value is in lower case. */
export function uuidField(label: string) {
  const problem = `${label} must be a UUID.`;
  return v.pipe(
    v.string(problem),
    v.transform((text) => text.toLowerCase()),
    v.regex(UUID, problem),
  );
}

/**
 * Saves a code. The body contains the payload's own fields (Url; number, message; subject …), Name, Type and, to change
 * an existing code, Id. `NewId` (not in the spec; another server ignores it or stores it with the payload) is a new
 * UUID from the caller, which becomes the id of the new code: a repeated call does not save a second code, but changes
 * the first where the calls differ. Use the id in the answer: it differs if the UUID is not new.
 */
export const saveQr = defineEndpoint({
  method: 'POST',
  path: '/api/qr/save',
  request: v.objectWithRest(
    {
      Id: v.optional(v.nullable(requiredId('Id'))),
      NewId: v.optional(v.nullable(uuidField('NewId'))),
      Name: requiredText('Name'),
      Type: v.picklist(QR_TYPES, QR_TYPE_PROBLEM),
    },
    v.unknown(),
  ),
  // Our server's answer; the spec does not define the answer of other servers.
  response: v.fallback(v.object({ id: v.optional(wireIdReader) }), {}),
});

export const getMyQrs = defineEndpoint({
  method: 'GET',
  path: '/api/qr/getmyqrs',
  request: v.object({}),
  response: listAnswerReader(v.object({ id: wireIdReader, name: textReader, type: textReader, payload: textReader })),
});

/**
 * Deletes a code. The spec sends this call to a fixed local address with another token; here it is an ordinary call.
 */
export const deleteQr = defineEndpoint({
  method: 'POST',
  path: '/api/qr/delete',
  request: v.object({ Id: requiredId('Id') }),
  response: ignoredReader,
});
