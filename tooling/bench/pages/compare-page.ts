import type { Browser } from 'playwright-core';
import { exactFigures } from './exact-figures';
import { openTab, SLOW } from './open-tab';

/** How often the page checks whether it is ready. */
const LOOK_MS = 8;

/** Times of a cold load, in ms since the navigation began. */
interface LoadTimes {
  readonly paint: number;
  readonly ready: number;
}

/** Loads `url` with an empty cache on a slow device until `ready` is true in the page. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { token, ready }: { readonly token: string | null; readonly ready: string },
): Promise<LoadTimes> {
  const { page, close } = await openTab(browser, { token, cpu: SLOW.cpu, isLineSlow: true });
  try {
    await page.addInitScript(`{
      const look = setInterval(() => {
        if (!(${ready})) return;
        clearInterval(look);
        globalThis.readyAt = performance.now();
      }, ${LOOK_MS});
    }`);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction('globalThis.readyAt && performance.getEntriesByName("first-contentful-paint")[0]');
    return await page.evaluate<LoadTimes>(`({
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      ready: globalThis.readyAt,
    })`);
  } finally {
    await close();
  }
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Formats the median with the fastest and the slowest, such as `912 (890 to 1013)`. */
export function summaryOf(values: readonly number[]): string {
  return `${middleOf(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
}

/** Formats the median of the ratios of all rounds, such as `1.09x`. */
function ratioOf(ours: readonly number[], floor: readonly number[]): string {
  return `${middleOf(ours.map((value, at) => value / (floor[at] ?? value))).toFixed(2)}x`;
}

/** One of our pages and the page to compare it with: a floor page, or one of ours with fewer rows. */
export interface ComparedPage {
  readonly name: string;
  readonly address: string;
  readonly floor: string;
  readonly ready: string;
  readonly token: string | null;
  /** The session for the page to compare with. Default: `token`. */
  readonly floorToken?: string;
}

/** Alternates between a page and its floor. Returns the rows of the table: figure, floor, ours, ratio. */
export async function comparePage(
  browser: Browser,
  url: string,
  { name, address, floor, ready, token, floorToken = token ?? undefined }: ComparedPage,
  rounds: number,
): Promise<readonly (readonly string[])[]> {
  const [how, besideHow] = [
    { ready, token },
    { ready, token: floorToken ?? null },
  ];
  const exact = [await exactFigures(browser, url + floor, besideHow), await exactFigures(browser, url + address, how)];
  const times: { floor: LoadTimes; ours: LoadTimes }[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await measureLoad(browser, url + floor, besideHow);
    times.push({ floor: bare, ours: await measureLoad(browser, url + address, how) });
  }
  const timeRow = (what: keyof LoadTimes, title: string) => {
    const [bare, own] = [times.map((round) => round.floor[what]), times.map((round) => round.ours[what])];
    return [`${name} ${title}, ms`, summaryOf(bare), summaryOf(own), ratioOf(own, bare)];
  };
  return [
    [
      `${name}: kB, requests, depth, nodes`,
      ...exact.map((each) => `${(each.bytes / 1000).toFixed(1)}, ${each.requests}, ${each.depth}, ${each.nodes}`),
      '',
    ],
    timeRow('paint', 'first contentful paint'),
    timeRow('ready', 'ready'),
  ];
}
