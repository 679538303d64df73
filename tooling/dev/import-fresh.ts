import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * Imports the default export of a TypeScript module and of all files that it imports by path, without a cache. Calls
 * `onFile` with each of these files, even if the import fails.
 */
export async function importFresh<T>(file: string, onFile?: (file: string) => void): Promise<T> {
  const module = (await tsImport(pathToFileURL(file).href, {
    parentURL: import.meta.url,
    onImport: (url) => url.startsWith('file:') && onFile?.(fileURLToPath(url)),
  })) as { default: T };
  return module.default;
}
