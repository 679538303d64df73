import { readReleaseLog } from './release-log';
import type { ReleaseServices } from './release-services';

/**
 * Settles at the start of the server what a killed one, or a killed command, left: composes a half composed site again, stores
 * what was done, and ends in the file what was ended.
 */
export async function settleReleases({
  config,
  composer,
  rollouts,
  releaseActions,
}: Pick<ReleaseServices, 'config' | 'composer' | 'rollouts' | 'releaseActions'>): Promise<void> {
  const read = await readReleaseLog(config.releasesDir);
  if (!read) return;
  const canCompose = (await composer.hindrance()) === null;
  const log = read.log.isUnfinished && canCompose ? await composer.compose([], null) : read.log;
  await releaseActions.store(log, config.publicUrl === null ? '' : new URL(config.publicUrl).origin);
  if (canCompose) await rollouts.finish();
}
