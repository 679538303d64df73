import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import type { Page } from '@playwright/test';
import type { Screen, Screens } from '../harness/screens';

const TIME = '2026-11-20T10:00:00.000Z';
const NOTHING = { routes: [], entries: [], cards: [], slots: [], fills: [], calls: [], origins: [], prefixes: [] };

const releases = (name: string, versions: readonly (readonly [string, 'live' | 'rollout' | 'stored'])[]) =>
  versions.map(([version, state], at) => ({
    id: `${at}f0c9a3b7d2e4${at}5a`.padEnd(16, '6'),
    version,
    contract: '^1.1.0',
    commit: null,
    time: TIME,
    from: null,
    state,
    preview: `/admin?preview=${name}@${at}f0c9a3b7d2e4${at}5a`,
    why: null,
    adds: null,
    stopped: null,
  }));

function part(name: string, more: Partial<ReleasePart>): ReleasePart {
  const live = releases(name, [['1.4.0', 'live']]);
  const rollsBackTo = { id: 'f0c9a3b7d2e4556a', version: '1.4.0' };
  const none = { rollout: null, adds: NOTHING, problems: [], tokens: [] };
  return { name, state: 'live', releases: live, rollsBackTo, ...none, ...more };
}

const hours = part('hours', {
  state: 'waiting',
  releases: releases('hours', [['0.1.0', 'stored']]),
  adds: {
    routes: [
      { path: '/hours', title: 'Opening hours', access: 'signed-in' },
      { path: '/hours/:id', title: 'One week', access: 'owner' },
      { path: '/open', title: 'Are we open?', access: 'public' },
    ],
    entries: [{ kind: 'sidebar', name: 'Opening hours' }],
    cards: ['This week'],
    slots: [],
    fills: [{ component: 'Week', slot: 'agents.agent' }],
    calls: [{ call: 'GET /api/bot/getBots' }],
    origins: ['https://hours.example.com'],
    prefixes: ['/hours-api'],
  },
});
const counts = { next: { loads: 62, failures: 5 }, previous: { loads: 544, failures: 3 } };
const rollout = { percent: 10, halt: true, since: TIME, halted: null, counts };
const reason = '1.5.0: 5 of 62 loads failed (8.1 %). 1.4.0: 3 of 544 loads failed (0.6 %).';
const both = releases('qr', [
  ['1.5.0', 'rollout'],
  ['1.4.0', 'live'],
  ['1.3.2', 'stored'],
  ['1.3.1', 'stored'],
]);
const used = { createdBy: 'anna@example.com', createdAt: TIME, lastUsedAt: TIME, expiresAt: null };
const token = { id: 't', name: 'Build server', start: 'fr_k3Vd', ...used };
const log = [
  { at: TIME, by: 'the site', remote: 'qr', text: `Ended the rollout of qr 1.5.0. ${reason}` },
  { at: TIME, by: 'token fr_k3Vd…', remote: 'qr', text: 'Published 1.5.0 to 10 % of browsers.' },
  { at: TIME, by: 'anna@example.com', remote: 'hours', text: 'Created the release token fr_9qLx….' },
];

const counted = { next: { loads: 62, failures: 5 }, previous: { loads: 544, failures: 3 } };
const places = [
  { place: 'MyQrPage.0f3c91ab.js:1:20431', count: 4 },
  { place: 'entry.77aa01cd.js:2:7', count: 1 },
];
const stopped = { at: TIME, reason, previous: '1.4.0', counts: counted, places };

const FULL = {
  canChange: true,
  why: null,
  parts: [
    part('broken', { state: 'waiting', problems: ['/MyQr is claimed by both qr and broken.'] }),
    hours,
    part('spare', { state: 'waiting', releases: [], adds: null, tokens: [token] }),
    part('host', { adds: null }),
    part('qr', {
      releases: both.map((one, at) => (at === 0 ? { ...one, stopped } : one)),
      rollout: { ...rollout, percent: 0, halted: { at: TIME, reason } },
      tokens: [token],
    }),
    part('agents', {
      releases: releases('agents', [
        ['2.1.0', 'rollout'],
        ['2.0.4', 'live'],
      ]),
      rollout,
    }),
    part('widgets', {
      releases: releases('widgets', [
        ['1.5.0', 'stored'],
        ['1.4.0', 'live'],
      ]).map((one, at) => (at === 0 ? { ...one, stopped } : one)),
      rollsBackTo: { id: 'f0c9a3b7d2e4556a', version: '1.3.0' },
    }),
    part('loyalty', { state: 'removed', releases: releases('loyalty', [['0.9.0', 'stored']]) }),
  ],
  log,
};

/** The page of releases, with answers of its own, because the site in these pictures has no operators. */
export function releaseStates({ owner }: Screens): Screen[] {
  const state = (
    name: string,
    answer: { status?: number; json: unknown },
    reach?: (page: Page) => Promise<unknown>,
  ) => ({
    name: `Releases ${name}`,
    watched: owner,
    // Only a screen that opens without a click on a text can be shown in every language.
    ...(reach === undefined && { path: '/admin/releases' }),
    async open(page: Page) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route('**/api/releases', (route) => route.fulfill(answer));
      await page.goto('/admin/releases');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await reach?.(page);
    },
  });
  const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
  return [
    state('full', { json: FULL }),
    state('without parts', { json: { canChange: true, why: null, parts: [], log: [] } }),
    state('that cannot change', { json: { ...FULL, canChange: false, why: 'The folder of releases is missing.' } }),
    state('for others', { status: 403, json: { message: 'Only operators.' } }),
    state('that failed', { status: 500, json: {} }, (page) => page.getByRole('alert').waitFor()),
    state('rollout dialog', { json: FULL }, async (page) => {
      await article(page, 'agents').getByRole('button', { name: 'Change share' }).click();
      await page.getByRole('dialog').waitFor();
    }),
    state('stopped release', { json: FULL }, async (page) => {
      const card = article(page, 'widgets');
      await card.getByText('Why 1.5.0 was stopped').click();
      await card.getByRole('button', { name: /^Release widgets 1\.5\.0/ }).click();
      await page.getByRole('dialog').waitFor();
    }),
    state('token dialog', { json: FULL }, async (page) => {
      await page.route('**/api/releases/newToken', (route) =>
        route.fulfill({ json: { id: 't', token: 'fr_9qLxW2mZr7vB4tKpYc6sNdHgJf3aQeUi1oX5' } }),
      );
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByLabel('Remote').fill('hours');
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    }),
  ];
}
