import { timeOrderProblem, timeProblem } from '@frontdesk/shared/endpoints/event-times';
import { encodedText, type QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { ApiError } from '../http/api-error';

/** Formats an event that any calendar accepts: both dates exist and the end is after the start. */
export function calendarEventContent(payload: QrPayloads['CalendarEvent']): string {
  const { startTime, endTime } = payload;
  const problem =
    timeProblem('Start Time', startTime) ?? timeProblem('End Time', endTime) ?? timeOrderProblem(startTime, endTime);
  if (problem) throw new ApiError(400, problem);
  return encodedText({ type: 'CalendarEvent', payload });
}
