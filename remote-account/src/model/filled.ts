import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';

/** A field with something to see in it, trimmed; `message` says that it is required. */
export function filled(message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), message),
  );
}
