import { storage } from '@frontdesk/shared/app';

/** What this browser's person chose about remotes, by name. */
interface RemoteChoices {
  /** Turned off here; everybody else still has them. */
  readonly disabled: readonly string[];
  /** Taken from a developer's own machine instead: the address of the folder that holds `remote.json`. */
  readonly overrides: Readonly<Record<string, string>>;
}

const KEY = 'REMOTE_CHOICES';
const NONE: RemoteChoices = { disabled: [], overrides: {} };

/** Reads the choices. Overrides count in development builds only: in production they would be a way in. */
export function readRemoteChoices(): RemoteChoices {
  const stored = parse(storage.read(KEY));
  return process.env['NODE_ENV'] === 'production' ? { ...stored, overrides: {} } : stored;
}

/** Turns a remote off or on again in this browser. Answers whether the browser keeps it. */
export function setRemoteDisabled(name: string, isDisabled: boolean): boolean {
  const { disabled, ...others } = parse(storage.read(KEY));
  const rest = disabled.filter((known) => known !== name);
  return write({ ...others, disabled: isDisabled ? [...rest, name] : rest });
}

/** Takes a remote from another address, or with null from where the registry says again. */
export function setRemoteOverride(name: string, address: string | null): boolean {
  const { overrides, ...others } = parse(storage.read(KEY));
  const { [name]: _, ...rest } = overrides;
  return write({ ...others, overrides: address === null ? rest : { ...rest, [name]: address } });
}

function write(choices: RemoteChoices): boolean {
  const isNone = choices.disabled.length === 0 && Object.keys(choices.overrides).length === 0;
  return storage.write(KEY, isNone ? null : JSON.stringify(choices));
}

function parse(text: string | null): RemoteChoices {
  try {
    const { disabled, overrides } = JSON.parse(text ?? '') as Partial<Record<keyof RemoteChoices, unknown>>;
    const addresses = Object.entries(overrides ?? {}).filter(([, address]) => typeof address === 'string');
    return {
      disabled: Array.isArray(disabled) ? disabled.filter((name) => typeof name === 'string') : [],
      overrides: Object.fromEntries(addresses) as Record<string, string>,
    };
  } catch {
    return NONE;
  }
}
