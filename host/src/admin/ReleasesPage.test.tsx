import { realtimeStore } from '@frontdesk/shared/app';
import {
  changeRelease,
  endReleaseToken,
  getReleases,
  newReleaseToken,
  type ReleasePart,
} from '@frontdesk/shared/endpoints/releases';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleasesPage } from './ReleasesPage';

const TIME = '2026-11-20T10:00:00.000Z';
const release = (id: string, version: string, state: 'live' | 'rollout' | 'stored') => ({
  id,
  version,
  contract: '^1.0.0',
  commit: null,
  time: TIME,
  from: null,
  state,
  preview: `/admin?preview=qr@${id}`,
  why: null,
  adds: null,
  stopped: null,
});
const adds = {
  routes: [{ path: '/hours', title: 'Opening hours', access: 'signed-in' }],
  entries: [{ kind: 'search' as const, name: 'Opening hours' }],
  cards: [],
  slots: [],
  fills: [{ component: 'Week', slot: 'agents.agent' }],
  calls: [
    { call: 'GET /api/bot/getBots', isForCount: true },
    { call: 'GET /api/hours', after: 'hours' },
  ],
  origins: ['https://hours.example'],
  prefixes: [],
};
const qr: ReleasePart = {
  name: 'qr',
  state: 'live',
  releases: [release('aaaaaaaaaaaaaaaa', '1.5.0', 'rollout'), release('bbbbbbbbbbbbbbbb', '1.4.0', 'live')],
  rollout: {
    percent: 10,
    halt: true,
    since: TIME,
    halted: null,
    counts: { next: { loads: 40, failures: 1 }, previous: { loads: 400, failures: 2 } },
  },
  adds,
  problems: [],
  rollsBackTo: { id: 'bbbbbbbbbbbbbbbb', version: '1.4.0' },
  tokens: [
    {
      id: 't1',
      name: 'Build server',
      start: 'fr_abcd',
      createdBy: 'op@example.com',
      createdAt: TIME,
      lastUsedAt: null,
      expiresAt: '2026-11-21T10:00:00.000Z',
    },
  ],
};
const hours: ReleasePart = {
  ...qr,
  name: 'hours',
  state: 'waiting',
  releases: [
    {
      ...release('cccccccccccccccc', '0.1.0', 'stored'),
      preview: null,
      why: 'An operator must add hours first.',
      adds,
    },
  ],
  rollout: null,
  rollsBackTo: null,
  tokens: [],
};
const log = [{ at: TIME, by: 'op@example.com', remote: 'qr', text: 'released 1.5.0 to 10 % of browsers' }];

