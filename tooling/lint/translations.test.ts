import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { DASHBOARD_LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { ROOT } from '../run-command.mjs';

/** The packages with texts. */
const PACKAGES = readdirSync(ROOT).filter((name) => /^(?:host|shared|remote-[a-z]+)$/.test(name));

/** Lists the files of texts in a language, relative to the repository; '' for the English ones. */
function textsIn(language: string): string[] {
  return PACKAGES.flatMap((name) => {
    const folder = path.join(name, 'src/messages', language);
    const files = existsSync(path.join(ROOT, folder)) ? readdirSync(path.join(ROOT, folder)) : [];
    return files.filter((file) => file.endsWith('.ts')).map((file) => path.join(folder, file));
  });
}

/** Names each file of texts without a translation, and each translation without its file. */
function missingTranslations(languages: readonly string[]): string[] {
  const files = textsIn('');
  const own = files.filter((file) => /^export (?:const|function)/m.test(readFileSync(path.join(ROOT, file), 'utf8')));
  return languages.flatMap((language) => {
    const translationOf = (file: string) => path.join(path.dirname(file), language, path.basename(file));
    const missing = own.filter((file) => !existsSync(path.join(ROOT, translationOf(file))));
    const known = new Set(files.map(translationOf));
    const left = textsIn(language).filter((file) => !known.has(file));
    return [
      ...missing.map((file) => `${file} has no translation. Write ${translationOf(file)}.`),
      ...left.map((file) => `${file} translates no file. Delete it.`),
    ];
  });
}

const OTHERS = DASHBOARD_LANGUAGES.filter((language) => language !== 'en');

it('every file of texts is translated into every language', () => {
  assert.deepEqual(missingTranslations(OTHERS), []);
});

it('names the files that a new language lacks', () => {
  const missing = missingTranslations(['xx']);
  assert.ok(missing.includes('host/src/messages/home.ts has no translation. Write host/src/messages/xx/home.ts.'));
  assert.ok(missing.length > 50, String(missing.length));
});

it('every remote of this repository is built in every language', () => {
  for (const name of PACKAGES.filter((known) => known.startsWith('remote-'))) {
    const file = path.join(name, 'remote.manifest.ts');
    const [, list = ''] = /languages: \[(.*?)\]/.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
    assert.equal(list, OTHERS.map((language) => `'${language}'`).join(', '), file);
  }
});
