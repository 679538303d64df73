import * as v from 'valibot';

const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/, 'must be a version like 1.2.3'));

const route = v.object({
  path: v.pipe(v.string(), v.startsWith('/', 'must begin with /')),
  page: v.pipe(v.string(), v.regex(/^\w+$/, 'must be a name like MyQrPage')),
  access: v.picklist(['public', 'signed-in'], 'must be public or signed-in'),
  title: v.string(),
  /** Hints, not facts: what the route will need, so that it can be fetched beside the registry's other reader. */
  preload: v.optional(
    v.object({
      /** The page's chunks, relative to the entry. */
      js: v.optional(v.array(v.string()), []),
      /** The host's groups the page takes (`form`, `data` …). */
      kit: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** One remote as `remotes.json` lists it. */
export const registeredRemoteSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be a name like qr or account')),
  /** URL of the remote's `mf-manifest.json` or of its entry script; relative ones start at the site's root. */
  entry: v.pipe(v.string(), v.minLength(1)),
  version: semver,
  contract: v.pipe(v.string(), v.minLength(1)),
  routes: v.array(route),
});

/** The registry's outer shape. Entries are checked one by one, so that a broken one costs only itself. */
export const registrySchema = v.object({ remotes: v.array(v.unknown()) });

export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>;
export type RegisteredRoute = RegisteredRemote['routes'][number];
