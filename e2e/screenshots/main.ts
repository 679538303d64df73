/**
 * Takes a screenshot of every screen, dialog and state of the built site in both themes at five widths, and checks each
 * with axe. Arguments: words that a screen's name must contain, such as `/agent` or `dialog`. Without arguments, it
 * includes all screens. `--language de` shows the screens that have an address in German, and `--language ar` shows
 * them in the test language, which is written from the right.
 */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DASHBOARD_LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import type { Page } from '@playwright/test';
import { openBrowser, openTab } from '../../tooling/browser/open-browser';
import { faultsOf, turnDark } from '../harness/axe';
import { resize } from '../harness/resize';
import { collectScreens, type Screen } from '../harness/screens';
import { startSite } from '../harness/start-site';
import { type Picture, writeContactSheets } from './contact-sheet';
import { demoScreens } from './demo-screens';
import { type Frame, frameFaults, frameOf } from './frames';
import { type PersonStates, personStates } from './person-states';
import { type PlaceStates, placeStates } from './place-states';
import { releaseStates } from './release-states';
import { statesOf } from './states';
import { type WidgetStates, widgetStates } from './widget-states';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WIDTHS = [320, 390, 768, 1280, 1920] as const;
const HEIGHT = 900;
/** The maximum height, because a picture of a hundred rows is useless. */
const HEIGHT_MAX = 2_400;

/** Pictures of the README, by screen. */
const README: Readonly<Record<string, string>> = { 'docs/dashboard.png': 'Demo /admin' };

const isNeverIdle = ({ name }: Screen) =>
  / while it loads$|^Offline$|^Uploads under way$/.test(name) || isWidget({ name });

const isWidget = ({ name }: Pick<Screen, 'name'>) =>
  /^A person: (?:widget|launcher)|^A place: guest|^Widget: /.test(name);

/** Each state of a chain begins where the previous one ended. */
const chainOf = ({ name }: Screen) => /^(?:A person|A place|Widget)(?=: )/.exec(name)?.[0];

const { values, positionals: words } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true,
});
const { language } = values;
const isEnglish = language === 'en';
/** In a test language, guests' pages have no texts. */
const hasGuests = DASHBOARD_LANGUAGES.some((known) => known === language);
const FOLDER = path.join(ROOT, isEnglish ? 'screenshots' : `screenshots-${language}`);
const pictures: Picture[] = [];
const faults: string[] = [];
const missing: string[] = [];
const frames: Frame[] = [];

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
let persons: PersonStates | undefined;
let places: PlaceStates | undefined;
let widgets: WidgetStates | undefined;
try {
  const all = await collectScreens(site, (url, options) => openTab(browser, url, options), { language });
  for (const { watched } of [{ watched: all.owner }, { watched: all.newcomer }, { watched: all.visitor }]) {
    watched.page.setDefaultTimeout(15_000);
  }
  const addresses = [...(await demoScreens(site, all)), ...all.screens];
  if (isEnglish) {
    persons = await personStates((url, options) => openTab(browser, url, options));
    places = await placeStates((url, options) => openTab(browser, url, options));
    widgets = await widgetStates(site.url, all, (url, options) => openTab(browser, url, options));
  }
  const found = isEnglish
    ? [
        ...addresses,
        ...(persons?.screens ?? []),
        ...(places?.screens ?? []),
        ...(widgets?.screens ?? []),
        ...statesOf(all),
        ...releaseStates(all),
      ]
    : [...addresses, ...releaseStates(all)].filter(
        ({ name, path }) => path !== undefined && (hasGuests || !name.startsWith('/c/')),
      );
  const isWanted = ({ name }: Screen) => words.length === 0 || words.some((word) => name.includes(word));
  for (const [at, screen] of found.entries()) {
    const chain = chainOf(screen);
    if (isWanted(screen)) await take(screen);
    else if (chain && found.slice(at).some((later) => chainOf(later) === chain && isWanted(later))) {
      await reach(screen);
      await leave(screen);
    }
  }
  const sheets = await browser.newPage();
  await writeContactSheets(sheets, FOLDER, pictures);
} finally {
  await widgets?.end();
  await places?.end();
  await persons?.end();
  await browser.close();
  await site.end();
}

for (const [file, name] of isEnglish ? Object.entries(README) : []) {
  const picture = pictures.find(({ screen, theme, width }) => screen === name && theme === 'light' && width === 1280);
  if (picture) await copyFile(path.join(FOLDER, picture.file), path.join(ROOT, file));
}
console.log(`${pictures.length} pictures are in ${path.basename(FOLDER)}/; index.html shows all of them.`);
faults.push(...frameFaults(frames));
for (const line of [...missing, ...faults]) console.error(line);
if (missing.length + faults.length > 0) process.exitCode = 1;

/** Opens a screen. Returns whether that was possible. */
async function reach(screen: Screen): Promise<boolean> {
  const { page } = screen.watched;
  try {
    await screen.open(page);
    // Behind a dialog the heading is hidden from assistive technology, and so from queries by role.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    // A screen that loads forever is never idle.
    if (!isNeverIdle(screen)) await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(() => document.documentElement.lang);
    if (shown !== language) missing.push(`${screen.name} is in '${shown}'.`);
  } catch (error) {
    missing.push(`${screen.name} could not be reached: ${String(error).split('\n')[0]}`);
    return false;
  }
  return true;
}

async function take(screen: Screen): Promise<void> {
  if (!(await reach(screen))) return;
  const { page } = screen.watched;
  await page.evaluate(stopMotion);
  await resize(page, 1280, HEIGHT);
  faults.push(...(await faultsOf(page, screen.name)));
  frames.push(...(await frameOf(page, screen.name)));
  await takeWidths(page, screen.name, 'light');
  // The widget and the pages for guests follow the system.
  if (isWidget(screen)) await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(turnDark);
  await resize(page, 1280, HEIGHT);
  faults.push(...(await faultsOf(page, `${screen.name}, dark`, ['color-contrast'])));
  await takeWidths(page, screen.name, 'dark');
  // The next screen may be another state of the same page.
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  if (isWidget(screen)) await page.emulateMedia({ colorScheme: 'light' });
  await leave(screen);
}

/** The next screen may be on the same page. */
async function leave({ watched: { page } }: Screen): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function takeWidths(page: Page, screen: string, theme: Picture['theme']): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width, HEIGHT);
    const file = `${fileName(screen)}-${theme}-${width}.png`;
    const height = Math.min(HEIGHT_MAX, await page.evaluate(() => document.documentElement.scrollHeight));
    // The whole page in the window: the sidebar is as high as the window.
    await resize(page, width, Math.max(HEIGHT, height));
    await page.screenshot({ path: path.join(FOLDER, file) });
    pictures.push({ file, screen, theme, width });
  }
}

function fileName(screen: string): string {
  return screen
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Disables animations, which screenshots would capture midway. */
function stopMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(still);
}
