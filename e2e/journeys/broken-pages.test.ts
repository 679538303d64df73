/**
 * What happens when a page of a remote is broken: the shell and every other page keep working, the address and the page
 * agree, and the failure is reported under the remote's name. docs/remote-contract.md lists the same mistakes.
 */

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REPORTS_HEADER } from '@frontdesk/shared/endpoints/reports-header';
import type { BrowserContext, Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type StaticSite, startStaticSite } from '../harness/static-site';

// Each failure is logged to the console.
test.use({ expectedComplaints: /./ });

interface BrokenPage {
  /** The mistake, as worded in the test's title. */
  readonly mistake: string;
  /** The page's module as a function that returns the component. It may use `h`, `React`, `app`, `well` and `check`. */
  readonly module: string;
  /** What a visitor to the page sees. */
  readonly shows: 'the page' | 'a crash' | 'a failure' | 'a time-out';
  /** The failure that the reporting service receives for it; null if it is not detected. */
  readonly reported: { readonly kind: string; readonly step: string } | null;
  /** When it is reported. Default: while the page is shown. */
  readonly isLate?: true;
  /** It is reported only when somebody uses the page. */
  readonly isUsed?: true;
  /** Only the full run includes it. */
  readonly isExtra?: true;
}

const CRASH = { shows: 'a crash', reported: { kind: 'other', step: 'render' } } as const;
const UNCAUGHT = { shows: 'the page', reported: { kind: 'other', step: 'background' } } as const;

/** `well` renders a page without a mistake; `check` throws until the mistake is fixed. */
const PAGES: Readonly<Record<string, BrokenPage>> = {
  ThrowsOnImport: {
    mistake: 'throws while it is imported',
    isExtra: true,
    module: `{ check('import'); return well; }`,
    shows: 'a failure',
    reported: { kind: 'other', step: 'page' },
  },
  NoComponent: {
    mistake: 'exports no component',
    module: `'a text'`,
    shows: 'a failure',
    reported: { kind: 'invalid', step: 'page' },
    isExtra: true,
  },
  ThrowsOnRender: { mistake: 'throws while it renders', module: `() => { check('render'); return well(); }`, ...CRASH },
  ThrowsNull: {
    mistake: 'throws null',
    module: `() => { if (!localStorage.getItem('HEALED')) throw null; return well(); }`,
    ...CRASH,
    isExtra: true,
  },
  RendersObject: {
    mistake: 'renders an object',
    module: `() => { React.useState(0); return h('p', null, { a: 1 }); }`,
    ...CRASH,
    isExtra: true,
  },
  SetsStateInRender: {
    mistake: 'sets state while it renders',
    module: `() => { const [n, set] = React.useState(0); set(n + 1); return well(); }`,
    ...CRASH,
    isExtra: true,
  },
  ThrowsInEffect: {
    mistake: 'throws in an effect',
    isExtra: true,
    module: `() => { React.useEffect(() => check('effect')); return well(); }`,
    ...CRASH,
  },
  ThrowsInCleanup: {
    mistake: 'throws in the cleanup of an effect',
    isExtra: true,
    module: `() => { React.useEffect(() => () => check('cleanup'), []); return well(); }`,
    shows: 'the page',
    reported: { kind: 'other', step: 'render' },
    isLate: true,
  },
  ThrowsInLayoutCleanup: {
    mistake: 'throws in the cleanup of a layout effect',
    module: `() => { React.useLayoutEffect(() => () => check('cleanup'), []); return well(); }`,
    shows: 'the page',
    reported: { kind: 'other', step: 'render' },
    isLate: true,
    isExtra: true,
  },
  SetsStateForEver: {
    mistake: 'sets state in an effect for ever',
    module: `() => {
      const [count, setCount] = React.useState(0);
      React.useEffect(() => setCount(count + 1));
      return well();
    }`,
    ...UNCAUGHT,
    isUsed: true,
  },
  SuspendsForEver: {
    mistake: 'suspends for ever',
    module: `() => { if (!localStorage.getItem('HEALED')) React.use(never); return well(); }`,
    shows: 'a time-out',
    reported: { kind: 'timeout', step: 'page' },
  },
  ThrowsInTimer: {
    mistake: 'throws in a timer, again and again',
    isExtra: true,
    module: `() => { React.useEffect(() => { setInterval(() => check('timer'), 50); }, []); return well(); }`,
    ...UNCAUGHT,
  },
  ThrowsInListener: {
    mistake: 'throws in a listener',
    module: `() => {
      React.useEffect(() => { setTimeout(() => dispatchEvent(new Event('own')), 50); }, []);
      React.useEffect(() => { addEventListener('own', () => check('listener')); }, []);
      return well();
    }`,
    ...UNCAUGHT,
    isExtra: true,
  },
  OverwritesFetch: {
    mistake: 'overwrites fetch',
    module: `() => {
      React.useEffect(() => {
        const original = fetch;
        globalThis.fetch = (...given) => original(...given);
      }, []);
      return well();
    }`,
    ...UNCAUGHT,
    isUsed: true,
  },
  SwallowsReports: {
    mistake: 'swallows what is sent to the server of reports',
    module: `() => {
      const [isBroken, setIsBroken] = React.useState(false);
      React.useEffect(() => {
        const original = fetch;
        globalThis.fetch = async (address, ...given) =>
          String(address).includes('client-report') ? new Response('null') : original(address, ...given);
        Navigator.prototype.sendBeacon = () => true;
        void (async () => check('swallowed'))();
      }, []);
      if (isBroken) throw new Error('crash');
      return h('div', null, well(), h('button', { onClick: () => setIsBroken(true) }, 'Crash'));
    }`,
    ...UNCAUGHT,
    isExtra: true,
  },
  ChangesPrototypes: {
    mistake: 'changes prototypes and the history after a click',
    module: `() => h('button', { onClick: () => {
      const map = Array.prototype.map;
      Array.prototype.map = function (...given) { return map.apply(this, given); };
      history.pushState = (...given) => History.prototype.pushState.apply(history, given);
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
      Array.prototype.ownMethod = () => 1;
    } }, 'The bad remote is well')`,
    shows: 'the page',
    reported: null,
    isExtra: true,
  },
  RejectsPromise: {
    mistake: 'leaves a rejected promise',
    isExtra: true,
    module: `() => { React.useEffect(() => { void (async () => check('promise'))(); }, []); return well(); }`,
    ...UNCAUGHT,
  },
  NavigatesLater: {
    mistake: 'navigates from a timer after it was left',
    module: `() => {
      const navigate = app.useNavigate();
      React.useEffect(() => { addEventListener('late', () => navigate('/MyQr')); }, []);
      return well();
    }`,
    ...UNCAUGHT,
    isLate: true,
  },
  GoesBackLater: {
    mistake: 'goes back in the history after it was left',
    module: `() => {
      const navigate = app.useNavigate();
      React.useEffect(() => { addEventListener('late', () => navigate(-1)); }, []);
      return well();
    }`,
    ...UNCAUGHT,
    isLate: true,
    isExtra: true,
  },
  ShowsManyToasts: {
    mistake: 'shows 500 toasts',
    module: `() => {
      React.useEffect(() => { for (let n = 0; n < 500; n++) app.showToast('info', 'Toast ' + n); }, []);
      return well();
    }`,
    shows: 'the page',
    reported: null,
    isExtra: true,
  },
};

