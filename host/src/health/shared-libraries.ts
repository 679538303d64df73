import { getInstance } from '@module-federation/runtime';

export interface SharedLibrary {
  readonly name: string;
  readonly version: string;
  /** The libraries that a group of ours is made of, with their versions. */
  readonly contents: string;
  /** Which part of the site provides it. */
  readonly from: string;
  readonly isLoaded: boolean;
}

/** Written in by the build: the libraries inside each shared group and their versions. */
declare const SHARED_CONTENTS: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is shared right now, as federation itself knows it. */
export function sharedLibraries(): SharedLibrary[] {
  const host = getInstance();
  const scope = host?.shareScopeMap['default'] ?? {};
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, shared]) => ({
      name,
      version,
      contents: Object.entries(SHARED_CONTENTS[name] ?? {})
        .map((library) => library.join(' '))
        .join(', '),
      // Federation stores who asked last. What the host declares, the host also provides.
      from: name in (host?.options.shared ?? {}) ? 'host' : shared.from,
      isLoaded: Boolean(shared.loaded || shared.lib),
    })),
  );
}
