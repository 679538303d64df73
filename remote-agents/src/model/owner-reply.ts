import { filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';
import { reply } from '../messages/conversations';

/** Validates a reply by mail. The server decides its maximum length. */
export const ownerReplySchema = v.object({ text: filledText(reply.label) });
