import assert from 'node:assert/strict';
import { it } from 'node:test';
import takeFromHost from './host-schema-loader.mjs';

const load = (source: string) =>
  takeFromHost.call({ getOptions: () => ({ provided: ['object', 'string'] }) } as never, source);

it('imports functions that the host provides from the host, and all others from the library', () => {
  const code = load(
    "import * as v from 'valibot';\nexport const guest = v.object({ mail: v.pipe(v.string(), v.email()) });",
  );
  assert.equal(
    code,
    "import * as own from 'valibot';\nimport * as v from '@frontdesk/shared/schema';\n" +
      'export const guest = v.object({ mail: own.pipe(v.string(), own.email()) });',
  );
});

it('does not load the library when the host provides all functions', () => {
  assert.equal(
    load("import * as v from 'valibot';\nexport const name = v.string();"),
    "import * as v from '@frontdesk/shared/schema';\nexport const name = v.string();",
  );
});

it('does not change other modules', () => {
  assert.equal(load('export const email = (v) => v.email;'), 'export const email = (v) => v.email;');
});

it('refuses an import that it cannot split', () => {
  assert.throws(() => load("import { string } from 'valibot';\nexport const name = string();"), /import \* as v/);
});
