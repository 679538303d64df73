import * as v from 'valibot';

/*
 * The part of the registry that a page's inline script prepares for one address (`prepare` in `host/src/early.js`). The
 * page contains it, so that its scripts and calls need not wait for the registry.
 */

const preload = v.optional(v.object({ js: v.optional(v.array(v.string())), groups: v.optional(v.array(v.string())) }));
const calls = v.optional(v.array(v.string()));
const releaseFields = {
  entry: v.string(),
  integrity: v.optional(v.record(v.string(), v.string())),
  routes: v.optional(
    v.array(
      v.object({ path: v.string(), access: v.optional(v.string()), role: v.optional(v.string()), calls, preload }),
    ),
  ),
  home: v.optional(v.array(v.object({ calls, preload }))),
};
/** The schema leaves out all other fields. */
const releaseReader = v.object(releaseFields);
type Release = v.InferOutput<typeof releaseReader>;

const remoteReader = v.object({
  ...releaseFields,
  rollout: v.optional(v.number()),
  previous: v.optional(releaseReader),
});
type Remote = v.InferOutput<typeof remoteReader>;

const registryReader = v.pipe(v.string(), v.parseJson(), v.object({ remotes: v.array(v.unknown()) }));
const translationsReader = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The registry, and the translations of its remotes in the page's language. */
interface Lists {
  readonly registry: string;
  readonly translations: string | null;
}

/**
 * Returns a function that returns the part of the registry for a path, as JSON without characters that could end an attribute; empty
 * if there is nothing to prepare. Reads the lists once per change.
 */
export function excerptReader(): (lists: Lists, path: string) => string {
  let last: (Lists & { readonly remotes: readonly Remote[] }) | null = null;
  return ({ registry, translations }, path) => {
    if (last?.registry !== registry || last.translations !== translations)
      last = { registry, translations, remotes: readRemotes(registry, translations) };
    const found = excerptOf(last.remotes, path);
    return found.length === 0 ? '' : JSON.stringify(found).replace(/[&'<>]/g, escapeCharacter);
  };
}

const escapeCharacter = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;

function readRemotes(registry: string, translations: string | null): Remote[] {
  const read = v.safeParse(registryReader, registry);
  const translated = v.safeParse(translationsReader, translations);
  const fieldsOf = (entry: unknown) => (translated.success ? translated.output[String(entry)] : undefined);
  const inLanguage = (release: unknown) => Object.assign({}, release, fieldsOf(Object(release).entry));
  const listed = read.success ? read.output.remotes : [];
  return listed.flatMap((remote) => {
    const { previous } = Object(remote) as { previous?: unknown };
    const entry = { ...inLanguage(remote), ...(previous === undefined ? {} : { previous: inLanguage(previous) }) };
    const known = v.safeParse(remoteReader, entry);
    return known.success ? [known.output] : [];
  });
}

/**
 * The route of a page, and the login page, to which visitors without a session are redirected; or the home page's
 * cards.
 */
function excerptOf(remotes: readonly Remote[], path: string): unknown[] {
  const plain = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const segments = plain.split('/');
  const releases = remotes.flatMap(({ previous, ...remote }) => (previous ? [remote, previous] : [remote]));
  const pages = releases.flatMap(({ routes = [] }) => routes.filter((route) => matches(route.path, segments)));
  const isHome = pages.length === 0 && !plain.startsWith('/admin/');
  const isPublic = pages.length > 0 && pages.every(({ access }) => access === 'public');
  const partOf = ({ entry, integrity, routes = [], home }: Release) => {
    const wanted = routes.filter((route) => pages.includes(route) || (route.role === 'login' && !isPublic));
    return { entry, integrity, ...(wanted.length > 0 && { routes: wanted }), ...(isHome && { home }) };
  };
  return remotes.flatMap(({ rollout, previous, ...remote }) => {
    const part = { ...partOf(remote), rollout, previous: previous && partOf(previous) };
    return [part, part.previous].some((release) => release?.routes ?? release?.home) ? [part] : [];
  });
}

/** Must be the same as in `early.js`. */
function matches(pattern: string, given: readonly string[]): boolean {
  const segments = pattern.toLowerCase().split('/');
  return segments.length === given.length && segments.every((part, at) => part === given[at] || part[0] === ':');
}
