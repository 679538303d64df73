/** Why the server cannot start, as a message for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

export function readCount(name: string, value: string, least: number): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < least) {
    throw new StartupError(`${name} must be a whole number of at least ${least}, not "${value}".`);
  }
  return count;
}

export function readFlag(name: string, value: string | null): boolean {
  if (value !== null && value !== 'true' && value !== 'false') {
    throw new StartupError(`${name} must be true or false, not "${value}".`);
  }
  return value === 'true';
}

export function readOptionalCount(name: string, value: string | null): number | null {
  return value === null ? null : readCount(name, value, 1);
}

export function readUrl(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // The part before an @ may contain a password.
    const given = value.replace(/^.*@/s, '…@');
    throw new StartupError(`${name} must be an address that starts with ${protocols[0]}//, not "${given}".`);
  }
  return value;
}
