import * as endpoints from '@frontdesk/shared/endpoints/releases';
import { BUILD_BYTES_MAX } from '@frontdesk/shared/endpoints/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error';
import { route } from '../http/route';
import { wideningOf } from './additions';
import { operatorsAndTokens, operatorsOnly, requireOwnRemote, tokensOnly } from './operators';
import { readParts } from './read-parts';
import {
  HOST,
  type ReleaseLog,
  readReleaseLog,
  releasesOf,
  rolloutOf,
  type StoredRelease,
  stateOfPart,
  stateOfRelease,
} from './release-log';
import type { ReleaseServices } from './release-services';
import { type Actor, createToken, endToken, noteAction, readActions } from './release-store';
import type { ComposeChange } from './run-compose';
import { withUnpackedBuild } from './unpack-build';

const HOUR_MS = 3_600_000;
const ZIPPED = `${BUILD_BYTES_MAX.zipped / 1_000_000} MB`;
const NO_ZIP = 'Send the zipped content of the folder of the build as the body (Content-Type: application/zip).';
const NO_TOKENS_FOR = new Set([HOST, 'constructor']);

/** Registers the calls that publish and change releases. */
export async function releaseRoutes(app: FastifyInstance, services: ReleaseServices): Promise<void> {
  const { config, database, composer, rollouts, rateLimits } = services;
  const operators = operatorsOnly(services);
  const perRemote = rateLimits.limiter('release', 60, HOUR_MS);

  const readLog = async (): Promise<ReleaseLog> => {
    const hindrance = await composer.hindrance();
    const read = hindrance === null ? await readReleaseLog(config.releasesDir) : null;
    if (read) return read.log;
    throw new ApiError(409, hindrance ?? 'The log of releases cannot be read: fix releases.json in RELEASES_DIR.');
  };
  /** Composes, begins to count for a new rollout, and notes what was done. */
  const compose = async (
    changes: readonly ComposeChange[],
    actor: Actor,
    remote: string,
    done: (log: ReleaseLog) => string,
  ) => {
    const log = await composer.compose(changes);
    await rollouts.look();
    await noteAction(database.db, actor, remote, done(log));
    return log;
  };

  route(app, endpoints.getReleases, operators, async (_, __, request) => {
    const why = await composer.hindrance();
    return {
      canChange: why === null,
      why,
      parts: await readParts(services, originOf(request, services)),
      log: await readActions(database),
    };
  });

  route(app, endpoints.newReleaseToken, operators, async ({ remote }, { actor }) => {
    if (NO_TOKENS_FOR.has(remote)) throw new ApiError(400, `A token is for a remote, and ${remote} is none.`);
    const created = await createToken(database, remote, actor);
    await noteAction(database.db, actor, remote, 'Created a release token.');
    return created;
  });

  route(app, endpoints.endReleaseToken, operators, async ({ id }, { actor }) => {
    const { remote, start } = await endToken(database, id);
    await noteAction(database.db, actor, remote, `Ended the release token ${start}….`);
  });

  route(app, endpoints.changeRelease, operatorsAndTokens(services), async ({ remote, change }, caller) => {
    requireOwnRemote(caller, remote);
    const log = await readLog();
    if (caller.remote !== null) {
      await perRemote.take(remote);
      requireAdded(log, remote, change.kind);
      requireApproved(log, remote, change);
    }
    // An operator may remove the remote meanwhile.
    const wanted = { ...composeChange(log, remote, change), onlyIfShown: caller.remote !== null };
    await compose([wanted], caller.actor, remote, (after) => doneText(after, remote, change));
  });

  // Bodies of other calls are JSON.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.addContentTypeParser('*', (_, __, done) => done(new ApiError(415, NO_ZIP) as never, undefined));
    route(
      scope,
      endpoints.publishRelease,
      tokensOnly(services),
      async ({ remote, mode, percent, halt }, token, request) => {
        requireOwnRemote(token, remote);
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new ApiError(400, NO_ZIP);
        const share = mode === 'rollout' ? readShare(percent) : 100;
        await perRemote.take(remote);
        const before = await readLog();
        const { log, widening } = await withUnpackedBuild(request.body, remote, async (folder, manifest) => {
          const widening = mode === 'preview' ? null : wideningOf(before, remote, { entry: manifest });
          const isOnlyStored = mode === 'preview' || widening !== null;
          const changes: ComposeChange[] = [{ kind: 'folder', part: remote, folder, isOnlyStored, onlyIfShown: true }];
          if (mode === 'rollout' && !isOnlyStored) {
            changes.push({ kind: 'rollout', part: remote, percent: share, halt: halt === 'true', onlyIfShown: true });
          }
          const log = await compose(changes, token.actor, remote, (after) => {
            const published = `Published ${newestOf(after, remote).version}`;
            if (stateOfPart(after, remote) !== 'live') return `${published}. It waits for an operator.`;
            if (widening !== null) return `${published}. ${widening}`;
            if (mode === 'preview') return `${published} (only by link).`;
            return `${published} to ${share === 100 ? 'all' : `${share} % of`} browsers.`;
          });
          return { log, widening };
        });
        const isShown = stateOfPart(log, remote) === 'live';
        const release = newestOf(log, remote);
        const why = isShown ? widening : `An operator must add ${remote} first.`;
        return {
          id: release.id,
          version: release.version,
          state: why === null ? stateOfRelease(log, release) : 'waiting',
          why,
          preview: isShown ? `${originOf(request, services)}/admin?preview=${remote}@${release.id}` : null,
        };
      },
      { bodyLimit: BUILD_BYTES_MAX.zipped, tooLarge: `The zipped build is too large: at most ${ZIPPED}.` },
    );
  });
}

