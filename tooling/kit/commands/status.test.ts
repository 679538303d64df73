import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { status } from './status';

const TOKEN = `fr_${'secret'.repeat(7)}x`;
const silent = (method: 'log' | 'warn') => mock.method(console, method, () => undefined);
let printed: ReturnType<typeof silent>;
const ends: (() => void)[] = [];
beforeEach(() => {
  printed = silent('log');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  mock.restoreAll();
});

/** Starts a site that returns this answer, and returns what the command prints. */
async function printedFor(answer: unknown, code = 200): Promise<{ site: URL; lines: string[]; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => void server.close());
  const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await status(site, TOKEN);
  return { site, lines: printed.mock.calls.map(({ arguments: [line] }) => String(line)), asked };
}

const release = (version: string, state: string, more: object = {}) => ({
  id: `${version.replaceAll('.', '')}0000000000000`.slice(0, 16),
  version,
  contract: '^1.0.0',
  commit: null,
  time: '2026-11-20T10:00:00.000Z',
  from: null,
  state,
  preview: null,
  why: null,
  adds: null,
  ...more,
});
const own = {
  name: 'hours',
  state: 'live',
  releases: [
    release('1.3.0', 'stored', { why: 'It adds the origin https://hours.example.', preview: 'https://site/x' }),
    release('1.2.0', 'rollout'),
    release('1.1.0', 'live'),
  ],
  rollout: {
    percent: 10,
    halt: true,
    since: '2026-11-20T10:00:00.000Z',
    halted: null,
    counts: { next: { loads: 60, failures: 1 }, previous: { loads: 500, failures: 2 } },
  },
  adds: null,
  rollsBackTo: { id: '10', version: '1.0.0' },
  problems: [],
};

it('prints what is live, the rollout with its counts, and why a build is waiting', async () => {
  const { site, lines, asked } = await printedFor(own);
  assert.deepEqual(asked, [`GET /api/releases/own Bearer ${TOKEN}`]);
  assert.deepEqual(lines, [
    `hours on ${site.origin}: 1.1.0 (11000000) is live.`,
    'Rollout: 10% of browsers load 1.2.0 (12000000). It ends by itself if it fails more often. 1 of 60 loads failed, and 2 of 500 loads failed with the previous release.',
    'A rollback returns to 1.0.0 (10).',
    'Stored, newest first:',
    '  1.3.0 (13000000) from 2026-11-20T10:00:00.000Z. It is waiting for an operator: It adds the origin https://hours.example. Preview: https://site/x',
  ]);
});

it('prints why the site ended a rollout', async () => {
  const halted = { at: '2026-11-20T11:00:00.000Z', reason: '10 of 80 loads failed (12.5 %).' };
  const { lines } = await printedFor({ ...own, rollout: { ...own.rollout, percent: 0, halted } });
  assert.match(
    lines.join('\n'),
    /0% of browsers .* The site ended it at 2026-11-20T11:00:00\.000Z: 10 of 80 loads failed/,
  );
});

it('prints where a release that the site stopped threw errors', async () => {
  const stopped = {
    at: '2026-11-20T11:00:00.000Z',
    reason: '10 of 80 loads failed (12.5 %).',
    previous: '1.1.0',
    counts: { next: { loads: 80, failures: 10 }, previous: { loads: 500, failures: 2 } },
    places: [{ place: 'HoursPage.0f3c91ab.js:1:20431', count: 7 }],
  };
  const { lines } = await printedFor({
    ...own,
    releases: [release('1.2.0', 'stored', { stopped }), release('1.1.0', 'live')],
  });
  const at = lines.indexOf(
    'The site ended the rollout of 1.2.0 (12000000) at 2026-11-20T11:00:00.000Z: 10 of 80 loads failed (12.5 %).',
  );
  assert.equal(lines[at + 1], '  7 times at HoursPage.0f3c91ab.js:1:20431');
});

it('says that a site has no build yet', async () => {
  const { site, lines } = await printedFor({ ...own, state: 'waiting', releases: [], rollout: null });
  assert.equal(lines[0], `${site.origin} has no build of hours yet. Send one with frontdesk-remote publish.`);
});

it('says that an older site shows no releases to teams', async () => {
  await assert.rejects(
    printedFor({ message: 'Not found.' }, 404),
    /shows no releases to teams\. It is an older Frontdesk/,
  );
});
