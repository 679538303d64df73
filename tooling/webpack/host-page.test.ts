import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run-command.mjs';
import { LANGUAGES, translationOf } from './languages';

for (const language of LANGUAGES) {
  it(`describes the site in a sentence that search engines show in full: ${language}`, async () => {
    const file = translationOf(path.join(ROOT, 'host/src/messages/early.ts'), language);
    const words = (await import(pathToFileURL(file).href)) as {
      description?: string;
      default?: { description: string };
    };
    assert.match(words.default?.description ?? words.description ?? '', /^[A-Z].{40,158}\.$/);
  });
}
