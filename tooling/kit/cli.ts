#!/usr/bin/env node
/** The command `frontdesk-remote`: everything that a team does with its remote. */
import { parseArgs } from 'node:util';
import { Refusal, siteOf } from './commands/command';

const USAGE = `Usage: frontdesk-remote <command>, in the folder of a remote.

  types                        checks the types, and that no file imports a library of the host
      -- ...                   passes the rest to the compiler
  build                        builds dist/ and checks it: contract, budget, duplicate libraries, styles
  dev                          shows the remote alone with a sample API and hot reload
  dev --from https://site      shows the remote in that deployed site with hot reload
      --port 3000              sets the port (default: 8080, or the next free one)
      --api http://host:9000   forwards the calls of the remote's own prefix there
  test                         checks that dist/ follows the contract, and runs *.test.ts and *.test.tsx
      -- ...                   passes the rest to Jest
  publish --to https://site    sends dist/ to that site: all browsers load it
      --rollout 10             only 10% of browsers
      --halt                   the site ends the rollout if the new release fails more often
      --preview                no browser, only a link
  status --of https://site     shows what is live there, what is waiting, and how a rollout is going
  gallery [--port 3000]        shows all shared parts in every state

publish and status read the release token from FRONTDESK_RELEASE_TOKEN.
Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

const OPTIONS = {
  types: {},
  build: {},
  dev: { from: { type: 'string' }, port: { type: 'string' }, api: { type: 'string' } },
  test: {},
  publish: {
    to: { type: 'string' },
    rollout: { type: 'string' },
    halt: { type: 'boolean' },
    preview: { type: 'boolean' },
  },
  status: { of: { type: 'string' } },
  gallery: { port: { type: 'string' } },
} as const;
type Command = keyof typeof OPTIONS;
type Values = Readonly<Record<string, string | boolean | undefined>>;

async function main([command = '', ...rest]: readonly string[]): Promise<void> {
  if (['', 'help', '--help', '-h'].includes(command)) {
    console.log(USAGE);
    if (command === '') process.exitCode = 2;
    return;
  }
  if (!Object.hasOwn(OPTIONS, command)) throw new Refusal(`There is no command ${command}.\n\n${USAGE}`, 2);
  const end = rest.indexOf('--');
  const [own, passed] =
    ['test', 'types'].includes(command) && end >= 0 ? [rest.slice(0, end), rest.slice(end + 1)] : [rest, []];
  await run(command as Command, readOptions(command as Command, own), passed);
}

function readOptions(command: Command, args: readonly string[]): Values {
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { ...OPTIONS[command], help } });
    return values as Values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`, 2);
  }
}

async function run(command: Command, values: Values, passed: readonly string[]): Promise<void> {
  const folder = process.cwd();
  if (values['help']) return console.log(USAGE);
  process.env['NODE_ENV'] =
    { build: 'production', publish: 'production', test: 'test' }[command as string] ?? 'development';
  if (command === 'build') return (await import('./commands/build')).build(folder);
  if (command === 'test') return (await import('./commands/test')).test(folder, passed);
  if (command === 'types') return (await import('./commands/types')).checkTypes(folder, passed);
  if (command === 'publish') return publishAs(values, folder);
  if (command === 'status') return showStatus(values);
  const port = values['port'] === undefined ? null : portOf(String(values['port']));
  const { develop, developGallery } = await import('./commands/dev');
  if (command === 'gallery') return developGallery(folder, port);
  const from = values['from'] === undefined ? null : siteOf('--from', String(values['from']));
  const api = values['api'] === undefined ? null : siteOf('--api', String(values['api'])).origin;
  return develop(folder, { from, port, api });
}

async function publishAs(values: Values, folder: string): Promise<void> {
  const { to, rollout, halt = false, preview = false } = values;
  if (typeof to !== 'string') throw new Refusal('publish needs the address of the site: --to https://site', 2);
  if (halt && rollout === undefined) throw new Refusal('--halt needs a rollout: --rollout 10 --halt', 2);
  if (preview && rollout !== undefined) throw new Refusal('Use either --preview or --rollout.', 2);
  const percent = rollout === undefined ? null : Number(rollout);
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new Refusal(`--rollout ${rollout} is not a percentage. Write a whole number from 1 to 100.`, 2);
  const { publish } = await import('./commands/publish');
  await publish(folder, {
    site: siteOf('--to', to),
    rollout: percent,
    halt: halt === true,
    preview: preview === true,
    token: process.env['FRONTDESK_RELEASE_TOKEN'],
  });
}

async function showStatus({ of }: Values): Promise<void> {
  if (typeof of !== 'string') throw new Refusal('status needs the address of the site: --of https://site', 2);
  const { status } = await import('./commands/status');
  await status(siteOf('--of', of), process.env['FRONTDESK_RELEASE_TOKEN']);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`--port ${text} is not a port. Write a number from 1 to 65535.`, 2);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // A bug in the kit needs a stack trace; a refusal does not.
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = error instanceof Refusal ? error.exitCode : 1;
});
