import {
  HOST_PART,
  releasesOfPart,
  type StoredRelease,
  type StoredReleaseLog,
} from '@frontdesk/shared/endpoints/release-log';
import * as endpoints from '@frontdesk/shared/endpoints/releases';
import { BUILD_BYTES_MAX } from '@frontdesk/shared/endpoints/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error';
import { route } from '../http/route';
import { operatorsAndTokens, operatorsOnly, requireOwnRemote, tokensOnly } from './operators';
import { readParts } from './read-parts';
import { readReleaseLog, rolloutOf, stateOfPart, stateOfRelease } from './release-log';
import type { ReleaseServices } from './release-services';
import { type Actor, createToken, endToken, endTokensOf, readActions } from './release-store';
import type { ComposeChange } from './run-compose';
import { withUnpackedBuild } from './unpack-build';

const HOUR_MS = 3_600_000;
const ZIPPED = `${BUILD_BYTES_MAX.zipped / 1_000_000} MB`;
const NO_ZIP = 'Send the zipped contents of the build folder as the body (Content-Type: application/zip).';
/**
 * Fields stored in English: why a release waits or was stopped, who did what, and why a change would make the site
 * invalid.
 */
const RELEASE_SENTENCES = ['why', 'reason', 'by', 'text', 'problems'];
const NO_TOKENS_FOR = new Set([HOST_PART, 'constructor']);

/** Registers the calls that publish and change releases. */
export async function releaseRoutes(app: FastifyInstance, services: ReleaseServices): Promise<void> {
  const { config, database, composer, rollouts, releaseActions, rateLimits } = services;
  const operators = operatorsOnly(services);
  const perRemote = rateLimits.limiter('release', 60, HOUR_MS);

  const readLog = async (): Promise<StoredReleaseLog> => {
    const hindrance = await composer.hindrance();
    const read = hindrance === null ? await readReleaseLog(config.releasesDir) : null;
    if (read) return read.log;
    throw new ApiError(409, hindrance ?? 'The release log cannot be read: fix releases.json in RELEASES_DIR.');
  };
  /** Composes the site, starts counting for a new rollout, and stores the actions. */
  const compose = async (changes: readonly ComposeChange[], actor: Actor, request: FastifyRequest) => {
    const log = await composer.compose(changes, actor);
    await rollouts.look();
    await releaseActions.store(log, originOf(request, services));
    return log;
  };

  route(
    app,
    endpoints.getReleases,
    operators,
    async (_, __, request) => {
      const why = await composer.hindrance();
      const origin = originOf(request, services);
      const read = await readReleaseLog(config.releasesDir);
      // Somebody may have run the command in the meantime.
      if (read) await releaseActions.store(read.log, origin);
      return {
        canChange: why === null,
        why,
        parts: await readParts(services, origin, read),
        log: await readActions(database),
      };
    },
    { sentences: RELEASE_SENTENCES },
  );

  route(
    app,
    endpoints.getOwnReleases,
    tokensOnly(services),
    async (_, { remote }, request) => {
      const parts = await readParts(services, originOf(request, services), await readReleaseLog(config.releasesDir));
      const own = parts.find(({ name }) => name === remote);
      // Every remote with a token is a part.
      if (!own) throw new Error(`The remote ${remote} of a token is no part.`);
      const { tokens: _tokens, ...answer } = own;
      return answer;
    },
    { sentences: RELEASE_SENTENCES },
  );

  route(app, endpoints.newReleaseToken, operators, async ({ remote, name, days }, { actor }) => {
    if (NO_TOKENS_FOR.has(remote)) throw new ApiError(400, `A token is for a remote, and ${remote} is not one.`);
    return createToken(database, { remote, name, days, by: actor });
  });

  route(app, endpoints.endReleaseToken, operators, ({ id }, { actor }) => endToken(database, id, actor));

  route(app, endpoints.changeRelease, operatorsAndTokens(services), async ({ remote, change }, caller, request) => {
    requireOwnRemote(caller, remote);
    const log = await readLog();
    if (caller.remote !== null) {
      await perRemote.take(remote);
      requireAdded(log, remote, change.kind);
    }
    // An operator may have removed the remote in the meantime.
    await compose([{ ...composeChange(log, remote, change), byTeam: caller.remote !== null }], caller.actor, request);
    if (change.kind === 'decline' && change.release === undefined) await endTokensOf(database, remote, caller.actor);
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
        await readLog();
        const log = await withUnpackedBuild(request.body, remote, async (folder) => {
          const isOnlyStored = mode === 'preview';
          const changes: ComposeChange[] = [{ kind: 'folder', part: remote, folder, isOnlyStored, byTeam: true }];
          if (mode === 'rollout') {
            changes.push({ kind: 'rollout', part: remote, percent: share, halt: halt === 'true', byTeam: true });
          }
          return compose(changes, token.actor, request);
        });
        const isShown = stateOfPart(log, remote) === 'live';
        const release = newestOf(log, remote);
        const why = (mode === 'preview' && isShown ? null : release.why) ?? null;
        return {
          id: release.id,
          version: release.version,
          state: why === null ? stateOfRelease(log, release) : 'waiting',
          why,
          preview: release.waits ? null : `${originOf(request, services)}/admin?preview=${remote}@${release.id}`,
        };
      },
      {
        sentences: RELEASE_SENTENCES,
        bodyLimit: BUILD_BYTES_MAX.zipped,
        tooLarge: `The zipped build is too large: at most ${ZIPPED}.`,
      },
    );
  });
}

