import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';

/**
 * The modules that host and remotes share: our own curated groups, never a whole library, because a federated package
 * keeps every export. The host compiles all of them; remotes use them with `import: false`. Removing one requires a
 * major version of the contract, and adding one a minor.
 */
const GROUPS = {
  /** In the host's initial scripts. */
  eager: ['react', 'react/jsx-runtime', '@frontdesk/shared/app', '@frontdesk/shared/ui/core'],
  /** Fetched when the first page that needs them opens. */
  lazy: [
    '@frontdesk/shared/query',
    '@frontdesk/shared/schema',
    '@frontdesk/shared/ui/form',
    '@frontdesk/shared/ui/overlay',
    '@frontdesk/shared/ui/data',
    '@frontdesk/shared/ui/tabs',
    '@frontdesk/shared/ui/file-drop',
  ],
} as const;

/** Part of the file that every signed-in page loads. */
const IN_SHELL = '@frontdesk/shared/schema';

/** The short names of the groups that a page loads. */
export const LAZY_GROUPS: readonly string[] = GROUPS.lazy
  .filter((name) => name !== IN_SHELL)
  .map((name) => name.slice(name.lastIndexOf('/') + 1));

/** The libraries inside the groups: the host's health page shows their versions. */
const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  '@frontdesk/shared/app': ['react-router-dom', 'zustand'],
  '@frontdesk/shared/query': ['@tanstack/react-query'],
  '@frontdesk/shared/schema': ['valibot'],
  '@frontdesk/shared/ui/core': ['@chakra-ui/react'],
  '@frontdesk/shared/ui/overlay': ['@ark-ui/react'],
  '@frontdesk/shared/ui/file-drop': ['react-dropzone'],
};

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
  readonly shareKey?: string;
}

function shareEach(names: readonly string[], how: Partial<SharedModule>): Record<string, SharedModule> {
  return Object.fromEntries(names.map((name) => [name, { singleton: true, requiredVersion: false, ...how }]));
}

/** What the host provides. `isDevelopment` adds React's development JSX module. */
export function providedModules(isDevelopment: boolean): Record<string, SharedModule> {
  const eager = withDevelopmentJsx(GROUPS.eager, isDevelopment);
  const ours = eager.filter((name) => name.startsWith('@frontdesk/'));
  return {
    ...shareEach(eager, { version: versionOf('react'), eager: true }),
    ...shareEach(ours, { version: CONTRACT_VERSION, eager: true }),
    ...shareEach(GROUPS.lazy, { version: CONTRACT_VERSION }),
  };
}

const LIBRARIES = path.resolve(import.meta.dirname, '../../shared/node_modules');

/** The installed versions of the libraries inside each group. */
export function sharedContents(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(CONTENTS).map(([group, libraries]) => [
      group,
      Object.fromEntries(libraries.map((library) => [library, versionOf(library)])),
    ]),
  );
}

/** The modules that a remote always uses from the host and never contains. */
export function consumedModules(isDevelopment: boolean): Record<string, SharedModule> {
  const names = [...withDevelopmentJsx(GROUPS.eager, isDevelopment), ...GROUPS.lazy];
  const groups = names.filter((name) => name.startsWith('@frontdesk/shared/'));
  return {
    ...shareEach(names, { import: false }),
    // Outside teams import the same groups from the kit.
    ...Object.fromEntries(
      groups.map((name) => [
        name.replace('/shared/', '/remote-kit/'),
        { singleton: true, requiredVersion: false, import: false, shareKey: name } as const,
      ]),
    ),
  };
}

function withDevelopmentJsx(names: readonly string[], isDevelopment: boolean): readonly string[] {
  return isDevelopment ? [...names, 'react/jsx-dev-runtime'] : names;
}

function versionOf(library: string): string {
  const manifest = readFileSync(path.join(LIBRARIES, library, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
