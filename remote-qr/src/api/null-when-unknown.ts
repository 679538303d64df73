import { ApiError } from '@frontdesk/shared/app';

/** Resolves to the answer of a call that is ours; null on another server, which may not have it. */
export async function nullWhenUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.isUnknownCall) return null;
    throw error;
  }
}
