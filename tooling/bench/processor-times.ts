import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the process of PostgreSQL that started this backend, which must be on this machine. */
export const postmasterOf = (backendPid: number) => statOf(String(backendPid))?.parent ?? '';

/**
 * Returns the processor time of servers, and of a PostgreSQL server with all its backends, in milliseconds. Linux only.
 */
export function processorTimes(serverPids: readonly number[], postmaster: string) {
  const times = { servers: 0, postgres: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const { parent, ms = 0, endedMs = 0 } = statOf(pid) ?? {};
    if (serverPids.includes(Number(pid))) times.servers += ms;
    else if (pid === postmaster) times.postgres += ms + endedMs;
    else if (parent === postmaster) times.postgres += ms;
  }
  return times;
}

/** Returns null for a process that has ended. */
function statOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: fields[1], ms: (user + system) * TICK_MS, endedMs: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return null;
  }
}