/** The site's address in answers to the caller. */
function originOf(request: FastifyRequest, { config }: Pick<ReleaseServices, 'config'>): string {
  return config.publicUrl === null ? `${request.protocol}://${request.host}` : new URL(config.publicUrl).origin;
}

function readShare(percent: string | undefined): number {
  if (percent === undefined) throw new ApiError(400, 'A rollout needs percent, such as percent=10.');
  if (Number(percent) > 100) throw new ApiError(400, 'Percent must be at most 100.');
  return Number(percent);
}

/** A token may not add or remove a remote. */
function requireAdded(log: ReleaseLog, remote: string, kind: endpoints.ReleaseChange['kind']): void {
  if (kind === 'remove') throw new ApiError(403, 'Only operators of this site may remove a remote.');
  if (stateOfPart(log, remote) === 'live') return;
  throw new ApiError(403, `The site does not have ${remote} yet: an operator must add it first.`);
}

function composeChange(log: ReleaseLog, remote: string, change: endpoints.ReleaseChange): ComposeChange {
  // `--rollback` of the host takes a release, too.
  if (change.kind === 'live')
    return { kind: remote === HOST ? 'rollback' : 'release', part: remote, id: change.release };
  if (change.kind !== 'rollout') return { kind: change.kind, part: remote };
  const { release: id, percent, halt } = change;
  if (id === undefined && !rolloutOf(log, remote)) {
    throw new ApiError(409, `There is no rollout of ${remote}. Name the release to begin one.`);
  }
  return { kind: 'rollout', part: remote, percent, halt, ...(id !== undefined && { id }) };
}

/** A token may not release what adds more than an operator has approved. */
function requireApproved(log: ReleaseLog, remote: string, change: endpoints.ReleaseChange): void {
  const wanted = 'release' in change ? change.release : undefined;
  if (wanted === undefined) return;
  for (const release of releasesOf(log, remote)) {
    const widening = release.id.startsWith(wanted) ? wideningOf(log, remote, release) : null;
    if (widening !== null) throw new ApiError(403, widening);
  }
}

function newestOf(log: ReleaseLog, remote: string): StoredRelease {
  const [release] = releasesOf(log, remote);
  if (!release) throw new Error(`The published build of ${remote} is not in the log.`);
  return release;
}

/** What a change has done, by the log after it. */
function doneText(log: ReleaseLog, remote: string, change: endpoints.ReleaseChange): string {
  if (change.kind === 'remove') return 'Removed the remote from the site.';
  const chosen = releasesOf(log, remote).find(({ id }) => id === log.choices[remote]?.release);
  const version = chosen?.version ?? 'the release';
  if (change.kind === 'rollback') return `Rolled back to ${version}.`;
  if (change.kind === 'live' || change.percent === 100) return `Released ${version} to all browsers.`;
  if (change.percent === 0) return `Stopped the rollout of ${version}.`;
  const halt = change.halt ? ' It ends by itself if it fails more often.' : '';
  return `Released ${version} to ${change.percent} % of browsers.${halt}`;
}
