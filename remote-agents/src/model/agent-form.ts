import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';

const isFilled = (text: string) => !isBlank(text);

// No limits on length: each server has its own and says so.
const name = v.pipe(v.string(), v.trim(), v.check(isFilled, 'Name is required'));
const description = v.pipe(v.string(), v.trim());
const isEnabled = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((choice) => choice === 'true'),
);

/** Spec section 5: a new agent needs a name and a description. */
export const newAgentSchema = v.object({
  name,
  description: v.pipe(description, v.check(isFilled, 'Description is required')),
  isEnabled,
});

/** An agent that came from elsewhere may lack a description and must still be savable. */
export const agentInfoSchema = v.object({ name, description, isEnabled });

export type AgentInfo = v.InferOutput<typeof agentInfoSchema>;
