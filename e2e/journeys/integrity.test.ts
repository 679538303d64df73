/** A site with `REQUIRE_INTEGRITY=true` runs only scripts whose hash `npm run compose` has listed. */

import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { replaceFile } from '../harness/copy-build';
import { inFull, isFull, test } from '../harness/journey';
import { collectScreens, show } from '../harness/screens';
import { registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

interface Registry {
  readonly remotes: {
    readonly name: string;
    integrity?: unknown;
    readonly routes: {
      readonly path: string;
      readonly preload: { readonly js: string[] };
      readonly navigation?: unknown;
    }[];
  }[];
}

const PAGES_OF_OTHERS = /\/c\/no-such-code$/;
const REFUSED = /integrity|Integrity-Policy|chunk load failure/i;

let site: Site;
let token: string;
test.beforeAll(async () => {
  site = await startSite({ REQUIRE_INTEGRITY: 'true' });
  ({ token } = await registerOwner(site.url));
});
test.afterAll(() => site.end());

const file = (name: string) => path.join(site.folder, 'admin', name);
const readRegistry = async () => JSON.parse(await readFile(file('remotes.json'), 'utf8')) as Registry;

async function scriptOf(remote: string, address: string): Promise<string> {
  const { remotes } = await readRegistry();
  const route = remotes.find(({ name }) => name === remote)?.routes.find(({ path: own }) => own === address);
  const [script] = route?.preload.js ?? [];
  if (script === undefined) throw new Error(`${remote} has no page at ${address}.`);
  return script;
}

/** Adds a statement to a script of a remote, as somebody who controls its origin could, while `look` runs. */
async function whileTampered(remote: string, script: string, look: () => Promise<void>): Promise<void> {
  const changed = file(path.join('remotes', remote, script));
  await whileChanged(`${changed}.br`, null, async () => {
    await whileChanged(changed, `${await readFile(changed, 'utf8')}\n;globalThis.wasTampered = true;`, look);
  });
}

/** Replaces a file of the site, or removes it, while `look` runs. */
async function whileChanged(name: string, content: string | null, look: () => Promise<void>): Promise<void> {
  const before = await readFile(name);
  await (content === null ? rm(name) : replaceFile(name, content));
  try {
    await look();
  } finally {
    replaceFile(name, before);
  }
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'chunk load failure (invalid)' });
const wasTampered = (page: Page) => page.evaluate(() => 'wasTampered' in globalThis);

test.describe('without a wrong script', () => {
  test.use({ expectedComplaints: PAGES_OF_OTHERS });

  test('every screen of the site works', inFull(), async ({ newTab }) => {
    const { screens } = await collectScreens(site, newTab);
    for (const screen of screens) await show(screen);
  });

  test('pages of the sidebar work, and the browser is told to run no script without a hash', async ({ newTab }) => {
    const { page } = await newTab(site.url, { token });
    const { remotes } = await readRegistry();
    const addresses = remotes.flatMap(({ routes }) =>
      routes
        .filter(({ navigation }) => navigation)
        .map((route) => route.path)
        .slice(0, isFull ? undefined : 1),
    );
    assert.ok(addresses.length >= remotes.length - 1);
    for (const address of ['/admin', ...addresses]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const { page: visitor } = await newTab(site.url);
    await visitor.goto('/login');
    await visitor.getByRole('button', { name: 'Login' }).waitFor();
    const answer = await fetch(site.url, { headers: { accept: 'text/html' } });
    assert.equal(answer.headers.get('integrity-policy'), 'blocked-destinations=(script)');
    assert.doesNotMatch(await answer.text(), /<script(?![^>]*\sintegrity=)[^>]*\ssrc=/);
  });
});

test.describe('with a wrong script', () => {
  test.use({ expectedComplaints: REFUSED });

  test('a changed script of a page is not run, and the page names it', async ({ newTab }) => {
    const script = await scriptOf('qr', '/MyQr');
    const { page } = await newTab(site.url, { token });
    await whileTampered('qr', script, async () => {
      await page.goto('/MyQr');
      await failure(page).waitFor();
      await page.getByText(`${script} is not the one that was released.`).first().waitFor();
      assert.equal(await wasTampered(page), false);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
      await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    });
  });

  test('an entry without a hash is refused before its code runs', async ({ newTab }) => {
    const registry = await readRegistry();
    for (const remote of registry.remotes) if (remote.name === 'qr') delete remote.integrity;
    const { page } = await newTab(site.url, { token });
    await whileChanged(file('remotes.json'), JSON.stringify(registry), async () => {
      await page.goto('/MyQr');
      await failure(page).waitFor();
      const words = "It has no hash in this site's list of parts, and this site requires one.";
      await page.getByText(words).first().waitFor();
      assert.equal(await page.evaluate(() => 'frontdesk_remote_qr' in globalThis), false);
    });
  });

  test('the code of a page cannot add a script without a hash', async ({ newTab }) => {
    const { page } = await newTab(site.url, { token });
    await page.goto('/MyQr');
    await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
    await writeFile(file('added.js'), 'globalThis.wasTampered = true;');
    const outcomes = await page.evaluate(async () => {
      const add = (prepare: (script: HTMLScriptElement) => void) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve('ran');
          script.onerror = () => resolve('refused');
          prepare(script);
          document.head.append(script);
        });
      return [
        await add((script) => Object.assign(script, { src: '/admin/added.js' })),
        await add((script) => script.setAttribute('src', '/admin/added.js')),
      ];
    });
    assert.deepEqual(outcomes, ['refused', 'refused']);
    assert.equal(await wasTampered(page), false);
  });

  test('without the list of hashes no script runs', async ({ newTab }) => {
    const { page } = await newTab(site.url);
    await whileChanged(file('integrity.json'), null, async () => {
      await page.goto('/login');
      await page.getByText('This site could not be loaded.').waitFor();
    });
  });
});
