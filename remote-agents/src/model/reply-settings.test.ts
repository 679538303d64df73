import * as v from 'valibot';
import { replySettingsFields, replyValues, storedReplySettings } from './reply-settings';

const agent = (configuration: string | null, modelName: string | null = null) => ({
  carried: { configuration, modelName, botTypeId: null, organizationId: null },
});
const schema = v.object(replySettingsFields);

test('stores settings exactly as they were if nothing was changed', () => {
  for (const configuration of [
    '{"a": 1}',
    'temperature=0.2',
    '{"instructions":"Hi","limits":{"agent":{"replies":5}}}',
  ]) {
    const one = agent(configuration, 'small');
    const { configuration: stored, modelName } = storedReplySettings(one, v.parse(schema, replyValues(one)));
    expect(modelName).toBe('small');
    expect(replyValues(agent(stored))).toEqual(replyValues(agent(configuration)));
  }
  expect(storedReplySettings(agent('{"a": 1}'), v.parse(schema, replyValues(agent(null)))).configuration).toBe(
    '{"a": 1}',
  );
});

test('leaves an empty limit to the operator, and refuses an invalid one', () => {
  const values = replyValues(agent(null));
  expect(v.parse(schema, { ...values, 'agent-replies': '20' })['agent-replies']).toBe(20);
  expect(v.parse(schema, values)['agent-replies']).toBeNull();
  for (const wrong of ['-1', '1.5', 'many']) {
    expect(v.safeParse(schema, { ...values, 'agent-tokens': wrong }).success).toBe(false);
  }
});
