/** The fields of a route in the registry that tests need. */
interface Route {
  readonly path: string;
  readonly access: 'public' | 'signed-in';
  readonly role?: string;
}

/**
 * Returns the addresses of all remotes' pages from the site's registry, except the one that logs out. `examples`
 * contains the addresses of routes with parameters, and of pages that need a search. Throws when a route with a
 * parameter has no example, so that a new page is not forgotten.
 */
export async function registeredAddresses(
  siteUrl: string,
  access: Route['access'],
  examples: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  const registry = (await (await fetch(`${siteUrl}/admin/remotes.json`)).json()) as {
    readonly remotes: readonly { readonly routes: readonly Route[] }[];
  };
  const routes = registry.remotes.flatMap((remote) => remote.routes);
  return routes
    .filter((route) => route.access === access && route.role !== 'logout')
    .flatMap(({ path }) => {
      const found = examples[path] ?? (path.includes(':') ? undefined : [path]);
      if (!found) throw new Error(`Give an example of ${path}.`);
      return found;
    });
}
