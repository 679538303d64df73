import * as v from 'valibot';
import { agentInfoSchema, newAgentSchema } from './agent-form';

const filled = { name: ' Desk ', description: ' Opening hours ', isEnabled: 'true' };

function messagesOf(schema: typeof newAgentSchema | typeof agentInfoSchema, changes: Partial<typeof filled>) {
  const checked = v.safeParse(schema, { ...filled, ...changes });
  return checked.success ? [] : checked.issues.map((issue) => issue.message);
}

test('a new agent is sent trimmed, its status as a fact', () => {
  expect(v.parse(newAgentSchema, filled)).toEqual({ name: 'Desk', description: 'Opening hours', isEnabled: true });
  expect(v.parse(newAgentSchema, { ...filled, isEnabled: 'false' }).isEnabled).toBe(false);
});

test('a new agent needs a name and a description', () => {
  expect(messagesOf(newAgentSchema, { name: '  ', description: '' })).toEqual([
    'Name is required',
    'Description is required',
  ]);
});

test('an existing agent needs only a name', () => {
  expect(messagesOf(agentInfoSchema, { description: '' })).toEqual([]);
  expect(messagesOf(agentInfoSchema, { name: '' })).toEqual(['Name is required']);
});

test('what is too long is refused before it is sent', () => {
  expect(messagesOf(newAgentSchema, { name: 'x'.repeat(201) })).toEqual(['At most 200 characters, please.']);
  expect(messagesOf(newAgentSchema, { description: 'x'.repeat(2001) })).toEqual(['At most 2,000 characters, please.']);
});
