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

test.each(['\u200b', '\u2060 \u200d', '\u3164'])('a name of invisible characters is no name: %j', (name) => {
  expect(messagesOf(newAgentSchema, { name, description: name })).toEqual([
    'Name is required',
    'Description is required',
  ]);
  expect(messagesOf(agentInfoSchema, { name })).toEqual(['Name is required']);
});

test('how long a text may be is left to the server', () => {
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
