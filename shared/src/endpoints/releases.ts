/**
 * Releases of the site's remotes (not in the spec): teams publish builds with a token that is valid for one remote,
 * and the operators (`OPERATORS`) add remotes, change shares, roll back and see the log. A server that cannot compose
 * its site answers `canChange: false` with the reason.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { ignoredReader, listReader } from './readers';

/** Maximum size of a build that a team publishes, in bytes: zipped, and unpacked. */
export const BUILD_BYTES_MAX = { zipped: 30_000_000, unpacked: 120_000_000 } as const;
/** Maximum number of files in a build. */
export const BUILD_FILES_MAX = 4_000;

/** The prefix of every release token. */
export const RELEASE_TOKEN_PREFIX = 'fr_';

const remote = v.pipe(v.string('Remote is missing.'), v.regex(/^[a-z][a-z0-9-]{0,49}$/, 'Remote is not a name.'));
const release = v.pipe(v.string('Release is missing.'), v.regex(/^[0-9a-f]{4,16}$/, 'Release is not an id.'));
const percent = v.picklist(
  Array.from({ length: 101 }, (_, share) => share),
  'Percent must be a whole number from 0 to 100.',
);

const DAYS = 'Days must be a whole number from 1 to 3660.';

/** Which browsers get a build: only those that open its link, a share of them, or all. */
export const PUBLISH_MODES = ['preview', 'rollout', 'live'] as const;

/** What a remote adds to the site and what it opens, read from its manifest. */
const additionsReader = v.object({
  /** Addresses with their title and who may open them: `public`, `signed-in`, or `owner`. */
  routes: listReader(v.object({ path: v.string(), title: v.string(), access: v.string() })),
  /**
   * What the shell shows of it: an entry in the sidebar or the palette, a palette search, a count at an address, the
   * page at `path` for a role of the site, or parts with a flag.
   */
  entries: listReader(
    v.object({
      kind: v.picklist(['sidebar', 'palette', 'search', 'count', 'role', 'flag']),
      name: v.string(),
      path: v.optional(v.string()),
    }),
  ),
  /** The names of its cards on the home dashboard, and of its slots. */
  cards: listReader(v.string()),
  slots: listReader(v.string()),
  fills: listReader(v.object({ component: v.string(), slot: v.string() })),
  /**
   * Calls that the site makes on its behalf, such as `GET /api/bot/getBots`: for its count, or after a notification
   * about a subject.
   */
  calls: listReader(v.object({ call: v.string(), isForCount: v.optional(v.boolean()), after: v.optional(v.string()) })),
  /** Origins that the page's policy allows because of it: its own server and its entry, if they are on other origins. */
  origins: listReader(v.string()),
  /** Paths on this site that a proxy forwards to its own server. */
  prefixes: listReader(v.string()),
});

/** The number of attempts to load a release, and the number that failed. */
const countReader = v.object({ loads: v.number(), failures: v.number() });

/** Why the site ended a release's rollout. */
const stopReader = v.object({
  /** ISO 8601. */
  at: v.string(),
  reason: v.string(),
  /** The version that it was compared with. */
  previous: v.string(),
  counts: v.object({ next: countReader, previous: countReader }),
  /** Where the release threw since its rollout began, most frequent first: file, line and column. Stored for 30 days. */
  places: listReader(v.object({ place: v.string(), count: v.number() })),
});
export type ReleaseStop = v.InferOutput<typeof stopReader>;

const releaseReader = v.object({
  /** 16 hexadecimal digits. */
  id: v.string(),
  version: v.string(),
  contract: v.string(),
  commit: v.nullable(v.string()),
  /** ISO 8601. */
  time: v.string(),
  /** Where it is deployed; null for a build that the site stores. */
  from: v.nullable(v.string()),
  /** `live`: most browsers. `rollout`: the share of a rollout. `stored`: only by a link. */
  state: v.picklist(['live', 'rollout', 'stored']),
  /**
   * The link that opens this release in a single tab. Null for the host, and for a release of which the site does not
   * serve any files yet.
   */
  preview: v.nullable(v.string()),
  /** Why only an operator may release it, in a sentence; null if a team may, or if an operator has released it. */
  why: v.optional(v.nullable(v.string()), null),
  /** What it adds beyond the approved releases, if it is waiting for an operator. */
  adds: v.optional(v.nullable(additionsReader), null),
  /** Why the site last ended a rollout by itself, even after a rollback; null if it never did. */
  stopped: v.optional(v.nullable(stopReader), null),
});

const rolloutReader = v.object({
  percent: v.number(),
  /** Whether the site ends the rollout by itself when the new release fails more often. */
  halt: v.boolean(),
  /** ISO 8601. */
  since: v.nullable(v.string()),
  /** When and why the site ended it; null while it is running. */
  halted: v.nullable(v.object({ at: v.string(), reason: v.string() })),
  /** Attempts to load the new and the earlier release since it began, and failed attempts. Null without `halt`. */
  counts: v.nullable(
    v.object({
      next: countReader,
      previous: countReader,
    }),
  ),
});

