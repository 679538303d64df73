import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Fault, type StaticSite, startStaticSite } from '../harness/static-site';

// Each failure is logged to the console.
test.use({ expectedComplaints: /./ });

let token: string;
let site: StaticSite;
let context: BrowserContext;
let page: Page;
let logged: string[];

test.beforeAll(async ({ site: api }) => {
  ({ token } = await registerOwner(api.url));
});
test.beforeEach(async ({ newTab, site: api }) => {
  site = await startStaticSite({ api: api.url });
  ({ context, page } = await newTab(site.url, { token }));
  await context.addInitScript({
    content: `globalThis.reports = [];
      globalThis.frontdeskReport = (report) => reports.push(report);`,
  });
  logged = [];
  page.on('console', (message) => logged.push(message.text()));
});
test.afterEach(async () => {
  await context.close();
  await site.end();
});

declare const reports: { kind: string; remote: string; version: string }[];

const QR_PAGE = /remotes\/qr\/__federation_expose_MyQrPage/;
const QR_ENTRY = /remotes\/qr\/entry/;
const alert = () => page.getByRole('alert').first();

/** Checks that the failure is shown on the page, logged to the console, and sent to the reporting service. */
async function saysFailure(kind: string, remote: string): Promise<void> {
  await alert()
    .getByText(new RegExp(`chunk load failure \\(${kind}\\): ${remote} `))
    .waitFor();
  const isLogged = () => logged.some((line) => line.includes(`chunk load failure (${kind}): ${remote} `));
  await untilEqual(isLogged, true, 'the failure is on the console');
  const isReported = () =>
    page.evaluate((wanted) => reports.some(({ kind, remote }) => `${kind} ${remote}` === wanted), `${kind} ${remote}`);
  await untilEqual(isReported, true, 'the failure is reported');
}

/** The 120 seconds start with the script element; the page's preload requests the file earlier. */
async function untilAsked(file: RegExp): Promise<void> {
  const isAsked = () =>
    page.evaluate((source) => [...document.scripts].some(({ src }) => new RegExp(source).test(src)), file.source);
  await untilEqual(isAsked, true, `${file} is loaded by a script element`);
}

/** Checks that the bar, the sidebar and another remote work without a reload; ends on the initial page. */
async function restGoesOn(): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  await navigation.getByRole('link', { name: 'My Qr' }).click();
}

/**
 * Checks that a retry shows the same failure while the cause remains, and shows the page, without a reload, once it is
 * gone.
 */
async function tryAgainShowsMyQr(fault: Fault): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const button = page.getByRole('button', { name: 'Try again' });
  if (fault !== 'hanging') {
    const countReports = () => page.evaluate(() => reports.length);
    const before = await countReports();
    await button.click();
    await untilEqual(async () => (await countReports()) > before, true, 'the second failure is reported');
    await button.waitFor();
  }
  site.heal();
  await button.click();
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true, 'the page was reloaded');
}

const FAULTS: readonly (readonly [Fault, string, string])[] = [
  ['missing', 'missing', 'is missing'],
  ['html', 'missing', 'has a page in its place'],
  ['hanging', 'timeout', 'hangs for 120 seconds'],
];

for (const [what, file] of [
  ['entry', QR_ENTRY],
  ['chunk', QR_PAGE],
] as const) {
  for (const [fault, kind, words] of FAULTS) {
    const isEnough = fault === 'missing' || (what === 'entry' && fault === 'hanging');
    test(
      `a remote whose ${what} ${words} shows the failure, and works again after 'Try again'`,
      inFull(!isEnough),
      async () => {
        site.break(file, fault);
        const begunAt = Date.now();
        if (fault === 'hanging') await page.clock.install({ time: begunAt });
        await page.goto('/MyQr');
        if (fault === 'hanging') {
          await untilAsked(file);
          const askedMs = Date.now() - begunAt;
          // The page's clock runs while it opens, so the file was requested at some time between the two.
          await page.clock.pauseAt(begunAt + 119_000);
          assert.equal(await page.getByRole('alert').count(), 0, 'it gave up before 120 seconds');
          await page.clock.runFor(askedMs + 2_000);
          await page.clock.resume();
        }
        await saysFailure(kind, 'qr');
        await tryAgainShowsMyQr(fault);
        await restGoesOn();
      },
    );
  }
}

