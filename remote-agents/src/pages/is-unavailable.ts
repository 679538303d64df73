import { ApiError } from '@frontdesk/shared/app';

/** Whether the server lacks the call: it answers 404 or 405, or with an HTML page. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || error.status === 405 || error.kind === 'unreadable';
}
