import { CURSOR_PROBLEM } from '@frontdesk/shared/endpoints/list-page';
import { ApiError } from '../http/api-error';

/** A position in a list ordered by time and id. It stays right when its row is deleted and others are added. */
export interface PagePlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Formats the position as text for the caller to send back. */
export const writePageCursor = ({ createdAt, id }: PagePlace): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** Parses a cursor. Throws 400 for an invalid one. */
export function readPageCursor(cursor: string): PagePlace {
  const [, createdAt, id] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{5,18}Z) ([\w-]{1,100})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) throw new ApiError(400, CURSOR_PROBLEM);
  return { createdAt, id };
}
