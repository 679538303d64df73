import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { composeSite } from '../../tooling/releases/compose-site';
import { type SitePaths, sitePaths } from '../../tooling/releases/site-paths';
import { copyBuild } from '../harness/copy-build';
import { type NewTab, test } from '../harness/journey';
import { type MailBox, startMailBox } from '../harness/mail-box';
import { releaseQr } from '../harness/release-qr';
import { registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

const FIRST = 'The QR codes you have saved.';
const OPERATOR = 'operator@example.com';
/** The number of loads after which the server judges a rollout. */
const LOADS = 50;
/** A report has at most 20 events, two for each tab. */
const AT_ONCE = 10;

// The second release is broken on purpose.
test.use({ expectedComplaints: /The second release is broken|chunk|MyQrPage|load failure/ });

let newTab: NewTab;
let site: Site;
let mails: MailBox;
let builds: string;
let token: string;
let paths: SitePaths;

test.beforeAll(async ({ newTab: open }) => {
  newTab = open;
  mails = await startMailBox();
  site = await startSite({ OPERATORS: OPERATOR, SMTP_URL: mails.url });
  ({ token } = await registerOwner(site.url));
  builds = await mkdtemp(path.join(tmpdir(), 'frontdesk-builds-'));
  for (const part of ['host', ...sitePaths().remotes]) {
    copyBuild(sitePaths().buildOf(part), path.join(builds, part));
  }
  // The server of that site looks for it there.
  const store = path.join(site.folder, '../.releases');
  paths = { ...sitePaths(), buildOf: (part) => path.join(builds, part), site: site.folder, store };
  await composeSite({ paths });
});
test.afterAll(async () => {
  await site.end();
  await mails.end();
  await rm(builds, { recursive: true, force: true });
});

/** Builds a release of `qr` whose page throws when it loads, with the next version. */
async function buildBroken(): Promise<void> {
  const folder = paths.buildOf('qr');
  await releaseQr(folder, 'The second release.');
  const manifest = path.join(folder, 'remote.json');
  const remote = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  await writeFile(manifest, JSON.stringify({ ...remote, version: '99.0.0' }));
  for (const file of (await readdir(folder)).filter((name) => /MyQrPage.*\.js$/.test(name))) {
    await writeFile(path.join(folder, file), "throw new Error('The second release is broken.');\n");
  }
}

/** A tab in a separate browser, within the share of browsers that `share` states. */
async function openTab(share: number): Promise<Page> {
  const { context, page } = await newTab(site.url, { token });
  await context.addInitScript(`localStorage.setItem('ROLLOUT_SHARE', '${share}');`);
  await page.goto('/MyQr');
  return page;
}

async function rollout(): Promise<number | undefined> {
  const { remotes } = (await (await fetch(`${site.url}/admin/remotes.json`)).json()) as {
    remotes: { name: string; rollout?: number }[];
  };
  return remotes.find(({ name }) => name === 'qr')?.rollout;
}

test('a rollout ends by itself when pages of its release fail, and new pages get the release before it', async () => {
  await buildBroken();
  await composeSite({ changes: [{ kind: 'rollout', part: 'qr', percent: 50, halt: true }], paths });
  assert.equal(await rollout(), 50);
  const healthy = await openTab(90);
  await healthy.getByText(FIRST).waitFor();

  const failed = await openTab(10);
  const report = failed.waitForRequest(
    (request) => /client-report/.test(request.url()) && request.postData()?.includes('"since"') === true,
  );
  await failed.getByRole('button', { name: 'Try again' }).waitFor();
  // A tab counts once, however often it fails.
  await failed.getByRole('button', { name: 'Try again' }).click();
  await failed.getByRole('button', { name: 'Try again' }).waitFor();
  const { events } = (await report).postDataJSON() as { readonly events: readonly Record<string, string>[] };
  const counted = events.filter((event) => event['remote'] === 'qr' && event['since'] !== undefined);
  const kinds = counted.map((event) => ['loadMs', 'failure', 'error'].filter((kind) => kind in event).join());
  assert.deepEqual(kinds.sort(), ['error', 'failure']);
  assert.equal(await rollout(), 50);
  await reportLike(counted, LOADS - 1);
  await untilEqual(rollout, 0, 'the rollout ends');

  const page = await openTab(10);
  await page.getByText(FIRST).waitFor();
  const mail = await mails.next();
  assert.match(mail, /^To: .*operator@example\.com/m);
  assert.match(mail, /Subject: The rollout of qr 99\.0\.0 was ended/);
  // The rollout also ends on a server that serves only files.
  const onDisk = () => readFile(path.join(site.folder, 'admin/remotes.json'), 'utf8');
  await untilEqual(async () => (await onDisk()).includes('"rollout":0'), true, 'the file says so, too');
});

/** Sends, in one report, the events of `tabs` more tabs, because an address may send only 30 reports a minute. */
async function reportLike(events: readonly object[], tabs: number): Promise<void> {
  for (let sent = 0; sent < tabs; sent += AT_ONCE) {
    const more = Array.from({ length: Math.min(AT_ONCE, tabs - sent) }, () => events).flat();
    const answer = await fetch(`${site.url}/api/client-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: more }),
    });
    assert.equal(answer.status, 200);
  }
}
