import { ApiError } from '../http/api-error';

/** Means that the files in S3 cannot be reached at the moment. Calls get 503, and waiting work is retried. */
export class FilesAway extends ApiError {
  constructor(override readonly cause: unknown) {
    super(503, 'The files cannot be reached right now. Please try again in a moment.', { 'retry-after': '5' });
  }
}

/** Whether a failure means that work should wait, for `waitOutTrouble`. */
export const isFilesAway = (error: unknown) => error instanceof FilesAway;
