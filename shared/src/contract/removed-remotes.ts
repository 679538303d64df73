/** A remote that the site had before, as `removed` of `remotes.json` lists it. */
export interface RemovedRemote {
  readonly name: string;
  /** The addresses that it answered. */
  readonly paths: readonly string[];
}

/** Reads `removed` of `remotes.json`. What cannot be read is left out: the list only explains. */
export function readRemovedRemotes(removed: unknown): readonly RemovedRemote[] {
  return (Array.isArray(removed) ? removed : []).flatMap((entry) => {
    const { name, paths } = (entry ?? {}) as Partial<Record<string, unknown>>;
    return isText(name) && Array.isArray(paths) ? [{ name, paths: paths.filter(isText) }] : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
