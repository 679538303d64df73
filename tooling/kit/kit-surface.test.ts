import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { ROOT } from '../run-command.mjs';
import { CONTRACT_ENTRIES, emitTypes, withoutCitations } from './build-kit';
import { formatSurface, parseSurface, readSurface, SURFACE_REPORT, surfaceProblems } from './kit-surface';

it('matches the committed report', async (context) => {
  const types = await mkdtemp(path.join(tmpdir(), 'kit-types-'));
  context.after(() => rm(types, { recursive: true }));
  await emitTypes(types, Object.values(CONTRACT_ENTRIES));
  const now = { contract: CONTRACT_VERSION, lines: await readSurface(types) };
  const report = await readFile(SURFACE_REPORT, 'utf8');
  assert.deepEqual(surfaceProblems(parseSurface(report), now), []);
  assert.ok(report === formatSurface(now), 'The report is out of date. Run: npm run kit');
});

it('promises a small contract: host, contract, slots, tests, build, and declarations of calls', () => {
  const groups = 'app query ui/core ui/form ui/overlay ui/data ui/tabs ui/file-drop';
  const others = 'contract endpoints/endpoint endpoints/readers new-id slots testing webpack contract-tests';
  assert.deepEqual(Object.keys(CONTRACT_ENTRIES).sort(), `${groups} ${others}`.split(' ').sort());
});

it('contains everything that the last release’s kit contained', async (context) => {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 10e6 }).trim();
  let release = '';
  try {
    // The commit that set the version: its report no longer changes, whereas the committed one changes between
    // releases.
    const set = ['log', '--format=%H', `-S"version": "${version}"`, '--', 'package.json'];
    if (git('rev-parse', '--is-shallow-repository') === 'false')
      release =
        git(...set)
          .split('\n')
          .at(-1) ?? '';
  } catch {
    // A copy without git.
  }
  if (release === '') return context.skip('The history of the last release is not here.');
  const released = git('show', `${release}:${path.relative(ROOT, SURFACE_REPORT)}`);
  const now = parseSurface(await readFile(SURFACE_REPORT, 'utf8'));
  assert.deepEqual(surfaceProblems(parseSurface(released), now), []);
});

const report = {
  contract: '1.3.0',
  lines: [
    'app call: export declare function call(path: string): Promise<void>;',
    'app Options: export interface Options {',
    'app Options: readonly signal?: AbortSignal;',
  ],
};

it('reports a removed export or member', () => {
  const lines = report.lines.slice(1, 2);
  assert.deepEqual(surfaceProblems(report, { contract: '1.4.0', lines }), [
    `The kit no longer has: ${report.lines[0]}`,
    `The kit no longer has: ${report.lines[2]}`,
  ]);
});

it('accepts that an export of a library becomes our own, and reports its removal', () => {
  const before = { ...report, lines: ['app Link: Link of router-library'] };
  const now = { contract: '1.4.0', lines: ['app Link: export declare function Link(props: LinkProps): Element;'] };
  assert.deepEqual(surfaceProblems(before, now), []);
  assert.equal(surfaceProblems(before, { ...now, lines: ['app Linked: x'] }).length, 1);
});

it('accepts additions, changed types, and removals with a new major version', () => {
  const more = [
    'app call: export declare function call(path: string, options?: Options): Promise<void>;',
    ...report.lines.slice(1),
    'app x: x',
  ];
  assert.deepEqual(surfaceProblems(report, { contract: '1.4.0', lines: more }), []);
  assert.deepEqual(surfaceProblems(report, { contract: '2.0.0', lines: [] }), []);
});

it('accepts changes to modules outside of the contract, such as the calls of the product', () => {
  const older = { ...report, lines: [...report.lines, 'endpoints/bot getBots: export declare const getBots'] };
  assert.deepEqual(surfaceProblems(older, report), []);
});

it('reads a written report back unchanged', () => {
  assert.deepEqual(parseSurface(formatSurface(report)), report);
});

it('removes comments that cite the specification from the types', () => {
  const text = [
    '/** Time-out of a call (spec section 9.7). */',
    '/**\n * The call\n * (spec section 7.1).\n */',
    '/** A call of spec section 7: its path. Beyond spec section 7.2. */',
  ].join('\n');
  assert.equal(
    withoutCitations(text),
    ['/** Time-out of a call. */', '/**\n * The call.\n */', '/** A call: its path. Beyond the specification. */'].join(
      '\n',
    ),
  );
});
