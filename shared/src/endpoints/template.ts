/** An agent's welcome message (spec section 7.3). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { freeText, requiredId } from './fields';
import { ignoredReader } from './readers';

/** Stores a welcome message. `templateId` is null for a new message; it then becomes the agent's `template`. */
export const createOrUpdateTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/template/createorupdate',
  request: v.object({
    botId: requiredId('Agent'),
    templateId: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
    content: freeText('Welcome message'),
  }),
  response: ignoredReader,
});
