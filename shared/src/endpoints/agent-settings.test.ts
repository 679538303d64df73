import { readAgentSettings, writeAgentSettings } from './agent-settings';

const none = readAgentSettings(null);

test('reads the defaults for an agent without a configuration', () => {
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
])('reads the defaults from another program’s configuration: %s', (configuration) =>
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

test('also keeps an unreadable value under one of our names', () => {
  const text = '{"language":"en-GB","limits":{"agent":5,"daily":10},"instructions":{"tone":"kind"}}';
  expect(writeAgentSettings(text, none)).toBe(text);
  const written = JSON.parse(writeAgentSettings(text, { ...none, whenNothingIsFound: 'Call us.' }));
  expect(written).toEqual({ ...JSON.parse(text), whenNothingIsFound: 'Call us.' });
});

test('keeps the configuration of other programs unchanged when there are no settings', () => {
  for (const text of ['{ "a" : 1 }', 'temperature=0.2', '[1]', '']) expect(writeAgentSettings(text, none)).toBe(text);
});

test('stores a non-JSON configuration next to the settings, and restores it when they are removed', () => {
  const written = writeAgentSettings('temperature=0.2', { ...none, instructions: 'new' });
  expect(JSON.parse(written)).toEqual({ otherConfiguration: 'temperature=0.2', instructions: 'new' });
  expect(writeAgentSettings(written, none)).toBe('temperature=0.2');
});
