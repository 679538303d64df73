import { filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';

/** A reply by mail. How long it may be is the server's to say. */
export const ownerReplySchema = v.object({ text: filledText('Your reply') });
