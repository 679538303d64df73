import { cp } from 'node:fs/promises';

/** Copies a built site or part without its source maps, which are most of its bytes and unused in journeys. */
export function copyBuild(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') });
}
