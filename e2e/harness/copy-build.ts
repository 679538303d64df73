import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a built site or part without its source maps, which are most of its bytes and unused in journeys. Node's own
 * `cp` takes three times as long.
 */
export function copyBuild(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyBuild(source, target);
    else if (!entry.name.endsWith('.map')) copyFileSync(source, target);
  }
}
