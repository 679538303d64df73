import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Configuration } from 'webpack';
import { inLanguages } from './languages';
import translateSentences from './sentences-loader.mjs';
import exportWords from './words-loader.mjs';

it('exports the texts of a translation under the names of the English ones', () => {
  const code = exportWords("import { count } from './count'; export default { title: 'Zimmer', of: (n) => count(n) };");
  assert.match(code, /^import \{ count \} from '\.\/count';/);
  assert.match(code, /const words0 = 'Zimmer';\nconst words1 = \(n\) => count\(n\);/);
  assert.match(code, /export \{ words0 as "title", words1 as "of" \};/);
});

it('exports a method of a translation as a function', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
  const code = exportWords('export default { of(n) { return `${n}`; } };');
  assert.match(code, /const words0 = \(\{ of\(n\) \{ return `\$\{n\}`; \} \}\)\["of"\];/);
});

it('leaves a file without a translation unchanged, and refuses texts that it cannot name', () => {
  const english = "export const title = 'Rooms';";
  assert.equal(exportWords(english), english);
  assert.throws(() => exportWords('export default { ...others };'), /A translation must export its texts like this/);
});

const sentences = {
  'A name is needed.': 'Ein Name fehlt.',
  '{0} of {1} rooms': '{1} Zimmer, davon {0}',
  Name: 'Der Name',
  Email: 'E-Mail-Adresse',
  'Email (kind)': 'E-Mail',
  'Say "no"': 'Sagen Sie „nein“ `so`',
};
const inGerman = (source: string) => translateSentences.call({ getOptions: () => ({ sentences }) } as never, source);

it('translates the sentences of endpoints, with their values in the right place', () => {
  assert.equal(inGerman("check(x, 'A name is needed.');"), 'check(x, "Ein Name fehlt.");');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
  assert.equal(inGerman('say(`${free} of ${all()} rooms`);'), 'say(`${all()} Zimmer, davon ${free}`);');
  assert.equal(inGerman('say(`Say "no"`);'), 'say(`Sagen Sie „nein“ \\`so\\``);');
});

it('translates a single word only where people read it', () => {
  assert.equal(inGerman("v.literal('Name');"), "v.literal('Name');");
  assert.equal(inGerman("({ type: 'Name' });"), "({ type: 'Name' });");
  assert.equal(inGerman("required('Name');"), 'required("Der Name");');
  assert.equal(inGerman("({ label: 'Name' });"), '({ label: "Der Name" });');
  assert.equal(inGerman("({ name: 'Email', label: 'Email' });"), '({ name: "E-Mail", label: "E-Mail-Adresse" });');
});

it('builds the source language after all others, and removes old files once', () => {
  const configs = inLanguages(['de', 'fr'], (): Configuration => ({ name: 'qr', output: { clean: true } }));
  assert.deepEqual(
    configs.map(({ name, dependencies, output }) => [name, dependencies, output?.clean]),
    [
      ['qr-de', undefined, true],
      ['qr-fr', ['qr-de'], false],
      ['qr', ['qr-fr'], false],
    ],
  );
});
