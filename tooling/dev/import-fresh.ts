import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** The default export of a TypeScript module as its file, and all that it imports by path, are now. */
export async function importFresh<T>(file: string): Promise<T> {
  const module = (await tsImport(pathToFileURL(file).href, import.meta.url)) as { default: T };
  return module.default;
}
