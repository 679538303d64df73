import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { findOrInstallBrowser } from '../../browser/find-browser';
import { openBrowser } from '../../browser/open-browser';
import { composeSite } from '../../releases/compose-site';
import { readReleaseLog } from '../../releases/release-log';
import { nameOf, type Release } from '../../releases/release-store';
import { sitePaths, storedSitePaths } from '../../releases/site-paths';
import type { BenchServer } from '../bench-server';
import { measureLoad, summaryOf } from './compare-page';
import { type ExactFigures, exactFigures } from './exact-figures';
import { type MeasuredPage, measuredPages } from './measured-pages';
import { moduleSizes } from './module-sizes';
import { startPagesServer } from './start-pages-server';

/** If a page's bytes differ by less than this, only its hashes have changed. */
const SAME_BYTES = 60;
const SMALLEST_GROWTH = 20;
const MODULES_MAX = 12;

/**
 * The newest stored release of each part that `wanted` names: the beginning of a release's id, or of the commit that it
 * was built from.
 */
export function releasesNamed(wanted: string, releases: readonly Release[]): readonly Release[] {
  const named = releases.filter(({ id, commit }) => id.startsWith(wanted) || commit?.startsWith(wanted));
  return named.filter((release, at) => !named.slice(at + 1).some(({ part }) => part === release.part));
}

/** The modules whose minified bytes grew, the largest growth first, such as `+412 shared/src/csv/index.ts`. */
export function grownModules(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly string[] {
  return [...after]
    .map(([name, bytes]) => ({ name, growth: bytes - (before.get(name) ?? 0) }))
    .filter(({ growth }) => growth >= SMALLEST_GROWTH)
    .toSorted((one, other) => other.growth - one.growth)
    .slice(0, MODULES_MAX)
    .map(({ name, growth }) => `+${growth} ${name}`);
}

/** Composes the built site with earlier releases of some parts, in a new folder. */
async function composeEarlier(wanted: string): Promise<{ site: string; remove: () => void }> {
  const store = sitePaths().store;
  const { releases } = await readReleaseLog(store);
  const earlier = releasesNamed(wanted, releases as readonly Release[]);
  if (earlier.length === 0) {
    const known = releases.map((release) => `${nameOf(release)}, commit ${release.commit ?? 'unknown'}`);
    throw new Error(`No stored release or commit begins with ${wanted}. There are:\n${known.join('\n')}`);
  }
  console.log(`Against ${earlier.map(nameOf).join(', ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-against-'));
  const [site, copy] = [path.join(folder, 'dist'), path.join(folder, 'releases')];
  cpSync(store, copy, { recursive: true });
  await composeSite({
    changes: earlier.map(({ part, id }) => ({ kind: 'rollback', part, id })),
    paths: storedSitePaths(site, copy),
    actor: null,
  });
  return { site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Side {
  readonly server: BenchServer;
  readonly pages: readonly MeasuredPage[];
  readonly site: string;
}

/**
 * `npm run bench -- pages --against RELEASE`: compares the built site with the one composed of earlier releases. The
 * two alternate in one run. Prints the bytes of every page, and for those that changed the time until ready and the
 * modules that grew.
 */
export async function benchAgainst(wanted: string, rounds: number): Promise<void> {
  process.env['CHROMIUM'] ??= await findOrInstallBrowser();
  const earlier = await composeEarlier(wanted);
  const stops = [earlier.remove];
  try {
    const sides: Side[] = [];
    for (const site of [earlier.site, sitePaths().site]) {
      const { server, stop } = await startPagesServer({ withFloor: false, from: site });
      stops.unshift(stop);
      sides.push({ server, site, pages: await measuredPages(server) });
    }
    const browser = await openBrowser();
    stops.unshift(() => void browser.close());
    const [before, after] = sides as [Side, Side];
    console.log('| page | bytes before | bytes now | before ready | ready, ms before | ready, ms now |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const [at, page] of after.pages.entries()) {
      const old = before.pages[at];
      if (old) await comparePages(browser, { side: before, page: old }, { side: after, page }, rounds);
    }
  } finally {
    for (const stop of stops) stop();
  }
}

interface PageOnSide {
  readonly side: Side;
  readonly page: MeasuredPage;
}

async function comparePages(browser: Browser, before: PageOnSide, after: PageOnSide, rounds: number): Promise<void> {
  const exact = ({ side, page }: PageOnSide) => exactFigures(browser, side.server.url + page.address, page);
  const [old, now] = [await exact(before), await exact(after)];
  const early = (figures: ExactFigures) =>
    Object.values(figures.filesBeforeReady).reduce((sum, bytes) => sum + bytes, 0);
  const bytes = `| ${after.page.name} | ${old.bytes} | ${now.bytes} | ${early(old)}, ${early(now)} |`;
  if (Math.abs(now.bytes - old.bytes) + Math.abs(early(now) - early(old)) < SAME_BYTES)
    return console.log(`${bytes} | |`);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [at, { side, page }] of [before, after].entries()) {
      const { ready } = await measureLoad(browser, side.server.url + page.address, page);
      times[at]?.push(ready);
    }
  }
  console.log(`${bytes} ${summaryOf(times[0])} | ${summaryOf(times[1])} |`);
  const sizes = ({ side }: PageOnSide, { scripts }: ExactFigures) =>
    moduleSizes(scripts.map((script) => path.join(side.site, script)));
  for (const line of grownModules(sizes(before, old), sizes(after, now))) console.log(`  ${line}`);
}
