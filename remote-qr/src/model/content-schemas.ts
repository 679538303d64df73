import { timeOrderProblem, timeProblem } from '@frontdesk/shared/endpoints/event-times';
import { requiredText } from '@frontdesk/shared/endpoints/fields';
import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { QR_BYTES_MAX } from '@frontdesk/shared/endpoints/qr';
import { qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { encodedText } from '@frontdesk/shared/endpoints/qr-content';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import * as v from 'valibot';
import * as words from '../form-messages';

/** Sends a web address as typed, only trimmed. */
export const urlFormSchema = v.object({
  Url: v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const checked = checkWebAddress(dataset.typed ? dataset.value : '');
      if (!checked.ok) addIssue({ message: checked.problem });
    }),
  ),
});

/** Sends the number as the encoded digits. */
export const whatsappFormSchema = v.pipe(
  v.object({
    number: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const checked = checkPhoneNumber(dataset.value);
        if (checked.ok) return checked.digits;
        addIssue({ message: checked.problem });
        return NEVER;
      }),
    ),
    message: requiredText(words.message, QR_BYTES_MAX),
  }),
  v.forward(
    v.check((payload) => fits({ type: 'Whatsapp', payload }), words.messageTooLong(QR_BYTES_MAX)),
    ['message'],
  ),
);

export const calendarEventFormSchema = v.pipe(
  v.object({
    subject: requiredText(words.subject, QR_BYTES_MAX),
    description: requiredText(words.description, QR_BYTES_MAX),
    location: requiredText(words.location, QR_BYTES_MAX),
    startTime: dateTime(words.startTime),
    endTime: dateTime(words.endTime),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && timeOrderProblem(dataset.value.startTime, dataset.value.endTime);
      if (problem) addIssue({ message: problem });
    }),
    ['endTime'],
  ),
  v.forward(
    v.check((payload) => fits({ type: 'CalendarEvent', payload }), words.eventTooLong(QR_BYTES_MAX)),
    ['description'],
  ),
);

function dateTime(label: string) {
  return v.pipe(
    requiredText(label),
    v.check(
      // Another message already says that an empty value is required.
      (typed) => typed === '' || timeProblem(label, typed) === null,
      ({ input }) => timeProblem(label, input) ?? '',
    ),
  );
}

function fits(content: QrContent): boolean {
  return qrBytes(encodedText(content)) <= QR_BYTES_MAX;
}
