import { getInstance } from '@module-federation/runtime';

export interface SharedLibrary {
  readonly name: string;
  readonly version: string;
  /** The libraries inside a shared group, with their versions. */
  readonly contents: string;
  /** The part of the site that provides the library. */
  readonly from: string;
  readonly isLoaded: boolean;
}

/** Written in by the build: the libraries inside each shared group and their versions. */
declare const SHARED_CONTENTS: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the currently shared libraries, as federation lists them. */
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
      // Federation stores the last part that requested it. The host provides everything that it declares.
      from: name in (host?.options.shared ?? {}) ? 'host' : shared.from,
      isLoaded: Boolean(shared.loaded || shared.lib),
    })),
  );
}
