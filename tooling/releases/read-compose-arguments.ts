import path from 'node:path';
import { parseArgs } from 'node:util';
import type { WantedChange } from './change-choices';

const USAGE = `Usage:
  npm run compose                                  composes the site again, with the earlier choices
  npm run compose -- qr=https://cdn.example/qr/    qr from its own deployment
  npm run compose -- qr=local                      qr from this build
  npm run compose -- hours=./path/to/dist          hours from a folder with its build, which the site stores
  npm run compose -- --remove qr                   the site without qr; --rollback qr or qr=local adds it again
  npm run compose -- --rollback qr                 the previous release of qr; --rollback qr@<release> for another
  npm run compose -- --rollout qr=10               the new build of qr for 10% of browsers; 100 finishes, 0 pauses
  npm run compose -- --rollout qr=10 --halt        the same, and the server ends it if the new build fails more often
  npm run compose -- --preview qr                  the new build of qr, only by link
  npm run compose -- --flag new-editor             turns a flag on; --flag new-editor=off turns it off
  npm run compose -- --releases                    the list of releases`;

/** The actions of the command: changes, or only the list of releases. */
export interface ComposeArguments {
  readonly changes: readonly WantedChange[];
  readonly isList: boolean;
}

const OPTIONS = {
  releases: { type: 'boolean' },
  remove: { type: 'string', multiple: true },
  rollback: { type: 'string', multiple: true },
  rollout: { type: 'string', multiple: true },
  halt: { type: 'boolean' },
  preview: { type: 'string', multiple: true },
  flag: { type: 'string', multiple: true },
} as const;

/** Reads the arguments of `npm run compose`. Throws with a sentence and the usage for an invalid argument. */
export function readComposeArguments(args: readonly string[]): ComposeArguments {
  const { values, positionals } = parse(args);
  const { halt, rollout = [] } = values;
  if (halt && rollout.length === 0) refuse('--halt is invalid without a rollout. Write --rollout qr=10 --halt.');
  return {
    isList: values.releases ?? false,
    changes: [
      ...positionals.map(readSource),
      ...(values.remove ?? []).map((part): WantedChange => ({ kind: 'remove', part })),
      ...(values.rollback ?? []).map(readRollback),
      ...(values.preview ?? []).map((part): WantedChange => ({ kind: 'preview', part })),
      ...rollout.map((argument) => readRollout(argument, halt ?? false)),
      ...(values.flag ?? []).map(readFlag),
    ],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function readSource(argument: string): WantedChange {
  const [, part = '', source = ''] =
    /^([a-z][a-z0-9-]*)=(local|https?:\/\/.+|\.{0,2}\/.*|\.{1,2})$/.exec(argument) ?? [];
  if (source === 'local') return { kind: 'build', part };
  // npm runs its scripts in the folder of the package.
  if (/^[./]/.test(source))
    return { kind: 'folder', part, folder: path.resolve(process.env['INIT_CWD'] ?? '', source) };
  if (URL.canParse(source)) return { kind: 'address', part, address: source };
  return refuse(
    `${argument} is invalid. Write name=address, such as qr=https://cdn.example/qr/, or a folder: hours=./path/to/dist`,
  );
}

function readRollback(argument: string): WantedChange {
  const [part = '', id] = argument.split('@', 2);
  return { kind: 'rollback', part, ...(id !== undefined && { id }) };
}

function readRollout(argument: string, halt: boolean): WantedChange {
  const [, part = '', share = ''] = /^([a-z][a-z0-9-]*)=(\d+)$/.exec(argument) ?? [];
  const percent = Number(share);
  if (part === '' || percent > 100) {
    return refuse(`--rollout ${argument} is invalid. Write --rollout qr=10, from 0 to 100.`);
  }
  return { kind: 'rollout', part, percent, ...(halt && { halt }) };
}

function readFlag(argument: string): WantedChange {
  const [, flag = '', state = 'on'] = /^([A-Za-z][\w.-]*)(?:=(on|off))?$/.exec(argument) ?? [];
  if (flag === '') return refuse(`--flag ${argument} is invalid. Write --flag new-editor, or --flag new-editor=off.`);
  return { kind: 'flag', flag, isOn: state === 'on' };
}

function refuse(why: string): never {
  throw new Error(`${why}\n\n${USAGE}`);
}