/** The address of the site, for responses to the caller. */
function originOf(request: FastifyRequest, { config }: Pick<ReleaseServices, 'config'>): string {
  return config.publicUrl === null ? `${request.protocol}://${request.host}` : new URL(config.publicUrl).origin;
}

function readShare(percent: string | undefined): number {
  if (percent === undefined) throw new ApiError(400, 'A rollout needs percent, such as percent=10.');
  if (Number(percent) > 100) throw new ApiError(400, 'Percent must be at most 100.');
  return Number(percent);
}

/** A token may not add or remove a remote. */
function requireAdded(log: StoredReleaseLog, remote: string, kind: endpoints.ReleaseChange['kind']): void {
  if (kind === 'remove') throw new ApiError(403, 'Only operators of this site may remove a remote.');
  if (kind === 'decline') throw new ApiError(403, 'Only operators of this site may decline a remote.');
  if (kind === 'preview') throw new ApiError(403, 'Only operators of this site may open a release that waits.');
  if (stateOfPart(log, remote) === 'live') return;
  throw new ApiError(403, `The site does not have ${remote} yet: an operator must add it first.`);
}

function composeChange(log: StoredReleaseLog, remote: string, change: endpoints.ReleaseChange): ComposeChange {
  // For the host, `--rollback` also accepts a release.
  if (change.kind === 'live')
    return { kind: remote === HOST_PART ? 'rollback' : 'release', part: remote, id: change.release };
  if (change.kind === 'preview') {
    if (stateOfPart(log, remote) !== 'waiting')
      throw new ApiError(409, `The site has ${remote}: its releases already have links.`);
    return { kind: 'preview', part: remote, id: change.release };
  }
  if (change.kind === 'decline' && change.release !== undefined)
    return { kind: 'decline', part: remote, id: change.release };
  if (change.kind === 'decline' && stateOfPart(log, remote) !== 'waiting')
    throw new ApiError(409, `The site has ${remote}: remove it instead.`);
  if (change.kind !== 'rollout') return { kind: change.kind, part: remote };
  const { release: id, percent, halt } = change;
  if (id === undefined && !rolloutOf(log, remote)) {
    throw new ApiError(409, `There is no rollout of ${remote}. Name the release to begin one.`);
  }
  return { kind: 'rollout', part: remote, percent, halt, ...(id !== undefined && { id }) };
}

function newestOf(log: StoredReleaseLog, remote: string): StoredRelease {
  const [release] = releasesOfPart(log, remote);
  if (!release) throw new Error(`The published build of ${remote} is not in the log.`);
  return release;
}
