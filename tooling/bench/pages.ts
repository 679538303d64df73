import type { Browser } from 'playwright-core';
import { findOrInstallBrowser } from '../browser/find-browser';
import { openBrowser } from '../browser/open-browser';
import { type ComparedPage, comparePage, summaryOf } from './pages/compare-page';
import { type LongList, measureRows, type RowTimes } from './pages/measure-rows';
import { measureHeap, measureSwitch } from './pages/measure-switches';
import { READY, SLOW } from './pages/open-tab';
import { floorAddress, NO_PLACE, seed, seedPlace, startPagesServer } from './pages/start-pages-server';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const MANY = Number(process.env['BENCH_AGENTS'] ?? 10_000);

const LONG_LISTS: readonly LongList[] = [
  { address: '/agent', ready: READY.agents, search: 'input[name=filter]', sort: 'main th button' },
  { address: '/MyQr', ready: READY.codes, search: 'input[name=search]', sort: 'select[name=sort]' },
];
const ROW_WORK = { key: 'a key in the search', sort: 'sort', turn: 'next page' };

/**
 * Measures the pages of the built site in Chromium, cold, on a slow processor and connection, compared with floor
 * pages: the same page with React and Chakra in one script, without router and federation. The pages alternate. Prints
 * a Markdown table with the median and the spread.
 */
export async function benchPages(): Promise<void> {
  process.env['CHROMIUM'] = await findOrInstallBrowser();
  const { server, stop } = await startPagesServer({ withFloor: true });
  const browser = await openBrowser();
  try {
    const few = await seed(server, { name: 'few', agents: 10, codes: 10 });
    const many = await seed(server, { name: 'many', agents: MANY, codes: MANY });
    // The place has a separate owner: otherwise it would be an eleventh code of `few`.
    const place = await seedPlace(server, await seed(server, { name: 'place', agents: 1, codes: 0 }));
    const pages: readonly ComparedPage[] = [
      { name: '/login', address: '/login', floor: floorAddress('login'), ready: READY.form, token: null },
      { name: 'home', address: '/admin', floor: floorAddress('home'), ready: READY.home, token: few },
      { name: '/agent', address: '/agent', floor: floorAddress('agents'), ready: READY.agents, token: few },
      {
        name: `/agent with ${MANY} beside 10`,
        address: '/agent',
        floor: '/agent',
        ready: READY.agents,
        token: many,
        floorToken: few,
      },
      {
        name: `/MyQr with ${MANY} beside 10`,
        address: '/MyQr',
        floor: '/MyQr',
        ready: READY.codes,
        token: many,
        floorToken: few,
      },
      { name: '/c/ beside a page without a chat', address: place, floor: NO_PLACE, ready: READY.chat, token: null },
    ];
    console.log(
      `CPU/${SLOW.cpu}, ${SLOW.megabits} Mbit/s, ${SLOW.latencyMs} ms, ${ROUNDS} rounds, median (fastest to slowest)`,
    );
    printRow(['', 'floor', 'ours', 'ratio']);
    printRow(['---', '---', '---', '---']);
    for (const page of pages) for (const row of await comparePage(browser, server.url, page, ROUNDS)) printRow(row);
    for (const list of LONG_LISTS) await printRows(browser, server.url, many, list);
    await printSwitches(browser, server.url, few);
  } finally {
    await browser.close();
    stop();
  }
}

async function printSwitches(browser: Browser, url: string, token: string): Promise<void> {
  const times: { first: number; again: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await measureSwitch(browser, url, token));
  printRow(['switch to /agent, first visit, ms', '', summaryOf(times.map(({ first }) => first)), '']);
  printRow(['switch to /agent, again, ms', '', summaryOf(times.map(({ again }) => again)), '']);
  const left = await measureHeap(browser, url, token);
  printRow(['heap growth per switch, over 200 switches, bytes', '', left.toFixed(0), '']);
}

async function printRows(browser: Browser, url: string, token: string, list: LongList): Promise<void> {
  const times: RowTimes[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await measureRows(browser, url, token, list));
  for (const [what, title] of Object.entries(ROW_WORK)) {
    const summary = summaryOf(times.map((each) => each[what as keyof RowTimes]));
    printRow([`${list.address} with ${MANY}: ${title}, ms`, '', summary, '']);
  }
}

const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
