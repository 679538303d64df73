import type { Browser } from 'playwright-core';
import { exactFigures } from './exact-figures';
import { type LoadTimes, measureLoad } from './measure-load';
import { ratioOf, summaryOf } from './summary';

/** One of our pages and the page to compare it with: a floor page, or one of ours with fewer rows. */
export interface ComparedPage {
  readonly name: string;
  readonly address: string;
  readonly floor: string;
  readonly ready: string;
  readonly token: string | null;
  /** The session of the page to compare with. Default: the same. */
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
