import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { startHttpsFront } from '../harness/https-front';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Fault, type StaticSite, startStaticSite } from '../harness/static-site';

const QR_ENTRY = /remotes\/qr\/entry/;
const QR_PAGE = /remotes\/qr\/__federation_expose_MyQrPage/;

// Each failure is logged to the console.
test.use({ expectedComplaints: /./ });

let token: string;
let site: StaticSite;
let elsewhere: StaticSite;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ site: api }) => {
  ({ token } = await registerOwner(api.url));
});
test.beforeEach(async ({ browser, site: api }) => {
  site = await startStaticSite({ api: api.url });
  elsewhere = await startStaticSite({});
  context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
  await context.addInitScript({ content: `localStorage.setItem('TOKEN', ${JSON.stringify(token)})` });
  page = await context.newPage();
});
test.afterEach(async () => {
  await context.close();
  await site.end();
  await elsewhere.end();
});

/**
 * Checks that the page shows the failure's kind and sentence, and that 'Try again' works after `heal` without a
 * reload.
 */
async function recovers(kind: string, sentence: RegExp, heal: () => unknown): Promise<void> {
  const alert = page.getByRole('alert').first();
  await alert.getByText(`chunk load failure (${kind}): qr `).waitFor();
  await alert.getByText(sentence).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true, 'the page was reloaded');
}

/** Moves the qr remote to this origin, without the hash of its entry. */
async function moveQr(origin: string): Promise<void> {
  await site.editRegistry((remotes) =>
    remotes.map((remote) =>
      remote.name === 'qr'
        ? { ...remote, entry: new URL(new URL(remote.entry, site.url).pathname, origin).href, integrity: undefined }
        : remote,
    ),
  );
}

for (const [what, file] of [
  ['entry', QR_ENTRY],
  ['page', QR_PAGE],
] as const) {
  const faults: readonly (readonly [Fault, string, RegExp])[] = [
    ['error', 'server error', /Its server answered with error 503\./],
    ['syntax', 'syntax error', /\.js:2:9 cannot be read: Unexpected token '='\./],
  ];
  for (const [fault, kind, sentence] of faults) {
    const isEnough = what === 'entry' && fault === 'syntax';
    test(`reports ${kind} instead of 'missing' for a remote's ${what}`, inFull(!isEnough), async () => {
      await moveQr(site.url);
      site.break(file, fault);
      await page.goto(`${site.url}/MyQr`);
      await recovers(kind, sentence, () => site.heal());
    });
  }
}

test('reports a remote whose server does not allow this site', inFull(), async () => {
  await moveQr(elsewhere.url);
  elsewhere.break(QR_ENTRY, 'no-cors');
  await page.goto(`${site.url}/MyQr`);
  await recovers('blocked', /http:\/\/localhost:\d+ does not allow this site to load it \(CORS\)\./, () =>
    elsewhere.heal(),
  );
});

test('reports a remote that the Content-Security-Policy forbids', async () => {
  await page.route(`${site.url}/MyQr`, async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self' 'unsafe-inline'; connect-src 'self'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await moveQr(elsewhere.url);
  await page.goto(`${site.url}/MyQr`);
  const sentence = /The Content-Security-Policy of this site does not allow http:\/\/localhost:\d+\./;
  await recovers('blocked', sentence, () => moveQr(site.url));
});

test('reports a remote with http in a site with https', inFull(), async () => {
  const front = await startHttpsFront(site.url);
  try {
    await moveQr(elsewhere.url.replace('localhost', 'cdn.test'));
    await page.goto(`${front.url}/MyQr`);
    const sentence = /http:\/\/cdn\.test:\d+ serves it over http, which an https page may not load\./;
    await recovers('mixed content', sentence, () => moveQr(front.url));
  } finally {
    await front.end();
  }
});

test.describe('a remote whose page is not a component', () => {
  test("is reported as invalid, and 'Try again' shows it once it is fixed", async () => {
    const container = (exported: string) => `var frontdesk_remote_qr = {
      init: async (scope) => { globalThis.scope = scope; },
      get: async () => {
        const React = (await Object.values(scope.react)[0].get())();
        return () => ({ ${exported}: () => React.createElement('h1', null, 'My Qr') });
      },
    };`;
    const file = path.join(site.folder, 'admin/qr.js');
    await writeFile(file, container('Other'));
    await site.editRegistry((remotes) =>
      remotes.map((remote) =>
        remote.name === 'qr' ? { ...remote, entry: '/admin/qr.js', integrity: undefined } : remote,
      ),
    );
    await page.goto(`${site.url}/MyQr`);
    const heal = () => writeFile(file, container('MyQrPage'));
    await recovers('invalid', /Its module MyQrPage exports no component of that name\./, heal);
  });
});

test('a failure is reported to our server and shown on the health page', inFull(), async ({ site: api }) => {
  await page.route(QR_ENTRY, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${api.url}/MyQr`);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /client-report/.test(request.url()));
  await page.getByText('chunk load failure (missing): qr ').waitFor();
  await sent;
  // The browser does not always report the end of a request that outlives its page. Reloads until the server has the
  // report.
  const row = page.getByRole('row', { name: /^qr \d+\.\d+\.\d+ \d+ .* \d missing/ });
  await expect(async () => {
    await page.goto(`${api.url}/admin/health`);
    await expect(row).toBeVisible();
  }).toPass();
});

test('Module Federation’s devtools see every remote', async () => {
  await page.goto(`${site.url}/MyQr`);
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  // The list loads when somebody uses the page.
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => {
    const { moduleInfo } = (globalThis as never as { __FEDERATION__: { moduleInfo: Record<string, never> } })
      .__FEDERATION__;
    const { remotesInfo = {} } = (moduleInfo['host'] ?? {}) as { remotesInfo?: object };
    return ['account', 'agents', 'notifications', 'qr'].every((name) => name in remotesInfo);
  });
});
