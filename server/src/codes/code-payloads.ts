import { timeOrderProblem, timeProblem } from '@frontdesk/shared/endpoints/event-times';
import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import * as endpoints from '@frontdesk/shared/endpoints/qr';
import { encodedText, type QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/all-schemas';
import type { FieldValue } from '@frontdesk/shared/endpoints/qr-kinds/kind';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import * as v from 'valibot';
import { ApiError } from '../http/api-error';
import { asSentence } from '../words/translate';

/** Checks an address that visitors will be sent to. It is encoded exactly as typed. */
export function urlContent(payload: { Url: string }): string {
  const checked = checkWebAddress(payload.Url);
  if (!checked.ok) throw new ApiError(400, asSentence(checked.problem));
  return encodedText({ type: 'Url', payload });
}

/** Creates a link that opens a chat. WhatsApp requires the number in digits only, with its country code. */
export function whatsappContent(payload: { number: string; message: string }): string {
  const checked = checkPhoneNumber(payload.number);
  if (!checked.ok) throw new ApiError(400, asSentence(checked.problem));
  return encodedText({ type: 'Whatsapp', payload });
}

/** Formats an event so that any calendar accepts it: both dates must exist, and the end must be after the start. */
export function calendarEventContent(payload: QrPayloads['CalendarEvent']): string {
  const { startTime, endTime } = payload;
  const problem =
    timeProblem('Start Time', startTime) ?? timeProblem('End Time', endTime) ?? timeOrderProblem(startTime, endTime);
  if (problem) throw new ApiError(400, asSentence(problem));
  return encodedText({ type: 'CalendarEvent', payload });
}

/** The checked fields of a code. */
export type Payload = Readonly<Record<string, FieldValue>>;

/**
 * The types whose fields are checked like those of the spec's calls; the checks also refuse what cannot be encoded.
 */
const SPEC_TYPES: Partial<Record<endpoints.QrType, (fields: unknown) => Payload>> = {
  Url: contents(endpoints.generateUrlQr.request, urlContent),
  Whatsapp: contents(endpoints.generateWhatsappQr.request, whatsappContent),
  CalendarEvent: contents(endpoints.generateCalendarEventQr.request, calendarEventContent),
};

/** Returns only the payload fields of the code's own type (spec section 3.2). */
export function payloadFields(type: endpoints.QrType, sent: Record<string, unknown>): Payload {
  const read = SPEC_TYPES[type] ?? contents(kindSchemas[type] as v.GenericSchema<unknown, Payload>);
  return read(sent);
}

function contents<Fields extends Payload>(
  schema: v.GenericSchema<unknown, Fields>,
  check?: (fields: Fields) => string,
) {
  return (sent: unknown): Fields => {
    const fields = v.safeParse(schema, sent);
    if (!fields.success)
      throw new ApiError(
        400,
        fields.issues.map(({ message }) => asSentence(message)),
      );
    check?.(fields.output);
    return fields.output;
  };
}