const partReader = v.object({
  /** `host`, or the remote's name. */
  name: v.string(),
  /** `live`; `removed`; `waiting`: no operator has added it. Without releases, its team only has a token. */
  state: v.picklist(['live', 'removed', 'waiting']),
  /** Newest first. */
  releases: listReader(releaseReader),
  rollout: v.nullable(rolloutReader),
  adds: v.nullable(additionsReader),
  /** The version that a rollback makes live, with its id; null without one. */
  rollsBackTo: v.optional(v.nullable(v.object({ id: v.string(), version: v.string() })), null),
  /** Why the site cannot be composed with its newest release; empty if it can. */
  problems: listReader(v.string()),
  tokens: listReader(
    v.object({
      id: v.string(),
      /** The operator's name for it; empty for a token that was created before tokens had names. */
      name: v.optional(v.string(), ''),
      /** Its first characters, by which operators recognize it. */
      start: v.string(),
      createdBy: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
      /** When it expires or has expired; null for never. */
      expiresAt: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type ReleasePart = v.InferOutput<typeof partReader>;

/** Returns all parts of the site with their releases. For operators; 403 for others. */
export const getReleases = defineEndpoint({
  method: 'GET',
  path: '/api/releases',
  request: v.object({}),
  response: v.object({
    /** Whether this server can compose its own site. */
    canChange: v.boolean(),
    /** Why not, in a sentence that explains what to do. */
    why: v.nullable(v.string()),
    parts: listReader(partReader),
    /** The newest 100 actions, newest first. `by` is an address, `token fr_ab…`, or `the site`. */
    log: listReader(v.object({ at: v.string(), by: v.string(), remote: v.string(), text: v.string() })),
  }),
});

/** Returns the releases of the remote for which a release token is valid, without the tokens. */
export const getOwnReleases = defineEndpoint({
  method: 'GET',
  path: '/api/releases/own',
  request: v.object({}),
  response: v.omit(partReader, ['tokens']),
});

/** A change of the release that browsers load. */
const change = v.union(
  [
    /** Gives the release to all browsers; adds a remote that is waiting or was removed. */
    v.object({ kind: v.picklist(['live']), release }),
    /** Gives `release` to this percentage of browsers; without `release`, changes the share in the running rollout. */
    v.object({
      kind: v.picklist(['rollout']),
      release: v.optional(release),
      percent,
      halt: v.optional(v.boolean('Halt must be true or false.'), false),
    }),
    /** Returns to the previous release; ends a rollout. */
    v.object({ kind: v.picklist(['rollback']) }),
    /** Removes the remote from the site's list. For operators. */
    v.object({ kind: v.picklist(['remove']) }),
    /** Serves the files of a waiting release, so that its link opens it. For operators. */
    v.object({ kind: v.picklist(['preview']), release }),
    /**
     * Deletes the builds of a remote that no operator has added, and revokes its tokens; with `release`, only that
     * waiting build. For operators.
     */
    v.object({ kind: v.picklist(['decline']), release: v.optional(release) }),
  ],
  'Change needs a kind: live, rollout, rollback, remove, preview or decline.',
);
export type ReleaseChange = v.InferOutput<typeof change>;

/**
 * Changes a remote. For operators, and with a release token for its own remote (except `remove`, `preview` and `decline`, changes of a
 * remote that no operator has added, and releases that add more than an operator has approved). 409 with the problems when the result would not be a working site; nothing changes then.
 */
export const changeRelease = defineEndpoint({
  method: 'POST',
  path: '/api/releases/change',
  request: v.object({ remote, change }),
  response: ignoredReader,
});

/**
 * Stores a build, the zipped content of its folder as the body (`application/zip`), and releases it. Needs
 * `Authorization: Bearer fr_…`. If no operator has added the remote, the build only waits, whatever `mode` is. So does
 * a build that adds origins, prefixes, public addresses, roles, slots, fills or a count to the approved releases of its
 * remote. Publishing the same build again adds no release. 507 when the site's releases would exceed their size limit.
 */
export const publishRelease = defineEndpoint({
  method: 'POST',
  path: '/api/releases/publish',
  query: ['remote', 'mode', 'percent', 'halt'],
  request: v.object({
    remote,
    mode: v.optional(v.picklist(PUBLISH_MODES, 'Mode is preview, rollout or live.'), 'live'),
    /** Only for a rollout. */
    percent: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'Percent must be a whole number.'))),
    halt: v.optional(v.picklist(['true', 'false'], 'Halt is true or false.'), 'false'),
  }),
  response: v.object({
    id: v.string(),
    version: v.string(),
    /** `waiting`: an operator must add the remote first, or release this build. */
    state: v.picklist(['live', 'rollout', 'stored', 'waiting']),
    /** Why it is waiting, in a sentence; null in other states. */
    why: v.nullable(v.string()),
    /** The full address that opens this release in a single tab; null while the remote is waiting. */
    preview: v.nullable(v.string()),
  }),
});

/** What an operator enters for a new token. */
export const releaseTokenForm = v.object({
  remote,
  /** Its purpose, such as the name of a build server. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(60, 'The name has at most 60 characters.')),
});

/**
 * Creates a token for a remote, which the site may not have yet. For operators. Only this answer contains the token.
 */
export const newReleaseToken = defineEndpoint({
  method: 'POST',
  path: '/api/releases/newToken',
  request: v.object({
    remote,
    name: v.optional(releaseTokenForm.entries.name, ''),
    /** Number of days after which it expires; null for never. */
    days: v.optional(
      v.nullable(v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(3_660, DAYS))),
      null,
    ),
  }),
  response: v.object({ id: v.string(), token: v.string() }),
});

/** Revokes a token immediately. For operators. */
export const endReleaseToken = defineEndpoint({
  method: 'POST',
  path: '/api/releases/endToken',
  request: v.object({ id: v.pipe(v.string('Id is missing.'), v.regex(/./, 'Id is missing.')) }),
  response: ignoredReader,
});
