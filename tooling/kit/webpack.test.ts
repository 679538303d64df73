import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, it } from 'node:test';
import { defineRemote, type RegisteredRemote, type RemoteManifest } from '@frontdesk/shared/contract';
import webpack, { type MultiStats, type Stats } from 'webpack';
import { ROOT } from '../run-command.mjs';
import { sizesOf } from './build-checks';
import { remoteConfig, remoteConfigs } from './webpack';

const CACHE = path.join(ROOT, '.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'kit-remote-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const manifest = defineRemote({
  name: 'hours',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: { HoursPage: './src/HoursPage.tsx' },
  routes: [{ path: '/hours', page: 'HoursPage', access: 'signed-in', title: 'Hours' }],
});

/** Builds a remote whose page is this code, with further files, as an outside team does. */
async function buildPage(code: string, files: Readonly<Record<string, string>> = {}): Promise<Stats> {
  writeRemote(code, files);
  const config = { ...remoteConfig(manifest, { folder, isDevelopment: false }), cache: false };
  return new Promise((resolve, reject) => {
    webpack(config as never, (error, stats) => (stats ? resolve(stats) : reject(error)));
  });
}

function writeRemote(code: string, files: Readonly<Record<string, string>>): void {
  rmSync(path.join(folder, 'node_modules'), { force: true, recursive: true });
  const all = { 'package.json': '{ "type": "module" }', ...files, 'src/HoursPage.tsx': code };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'remote-qr/node_modules'))) {
    if (!existsSync(path.join(modules, name)))
      symlinkSync(path.join(ROOT, 'remote-qr/node_modules', name), path.join(modules, name));
  }
}

type RemoteApi = NonNullable<RemoteManifest['api']>;
const errorsOf = ({ compilation }: Stats) => compilation.errors.map(({ message }) => message).join('\n');
const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');

it('builds a page with a CSS module and a picture, and lists the files of the build', async () => {
  const page =
    "import styles from './box.module.css'; import logo from './logo.svg';\n" +
    'export const HoursPage = () => <img className={styles.box} src={logo} alt="" />;';
  const stats = await buildPage(page, {
    'src/box.module.css': '.box { color: red }',
    'src/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(20_000)}--></svg>`,
  });
  assert.equal(errorsOf(stats), '');
  assert.equal(stats.compilation.warnings.length, 0);
  const listed = JSON.parse(read('build-files.json')) as string[];
  const files = readdirSync(path.join(folder, 'dist'));
  assert.deepEqual(
    listed.filter((file) => !files.includes(file)),
    [],
  );
  assert.ok(listed.some((file) => /^logo\.[0-9a-f]{8}\.svg$/.test(file)) && listed.includes('remote.json'));
  const css = listed.find((file) => file.endsWith('.css')) ?? '';
  const [, name = ''] = /\.([\w-]*box[\w-]*)\{/.exec(read(css).replaceAll(' ', '')) ?? [];
  assert.match(name, /^frontdesk-hours-box-/);
  const script = listed.find((file) => /HoursPage\.[0-9a-f]+\.js$/.test(file)) ?? '';
  assert.ok(read(script).includes(name), 'the page has the name of the class');
});

it('builds a remote in each of its languages, and lists the files of all languages', async () => {
  const translated = defineRemote({
    ...manifest,
    languages: ['de'],
    routes: [
      { ...manifest.routes[0], path: '/hours', page: 'HoursPage', title: { en: 'Hours', de: 'Zeiten' } } as never,
    ],
  });
  writeRemote("import { open } from './messages/hours'; export const HoursPage = () => <p>{open(7)}</p>;", {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
    'src/messages/hours.ts': 'export const open = (hour: number) => `Open from ${hour}`; export const shut = 1;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is code.
    'src/messages/de/hours.ts': 'export default { open: (hour: number) => `Offen ab ${hour}`, shut: 2 };',
  });
  const configs = remoteConfigs(translated, { folder, isDevelopment: false }).map((config) => ({
    ...config,
    cache: false as const,
  }));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    webpack(configs, (error, found) => (found ? resolve(found) : reject(error)));
  });
  assert.deepEqual(
    stats.stats.flatMap(({ compilation }) => compilation.errors.map(({ message }) => message)),
    [],
  );
  const built = JSON.parse(read('remote.json')) as RegisteredRemote;
  const german = built.translations?.['de'];
  assert.deepEqual(
    [built, german].map((build) => build?.routes[0]?.title),
    ['Hours', 'Zeiten'],
  );
  const listed = JSON.parse(read('build-files.json')) as string[];
  for (const [build, words, others] of [
    [built, 'Open from', 'Offen ab'],
    [german, 'Offen ab', 'Open from'],
  ] as const) {
    const [script = ''] = build?.routes[0]?.preload?.js ?? [];
    assert.ok(read(script).includes(words) && !read(script).includes(others), script);
    assert.ok(listed.includes(script) && listed.includes(build?.entry ?? ''), String(listed));
  }
});

it('refuses a style sheet for the whole site', async () => {
  const page = "import './all.css'; export const HoursPage = () => <p>Hours</p>;";
  const stats = await buildPage(page, { 'src/all.css': 'p { color: red }' });
  assert.match(errorsOf(stats), /src\/all\.css would apply to the whole site\. Name it all\.module\.css/);
});

