import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { transform } from 'esbuild';
import { moduleSizes } from './module-sizes';

it('counts the bytes of a script by module, and each script once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-modules-'));
  try {
    const script = path.join(folder, 'page.js');
    const { code, map } = await transform('console.log("hello");\nconsole.log("again")', {
      sourcemap: true,
      sourcefile: 'webpack://frontdesk-qr/../shared/src/greet.ts',
      minify: true,
    });
    writeFileSync(script, code);
    writeFileSync(`${script}.map`, map);
    const sizes = moduleSizes([script, script]);
    assert.equal(sizes.get('shared/src/greet.ts'), code.trimEnd().length);
    assert.deepEqual([...moduleSizes([path.join(folder, 'none.js')])], []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
