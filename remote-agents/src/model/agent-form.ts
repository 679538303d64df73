import * as v from 'valibot';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Name is required'),
  v.maxLength(200, 'At most 200 characters, please.'),
);
const description = v.pipe(v.string(), v.trim(), v.maxLength(2000, 'At most 2,000 characters, please.'));
const isEnabled = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((choice) => choice === 'true'),
);

/** Spec section 5: a new agent needs a name and a description. */
export const newAgentSchema = v.object({
  name,
  description: v.pipe(description, v.nonEmpty('Description is required')),
  isEnabled,
});

/** An agent that came from elsewhere may lack a description and must still be savable. */
export const agentInfoSchema = v.object({ name, description, isEnabled });

export type AgentInfo = v.InferOutput<typeof agentInfoSchema>;
