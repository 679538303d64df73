import path from 'node:path';
import type { Compiler } from 'webpack';

/** Libraries whose state is in the host: a copy in a remote would lack the providers around the page. */
export const INSTEAD: Readonly<Record<string, string>> = {
  '@chakra-ui/react': 'ui/core, ui/form, ui/overlay, ui/data or ui/tabs',
  '@emotion/react': 'ui/core',
  '@tanstack/react-query': 'query',
  'react-router': 'app',
  'react-router-dom': 'app',
  '@microsoft/signalr': 'app',
  'react-dom': 'ui/overlay for what appears above the page',
};

/** Returns the library of the host that an import requests; undefined for others. */
export const libraryOfHost = (request: string): string | undefined =>
  Object.keys(INSTEAD).find((library) => request === library || request.startsWith(`${library}/`));

/**
 * Fails the build of a remote whose own files import a library that only the host may contain. Such a page builds and
 * type-checks, but crashes in the site. `packageName` is the package that has the host's modules.
 */
export class HostLibrariesPlugin {
  constructor(
    private readonly folder: string,
    private readonly packageName: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(HostLibrariesPlugin.name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(HostLibrariesPlugin.name, ({ request, contextInfo: { issuer } }) => {
        const name = libraryOfHost(request);
        if (name === undefined || !this.#isOwn(issuer)) return;
        const file = path.relative(this.folder, issuer);
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `${file} imports ${request}, which belongs to the host. Import from ${this.packageName}/${INSTEAD[name]}.`,
          ),
        );
      });
    });
  }

  #isOwn(file: string): boolean {
    return file.startsWith(this.folder + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  }
}