let token: string;
let site: StaticSite;
let context: BrowserContext;
let page: Page;

declare const reports: { kind: string; step: string; remote: string; version: string; message: string }[];

test.beforeAll(async ({ site: api }) => {
  ({ token } = await registerOwner(api.url));
  site = await startStaticSite({ api: api.url });
  await addBadRemote();
});
test.afterAll(() => site.end());
test.beforeEach(async ({ newTab }) => {
  ({ context, page } = await newTab(site.url, { token }));
  await context.addInitScript({
    content: `globalThis.reports = [];
      globalThis.frontdeskReport = (report) => reports.push(report);`,
  });
});
test.afterEach(() => context.close());

const navigation = () => page.getByRole('navigation', { name: 'Main' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const reportedOfBad = () =>
  page.evaluate(() => reports.filter(({ remote }) => remote === 'bad').map(({ kind, step }) => ({ kind, step })));

for (const [name, { mistake, module: _, shows, reported, isLate, isUsed, isExtra }] of Object.entries(PAGES)) {
  test(`a page that ${mistake} leaves the shell and every other page working`, inFull(isExtra === true), async () => {
    await (shows === 'a time-out' ? openUntilTimedOut(name) : page.goto(`/${name}`));
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await see(shows);
    if (isUsed) await page.getByText('The bad remote is well').hover();
    if (reported && !isLate) await untilEqual(reportedOfBad, [reported], 'the failure is reported once');

    await navigation().getByRole('link', { name: 'Profile' }).click();
    await heading('My Profile');
    assert.equal(new URL(page.url()).pathname.toLowerCase(), '/myprofile');
    await page.evaluate(() => dispatchEvent(new Event('late')));
    if (reported && isLate) await untilEqual(reportedOfBad, [reported], 'the failure is reported once it was left');
    await heading('My Profile');
    assert.equal(new URL(page.url()).pathname.toLowerCase(), '/myprofile', 'a page that was left has navigated');

    await page.goBack();
    assert.equal(new URL(page.url()).pathname, `/${name}`);
    // A page that timed out suspends again, for another 120 seconds.
    if (shows !== 'a time-out') await see(shows);
    await navigation().getByRole('link', { name: 'My Qr', exact: true }).click();
    await heading('My Qr');
    assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true, 'the page was reloaded');
    const ofOthers = await page.evaluate(() => reports.filter(({ remote }) => remote !== 'bad'));
    // The browser's functions are compared while it is idle; on a busy machine another remote has loaded by then.
    const blamed = ofOthers.filter(({ message }) => !message.startsWith('One of bad, '));
    assert.deepEqual(blamed, []);
  });
}

/** Opens a page and lets it time out. Nothing else may be loading meanwhile, because it would also time out. */
async function openUntilTimedOut(name: string): Promise<void> {
  await page.clock.install();
  const [realtime] = await Promise.all([page.waitForResponse(/\/realtime\.\w+\.js$/), page.goto(`/${name}`)]);
  await page.getByText('Loading...').waitFor({ state: 'attached' });
  await realtime.finished();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(121_000);
  await page.clock.resume();
}

/** Waits until the page of the bad remote shows this. */
async function see(shows: BrokenPage['shows']): Promise<void> {
  if (shows === 'the page') return page.getByText('The bad remote is well').waitFor();
  if (shows === 'a crash') return heading('This page crashed');
  await heading('This part is not available');
}

for (const name of ['ThrowsOnImport', 'ThrowsOnRender', 'ThrowsInEffect', 'SuspendsForEver']) {
  test(`'Try again' shows ${name} once its mistake is fixed`, inFull(name !== 'ThrowsOnRender'), async () => {
    await (name === 'SuspendsForEver' ? openUntilTimedOut(name) : page.goto(`/${name}`));
    await page
      .getByRole('alert')
      .getByText(/chunk load failure|crashed: bad/)
      .waitFor();
    await page.evaluate(() => localStorage.setItem('HEALED', 'yes'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The bad remote is well').waitFor();
  });
}

/**
 * The failures and errors that the tab reports, without the load times that one tab in ten reports, for example `other
 * at bad.js`.
 */
async function sentReport(words: string): Promise<string[]> {
  const sent = await page.waitForRequest(
    (request) => /client-report/.test(request.url()) && request.postData()?.includes(words) === true,
  );
  const { events } = sent.postDataJSON() as { events: Record<string, string>[] };
  return events.flatMap(({ remote, version, failure, error, place = error, loadMs }) =>
    loadMs === undefined ? [`${remote} ${version} ${failure ?? 'error'} at ${place?.split(':')[0]}`] : [],
  );
}

test('an error that nothing catches is counted under its remote, without its text', inFull(), async () => {
  await collectReports();
  const sent = sentReport('"error"');
  await page.goto('/ThrowsInTimer');
  await page.getByText('The bad remote is well').waitFor();
  assert.deepEqual(await sent, ['bad 0.0.1 error at bad.js']);
  await page.goto('/admin/health');
  await page.getByRole('row', { name: /^bad 0\.0\.1 bad\.js:\d+:\d+ \d+ \d{4}-\d\d-\d\d$/ }).waitFor();
});

for (const name of ['ThrowsOnRender', 'ThrowsInEffect', 'RendersObject']) {
  test(`the place where ${name} throws is counted under its remote`, inFull(), async () => {
    await collectReports();
    const sent = sentReport('"failure"');
    await page.goto(`/${name}`);
    await see('a crash');
    assert.deepEqual(await sent, ['bad 0.0.1 other at bad.js']);
  });
}

test('an effect that sets state forever is counted under its remote', inFull(), async () => {
  await collectReports();
  const sent = sentReport('"endless effect"');
  await page.goto('/SetsStateForEver');
  await page.getByText('The bad remote is well').hover();
  assert.deepEqual(await sent, ['bad 0.0.1 endless effect at undefined']);
});

test('a page that swallows requests cannot swallow the reports about it', inFull(), async () => {
  await collectReports();
  const sent = sentReport('"error"');
  await page.goto('/SwallowsReports');
  await page.getByText('The bad remote is well').waitFor();
  assert.deepEqual(await sent, ['bad 0.0.1 error at bad.js']);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error: crash'));
  await page.getByRole('button', { name: 'Crash' }).click();
  await heading('This page crashed');
  const [place] = /bad\.js:\d+:\d+/.exec((await logged).text()) ?? [];
  assert.ok(place);
  // Playwright does not show what a page sends while it closes, but the server's health page counts it.
  await page.goto('about:blank');
  await page.goto('/admin/health');
  await untilEqual(
    async () => {
      await page.reload();
      await page
        .getByRole('row', { name: /^bad 0\.0\.1 / })
        .first()
        .waitFor();
      return page.getByRole('row', { name: `bad 0.0.1 ${place} 1` }).count();
    },
    1,
    'the report of the page that closed arrives',
  );
});

/** Serves the registry as our server does: with a header that says that reports are collected. */
const collectReports = () =>
  page.route('**/admin/remotes.json', (route) =>
    route.fulfill({
      path: path.join(site.folder, 'admin/remotes.json'),
      contentType: 'application/json',
      headers: { [REPORTS_HEADER]: '1' },
    }),
  );

test('functions that a page replaces for the whole site are reported by name, once', inFull(), async () => {
  await collectReports();
  const names: string[] = [];
  page.on('request', (request) => {
    if (!/client-report/.test(request.url()) || request.method() !== 'POST') return;
    for (const event of request.postDataJSON().events) {
      if (event.changed) names.push(`${event.remote} ${event.changed}`);
    }
  });
  await page.goto('/ChangesPrototypes');
  const button = page.getByRole('button', { name: 'The bad remote is well' });
  await button.click();
  const expected = ['bad Array.prototype.map', 'bad history.pushState', 'bad localStorage'];
  await untilEqual(() => [...names].sort(), expected, 'every replaced function is reported');
  await button.click();
  await navigation().getByRole('link', { name: 'Profile' }).click();
  await heading('My Profile');
  await page.goto('/admin/health');
  await page.getByRole('row', { name: /^bad .*\b1 changed history\.pushState site-wide/ }).waitFor();
  assert.deepEqual([...names].sort(), expected);
});

test('functions that a browser extension replaced before the site started are not reported', inFull(), async () => {
  await context.addInitScript({
    content: `const original = fetch; globalThis.fetch = (...given) => original(...given);
      history.pushState = function (...given) { return History.prototype.pushState.apply(this, given); };`,
  });
  await page.goto('/ThrowsInTimer');
  await page.getByText('The bad remote is well').click();
  await navigation().getByRole('link', { name: 'Profile' }).click();
  await heading('My Profile');
  // The last check detects this replacement.
  await page.evaluate(() => Object.assign(JSON, { parse: JSON.parse.bind(JSON) }));
  await navigation().getByRole('link', { name: 'My Qr', exact: true }).click();
  const changes = () =>
    page.evaluate(() =>
      (reports as unknown as { message: string }[]).flatMap(
        ({ message }) => / changed (\S+) /.exec(message)?.[1] ?? [],
      ),
    );
  await untilEqual(async () => [...new Set(await changes())], ['JSON.parse']);
});

/** Adds a remote written by hand, because no build would accept its pages. A container consists of two functions. */
async function addBadRemote(): Promise<void> {
  const modules = Object.entries(PAGES).map(([name, { module }]) => `${name}: () => ${toReturn(module)},`);
  const script = `var frontdesk_remote_bad = (() => {
    let React, app;
    const h = (...given) => React.createElement(...given);
    const never = new Promise(() => {});
    const check = (why) => { if (!localStorage.getItem('HEALED')) throw new Error(why); };
    const well = () => h('p', null, 'The bad remote is well');
    const pages = {
      ${modules.join('\n      ')}
    };
    const first = async (versions) => (await Object.values(versions)[0].get())();
    return {
      async init(scope) {
        React = await first(scope.react);
        app = await first(scope['@frontdesk/shared/app']);
      },
      async get(name) { const key = name.slice(2); return () => ({ [key]: pages[key]() }); },
    };
  })();`;
  await writeFile(path.join(site.folder, 'admin/bad.js'), script);
  await site.editRegistry((remotes) => [
    ...remotes,
    {
      name: 'bad',
      version: '0.0.1',
      contract: '^1.0.0',
      entry: '/admin/bad.js',
      routes: Object.keys(PAGES).map((name) => ({
        path: `/${name}`,
        page: name,
        access: 'signed-in',
        title: name,
      })),
    },
  ]);
}

/** Returns the body of a module's function: a block is run, and any other code becomes the module's export. */
const toReturn = (module: string) => (module.startsWith('{') ? module : `(${module})`);