let api: ReturnType<typeof fakeApi>;
let parts: ReleasePart[];
beforeEach(() => {
  parts = [hours, qr];
  realtimeStore.setState({ status: 'Connected' });
  api = fakeApi().on(getReleases, () => ({ canChange: true, why: null, parts, log }));
  api.on(changeRelease, () => null);
});
afterEach(() => {
  api.restore();
  realtimeStore.setState(realtimeStore.getInitialState());
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const sent = () => api.calls.flatMap(({ path, request }) => (path === changeRelease.path ? [request] : []));

test('shows what a new remote adds and opens, and adds it', async () => {
  renderPage(<ReleasesPage />);
  const waiting = await card('hours');
  expect(waiting.getByText('waiting for you')).toBeInTheDocument();
  for (const words of [
    '/hours',
    'Week → agents.agent',
    'GET /api/bot/getBots',
    'https://hours.example',
    'Search in the palette: Opening hours',
  ]) {
    expect(waiting.getByText(words)).toBeInTheDocument();
  }
  expect(waiting.getByText(/, for a count/)).toBeInTheDocument();
  expect(waiting.getByText(/, after a notification about hours/)).toBeInTheDocument();
  await userEvent.click(waiting.getByRole('button', { name: 'Add to the site' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add hours 0.1.0' }));
  expect(dialog.getByText('https://hours.example')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the site' }));
  expect(await screen.findByText('hours is live.')).toBeInTheDocument();
  expect(sent()).toEqual([{ remote: 'hours', change: { kind: 'live', release: 'cccccccccccccccc' } }]);
});

test('opens a new remote for a preview after a confirmation, and then shows its link', async () => {
  renderPage(<ReleasesPage />);
  await userEvent.click((await card('hours')).getByRole('button', { name: 'Open for preview' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'hours' }));
  expect(question.getByText(/Its code runs with the rights of the person who opens the link/)).toBeInTheDocument();
  const [waiting] = hours.releases;
  if (waiting) parts = [{ ...hours, releases: [{ ...waiting, preview: '/admin?preview=hours@cccccccccccccccc' }] }, qr];
  await userEvent.click(question.getByRole('button', { name: 'Open for preview' }));
  const link = await (await card('hours')).findByRole('link', { name: 'Preview hours 0.1.0, cccccccccccccccc' });
  expect(link).toHaveAttribute('href', '/admin?preview=hours@cccccccccccccccc');
  expect(sent()).toEqual([{ remote: 'hours', change: { kind: 'preview', release: 'cccccccccccccccc' } }]);
});

test('shows why a release of a live remote is waiting, and what it adds before it is released', async () => {
  const why = 'An operator must release it, because it adds more than was approved. New slot: qr.code.';
  const more = { ...adds, routes: [], entries: [], fills: [], calls: [], origins: [], slots: ['qr.code'] };
  const waiting = { ...release('dddddddddddddddd', '1.6.0', 'stored'), why, adds: more };
  parts = [{ ...qr, releases: [waiting, ...qr.releases], rollout: null }];
  renderPage(<ReleasesPage />);
  const notice = within((await card('qr')).getByRole('status'));
  expect(notice.getByText(why)).toBeInTheDocument();
  expect(notice.getByRole('link', { name: 'Preview qr 1.6.0, dddddddddddddddd' })).toBeInTheDocument();
  expect((await card('qr')).getByText('waiting')).toBeInTheDocument();
  await userEvent.click(notice.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release qr 1.6.0' }));
  expect(dialog.getByText('What it adds to the releases that were approved')).toBeInTheDocument();
  expect(dialog.getByText('qr.code')).toBeInTheDocument();
});

test('does not add a remote with problems, and lists them', async () => {
  parts = [{ ...hours, problems: ['/hours is claimed by both qr and hours.'] }];
  renderPage(<ReleasesPage />);
  const waiting = await card('hours');
  expect(waiting.getByRole('alert')).toHaveTextContent('/hours is claimed by both qr and hours.');
  expect(waiting.queryByRole('button', { name: 'Add to the site' })).toBeNull();
});

test('shows both releases of a rollout with their failure rates, and stops the rollout', async () => {
  renderPage(<ReleasesPage />);
  const part = await card('qr');
  expect(part.getByText('1.5.0 for 10% of browsers, 1.4.0 for the others.')).toBeInTheDocument();
  const table = within(part.getAllByRole('table')[0] as HTMLElement);
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ReleaseLoadsFailuresRate',
    '1.5.04012.5%',
    '1.4.040020.5%',
  ]);
  await userEvent.click(part.getByRole('button', { name: 'Stop' }));
  expect(sent()).toEqual([{ remote: 'qr', change: { kind: 'rollout', percent: 0, halt: false } }]);
});

test('shows why the site stopped a rollout', async () => {
  const reason = '1.5.0 failed 5 of 60 loads (8.3 %), 1.4.0 2 of 400 (0.5 %).';
  parts = [{ ...qr, rollout: { ...qr.rollout, percent: 0, halted: { at: TIME, reason } } as ReleasePart['rollout'] }];
  renderPage(<ReleasesPage />);
  const alert = (await card('qr')).getByRole('alert');
  expect(alert).toHaveTextContent('1.5.0 is stopped: all browsers load 1.4.0.');
  expect(alert).toHaveTextContent(reason);
  expect((await card('qr')).getByText('stopped')).toBeInTheDocument();
  expect((await card('qr')).queryByRole('button', { name: 'Stop' })).toBeNull();
});

const STOP = {
  at: TIME,
  reason: '1.5.0: 5 of 60 loads failed (8.3 %).',
  previous: '1.4.0',
  counts: { next: { loads: 60, failures: 5 }, previous: { loads: 400, failures: 2 } },
  places: [{ place: 'MyQrPage.0f.js:1:20', count: 3 }],
};
const stoppedQr = (state: 'rollout' | 'stored'): ReleasePart => ({
  ...qr,
  releases: [{ ...release('aaaaaaaaaaaaaaaa', '1.5.0', state), stopped: STOP }, ...qr.releases.slice(1)],
  rollout: state === 'rollout' && qr.rollout ? { ...qr.rollout, percent: 0, halted: STOP } : null,
});

test('shows where a stopped release threw, and offers no rollback to the build that all browsers load', async () => {
  parts = [stoppedQr('rollout')];
  renderPage(<ReleasesPage />);
  expect((await card('qr')).getByText('MyQrPage.0f.js:1:20').parentElement).toHaveTextContent(/, 3 tabs$/);
  expect((await card('qr')).queryByRole('button', { name: /^Roll back/ })).toBeNull();
  await userEvent.click((await card('qr')).getByRole('button', { name: 'End rollout' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^All browsers already load qr 1\.4\.0/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'End rollout' }));
  expect(await screen.findByText('The rollout of qr has ended.')).toBeInTheDocument();
  expect(sent()).toEqual([{ remote: 'qr', change: { kind: 'rollback' } }]);
});

test('shows why a stored release was stopped and rolled back, with its numbers', async () => {
  parts = [{ ...stoppedQr('stored'), rollsBackTo: null }];
  renderPage(<ReleasesPage />);
  const part = await card('qr');
  expect(part.getByText('stopped')).toBeInTheDocument();
  await userEvent.click(part.getByText('Why 1.5.0 was stopped'));
  expect(part.getByText(/5 of 60 loads failed/)).toBeVisible();
  expect(part.getByRole('row', { name: '1.5.0 60 5 8.3%' })).toBeInTheDocument();
  await userEvent.click(part.getByRole('button', { name: 'Release qr 1.5.0, aaaaaaaaaaaaaaaa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release qr 1.5.0' }));
  expect(dialog.getByText('The site stopped 1.5.0 before.')).toBeInTheDocument();
  expect(dialog.getByText(/5 of 60 loads failed/)).toBeInTheDocument();
  expect(dialog.getByText('MyQrPage.0f.js:1:20')).toBeInTheDocument();
});

test('names the build to roll back to when the live build has the same version', async () => {
  parts = [{ ...qr, rollout: null, rollsBackTo: { id: 'eeeeeeeeeeeeeeee', version: '1.4.0' } }];
  renderPage(<ReleasesPage />);
  expect((await card('qr')).getByRole('button', { name: 'Roll back to 1.4.0 (eeeeeeee)' })).toBeInTheDocument();
});

test('declines a new remote after a confirmation, and lists its tokens', async () => {
  parts = [{ ...hours, tokens: qr.tokens }];
  renderPage(<ReleasesPage />);
  expect((await card('hours')).getByText('Tokens (1)')).toBeInTheDocument();
  await userEvent.click((await card('hours')).getByRole('button', { name: 'Decline' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Its builds are deleted and its tokens revoked/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('hours was declined.')).toBeInTheDocument();
  expect(sent()).toEqual([{ remote: 'hours', change: { kind: 'decline' } }]);
});

test('declines a build of a live remote after a confirmation', async () => {
  const wide = { ...release('cccccccccccccccc', '2.0.0', 'stored'), why: 'It adds the origin https://other.example.' };
  parts = [{ ...qr, rollout: null, releases: [wide, ...qr.releases] }];
  renderPage(<ReleasesPage />);
  await userEvent.click((await card('qr')).getByRole('button', { name: 'Decline' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/The build is deleted/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('qr 2.0.0 was declined.')).toBeInTheDocument();
  expect(sent()).toEqual([{ remote: 'qr', change: { kind: 'decline', release: 'cccccccccccccccc' } }]);
});

test('reports that a remote with only a token has no build yet', async () => {
  parts = [{ ...hours, releases: [], adds: null, tokens: qr.tokens }];
  renderPage(<ReleasesPage />);
  const waiting = await card('hours');
  expect(waiting.getByText('no build yet')).toBeInTheDocument();
  expect(waiting.queryByText('waiting for you')).toBeNull();
  expect(waiting.getByRole('button', { name: 'Revoke token Build server', hidden: true })).toBeInTheDocument();
  expect(waiting.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('releases a stored build to a share of browsers, with automatic stop', async () => {
  parts = [{ ...qr, releases: [release('dddddddddddddddd', '1.6.0', 'stored'), ...qr.releases], rollout: null }];
  renderPage(<ReleasesPage />);
  await userEvent.click((await card('qr')).getByRole('button', { name: 'Release qr 1.6.0, dddddddddddddddd' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release qr 1.6.0' }));
  await userEvent.selectOptions(dialog.getByLabelText('Browsers that get it'), '25%');
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('qr 1.6.0 goes to 25% of browsers.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { remote: 'qr', change: { kind: 'rollout', release: 'dddddddddddddddd', percent: 25, halt: true } },
  ]);
});

test('keeps the dialog open and says why a release is refused', async () => {
  api.on(changeRelease, () => refuse(409, 'qr 1.5.0: raise the version.'));
  renderPage(<ReleasesPage />);
  await userEvent.click((await card('qr')).getByRole('button', { name: 'Change share' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('qr 1.5.0: raise the version.');
});

test('asks before it rolls back', async () => {
  renderPage(<ReleasesPage />);
  await userEvent.click((await card('qr')).getByRole('button', { name: 'Roll back to 1.4.0' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Go back to 1.4.0 (bbbbbbbb) of qr for all browsers?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Roll back to 1.4.0' }));
  expect(await screen.findByText('qr was rolled back to 1.4.0.')).toBeInTheDocument();
  expect(sent()).toEqual([{ remote: 'qr', change: { kind: 'rollback' } }]);
});

test('shows the live release although newer ones are stored', async () => {
  const newer = ['5', '6', '7'].map((digit) => release(digit.repeat(16), `1.${digit}.0`, 'stored'));
  parts = [{ ...qr, rollout: null, releases: [...newer, release('bbbbbbbbbbbbbbbb', '1.4.0', 'live')] }];
  renderPage(<ReleasesPage />);
  expect(within((await card('qr')).getByRole('list')).getByText('1.4.0')).toBeInTheDocument();
});

test('adds a removed remote again without a confirmation', async () => {
  parts = [{ ...qr, state: 'removed', rollout: null }];
  renderPage(<ReleasesPage />);
  await userEvent.click((await card('qr')).getByRole('button', { name: 'Add to the site' }));
  expect(await screen.findByText('qr is live.')).toBeInTheDocument();
  expect(sent()).toEqual([{ remote: 'qr', change: { kind: 'rollback' } }]);
});

test('creates a token, shows it once, and ends a token', async () => {
  api.on(newReleaseToken, () => ({ id: 't2', token: 'fr_secret' })).on(endReleaseToken, () => null);
  renderPage(<ReleasesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await userEvent.type(dialog.getByLabelText('Remote'), 'hours');
  await userEvent.type(dialog.getByLabelText('Name'), 'Build server');
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'In 90 days');
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await dialog.findByText('fr_secret')).toBeInTheDocument();
  expect(api.calls.find(({ path }) => path === newReleaseToken.path)?.request).toEqual({
    remote: 'hours',
    name: 'Build server',
    days: 90,
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('fr_secret')).toBeNull();

  await userEvent.click((await card('qr')).getByText('Tokens (1)'));
  const line = (await card('qr')).getByText(/^Build server, fr_abcd… created by op@example\.com/);
  expect(line).toHaveTextContent(/never used, expired /);
  await userEvent.click((await card('qr')).getByRole('button', { name: 'Revoke token Build server' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('The token was revoked.')).toBeInTheDocument();
});

test('shows the server’s refusal to a user who may not open the page', async () => {
  const hint = "Only operators of this site may do this. Choose 'Forgot Password?'.";
  api.on(getReleases, () => refuse(403, hint));
  renderPage(<ReleasesPage />);
  expect(await screen.findByText(hint)).toBeInTheDocument();
});

test('makes no call to another server', () => {
  realtimeStore.setState({ status: 'Unavailable' });
  renderPage(<ReleasesPage />);
  expect(screen.getByText(/not available on this server/)).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('shows the log, and why this server cannot change anything', async () => {
  api.on(getReleases, () => ({ canChange: false, why: 'Set RELEASES_DIR.', parts, log }));
  renderPage(<ReleasesPage />);
  expect(await screen.findByText('Set RELEASES_DIR.')).toBeInTheDocument();
  expect(screen.getByText('released 1.5.0 to 10 % of browsers')).toBeInTheDocument();
  for (const name of ['New token', 'Roll back to 1.4.0', 'Stop', 'Add to the site', 'Open for preview']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
