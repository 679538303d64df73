import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';

/** A trimmed text with at least one visible character; `message` is the error for a missing one. */
export function filled(message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), message),
  );
}
