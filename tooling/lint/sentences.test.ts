import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasEntry } from '../../server/src/words/translate';
import { type Sentence, sentencesIn } from './sentences';
import { isOfTests, readScripts } from './source-files';

/** Parts that write no texts for the people in an organization, or translate them themselves. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'operators read it in the log, or while the server starts':
    /^server\/src\/(?:config|database|redis|files\/(?!files-away)|operation\/(?!operation-routes)|main|open-services|http\/(?:trouble-log|public-agent)|demonstration\/open-demo)/,
  'its languages are those of visitors and their documents':
    /^server\/src\/(?:hours|passages|terms|chat\/(?:phrases|memory|answer)|places\/place-words|websites\/starter-questions)/,
  'it speaks to a language model': /^server\/src\/chat\/model\/(?!model-notices)/,
  'programs read it': /^server\/src\/(?:openapi|site|realtime\/protocol)/,
  'the catalogues themselves': /^(?:server\/src\/words|shared\/src\/endpoints\/messages)\//,
};

const isElsewhere = (file: string) => Object.values(ELSEWHERE).some((part) => part.test(file));

const missing = ({ text }: Sentence) => !hasEntry(text);
const named = ({ file, line, text }: Sentence) => `${file}:${line} has no entry in the catalogues: ${text}`;

it('every sentence of endpoints and server has an entry in the catalogues', () => {
  const files = readScripts().filter(
    ({ path }) =>
      /^(?:shared\/src\/endpoints\/|server\/src\/|tooling\/releases\/(?:release-actions|change-choices)\.ts$)/.test(
        path,
      ) &&
      !isOfTests(path) &&
      !isElsewhere(path),
  );
  const sentences = files.flatMap(sentencesIn);
  assert.ok(sentences.length > 400);
  assert.deepEqual(sentences.filter(missing).map(named), []);
});

it('finds schema messages, field names and sentences, except in a log or with an entry in English', () => {
  const text = `
    import * as v from 'valibot';
    v.string('No entry');
    v.pipe(v.string(), v.description('Not read by people here.'));
    requiredText('Secret name', 5);
    const kind = { label: 'Secret' };
    log.warn('This is for operators.');
    throw new Error('This is for developers.');
    throw new ApiError(400, \`\${one} of \${two} is checked by the compiler.\`);
    const told = \`\${one} is missing here.\`;
    const known = 'Please sign in.';
  `;
  const found = sentencesIn({ path: 'a.ts', text }).filter(missing);
  assert.deepEqual(
    found.map(({ line, text: one }) => [line, one]),
    [
      [3, 'No entry'],
      [5, 'Secret name'],
      [6, 'Secret'],
      [10, '{0} is missing here.'],
    ],
  );
});