it('names the largest modules of a page that is over its budget', async () => {
  const page =
    "import { words } from './words'; import { one } from 'wide'; export const HoursPage = () => <p>{words}{one}</p>;";
  const random = Array.from({ length: 40_000 }, (_, index) => Math.sin(index).toString(36).slice(-1)).join('');
  const stats = await buildPage(page, {
    'src/words.ts': `export const words = '${random}';`,
    // Only what is used of a package counts.
    'node_modules/wide/package.json':
      '{ "name": "wide", "version": "1.0.0", "type": "module", "main": "index.js", "sideEffects": false }',
    'node_modules/wide/index.js': `export const one = 'o'.repeat(9) + Date.now(); export const other = '${random.repeat(3)}';`,
    'package.json': '{ "type": "module", "frontdesk": { "budget": 20 } }',
  });
  assert.match(
    errorsOf(stats),
    /HoursPage loads [\d.]+ kB at first, and the budget is 20 kB\. .*: src\/words\.ts \(40\.\d kB\), /,
  );
  assert.doesNotMatch(errorsOf(stats), /\/work|\/tmp|\.cache|node_modules/);
});

it('measures what a page loads first', async () => {
  const page =
    "import styles from './box.module.css'; export const HoursPage = () => <p className={styles.box}>Hours</p>;";
  const { compilation } = await buildPage(page, { 'src/box.module.css': '.box { color: red }' });
  const [size] = sizesOf(compilation);
  assert.equal(size?.part, 'HoursPage');
  assert.ok(size.entry > 1000 && size.scripts > 50 && size.styles > 10, JSON.stringify(size));
  assert.equal(size.entry + size.scripts + size.styles, size.brotli);
  assert.ok(size.gzip > size.brotli);
});

it('names a server that the remote calls and its manifest does not list', async () => {
  const page = "import { getHours } from './api'; export const HoursPage = () => <p>{getHours.path}</p>;";
  const api =
    "const defineEndpoint = (call) => call; export const getHours = defineEndpoint({ path: '/hours', origin: 'https://hours.example' });";
  const { compilation } = await buildPage(page, { 'src/api.js': api });
  assert.deepEqual(
    compilation.warnings.map(({ message }) => message),
    [
      "src/api.js sends calls to https://hours.example, and api.origin in remote.manifest.ts is missing: the site's pages may not send there.",
    ],
  );
});

it('names a library in two versions and the packages that need it, unless the team allows it', async () => {
  const library = (folder: string, name: string, version: string, code: string) => ({
    [`node_modules/${folder}/package.json`]: JSON.stringify({ name, version, type: 'module', main: 'index.js' }),
    [`node_modules/${folder}/index.js`]: code,
  });
  const files = {
    ...library('dates', 'dates', '1.0.0', 'export const one = 1;'),
    ...library('clock', 'clock', '3.0.0', "import { one } from 'dates'; export const two = one + 1;"),
    ...library('clock/node_modules/dates', 'dates', '2.0.0', 'export const one = 2;'),
  };
  const page =
    "import { one } from 'dates'; import { two } from 'clock'; export const HoursPage = () => <p>{one + two}</p>;";
  assert.match(
    errorsOf(await buildPage(page, files)),
    /dates is in the build 2 times: 1\.0\.0 for this remote, 2\.0\.0 for clock\./,
  );
  const allowed = '{ "type": "module", "frontdesk": { "duplicates": ["dates"] } }';
  assert.equal(errorsOf(await buildPage(page, { ...files, 'package.json': allowed })), '');
});

it('names a package that includes a library of the host', async () => {
  const files = {
    'node_modules/popups/package.json': '{ "name": "popups", "version": "1.0.0", "main": "index.js" }',
    'node_modules/popups/index.js': "exports.portal = require('react-dom').createPortal;",
    'node_modules/react-dom/package.json': '{ "name": "react-dom", "version": "18.0.0", "main": "index.js" }',
    'node_modules/react-dom/index.js': 'exports.createPortal = () => null;',
  };
  const page = "import { portal } from 'popups'; export const HoursPage = () => <p>{String(portal)}</p>;";
  assert.match(errorsOf(await buildPage(page, files)), /popups needs react-dom, which belongs to the host/);
});

it('refuses settings that do not exist', async () => {
  const settings = '{ "type": "module", "frontdesk": { "bugdet": 20 } }';
  const page = 'export const HoursPage = () => <p>Hours</p>;';
  await assert.rejects(buildPage(page, { 'package.json': settings }), /frontdesk\.bugdet does not exist/);
});

it('names the kit’s module for a library of the host', async () => {
  const page = "import { Link } from 'react-router-dom'; export const HoursPage = () => <Link to='/'>Home</Link>;";
  assert.match(
    errorsOf(await buildPage(page)),
    /HoursPage\.tsx imports react-router-dom, .* Import from @frontdesk\/remote-kit\/app\./,
  );
});

it('refuses calls that the host would send to the site instead of the remote’s own origin', () => {
  const own = { origin: 'https://hours.example' };
  const fill = {
    slot: 'agents.agent',
    component: 'HoursOfAgent',
    file: './src/fills/HoursOfAgent.tsx',
    title: 'Hours',
  } as const;
  const build = (requires: `GET /${string}`, api: RemoteApi) => () =>
    remoteConfig({ ...manifest, api, fills: [{ ...fill, requires }] }, { folder, isDevelopment: false });
  assert.throws(
    build('GET /hours-api/notes', own),
    /requires asks the site for \/hours-api\/notes, .* own server is https:\/\/hours\.example\. Leave requires out/,
  );
  build('GET /api/people', own)();
  build('GET /hours-api/notes', { ...own, prefix: '/hours-api' })();
});
