/** A remote that the site had before, from `removed` in `remotes.json`. */
export interface RemovedRemote {
  readonly name: string;
  /** The addresses of its pages. */
  readonly paths: readonly string[];
}

/** Reads `removed` from `remotes.json`. Skips unreadable items, because the list only explains missing pages. */
export function readRemovedRemotes(removed: unknown): readonly RemovedRemote[] {
  return (Array.isArray(removed) ? removed : []).flatMap((entry) => {
    const { name, paths } = (entry ?? {}) as Partial<Record<string, unknown>>;
    return isText(name) && Array.isArray(paths) ? [{ name, paths: paths.filter(isText) }] : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
