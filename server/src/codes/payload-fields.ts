import * as endpoints from '@frontdesk/shared/endpoints/qr';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/kind-schemas';
import * as v from 'valibot';
import { ApiError } from '../http/api-error';
import { calendarEventContent } from './calendar-event-content';
import { urlContent } from './url-content';
import { whatsappContent } from './whatsapp-content';

/** The fields of each type, and a check that refuses payloads that cannot be encoded. */
const TYPES = {
  Url: contents(endpoints.generateUrlQr.request, urlContent),
  Whatsapp: contents(endpoints.generateWhatsappQr.request, whatsappContent),
  CalendarEvent: contents(endpoints.generateCalendarEventQr.request, calendarEventContent),
  Contact: contents(kindSchemas.Contact),
  Wifi: contents(kindSchemas.Wifi),
  Email: contents(kindSchemas.Email),
  Phone: contents(kindSchemas.Phone),
  Sms: contents(kindSchemas.Sms),
  Place: contents(kindSchemas.Place),
  Text: contents(kindSchemas.Text),
} satisfies Record<endpoints.QrType, (fields: unknown) => Record<string, string>>;

/** Returns only the payload fields of the code's own type (spec section 3.2). */
export function payloadFields(type: endpoints.QrType, sent: Record<string, unknown>): Record<string, string> {
  return TYPES[type](sent);
}

function contents<Fields extends Record<string, string>>(
  schema: v.GenericSchema<unknown, Fields>,
  check?: (fields: Fields) => string,
) {
  return (sent: unknown): Fields => {
    const fields = v.safeParse(schema, sent);
    if (!fields.success)
      throw new ApiError(
        400,
        fields.issues.map(({ message }) => message),
      );
    check?.(fields.output);
    return fields.output;
  };
}