test.describe('a remote that is registered by its manifest', () => {
  test.beforeEach(() =>
    site.editRegistry((remotes) =>
      remotes.map((remote) =>
        remote.name === 'qr' ? { ...remote, entry: '/admin/remotes/qr/mf-manifest.json' } : remote,
      ),
    ),
  );

  test('works', async () => {
    await page.goto('/MyQr');
    await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  });

  for (const [fault, kind] of [
    ['missing', 'missing'],
    ['html', 'invalid'],
    ['hanging', 'timeout'],
  ] as const) {
    test(
      `shows ${kind} when the manifest is ${fault}, and works again after 'Try again'`,
      inFull(fault !== 'html'),
      async () => {
        site.break(/qr\/mf-manifest\.json/, fault);
        await page.goto('/MyQr');
        await saysFailure(kind, 'qr');
        await tryAgainShowsMyQr(fault);
        await restGoesOn();
      },
    );
  }
});

for (const [fault, kind] of [
  ['missing', 'missing'],
  ['html', 'invalid'],
  ['hanging', 'timeout'],
] as const) {
  const title = `a registry that is ${fault} leaves the dashboard, and the rest comes with 'Try again'`;
  test(title, inFull(fault !== 'missing'), async () => {
    site.break(/admin\/remotes\.json/, fault);
    await page.goto('/MyQr');
    await alert().getByText(`chunk load failure (${kind}): registry`).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: /Dashboard|Welcome/ }).waitFor();
    await page.goBack();
    await tryAgainShowsMyQr('hanging');
  });
}

test('a missing registry is reported, and the visitor can sign in once it is there', async () => {
  await context.addInitScript(() => localStorage.clear());
  site.break(/admin\/remotes\.json/, 'missing');
  await page.goto('/login');
  await saysFailure('missing', 'registry');
  site.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
});

test('a missing first script of the host is reported, and the host starts once it is there', async () => {
  site.break(/admin\/vendor\./, 'missing');
  await page.goto('/login');
  await saysFailure('missing', 'host');
  site.heal();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a missing library for live notifications is reported, and everything else works', async () => {
  site.break(/admin\/realtime\./, 'missing');
  await page.goto('/MyQr');
  await page.waitForFunction(() => reports.some(({ kind, remote }) => `${kind} ${remote}` === 'missing host'));
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
});

for (const [fault, kind, words] of FAULTS) {
  const title = `a shared group whose chunk ${words} says so, and comes with 'Try again', without a reload`;
  test(title, inFull(fault !== 'missing'), async () => {
    const group = await sharedGroupChunk();
    site.break(group, fault);
    if (fault === 'hanging') await page.clock.install();
    await page.goto('/agent');
    if (fault === 'hanging') {
      await untilAsked(group);
      await page.clock.runFor(121_000);
      await page.clock.resume();
    }
    await saysFailure(kind, 'agents');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    site.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
    assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true, 'the page was reloaded');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  });
}

test("a remote for another contract shows the contract that it needs and the host's contract", async () => {
  await site.editRegistry((remotes) =>
    remotes.map((remote) => (remote.name === 'qr' ? { ...remote, contract: '^9.0.0' } : remote)),
  );
  await page.goto('/MyQr');
  await saysFailure('incompatible', 'qr');
  await alert()
    .getByText(/contract \^9\.0\.0, but this site has \d+\.\d+\.\d+/)
    .waitFor();
  assert.ok(!site.asked.some((address) => QR_PAGE.test(address) && address.includes('again')));
  await site.editRegistry((remotes) =>
    remotes.map((remote) => (remote.name === 'qr' ? { ...remote, contract: '^1.0.0' } : remote)),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  await restGoesOn();
});

test('the first of two remotes with the same address keeps it, and the page names the other', inFull(), async () => {
  await site.editRegistry((remotes) => [
    ...remotes,
    {
      ...remotes[0],
      name: 'thief',
      version: '6.6.6',
      routes: [{ path: '/myqr', page: 'X', access: 'signed-in', title: 'X' }],
    },
  ]);
  await page.goto('/MyQr');
  await saysFailure('invalid', 'thief');
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  await restGoesOn();
});

test('a broken entry affects only its own addresses and its places in the shell', async () => {
  await site.editRegistry((remotes) =>
    remotes.map((remote) => (remote.name === 'qr' ? { ...remote, version: 'latest' } : remote)),
  );
  await page.goto('/MyQr');
  await saysFailure('invalid', 'qr');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  assert.equal(await navigation.getByRole('link', { name: 'My Qr' }).count(), 0);
  await navigation.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
});

/** A chunk that the shell does not need: the fields of /agent. */
async function sharedGroupChunk(): Promise<RegExp> {
  const html = await (await fetch(`${site.url}/login`)).text();
  const files =
    /"group-form":\s*\[([^\]]*)\]/.exec(html.replace(/\\"/g, '"'))?.[1] ??
    /["']?group-form["']?:\[([^\]]*)\]/.exec(html)?.[1];
  const [last] = (files ?? '').match(/[\w.-]+\.js/g)?.slice(-1) ?? [];
  assert.ok(last, 'the page names no file for the shared group');
  return new RegExp(last.replaceAll('.', '\\.'));
}
