import { readAgentSettings, writeAgentSettings } from './agent-settings';

const none = readAgentSettings(null);

test('reads an agent without a configuration as the defaults', () => {
  const noLimit = { replies: null, tokens: null };
  expect(none).toEqual({
    instructions: '',
    whenNothingIsFound: '',
    language: null,
    waitMinutes: 2,
    limits: { conversation: noLimit, visitor: noLimit, agent: noLimit },
  });
});

test.each([
  '',
  'temperature=0.2',
  '[1,2]',
  '"text"',
  '7',
  'null',
  '{"instructions":7,"language":"xx","limits":[1]}',
  '{',
])('reads the configuration of another program as the defaults: %s', (configuration) =>
  expect(readAgentSettings(configuration)).toEqual(none),
);

test('reads settings back unchanged', () => {
  const settings = {
    ...none,
    instructions: 'Be formal.',
    language: 'de' as const,
    limits: { ...none.limits, agent: { replies: 20, tokens: null } },
  };
  expect(readAgentSettings(writeAgentSettings(null, settings))).toEqual(settings);
});

test('keeps values that other programs wrote', () => {
  const written = writeAgentSettings('{"temperature":0.2,"instructions":"old"}', { ...none, instructions: 'new' });
  expect(JSON.parse(written)).toEqual({ temperature: 0.2, instructions: 'new' });
  expect(JSON.parse(writeAgentSettings(written, none))).toEqual({ temperature: 0.2 });
});

test('keeps an unreadable value under one of our names, too', () => {
  const text = '{"language":"en-GB","limits":{"agent":5,"daily":10},"instructions":{"tone":"kind"}}';
  expect(writeAgentSettings(text, none)).toBe(text);
  const written = JSON.parse(writeAgentSettings(text, { ...none, whenNothingIsFound: 'Call us.' }));
  expect(written).toEqual({ ...JSON.parse(text), whenNothingIsFound: 'Call us.' });
});

test('keeps the configuration of others unchanged when there are no settings', () => {
  for (const text of ['{ "a" : 1 }', 'temperature=0.2', '[1]', '']) expect(writeAgentSettings(text, none)).toBe(text);
});

test('keeps a configuration that is not a JSON object beside the settings, and restores it when they are removed', () => {
  const written = writeAgentSettings('temperature=0.2', { ...none, instructions: 'new' });
  expect(JSON.parse(written)).toEqual({ otherConfiguration: 'temperature=0.2', instructions: 'new' });
  expect(writeAgentSettings(written, none)).toBe('temperature=0.2');
});
