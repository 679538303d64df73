import { storage } from '@frontdesk/shared/app';

/** The user's choices for remotes in this browser, by name. */
interface RemoteChoices {
  /** Names of remotes that are turned off in this browser only. */
  readonly disabled: readonly string[];
  /** Addresses of the folders with `remote.json` on a developer's own machine, from which a remote loads instead. */
  readonly overrides: Readonly<Record<string, string>>;
}

const KEY = 'REMOTE_CHOICES';
const NONE: RemoteChoices = { disabled: [], overrides: {} };

/** Reads the choices. Ignores overrides in production builds, where an attacker could load code with them. */
export function readRemoteChoices(): RemoteChoices {
  const stored = parse(storage.read(KEY));
  return process.env['NODE_ENV'] === 'production' ? { ...stored, overrides: {} } : stored;
}

/** Turns a remote off or on again in this browser. Returns whether the browser stored that. */
export function setRemoteDisabled(name: string, isDisabled: boolean): boolean {
  const { disabled, ...others } = parse(storage.read(KEY));
  const rest = disabled.filter((known) => known !== name);
  return write({ ...others, disabled: isDisabled ? [...rest, name] : rest });
}

/** Sets the address that a remote loads from; null removes the override, so that the registry decides again. */
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

export const PREVIEW_KEY = 'PREVIEW';

/** Whether this tab loads remotes from another address, chosen by a preview link or a developer. */
export function hasOverrides(): boolean {
  if (process.env['NODE_ENV'] !== 'production' && Object.keys(readRemoteChoices().overrides).length > 0) return true;
  try {
    return /[?&]preview=/.test(location.search) || PREVIEW_KEY in sessionStorage;
  } catch {
    return false;
  }
}
