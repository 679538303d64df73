import * as v from 'valibot';
import { agentInfoSchema, newAgentSchema } from './agent-form';
import { replyValues } from './reply-settings';

const filled = {
  name: ' Desk ',
  description: ' Opening hours ',
  isEnabled: 'true',
  starterQuestions: '',
  offersPerson: 'false',
  showsSources: 'true',
  privacyUrl: '',
  ...replyValues({ carried: { configuration: null, modelName: null, botTypeId: null, organizationId: null } }),
};

function messagesOf(schema: typeof newAgentSchema | typeof agentInfoSchema, changes: Partial<typeof filled>) {
  const checked = v.safeParse(schema, { ...filled, ...changes });
  return checked.success ? [] : checked.issues.map((issue) => issue.message);
}

test('trims a new agent, and converts its status to a boolean', () => {
  expect(v.parse(newAgentSchema, filled)).toEqual({ name: 'Desk', description: 'Opening hours', isEnabled: true });
  expect(v.parse(newAgentSchema, { ...filled, isEnabled: 'false' }).isEnabled).toBe(false);
});

test('requires a name and a description for a new agent', () => {
  expect(messagesOf(newAgentSchema, { name: '  ', description: '' })).toEqual([
    'Name is required',
    'Description is required',
  ]);
});

test('requires only a name for an existing agent', () => {
  expect(messagesOf(agentInfoSchema, { description: '' })).toEqual([]);
  expect(messagesOf(agentInfoSchema, { name: '' })).toEqual(['Name is required']);
});

test.each(['\u200b', '\u2060 \u200d', '\u3164'])('refuses a name of invisible characters: %j', (name) => {
  expect(messagesOf(newAgentSchema, { name, description: name })).toEqual([
    'Name is required',
    'Description is required',
  ]);
  expect(messagesOf(agentInfoSchema, { name })).toEqual(['Name is required']);
});

test('leaves the maximum length of texts to the server', () => {
  const long = { name: 'x'.repeat(500), description: 'x'.repeat(3000) };
  expect(messagesOf(newAgentSchema, long)).toEqual([]);
  expect(messagesOf(agentInfoSchema, long)).toEqual([]);
});

test.each(['', 'https://shop.example/privacy', 'https://shop.example/our privacy'])(
  'accepts the privacy link %j',
  (privacyUrl) => {
    expect(messagesOf(agentInfoSchema, { privacyUrl })).toEqual([]);
  },
);

test.each(['shop.example', 'javascript:alert(1)', 'https://', 'https:// x'])(
  'refuses the privacy link %j',
  (privacyUrl) => {
    expect(messagesOf(agentInfoSchema, { privacyUrl })).toEqual([
      'Enter a web address like https://shop.example/privacy',
    ]);
  },
);
