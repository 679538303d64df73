/**
 * `npm run dev`: serves server, host and all remotes from source, each with hot reload.
 * `-- --only qr`: that remote alone, with a fake API. `-- --local qr,agents --from https://host`: those two from
 * source, everything else from that deployment. `-- --gallery`: all shared parts in every state.
 * `--api team=http://localhost:9000`: sets the address of that remote's own server.
 */
import { parseArgs } from 'node:util';
import { developAlone } from './dev/alone';
import { developGallery } from './dev/serve';
import { developSite } from './dev/site';
import { remoteNames } from './parts';

const USAGE = `Usage:
  npm run dev                                              everything from source
  npm run dev -- --only qr                                 that remote alone, with a fake API
  npm run dev -- --local qr,agents --from https://host     those from source, the rest from that deployment
  npm run dev -- --gallery                                 all shared parts in every state and theme
  npm run dev -- --api team=http://localhost:9000          forwards the calls of that remote's prefix (also --only)`;

process.env['NODE_ENV'] = 'development';
const { only, local, from, gallery, help, api = [] } = readOptions();
if (help) {
  console.log(USAGE);
  process.exit();
}
const apis = Object.fromEntries(api.map(readApi));
if (gallery) await developGallery();
else if (only !== undefined) await developAlone(known([only])[0] ?? '', apis);
else if (local === undefined && from === undefined) await developSite({ local: remoteNames(), from: null, apis });
else if (from !== undefined) await developSite({ local: known((local ?? '').split(',')), from: addressOf(from), apis });
else refuse('--local needs --from with the address of the other remotes.');

function readOptions() {
  const options = {
    only: { type: 'string' },
    local: { type: 'string' },
    from: { type: 'string' },
    gallery: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    api: { type: 'string', multiple: true },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function known(names: readonly string[]): string[] {
  const wanted = names.map((name) => name.trim()).filter((name) => name !== '');
  const unknown = wanted.find((name) => !remoteNames().includes(name));
  return unknown === undefined
    ? wanted
    : refuse(`There is no remote named ${unknown}. Available: ${remoteNames().join(', ')}.`);
}

function readApi(text: string): [name: string, origin: string] {
  const [, name = '', address = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  return [
    known([name])[0] ?? refuse(`${text} is invalid. Write --api team=http://localhost:9000.`),
    addressOf(address).origin,
  ];
}

function addressOf(text: string): URL {
  return URL.canParse(text) && /^https?:/.test(text)
    ? new URL(text)
    : refuse(`${text} is not an address such as https://host.`);
}

function refuse(why: string): never {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(1);
}
