import { readAgentSettings, writeAgentSettings } from './agent-settings';

const none = readAgentSettings(null);

test('an agent without a configuration has the defaults', () => {
  const noLimit = { replies: null, tokens: null };
  expect(none).toEqual({
    instructions: '',
    whenNothingIsFound: '',
    language: null,
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
])('a configuration of somebody else reads as the defaults: %s', (configuration) =>
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

test('values that other programs wrote survive', () => {
  const written = writeAgentSettings('{"temperature":0.2,"instructions":"old"}', { ...none, instructions: 'new' });
  expect(JSON.parse(written)).toEqual({ temperature: 0.2, instructions: 'new' });
  expect(JSON.parse(writeAgentSettings(written, none))).toEqual({ temperature: 0.2 });
});

test('a value under one of our names that we cannot read survives too', () => {
  const text = '{"language":"en-GB","limits":{"agent":5,"daily":10},"instructions":{"tone":"kind"}}';
  expect(writeAgentSettings(text, none)).toBe(text);
  const written = JSON.parse(writeAgentSettings(text, { ...none, whenNothingIsFound: 'Call us.' }));
  expect(written).toEqual({ ...JSON.parse(text), whenNothingIsFound: 'Call us.' });
});

test('without settings the configuration stays as others wrote it, to the letter', () => {
  for (const text of ['{ "a" : 1 }', 'temperature=0.2', '[1]', '']) expect(writeAgentSettings(text, none)).toBe(text);
});

test('a configuration that is no JSON object is stored beside the settings, and returns when they are removed', () => {
  const written = writeAgentSettings('temperature=0.2', { ...none, instructions: 'new' });
  expect(JSON.parse(written)).toEqual({ otherConfiguration: 'temperature=0.2', instructions: 'new' });
  expect(writeAgentSettings(written, none)).toBe('temperature=0.2');
});
